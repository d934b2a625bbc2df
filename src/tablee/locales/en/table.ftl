### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-your-turn = It is not your turn.
refusal-not-a-draw = Nothing is drawn or rolled now.
refusal-wrong-draw = These dice or cards cannot have come.
refusal-no-clock = No clock is running.
refusal-unknown-move = This is not a move.
