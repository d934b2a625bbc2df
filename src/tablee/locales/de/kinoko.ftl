### Everything Kinoko says.
###
### $name is a player's name, $value is 1, 2 or 3.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $place, $a and $b are places, as the messages kinoko-place-… name them.
### $mushroom is a kind of mushroom, as kinoko-mushroom names it.

kinoko = Kinoko

## The six kinds. The letters R O Y G B P are the same in every language, like a chessboard's coordinates.

kinoko-colour-R = rot
kinoko-colour-O = orange
kinoko-colour-Y = gelb
kinoko-colour-G = grün
kinoko-colour-B = blau
kinoko-colour-P = lila

kinoko-species-R = Fliegenpilz
kinoko-species-O = Pfifferling
kinoko-species-Y = Morchel
kinoko-species-G = Glöckling
kinoko-species-B = Milchling
kinoko-species-P = Lackpilz

# $species and $colour come from the messages above.
kinoko-mushroom = { $species } ({ $colour })

## Places

kinoko-place-own = deine Hand
kinoko-place-hand = Hand von { $name }
kinoko-place-upper = obere Reihe
kinoko-place-lower = untere Reihe

## The table as a picture

kinoko-round = Runde { $round }
kinoko-race = Ziel: { $goal } Punkte
kinoko-you = Du
kinoko-forbidden = Verboten: { $mushroom }
kinoko-your-family = Deine Familie: { $mushroom }
kinoko-dice = Würfel: { $dice }
kinoko-face-1 = 1
kinoko-face-2 = 2
kinoko-face-3 = 3
kinoko-face-blank = leer
kinoko-face-reroll = Neuwurf
kinoko-face-peek = Blick
kinoko-face-sets = Sets
kinoko-legend = Im Spiel: { $kinds }
kinoko-turn-of = { $me ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}

## What one may do

kinoko-ask-die = Du bist dran, wähle einen Würfel
kinoko-ask-close = Ansagen oder Zug beenden?
kinoko-ask-first = Welche zwei Karten? Die erste …
kinoko-ask-second = … und die zweite
kinoko-ask-peek = Welche Karte ansehen?
kinoko-ask-sets = Welches Kartenset nehmen?
kinoko-offer-number = { $value }: zwei Karten mit dem Wert { $value } tauschen
kinoko-offer-peek = Blick: eine Karte ansehen
kinoko-offer-sets = Sets: deine drei Karten mit einem anderen Kartenset tauschen
kinoko-offer-reroll = Neuwurf: alle drei Würfel noch einmal werfen
kinoko-offer-pass = Leer: nichts tun
kinoko-offer-place = { $place }
kinoko-offer-card = { $place }: die { $value }
kinoko-offer-end-turn = Zug beenden
kinoko-offer-announce = Ansagen: Meine drei Pilze sind beisammen

## What happened

kinoko-told-colours = Im Spiel: { $mushrooms }.
kinoko-told-starter = { $me ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
kinoko-told-family = Die Karten sind verteilt. Verboten in dieser Runde: { $forbidden }. Deine Familie: { $family }.
kinoko-told-forbidden = Die Karten sind verteilt. Verboten in dieser Runde: { $forbidden }.
kinoko-told-roll = { $me ->
    [yes] Du würfelst: { $dice }.
   *[no] { $name } würfelt: { $dice }.
}
kinoko-told-swap = { $me ->
    [yes] Du tauschst die { $value }er: { $a } ↔ { $b }.
   *[no] { $name } tauscht die { $value }er: { $a } ↔ { $b }.
}
kinoko-told-swap-sets = { $me ->
    [yes] Du tauschst Kartensets: { $a } ↔ { $b }.
   *[no] { $name } tauscht Kartensets: { $a } ↔ { $b }.
}
kinoko-told-peek = { $me ->
    [yes] Du siehst dir die { $value } an ({ $place }): { $mushroom }.
   *[no] { $name } sieht sich die { $value } an ({ $place }).
}
kinoko-told-reroll = { $me ->
    [yes] Du würfelst neu.
   *[no] { $name } würfelt neu.
}
kinoko-told-pass = { $me ->
    [yes] Du tust in diesem Zug nichts.
   *[no] { $name } tut in diesem Zug nichts.
}
kinoko-told-announce = { $me ->
    [yes] Du sagst an!
   *[no] { $name } sagt an!
}

## The reveal

kinoko-reveal-right = { $me ->
    [yes] Deine drei Pilze sind beisammen: { $mushroom }, { $place }.
   *[no] { $name } hat recht, die drei Pilze sind beisammen: { $mushroom }, { $place }.
}
kinoko-reveal-wrong = { $me ->
    [yes] Diesmal nicht, deine drei Pilze sind getrennt: { $mushroom }.
   *[no] Diesmal nicht, die drei Pilze von { $name } sind getrennt: { $mushroom }.
}
kinoko-reveal-limit = Die Runde hat ihre Grenze erreicht: keine Punkte.
kinoko-reveal-family = { $me ->
    [yes] Du: { $mushroom }
   *[no] { $name }: { $mushroom }
}
kinoko-reveal-together = beisammen ({ $place })
kinoko-reveal-gains = +{ $points }
kinoko-reveal-loses = −1 für die verbotene Farbe
kinoko-reveal-stays = weiterhin 0
kinoko-reveal-score = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}

## The end

kinoko-won-points = { $me ->
    [yes] Du gewinnst mit { $points } Punkten.
   *[no] { $name } gewinnt mit { $points } Punkten.
}
kinoko-won-last-stop = { $me ->
    [yes] Gleichstand bei { $points } Punkten. Du hast zuletzt eine Runde beendet und gewinnst.
   *[no] Gleichstand bei { $points } Punkten. { $name } hat zuletzt eine Runde beendet und gewinnt.
}
# $names is a list of names.
kinoko-won-shared = Gleichstand bei { $points } Punkten: { $names } teilen sich den Sieg.

## Why an action is refused

refusal-kinoko-choose-a-die-first = Wähle zuerst einen Würfel und führe seine Aktion aus.
refusal-kinoko-action-is-done = Deine Aktion für diesen Zug ist gemacht: Sag an oder beende deinen Zug.
refusal-kinoko-not-on-the-dice = Das zeigt keiner der Würfel.
refusal-kinoko-no-such-place = Diese Stelle gibt es an diesem Tisch nicht.
refusal-kinoko-same-place = Zum Tauschen braucht es zwei verschiedene Stellen.
refusal-kinoko-own-set = Das ist dein eigenes Kartenset: Wähle ein anderes.
refusal-kinoko-no-such-value = Pilze haben die Werte 1, 2 und 3.
refusal-kinoko-unknown-action = Das geht in Kinoko nicht.

## Facts that simulations count

kinoko-fact-rounds = Runden pro Spiel
kinoko-fact-turns = Züge pro Runde
kinoko-fact-right = richtige Ansagen

## The bots

kinoko-bot-random = wählt irgendetwas, sagt nach Lust und Laune an
kinoko-bot-simple = merkt sich, was er gesehen hat, bringt seine Familie zusammen, sagt an, wenn er ziemlich sicher ist
kinoko-bot-chick = Küken: das erste Spiel eines Kindes, vergisst sofort, was nicht mehr zu sehen ist
kinoko-bot-squirrel = Eichhörnchen: spielt munter mit, vergisst und übersieht ein wenig
kinoko-bot-fox = Fuchs: merkt sich alles, denkt einen Schritt voraus
kinoko-bot-owl = Eule: spielt meisterhaft, errät, was andere sammeln

## Options of a table

kinoko-option-aid = was sich der Tisch für dich merkt: memory, seen oder deduced (K28)
kinoko-option-starter = der Platz, der die erste Runde beginnt; ohne Angabe wird gelost (K8)
kinoko-option-dice = die Seiten der drei Würfel (K11)
kinoko-option-gathered_scores_anyway = nach einer falschen Ansage bekommen andere, deren drei Pilze beisammen sind, 2 Punkte statt 1 (K22)
kinoko-option-round_limit = Zahl der Züge, nach der eine Runde ohne Punkte endet (K24)
kinoko-option-tie_break = wer bei Gleichstand gewinnt: last_to_stop oder last_round (K26)

## Why a bot does something. $me says whether it is advice to the reader; else the bot speaks of itself.
## $chance, $before and $after are per cent.

kinoko-why-calls = { $me ->
    [yes] Deine drei sind beisammen: { $chance } %.
   *[no] Meine drei sind beisammen, glaube ich: { $chance } %.
}
kinoko-why-together = { $me ->
    [yes] Deine drei sind zu { $chance } % beisammen.
   *[no] Meine drei sind zu { $chance } % beisammen.
}
kinoko-why-weighed = Jetzt anzusagen gewinnt das Spiel zu { $now } %, weiterzuspielen zu { $later } %.
kinoko-why-waits = { $me ->
    [yes] Deine drei sind zu { $chance } % beisammen: noch zu wenig.
   *[no] Meine drei sind zu { $chance } % beisammen: mir zu wenig.
}
kinoko-why-gathers = { $me ->
    [yes] Das bringt deine näher zusammen ({ $place }): alle drei beisammen zu { $chance } %.
   *[no] Das bringt meine näher zusammen ({ $place }): alle drei beisammen zu { $chance } %.
}
kinoko-why-finds = { $me ->
    [yes] Das zeigt dir eine { $value }, die deine sein kann: { $chance } %.
   *[no] Das zeigt mir eine { $value }, die meine sein kann: { $chance } %.
}
kinoko-why-parts = { $name } sammelt wohl { $mushroom } ({ $chance } %): das hält sie auseinander.
kinoko-why-sheds = { $me ->
    [yes] Ein verbotener Pilz in deiner Hand wird unwahrscheinlicher: { $before } %, dann { $after } %.
   *[no] Ein verbotener Pilz in meiner Hand wird unwahrscheinlicher: { $before } %, dann { $after } %.
}
kinoko-why-looks = { $me ->
    [yes] Die { $value } ({ $place }) kann deine sein: { $chance } %.
   *[no] Die { $value } ({ $place }) kann meine sein: { $chance } %.
}
kinoko-why-rolls = Der nächste Wurf ist vielleicht besser.
kinoko-why-bides = { $me ->
    [yes] Nichts auf den Würfeln ist besser für dich.
   *[no] Nichts auf den Würfeln ist besser für mich.
}
