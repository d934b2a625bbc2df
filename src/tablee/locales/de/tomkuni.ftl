### Everything Tom Kuni says.
###
### $name is a player's name, $pawn a pawn's number from 1 to 4, $square a square of the ring from 1.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $zone is a colour as tomkuni-colour-… names it.

tomkuni = Tom Kuni

## Colours. Each has a shape as well: round, square, triangle, diamond.

tomkuni-colour-red = Rot
tomkuni-colour-yellow = Gelb
tomkuni-colour-green = Grün
tomkuni-colour-blue = Blau

## The board as a picture

tomkuni-you = Du
tomkuni-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tomkuni-zones = Zonen { $zones }
tomkuni-legend = » Start · { $solid } Abkürzung · ( ) Einstieg · 4 3 2 1 Punkte in einer Zone
tomkuni-die = Würfel: { $die }
tomkuni-turn-of = { $me ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}

## What one may do

tomkuni-ask-move = Du bist dran, wähle eine Figur
tomkuni-ask-pass = Keine Figur kann ziehen
tomkuni-offer-leave = Eine Figur kommt ins Spiel
tomkuni-offer-walk = Figur { $pawn } zieht auf Feld { $square }
tomkuni-offer-shortcut = Figur { $pawn } nimmt die Abkürzung zur Zone { $zone }
tomkuni-offer-zone = Figur { $pawn } zieht in die Zone { $zone }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tomkuni-offer-pass = Würfel weitergeben
# $pawns is a list of pawns, as tomkuni-pawn names them.
tomkuni-pushes = schiebt { $pawns } weiter
# A pawn of somebody, for example “Mia 3”.
tomkuni-pawn = { $name } { $pawn }
# The points of one player, before and after.
tomkuni-points-change = { $name } { $before } → { $after }

## What happened

tomkuni-told-opening = Die niedrigste Zahl beginnt: { $rolls }.
tomkuni-told-opening-roll = { $name } { $die }
tomkuni-told-again = Gleichstand: { $names } würfeln noch einmal.
tomkuni-told-starter = { $me ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
tomkuni-told-roll = { $me ->
    [yes] Du würfelst eine { $die }.
   *[no] { $name } würfelt eine { $die }.
}
tomkuni-told-roll-again = { $me ->
    [yes] Du würfelst eine { $die } und darfst noch einmal.
   *[no] { $name } würfelt eine { $die } und darf noch einmal.
}
tomkuni-told-leave = { $me ->
    [yes] Deine Figur { $pawn } kommt ins Spiel.
   *[no] { $name }: Figur { $pawn } kommt ins Spiel.
}
tomkuni-told-walk = { $me ->
    [yes] Deine Figur { $pawn } zieht auf Feld { $square }.
   *[no] { $name }: Figur { $pawn } zieht auf Feld { $square }.
}
tomkuni-told-shortcut = { $me ->
    [yes] Deine Figur { $pawn } nimmt die Abkürzung zur Zone { $zone }.
   *[no] { $name }: Figur { $pawn } nimmt die Abkürzung zur Zone { $zone }.
}
tomkuni-told-zone = { $me ->
    [yes] Deine Figur { $pawn } zieht in die Zone { $zone }.
   *[no] { $name }: Figur { $pawn } zieht in die Zone { $zone }.
}
tomkuni-told-pass = { $me ->
    [yes] Keine deiner Figuren kann ziehen.
   *[no] { $name }: Keine Figur kann ziehen.
}
tomkuni-told-pushed = Weitergeschoben: { $pawns }.
tomkuni-told-points = Punkte: { $changes }.
tomkuni-told-home = { $me ->
    [yes] Alle deine Figuren sind im Ziel!
   *[no] { $name }: Alle Figuren sind im Ziel!
}

## The end

tomkuni-won-points = { $me ->
    [yes] Du gewinnst mit { $points } Punkten.
   *[no] { $name } gewinnt mit { $points } Punkten.
}
# $names is a list of names.
tomkuni-won-shared = Gleichstand bei { $points } Punkten: { $names } teilen sich den Sieg.

## Why an action is refused

refusal-tomkuni-no-such-pawn = Es gibt die Figuren 1 bis 4.
refusal-tomkuni-needs-a-six = Eine Figur verlässt den Hof nur mit einer 6.
refusal-tomkuni-yard-is-empty = Im Hof steht keine Figur mehr.
refusal-tomkuni-not-on-the-ring = Diese Figur steht nicht auf dem Ring.
refusal-tomkuni-zone-must-be-entered = Diese Figur muss in die offene Zone auf ihrem Weg einbiegen.
refusal-tomkuni-no-open-zone = Auf dem Weg dieser Figur liegt keine offene Zone.
refusal-tomkuni-too-far = So viele Felder hat die Zone nicht.
refusal-tomkuni-zone-is-full = In dieser Zone ist kein Platz zum Schieben.
refusal-tomkuni-a-pawn-can-move = Eine Figur kann ziehen, also musst du ziehen.
refusal-tomkuni-unknown-action = Das geht bei Tom Kuni nicht.

## Facts that simulations count

tomkuni-fact-turns = Züge pro Person
tomkuni-fact-choice = Züge mit echter Wahl
tomkuni-fact-starter = Siege der Person, die beginnt
tomkuni-fact-spread = Punkte zwischen erstem und letztem Platz

## The bots

tomkuni-bot-random = zieht irgendeine Figur
tomkuni-bot-simple = denkt einen Zug voraus: Punkte, Schieben, Abkürzungen
tomkuni-bot-chick = Küken: das erste Spiel eines Kindes, bringt Figuren heraus und schiebt gern
tomkuni-bot-squirrel = Eichhörnchen: spielt für sich und übersieht ab und zu ein Schieben oder eine Abkürzung
tomkuni-bot-fox = Fuchs: denkt an jede Figur und an die Punkte aller, einen Zug voraus
tomkuni-bot-owl = Eule: spielt meisterhaft, weiß, wie ihre Figuren einander helfen, und denkt mehrere Züge voraus

## Options of a table

tomkuni-option-board = das Spielbrett: cross, round oder long, oder ein eigenes aus einer Datei, @FILE (T1)
tomkuni-option-free_passage = eine Figur darf an einer offenen Zone vorbeiziehen (T14)
tomkuni-option-shortcut_stops_on_entry = eine Abkürzung endet auf dem Einstiegsfeld, sonst ein Feld weiter (T11)
tomkuni-option-three_tries = ohne Figur auf dem Ring bis zu drei Würfe für eine 6 (T7)

## Why a bot does something. $me says whether it is advice to the reader, or that the reader is pushed; else the bot
## speaks of itself and of $name. $points is said as in tomkuni-points, $chance is per cent.

tomkuni-why-no-move = Keine Figur kann ziehen.
tomkuni-why-only-move = Es gibt keinen anderen Zug.
tomkuni-why-home = { $me ->
    [yes] Das bringt dir { $points }, in der Zone { $zone }.
   *[no] Das bringt mir { $points }, in der Zone { $zone }.
}
tomkuni-why-past = { $me ->
    [yes] Das schiebt dich an der Zone { $zone } vorbei.
   *[no] Das schiebt { $name } an der Zone { $zone } vorbei.
}
tomkuni-why-deeper = { $me ->
    [yes] Das kostet dich { $points }.
   *[no] Das kostet { $name } { $points }.
}
tomkuni-why-shortcut = Das ist die Abkürzung zur Zone { $zone }.
tomkuni-why-patience = { $me ->
    [yes] Deine Figur vor der Zone { $zone } kann auf mehr als { $points } warten.
   *[no] Meine Figur vor der Zone { $zone } kann auf mehr als { $points } warten.
}
tomkuni-why-out = { $me ->
    [yes] Mit einer Figur mehr auf dem Ring hast du mehr Auswahl.
   *[no] Mit einer Figur mehr auf dem Ring habe ich mehr Auswahl.
}
tomkuni-why-before = { $squares ->
    [one] Sie steht dann { $squares } Feld vor dem Einstieg der Zone { $zone }.
   *[other] Sie steht dann { $squares } Felder vor dem Einstieg der Zone { $zone }.
}
tomkuni-why-before-shortcut = { $squares ->
    [one] Sie steht dann { $squares } Feld vor der Abkürzung zur Zone { $zone }.
   *[other] Sie steht dann { $squares } Felder vor der Abkürzung zur Zone { $zone }.
}
tomkuni-why-best = { $me ->
    [yes] Nichts anderes lässt dich besser dastehen.
   *[no] Nichts anderes lässt mich besser dastehen.
}
tomkuni-why-fun = { $me ->
    [yes] Dich zu schieben macht Spaß!
   *[no] { $name } zu schieben macht Spaß!
}
tomkuni-why-favourite = { $me ->
    [yes] Deine Figur { $pawn } ist so gut wie jede andere.
   *[no] Meine Figur { $pawn } mag ich am liebsten.
}
tomkuni-why-chance = { $me ->
    [yes] Du gewinnst mit { $chance } %.
   *[no] Ich gewinne mit { $chance } %.
}
