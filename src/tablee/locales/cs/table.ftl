### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = Hra skončila.
refusal-no-such-seat = Takové místo u tohoto stolu není.
refusal-not-your-turn = Nejste na tahu.
refusal-not-a-draw = Teď se nelosuje ani nehází.
refusal-wrong-draw = Takové kostky nebo karty nemohly přijít.
refusal-no-clock = Žádné hodiny neběží.
refusal-unknown-move = Takový tah neexistuje.
