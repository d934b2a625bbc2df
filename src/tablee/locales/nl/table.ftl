### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Die stoel is er niet aan deze tafel.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-not-a-draw = Er wordt nu niets getrokken of gegooid.
refusal-wrong-draw = Deze worp of deze kaarten zijn niet mogelijk.
refusal-no-clock = Er loopt geen klok.
refusal-unknown-move = Dit is geen zet.
