### What the page of Konito says.

## Teams and the track

web-konito-you = Tú
web-konito-level-green = Verde, fácil
web-konito-level-orange = Amarillo, medio
web-konito-level-red = Rojo, difícil
# Printed on the track and on the back of the cards, in every language.
web-konito-defi = Défi
# $pawns says where every pawn stands.
web-konito-track = El recorrido, { $squares } casillas. { $pawns }
# $team is the name of a team or of a player.
web-konito-pawn-at = { $team }: casilla { $square }
web-konito-at-square = casilla { $square } de { $squares }
web-konito-seconds = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}

## Before the sand runs

# $names are those who guess.
web-konito-start-when-ready = La arena correrá para { $names } cuando quieras.
web-konito-chooses-partner = { $name } elige quién adivina.
web-konito-you-will-guess = Vas a adivinar. La arena aún no corre.
web-konito-you-will-judge = Vas a escuchar y juzgar. La arena aún no corre.
web-konito-earphones = Si tu dispositivo lee la pantalla en voz alta, usa auriculares: revela los finales.

## The Reader

web-konito-face = Carta { $level }, { $lines } expresiones
# Stands below the number itself.
web-konito-faces = { $faces ->
    [one] cara
   *[other] caras
}
# How many faces.
web-konito-faces-done = completas: { $faces }
web-konito-read = leer
web-konito-found = acertada
web-konito-touch-found = toca lo acertado
web-konito-read-out = Leer en voz alta: { $start }
web-konito-accept = Acertada: { $start } { $end }
web-konito-clue = Una pista para quien adivina
web-konito-clue-sent = Enviada: { $text }
web-konito-not-sent = Sin enviar.
# $words are words of a clue.
web-konito-held = De la misma familia que una palabra buscada: { $words }.
web-konito-contested-count = Objeciones: { $count }. Se decide después del turno.

## A team-mate

web-konito-guess-the-ends = Adivina los finales
web-konito-say-the-ends = Di los finales en voz alta
web-konito-listen = Escucha: habla { $name }
web-konito-read-so-far = Leído hasta ahora
web-konito-not-read-yet = Aún sin leer en esta cara: { $count }
web-konito-still-to-find = Aún por acertar en esta cara: { $count }
web-konito-clue-is = { $name }: «{ $text }»
web-konito-guesses = Intentos
web-konito-guess-yes = sí
web-konito-guess-almost = ¡casi!
web-konito-guess-no = no
web-konito-your-guess = Tu respuesta
web-konito-say-it = Decir

## The others, and objections

web-konito-you-judge = Tú juzgas
web-konito-their-card = La carta en juego
web-konito-hidden-from-guessers = oculta para quien adivina
web-konito-ends-hidden = lo leído y lo acertado
web-konito-not-read = aún sin leer
web-konito-said = Dicho y escrito
web-konito-clue-short = pista: «{ $text }»
web-konito-contest = Objetar
web-konito-contest-later = Puedes objetar lo que cuenta como acertado, aquí o después del turno.
web-konito-contest-what = ¿Qué objetas?
web-konito-contest-why = ¿Algo mal con «{ $end }»?
web-konito-contest-how = Quien lee la acepta, o la mesa vota.
web-konito-reason = Motivo
web-konito-objection = Una objeción
web-konito-objects = { $me ->
    [yes] Objetas ({ $reason }):
   *[no] { $name } objeta ({ $reason }):
}
web-konito-votes = Válida: { $right } · no válida: { $wrong } · por votar: { $missing }
web-konito-waits-votes = A la espera de los demás. { $team }: se puede aceptar.

## The Défi

web-konito-picks = { $me ->
    [yes] Elige 1, 2 o 3 para { $reader }
   *[no] { $name } elige para { $reader }
}
web-konito-defi-square = { $team }: casilla de desafío. El reloj espera.
web-konito-defi-number = El { $number }: el desafío de este turno
web-konito-defi-card = Carta de desafío, descubierta
web-konito-defi-card-back = Carta de desafío, boca abajo
web-konito-nobody-saw = Un número al azar: nadie ha visto la carta.
web-konito-number = Número { $number }
web-konito-everyone-sees-choice = Todo el mundo ve tu elección.
web-konito-needs = hace falta: { $needs }
web-konito-need-opponent = un rival
web-konito-need-two_teammates = dos que adivinen
web-konito-need-one_room = la misma sala
web-konito-need-voice = una voz
web-konito-defi-starts = { $me ->
    [yes] La arena corre cuando das la vuelta al reloj.
   *[no] La arena corre cuando { $name } da la vuelta al reloj.
}

## The end of a turn, and of the game

web-konito-advances = { $team }: avance de { $steps }
web-konito-stays = { $team }: en la casilla { $square }, sin avanzar
# $level is a colour and how hard it is.
web-konito-lands = Casilla { $square }: { $level }.
web-konito-lands-defi = Casilla { $square }: { $level }, con un desafío la próxima vez.
web-konito-lands-finish = La meta.
web-konito-cards-of-turn = Las cartas de este turno
web-konito-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
web-konito-heap-both = las dos caras
web-konito-heap-one = una cara
web-konito-heap-none = ninguna cara
web-konito-faces-of-turn = Las caras
# $count: how many expressions stand on the face besides the first.
web-konito-and-others = completa, { $count } más
web-konito-passed = saltada
web-konito-taken-back = retirada
web-konito-time-up = sin tiempo, { $found } de { $all }
web-konito-next-reads = { $me ->
    [yes] Después lees tú
   *[no] Después lee { $name }
}
web-konito-next-turn = Siguiente turno
web-konito-to-the-end = Cerrar la partida
# $names are those who have won.
web-konito-won = { $names }: ¡en la meta!
web-konito-won-together = ¡Lo habéis logrado en equipo!
web-konito-after-turns = Turnos: { $turns }
web-konito-ranking = Clasificación
# Everyone has lost, together.
web-konito-end-out-of-turns = Se acabaron los turnos antes de la meta.
# How far a pawn has come.
web-konito-score = { $points ->
    [one] { $points } casilla
   *[other] { $points } casillas
}

## Before the start

web-konito-bots-hear-nothing = En esta mesa se responde de viva voz, y los bots no oyen nada: no pueden leer ni adivinar. Con bots es mejor escribir.
web-konito-rather-type = Mejor escribir
web-konito-deck = Mazo
web-konito-deck-why = se adivina en su idioma
web-konito-deck-of = { $language }, { $cards } cartas
web-konito-teams = Equipos
web-konito-shuffle = Mezclar equipos
web-konito-move = Cambiar a { $name }…
web-konito-move-to = mover…
web-konito-place-of = lugar de { $name }
web-konito-form-teams = Equipos de dos o más, una ficha cada uno.
web-konito-form-three = Tres personas, una ficha cada una: quien lee elige con quién cada vez.
web-konito-form-together = En equipo contra el recorrido: una ficha, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
web-konito-form-solo = La mesa lee, una persona adivina: una ficha, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
web-konito-form-none = Con este número no se puede jugar así.
web-konito-option-form = Forma de juego
web-konito-option-form-why = por bandos o en equipo
web-konito-option-form-usual = según cuántos seáis
web-konito-option-form-solo = solo: lee la mesa
web-konito-option-form-teams = equipos
web-konito-option-form-three = a tres
web-konito-option-form-together = en equipo
web-konito-option-teams = Cuántos equipos
web-konito-option-teams-why = tres desde seis personas
web-konito-option-tiles = Longitud del recorrido
web-konito-option-tiles-why = losetas de tres casillas, de 2 a 15
web-konito-option-tiles-usual = habitual
web-konito-option-challenges = Casillas de desafío
web-konito-option-challenges-why = allí se lee con una regla especial
web-konito-option-judging = Dónde jugáis
web-konito-option-judging-why = quién decide lo acertado; los bots solo entienden lo escrito
web-konito-option-judging-typed = a distancia: por escrito
web-konito-option-judging-voice = en la mesa: de viva voz
web-konito-option-others_see_ends = Los demás ven los finales
web-konito-option-others_see_ends-why = para juzgar; si no, adivinan en silencio
web-konito-option-seconds = Segundos del reloj
web-konito-option-seconds-why = de 10 a 600, normalmente 60
web-konito-option-turn_limit = Turnos por equipo
web-konito-option-turn_limit-why = de 1 a 50, y gana quien esté más lejos; normalmente sin límite
web-konito-option-turn_limit-usual = habitual
web-konito-option-fresh = Primero cartas nuevas
web-konito-option-fresh-why = en la próxima partida, lo visto sale al final
