### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = La partida ha terminado.
refusal-no-such-seat = Ese asiento no existe en esta mesa.
refusal-not-your-turn = No es tu turno.
refusal-not-a-draw = Ahora no se sacan cartas ni se tiran dados.
refusal-wrong-draw = Estos dados o estas cartas no pueden haber salido.
refusal-no-clock = No hay ningún reloj en marcha.
refusal-unknown-move = Esto no es una jugada.
