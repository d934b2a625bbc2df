### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = La partida ha terminado.
refusal-no-such-seat = Ese asiento no existe en esta mesa.
refusal-not-your-turn = No es tu turno.
refusal-not-a-draw = Ahora no se sacan cartas ni se tiran dados.
refusal-wrong-draw = Estos dados o estas cartas no pueden haber salido.
refusal-no-clock = No hay ningún reloj en marcha.
refusal-unknown-move = Esto no es una jugada.

## Refusals: why a table did not do what was asked

refusal-bad-message = Este mensaje no se entiende.
refusal-too-large = Es demasiado grande.
refusal-too-fast = Más despacio, por favor. Prueba otra vez en un momento.
refusal-not-greeted = Primero di quién eres.
refusal-greeted-already = Ya has dicho quién eres.
refusal-bad-token = Aquí no se reconoce este dispositivo. Vuelve a cargar la página.
refusal-no-such-table = No hay ninguna mesa con este código.
refusal-no-such-game = Aquí no tenemos ese juego.
refusal-no-such-bot = Ese bot no existe para este juego.
refusal-bad-options = No se puede preparar una mesa así.
refusal-bad-name = Escribe un nombre.
refusal-seat-taken = Este asiento está ocupado.
refusal-seat-empty = En ese asiento no hay nadie.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-not-host = Eso solo puede hacerlo quien organiza la mesa.
refusal-not-before-start = La partida no ha empezado o ya ha terminado.
refusal-only-before-start = La partida ya ha empezado.
refusal-not-over = La partida aún no ha terminado.
refusal-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-not-kept = Ningún bot te guarda el asiento.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-nothing-asked = No hay ninguna petición para ti.
refusal-asked-already = Ya hay una petición pendiente.
refusal-no-turn-clock = En esta mesa no hay reloj.
refusal-no-more-time = En este turno ya ha habido bastante tiempo extra.
refusal-quiet-table = Esta mesa es silenciosa: solo reacciones.
refusal-no-hints = En esta mesa no hay pistas.
refusal-no-advice = Aquí no hay nada que aconsejar.
refusal-bad-move = Esto no es una jugada de este juego.
refusal-not-kept-safe = No se ha podido guardar, así que no se ha hecho. Inténtalo otra vez.
refusal-old-rules = En esta mesa se jugó con unas reglas antiguas que esta casa ya no tiene.
refusal-house-full = La casa está llena en este momento. Prueba más tarde.
refusal-no-such-code = Este código no es válido o ya se ha usado.
