### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-your-turn = It is not your turn.
refusal-not-a-draw = Nothing is drawn or rolled now.
refusal-wrong-draw = These dice or cards cannot have come.
refusal-no-clock = No clock is running.
refusal-unknown-move = This is not a move.

## Refusals: why a table did not do what was asked

refusal-bad-message = This message cannot be read.
refusal-too-large = That is too large.
refusal-too-fast = Slower, please. Try again in a moment.
refusal-not-greeted = Say who you are first.
refusal-greeted-already = You have said who you are already.
refusal-bad-token = This device is not known here. Reload the page.
refusal-no-such-table = There is no table with this code.
refusal-no-such-game = There is no such game here.
refusal-no-such-bot = There is no such bot for this game.
refusal-bad-options = A table cannot be set up like this.
refusal-bad-name = Please type a name.
refusal-seat-taken = This seat is taken.
refusal-seat-empty = Nobody sits there.
refusal-not-seated = You have no seat at this table.
refusal-not-host = Only the host may do that.
refusal-not-before-start = The game has not begun, or is over.
refusal-only-before-start = The game has begun.
refusal-not-over = The game is not over yet.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-not-kept = No bot keeps your seat.
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-asked = Nothing is asked of you.
refusal-asked-already = Something is being asked already.
refusal-no-turn-clock = There is no clock at this table.
refusal-no-more-time = There was extra time enough for this turn.
refusal-quiet-table = This is a quiet table: reactions only.
refusal-no-hints = There are no hints at this table.
refusal-no-advice = There is nothing to advise here.
refusal-bad-move = This is not a move of this game.
refusal-not-kept-safe = This could not be kept, so it was not done. Please try again.
refusal-old-rules = This table was played under older rules that this house no longer has.
refusal-house-full = The house is full at the moment. Try again later.
refusal-no-such-code = This code is not valid, or has been used already.
