### What the page of Tom Kuni says.

## The board

web-tomkuni-board = Tablero
web-tomkuni-pts = ptos
web-tomkuni-you = Tú
web-tomkuni-shape-red = cabeza redonda
web-tomkuni-shape-yellow = cabeza cuadrada
web-tomkuni-shape-green = cabeza triangular
web-tomkuni-shape-blue = cabeza de rombo
web-tomkuni-standing = { $name }, ficha { $colour }, { $shape }; puntos: { $points }; zonas: { $zones }; en casa: { $yard }.
web-tomkuni-no-zone = ninguna todavía
web-tomkuni-square = Casilla { $square }
web-tomkuni-square-zone = Casilla de la zona { $zone }, vale { $points }
web-tomkuni-square-start = salida, zona { $colour }
web-tomkuni-square-solid = atajo hasta la zona { $colour }
web-tomkuni-square-entry = entrada de la zona { $colour }
web-tomkuni-square-empty = vacía
web-tomkuni-square-pawn = { $name }, ficha { $pawn }

## What one can do

web-tomkuni-dock = Lo que puedes hacer
web-tomkuni-then = después { $names }
web-tomkuni-then-you = tú
web-tomkuni-die = Dado
web-tomkuni-roll = Tirar el dado
web-tomkuni-roll-again = Tirar otra vez ({ $number } de 3)
web-tomkuni-roll-why = Tira y elige una ficha.
web-tomkuni-six = Con un 6 sale una ficha.
web-tomkuni-you-rolled = Has sacado { $die }.
web-tomkuni-choose = Toca una ficha, mira, juega.
web-tomkuni-choices = Fichas que pueden mover
web-tomkuni-choose-first = Elige una ficha
web-tomkuni-play = Jugar la opción { $number }
web-tomkuni-none = Ninguna ficha puede mover.
web-tomkuni-pass = Pasar a { $name }
web-tomkuni-out = Sale una ficha
web-tomkuni-walk = Hasta la casilla { $square }
web-tomkuni-shortcut = Atajo hasta la zona { $zone }
web-tomkuni-into = A la zona { $zone }
web-tomkuni-pushing = empuja a
web-tomkuni-yours = una tuya
web-tomkuni-becomes = pasa a
web-tomkuni-choice = Opción { $number } de { $of }: { $what }.
web-tomkuni-for-you = { $points } para ti.
web-tomkuni-pushes = Empuja a { $name }.
web-tomkuni-pushes-points = Empuja a { $name }, { $before } pasa a { $after }.

## What happens

web-tomkuni-opening = Empieza el número más bajo.
web-tomkuni-shows = { $name } ha sacado { $die }.
web-tomkuni-moves = Últimas jugadas
web-tomkuni-rolled = { $die }: { $what }
web-tomkuni-pushed = (empuja a { $names })
web-tomkuni-read = Toca una casilla para leer qué hace.
web-tomkuni-faster = Más rápido
web-tomkuni-first-home = primera llegada, +1

## On a television

web-tomkuni-sheltered = { $count } de 4 en la meta
web-tomkuni-how = 4 puntos delante del todo, 1 al fondo. Todos van a cada zona.

## Before the start

web-tomkuni-which-board = ¿Qué tablero?
web-tomkuni-board-cross = La cruz
web-tomkuni-board-cross-why = 40 casillas, el tablero de siempre.
web-tomkuni-board-round = El redondo
web-tomkuni-board-round-why = 28 casillas, partida corta: hay encuentros y empujones sin parar.
web-tomkuni-board-long = La gran cruz
web-tomkuni-board-long-why = 56 casillas, viaje largo: los atajos cuentan más.
web-tomkuni-board-squares = { $squares } casillas.
web-tomkuni-option-free_passage = Pasar de largo
web-tomkuni-option-free_passage-why = una ficha puede elegir no entrar
web-tomkuni-option-shortcut_stops_on_entry = El atajo acaba en la entrada
web-tomkuni-option-shortcut_stops_on_entry-why = delante de la zona; si no, una casilla más allá
web-tomkuni-option-three_tries = Tres intentos para un 6
web-tomkuni-option-three_tries-why = mientras no tengas fichas en el recorrido
