### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not-your-turn = Du bist nicht dran.
refusal-not-a-draw = Jetzt wird nichts gezogen und nichts gewürfelt.
refusal-wrong-draw = Diese Würfel oder Karten können so nicht gekommen sein.
refusal-no-clock = Es läuft keine Uhr.
refusal-unknown-move = Diesen Zug gibt es nicht.

## Refusals: why a table did not do what was asked

refusal-bad-message = Diese Nachricht lässt sich nicht lesen.
refusal-too-large = Das ist zu groß.
refusal-too-fast = Bitte etwas langsamer. Versuch es gleich noch einmal.
refusal-not-greeted = Sag erst, wer du bist.
refusal-greeted-already = Du hast schon gesagt, wer du bist.
refusal-bad-token = Dieses Gerät ist hier nicht bekannt. Lade die Seite neu.
refusal-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es hier nicht.
refusal-no-such-bot = Diesen Bot gibt es für dieses Spiel nicht.
refusal-bad-options = So lässt sich kein Tisch einrichten.
refusal-bad-name = Bitte gib einen Namen ein.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-empty = Da sitzt niemand.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-host = Das darf nur, wer den Tisch leitet.
refusal-not-before-start = Das Spiel hat noch nicht begonnen oder ist zu Ende.
refusal-only-before-start = Das Spiel hat schon begonnen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-paused = Gerade ist Pause.
refusal-not-paused = Gerade ist keine Pause.
refusal-not-kept = Auf deinem Platz vertritt dich kein Bot.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-nothing-asked = Du wirst gerade nichts gefragt.
refusal-asked-already = Es ist schon eine Frage offen.
refusal-no-turn-clock = An diesem Tisch gibt es keine Uhr.
refusal-no-more-time = Für diesen Zug gab es schon genug Extrazeit.
refusal-quiet-table = Das ist ein stiller Tisch: nur Reaktionen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-no-advice = Dazu gibt es keinen Tipp.
refusal-bad-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-not-kept-safe = Das ließ sich nicht speichern und wurde deshalb nicht ausgeführt. Bitte versuch es noch einmal.
refusal-old-rules = An diesem Tisch wurde nach älteren Regeln gespielt, die es in diesem Haus nicht mehr gibt.
refusal-house-full = Das Haus ist gerade voll. Versuch es später noch einmal.
refusal-no-such-code = Dieser Code ist ungültig oder wurde schon benutzt.
