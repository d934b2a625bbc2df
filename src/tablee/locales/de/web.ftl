### What the pages say. $name is a player's name, $code a code of the table's or the server's.
### German: a whole sentence after a colon begins with a capital. No word names a player by gender.

## Games

web-kinoko = Kinoko
web-konito = Konito
web-tomkuni = Tom Kuni
web-kinoko-in-a-line = Du siehst die Pilze der anderen, nie deine eigenen.
web-konito-in-a-line = Jemand sagt den Anfang, die anderen finden das Ende.
web-tomkuni-in-a-line = Das Ludo, bei dem man sich gegenseitig weiterschiebt.
# A proverb that everyone knows, in two lines of at most ten letters, and its end in two lines.
web-konito-picture-1 = Übung
web-konito-picture-2 = macht …
web-konito-picture-3 = den
web-konito-picture-4 = Meister!

## Home

web-home = Zur Startseite
web-language = Sprache
web-play = Spielen
web-against-bots = gegen Bots
web-open-table = Tisch eröffnen
web-open-which = Welches Spiel?
web-have-code = Ich habe einen Code
web-join = Zum Tisch
web-back-to-table = Zurück an deinen Tisch
web-guest = Gast
web-arriving = Einen Moment, dein Platz zieht hierher um …

## Joining

web-who-are-you = Wie dürfen wir dich nennen?
web-name = Dein Name
web-sit-down = Platz nehmen
web-joining = Du kommst an den Tisch …
web-close = Schließen

## Before the start

web-table-of = Tisch von { $name }
web-invite = Einladen
web-code = Code des Tischs
web-qr = QR-Code mit dem Link zu diesem Tisch
web-share = Link teilen
web-copied = Der Link ist kopiert.
web-seats = Plätze
web-thats-you = das bist du
web-here = da
web-away = nicht da
web-bot = Bot
web-free-seat = Freier Platz
web-free-seat-why = für alle, die noch kommen
web-sit-here = Hier sitzen
web-free-this-seat = Platz von { $name } freigeben
web-bot-level = Stärke von { $name }
web-swap-seat = Platz von { $name } tauschen
web-swap-with = Plätze von { $name } und { $other } tauschen
web-swap-how = Tippe nun den Platz an, mit dem { $name } tauscht.
web-ready = bereit
web-not-yet = noch nicht
web-one-seat-more = Ein Platz mehr
web-one-seat-less = Ein Platz weniger
web-watching = Im Publikum: { $names }
web-how-we-play = So spielen wir
web-everyone-sees = diese Auswahl sehen alle
web-usual-rules = Die üblichen Regeln.
# $what names options.
web-unusual-rules = Anders als üblich: { $what }
web-change-rules = Ändern
web-quiet-table = Stiller Tisch
web-quiet-table-why = nur Reaktionen, kein Chat: gut für Kinder
web-listed-table = Alle können diesen Tisch finden
web-listed-table-why = sonst nur, wer den Link oder den Code hat
web-begins-when-ready = Das Spiel beginnt, sobald alle bereit sind.
web-i-am-ready = Ich bin bereit
web-not-ready-after-all = Doch noch nicht

## At the table

web-menu = Menü
web-rules = Regeln
web-log = Was bisher geschah
web-at-the-table = Am Tisch
web-sound = Ton
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-watching-now = Du schaust zu
web-say-something = Sag etwas
web-send = Senden
web-somebody = Jemand
web-reacted = { $name }: { $what }
web-reaction-bravo = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Wow!
web-reaction-thanks = Danke!
web-reaction-sorry = Tut mir leid!
web-reaction-hurry = Na los!
web-reaction-heart = Von Herzen
web-reaction-think = Hm …
web-chosen = gewählt
web-connection-lost = Verbindung verloren. Dein Platz bleibt dir erhalten.
web-reconnect = Neu verbinden
web-bot-keeps-your-seat = Ein Bot spielt für dich.
web-take-back = Wieder selbst spielen
web-paused = Gerade ist Pause.
web-resume = Weiterspielen
web-question = Eine Frage an alle
web-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
web-asks-pause = { $name } möchte eine Pause.
web-agree = Einverstanden
web-rather-not = Lieber nicht
web-waiting-for-answers = Alle werden gefragt …
web-time-is-short = Deine Zeit wird knapp.
# $time is written as minutes and seconds, 4:59.
web-time-left = Noch { $time }
web-more-time = Mehr Zeit
web-rematch-is-open = Das nächste Spiel wartet schon.
web-follow = Auf geht’s
web-undo = Rückgängig
web-ask-undo = Um Rücknahme bitten
web-pause = Um eine Pause bitten
web-fair = Beleg für faire Würfel
web-options = Optionen dieses Tischs
web-theme = Hell oder dunkel
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Tempo
web-speed-1 = normal
web-speed-0-5 = schnell
web-speed-0 = sofort
web-speed-2 = langsam
web-letters = Buchstaben auf den Karten
web-move-device = Auf ein anderes Gerät wechseln
web-move-device-how = Scanne diesen Code innerhalb von zehn Minuten mit dem anderen Gerät. Er gilt nur einmal.
web-record = Aufzeichnung herunterladen
web-leave = Tisch verlassen
web-over = Das Spiel ist zu Ende
web-play-again = Noch einmal
web-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
web-skip = Überspringen
web-next-round = Nächste Runde
web-see-the-end = Zum Tisch
# $code is a code that no message explains.
web-refused = Das hat nicht geklappt ({ $code }).

## What home lists

web-open-tables = Offene Tische
# $free is a number of seats.
web-free-seats = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
web-finished-games = Noch einmal ansehen

## On a television

web-television = Auf einem Fernseher zeigen
# $address is typed into the television's browser.
web-television-how = Öffne dort { $address }
web-tv-join = Setz dich mit deinem Telefon dazu
web-tv-lost = Verbindung verloren. Neuer Versuch…
web-tv-again = Noch ein Spiel? Wählt „Noch einmal“ auf einem Telefon.
# The key is F in every language.
web-tv-full-screen = Vollbild (F)
# After a name on a plate.
web-plays = ist dran
# $points is a number.
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Watching a game again

web-watch-again = Noch einmal ansehen
web-replay-eyes = Aus Sicht von
web-replay-all = alles aufgedeckt
web-replay-spectator = Publikum
web-replay-moves = Schritte
# $move and $moves are numbers.
web-replay-move = Schritt { $move } von { $moves }
web-replay-first = Zum Anfang
web-replay-back = Zurück
web-replay-play = Laufen lassen
web-replay-stop = Anhalten
web-replay-forward = Weiter
web-replay-last = Zum Ende
web-replay-link = Link zu diesem Schritt kopieren
web-one-moment = Einen Moment…
web-to-the-table = Zum Tisch

## Robots and hints

bot-chick = Küken
bot-chick-why = ein erstes Spiel
bot-squirrel = Eichhörnchen
bot-squirrel-why = spielt gern mit
bot-fox = Fuchs
bot-fox-why = denkt voraus
bot-owl = Eule
bot-owl-why = eine Meisterin
web-hints = Tipps
web-hints-why = wer am Zug ist, darf fragen, was eine Meisterin täte
web-hint = Was täte eine Meisterin?
web-thoughts = Zeigen, was die Roboter dachten ({ $count })
