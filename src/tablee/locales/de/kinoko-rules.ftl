### Kinoko's rules for players, in our own words: one message a numbered rule of docs/rules/kinoko.md.

kinoko-rules-title = Kinoko
kinoko-rules-about = Ein Spiel von Tim Rogasch, erschienen bei Helvetiq. Für 2 bis 4 Personen ab 7 Jahren, etwa 20 Minuten. So wird an diesem Tisch gespielt, erzählt in unseren eigenen Worten.
kinoko-rules-goal = Alle haben eine geheime Familie: eine Pilzart. Bring die drei Pilze dieser Art zusammen, ganz gleich wo, und sag es vor allen anderen an. Der Haken: Du siehst die Karten von allen, nur deine eigenen nicht.

kinoko-rules-set-up = Aufbau
kinoko-rules-turn = Ein Zug
kinoko-rules-round-end = Das Ende einer Runde
kinoko-rules-game-end = Das Ende des Spiels
kinoko-rules-digital = Was an diesem Tisch dazukommt

kinoko-rule-K1 = Kinoko ist für 2, 3 oder 4 Personen. Es gibt immer zwei Farben mehr als Personen: 4, 5 oder 6.
kinoko-rule-K2 = Es gibt sechs Farben. Zu jeder gehören drei Pilze mit den Werten 1, 2 und 3 und eine Familienkarte. Welche Farben im Spiel sind, lost der Tisch aus.
kinoko-rule-K3 = In jeder Runde werden die Familienkarten gemischt, und alle bekommen heimlich eine. Deine kennst du; die anderen erfahren sie, wenn die Runde endet.
kinoko-rule-K4 = Zwei Familienkarten bleiben übrig. Eine wird aufgedeckt: Ihre Farbe ist in dieser Runde verboten. Die andere bleibt unbekannt.
kinoko-rule-K5 = Dann werden die Pilze verteilt: Alle bekommen eine 1, eine 2 und eine 3. Die letzten sechs bilden zwei Reihen auf dem Tisch, auch hier je eine 1, eine 2 und eine 3. Eine Hand oder eine Reihe heißt Stelle; zu jeder Stelle gehört jederzeit eine Karte von jedem Wert.
kinoko-rule-K6 = Bekommt jemand drei Pilze einer Farbe, werden die Pilze noch einmal verteilt. Die Familienkarten bleiben, und die Reihen zählen nicht.
kinoko-rule-K7 = Du siehst die Farben in den Händen der anderen, nicht aber in deiner eigenen Hand und nicht in den Reihen. Die Werte stehen auf den Rückseiten, für alle sichtbar. Wer nur zuschaut, sieht bis zum Ende der Runde keine Farben und keine Familien.
kinoko-rule-K8 = Wer die erste Runde beginnt, wird ausgelost oder vom Tisch bestimmt.
kinoko-rule-K9 = Es geht im Uhrzeigersinn reihum.
kinoko-rule-K10 = Bist du am Zug, werden drei Würfel geworfen. Wähle einen, ganz gleich welchen, und tu, was er zeigt. Bis du bestätigst, kannst du es dir anders überlegen.
kinoko-rule-K11 = Jeder Würfel hat die Zahlen 1, 2 und 3, eine davon zweimal, eine leere Seite und eine, die nur er hat: Neuwurf, Blick oder Sets. Ein Tisch kann andere Seiten wählen.
kinoko-rule-K12 = Eine Zahl: Tausche die beiden Karten mit diesem Wert zwischen zwei verschiedenen Stellen, Händen oder Reihen. Deine Hand muss nicht dabei sein. Ist die Zahl gewählt, muss getauscht werden.
kinoko-rule-K13 = Neuwurf: Alle drei Würfel werden noch einmal geworfen, und du wählst neu, vielleicht sogar wieder einen Neuwurf.
kinoko-rule-K14 = Blick: Sieh dir irgendeinen Pilz an, dann kommt er an seinen Platz zurück. Alle sehen, welche Karte du ansiehst, nur du siehst ihre Farbe. Eine Karte deiner eigenen Hand ist erlaubt. Familienkarten darf man nicht ansehen.
kinoko-rule-K15 = Sets: Tausche deine drei Karten mit den dreien einer anderen Stelle, einer Hand oder einer Reihe. Was du nimmst, zeigt wie immer zu den anderen und nicht zu dir.
kinoko-rule-K16 = Leer: keine Aktion in diesem Zug.
kinoko-rule-K17 = Am Schluss deines Zuges, nach deiner Aktion, darfst du ansagen: Du glaubst, dass die drei Pilze deiner Familie an einer Stelle beisammen sind, egal an welcher.
kinoko-rule-K18 = Eine Ansage beendet die Runde: Alle Pilze und Familien werden aufgedeckt.
kinoko-rule-K19 = Stimmt die Ansage, bekommt 2 Punkte, wer angesagt hat, und ebenso alle anderen, deren drei Pilze auch beisammen sind.
kinoko-rule-K20 = Danach, und nur wenn die Ansage stimmt, verlieren alle 1 Punkt, die mindestens einen Pilz der verbotenen Farbe auf der Hand haben, ganz gleich, wie viele es sind. Die 2 Punkte kommen vorher dazu.
kinoko-rule-K21 = Niemand fällt unter 0.
kinoko-rule-K22 = Stimmt die Ansage nicht, bekommen alle anderen 1 Punkt. Niemand bekommt 2, niemand verliert einen Punkt, und auf die verbotene Farbe wird nicht geachtet. (Ein Tisch kann festlegen, dass alle, deren drei Pilze beisammen sind, trotzdem 2 Punkte bekommen.)
kinoko-rule-K23 = Die nächste Runde beginnt, wer links von der Person sitzt, die angesagt hat.
kinoko-rule-K24 = Ein Tisch kann die Zahl der Züge in einer Runde begrenzen. Ist die Grenze erreicht, endet die Runde ohne Punkte, und wer als Nächstes dran ist, beginnt eine neue.
kinoko-rule-K25 = Das Spiel endet nach der Runde, in der jemand auf 4 oder mehr Punkte kommt. Wer die meisten Punkte hat, gewinnt.
kinoko-rule-K26 = Gleichstand: Von den Beteiligten gewinnt, wer zuletzt eine Runde beendet hat, auch wenn es nicht die letzte Runde war. (Ein Tisch kann festlegen, dass nur die letzte Runde zählt.)
kinoko-rule-K27 = Hat von ihnen niemand je eine Runde beendet, teilen sie sich den Sieg.
kinoko-rule-K28 = Ein Tisch wählt, wie viel er hilft. „Gedächtnis“ (memory, voreingestellt): Du siehst, was du an einem echten Tisch sehen würdest, und merkst dir den Rest. „Gesehen“ (seen): Karten, die du gesehen hast und noch verfolgen kannst, bleiben markiert. „Gefolgert“ (deduced): Auch was daraus logisch folgt, ist markiert.
kinoko-rule-K29 = Allen wird immer nur gezeigt und geschickt, was sie auch wissen können.
