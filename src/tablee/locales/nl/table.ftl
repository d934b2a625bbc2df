### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Die stoel is er niet aan deze tafel.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-not-a-draw = Er wordt nu niets getrokken of gegooid.
refusal-wrong-draw = Deze worp of deze kaarten zijn niet mogelijk.
refusal-no-clock = Er loopt geen klok.
refusal-unknown-move = Dit is geen zet.

## Refusals: why a table did not do what was asked

refusal-bad-message = Dit bericht is niet te begrijpen.
refusal-too-large = Dat is te groot.
refusal-too-fast = Rustig aan, graag. Probeer het zo nog eens.
refusal-not-greeted = Zeg eerst wie je bent.
refusal-greeted-already = Je hebt al gezegd wie je bent.
refusal-bad-token = Dit apparaat is hier niet bekend. Laad de pagina opnieuw.
refusal-no-such-table = Er is geen tafel met deze code.
refusal-no-such-game = Dat spel hebben we hier niet.
refusal-no-such-bot = Die bot is er niet voor dit spel.
refusal-bad-options = Zo kan een tafel niet worden ingericht.
refusal-bad-name = Typ een naam.
refusal-seat-taken = Deze stoel is bezet.
refusal-seat-empty = Daar zit niemand.
refusal-not-seated = Je hebt geen stoel aan deze tafel.
refusal-not-host = Alleen de host mag dat.
refusal-not-before-start = Het spel is nog niet begonnen of al afgelopen.
refusal-only-before-start = Het spel is al begonnen.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-paused = Het spel is gepauzeerd.
refusal-not-paused = Het spel is niet gepauzeerd.
refusal-not-kept = Er zit geen bot op jouw stoel.
refusal-nothing-to-undo = Er valt niets terug te nemen.
refusal-nothing-asked = Er wordt je niets gevraagd.
refusal-asked-already = Er staat al een vraag open.
refusal-no-turn-clock = Er is geen klok aan deze tafel.
refusal-no-more-time = Er is deze beurt al genoeg extra tijd geweest.
refusal-quiet-table = Dit is een stille tafel: alleen reacties.
refusal-no-hints = Aan deze tafel zijn er geen tips.
refusal-no-advice = Hier valt niets aan te raden.
refusal-bad-move = Dit is geen zet in dit spel.
refusal-not-kept-safe = Dit kon niet worden bewaard en is dus niet gedaan. Probeer het nog eens.
refusal-old-rules = Aan deze tafel is gespeeld met oudere regels die dit huis niet meer heeft.
refusal-house-full = Het huis is nu vol. Probeer het later nog eens.
refusal-no-such-code = Deze code is ongeldig of al gebruikt.
