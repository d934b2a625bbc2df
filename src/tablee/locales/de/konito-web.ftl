### What the page of Konito says.

## Teams and the track

web-konito-you = Du
web-konito-level-green = Grün, leicht
web-konito-level-orange = Gelb, mittel
web-konito-level-red = Rot, schwer
# Printed on the track and on the back of the cards, in every language.
web-konito-defi = Défi
# $pawns says where every pawn stands.
web-konito-track = Die Strecke, { $squares } Felder. { $pawns }
# $team is the name of a team or of a player.
web-konito-pawn-at = { $team }: Feld { $square }
web-konito-at-square = Feld { $square } von { $squares }
web-konito-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}

## Before the sand runs

# $names are those who guess.
web-konito-start-when-ready = Der Sand läuft für { $names }, sobald du willst.
web-konito-chooses-partner = { $name } wählt, wer rät.
web-konito-you-will-guess = Du rätst gleich. Der Sand läuft noch nicht.
web-konito-you-will-judge = Du hörst zu und urteilst. Der Sand läuft noch nicht.
web-konito-earphones = Wenn dein Gerät den Bildschirm vorliest, nimm Kopfhörer: Es verrät die Enden.

## The Reader

web-konito-face = Karte { $level }, { $lines } Ausdrücke
# Stands below the number itself.
web-konito-faces = { $faces ->
    [one] Seite
   *[other] Seiten
}
# How many faces.
web-konito-faces-done = komplett: { $faces }
web-konito-read = lesen
web-konito-found = erraten
web-konito-touch-found = tippe an, was erraten ist
web-konito-read-out = Vorlesen: { $start }
web-konito-accept = Erraten: { $start } { $end }
web-konito-clue = Ein Hinweis für die Ratenden
web-konito-clue-sent = Gesendet: { $text }
web-konito-not-sent = Nicht gesendet.
# $words are words of a clue.
web-konito-held = Mit einem gesuchten Wort verwandt: { $words }.
web-konito-contested-count = Einsprüche bisher: { $count }. Entschieden wird nach dem Zug.

## A team-mate

web-konito-guess-the-ends = Errate die Enden
web-konito-say-the-ends = Ruf die Enden laut
web-konito-listen = Jetzt spricht { $name }
web-konito-read-so-far = Bisher vorgelesen
web-konito-not-read-yet = Auf dieser Seite noch nicht vorgelesen: { $count }
web-konito-still-to-find = Auf dieser Seite noch zu erraten: { $count }
web-konito-clue-is = { $name }: „{ $text }“
web-konito-guesses = Versuche
web-konito-guess-yes = ja
web-konito-guess-almost = fast!
web-konito-guess-no = nein
web-konito-your-guess = Deine Antwort
web-konito-say-it = Sagen

## The others, and objections

web-konito-you-judge = Du urteilst
web-konito-their-card = Die Karte, die gespielt wird
web-konito-hidden-from-guessers = für die Ratenden verdeckt
web-konito-ends-hidden = was vorgelesen und erraten ist
web-konito-not-read = noch nicht vorgelesen
web-konito-said = Gesagt und getippt
web-konito-clue-short = Hinweis: „{ $text }“
web-konito-contest = Einspruch
web-konito-contest-later = Gegen das, was als erraten zählt, ist Einspruch möglich: hier oder nach dem Zug.
web-konito-contest-what = Wogegen erhebst du Einspruch?
web-konito-contest-why = Stimmt etwas nicht mit „{ $end }“?
web-konito-contest-how = Die lesende Seite gibt nach, oder der Tisch stimmt ab.
web-konito-reason = Grund
web-konito-objection = Ein Einspruch
web-konito-objects = { $me ->
    [yes] Dein Einspruch ({ $reason }):
   *[no] Einspruch von { $name } ({ $reason }):
}
web-konito-votes = Berechtigt: { $right } · nicht berechtigt: { $wrong } · noch offen: { $missing }
web-konito-waits-votes = Warten auf die anderen. { $team } kann nachgeben.

## The Défi

web-konito-picks = { $me ->
    [yes] Wähle 1, 2 oder 3 für { $reader }
   *[no] { $name } wählt für { $reader }
}
web-konito-defi-square = { $team }: ein Défi-Feld. Die Sanduhr wartet.
web-konito-defi-number = Die { $number }: das Défi dieses Zugs
web-konito-defi-card = Défi-Karte, aufgedeckt
web-konito-defi-card-back = Défi-Karte, verdeckt
web-konito-nobody-saw = Eine Zahl aufs Geratewohl: Niemand hat die Karte gesehen.
web-konito-number = Zahl { $number }
web-konito-everyone-sees-choice = Alle sehen deine Wahl.
web-konito-needs = nötig: { $needs }
web-konito-need-opponent = ein Gegner
web-konito-need-two_teammates = zwei, die raten
web-konito-need-one_room = derselbe Raum
web-konito-need-voice = eine Stimme
web-konito-defi-starts = { $me ->
    [yes] Der Sand läuft, wenn du die Sanduhr umdrehst.
   *[no] Der Sand läuft, wenn { $name } die Sanduhr umdreht.
}

## The end of a turn, and of the game

web-konito-advances = { $team }: { $steps } vor
web-konito-stays = { $team }: noch immer auf Feld { $square }
# $level is a colour and how hard it is.
web-konito-lands = Feld { $square }: { $level }.
web-konito-lands-defi = Feld { $square }: { $level }, mit einem Défi beim nächsten Mal.
web-konito-lands-finish = Das Ziel.
web-konito-cards-of-turn = Die Karten dieses Zugs
web-konito-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-konito-heap-both = beide Seiten
web-konito-heap-one = eine Seite
web-konito-heap-none = keine Seite
web-konito-faces-of-turn = Die Seiten
# $count: how many expressions stand on the face besides the first.
web-konito-and-others = komplett, { $count } weitere
web-konito-passed = ausgelassen
web-konito-taken-back = zurückgenommen
web-konito-time-up = Zeit um, { $found } von { $all }
web-konito-next-reads = { $me ->
    [yes] Danach liest du vor
   *[no] Danach liest { $name } vor
}
web-konito-next-turn = Nächster Zug
web-konito-to-the-end = Spiel beenden
# $names are those who have won.
web-konito-won = { $names }: am Ziel!
web-konito-won-together = Geschafft, alle zusammen!
web-konito-after-turns = Züge: { $turns }
web-konito-ranking = Rangliste
# Everyone has lost, together.
web-konito-end-out-of-turns = Die Runden sind vorbei, das Ziel ist nicht erreicht.
# How far a pawn has come.
web-konito-score = { $points ->
    [one] { $points } Feld
   *[other] { $points } Felder
}

## Before the start

web-konito-bots-hear-nothing = An diesem Tisch wird gesprochen, und Bots hören nichts: Sie können weder vorlesen noch raten. Mit Bots wird besser getippt.
web-konito-rather-type = Lieber tippen
web-konito-deck = Kartensatz
web-konito-deck-why = in seiner Sprache wird geraten
web-konito-deck-of = { $language }, { $cards } Karten
web-konito-teams = Teams
web-konito-shuffle = Teams mischen
web-konito-move = { $name } ins andere Team…
web-konito-move-to = wechseln…
web-konito-place-of = Platz von { $name }
web-konito-form-teams = Teams zu zweit oder mehr, je eine Figur.
web-konito-form-three = Zu dritt, jede Person mit eigener Figur: Wer liest, wählt jedes Mal, wer rät.
web-konito-form-together = Gemeinsam gegen die Strecke: eine Figur, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
web-konito-form-solo = Der Tisch liest, eine Person rät: eine Figur, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
web-konito-form-none = So viele können so nicht spielen.
web-konito-option-form = Spielform
web-konito-option-form-why = gegeneinander oder alle zusammen
web-konito-option-form-usual = je nach Anzahl
web-konito-option-form-solo = allein: der Tisch liest
web-konito-option-form-teams = Teams
web-konito-option-form-three = zu dritt
web-konito-option-form-together = gemeinsam
web-konito-option-teams = Anzahl der Teams
web-konito-option-teams-why = drei ab sechs Personen
web-konito-option-tiles = Länge der Strecke
web-konito-option-tiles-why = Teile mit drei Feldern, 2 bis 15
web-konito-option-tiles-usual = üblich
web-konito-option-challenges = Défi-Felder
web-konito-option-challenges-why = dort liest man unter einer eigenen Regel
web-konito-option-judging = Wo ihr spielt
web-konito-option-judging-why = wer entscheidet, was erraten ist; Bots verstehen nur Getipptes
web-konito-option-judging-typed = auf Distanz: getippt
web-konito-option-judging-voice = am Tisch: gesprochen
web-konito-option-others_see_ends = Die anderen sehen die Enden
web-konito-option-others_see_ends-why = zum Urteilen; sonst raten sie still mit
web-konito-option-seconds = Sekunden der Sanduhr
web-konito-option-seconds-why = 10 bis 600, üblich sind 60
web-konito-option-turn_limit = Züge für jedes Team
web-konito-option-turn_limit-why = 1 bis 50, dann gewinnt, wer am weitesten vorn ist; üblich ohne Grenze
web-konito-option-turn_limit-usual = üblich
web-konito-option-fresh = Neue Karten zuerst
web-konito-option-fresh-why = im nächsten Spiel kommen gesehene Karten zuletzt
