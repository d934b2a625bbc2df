### Everything Konito says.
###
### $name is a player's name; $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $theme, $start and $end are the parts of an expression, in the deck's own language. $team is the name
### of a team, or of a player.

konito = Konito

## The table as a picture

konito-turn = Beurt { $turn }
konito-turn-of = Beurt { $turn } van { $most }
konito-reads = { $me ->
    [yes] Jij leest
   *[no] { $name } leest
}
konito-legend = 1 makkelijk · 2 gemiddeld · 3 moeilijk · ! uitdaging · # finish
konito-team-0 = Vossen
konito-team-1 = Uilen
konito-team-2 = Otters
konito-everyone = Allemaal samen
konito-challenge = Uitdaging: { $text }
konito-hidden = nog niet voorgelezen
konito-hint = Hint: { $text }

## What one may do

konito-ask-partner = Met wie vorm je een duo?
konito-ask-number = Kies een nummer voor de uitdaging
konito-ask-start = Klaar?
konito-ask-reading = Wat doe je?
konito-ask-review = De beurt is voorbij
konito-offer-partner = { $name }
konito-offer-number = { $number }
konito-offer-start = Draai de zandloper om
konito-offer-read_out = Lees voor: { $theme }: { $start }…
konito-offer-got = Geraden: { $start } → { $end }
konito-offer-say = Typ een hint
konito-offer-guess = Typ een antwoord
konito-offer-pass_face = Sla deze kant over
konito-offer-contest = Maak bezwaar tegen ‘{ $end }’: { $reason }
konito-offer-concede = Ga akkoord met het bezwaar
konito-offer-vote-right = Het bezwaar klopt
konito-offer-vote-wrong = Het bezwaar klopt niet
konito-offer-next = Ga door naar de volgende beurt
konito-reason-banned_word = een verboden woord
konito-reason-translation = een vertaling
konito-reason-wrong_tap = het is niet geraden

## What happened

konito-told-first = { $me ->
    [yes] Jij leest als eerste.
   *[no] { $name } leest als eerste.
}
konito-told-track = De baan heeft { $squares } vakjes.
konito-told-partner = { $me ->
    [yes] Deze beurt raad jij.
   *[no] Deze beurt raadt { $name }.
}
konito-told-number = Nummer { $number } is gekozen.
konito-told-start = Het zand loopt: { $seconds } seconden.
konito-told-read = { $theme }: { $start }…
konito-told-got = Gevonden: { $start } { $end }.
konito-told-said = Hint: { $text }
konito-told-guess = { $name }: { $text }
konito-told-almost = Bijna!
konito-told-complete = Deze kant is compleet.
konito-told-passed = Deze kant wordt overgeslagen.
konito-told-time = Het zand is doorgelopen. Complete kanten: { $faces }.
konito-told-heaps = Kaarten: { $both } met beide kanten geraden, { $one } met één, { $none } met geen.
konito-told-contest = { $name } maakt bezwaar tegen ‘{ $end }’: { $reason }.
konito-told-upheld = Het bezwaar klopt: ‘{ $end }’ telt niet.
konito-told-rejected = Het bezwaar klopt niet: ‘{ $end }’ telt.
konito-told-moved = { $team }: nu op vakje { $square }.

## The end

konito-won-finish = { $names }: de finish is gehaald!
konito-won-out-of-turns = De beurten zijn voorbij, { $squares ->
    [one] één vakje vóór de finish.
   *[other] { $squares } vakjes vóór de finish.
} Meteen nog een spel?
konito-won-turn-limit = De beurten zijn voorbij. Het verst op de baan: { $names }!

## Why an action is refused

refusal-konito-not-now = Dat kan nu niet.
refusal-konito-not-your-role = Dat is deze beurt voor iemand anders.
refusal-konito-time-is-up = De tijd is om.
refusal-konito-time-runs-backwards = De tijd kan niet achteruitlopen.
refusal-konito-still-time = Er is nog zand over.
refusal-konito-no-time-given = In dit spel vermeldt elke zet wanneer die is gedaan.
refusal-konito-no-such-line = Die regel staat niet op deze kant.
refusal-konito-already-guessed = Deze is al geraden.
refusal-konito-already-read = Deze is al voorgelezen.
refusal-konito-banned-word = Dat woord hoort bij het antwoord. Zeg het anders.
refusal-konito-empty-text = Typ iets.
refusal-konito-text-too-long = Dat is te lang.
refusal-konito-not-a-partner = Kies iemand anders aan deze tafel.
refusal-konito-not-guessed = Je kunt alleen bezwaar maken tegen wat als geraden telt.
refusal-konito-contested-already = Hier heeft al iemand bezwaar tegen gemaakt.
refusal-konito-voted-already = Je hebt al gestemd.
refusal-konito-objection-is-open = Er moet eerst over een bezwaar worden beslist.
refusal-konito-unknown-action = Dat kan niet in Konito.

## Facts that simulations count

konito-fact-turns = beurten per spel
konito-fact-faces = complete kanten per beurt
konito-fact-finished = spellen die de finish halen

## The bots

konito-bot-random = doet zomaar iets
konito-bot-weak = kent één op de drie uitdrukkingen
konito-bot-simple = kent twee op de drie uitdrukkingen
konito-bot-strong = kent negen op de tien uitdrukkingen
konito-bot-chick = Kuiken: het eerste spel van een kind, kent weinig van de moeilijke
konito-bot-squirrel = Eekhoorn: speelt mee en kent de helft
konito-bot-fox = Vos: speelt aandachtig en kent de meeste
konito-bot-owl = Uil: speelt meesterlijk en kent ze bijna allemaal
konito-bot-prompter = Souffleur: zegt wat er voor te lezen is en welke hint te geven, en raadt niets

## Why a bot did what it did, in its own words

konito-why-knew = { $hints ->
    [0] “{ $text }”: deze kende ik.
    [1] “{ $text }”: de hint bracht me erop.
   *[other] “{ $text }”: na { $hints } hints schoot het me te binnen.
}
konito-why-unsure = “{ $text }”? Ik wist het niet zeker: { $expressions } uitdrukkingen beginnen zo.
konito-why-slipped = “{ $text }” was het eerste wat in me opkwam.
konito-why-tried_luck = { $told ->
    [yes] Ik kende het niet en probeerde “{ $text }”, dat met “{ $letters }” begint.
   *[no] Ik kende het niet en probeerde “{ $text }”, bij het thema “{ $theme }”.
}
konito-why-read_first = Een nieuwe kant: de eerste uitdrukking.
konito-why-read_on = { $found ->
    [yes] Het is gevonden: op naar de volgende.
   *[no] { $seconds ->
        [0] Nog niet gevonden: intussen de volgende.
       *[other] Al { $seconds } seconden geen antwoord: intussen de volgende.
    }
}
konito-why-gave_hint = { $seconds ->
    [0] Hint nummer { $number } hiervoor.
   *[other] Al { $seconds } seconden geen antwoord: hint nummer { $number } hiervoor.
}
konito-why-same_words = “{ $text }” heeft de juiste woorden in een andere vorm.
konito-why-gave_up = { $hints ->
    [0] Niemand vindt de rest.
    [1] Niemand vindt de rest, zelfs niet met een hint.
   *[other] Niemand vindt de rest, zelfs niet met { $hints } hints.
}
konito-why-cannot_hear = Ik kan jullie niet horen: als een bot voorleest, moeten antwoorden getypt worden.
konito-why-furthest_back = { $behind ->
    [0] De pionnen staan gelijk: wie dan ook is goed.
    [1] { $me ->
        [yes] Die pion staat één vakje achter de andere: daarmee delen kost je het minst.
       *[no] Die pion staat één vakje achter de andere: daarmee delen kost me het minst.
    }
   *[other] { $me ->
        [yes] Die pion staat { $behind } vakjes achter de andere: daarmee delen kost je het minst.
       *[no] Die pion staat { $behind } vakjes achter de andere: daarmee delen kost me het minst.
    }
}
konito-why-any_number = Niemand heeft de kaart gezien: het ene nummer is zo goed als het andere.
konito-why-just_likes = Ik had geen plan, ik had er gewoon zin in.
konito-why-nobody_typed = { $guesses ->
    [1] Het enige getypte antwoord komt niet in de buurt.
   *[other] Geen van de { $guesses } antwoorden komt in de buurt.
}
konito-why-judged-typed = Iemand heeft het getypt.
konito-why-judged-near = Er is iets heel dichtbij getypt.
konito-why-judged-nothing_near = Niets van wat er is getypt komt in de buurt.
konito-why-judged-unheard = Wat hardop is gezegd, is hier niet bekend; bij twijfel telt het.
konito-why-judged-clean = Geen hint had een woord uit de familie van het antwoord.

## Options of a table

konito-option-deck = de kaartenset: en/starter, fr/starter, of je eigen set uit een bestand, @FILE.csv (N28)
konito-option-form = de speelvorm: teams, three, together of solo; volgens het aantal spelers als er geen is genoemd (N23, N24)
konito-option-teams = aantal teams: 2 of 3 (N8)
konito-option-tiles = aantal tegels van de baan, 2 tot en met 15 (N6)
konito-option-challenges = of de tegels met hun uitdagingsvakje naar boven liggen (N6)
konito-option-track = een eigen baan, tegel voor tegel, zoals 1, 4b, 15 (N6)
konito-option-judging = typed: de tafel vergelijkt de antwoorden; voice: de lezer tikt aan wat er is gezegd, en bots horen daar niets van (N25)
konito-option-others_see_ends = of de andere teams de kant met de eindes zien, om te oordelen (N12)
konito-option-fresh = of kaarten die hetzelfde gezelschap in eerdere spellen heeft gezien, als laatste komen
konito-option-seen = kaarten die dit gezelschap al eerder heeft gezien
konito-option-seconds = hoelang de zandloper loopt (N11)
konito-option-turn_limit = hoeveel beurten elk team heeft voordat wint wie het verst is, 1 tot 50; zonder getal geen einde, en samen 6 (N29)

## Faults of a deck. $what is the word or number concerned, $other another line of the file.

konito-fault-columns = de eerste regel moet { $what } zijn
konito-fault-cells = aantal cellen: { $what }; het moeten er 9 zijn
konito-fault-csv = geen leesbare regel van een spreadsheet: { $what }
konito-fault-no-cards = er zijn geen kaarten
konito-fault-empty = ‘{ $what }’ is leeg
konito-fault-face = ‘{ $what }’ is geen kant; de kanten zijn a en b
konito-fault-level = ‘{ $what }’ is geen niveau; de niveaus zijn green, orange en red
konito-fault-theme = ‘{ $what }’ is geen thema in deze taal
konito-fault-start-too-long = het begin heeft meer dan { $what } tekens
konito-fault-end-too-long = het einde heeft meer dan { $what } tekens
konito-fault-end-in-start = het einde staat al in het begin of in het thema: { $what }
konito-fault-two-levels = kaart { $what } heeft een ander niveau in regel { $other }
# $what is a face and two numbers: what there is, and what there should be.
konito-fault-count = verkeerd aantal uitdrukkingen op { $what }
konito-fault-double = deze uitdrukking staat al in regel { $other }
konito-fault-nearly-double = deze uitdrukking is bijna dezelfde als die in regel { $other }
konito-fault-end-too-often = ‘{ $what }’ is het einde van meer dan drie uitdrukkingen
konito-fault-need = ‘{ $what }’ is niet iets wat een uitdaging nodig kan hebben
konito-fault-challenge-length = een uitdaging heeft 1 tot en met { $what } tekens
konito-fault-challenge-number = ‘{ $what }’: de uitdagingen van een kaart zijn genummerd 1, 2, 3
konito-fault-challenge-count = uitdagingskaart { $what } moet drie uitdagingen hebben
konito-fault-no-such-deck = er is geen kaartenset ‘{ $what }’
