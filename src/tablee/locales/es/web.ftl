### What the pages say. $name is a player's name, $code a code of the table's or the server's.

## Games

web-kinoko = Kinoko
web-konito = Konito
web-tomkuni = Tom Kuni
web-kinoko-in-a-line = Ves las setas de los demás, nunca las tuyas.
web-konito-in-a-line = Alguien dice el principio, los demás adivinan el final.
web-tomkuni-in-a-line = El parchís de los empujones hacia delante.
# A proverb that everyone knows, in two lines of at most ten letters, and its end in two lines.
web-konito-picture-1 = Ojos que
web-konito-picture-2 = no ven…
web-konito-picture-3 = ¡corazón que
web-konito-picture-4 = no siente!

## Home

web-home = Volver al inicio
web-language = Idioma
web-play = Jugar
web-against-bots = contra bots
web-open-table = Abrir una mesa
web-open-which = ¿Qué juego?
web-have-code = Tengo un código
web-join = Unirme
web-back-to-table = Volver a tu mesa
web-guest = Visitante
web-arriving = Un momento, ya llega tu asiento…

## Joining

web-who-are-you = ¿Cómo te llamamos?
web-name = Tu nombre
web-sit-down = Sentarme
web-joining = Te llevamos a la mesa…
web-close = Cerrar

## Before the start

web-table-of = Mesa de { $name }
web-invite = Invitar
web-code = Código de la mesa
web-qr = Código QR del enlace a esta mesa
web-share = Compartir el enlace
web-copied = El enlace está copiado.
web-seats = Asientos
web-thats-you = eres tú
web-here = presente
web-away = ausente
web-bot = Bot
web-free-seat = Asiento libre
web-free-seat-why = para quien venga
web-sit-here = Sentarme aquí
web-free-this-seat = Liberar el asiento de { $name }
web-bot-level = Nivel de { $name }
web-swap-seat = Cambiar el asiento de { $name }
web-swap-with = Intercambiar los asientos de { $name } y { $other }
web-swap-how = Toca ahora el asiento con el que cambia { $name }.
web-ready = todo listo
web-not-yet = aún no
web-one-seat-more = Un asiento más
web-one-seat-less = Un asiento menos
web-watching = Público: { $names }
web-how-we-play = Cómo jugamos
web-everyone-sees = todos ven estas opciones
web-usual-rules = Las reglas habituales.
# $what names options.
web-unusual-rules = Distinto de lo habitual: { $what }
web-change-rules = Cambiar
web-quiet-table = Mesa silenciosa
web-quiet-table-why = solo reacciones, sin chat: ideal para jugar con niños
web-listed-table = Cualquiera puede encontrar esta mesa
web-listed-table-why = si no, solo quien tenga el enlace o el código
web-begins-when-ready = La partida empieza cuando todo el mundo esté listo.
web-i-am-ready = Todo listo
web-not-ready-after-all = Un momento más

## At the table

web-menu = Menú
web-rules = Reglas
web-log = Qué ha pasado
web-at-the-table = En la mesa
web-sound = Sonido
web-your-turn = Tu turno
web-turn-of = Juega { $name }
web-watching-now = Miras la partida
web-say-something = Di algo
web-send = Enviar
web-somebody = Alguien
web-reacted = { $name }: { $what }
web-reaction-bravo = ¡Bravo!
web-reaction-laugh = ¡Ja, ja!
web-reaction-wow = ¡Guau!
web-reaction-thanks = ¡Gracias!
web-reaction-sorry = ¡Perdón!
web-reaction-hurry = ¡Vamos!
web-reaction-heart = Con cariño
web-reaction-think = Mmm…
web-chosen = elegida
web-connection-lost = Se ha perdido la conexión. Te guardamos el asiento.
web-reconnect = Reconectar
web-bot-keeps-your-seat = Un bot juega por ti.
web-take-back = Recuperar mi asiento
web-paused = La partida está en pausa.
web-resume = Seguir
web-question = Una petición para todos
web-asks-undo = { $name } querría deshacer la última jugada.
web-asks-pause = { $name } querría hacer una pausa.
web-agree = De acuerdo
web-rather-not = Mejor no
web-waiting-for-answers = Esperando las respuestas…
web-time-is-short = Se te acaba el tiempo.
# $time is written as minutes and seconds, 4:59.
web-time-left = Quedan { $time }
web-more-time = Más tiempo
web-rematch-is-open = Hay otra partida esperando.
web-follow = Vamos
web-undo = Deshacer
web-ask-undo = Pedir deshacer
web-pause = Pedir una pausa
web-fair = Prueba de juego limpio
web-options = Opciones de esta mesa
web-theme = Claro u oscuro
web-theme-system = como el dispositivo
web-theme-light = claro
web-theme-dark = oscuro
web-speed = Velocidad
web-speed-1 = normal
web-speed-0-5 = rápida
web-speed-0 = al instante
web-speed-2 = lenta
web-letters = Letras en las cartas
web-move-device = Pasar a otro dispositivo
web-move-device-how = Escanea esto con el otro dispositivo en menos de diez minutos. Solo funciona una vez.
web-record = Descargar el registro
web-leave = Dejar la mesa
web-over = La partida ha terminado
web-play-again = Jugar otra vez
web-won = { $count ->
    [one] { $names } gana
   *[other] { $names } ganan
}
web-skip = Saltar
web-next-round = Siguiente ronda
web-see-the-end = Ver la mesa
# $code is a code that no message explains.
web-refused = No ha funcionado ({ $code }).

## What home lists

web-open-tables = Mesas abiertas
# $free is a number of seats.
web-free-seats = { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
web-finished-games = Para volver a ver

## On a television

web-television = Mostrar en un televisor
# $address is typed into the television's browser.
web-television-how = Abre allí { $address }
web-tv-join = Siéntate con tu teléfono
web-tv-lost = Se ha perdido la conexión. Probando otra vez…
web-tv-again = ¿Otra partida? Elegid «Jugar otra vez» en un teléfono.
# The key is F in every language.
web-tv-full-screen = Pantalla completa (F)
# After a name on a plate.
web-plays = juega
# $points is a number.
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Watching a game again

web-watch-again = Volver a ver la partida
web-replay-eyes = Vista por
web-replay-all = todo a la vista
web-replay-spectator = el público
web-replay-moves = Jugadas
# $move and $moves are numbers.
web-replay-move = Jugada { $move } de { $moves }
web-replay-first = Al principio
web-replay-back = Atrás
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-forward = Adelante
web-replay-last = Al final
web-replay-link = Copiar el enlace a esta jugada
web-one-moment = Un momento…
web-to-the-table = A la mesa

## Robots and hints

bot-chick = Pollito
bot-chick-why = una primera partida
bot-squirrel = Ardilla
bot-squirrel-why = juega por gusto
bot-fox = Zorro
bot-fox-why = piensa antes
bot-owl = Búho
bot-owl-why = un experto
web-hints = Pistas
web-hints-why = a quien le toca puede preguntar qué haría un experto
web-hint = ¿Qué haría un experto?
web-thoughts = Mostrar lo que pensaron los robots ({ $count })
