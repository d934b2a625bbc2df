### What the page of Tom Kuni says.

## The board

web-tomkuni-board = Spielbrett
web-tomkuni-pts = Pkt
web-tomkuni-you = Du
web-tomkuni-shape-red = runder Kopf
web-tomkuni-shape-yellow = eckiger Kopf
web-tomkuni-shape-green = dreieckiger Kopf
web-tomkuni-shape-blue = rautenförmiger Kopf
web-tomkuni-standing = { $name }, { $colour }, { $shape }; Punkte: { $points }; Zonen: { $zones }; im Hof: { $yard }.
web-tomkuni-no-zone = noch keine
web-tomkuni-square = Feld { $square }
web-tomkuni-square-zone = Feld in der Zone { $zone }, { $points } wert
web-tomkuni-square-start = Start von { $colour }
web-tomkuni-square-solid = Abkürzung zur Zone { $colour }
web-tomkuni-square-entry = Einstieg in die Zone { $colour }
web-tomkuni-square-empty = leer
web-tomkuni-square-pawn = { $name }, Figur { $pawn }

## What one can do

web-tomkuni-dock = Was du tun kannst
web-tomkuni-then = danach { $names }
web-tomkuni-then-you = du
web-tomkuni-die = Würfel
web-tomkuni-roll = Würfeln
web-tomkuni-roll-again = Noch einmal würfeln ({ $number } von 3)
web-tomkuni-roll-why = Würfle, dann wähl eine Figur.
web-tomkuni-six = Eine 6 bringt eine Figur ins Spiel.
web-tomkuni-you-rolled = Du hast { $die } gewürfelt.
web-tomkuni-choose = Tippe auf eine Figur, schau, zieh.
web-tomkuni-choices = Figuren, die ziehen können
web-tomkuni-choose-first = Wähl eine Figur
web-tomkuni-play = Zug { $number } spielen
web-tomkuni-none = Keine Figur kann ziehen.
web-tomkuni-pass = Weiter an { $name }
web-tomkuni-out = Eine Figur kommt ins Spiel
web-tomkuni-walk = Auf Feld { $square }
web-tomkuni-shortcut = Abkürzung zur Zone { $zone }
web-tomkuni-into = In die Zone { $zone }
web-tomkuni-pushing = schiebt
web-tomkuni-yours = eine eigene
web-tomkuni-becomes = wird
web-tomkuni-choice = Wahl { $number } von { $of }: { $what }.
web-tomkuni-for-you = { $points } für dich.
web-tomkuni-pushes = Schiebt { $name }.
web-tomkuni-pushes-points = Schiebt { $name }, aus { $before } wird { $after }.

## What happens

web-tomkuni-opening = Die niedrigste Zahl fängt an.
web-tomkuni-shows = { $name } hat { $die } gewürfelt.
web-tomkuni-moves = Letzte Züge
web-tomkuni-rolled = { $die }: { $what }
web-tomkuni-pushed = (schiebt { $names })
web-tomkuni-read = Tippe auf ein Feld, um zu lesen, was es tut.
web-tomkuni-faster = Schneller
web-tomkuni-first-home = zuerst im Ziel, +1

## On a television

web-tomkuni-sheltered = { $count } von 4 im Ziel
web-tomkuni-how = 4 Punkte ganz vorne, 1 ganz hinten. Alle müssen in jede Zone.

## Before the start

web-tomkuni-which-board = Welches Brett?
web-tomkuni-board-cross = Das Kreuz
web-tomkuni-board-cross-why = 40 Felder, das Brett von jeher.
web-tomkuni-board-round = Der Kreis
web-tomkuni-board-round-why = 28 Felder, ein kurzes Spiel: Man trifft und schiebt sich ständig.
web-tomkuni-board-long = Das große Kreuz
web-tomkuni-board-long-why = 56 Felder, eine lange Reise: Abkürzungen zählen mehr.
web-tomkuni-board-squares = { $squares } Felder.
web-tomkuni-option-free_passage = An offenen Zonen vorbei
web-tomkuni-option-free_passage-why = eine Figur darf wählen, ob sie einbiegt
web-tomkuni-option-shortcut_stops_on_entry = Abkürzungen enden auf dem Einstieg
web-tomkuni-option-shortcut_stops_on_entry-why = vor der Zone; sonst ein Feld weiter
web-tomkuni-option-three_tries = Drei Versuche für eine 6
web-tomkuni-option-three_tries-why = solange keine deiner Figuren auf dem Ring ist
