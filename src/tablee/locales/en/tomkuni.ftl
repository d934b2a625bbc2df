### Everything Tom Kuni says.
###
### $name is a player's name, $pawn a pawn's number from 1 to 4, $square a square of the ring from 1.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $zone is a colour as tomkuni-colour-… names it.

tomkuni = Tom Kuni

## Colours. Each has a shape as well: round, square, triangle, diamond.

tomkuni-colour-red = red
tomkuni-colour-yellow = yellow
tomkuni-colour-green = green
tomkuni-colour-blue = blue

## The board as a picture

tomkuni-you = You
tomkuni-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tomkuni-zones = zones { $zones }
tomkuni-legend = » start · { $solid } shortcut · ( ) entry · 4 3 2 1 points in a zone
tomkuni-die = Die: { $die }
tomkuni-turn-of = { $me ->
    [yes] Your turn
   *[no] { $name } is playing
}

## What one may do

tomkuni-ask-move = Your turn, choose a pawn
tomkuni-ask-pass = No pawn can move
tomkuni-offer-leave = A pawn comes out
tomkuni-offer-walk = Pawn { $pawn } walks to square { $square }
tomkuni-offer-shortcut = Pawn { $pawn } takes the shortcut to the { $zone } zone
tomkuni-offer-zone = Pawn { $pawn } goes into the { $zone } zone: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tomkuni-offer-pass = Pass the die on
# $pawns is a list of pawns, as tomkuni-pawn names them.
tomkuni-pushes = pushes { $pawns }
# A pawn of somebody, for example “Mia 3”.
tomkuni-pawn = { $name } { $pawn }
# The points of one player, before and after.
tomkuni-points-change = { $name } { $before } → { $after }

## What happened

tomkuni-told-opening = For the start, the lowest begins: { $rolls }.
tomkuni-told-opening-roll = { $name } { $die }
tomkuni-told-again = A tie: { $names } roll again.
tomkuni-told-starter = { $me ->
    [yes] You start.
   *[no] { $name } starts.
}
tomkuni-told-roll = { $me ->
    [yes] You roll a { $die }.
   *[no] { $name } rolls a { $die }.
}
tomkuni-told-roll-again = { $me ->
    [yes] You roll a { $die } and may roll again.
   *[no] { $name } rolls a { $die } and may roll again.
}
tomkuni-told-leave = { $me ->
    [yes] Your pawn { $pawn } comes out.
   *[no] { $name }: pawn { $pawn } comes out.
}
tomkuni-told-walk = { $me ->
    [yes] Your pawn { $pawn } walks to square { $square }.
   *[no] { $name }: pawn { $pawn } walks to square { $square }.
}
tomkuni-told-shortcut = { $me ->
    [yes] Your pawn { $pawn } takes the shortcut to the { $zone } zone.
   *[no] { $name }: pawn { $pawn } takes the shortcut to the { $zone } zone.
}
tomkuni-told-zone = { $me ->
    [yes] Your pawn { $pawn } goes into the { $zone } zone.
   *[no] { $name }: pawn { $pawn } goes into the { $zone } zone.
}
tomkuni-told-pass = { $me ->
    [yes] No pawn of yours can move.
   *[no] { $name }: no pawn can move.
}
tomkuni-told-pushed = Pushed on: { $pawns }.
tomkuni-told-points = Points: { $changes }.
tomkuni-told-home = { $me ->
    [yes] All your pawns are home!
   *[no] { $name }: all pawns are home!
}

## The end

tomkuni-won-points = { $me ->
    [yes] You win, with { $points } points.
   *[no] { $name } wins, with { $points } points.
}
# $names is a list of names.
tomkuni-won-shared = { $names } share the victory, with { $points } points each.

## Why an action is refused

refusal-tomkuni-no-such-pawn = There are pawns 1 to 4.
refusal-tomkuni-needs-a-six = A pawn leaves the yard on a 6 only.
refusal-tomkuni-yard-is-empty = No pawn is left in the yard.
refusal-tomkuni-not-on-the-ring = This pawn is not on the ring.
refusal-tomkuni-zone-must-be-entered = This pawn must turn into the open zone on its way.
refusal-tomkuni-no-open-zone = There is no open zone on this pawn’s way.
refusal-tomkuni-too-far = The zone has fewer squares than that.
refusal-tomkuni-zone-is-full = There is no room to push in this zone.
refusal-tomkuni-a-pawn-can-move = A pawn can move, so one must.
refusal-tomkuni-unknown-action = That cannot be done in Tom Kuni.

## Facts that simulations count

tomkuni-fact-turns = turns a player
tomkuni-fact-choice = turns with a real choice
tomkuni-fact-starter = victories of the starting player
tomkuni-fact-spread = points between first and last

## The bots

tomkuni-bot-random = moves any pawn
tomkuni-bot-simple = looks one move ahead: points, pushes, shortcuts
tomkuni-bot-chick = Chick: a child’s first game, out with the pawns and push
tomkuni-bot-squirrel = Squirrel: plays for itself and overlooks a push or a shortcut now and then
tomkuni-bot-fox = Fox: thinks of each pawn and of everybody’s points, one move ahead
tomkuni-bot-owl = Owl: an expert, knows how its pawns help each other and looks some turns ahead

## Options of a table

tomkuni-option-board = the board: cross, round or long, or your own from a file, @FILE (T1)
tomkuni-option-free_passage = a pawn may walk past an open zone (T14)
tomkuni-option-shortcut_stops_on_entry = a shortcut ends on the entry square, else one square further (T11)
tomkuni-option-three_tries = with no pawn on the ring, up to three rolls for a 6 (T7)

## Why a bot does something. $me says whether it is advice to the reader, or that the reader is pushed; else the bot
## speaks of itself and of $name. $points is said as in tomkuni-points, $chance is per cent.

tomkuni-why-no-move = No pawn can move.
tomkuni-why-only-move = There is no other move.
tomkuni-why-home = { $me ->
    [yes] It brings you { $points }, in the { $zone } zone.
   *[no] It brings me { $points }, in the { $zone } zone.
}
tomkuni-why-past = { $me ->
    [yes] It pushes you past the { $zone } zone.
   *[no] It pushes { $name } past the { $zone } zone.
}
tomkuni-why-deeper = { $me ->
    [yes] It costs you { $points }.
   *[no] It costs { $name } { $points }.
}
tomkuni-why-shortcut = It is the shortcut to the { $zone } zone.
tomkuni-why-patience = { $me ->
    [yes] Your pawn before the { $zone } zone can wait for more than { $points }.
   *[no] My pawn before the { $zone } zone can wait for more than { $points }.
}
tomkuni-why-out = { $me ->
    [yes] With one pawn more on the ring, you have more to choose from.
   *[no] With one pawn more on the ring, I have more to choose from.
}
tomkuni-why-before = { $squares ->
    [one] It stands then { $squares } square before the entry of the { $zone } zone.
   *[other] It stands then { $squares } squares before the entry of the { $zone } zone.
}
tomkuni-why-before-shortcut = { $squares ->
    [one] It stands then { $squares } square before the shortcut to the { $zone } zone.
   *[other] It stands then { $squares } squares before the shortcut to the { $zone } zone.
}
tomkuni-why-best = { $me ->
    [yes] Nothing else leaves you better off.
   *[no] Nothing else leaves me better off.
}
tomkuni-why-fun = { $me ->
    [yes] Pushing you is fun!
   *[no] Pushing { $name } is fun!
}
tomkuni-why-favourite = { $me ->
    [yes] Your pawn { $pawn } is as good as any.
   *[no] I like my pawn { $pawn } best.
}
tomkuni-why-chance = { $me ->
    [yes] You win with { $chance } %.
   *[no] I win with { $chance } %.
}
