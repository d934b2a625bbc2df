### Everything Tom Kuni says.
###
### $name is a player's name, $pawn a pawn's number from 1 to 4, $square a square of the ring from 1.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $zone is a colour as tomkuni-colour-… names it.

tomkuni = Tom Kuni

## Colours. Each has a shape as well: round, square, triangle, diamond.

tomkuni-colour-red = rossa
tomkuni-colour-yellow = gialla
tomkuni-colour-green = verde
tomkuni-colour-blue = blu

## The board as a picture

tomkuni-you = Tu
tomkuni-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
tomkuni-zones = zone { $zones }
tomkuni-legend = » partenza · { $solid } scorciatoia · ( ) entrata · 4 3 2 1 punti in una zona
tomkuni-die = Dado: { $die }
tomkuni-turn-of = { $me ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
}

## What one may do

tomkuni-ask-move = Tocca a te, scegli una pedina
tomkuni-ask-pass = Nessuna pedina può muoversi
tomkuni-offer-leave = Esce una pedina
tomkuni-offer-walk = La pedina { $pawn } avanza fino alla casella { $square }
tomkuni-offer-shortcut = La pedina { $pawn } prende la scorciatoia per la zona { $zone }
tomkuni-offer-zone = La pedina { $pawn } entra nella zona { $zone }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tomkuni-offer-pass = Passa il dado
# $pawns is a list of pawns, as tomkuni-pawn names them.
tomkuni-pushes = spinge { $pawns }
# A pawn of somebody, for example “Mia 3”.
tomkuni-pawn = { $name } { $pawn }
# The points of one player, before and after.
tomkuni-points-change = { $name } { $before } → { $after }

## What happened

tomkuni-told-opening = Comincia chi fa il numero più basso: { $rolls }.
tomkuni-told-opening-roll = { $name } { $die }
tomkuni-told-again = Parità: { $names } tirano di nuovo.
tomkuni-told-starter = { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
tomkuni-told-roll = { $me ->
    [yes] Tiri il dado: { $die }.
   *[no] { $name } tira il dado: { $die }.
}
tomkuni-told-roll-again = { $me ->
    [yes] Tiri il dado: { $die }. Puoi tirare di nuovo.
   *[no] { $name } tira il dado: { $die }. Può tirare di nuovo.
}
tomkuni-told-leave = { $me ->
    [yes] Esce la tua pedina { $pawn }.
   *[no] { $name }: esce la pedina { $pawn }.
}
tomkuni-told-walk = { $me ->
    [yes] La tua pedina { $pawn } avanza fino alla casella { $square }.
   *[no] { $name }: la pedina { $pawn } avanza fino alla casella { $square }.
}
tomkuni-told-shortcut = { $me ->
    [yes] La tua pedina { $pawn } prende la scorciatoia per la zona { $zone }.
   *[no] { $name }: la pedina { $pawn } prende la scorciatoia per la zona { $zone }.
}
tomkuni-told-zone = { $me ->
    [yes] La tua pedina { $pawn } entra nella zona { $zone }.
   *[no] { $name }: la pedina { $pawn } entra nella zona { $zone }.
}
tomkuni-told-pass = { $me ->
    [yes] Nessuna delle tue pedine può muoversi.
   *[no] { $name }: nessuna pedina può muoversi.
}
tomkuni-told-pushed = Pedine spinte avanti: { $pawns }.
tomkuni-told-points = Punti: { $changes }.
tomkuni-told-home = { $me ->
    [yes] Tutte le tue pedine sono all’arrivo!
   *[no] { $name }: tutte le pedine sono all’arrivo!
}

## The end

tomkuni-won-points = { $me ->
    [yes] Vinci con { $points } punti.
   *[no] { $name } vince con { $points } punti.
}
# $names is a list of names.
tomkuni-won-shared = Parità a { $points } punti: { $names } condividono la vittoria.

## Why an action is refused

refusal-tomkuni-no-such-pawn = Le pedine vanno dalla 1 alla 4.
refusal-tomkuni-needs-a-six = Una pedina esce dalla base solo con un 6.
refusal-tomkuni-yard-is-empty = Nella base non ci sono più pedine.
refusal-tomkuni-not-on-the-ring = Questa pedina non è sul percorso.
refusal-tomkuni-zone-must-be-entered = Questa pedina deve entrare nella zona aperta che incontra.
refusal-tomkuni-no-open-zone = Sulla strada di questa pedina non c’è nessuna zona aperta.
refusal-tomkuni-too-far = La zona non ha così tante caselle.
refusal-tomkuni-zone-is-full = In questa zona non c’è posto per spingere.
refusal-tomkuni-a-pawn-can-move = Se qualche pedina può muoversi, bisogna muoverne una.
refusal-tomkuni-unknown-action = In Tom Kuni questo non si può fare.

## Facts that simulations count

tomkuni-fact-turns = turni per giocatore
tomkuni-fact-choice = turni con una vera scelta
tomkuni-fact-starter = vittorie di chi comincia
tomkuni-fact-spread = punti tra il primo e l’ultimo

## The bots

tomkuni-bot-random = muove una pedina qualsiasi
tomkuni-bot-simple = guarda avanti di una mossa: punti, spinte, scorciatoie
tomkuni-bot-chick = Pulcino: la prima partita di un bambino, fa uscire le pedine e ama spingere
tomkuni-bot-squirrel = Scoiattolo: gioca per sé e a volte gli sfugge una spinta o una scorciatoia
tomkuni-bot-fox = Volpe: pensa a ogni pedina e ai punti di tutti, una mossa avanti
tomkuni-bot-owl = Gufo: gioca da esperto, sa come le sue pedine si aiutano e guarda avanti di alcuni turni

## Options of a table

tomkuni-option-board = il tabellone: cross, round o long, oppure uno tuo da un file, @FILE (T1)
tomkuni-option-free_passage = una pedina può passare oltre una zona aperta (T14)
tomkuni-option-shortcut_stops_on_entry = una scorciatoia finisce sulla casella di entrata, altrimenti una casella più avanti (T11)
tomkuni-option-three_tries = senza pedine sul percorso, fino a tre tiri per fare 6 (T7)

## Why a bot does something. $me says whether it is advice to the reader, or that the reader is pushed; else the bot
## speaks of itself and of $name. $points is said as in tomkuni-points, $chance is per cent.

tomkuni-why-no-move = Nessuna pedina può muoversi.
tomkuni-why-only-move = Non c’è un’altra mossa.
tomkuni-why-home = { $me ->
    [yes] Ti porta { $points }, nella zona { $zone }.
   *[no] Mi porta { $points }, nella zona { $zone }.
}
tomkuni-why-past = { $me ->
    [yes] Ti spinge oltre la zona { $zone }.
   *[no] Spinge { $name } oltre la zona { $zone }.
}
tomkuni-why-deeper = { $me ->
    [yes] Ti costa { $points }.
   *[no] Costa { $points } a { $name }.
}
tomkuni-why-shortcut = È la scorciatoia per la zona { $zone }.
tomkuni-why-patience = { $me ->
    [yes] La tua pedina davanti alla zona { $zone } può aspettare più di { $points }.
   *[no] La mia pedina davanti alla zona { $zone } può aspettare più di { $points }.
}
tomkuni-why-out = { $me ->
    [yes] Con una pedina in più sul percorso hai più scelta.
   *[no] Con una pedina in più sul percorso ho più scelta.
}
tomkuni-why-before = { $squares ->
    [one] Si trova allora a { $squares } casella dall’entrata della zona { $zone }.
   *[other] Si trova allora a { $squares } caselle dall’entrata della zona { $zone }.
}
tomkuni-why-before-shortcut = { $squares ->
    [one] Si trova allora a { $squares } casella dalla scorciatoia per la zona { $zone }.
   *[other] Si trova allora a { $squares } caselle dalla scorciatoia per la zona { $zone }.
}
tomkuni-why-best = { $me ->
    [yes] Nient’altro ti lascia in una posizione migliore.
   *[no] Nient’altro mi lascia in una posizione migliore.
}
tomkuni-why-fun = { $me ->
    [yes] Spingerti è divertente!
   *[no] Spingere { $name } è divertente!
}
tomkuni-why-favourite = { $me ->
    [yes] La tua pedina { $pawn } vale quanto le altre.
   *[no] La mia pedina { $pawn } è la mia preferita.
}
tomkuni-why-chance = { $me ->
    [yes] Vinci con il { $chance } %.
   *[no] Vinco con il { $chance } %.
}
