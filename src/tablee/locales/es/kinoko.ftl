### Everything Kinoko says.
###
### $name is a player's name, $value is 1, 2 or 3.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $place, $a and $b are places, as the messages kinoko-place-… name them.
### $mushroom is a kind of mushroom, as kinoko-mushroom names it.
###
### Words: seta, familia, color prohibido, ronda, detener la ronda and fila are the rulebook's. A set is always "grupo"
### (the rulebook also says "conjunto"). To announce is "detener la ronda" on the table, "anunciar" in the rules.

kinoko = Kinoko

## The six kinds. The letters R O Y G B P are the same in every language, like a chessboard's coordinates.

kinoko-colour-R = rojo
kinoko-colour-O = naranja
kinoko-colour-Y = amarillo
kinoko-colour-G = verde
kinoko-colour-B = azul
kinoko-colour-P = morado

kinoko-species-R = matamoscas
kinoko-species-O = rebozuelo
kinoko-species-Y = colmenilla
kinoko-species-G = campanilla
kinoko-species-B = lactario
kinoko-species-P = lacaria

# $species and $colour come from the messages above.
kinoko-mushroom = { $species } ({ $colour })

## Places

kinoko-place-own = tu mano
kinoko-place-hand = mano de { $name }
kinoko-place-upper = fila de arriba
kinoko-place-lower = fila de abajo

## The table as a picture

kinoko-round = Ronda { $round }
kinoko-race = se juega a { $goal } puntos
kinoko-you = Tú
kinoko-forbidden = Color prohibido: { $mushroom }
kinoko-your-family = Tu familia: { $mushroom }
kinoko-dice = Dados: { $dice }
kinoko-face-1 = 1
kinoko-face-2 = 2
kinoko-face-3 = 3
kinoko-face-blank = en blanco
kinoko-face-reroll = repetir
kinoko-face-peek = mirar
kinoko-face-sets = grupos
kinoko-legend = En juego: { $kinds }
kinoko-turn-of = { $me ->
    [yes] Tu turno
   *[no] Juega { $name }
}

## What one may do

kinoko-ask-die = Tu turno, elige un dado
kinoko-ask-close = ¿Detienes la ronda o terminas tu turno?
kinoko-ask-first = ¿Qué dos cartas? La primera…
kinoko-ask-second = … y la segunda
kinoko-ask-peek = ¿Qué carta miras?
kinoko-ask-sets = ¿Con qué grupo te quedas?
kinoko-offer-number = { $value }: intercambiar dos cartas de valor { $value }
kinoko-offer-peek = Mirar: ver una carta
kinoko-offer-sets = Grupos: cambiar tus tres cartas por otro grupo
kinoko-offer-reroll = Repetir: tirar otra vez los tres dados
kinoko-offer-pass = En blanco: no hacer nada
kinoko-offer-place = { $place }
kinoko-offer-card = { $place }: el { $value }
kinoko-offer-end-turn = Terminar el turno
kinoko-offer-announce = Detener la ronda: mis tres están juntas

## What happened

kinoko-told-colours = En juego: { $mushrooms }.
kinoko-told-starter = { $me ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
kinoko-told-family = Las cartas están repartidas. Color prohibido de esta ronda: { $forbidden }. Tu familia: { $family }.
kinoko-told-forbidden = Las cartas están repartidas. Color prohibido de esta ronda: { $forbidden }.
kinoko-told-roll = { $me ->
    [yes] Sacas: { $dice }.
   *[no] { $name } saca: { $dice }.
}
kinoko-told-swap = { $me ->
    [yes] Intercambias las cartas de valor { $value }: { $a } ↔ { $b }.
   *[no] { $name } intercambia las cartas de valor { $value }: { $a } ↔ { $b }.
}
kinoko-told-swap-sets = { $me ->
    [yes] Intercambias grupos: { $a } ↔ { $b }.
   *[no] { $name } intercambia grupos: { $a } ↔ { $b }.
}
kinoko-told-peek = { $me ->
    [yes] Miras el { $value } ({ $place }): { $mushroom }.
   *[no] { $name } mira el { $value } ({ $place }).
}
kinoko-told-reroll = { $me ->
    [yes] Vuelves a tirar.
   *[no] { $name } vuelve a tirar.
}
kinoko-told-pass = { $me ->
    [yes] Este turno no haces nada.
   *[no] { $name } no hace nada este turno.
}
kinoko-told-announce = { $me ->
    [yes] ¡Detienes la ronda!
   *[no] ¡{ $name } detiene la ronda!
}

## The reveal

kinoko-reveal-right = { $me ->
    [yes] Tus tres están juntas: { $mushroom }, { $place }.
   *[no] { $name } acierta, las tres están juntas: { $mushroom }, { $place }.
}
kinoko-reveal-wrong = { $me ->
    [yes] Esta vez no, tus tres están separadas: { $mushroom }.
   *[no] Esta vez no, las tres de { $name } están separadas: { $mushroom }.
}
kinoko-reveal-limit = La ronda llega a su límite: no hay puntos.
kinoko-reveal-family = { $me ->
    [yes] Tú: { $mushroom }
   *[no] { $name }: { $mushroom }
}
kinoko-reveal-together = juntas ({ $place })
kinoko-reveal-gains = +{ $points }
kinoko-reveal-loses = −1 por el color prohibido
kinoko-reveal-stays = se queda en 0
kinoko-reveal-score = { $points ->
    [one] ahora { $points } punto
   *[other] ahora { $points } puntos
}

## The end

kinoko-won-points = { $me ->
    [yes] Ganas con { $points } puntos.
   *[no] { $name } gana con { $points } puntos.
}
kinoko-won-last-stop = { $me ->
    [yes] Empate a { $points } puntos. Gana quien detuvo una ronda por última vez: tú.
   *[no] Empate a { $points } puntos. Gana quien detuvo una ronda por última vez: { $name }.
}
# $names is a list of names.
kinoko-won-shared = Empate a { $points } puntos: { $names } comparten la victoria.

## Why an action is refused

refusal-kinoko-choose-a-die-first = Primero elige un dado y haz su acción.
refusal-kinoko-action-is-done = Ya has hecho tu acción de este turno: detén la ronda o termina tu turno.
refusal-kinoko-not-on-the-dice = Ningún dado muestra eso.
refusal-kinoko-no-such-place = Ese lugar no existe en esta mesa.
refusal-kinoko-same-place = Para un intercambio hacen falta dos lugares distintos.
refusal-kinoko-own-set = Ese grupo es el tuyo: elige otro.
refusal-kinoko-no-such-value = Las setas tienen los valores 1, 2 y 3.
refusal-kinoko-unknown-action = Eso no se puede hacer en Kinoko.

## Facts that simulations count

kinoko-fact-rounds = rondas por partida
kinoko-fact-turns = turnos por ronda
kinoko-fact-right = anuncios acertados

## The bots

kinoko-bot-random = elige cualquier cosa, detiene la ronda por capricho
kinoko-bot-simple = recuerda lo que ha visto, reúne su familia, detiene la ronda cuando lo ve bastante claro
kinoko-bot-chick = Pollito: la primera partida de un niño, olvida enseguida lo que ya no se ve
kinoko-bot-squirrel = Ardilla: juega con ganas, olvida un poco y se le escapan cosas
kinoko-bot-fox = Zorro: lo recuerda todo, piensa un paso por delante
kinoko-bot-owl = Búho: juega como un experto, adivina lo que reúnen los demás

## Options of a table

kinoko-option-aid = lo que la mesa recuerda por sus jugadores: memory, seen o deduced (K28)
kinoko-option-starter = el asiento que empieza la primera ronda; si no se indica, se sortea (K8)
kinoko-option-dice = las caras de los tres dados (K11)
kinoko-option-gathered_scores_anyway = tras un anuncio fallido, los demás que tengan sus tres setas juntas ganan 2 puntos en vez de 1 (K22)
kinoko-option-round_limit = turnos tras los que una ronda acaba sin puntos (K24)
kinoko-option-tie_break = quién gana un empate: last_to_stop o last_round (K26)

## Why a bot does something. $me says whether it is advice to the reader; else the bot speaks of itself.
## $chance, $before and $after are per cent.

kinoko-why-calls = { $me ->
    [yes] Tus tres están juntas: { $chance } %.
   *[no] Creo que mis tres están juntas: { $chance } %.
}
kinoko-why-together = { $me ->
    [yes] Tus tres están juntas con un { $chance } %.
   *[no] Mis tres están juntas con un { $chance } %.
}
kinoko-why-weighed = Anunciar ahora gana la partida con un { $now } %, seguir con un { $later } %.
kinoko-why-waits = { $me ->
    [yes] Tus tres están juntas con un { $chance } %: aún es poco.
   *[no] Mis tres están juntas con un { $chance } %: es poco para mí.
}
kinoko-why-gathers = { $me ->
    [yes] Esto acerca las tuyas ({ $place }): las tres juntas con un { $chance } %.
   *[no] Esto acerca las mías ({ $place }): las tres juntas con un { $chance } %.
}
kinoko-why-finds = { $me ->
    [yes] Esto te muestra un { $value } que quizá es tuyo: { $chance } %.
   *[no] Esto me muestra un { $value } que quizá es mío: { $chance } %.
}
kinoko-why-parts = Parece que { $name } reúne { $mushroom } ({ $chance } %): así quedan separadas.
kinoko-why-sheds = { $me ->
    [yes] Una seta prohibida en tu mano se vuelve menos probable: { $before } %, luego { $after } %.
   *[no] Una seta prohibida en mi mano se vuelve menos probable: { $before } %, luego { $after } %.
}
kinoko-why-looks = { $me ->
    [yes] El { $value } ({ $place }) quizá es tuyo: { $chance } %.
   *[no] El { $value } ({ $place }) quizá es mío: { $chance } %.
}
kinoko-why-rolls = La próxima tirada puede ser mejor.
kinoko-why-bides = { $me ->
    [yes] Nada en los dados es mejor para ti.
   *[no] Nada en los dados es mejor para mí.
}
