### What the page of Tom Kuni says.

## The board

web-tomkuni-board = Plateau
web-tomkuni-pts = pts
web-tomkuni-you = Vous
web-tomkuni-shape-red = tête ronde
web-tomkuni-shape-yellow = tête carrée
web-tomkuni-shape-green = tête triangulaire
web-tomkuni-shape-blue = tête en losange
web-tomkuni-standing = { $name }, couleur { $colour }, { $shape } ; points : { $points } ; zones : { $zones } ; encore au départ : { $yard }.
web-tomkuni-no-zone = aucune encore
web-tomkuni-square = Case { $square }
web-tomkuni-square-zone = Case de la zone { $zone }, vaut { $points }
web-tomkuni-square-start = départ, couleur { $colour }
web-tomkuni-square-solid = raccourci vers la zone { $colour }
web-tomkuni-square-entry = entrée de la zone { $colour }
web-tomkuni-square-empty = vide
web-tomkuni-square-pawn = { $name }, pion { $pawn }

## What one can do

web-tomkuni-dock = Ce que vous pouvez faire
web-tomkuni-then = ensuite { $names }
web-tomkuni-then-you = vous
web-tomkuni-die = Dé
web-tomkuni-roll = Lancer le dé
web-tomkuni-roll-again = Relancer ({ $number } sur 3)
web-tomkuni-roll-why = Lancez, puis choisissez un pion.
web-tomkuni-six = Un 6 fait sortir un pion.
web-tomkuni-you-rolled = Vous avez fait { $die }.
web-tomkuni-choose = Touchez un pion, regardez, jouez.
web-tomkuni-choices = Pions qui peuvent avancer
web-tomkuni-choose-first = Choisissez un pion
web-tomkuni-play = Jouer le coup { $number }
web-tomkuni-none = Aucun pion ne peut avancer.
web-tomkuni-pass = Passer le dé à { $name }
web-tomkuni-out = Un pion entre en jeu
web-tomkuni-walk = Jusqu’à la case { $square }
web-tomkuni-shortcut = Raccourci vers la zone { $zone }
web-tomkuni-into = Dans la zone { $zone }
web-tomkuni-pushing = pousse
web-tomkuni-yours = un des vôtres
web-tomkuni-becomes = devient
web-tomkuni-choice = Choix { $number } sur { $of } : { $what }.
web-tomkuni-for-you = { $points } pour vous.
web-tomkuni-pushes = Pousse { $name }.
web-tomkuni-pushes-points = Pousse { $name }, { $before } devient { $after }.

## What happens

web-tomkuni-opening = Le plus petit dé commence.
web-tomkuni-shows = { $name } a fait { $die }.
web-tomkuni-moves = Derniers coups
web-tomkuni-rolled = { $die } : { $what }
web-tomkuni-pushed = (pousse { $names })
web-tomkuni-read = Touchez une case pour lire ce qu’elle fait.
web-tomkuni-faster = Plus vite
web-tomkuni-first-home = première arrivée, +1

## On a television

web-tomkuni-sheltered = { $count } sur 4 à l’abri
web-tomkuni-how = 4 points tout devant, 1 au fond. Chacun va dans chaque zone.

## Before the start

web-tomkuni-which-board = Quel plateau ?
web-tomkuni-board-cross = La croix
web-tomkuni-board-cross-why = 40 cases, le plateau de toujours.
web-tomkuni-board-round = La ronde
web-tomkuni-board-round-why = 28 cases, partie courte : on se croise et on se pousse sans cesse.
web-tomkuni-board-long = La grande croix
web-tomkuni-board-long-why = 56 cases, long voyage : les raccourcis comptent davantage.
web-tomkuni-board-squares = { $squares } cases.
web-tomkuni-option-free_passage = Passer devant une zone ouverte
web-tomkuni-option-free_passage-why = un pion peut choisir de ne pas entrer
web-tomkuni-option-shortcut_stops_on_entry = Le raccourci s’arrête sur l’entrée
web-tomkuni-option-shortcut_stops_on_entry-why = devant la zone ; sinon une case plus loin
web-tomkuni-option-three_tries = Trois essais pour un 6
web-tomkuni-option-three_tries-why = tant qu’aucun de vos pions n’est sur le parcours
