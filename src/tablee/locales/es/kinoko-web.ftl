### What the page of Kinoko says.

web-kinoko-forbidden = Prohibido
web-kinoko-your-family = Tu familia
web-kinoko-round = Ronda { $round }
web-kinoko-points = { $points } de { $goal } puntos
web-kinoko-dice = Dados
web-kinoko-dock = Lo que puedes hacer
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, boca abajo, la conoces: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, boca abajo, { $place }
web-kinoko-choose-die = elige un dado
web-kinoko-choose-first = elige la primera carta
web-kinoko-choose-second = elige la segunda carta
web-kinoko-choose-swap = ¿intercambiar las dos?
web-kinoko-choose-peek = elige una carta para mirarla
web-kinoko-choose-set = elige un grupo para cambiarlo por el tuyo
web-kinoko-close = detén la ronda o termina tu turno
web-kinoko-die-number = Cambiar dos { $value }
web-kinoko-die-blank = No hacer nada
web-kinoko-die-peek = Mirar una carta
web-kinoko-die-sets = Cambiar grupos
web-kinoko-die-reroll = Tirar otra vez
web-kinoko-other-die = Otro dado
web-kinoko-swap = Intercambiar
web-kinoko-swap-sets = Cambiar grupos
web-kinoko-end-turn = Terminar turno
# The last space is U+00A0: two lines on a narrow button.
web-kinoko-announce = Detener la ronda
web-kinoko-announce-later = Detener la ronda: tras tu acción
web-kinoko-announce-sure = ¿Detienes la ronda?
web-kinoko-announce-claim = Tu familia: { $mushroom }. Dices que sus tres setas están juntas, en un mismo lugar.
web-kinoko-announce-right = para ti si es así, y para los demás que tengan sus tres juntas. Una carta prohibida en la mano cuesta un punto.
web-kinoko-announce-wrong = para cada uno de los demás si no es así.
web-kinoko-not-yet = Aún no
web-kinoko-reveal-right = { $me ->
    [yes] ¡Tus tres están juntas!
   *[no] ¡{ $name } acierta: las tres están juntas!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Esta vez no: tus tres están separadas.
   *[no] Esta vez no: las tres de { $name } están separadas.
}
web-kinoko-gathered = juntas, { $place }
web-kinoko-lost = carta prohibida en la mano: { $species }
web-kinoko-stays-at-zero = se queda en 0
web-kinoko-option-aid = Lo que la mesa recuerda por ti
web-kinoko-option-aid-why = ayuda para la memoria, igual para todos
web-kinoko-option-aid-memory = nada: se juega de memoria
web-kinoko-option-aid-seen = lo que has visto
web-kinoko-option-aid-deduced = también lo que se deduce
web-kinoko-option-gathered_scores_anyway = Tres juntas cuentan siempre
web-kinoko-option-gathered_scores_anyway-why = tras un anuncio fallido, tres juntas dan 2 puntos en vez de 1
web-kinoko-option-tie_break = Quién gana un empate
web-kinoko-option-tie_break-why = si varios llegan a la vez a cuatro puntos
web-kinoko-option-tie_break-last_to_stop = quien detuvo una ronda por última vez
web-kinoko-option-tie_break-last_round = solo quien detuvo la última ronda
