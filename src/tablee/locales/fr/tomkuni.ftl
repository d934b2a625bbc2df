### Everything Tom Kuni says.
###
### $name is a player's name, $pawn a pawn's number from 1 to 4, $square a square of the ring from 1.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $zone is a colour as tomkuni-colour-… names it.

tomkuni = Tom Kuni

## Colours. Each has a shape as well: round, square, triangle, diamond.

tomkuni-colour-red = rouge
tomkuni-colour-yellow = jaune
tomkuni-colour-green = verte
tomkuni-colour-blue = bleue

## The board as a picture

tomkuni-you = Vous
tomkuni-points =
    { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
tomkuni-zones = zones { $zones }
tomkuni-legend = » début · { $solid } raccourci · ( ) entrée · 4 3 2 1 points dans une zone
tomkuni-die = Dé : { $die }
tomkuni-turn-of = { $me ->
    [yes] À vous de jouer
   *[no] { $name } joue
}

## What one may do

tomkuni-ask-move = À vous de jouer, choisissez un pion
tomkuni-ask-pass = Aucun pion ne peut avancer
tomkuni-offer-leave = Un pion entre en jeu
tomkuni-offer-walk = Le pion { $pawn } avance jusqu’à la case { $square }
tomkuni-offer-shortcut = Le pion { $pawn } prend le raccourci vers la zone { $zone }
tomkuni-offer-zone = Le pion { $pawn } entre dans la zone { $zone } : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
tomkuni-offer-pass = Passer le dé
# $pawns is a list of pawns, as tomkuni-pawn names them.
tomkuni-pushes = pousse { $pawns }
# A pawn of somebody, for example “Mia 3”.
tomkuni-pawn = { $name } { $pawn }
# The points of one player, before and after.
tomkuni-points-change = { $name } { $before } → { $after }

## What happened

tomkuni-told-opening = Le plus petit nombre commence : { $rolls }.
tomkuni-told-opening-roll = { $name } { $die }
tomkuni-told-again = Égalité : { $names } relancent le dé.
tomkuni-told-starter = { $me ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
tomkuni-told-roll = { $me ->
    [yes] Vous faites un { $die }.
   *[no] { $name } fait un { $die }.
}
tomkuni-told-roll-again = { $me ->
    [yes] Vous faites un { $die } et pouvez relancer le dé.
   *[no] { $name } fait un { $die } et peut relancer le dé.
}
tomkuni-told-leave = { $me ->
    [yes] Votre pion { $pawn } entre en jeu.
   *[no] { $name } : le pion { $pawn } entre en jeu.
}
tomkuni-told-walk = { $me ->
    [yes] Votre pion { $pawn } avance jusqu’à la case { $square }.
   *[no] { $name } : le pion { $pawn } avance jusqu’à la case { $square }.
}
tomkuni-told-shortcut = { $me ->
    [yes] Votre pion { $pawn } prend le raccourci vers la zone { $zone }.
   *[no] { $name } : le pion { $pawn } prend le raccourci vers la zone { $zone }.
}
tomkuni-told-zone = { $me ->
    [yes] Votre pion { $pawn } entre dans la zone { $zone }.
   *[no] { $name } : le pion { $pawn } entre dans la zone { $zone }.
}
tomkuni-told-pass = { $me ->
    [yes] Aucun de vos pions ne peut avancer.
   *[no] { $name } : aucun pion ne peut avancer.
}
tomkuni-told-pushed = On pousse : { $pawns }.
tomkuni-told-points = Points : { $changes }.
tomkuni-told-home = { $me ->
    [yes] Tous vos pions sont arrivés !
   *[no] { $name } : tous les pions sont arrivés !
}

## The end

tomkuni-won-points = { $me ->
    [yes] Vous gagnez, avec { $points } points.
   *[no] { $name } gagne, avec { $points } points.
}
# $names is a list of names.
tomkuni-won-shared = Égalité à { $points } points : { $names } se partagent la victoire.

## Why an action is refused

refusal-tomkuni-no-such-pawn = Les pions ont les numéros 1 à 4.
refusal-tomkuni-needs-a-six = Un pion ne quitte les cases de départ qu’avec un 6.
refusal-tomkuni-yard-is-empty = Il ne reste aucun pion sur les cases de départ.
refusal-tomkuni-not-on-the-ring = Ce pion n’est pas sur le parcours.
refusal-tomkuni-zone-must-be-entered = Ce pion doit entrer dans la zone ouverte qui est sur son chemin.
refusal-tomkuni-no-open-zone = Il n’y a pas de zone ouverte sur le chemin de ce pion.
refusal-tomkuni-too-far = La zone n’a pas autant de cases.
refusal-tomkuni-zone-is-full = Il n’y a plus de place pour pousser dans cette zone.
refusal-tomkuni-a-pawn-can-move = Un pion peut avancer, il faut donc jouer.
refusal-tomkuni-unknown-action = Cette action n’existe pas dans Tom Kuni.

## Facts that simulations count

tomkuni-fact-turns = tours par personne
tomkuni-fact-choice = tours avec un vrai choix
tomkuni-fact-starter = victoires de la personne qui commence
tomkuni-fact-spread = points d’écart entre la première et la dernière place

## The bots

tomkuni-bot-random = avance n’importe quel pion
tomkuni-bot-simple = regarde un coup à l’avance : points, poussées, raccourcis
tomkuni-bot-chick = Poussin : la première partie d’un enfant, sort ses pions et pousse les autres
tomkuni-bot-squirrel = Écureuil : joue pour soi, laisse parfois échapper une poussée ou un raccourci
tomkuni-bot-fox = Renard : pense à chaque pion et aux points de tous, un coup à l’avance
tomkuni-bot-owl = Chouette : experte, sait comment ses pions s’entraident et voit plusieurs tours à l’avance

## Options of a table

tomkuni-option-board = le plateau : cross, round ou long, ou le vôtre dans un fichier, @FILE (T1)
tomkuni-option-free_passage = un pion peut passer devant une zone ouverte sans y entrer (T14)
tomkuni-option-shortcut_stops_on_entry = un raccourci s’arrête sur la case d’entrée, sinon une case plus loin (T11)
tomkuni-option-three_tries = sans pion sur le parcours, jusqu’à trois lancers pour faire un 6 (T7)

## Why a bot does something. $me says whether it is advice to the reader, or that the reader is pushed; else the bot
## speaks of itself and of $name. $points is said as in tomkuni-points, $chance is per cent.

tomkuni-why-no-move = Aucun pion ne peut avancer.
tomkuni-why-only-move = Il n’y a pas d’autre coup.
tomkuni-why-home = { $me ->
    [yes] Cela vous rapporte { $points }, dans la zone { $zone }.
   *[no] Cela me rapporte { $points }, dans la zone { $zone }.
}
tomkuni-why-past = { $me ->
    [yes] Cela vous pousse au-delà de la zone { $zone }.
   *[no] Cela pousse { $name } au-delà de la zone { $zone }.
}
tomkuni-why-deeper = { $me ->
    [yes] Cela vous coûte { $points }.
   *[no] Cela coûte { $points } à { $name }.
}
tomkuni-why-shortcut = C’est le raccourci vers la zone { $zone }.
tomkuni-why-patience = { $me ->
    [yes] Votre pion devant la zone { $zone } peut attendre mieux que { $points }.
   *[no] Mon pion devant la zone { $zone } peut attendre mieux que { $points }.
}
tomkuni-why-out = { $me ->
    [yes] Avec un pion de plus sur le parcours, vous avez plus de choix.
   *[no] Avec un pion de plus sur le parcours, j’ai plus de choix.
}
tomkuni-why-before = { $squares ->
    [one] Il se tient alors à { $squares } case de l’entrée de la zone { $zone }.
    [many] Il se tient alors à { $squares } de cases de l’entrée de la zone { $zone }.
   *[other] Il se tient alors à { $squares } cases de l’entrée de la zone { $zone }.
}
tomkuni-why-before-shortcut = { $squares ->
    [one] Il se tient alors à { $squares } case du raccourci vers la zone { $zone }.
    [many] Il se tient alors à { $squares } de cases du raccourci vers la zone { $zone }.
   *[other] Il se tient alors à { $squares } cases du raccourci vers la zone { $zone }.
}
tomkuni-why-best = { $me ->
    [yes] Rien d’autre ne vous laisse en meilleure posture.
   *[no] Rien d’autre ne me laisse en meilleure posture.
}
tomkuni-why-fun = { $me ->
    [yes] C’est amusant de vous pousser !
   *[no] C’est amusant de pousser { $name } !
}
tomkuni-why-favourite = { $me ->
    [yes] Votre pion { $pawn } vaut bien les autres.
   *[no] Mon pion { $pawn } est mon préféré.
}
tomkuni-why-chance = { $me ->
    [yes] Vous gagnez à { $chance } %.
   *[no] Je gagne à { $chance } %.
}
