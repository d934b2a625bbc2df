### What the page of Tom Kuni says.

## The board

web-tomkuni-board = Speelbord
web-tomkuni-pts = ptn
web-tomkuni-you = Jij
web-tomkuni-shape-red = ronde kop
web-tomkuni-shape-yellow = vierkante kop
web-tomkuni-shape-green = driehoekige kop
web-tomkuni-shape-blue = ruitvormige kop
web-tomkuni-standing = { $name }, { $colour }, { $shape }; punten: { $points }; zones: { $zones }; in het wachtveld: { $yard }.
web-tomkuni-no-zone = nog geen
web-tomkuni-square = Vakje { $square }
web-tomkuni-square-zone = Vakje in zone { $zone }, { $points } waard
web-tomkuni-square-start = start van { $colour }
web-tomkuni-square-solid = binnenweg naar zone { $colour }
web-tomkuni-square-entry = ingang van zone { $colour }
web-tomkuni-square-empty = leeg
web-tomkuni-square-pawn = { $name }, pion { $pawn }

## What one can do

web-tomkuni-dock = Wat je kunt doen
web-tomkuni-then = daarna { $names }
web-tomkuni-then-you = jij
web-tomkuni-die = Dobbelsteen
web-tomkuni-roll = Gooi
web-tomkuni-roll-again = Gooi nog eens ({ $number } van 3)
web-tomkuni-roll-why = Gooi en kies een pion.
web-tomkuni-six = Met een 6 komt een pion in het spel.
web-tomkuni-you-rolled = Je gooide { $die }.
web-tomkuni-choose = Tik op een pion, kijk, speel.
web-tomkuni-choices = Pionnen die kunnen lopen
web-tomkuni-choose-first = Kies een pion
web-tomkuni-play = Speel zet { $number }
web-tomkuni-none = Geen pion kan lopen.
web-tomkuni-pass = Geef door aan { $name }
web-tomkuni-out = Er komt een pion in het spel
web-tomkuni-walk = Naar vakje { $square }
web-tomkuni-shortcut = Binnenweg naar zone { $zone }
web-tomkuni-into = In zone { $zone }
web-tomkuni-pushing = duwt
web-tomkuni-yours = een eigen pion
web-tomkuni-becomes = wordt
web-tomkuni-choice = Keuze { $number } van { $of }: { $what }.
web-tomkuni-for-you = { $points } voor jou.
web-tomkuni-pushes = Duwt { $name }.
web-tomkuni-pushes-points = Duwt { $name }, { $before } wordt { $after }.

## What happens

web-tomkuni-opening = Het laagste getal begint.
web-tomkuni-shows = { $name } gooide { $die }.
web-tomkuni-moves = Laatste zetten
web-tomkuni-rolled = { $die }: { $what }
web-tomkuni-pushed = (duwt { $names })
web-tomkuni-read = Tik op een vakje om te lezen wat het doet.
web-tomkuni-faster = Sneller
web-tomkuni-first-home = als eerste thuis, +1

## On a television

web-tomkuni-sheltered = { $count } van 4 thuis
web-tomkuni-how = 4 punten vooraan, 1 achteraan. Iedereen gaat naar elke zone.

## Before the start

web-tomkuni-which-board = Welk bord?
web-tomkuni-board-cross = Het kruis
web-tomkuni-board-cross-why = 40 vakjes, het bord van altijd.
web-tomkuni-board-round = Het rondje
web-tomkuni-board-round-why = 28 vakjes, een kort spel: je komt elkaar steeds tegen.
web-tomkuni-board-long = Het grote kruis
web-tomkuni-board-long-why = 56 vakjes, een lange reis: binnenwegen tellen meer.
web-tomkuni-board-squares = { $squares } vakjes.
web-tomkuni-option-free_passage = Voorbij een open zone
web-tomkuni-option-free_passage-why = een pion mag kiezen om niet af te slaan
web-tomkuni-option-shortcut_stops_on_entry = Een binnenweg eindigt op de ingang
web-tomkuni-option-shortcut_stops_on_entry-why = vóór de zone; anders één vakje verder
web-tomkuni-option-three_tries = Drie pogingen voor een 6
web-tomkuni-option-three_tries-why = zolang je geen pion op de baan hebt
