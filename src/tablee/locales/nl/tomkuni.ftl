### Everything Tom Kuni says.
###
### $name is a player's name, $pawn a pawn's number from 1 to 4, $square a square of the ring from 1.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $zone is a colour as tomkuni-colour-… names it.

tomkuni = Tom Kuni

## Colours. Each has a shape as well: round, square, triangle, diamond.

tomkuni-colour-red = rood
tomkuni-colour-yellow = geel
tomkuni-colour-green = groen
tomkuni-colour-blue = blauw

## The board as a picture

tomkuni-you = Jij
tomkuni-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tomkuni-zones = zones { $zones }
tomkuni-legend = » start · { $solid } binnenweg · ( ) ingang · 4 3 2 1 punten in een zone
tomkuni-die = Dobbelsteen: { $die }
tomkuni-turn-of = { $me ->
    [yes] Jij bent aan de beurt
   *[no] { $name } is aan de beurt
}

## What one may do

tomkuni-ask-move = Jij bent aan de beurt, kies een pion
tomkuni-ask-pass = Je kunt geen pion verzetten
tomkuni-offer-leave = Er komt een pion in het spel
tomkuni-offer-walk = Pion { $pawn } loopt naar vakje { $square }
tomkuni-offer-shortcut = Pion { $pawn } neemt de binnenweg naar zone { $zone }
tomkuni-offer-zone = Pion { $pawn } komt in zone { $zone }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
tomkuni-offer-pass = Geef de dobbelsteen door
# $pawns is a list of pawns, as tomkuni-pawn names them.
tomkuni-pushes = duwt { $pawns } vooruit
# A pawn of somebody, for example “Mia 3”.
tomkuni-pawn = { $name } { $pawn }
# The points of one player, before and after.
tomkuni-points-change = { $name } { $before } → { $after }

## What happened

tomkuni-told-opening = Wie het laagst gooit, begint: { $rolls }.
tomkuni-told-opening-roll = { $name } { $die }
tomkuni-told-again = Gelijk: { $names } gooien opnieuw.
tomkuni-told-starter = { $me ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
tomkuni-told-roll = { $me ->
    [yes] Je gooit een { $die }.
   *[no] { $name } gooit een { $die }.
}
tomkuni-told-roll-again = { $me ->
    [yes] Je gooit een { $die } en mag nog een keer gooien.
   *[no] { $name } gooit een { $die } en mag nog een keer gooien.
}
tomkuni-told-leave = { $me ->
    [yes] Jouw pion { $pawn } komt in het spel.
   *[no] { $name }: pion { $pawn } komt in het spel.
}
tomkuni-told-walk = { $me ->
    [yes] Jouw pion { $pawn } loopt naar vakje { $square }.
   *[no] { $name }: pion { $pawn } loopt naar vakje { $square }.
}
tomkuni-told-shortcut = { $me ->
    [yes] Jouw pion { $pawn } neemt de binnenweg naar zone { $zone }.
   *[no] { $name }: pion { $pawn } neemt de binnenweg naar zone { $zone }.
}
tomkuni-told-zone = { $me ->
    [yes] Jouw pion { $pawn } komt in zone { $zone }.
   *[no] { $name }: pion { $pawn } komt in zone { $zone }.
}
tomkuni-told-pass = { $me ->
    [yes] Je kunt geen pion verzetten.
   *[no] { $name } kan geen pion verzetten.
}
tomkuni-told-pushed = Vooruitgeduwd: { $pawns }.
tomkuni-told-points = Punten: { $changes }.
tomkuni-told-home = { $me ->
    [yes] Al je pionnen zijn thuis!
   *[no] { $name }: alle pionnen zijn thuis!
}

## The end

tomkuni-won-points = { $me ->
    [yes] Je wint met { $points } punten.
   *[no] { $name } wint met { $points } punten.
}
# $names is a list of names.
tomkuni-won-shared = Gelijkspel met { $points } punten: { $names } delen de overwinning.

## Why an action is refused

refusal-tomkuni-no-such-pawn = De pionnen hebben de nummers 1 tot en met 4.
refusal-tomkuni-needs-a-six = Een pion komt alleen met een 6 uit het wachtveld.
refusal-tomkuni-yard-is-empty = Er staan geen pionnen meer in het wachtveld.
refusal-tomkuni-not-on-the-ring = Deze pion staat niet op de baan.
refusal-tomkuni-zone-must-be-entered = Deze pion komt langs een open zone en moet daar naar binnen.
refusal-tomkuni-no-open-zone = Op de weg van deze pion ligt geen open zone.
refusal-tomkuni-too-far = De zone heeft niet genoeg vakjes.
refusal-tomkuni-zone-is-full = In deze zone is geen plaats om te duwen.
refusal-tomkuni-a-pawn-can-move = Je kunt een pion verzetten, dus dat moet ook.
refusal-tomkuni-unknown-action = Dat kan niet in Tom Kuni.

## Facts that simulations count

tomkuni-fact-turns = beurten per speler
tomkuni-fact-choice = beurten met een echte keuze
tomkuni-fact-starter = overwinningen van wie begint
tomkuni-fact-spread = punten tussen eerste en laatste

## The bots

tomkuni-bot-random = verzet zomaar een pion
tomkuni-bot-simple = kijkt één zet vooruit: punten, duwen, binnenwegen
tomkuni-bot-chick = Kuiken: het eerste spel van een kind, brengt pionnen in het spel en duwt graag
tomkuni-bot-squirrel = Eekhoorn: speelt voor zichzelf en ziet soms een duw of een binnenweg over het hoofd
tomkuni-bot-fox = Vos: denkt aan elke pion en aan ieders punten, één zet vooruit
tomkuni-bot-owl = Uil: speelt als een expert, weet hoe de pionnen elkaar helpen en kijkt enkele beurten vooruit

## Options of a table

tomkuni-option-board = het bord: cross, round of long, of je eigen bord uit een bestand, @FILE (T1)
tomkuni-option-free_passage = een pion mag een open zone voorbijlopen (T14)
tomkuni-option-shortcut_stops_on_entry = een binnenweg eindigt op het ingangsvakje, anders één vakje verder (T11)
tomkuni-option-three_tries = zonder pion op de baan hoogstens drie worpen om een 6 te gooien (T7)

## Why a bot does something. $me says whether it is advice to the reader, or that the reader is pushed; else the bot
## speaks of itself and of $name. $points is said as in tomkuni-points, $chance is per cent.

tomkuni-why-no-move = Geen pion kan worden verzet.
tomkuni-why-only-move = Er is geen andere zet.
tomkuni-why-home = { $me ->
    [yes] Het levert je { $points } op, in zone { $zone }.
   *[no] Het levert me { $points } op, in zone { $zone }.
}
tomkuni-why-past = { $me ->
    [yes] Het duwt je voorbij zone { $zone }.
   *[no] Het duwt { $name } voorbij zone { $zone }.
}
tomkuni-why-deeper = { $me ->
    [yes] Het kost je { $points }.
   *[no] Het kost { $name } { $points }.
}
tomkuni-why-shortcut = Het is de binnenweg naar zone { $zone }.
tomkuni-why-patience = { $me ->
    [yes] Je pion voor zone { $zone } kan op meer dan { $points } wachten.
   *[no] Mijn pion voor zone { $zone } kan op meer dan { $points } wachten.
}
tomkuni-why-out = { $me ->
    [yes] Met een pion meer op de baan heb je meer keus.
   *[no] Met een pion meer op de baan heb ik meer keus.
}
tomkuni-why-before = { $squares ->
    [one] Hij staat dan { $squares } vakje voor de ingang van zone { $zone }.
   *[other] Hij staat dan { $squares } vakjes voor de ingang van zone { $zone }.
}
tomkuni-why-before-shortcut = { $squares ->
    [one] Hij staat dan { $squares } vakje voor de binnenweg naar zone { $zone }.
   *[other] Hij staat dan { $squares } vakjes voor de binnenweg naar zone { $zone }.
}
tomkuni-why-best = { $me ->
    [yes] Met niets anders sta je er beter voor.
   *[no] Met niets anders sta ik er beter voor.
}
tomkuni-why-fun = { $me ->
    [yes] Jou duwen is leuk!
   *[no] { $name } duwen is leuk!
}
tomkuni-why-favourite = { $me ->
    [yes] Je pion { $pawn } is net zo goed als een andere.
   *[no] Mijn pion { $pawn } vind ik de leukste.
}
tomkuni-why-chance = { $me ->
    [yes] Je wint met { $chance } %.
   *[no] Ik win met { $chance } %.
}
