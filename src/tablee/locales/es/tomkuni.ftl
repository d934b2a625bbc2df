### Everything Tom Kuni says.
###
### $name is a player's name, $pawn a pawn's number from 1 to 4, $square a square of the ring from 1.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $zone is a colour as tomkuni-colour-… names it.

tomkuni = Tom Kuni

## Colours. Each has a shape as well: round, square, triangle, diamond.

tomkuni-colour-red = roja
tomkuni-colour-yellow = amarilla
tomkuni-colour-green = verde
tomkuni-colour-blue = azul

## The board as a picture

tomkuni-you = Tú
tomkuni-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
tomkuni-zones = zonas { $zones }
tomkuni-legend = » salida · { $solid } atajo · ( ) entrada · 4 3 2 1 puntos en una zona
tomkuni-die = Dado: { $die }
tomkuni-turn-of = { $me ->
    [yes] Tu turno
   *[no] Juega { $name }
}

## What one may do

tomkuni-ask-move = Tu turno, elige una ficha
tomkuni-ask-pass = Ninguna ficha se puede mover
tomkuni-offer-leave = Sale una ficha
tomkuni-offer-walk = La ficha { $pawn } avanza hasta la casilla { $square }
tomkuni-offer-shortcut = La ficha { $pawn } toma el atajo hasta la zona { $zone }
tomkuni-offer-zone = La ficha { $pawn } entra en la zona { $zone }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tomkuni-offer-pass = Pasar el dado
# $pawns is a list of pawns, as tomkuni-pawn names them.
tomkuni-pushes = empuja a { $pawns }
# A pawn of somebody, for example “Mia 3”.
tomkuni-pawn = { $name } { $pawn }
# The points of one player, before and after.
tomkuni-points-change = { $name } { $before } → { $after }

## What happened

tomkuni-told-opening = Empieza quien saque menos: { $rolls }.
tomkuni-told-opening-roll = { $name } { $die }
tomkuni-told-again = Empate: { $names } tiran otra vez.
tomkuni-told-starter = { $me ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
tomkuni-told-roll = { $me ->
    [yes] Sacas un { $die }.
   *[no] { $name } saca un { $die }.
}
tomkuni-told-roll-again = { $me ->
    [yes] Sacas un { $die } y puedes tirar otra vez.
   *[no] { $name } saca un { $die } y puede tirar otra vez.
}
tomkuni-told-leave = { $me ->
    [yes] Sale tu ficha { $pawn }.
   *[no] { $name }: sale la ficha { $pawn }.
}
tomkuni-told-walk = { $me ->
    [yes] Tu ficha { $pawn } avanza hasta la casilla { $square }.
   *[no] { $name }: la ficha { $pawn } avanza hasta la casilla { $square }.
}
tomkuni-told-shortcut = { $me ->
    [yes] Tu ficha { $pawn } toma el atajo hasta la zona { $zone }.
   *[no] { $name }: la ficha { $pawn } toma el atajo hasta la zona { $zone }.
}
tomkuni-told-zone = { $me ->
    [yes] Tu ficha { $pawn } entra en la zona { $zone }.
   *[no] { $name }: la ficha { $pawn } entra en la zona { $zone }.
}
tomkuni-told-pass = { $me ->
    [yes] Ninguna de tus fichas se puede mover.
   *[no] { $name }: ninguna ficha se puede mover.
}
tomkuni-told-pushed = Fichas empujadas: { $pawns }.
tomkuni-told-points = Puntos: { $changes }.
tomkuni-told-home = { $me ->
    [yes] ¡Todas tus fichas están en la meta!
   *[no] { $name }: ¡todas las fichas están en la meta!
}

## The end

tomkuni-won-points = { $me ->
    [yes] Ganas con { $points } puntos.
   *[no] { $name } gana con { $points } puntos.
}
# $names is a list of names.
tomkuni-won-shared = Empate a { $points } puntos: { $names } comparten la victoria.

## Why an action is refused

refusal-tomkuni-no-such-pawn = Las fichas van de la 1 a la 4.
refusal-tomkuni-needs-a-six = Una ficha solo sale de casa con un 6.
refusal-tomkuni-yard-is-empty = No quedan fichas en casa.
refusal-tomkuni-not-on-the-ring = Esta ficha no está en el recorrido.
refusal-tomkuni-zone-must-be-entered = Esta ficha tiene que entrar en la zona abierta que encuentra en su camino.
refusal-tomkuni-no-open-zone = No hay ninguna zona abierta en el camino de esta ficha.
refusal-tomkuni-too-far = La zona no tiene tantas casillas.
refusal-tomkuni-zone-is-full = En esta zona no queda sitio para empujar.
refusal-tomkuni-a-pawn-can-move = Si se puede mover alguna ficha, hay que mover una.
refusal-tomkuni-unknown-action = Eso no se puede hacer en Tom Kuni.

## Facts that simulations count

tomkuni-fact-turns = turnos por jugador
tomkuni-fact-choice = turnos en los que de verdad se elige
tomkuni-fact-starter = victorias de quien empieza
tomkuni-fact-spread = puntos entre el primero y el último

## The bots

tomkuni-bot-random = mueve una ficha cualquiera
tomkuni-bot-simple = piensa una jugada por delante: puntos, empujones, atajos
tomkuni-bot-chick = Pollito: la primera partida de un niño, saca fichas y le gusta empujar
tomkuni-bot-squirrel = Ardilla: juega para sí y a veces se le escapa un empujón o un atajo
tomkuni-bot-fox = Zorro: piensa en cada ficha y en los puntos de todos, una jugada por delante
tomkuni-bot-owl = Búho: juega como un experto, sabe cómo se ayudan sus fichas y mira varios turnos por delante

## Options of a table

tomkuni-option-board = el tablero: cross, round o long, o el tuyo propio desde un archivo, @FILE (T1)
tomkuni-option-free_passage = una ficha puede pasar de largo ante una zona abierta (T14)
tomkuni-option-shortcut_stops_on_entry = un atajo acaba en la casilla de entrada; si no, una casilla más allá (T11)
tomkuni-option-three_tries = sin fichas en el recorrido, hasta tres tiradas para sacar un 6 (T7)

## Why a bot does something. $me says whether it is advice to the reader, or that the reader is pushed; else the bot
## speaks of itself and of $name. $points is said as in tomkuni-points, $chance is per cent.

tomkuni-why-no-move = Ninguna ficha se puede mover.
tomkuni-why-only-move = No hay otra jugada.
tomkuni-why-home = { $me ->
    [yes] Te da { $points }, en la zona { $zone }.
   *[no] Me da { $points }, en la zona { $zone }.
}
tomkuni-why-past = { $me ->
    [yes] Te empuja más allá de la zona { $zone }.
   *[no] Empuja a { $name } más allá de la zona { $zone }.
}
tomkuni-why-deeper = { $me ->
    [yes] Te cuesta { $points }.
   *[no] Le cuesta { $points } a { $name }.
}
tomkuni-why-shortcut = Es el atajo hasta la zona { $zone }.
tomkuni-why-patience = { $me ->
    [yes] Tu ficha ante la zona { $zone } puede esperar más de { $points }.
   *[no] Mi ficha ante la zona { $zone } puede esperar más de { $points }.
}
tomkuni-why-out = { $me ->
    [yes] Con una ficha más en el recorrido tienes más donde elegir.
   *[no] Con una ficha más en el recorrido tengo más donde elegir.
}
tomkuni-why-before = { $squares ->
    [one] Queda entonces a { $squares } casilla de la entrada de la zona { $zone }.
   *[other] Queda entonces a { $squares } casillas de la entrada de la zona { $zone }.
}
tomkuni-why-before-shortcut = { $squares ->
    [one] Queda entonces a { $squares } casilla del atajo hasta la zona { $zone }.
   *[other] Queda entonces a { $squares } casillas del atajo hasta la zona { $zone }.
}
tomkuni-why-best = { $me ->
    [yes] Nada más te deja en mejor posición.
   *[no] Nada más me deja en mejor posición.
}
tomkuni-why-fun = { $me ->
    [yes] ¡Empujarte es divertido!
   *[no] ¡Empujar a { $name } es divertido!
}
tomkuni-why-favourite = { $me ->
    [yes] Tu ficha { $pawn } vale tanto como las demás.
   *[no] Mi ficha { $pawn } es mi favorita.
}
tomkuni-why-chance = { $me ->
    [yes] Ganas con un { $chance } %.
   *[no] Gano con un { $chance } %.
}
