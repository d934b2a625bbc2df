### Everything Konito says.
###
### $name is a player's name; $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $theme, $start and $end are the parts of an expression, in the deck's own language. $team is the name
### of a team, or of a player.

konito = Konito

## The table as a picture

konito-turn = Turno { $turn }
konito-turn-of = Turno { $turn } de { $most }
konito-reads = { $me ->
    [yes] Lees tú
   *[no] Lee { $name }
}
konito-legend = 1 fácil · 2 medio · 3 difícil · ! desafío · # meta
konito-team-0 = Zorros
konito-team-1 = Búhos
konito-team-2 = Nutrias
konito-everyone = En equipo
konito-challenge = Desafío: { $text }
konito-hidden = aún sin leer
konito-hint = Pista: { $text }

## What one may do

konito-ask-partner = ¿Quién adivina contigo?
konito-ask-number = Elige un número para el desafío
konito-ask-start = ¿Todo listo?
konito-ask-reading = ¿Qué haces?
konito-ask-review = El turno ha terminado
konito-offer-partner = { $name }
konito-offer-number = { $number }
konito-offer-start = Dar la vuelta al reloj de arena
konito-offer-read_out = Leer en voz alta: { $theme }: { $start }…
konito-offer-got = Adivinada: { $start } → { $end }
konito-offer-say = Escribir una pista
konito-offer-guess = Escribir una respuesta
konito-offer-pass_face = Saltar esta cara
konito-offer-contest = Poner una objeción a «{ $end }»: { $reason }
konito-offer-concede = Aceptar la objeción
konito-offer-vote-right = La objeción es válida
konito-offer-vote-wrong = La objeción no es válida
konito-offer-next = Pasar al siguiente turno
konito-reason-banned_word = una palabra prohibida
konito-reason-translation = una traducción
konito-reason-wrong_tap = no se ha adivinado

## What happened

konito-told-first = { $me ->
    [yes] Empiezas tú a leer.
   *[no] Empieza { $name } a leer.
}
konito-told-track = El recorrido tiene { $squares } casillas.
konito-told-partner = { $me ->
    [yes] En este turno adivinas tú.
   *[no] En este turno adivina { $name }.
}
konito-told-number = Número elegido: { $number }.
konito-told-start = La arena corre: { $seconds } segundos.
konito-told-read = { $theme }: { $start }…
konito-told-got = Acertada: { $start } { $end }.
konito-told-said = Pista: { $text }
konito-told-guess = { $name }: { $text }
konito-told-almost = ¡Casi!
konito-told-complete = Esta cara está completa.
konito-told-passed = Se salta esta cara.
konito-told-time = Se ha acabado la arena. Caras completas: { $faces }.
konito-told-heaps = Cartas: { $both } con las dos caras acertadas, { $one } con una, { $none } con ninguna.
konito-told-contest = { $name } pone una objeción a «{ $end }»: { $reason }.
konito-told-upheld = La objeción es válida: «{ $end }» no cuenta.
konito-told-rejected = La objeción no es válida: «{ $end }» cuenta.
konito-told-moved = { $team }: ahora en la casilla { $square }.

## The end

konito-won-finish = { $names }: ¡meta alcanzada!
konito-won-out-of-turns = Se acaban los turnos, { $squares ->
    [one] a una casilla de la meta.
   *[other] a { $squares } casillas de la meta.
} ¿Otra partida enseguida?
konito-won-turn-limit = Se acabaron los turnos. Lo más lejos en el recorrido: ¡{ $names }!

## Why an action is refused

refusal-konito-not-now = Eso no se puede hacer ahora.
refusal-konito-not-your-role = En este turno, eso le toca a otra persona.
refusal-konito-time-is-up = El tiempo se ha acabado.
refusal-konito-time-runs-backwards = El tiempo no puede ir hacia atrás.
refusal-konito-still-time = Aún queda arena.
refusal-konito-no-time-given = En este juego, cada jugada indica cuándo se ha hecho.
refusal-konito-no-such-line = Esa línea no existe en esta cara.
refusal-konito-already-guessed = Esta ya se ha adivinado.
refusal-konito-already-read = Esta ya se ha leído.
refusal-konito-banned-word = Esa palabra es de la respuesta. Dilo de otra manera.
refusal-konito-empty-text = Escribe algo.
refusal-konito-text-too-long = Es demasiado largo.
refusal-konito-not-a-partner = Elige a otra persona de esta mesa.
refusal-konito-not-guessed = Solo se puede poner una objeción a lo que cuenta como adivinado.
refusal-konito-contested-already = Alguien ya ha puesto una objeción a esto.
refusal-konito-voted-already = Ya has votado.
refusal-konito-objection-is-open = Primero hay que resolver una objeción.
refusal-konito-unknown-action = Eso no se puede hacer en Konito.

## Facts that simulations count

konito-fact-turns = turnos por partida
konito-fact-faces = caras completas por turno
konito-fact-finished = partidas que llegan a la meta

## The bots

konito-bot-random = hace cualquier cosa
konito-bot-weak = conoce una de cada tres expresiones
konito-bot-simple = conoce dos de cada tres expresiones
konito-bot-strong = conoce nueve de cada diez expresiones
konito-bot-chick = Pollito: la primera partida de un niño, conoce pocas de las difíciles
konito-bot-squirrel = Ardilla: juega con ganas y conoce una de cada dos
konito-bot-fox = Zorro: juega con atención y conoce la mayoría
konito-bot-owl = Búho: juega con maestría y las conoce casi todas
konito-bot-prompter = Apuntador: dice qué leer y qué pista dar, y no adivina nada

## Why a bot did what it did, in its own words

konito-why-knew = { $hints ->
    [0] «{ $text }»: esta la conocía.
    [1] «{ $text }»: la pista me la recordó.
   *[other] «{ $text }»: me acordé tras { $hints } pistas.
}
konito-why-unsure = ¿«{ $text }»? No lo tenía claro: { $expressions } expresiones empiezan así.
konito-why-slipped = «{ $text }» fue lo primero que se me ocurrió.
konito-why-tried_luck = { $told ->
    [yes] No la conocía, así que probé con «{ $text }», que empieza por «{ $letters }».
   *[no] No la conocía, así que probé con «{ $text }», del tema «{ $theme }».
}
konito-why-read_first = Una cara nueva: su primera expresión.
konito-why-read_on = { $found ->
    [yes] Ya está acertada: toca la siguiente.
   *[no] { $seconds ->
        [0] Aún sin acertar: mientras tanto, la siguiente.
       *[other] Sin respuesta en { $seconds } segundos: mientras tanto, la siguiente.
    }
}
konito-why-gave_hint = { $seconds ->
    [0] Pista número { $number } para esta.
   *[other] Sin respuesta en { $seconds } segundos: pista número { $number } para esta.
}
konito-why-same_words = «{ $text }» tiene las palabras correctas en otra forma.
konito-why-gave_up = { $hints ->
    [0] Nadie acierta el resto.
    [1] Nadie acierta el resto, ni con una pista.
   *[other] Nadie acierta el resto, ni con { $hints } pistas.
}
konito-why-cannot_hear = No puedo oíros: cuando lee un bot, hay que escribir las respuestas.
konito-why-furthest_back = { $behind ->
    [0] Los peones van igualados: sirve cualquiera.
    [1] { $me ->
        [yes] Ese peón va una casilla por detrás del otro: compartir con él es lo que menos te cuesta.
       *[no] Ese peón va una casilla por detrás del otro: compartir con él es lo que menos me cuesta.
    }
   *[other] { $me ->
        [yes] Ese peón va { $behind } casillas por detrás del otro: compartir con él es lo que menos te cuesta.
       *[no] Ese peón va { $behind } casillas por detrás del otro: compartir con él es lo que menos me cuesta.
    }
}
konito-why-any_number = Nadie ha visto la carta: un número vale tanto como otro.
konito-why-just_likes = No tenía ningún plan, me apetecía.
konito-why-nobody_typed = { $guesses ->
    [1] La única respuesta escrita no se acerca.
   *[other] Ninguna de las { $guesses } respuestas se acerca.
}
konito-why-judged-typed = Alguien la escribió.
konito-why-judged-near = Se escribió algo muy parecido.
konito-why-judged-nothing_near = Nada de lo que se escribió se acerca.
konito-why-judged-unheard = Aquí no se sabe qué se dijo en voz alta; en caso de duda, cuenta.
konito-why-judged-clean = Ninguna pista tenía una palabra de la familia de la respuesta.

## Options of a table

konito-option-deck = el mazo: en/starter, fr/starter, o el tuyo propio desde un archivo, @FILE.csv (N28)
konito-option-form = la forma de jugar: teams, three, together o solo; si no se indica, según el número de jugadores (N23, N24)
konito-option-teams = número de equipos: 2 o 3 (N8)
konito-option-tiles = número de losetas del recorrido, de 2 a 15 (N6)
konito-option-challenges = si las losetas se ponen con su casilla de desafío a la vista (N6)
konito-option-track = un recorrido propio, loseta a loseta, como 1, 4b, 15 (N6)
konito-option-judging = typed: la mesa compara las respuestas; voice: quien lee marca lo que se ha dicho, y los bots no oyen nada (N25)
konito-option-others_see_ends = si los demás equipos ven la cara y sus finales, para juzgar (N12)
konito-option-fresh = si las cartas que el mismo grupo ya vio en partidas anteriores salen las últimas
konito-option-seen = cartas que este grupo ya ha visto
konito-option-seconds = cuánto dura el reloj de arena (N11)
konito-option-turn_limit = cuántos turnos tiene cada equipo antes de que gane quien haya llegado más lejos, de 1 a 50; sin número, no hay fin, y 6 en equipo (N29)

## Faults of a deck. $what is the word or number concerned, $other another line of the file.

konito-fault-columns = la primera línea debe ser { $what }
konito-fault-cells = celdas: { $what }; deben ser 9
konito-fault-csv = no es una línea legible de una hoja de cálculo: { $what }
konito-fault-no-cards = no hay cartas
konito-fault-empty = «{ $what }» está en blanco
konito-fault-face = «{ $what }» no es una cara; las caras son a y b
konito-fault-level = «{ $what }» no es un nivel; los niveles son green, orange y red
konito-fault-theme = «{ $what }» no es un tema de este idioma
konito-fault-start-too-long = el principio tiene más de { $what } caracteres
konito-fault-end-too-long = el final tiene más de { $what } caracteres
konito-fault-end-in-start = el final ya aparece en el principio o en el tema: { $what }
konito-fault-two-levels = la carta { $what } tiene otro nivel en la línea { $other }
# $what is a face and two numbers: what there is, and what there should be.
konito-fault-count = número incorrecto de expresiones en { $what }
konito-fault-double = esta expresión ya está en la línea { $other }
konito-fault-nearly-double = esta expresión es casi la misma que la de la línea { $other }
konito-fault-end-too-often = «{ $what }» es el final de más de tres expresiones
konito-fault-need = «{ $what }» no es algo que un desafío pueda necesitar
konito-fault-challenge-length = un desafío tiene de 1 a { $what } caracteres
konito-fault-challenge-number = «{ $what }»: los desafíos de una carta se numeran 1, 2, 3
konito-fault-challenge-count = la carta de desafío { $what } debe tener tres desafíos
konito-fault-no-such-deck = el mazo «{ $what }» no existe
