### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = La partita è finita.
refusal-no-such-seat = Quel posto non c’è a questo tavolo.
refusal-not-your-turn = Non tocca a te.
refusal-not-a-draw = Adesso non si pescano carte e non si tirano dadi.
refusal-wrong-draw = Questi dadi o queste carte non possono essere usciti.
refusal-no-clock = Non c’è nessun orologio in funzione.
refusal-unknown-move = Questa non è una mossa.
