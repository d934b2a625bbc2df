### What the command line says.
### Spanish: the space before % is U+00A0.

## Help

cli-about = Una mesa para Kinoko, Konito y Tom Kuni: jugar en la terminal, hacer jugar a los bots, volver a ver partidas y comprobar sus dados.
cli-usage = uso:
cli-commands = comandos
cli-options = opciones
cli-arguments = argumentos
cli-examples = ejemplos:
# $game is the name of a game.
cli-options-of = opciones de una mesa de { $game } (-o NAME=VALUE):
cli-bots-of = bots de { $game }:

cli-help-help = mostrar esta ayuda
cli-help-version = mostrar la versión
cli-help-lang = idioma: { $langs } (por defecto, el del sistema)
cli-help-play = jugar en la terminal contra bots
cli-help-simulate = hacer que los bots jueguen muchas partidas y contar
cli-help-arena = enfrentar a los bots con los mismos dados y repartos, y clasificarlos
cli-help-replay = ver paso a paso una partida registrada
cli-help-verify = comprobar que los dados y repartos de una partida fueron limpios
cli-help-rules = leer las reglas de un juego
cli-help-game = qué juego: { $games }
cli-help-players = número de jugadores ({ $default } por defecto)
cli-help-option = una opción de la mesa, ver abajo; se puede repetir
cli-help-seed = una palabra o un número; con la misma semilla, mismos dados y repartos
cli-help-name = tu nombre
cli-help-bots = los bots de los demás asientos, ver abajo; un solo nombre vale para todos
cli-help-bots-all = el bot de cada asiento, ver abajo; un solo nombre vale para todos
cli-help-bots-arena = los bots que se enfrentan (los cuatro niveles si no se indica)
cli-help-record = dónde guardar el registro de la partida (por defecto, en tu carpeta de datos)
cli-help-games = número de partidas ({ $default } por defecto)
cli-help-games-arena = partidas como mínimo para cada grupo de bots ({ $default } si no se indica)
cli-help-processes = cuántos procesos juegan a la vez (uno por núcleo si no se indica)
cli-help-json = mostrar el resultado en JSON
cli-help-file = un registro de los que guarda «play»
cli-help-seat = la partida vista desde este asiento, contando desde 0, o all para verlo todo; por defecto, vista por el público

cli-about-play = Jugar una partida en la terminal: tú en un asiento y bots en los demás. Escribe el número de lo que quieras hacer; con h recibes un consejo, con w sabes por qué jugaron así los bots, con ? ves las reglas, con q dejas la mesa. La partida queda registrada y se puede volver a ver y comprobar.
cli-about-simulate = Hacer que los bots jueguen muchas partidas y contar victorias, puntos y datos propios del juego, cada uno con su intervalo del 95 %. La misma semilla da las mismas partidas.
cli-about-arena = Cada bot se enfrenta a todos los demás con los mismos dados y repartos, en todos los asientos: cuánta fuerza tiene cada uno (Elo), quién gana cuántas veces a quién y cuánto piensa. La misma semilla da las mismas partidas.
cli-about-replay = Ver paso a paso una partida registrada, desde uno de sus asientos o como público. Intro avanza, b retrocede, un número lleva a esa jugada, q sale. Sin terminal se muestra todo de una vez.
cli-about-verify = Repetir todas las tiradas y todos los repartos de una partida terminada a partir de su semilla revelada, contrastar cada jugada con las reglas y decir si todo encaja.
cli-help-serve = abrir la casa: mesas para cualquiera que esté en la red, en el navegador
cli-help-backup = copiar todo lo que guarda la casa, mientras está abierta
cli-help-host = la dirección en la que escuchar (por defecto, todas las de este equipo)
cli-help-port = el puerto en el que escuchar (8000 por defecto)
cli-help-data = la carpeta donde se guarda todo (por defecto, tu carpeta de datos)
cli-help-public-url = la dirección por la que los demás llegan a esta casa, si está detrás de un proxy
cli-help-trust-proxy = fiarse del proxy que hay delante de esta casa cuando dice quién llama
cli-help-open = mostrar la página en un navegador, si lo hay
cli-help-backup-file = dónde guardar la copia

cli-about-serve = Abrir la casa: cualquiera que esté en tu red puede abrir una mesa, compartir su enlace o su código QR y jugar en el navegador, con personas y bots. Todo se guarda en una sola carpeta; si cierras la casa y la vuelves a abrir, cada mesa sigue donde estaba.
cli-about-backup = Copiar en un solo archivo todo lo que guarda la casa, tal como está en ese momento, mientras la gente sigue jugando. Para recuperarlo, pon el archivo en una carpeta de datos con el nombre tablee.sqlite.
cli-about-rules = Mostrar las reglas numeradas de un juego tal como se juegan en esta mesa.

## Playing

cli-play-welcome = { $game }. Escribe un número para elegir, h para un consejo, w para saber por qué jugaron así los bots, ? para ver las reglas, q para salir.
cli-play-fair = Todos los dados y repartos salen de una semilla secreta. Su huella, para comprobarlo después: { $commitment }
cli-play-prompt = Tu elección
cli-play-back = volver
cli-play-not-a-choice = Escribe un número del { $first } al { $last }.
cli-play-no-reasons = Todavía no hay nada que se pueda contar.
cli-play-left = Dejas la mesa.
cli-play-saved = Registro de esta partida: { $file }
# $replay and $verify are commands.
cli-play-next = Volver a verla: { $replay }
    Comprobar sus dados: { $verify }
cli-play-default-name = Visitante

## Serving

cli-serve-welcome = Tablée está abierta.
cli-serve-here = En este equipo: { $url }
cli-serve-network = Para cualquiera que esté en tu red: { $url }
cli-serve-data = Todo se guarda en { $file }
cli-serve-stop = Con Ctrl+C se cierra. Cuando vuelvas a abrirla, las mesas seguirán donde estaban.
cli-serve-stopped = Tablée está cerrada. Todas las mesas quedan guardadas.
# $file is the copy, $name what to call it in a data folder.
cli-backup-done = Copia guardada en { $file }. Para recuperarla, ponla en una carpeta de datos con el nombre { $name }.
cli-error-port = «{ $port }» no es un puerto: escribe un número del 1 al 65535
cli-error-url = «{ $url }» no es una dirección como https://play.example.org
cli-error-listen = no se puede usar el puerto { $port }: { $reason }. Prueba con otro: --port 8001
cli-error-no-house = todavía no hay nada guardado en { $folder }

## Simulating

cli-simulate-title = { $game }: { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, semilla { $seed }
cli-simulate-seat = asiento
cli-simulate-bot = bot
cli-simulate-wins = victorias
cli-simulate-score = puntos
cli-simulate-fact = dato
cli-simulate-mean = media
cli-simulate-interval = intervalo 95 %
cli-simulate-note = Una victoria compartida cuenta a partes iguales.
cli-simulate-speed = { $seconds } s, { $speed } jugadas por segundo
cli-simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-elo = Elo
cli-arena-median = decide en
cli-arena-p99 = 99 % en
cli-arena-shares = Cuántas veces gana el bot de la fila contra los de la columna (solo entre ellos, si juegan más de dos bandos)
cli-arena-all-different = Todos distintos en una mesa
cli-arena-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } … { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# 1 divided by the number of sides
cli-arena-note = Lo justo sería { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }. El Elo se cuenta desde el primer bot nombrado, que tiene 1000; 400 más es diez veces más fuerte.

## Replaying

cli-replay-title = { $game }, { $file }
cli-replay-seat = la partida vista por { $name }
cli-replay-spectator = la partida vista por el público
cli-replay-all = la partida con todo a la vista
cli-replay-step = Jugada { $move } de { $moves }
cli-replay-keys = Intro: seguir · b: atrás · número: ir a una jugada · q: salir
cli-replay-unfinished = El registro acaba aquí. La partida no se terminó.

## Checking

cli-verify-proved = Juego limpio: { $draws ->
    [one] { $draws } sorteo es el que da la semilla
   *[other] los { $draws } sorteos son los que da la semilla
} y todas las jugadas respetan las reglas.
cli-verify-no-seed = Sin demostrar: el registro no revela ninguna semilla. La semilla se revela cuando termina la partida.
cli-verify-no-commitment = Sin demostrar: el registro no contiene la huella anterior al primer sorteo.
cli-verify-commitment = No es juego limpio: la semilla revelada no corresponde a la huella del registro.
cli-verify-draw = No es juego limpio: la jugada { $move } no es la que da la semilla.
cli-verify-illegal = No es una partida válida: la jugada { $move } va contra las reglas.
cli-verify-unfinished = No es una partida completa: se acaba tras la jugada { $move }.
cli-verify-after-end = No es una partida válida: la jugada { $move } viene después del final.
cli-verify-published = La huella del registro, para compararla con la que se mostró antes del primer sorteo: { $commitment }

## When something is wrong

cli-error = Error: { $reason }
# $help is a command.
cli-error-usage = este comando no se entiende ({ $reason }). Cómo se escribe: { $help }
cli-error-no-file = el archivo { $file } no existe
cli-error-unreadable = no se puede leer { $file }: { $reason }
cli-error-unwritable = no se puede escribir { $file }: { $reason }
cli-error-exists = { $file } ya existe y se queda como está
cli-error-record = { $file } no es un registro válido. Línea { $line }: { $reason }
cli-error-not-text = no es un archivo de texto
cli-error-game = el juego { $game } no existe; hay: { $games }
cli-error-lang = el idioma { $lang } no está disponible; hay: { $langs }
cli-error-players = { $game } es para { $seats } jugadores
cli-error-bot = el bot { $bot } no existe; hay: { $bots }
cli-error-arena-bots = una arena necesita al menos dos bots distintos, cada uno nombrado una vez
cli-error-one-side = en esta mesa todos ganan o pierden juntos: no hay a quién comparar
cli-error-bot-count = { $found ->
    [one] { $found } bot
   *[other] { $found } bots
} para { $expected ->
    [one] { $expected } asiento
   *[other] { $expected } asientos
}
cli-error-option = no se puede preparar una mesa así: { $reason }
cli-error-option-name = la opción { $option } no existe; hay: { $options }
cli-error-option-form = una opción se escribe NAME=VALUE, no { $option }
cli-error-number = { $name } debe ser un número entero de { $least } a { $most }
cli-error-endless = con estos bots y opciones una partida no termina: detenida tras { $moves } jugadas

## Decks

cli-help-deck = crear, comprobar y guardar mazos propios para Konito
cli-about-deck = Los mazos son hojas de cálculo (CSV), con una expresión por línea. «new» escribe un ejemplo para empezar, «check» muestra cada error con su línea, «import» guarda un mazo correcto en tu carpeta de datos. El idioma del mazo es el de --lang.
cli-help-deck-what = new, check o import
cli-help-deck-file = el mazo, un archivo CSV
cli-deck-new = Hay un ejemplo en { $file }. Los temas que puedes usar: { $themes }
cli-deck-good = { $file }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $expressions ->
    [one] { $expressions } expresión
   *[other] { $expressions } expresiones
}, ningún error.
cli-deck-fault = línea { $line }: { $fault }
cli-deck-bad = { $faults ->
    [one] { $faults } error
   *[other] { $faults } errores
} en { $file }. No se guarda nada de él.
cli-deck-kept = Guardado como { $file }. Para jugar con él: { $play }
cli-error-deck-what = «{ $what }» no es algo que se haga con un mazo; hay: new, check e import

## Playing Konito alone, against the clock

cli-solo-welcome = Yo leo, tú escribes cómo sigue. { $seconds } segundos por turno, { $turns } turnos hasta la meta. Con una línea vacía saltas la cara, con q sales.
cli-solo-ready = Pulsa Intro para dar la vuelta al reloj de arena
cli-solo-left = { $seconds } s
cli-solo-first-letter = empieza por «{ $letters }»
cli-error-option-file = la opción { $option } no se puede leer de un archivo
