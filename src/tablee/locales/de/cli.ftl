### What the command line says.
### German: "Zug" is a player's turn in Kinoko, so a numbered move, which may also be a draw, is "Schritt" here.
### A whole sentence after a colon begins with a capital. No word names a player by gender.

## Help

cli-about = Ein Tisch für Kinoko, Konito und Tom Kuni: im Terminal spielen, Bots spielen lassen, Spiele noch einmal ansehen und ihre Würfel prüfen.
cli-usage = Aufruf:
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Argumente
cli-examples = Beispiele:
# $game is the name of a game.
cli-options-of = Optionen eines Tischs für { $game } (-o NAME=VALUE):
cli-bots-of = Bots für { $game }:

cli-help-help = diese Hilfe anzeigen
cli-help-version = die Version anzeigen
cli-help-lang = Sprache: { $langs } (ohne Angabe die des Systems)
cli-help-play = im Terminal gegen Bots spielen
cli-help-simulate = Bots viele Spiele spielen lassen und auswerten
cli-help-arena = Bots bei gleichen Würfeln und Karten gegeneinander antreten lassen
cli-help-replay = ein aufgezeichnetes Spiel Schritt für Schritt ansehen
cli-help-verify = prüfen, ob in einem Spiel fair gewürfelt und verteilt wurde
cli-help-rules = die Regeln eines Spiels lesen
cli-help-game = welches Spiel: { $games }
cli-help-players = wie viele mitspielen (ohne Angabe { $default })
cli-help-option = eine Option des Tischs, siehe unten; mehrfach möglich
cli-help-seed = ein Wort oder eine Zahl; dieselbe Angabe ergibt dieselben Würfel und Karten
cli-help-name = dein Name
cli-help-bots = die Bots auf den anderen Plätzen, siehe unten; ein einzelner Name gilt für alle
cli-help-bots-all = der Bot auf jedem Platz, siehe unten; ein einzelner Name gilt für alle
cli-help-bots-arena = die Bots, die sich treffen (ohne Angabe die vier Stufen)
cli-help-record = wohin die Aufzeichnung des Spiels kommt (ohne Angabe in deinen Datenordner)
cli-help-games = Zahl der Spiele (ohne Angabe { $default })
cli-help-games-arena = mindestens so viele Spiele je Runde von Bots (ohne Angabe { $default })
cli-help-processes = wie viele Prozesse zugleich spielen (ohne Angabe einer je Kern)
cli-help-json = das Ergebnis als JSON ausgeben
cli-help-file = eine Aufzeichnung, wie „play“ sie anlegt
cli-help-seat = aus Sicht dieses Platzes, gezählt ab 0, oder all, um alles zu sehen; ohne Angabe aus Sicht des Publikums

cli-about-play = Ein Spiel im Terminal spielen: du auf einem Platz, Bots auf den anderen. Gib die Nummer dessen ein, was du tun willst; h gibt einen Tipp, w nennt die Gründe der Bots, ? zeigt die Regeln, mit q verlässt du den Tisch. Das Spiel wird aufgezeichnet und lässt sich noch einmal ansehen und prüfen.
cli-about-simulate = Bots viele Spiele spielen lassen und Siege, Punkte und Kennzahlen des Spiels auswerten, jeweils mit 95-%-Intervall. Derselbe Startwert ergibt dieselben Spiele.
cli-about-arena = Jeder Bot trifft jeden anderen bei gleichen Würfeln und Karten, auf allen Plätzen: wie stark jeder ist (Elo), wer gegen wen wie oft gewinnt und wie lange jeder überlegt. Der gleiche Startwert ergibt die gleichen Spiele.
cli-about-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen, aus Sicht eines Platzes oder des Publikums. Enter geht weiter, b zurück, eine Zahl zu diesem Schritt, q beendet. Ohne Terminal wird alles auf einmal ausgegeben.
cli-about-verify = Alle Würfel und Karten eines beendeten Spiels aus dem offengelegten Startwert noch einmal ziehen, jeden Schritt anhand der Regeln prüfen und melden, ob alles stimmt.
cli-help-serve = das Haus öffnen: Tische für alle im Netzwerk, direkt im Browser
cli-help-backup = alles kopieren, was das Haus aufbewahrt, auch während es geöffnet ist
cli-help-host = die Adresse, auf der gelauscht wird (ohne Angabe alle dieses Rechners)
cli-help-port = der Port, auf dem gelauscht wird (ohne Angabe 8000)
cli-help-data = der Ordner, in dem alles aufbewahrt wird (ohne Angabe dein Datenordner)
cli-help-public-url = die Adresse, unter der andere dieses Haus erreichen, falls es hinter einem Proxy steht
cli-help-trust-proxy = dem Proxy vor diesem Haus glauben, von wem eine Anfrage kommt
cli-help-open = die Seite in einem Browser anzeigen, falls es einen gibt
cli-help-backup-file = wohin die Kopie kommt

cli-about-serve = Das Haus öffnen: Alle in deinem Netzwerk können einen Tisch eröffnen, seinen Link oder QR-Code teilen und im Browser spielen, mit anderen und mit Bots. Alles wird in einem einzigen Ordner aufbewahrt; beendest du das Programm und startest es wieder, geht es an jedem Tisch da weiter, wo es aufgehört hat.
cli-about-backup = Alles, was das Haus in diesem Augenblick aufbewahrt, in eine einzige Datei kopieren, während weitergespielt wird. Zum Wiederherstellen legst du die Datei unter dem Namen tablee.sqlite in einen Datenordner.
cli-about-rules = Die nummerierten Regeln eines Spiels ausgeben, so wie an diesem Tisch gespielt wird.

## Playing

cli-play-welcome = { $game }. Gib eine Nummer ein, um zu wählen, h für einen Tipp, w für die Gründe der Bots, ? für die Regeln, q zum Aufhören.
cli-play-fair = Alle Würfel und Karten kommen aus einem geheimen Startwert. Sein Fingerabdruck, zum späteren Prüfen: { $commitment }
cli-play-prompt = Deine Wahl
cli-play-back = zurück
cli-play-not-a-choice = Bitte gib eine Zahl von { $first } bis { $last } ein.
cli-play-no-reasons = Noch nichts, was verraten werden darf.
cli-play-left = Du verlässt den Tisch.
cli-play-saved = Aufzeichnung dieses Spiels: { $file }
# $replay and $verify are commands.
cli-play-next = Noch einmal ansehen: { $replay }
    Würfel prüfen: { $verify }
cli-play-default-name = Gast

## Serving

cli-serve-welcome = Tablée ist geöffnet.
cli-serve-here = Auf diesem Rechner: { $url }
cli-serve-network = Für alle in deinem Netzwerk: { $url }
cli-serve-data = Alles wird aufbewahrt in { $file }
cli-serve-stop = Strg+C beendet das Programm. Nach dem nächsten Start geht es an allen Tischen weiter.
cli-serve-stopped = Tablée ist geschlossen. Alle Tische bleiben erhalten.
# $file is the copy, $name what to call it in a data folder.
cli-backup-done = Kopiert nach { $file }. Zum Wiederherstellen legst du die Kopie als { $name } in einen Datenordner.
cli-error-port = „{ $port }“ ist kein Port; möglich ist eine Zahl von 1 bis 65535
cli-error-url = „{ $url }“ ist keine Adresse wie https://play.example.org
cli-error-listen = Port { $port } lässt sich nicht verwenden: { $reason }. Versuch es mit einem anderen: --port 8001
cli-error-no-house = In { $folder } wird noch nichts aufbewahrt

## Simulating

cli-simulate-title = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
}, Startwert { $seed }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-score = Punkte
cli-simulate-fact = Kennzahl
cli-simulate-mean = Mittel
cli-simulate-interval = 95-%-Intervall
cli-simulate-note = Ein geteilter Sieg zählt zu gleichen Teilen.
cli-simulate-speed = { $seconds } s, { $speed } Schritte pro Sekunde
cli-simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-elo = Elo
cli-arena-median = entscheidet in
cli-arena-p99 = 99 % in
cli-arena-shares = Wie oft der Bot der Zeile gegen die der Spalte gewinnt (allein unter ihnen, wenn mehr als zwei Seiten spielen)
cli-arena-all-different = Lauter verschiedene an einem Tisch
cli-arena-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } … { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# 1 divided by the number of sides
cli-arena-note = { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } wären gerecht. Elo zählt ab dem zuerst genannten Bot, der 1000 hat; 400 mehr ist zehnmal so stark.

## Replaying

cli-replay-title = { $game }, { $file }
cli-replay-seat = aus Sicht von { $name }
cli-replay-spectator = aus Sicht des Publikums
cli-replay-all = alles aufgedeckt
cli-replay-step = Schritt { $move } von { $moves }
cli-replay-keys = Enter: weiter · b: zurück · Zahl: zu einem Schritt · q: beenden
cli-replay-unfinished = Die Aufzeichnung endet hier. Das Spiel wurde nicht beendet.

## Checking

cli-verify-proved = Fair: { $draws ->
    [one] { $draws } Ziehung ergibt sich aus dem Startwert
   *[other] Alle { $draws } Ziehungen ergeben sich aus dem Startwert
}, und jeder Schritt hält die Regeln ein.
cli-verify-no-seed = Nicht bewiesen: Die Aufzeichnung legt keinen Startwert offen. Der Startwert wird erst offengelegt, wenn das Spiel beendet ist.
cli-verify-no-commitment = Nicht bewiesen: Die Aufzeichnung enthält keinen Fingerabdruck aus der Zeit vor der ersten Ziehung.
cli-verify-commitment = Nicht fair: Der offengelegte Startwert passt nicht zum Fingerabdruck in der Aufzeichnung.
cli-verify-draw = Nicht fair: Schritt { $move } ergibt sich nicht aus dem Startwert.
cli-verify-illegal = Kein gültiges Spiel: Schritt { $move } verstößt gegen die Regeln.
cli-verify-unfinished = Kein vollständiges Spiel: Es endet nach Schritt { $move }.
cli-verify-after-end = Kein gültiges Spiel: Schritt { $move } kommt nach dem Ende.
cli-verify-published = Der Fingerabdruck in der Aufzeichnung, zum Vergleich mit dem vor der ersten Ziehung gezeigten: { $commitment }

## When something is wrong

cli-error = Fehler: { $reason }
# $help is a command.
cli-error-usage = Dieser Befehl ist nicht zu verstehen ({ $reason }). So wird er geschrieben: { $help }
cli-error-no-file = Die Datei { $file } gibt es nicht
cli-error-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-error-unwritable = { $file } lässt sich nicht schreiben: { $reason }
cli-error-exists = { $file } ist schon vorhanden und bleibt unverändert
cli-error-record = { $file } ist keine gültige Aufzeichnung. Zeile { $line }: { $reason }
cli-error-not-text = keine Textdatei
cli-error-game = unbekanntes Spiel { $game }; es gibt: { $games }
cli-error-lang = unbekannte Sprache { $lang }; es gibt: { $langs }
cli-error-players = { $game } ist für { $seats } Personen
cli-error-bot = unbekannter Bot { $bot }; es gibt: { $bots }
cli-error-arena-bots = eine Arena braucht mindestens zwei verschiedene Bots, jeden einmal genannt
cli-error-one-side = an diesem Tisch gewinnen oder verlieren alle gemeinsam: es gibt niemanden zu vergleichen
cli-error-bot-count = { $found ->
    [one] { $found } Bot
   *[other] { $found } Bots
} für { $expected ->
    [one] { $expected } Platz
   *[other] { $expected } Plätze
}
cli-error-option = So lässt sich kein Tisch einrichten: { $reason }
cli-error-option-name = unbekannte Option { $option }; es gibt: { $options }
cli-error-option-form = Eine Option wird als NAME=VALUE geschrieben, nicht als { $option }
cli-error-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein
cli-error-endless = Mit diesen Bots und Optionen endet ein Spiel nicht: nach { $moves } Schritten abgebrochen

## Decks

cli-help-deck = eigene Kartensätze für Konito anlegen, prüfen und behalten
cli-about-deck = Kartensätze sind Tabellen (CSV) mit einem Ausdruck pro Zeile. „new“ schreibt ein Beispiel für den Anfang, „check“ nennt jeden Fehler mit seiner Zeile, „import“ legt einen fehlerfreien Kartensatz in deinem Datenordner ab. Die Sprache des Kartensatzes bestimmt --lang.
cli-help-deck-what = new, check oder import
cli-help-deck-file = der Kartensatz, eine CSV-Datei
cli-deck-new = Ein Beispiel steht in { $file }. Diese Themen gibt es: { $themes }
cli-deck-good = { $file }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $expressions ->
    [one] { $expressions } Ausdruck
   *[other] { $expressions } Ausdrücke
}, kein Fehler.
cli-deck-fault = Zeile { $line }: { $fault }
cli-deck-bad = { $faults } Fehler in { $file }. Nichts davon wird behalten.
cli-deck-kept = Abgelegt als { $file }. Damit spielen: { $play }
cli-error-deck-what = „{ $what }“ geht mit einem Kartensatz nicht; es gibt: new, check, import

## Playing Konito alone, against the clock

cli-solo-welcome = Ich lese vor, du schreibst, wie es weitergeht. { $seconds } Sekunden pro Zug, { $turns } Züge bis zum Ziel. Eine leere Zeile lässt die Seite aus, mit q verlässt du den Tisch.
cli-solo-ready = Drück Enter, um die Sanduhr umzudrehen
cli-solo-left = { $seconds } s
cli-solo-first-letter = es beginnt mit „{ $letters }“
cli-error-option-file = Die Option { $option } lässt sich nicht aus einer Datei lesen
