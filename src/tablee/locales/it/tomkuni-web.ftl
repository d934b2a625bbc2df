### What the page of Tom Kuni says.

## The board

web-tomkuni-board = Tabellone
web-tomkuni-pts = pt
web-tomkuni-you = Tu
web-tomkuni-shape-red = testa rotonda
web-tomkuni-shape-yellow = testa quadrata
web-tomkuni-shape-green = testa triangolare
web-tomkuni-shape-blue = testa a rombo
web-tomkuni-standing = { $name }, pedina { $colour }, { $shape }; punti: { $points }; zone: { $zones }; nella base: { $yard }.
web-tomkuni-no-zone = ancora nessuna
web-tomkuni-square = Casella { $square }
web-tomkuni-square-zone = Casella della zona { $zone }, vale { $points }
web-tomkuni-square-start = partenza, zona { $colour }
web-tomkuni-square-solid = scorciatoia per la zona { $colour }
web-tomkuni-square-entry = entrata della zona { $colour }
web-tomkuni-square-empty = vuota
web-tomkuni-square-pawn = { $name }, pedina { $pawn }

## What one can do

web-tomkuni-dock = Cosa puoi fare
web-tomkuni-then = poi { $names }
web-tomkuni-then-you = tu
web-tomkuni-die = Dado
web-tomkuni-roll = Tira il dado
web-tomkuni-roll-again = Tira ancora ({ $number } di 3)
web-tomkuni-roll-why = Tira, poi scegli una pedina.
web-tomkuni-six = Con un 6 esce una pedina.
web-tomkuni-you-rolled = Hai fatto { $die }.
web-tomkuni-choose = Tocca una pedina, guarda, gioca.
web-tomkuni-choices = Pedine che possono muoversi
web-tomkuni-choose-first = Scegli una pedina
web-tomkuni-play = Gioca la mossa { $number }
web-tomkuni-none = Nessuna pedina può muoversi.
web-tomkuni-pass = Passa a { $name }
web-tomkuni-out = Esce una pedina
web-tomkuni-walk = Fino alla casella { $square }
web-tomkuni-shortcut = Scorciatoia per la zona { $zone }
web-tomkuni-into = Nella zona { $zone }
web-tomkuni-pushing = spinge
web-tomkuni-yours = una tua
web-tomkuni-becomes = diventa
web-tomkuni-choice = Scelta { $number } di { $of }: { $what }.
web-tomkuni-for-you = { $points } per te.
web-tomkuni-pushes = Spinge { $name }.
web-tomkuni-pushes-points = Spinge { $name }, { $before } diventa { $after }.

## What happens

web-tomkuni-opening = Comincia il numero più basso.
web-tomkuni-shows = { $name } ha fatto { $die }.
web-tomkuni-moves = Ultime mosse
web-tomkuni-rolled = { $die }: { $what }
web-tomkuni-pushed = (spinge { $names })
web-tomkuni-read = Tocca una casella per leggere cosa fa.
web-tomkuni-faster = Più veloce
web-tomkuni-first-home = primo arrivo, +1

## On a television

web-tomkuni-sheltered = { $count } di 4 all’arrivo
web-tomkuni-how = 4 punti davanti, 1 in fondo. Tutti vanno in ogni zona.

## Before the start

web-tomkuni-which-board = Quale tabellone?
web-tomkuni-board-cross = La croce
web-tomkuni-board-cross-why = 40 caselle, il tabellone di sempre.
web-tomkuni-board-round = Il tondo
web-tomkuni-board-round-why = 28 caselle, partita breve: ci si incontra e ci si spinge di continuo.
web-tomkuni-board-long = La grande croce
web-tomkuni-board-long-why = 56 caselle, viaggio lungo: le scorciatoie contano di più.
web-tomkuni-board-squares = { $squares } caselle.
web-tomkuni-option-free_passage = Passare oltre le zone aperte
web-tomkuni-option-free_passage-why = una pedina può scegliere di non entrare
web-tomkuni-option-shortcut_stops_on_entry = La scorciatoia finisce sull’entrata
web-tomkuni-option-shortcut_stops_on_entry-why = davanti alla zona; altrimenti una casella più avanti
web-tomkuni-option-three_tries = Tre tentativi per un 6
web-tomkuni-option-three_tries-why = finché non hai pedine sul percorso
