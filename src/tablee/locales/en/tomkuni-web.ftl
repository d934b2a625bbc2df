### What the page of Tom Kuni says.
### $name is a player’s name, $zone and $colour are colours as tomkuni-colour-… names them, $pawn and $square are numbers.

## The board

web-tomkuni-board = Board
# Short for points, under a figure.
web-tomkuni-pts = pts
web-tomkuni-you = You
web-tomkuni-shape-red = round head
web-tomkuni-shape-yellow = square head
web-tomkuni-shape-green = triangular head
web-tomkuni-shape-blue = diamond head
# $zones lists zones with their points, for example “red 4, blue 2”; $yard is a number of pawns.
web-tomkuni-standing = { $name }, { $colour }, { $shape }; points: { $points }; zones: { $zones }; in the yard: { $yard }.
web-tomkuni-no-zone = none yet
web-tomkuni-square = Square { $square }
web-tomkuni-square-zone = Square in the { $zone } zone, worth { $points }
web-tomkuni-square-start = start of { $colour }
web-tomkuni-square-solid = shortcut to the { $colour } zone
web-tomkuni-square-entry = entry of the { $colour } zone
web-tomkuni-square-empty = empty
web-tomkuni-square-pawn = { $name }, pawn { $pawn }

## What one can do

web-tomkuni-dock = What you can do
# $names are those who play next, in order.
web-tomkuni-then = then { $names }
# In the list of those who play next.
web-tomkuni-then-you = you
web-tomkuni-die = Die
web-tomkuni-roll = Roll
web-tomkuni-roll-again = Roll again ({ $number } of 3)
web-tomkuni-roll-why = Roll, then choose a pawn.
web-tomkuni-six = A 6 brings a pawn out.
web-tomkuni-you-rolled = You rolled { $die }.
web-tomkuni-choose = Touch a pawn, look, play.
web-tomkuni-choices = Pawns that can move
web-tomkuni-choose-first = Choose a pawn
# $number is the number of the choice.
web-tomkuni-play = Play move { $number }
web-tomkuni-none = No pawn can move.
web-tomkuni-pass = Pass to { $name }
web-tomkuni-out = A pawn comes out
web-tomkuni-walk = To square { $square }
web-tomkuni-shortcut = Shortcut to the { $zone } zone
web-tomkuni-into = Into the { $zone } zone
# Followed by names.
web-tomkuni-pushing = pushes
# A pawn of the player who reads.
web-tomkuni-yours = your own
web-tomkuni-becomes = becomes
web-tomkuni-choice = Choice { $number } of { $of }: { $what }.
# $points has its sign, for example “+4”.
web-tomkuni-for-you = { $points } for you.
web-tomkuni-pushes = Pushes { $name }.
web-tomkuni-pushes-points = Pushes { $name }, { $before } becomes { $after }.

## What happens

web-tomkuni-opening = The lowest roll starts.
web-tomkuni-shows = { $name } rolled { $die }.
web-tomkuni-moves = Last moves
# After a name: what was rolled, and what was done with it.
web-tomkuni-rolled = { $die }: { $what }
web-tomkuni-pushed = (pushes { $names })
web-tomkuni-read = Touch a square to read what it does.
web-tomkuni-faster = Faster
web-tomkuni-first-home = first home, +1

## On a television

# How many of a player’s pawns are in a zone.
web-tomkuni-sheltered = { $count } of 4 in
web-tomkuni-how = 4 points right at the front, 1 at the back. Everyone goes into every zone.

## Before the start

web-tomkuni-which-board = Which board?
web-tomkuni-board-cross = The cross
web-tomkuni-board-cross-why = 40 squares, the board of old.
web-tomkuni-board-round = The round
web-tomkuni-board-round-why = 28 squares, a short game: everyone meets and pushes.
web-tomkuni-board-long = The great cross
web-tomkuni-board-long-why = 56 squares, a long journey: shortcuts count for more.
# A board that somebody brought, under its own name.
web-tomkuni-board-squares = { $squares } squares.
web-tomkuni-option-free_passage = Walk past open zones
web-tomkuni-option-free_passage-why = a pawn may choose not to turn in
web-tomkuni-option-shortcut_stops_on_entry = Shortcuts end on the entry
web-tomkuni-option-shortcut_stops_on_entry-why = in front of the zone; otherwise one square further
web-tomkuni-option-three_tries = Three tries for a 6
web-tomkuni-option-three_tries-why = while no pawn of yours is on the ring
