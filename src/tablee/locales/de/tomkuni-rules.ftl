### Tom Kuni's rules for players, in our own words: one message a numbered rule of docs/rules/tomkuni.md.

tomkuni-rules-title = Tom Kuni, das freundliche Ludo
tomkuni-rules-about = Ein Spiel von Tom Kuni („Mensch freu’ Dich drauf!“). Für 2 bis 4 Personen ab 6 Jahren. So wird an diesem Tisch gespielt, erzählt in unseren eigenen Worten.
tomkuni-rules-goal = Bring deine vier Figuren ins Ziel, in jede der vier Zonen eine. Zurückgeschickt wird niemand: Wer im Weg steht, wird nach vorn geschoben. Das hilft auch den anderen, oder es kostet sie einen Punkt.

tomkuni-rules-board = Das Spielbrett
tomkuni-rules-set-up = Aufbau
tomkuni-rules-moving = Ziehen
tomkuni-rules-zones = Die Zonen
tomkuni-rules-end = Das Ende

tomkuni-rule-T1 = Ein Spielbrett ist ein Ring aus Feldern. Jede Farbe hat einen Hof für vier Figuren, ein Startfeld mit Pfeil, ein einfarbiges Feld, ein Einstiegsfeld mit weißem Kreis und dahinter eine Zielzone aus vier Feldern. Das übliche Brett ist ein Kreuz aus 40 Feldern; ein Tisch kann ein anderes wählen.
tomkuni-rule-T2 = Alle Figuren ziehen in derselben Richtung über denselben Ring und nutzen die Felder aller Farben. Auf einem Feld steht höchstens eine Figur, das gilt überall.
tomkuni-rule-T3 = Es spielen 2 bis 4 Personen mit je vier Figuren, die alle im Hof ihrer Farbe stehen. Zu zweit sitzt man sich gegenüber.
tomkuni-rule-T4 = Alle würfeln; die niedrigste Zahl beginnt. Haben mehrere die niedrigste Zahl, würfeln sie noch einmal.
tomkuni-rule-T5 = Es geht reihum in Pfeilrichtung, gegen den Uhrzeigersinn.
tomkuni-rule-T6 = Ein Wurf pro Zug. Auch eine 6 bringt keinen zweiten Wurf.
tomkuni-rule-T7 = Eine Figur verlässt den Hof nur mit einer 6, immer nur eine auf einmal, und kommt auf das Startfeld ihrer Farbe. Du darfst stattdessen eine andere Figur ziehen. (Ein Tisch kann drei Versuche wählen: Ohne Figur auf dem Ring würfelst du bis zu dreimal, um eine 6 zu bekommen.)
tomkuni-rule-T8 = Sonst zieht eine Figur auf dem Ring so viele Felder weiter, wie der Würfel zeigt. Figuren auf ihrem Weg überspringt sie; besetzte Felder zählen wie freie.
tomkuni-rule-T9 = Können mehrere Figuren ziehen, wählst du eine aus. Kann nur eine ziehen, muss sie ziehen. Kann keine ziehen, gibst du den Würfel weiter.
tomkuni-rule-T10 = Schieben: Ist das letzte Feld deines Zuges besetzt, rückt die Figur dort ein Feld vor, und deine nimmt ihren Platz ein. Stehen Figuren direkt hintereinander, werden alle um ein Feld weitergeschoben. Auch deine eigenen Figuren werden geschoben.
tomkuni-rule-T11 = Ein einfarbiges Feld ist eine Abkürzung zum Einstiegsfeld derselben Farbe: Eine Figur, gleich welcher Farbe, die ihren eigenen Zug auf dem einfarbigen Feld beendet, kommt sofort auf dieses Einstiegsfeld und bleibt dort stehen, vor der Zone. Wer auf einem der beiden Felder steht, wird zuerst weitergeschoben. Eine Figur, die auf ein einfarbiges Feld geschoben wird, bleibt dort. (Ein Tisch kann wählen, dass die Abkürzung auf dem Ring ein Feld nach dem Einstiegsfeld endet.)
tomkuni-rule-T12 = Ein Einstiegsfeld ist kein Platz zum Anhalten: Eine Figur, die darauf zieht oder geschoben wird, rückt auf dem Ring noch ein Feld weiter und ist damit an dieser Zone vorbei. Wer schon auf dem Einstiegsfeld steht, wird zuerst weitergeschoben.
tomkuni-rule-T13 = Du brauchst in jeder der vier Zonen eine Figur. Eine Zone ist für dich offen, solange keine deiner Figuren darin steht.
tomkuni-rule-T14 = Führt der Zug einer Figur über das Einstiegsfeld einer Zone hinaus, die für dich offen ist, biegt sie in die Zone ein; deren Felder zählen einzeln. Vorbeiziehen darf sie nicht. (Ein Tisch kann es erlauben.)
tomkuni-rule-T15 = Führt der Wurf über das letzte Feld der Zone hinaus, kann diese Figur nicht ziehen: Zieh eine andere oder gib den Würfel weiter.
tomkuni-rule-T16 = In einer Zone werden Figuren übersprungen und geschoben wie auf dem Ring, und zwar ein Feld tiefer hinein. Würde eine Figur dabei aus der Zone hinausgeschoben, ist das Schieben nicht möglich und der Zug auch nicht.
tomkuni-rule-T17 = Eine Figur in einer Zone zieht nicht mehr. Sie bewegt sich nur noch, wenn sie geschoben wird.
tomkuni-rule-T18 = Wird eine Figur von einem Einstiegsfeld geschoben und fehlt ihrer Farbe nur noch diese eine Zone, kommt sie in die Zone hinein. Jede andere Figur wird vom Einstiegsfeld auf dem Ring weitergeschoben.
tomkuni-rule-T19 = Mit drei Figuren im Ziel würfelst du weiter, einmal pro Zug, bis die vierte in ihre Zone zieht oder hineingeschoben wird.
tomkuni-rule-T20 = Das Spiel endet, wenn jede Farbe in jeder Zone eine Figur hat. Wer schon fertig ist, wird übersprungen.
tomkuni-rule-T21 = Am Ende zählt eine Figur auf dem ersten Feld einer Zone 4 Punkte, auf dem zweiten 3, auf dem dritten 2, auf dem vierten 1. Es zählt, wo sie am Ende steht.
tomkuni-rule-T22 = Wer zuerst alle vier Figuren im Ziel hat, bekommt 1 Punkt mehr. Bringt ein Zug zwei Personen zugleich ins Ziel, zählt zuerst, wer gezogen hat, dann die Reihenfolge am Tisch.
tomkuni-rule-T23 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
