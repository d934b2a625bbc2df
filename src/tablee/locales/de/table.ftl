### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not-your-turn = Du bist nicht dran.
refusal-not-a-draw = Jetzt wird nichts gezogen und nichts gewürfelt.
refusal-wrong-draw = Diese Würfel oder Karten können so nicht gekommen sein.
refusal-no-clock = Es läuft keine Uhr.
refusal-unknown-move = Diesen Zug gibt es nicht.
