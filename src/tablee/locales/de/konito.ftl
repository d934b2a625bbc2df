### Everything Konito says.
###
### $name is a player's name; $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $theme, $start and $end are the parts of an expression, in the deck's own language. $team is the name
### of a team, or of a player.

konito = Konito

## The table as a picture

konito-turn = Zug { $turn }
konito-turn-of = Zug { $turn } von { $most }
konito-reads = { $me ->
    [yes] Du liest vor
   *[no] { $name } liest vor
}
konito-legend = 1 leicht · 2 mittel · 3 schwer · ! Défi · # Ziel
konito-team-0 = Füchse
konito-team-1 = Eulen
konito-team-2 = Otter
konito-everyone = Alle zusammen
konito-challenge = Herausforderung: { $text }
konito-hidden = noch nicht vorgelesen
konito-hint = Hinweis: { $text }

## What one may do

konito-ask-partner = Wer rät mit dir?
konito-ask-number = Wähle eine Zahl für die Herausforderung
konito-ask-start = Bereit?
konito-ask-reading = Was tust du?
konito-ask-review = Der Zug ist vorbei
konito-offer-partner = { $name }
konito-offer-number = { $number }
konito-offer-start = Sanduhr umdrehen
konito-offer-read_out = Vorlesen: { $theme } – { $start } …
konito-offer-got = Erraten: { $start } → { $end }
konito-offer-say = Hinweis eingeben
konito-offer-guess = Antwort eingeben
konito-offer-pass_face = Diese Seite auslassen
konito-offer-contest = Einspruch gegen „{ $end }“: { $reason }
konito-offer-concede = Dem Einspruch nachgeben
konito-offer-vote-right = Der Einspruch ist berechtigt
konito-offer-vote-wrong = Der Einspruch ist nicht berechtigt
konito-offer-next = Weiter zum nächsten Zug
konito-reason-banned_word = verbotenes Wort
konito-reason-translation = Übersetzung
konito-reason-wrong_tap = nicht erraten

## What happened

konito-told-first = { $me ->
    [yes] Du liest zuerst vor.
   *[no] { $name } liest zuerst vor.
}
konito-told-track = Die Strecke hat { $squares } Felder.
konito-told-partner = { $me ->
    [yes] Du rätst in diesem Zug.
   *[no] { $name } rät in diesem Zug.
}
konito-told-number = Die Zahl { $number } ist gewählt.
konito-told-start = Der Sand läuft: { $seconds } Sekunden.
konito-told-read = { $theme }: { $start } …
konito-told-got = Gefunden: { $start } { $end }.
konito-told-said = Hinweis: { $text }
konito-told-guess = { $name }: { $text }
konito-told-almost = Fast!
konito-told-complete = Diese Seite ist komplett.
konito-told-passed = Diese Seite wird ausgelassen.
konito-told-time = Der Sand ist durchgelaufen. Komplette Seiten: { $faces }.
konito-told-heaps = Karten: { $both } mit beiden Seiten gefunden, { $one } mit einer, { $none } mit keiner.
konito-told-contest = { $name } erhebt Einspruch gegen „{ $end }“: { $reason }.
konito-told-upheld = Der Einspruch ist berechtigt: „{ $end }“ zählt nicht.
konito-told-rejected = Der Einspruch ist nicht berechtigt: „{ $end }“ zählt.
konito-told-moved = { $team }: jetzt auf Feld { $square }.

## The end

konito-won-finish = { $names }: Ziel erreicht!
konito-won-out-of-turns = Die Züge sind vorbei, { $squares ->
    [one] ein Feld vor dem Ziel.
   *[other] { $squares } Felder vor dem Ziel.
} Gleich noch ein Spiel?
konito-won-turn-limit = Die Züge sind vorbei. Am weitesten vorn: { $names }!

## Why an action is refused

refusal-konito-not-now = Das geht jetzt nicht.
refusal-konito-not-your-role = Das macht in diesem Zug jemand anders.
refusal-konito-time-is-up = Die Zeit ist um.
refusal-konito-time-runs-backwards = Die Zeit kann nicht rückwärtslaufen.
refusal-konito-still-time = Der Sand läuft noch.
refusal-konito-no-time-given = In diesem Spiel gehört zu jedem Schritt sein Zeitpunkt.
refusal-konito-no-such-line = Diese Zeile gibt es auf dieser Seite nicht.
refusal-konito-already-guessed = Das ist schon erraten.
refusal-konito-already-read = Das ist schon vorgelesen.
refusal-konito-banned-word = Dieses Wort gehört zur Antwort. Sag es anders.
refusal-konito-empty-text = Gib etwas ein.
refusal-konito-text-too-long = Das ist zu lang.
refusal-konito-not-a-partner = Wähle jemand anders an diesem Tisch.
refusal-konito-not-guessed = Einspruch ist nur gegen etwas möglich, das als erraten zählt.
refusal-konito-contested-already = Dagegen gibt es schon einen Einspruch.
refusal-konito-voted-already = Du hast schon abgestimmt.
refusal-konito-objection-is-open = Erst muss ein Einspruch geklärt werden.
refusal-konito-unknown-action = Das geht in Konito nicht.

## Facts that simulations count

konito-fact-turns = Züge pro Spiel
konito-fact-faces = komplette Seiten pro Zug
konito-fact-finished = Spiele, die das Ziel erreichen

## The bots

konito-bot-random = tut irgendetwas
konito-bot-weak = kennt einen von drei Ausdrücken
konito-bot-simple = kennt zwei von drei Ausdrücken
konito-bot-strong = kennt neun von zehn Ausdrücken
konito-bot-chick = Küken: das erste Spiel eines Kindes, kennt wenige der schweren
konito-bot-squirrel = Eichhörnchen: spielt mit und kennt jeden zweiten
konito-bot-fox = Fuchs: spielt aufmerksam und kennt die meisten
konito-bot-owl = Eule: spielt meisterhaft und kennt fast alle
konito-bot-prompter = Souffleuse: sagt, was vorzulesen und welcher Hinweis zu geben ist, und rät nichts

## Why a bot did what it did, in its own words

konito-why-knew = { $hints ->
    [0] „{ $text }“: Das kannte ich.
    [1] „{ $text }“: Der Hinweis hat mich darauf gebracht.
   *[other] „{ $text }“: Nach { $hints } Hinweisen fiel es mir ein.
}
konito-why-unsure = „{ $text }“? Ich war nicht sicher: { $expressions } Ausdrücke beginnen so.
konito-why-slipped = „{ $text }“ fiel mir als Erstes ein.
konito-why-tried_luck = { $told ->
    [yes] Ich kannte es nicht und habe „{ $text }“ versucht, das mit „{ $letters }“ beginnt.
   *[no] Ich kannte es nicht und habe „{ $text }“ versucht, zum Thema „{ $theme }“.
}
konito-why-read_first = Eine neue Seite: ihr erster Ausdruck.
konito-why-read_on = { $found ->
    [yes] Er ist gefunden: weiter mit dem nächsten.
   *[no] { $seconds ->
        [0] Noch nicht gefunden: inzwischen der nächste.
       *[other] Seit { $seconds } Sekunden keine Antwort: inzwischen der nächste.
    }
}
konito-why-gave_hint = { $seconds ->
    [0] Hinweis Nummer { $number } dazu.
   *[other] Seit { $seconds } Sekunden keine Antwort: Hinweis Nummer { $number } dazu.
}
konito-why-same_words = „{ $text }“ hat die richtigen Wörter in anderer Form.
konito-why-gave_up = { $hints ->
    [0] Den Rest findet niemand.
    [1] Den Rest findet niemand, auch nicht mit einem Hinweis.
   *[other] Den Rest findet niemand, auch nicht mit { $hints } Hinweisen.
}
konito-why-cannot_hear = Ich kann euch nicht hören: Wenn ein Bot vorliest, müssen Antworten getippt werden.
konito-why-furthest_back = { $behind ->
    [0] Die Figuren stehen gleichauf, beide kommen infrage.
    [1] { $me ->
        [yes] Diese Figur liegt ein Feld hinter der anderen: Mit ihr zu teilen kostet dich am wenigsten.
       *[no] Diese Figur liegt ein Feld hinter der anderen: Mit ihr zu teilen kostet mich am wenigsten.
    }
   *[other] { $me ->
        [yes] Diese Figur liegt { $behind } Felder hinter der anderen: Mit ihr zu teilen kostet dich am wenigsten.
       *[no] Diese Figur liegt { $behind } Felder hinter der anderen: Mit ihr zu teilen kostet mich am wenigsten.
    }
}
konito-why-any_number = Niemand hat die Karte gesehen: Eine Zahl ist so gut wie die andere.
konito-why-just_likes = Ich hatte keinen Plan, mir war einfach danach.
konito-why-nobody_typed = { $guesses ->
    [1] Die einzige getippte Antwort kommt nicht in die Nähe.
   *[other] Keine der { $guesses } Antworten kommt in die Nähe.
}
konito-why-judged-typed = Es wurde getippt.
konito-why-judged-near = Etwas sehr Ähnliches wurde getippt.
konito-why-judged-nothing_near = Nichts von dem, was getippt wurde, kommt in die Nähe.
konito-why-judged-unheard = Was laut gesagt wurde, ist hier nicht bekannt; im Zweifel gilt es.
konito-why-judged-clean = Kein Hinweis enthielt ein Wort aus der Familie der Antwort.

## Options of a table

konito-option-deck = der Kartensatz: en/starter, fr/starter oder ein eigener aus einer Datei, @FILE.csv (N28)
konito-option-form = die Spielform: teams, three, together oder solo; ohne Angabe nach der Zahl der Personen (N23, N24)
konito-option-teams = Zahl der Teams: 2 oder 3 (N8)
konito-option-tiles = Zahl der Plättchen der Strecke, 2 bis 15 (N6)
konito-option-challenges = ob die Plättchen mit ihrem Défi-Feld nach oben liegen (N6)
konito-option-track = eine eigene Strecke, Plättchen für Plättchen, zum Beispiel 1, 4b, 15 (N6)
konito-option-judging = typed: Der Tisch vergleicht die Antworten; voice: Wer vorliest, tippt an, was gesagt wurde, und Bots hören davon nichts (N25)
konito-option-others_see_ends = ob die anderen Teams die Seite und ihre Enden sehen, um zu urteilen (N12)
konito-option-fresh = ob Karten, die dieselbe Gruppe in früheren Spielen gesehen hat, zuletzt kommen
konito-option-seen = Karten, die diese Gruppe schon gesehen hat
konito-option-seconds = wie viele Sekunden die Sanduhr läuft (N11)
konito-option-turn_limit = wie viele Züge jedes Team hat, ehe gewinnt, wer am weitesten vorn ist, 1 bis 50; ohne Angabe kein Ende, gemeinsam 6 (N29)

## Faults of a deck. $what is the word or number concerned, $other another line of the file.

konito-fault-columns = Die erste Zeile muss { $what } sein
konito-fault-cells = Die Zahl der Zellen ist { $what }, es müssen 9 sein
konito-fault-csv = keine lesbare Zeile einer Tabelle: { $what }
konito-fault-no-cards = Es gibt keine Karten
konito-fault-empty = „{ $what }“ ist leer
konito-fault-face = „{ $what }“ ist keine Seite; es gibt a und b
konito-fault-level = „{ $what }“ ist keine Stufe; es gibt green, orange und red
konito-fault-theme = „{ $what }“ ist kein Thema dieser Sprache
konito-fault-start-too-long = Der Anfang hat mehr als { $what } Zeichen
konito-fault-end-too-long = Das Ende hat mehr als { $what } Zeichen
konito-fault-end-in-start = Das Ende steht schon im Anfang oder im Thema: { $what }
konito-fault-two-levels = Karte { $what } hat in Zeile { $other } eine andere Stufe
# $what is a face and two numbers: what there is, and what there should be.
konito-fault-count = falsche Zahl von Ausdrücken auf { $what }
konito-fault-double = Dieser Ausdruck steht schon in Zeile { $other }
konito-fault-nearly-double = Dieser Ausdruck ist fast derselbe wie in Zeile { $other }
konito-fault-end-too-often = „{ $what }“ ist das Ende von mehr als drei Ausdrücken
konito-fault-need = „{ $what }“ ist nichts, was eine Herausforderung brauchen kann
konito-fault-challenge-length = Eine Herausforderung hat 1 bis { $what } Zeichen
konito-fault-challenge-number = „{ $what }“ passt nicht; die Herausforderungen einer Karte haben die Nummern 1, 2, 3
konito-fault-challenge-count = Défi-Karte { $what } muss drei Herausforderungen haben
konito-fault-no-such-deck = Einen Kartensatz „{ $what }“ gibt es nicht
