### What the page of Kinoko says.

web-kinoko-forbidden = Verboten
web-kinoko-your-family = Deine Familie
web-kinoko-round = Runde { $round }
web-kinoko-points = { $points } von { $goal } Punkten
web-kinoko-dice = Würfel
web-kinoko-dock = Was du tun kannst
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, verdeckt, dir bekannt: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, verdeckt, { $place }
web-kinoko-choose-die = wähle einen Würfel
web-kinoko-choose-first = wähle die erste Karte
web-kinoko-choose-second = wähle die zweite Karte
web-kinoko-choose-swap = die beiden tauschen?
web-kinoko-choose-peek = wähle eine Karte zum Ansehen
web-kinoko-choose-set = wähle ein Kartenset zum Tauschen
web-kinoko-close = sag an oder beende deinen Zug
web-kinoko-die-number = { $value }er tauschen
web-kinoko-die-blank = Nichts tun
web-kinoko-die-peek = Karte ansehen
web-kinoko-die-sets = Sets tauschen
web-kinoko-die-reroll = Neu würfeln
web-kinoko-other-die = Anderer Würfel
web-kinoko-swap = Tauschen
web-kinoko-swap-sets = Sets tauschen
web-kinoko-end-turn = Zug beenden
web-kinoko-announce = Ansagen
web-kinoko-announce-later = Ansagen: nach deiner Aktion
web-kinoko-announce-sure = Ansagen?
web-kinoko-announce-claim = Du sagst: Meine drei Pilze – { $mushroom } – sind beisammen, an einer Stelle.
web-kinoko-announce-right = für dich, wenn es stimmt, und für alle anderen, deren drei Pilze beisammen sind. Eine verbotene Karte auf der Hand kostet einen Punkt.
web-kinoko-announce-wrong = für alle anderen, wenn es nicht stimmt.
web-kinoko-not-yet = Noch nicht
web-kinoko-reveal-right = { $me ->
    [yes] Deine drei Pilze sind beisammen!
   *[no] { $name } hat recht: Die drei Pilze sind beisammen!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Diesmal nicht: Deine drei Pilze sind getrennt.
   *[no] Diesmal nicht: Die drei Pilze von { $name } sind getrennt.
}
web-kinoko-gathered = beisammen, { $place }
web-kinoko-lost = verbotene Karte auf der Hand: { $species }
web-kinoko-stays-at-zero = bleibt bei 0
web-kinoko-option-aid = Was sich der Tisch für dich merkt
web-kinoko-option-aid-why = Hilfe fürs Gedächtnis, für alle gleich
web-kinoko-option-aid-memory = nichts: alles im Kopf
web-kinoko-option-aid-seen = was du gesehen hast
web-kinoko-option-aid-deduced = auch was daraus folgt
web-kinoko-option-gathered_scores_anyway = Beisammen zählt trotzdem
web-kinoko-option-gathered_scores_anyway-why = nach einer falschen Ansage bringen drei Pilze beisammen 2 Punkte statt 1
web-kinoko-option-tie_break = Wer bei Gleichstand gewinnt
web-kinoko-option-tie_break-why = wenn mehrere zugleich auf vier Punkte kommen
web-kinoko-option-tie_break-last_to_stop = wer zuletzt angesagt hat
web-kinoko-option-tie_break-last_round = nur die letzte Runde
