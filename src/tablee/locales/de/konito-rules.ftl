### Konito's rules for players, in our own words: one message a numbered rule of docs/rules/konito.md.

konito-rules-title = Konito
konito-rules-about = Ein Spiel von Richard Champion, erschienen bei Iello. Für 2 bis 12 Personen. So wird an diesem Tisch gespielt, erzählt in unseren eigenen Worten; die Ausdrücke sind unsere eigene Auswahl.
konito-rules-goal = Jemand von euch liest den Anfang eines Ausdrucks vor, die anderen im Team finden das Ende. So viele Karten wie möglich in sechzig Sekunden; jede komplette Seite bringt eure Figur ein Feld näher ans Ziel.

konito-rules-material = Was dazugehört
konito-rules-set-up = Aufbau
konito-rules-turn = Ein Zug
konito-rules-challenges = Défi-Felder
konito-rules-winning = Wer gewinnt, und andere Spielformen
konito-rules-digital = Was an diesem Tisch dazukommt

konito-rule-N1 = Karten haben zwei Seiten, und es gibt sie in drei Stufen: Grüne Karten sind leicht und haben 3 Ausdrücke pro Seite, orange haben 4, rote 5. Ein vollständiger Kartensatz hat 202 Karten.
konito-rule-N2 = Ein Ausdruck besteht aus einem Thema und einem Anfang, die vorgelesen werden dürfen, und einem Ende, das zu erraten ist.
konito-rule-N3 = Défi-Karten haben je drei Regeln mit den Nummern 1 bis 3, die einen Zug lang gelten.
konito-rule-N4 = Die Strecke besteht aus Plättchen mit je drei Feldern, grün, gelb oder rot. Auf dem ersten Plättchen ist der Start, auf dem letzten das weiße Ziel. Die Vorderseite eines Plättchens hat ein Défi-Feld, die Rückseite keins. Zum Ziel hin gibt es mehr schwere Felder.
konito-rule-N5 = Jedes Team hat eine Figur. Die Sanduhr läuft 60 Sekunden.
konito-rule-N6 = Ihr wählt, wie viele Plättchen die Strecke bilden, welche es sind und welche Seite oben liegt; der Start kommt zuerst und das Ziel zuletzt. Wählt ihr nichts, sind es 8 ausgeloste Plättchen mit der Vorderseite nach oben.
konito-rule-N7 = Die drei Stapel werden gemischt, und der Zufall bestimmt auch, welche Seite einer Karte zuerst kommt. Die Défi-Karten werden ebenfalls gemischt.
konito-rule-N8 = Es gibt 2 oder 3 Teams, möglichst gleich groß, mit jeweils mindestens 2 Personen. Wer zuerst vorliest, wird ausgelost.
konito-rule-N9 = Die Teams sind abwechselnd dran, und in jedem Team lesen alle reihum vor. Haben alle vorgelesen, geht es von vorn los.
konito-rule-N10 = Wer vorliest, nimmt Karten in der Farbe des Feldes, auf dem die Figur des Teams steht.
konito-rule-N11 = Ein Zug dauert 60 Sekunden, von dem Moment an, in dem die vorlesende Person ihn startet. Es gilt die Uhr des Tischs; eine Antwort, die schon unterwegs war, zählt noch einen Augenblick, für alle gleich lang.
konito-rule-N12 = Wer vorliest, sieht die ganze Seite. Die anderen im Team sehen, was schon vorgelesen ist. Die anderen Teams sehen die Seite mit ihren Enden, um zu urteilen (ein Tisch kann festlegen, dass sie das nicht tun). Die andere Seite einer Karte bleibt verborgen, bis sie aufgedeckt wird.
konito-rule-N13 = Wer vorliest, darf lesen, beschreiben, singen, Pantomime spielen und Geräusche machen, aber nicht in eine andere Sprache übersetzen und kein Wort aus derselben Wortfamilie wie ein Wort des Endes verwenden.
konito-rule-N14 = Die anderen im Team dürfen antworten, so oft sie wollen, und die Ausdrücke einer Seite in beliebiger Reihenfolge finden.
konito-rule-N15 = Sind alle Ausdrücke einer Seite gefunden, wird die Karte umgedreht; danach wird die nächste gezogen.
konito-rule-N16 = Wer vorliest, darf eine Seite jederzeit auslassen. Sie zählt dann nicht, ganz gleich, was schon gefunden ist. Weiter geht es mit der anderen Seite oder der nächsten Karte.
konito-rule-N17 = Ist die Zeit um, zieht die Figur für jede komplette Seite ein Feld weiter.
konito-rule-N18 = Nach dem Zug sehen alle die Seiten, die aufgedeckt wurden.
konito-rule-N19 = Ein leerer Stapel wird aus seinen benutzten Karten neu gebildet.
konito-rule-N20 = Steht die Figur zu Beginn ihres Zuges auf einem Défi-Feld, wird vor dem Start der Zeit 1, 2 oder 3 gewählt, und zwar von der nächsten Person am Tisch, die nicht zum vorlesenden Team gehört. Eine Défi-Karte wird gezogen, und ihre Regel mit dieser Nummer gilt für diesen Zug.
konito-rule-N21 = Eine Herausforderung, die in eurer Spielform nicht möglich ist, wird übersprungen, und die nächste Karte wird gezogen.
konito-rule-N22 = Das erste Team, dessen Figur das Ziel erreicht oder darüber hinauskommt, gewinnt.
konito-rule-N23 = Zu dritt gegeneinander: Alle haben eine Figur. Wer vorliest, wählt für den Zug eine Person, die rät, und die Figuren der beiden ziehen. Dann liest die nächste Person vor. Alle, die im selben Zug das Ziel erreichen, teilen sich den Sieg.
konito-rule-N24 = Zu zweit oder zu dritt miteinander: eine Figur, vier Plättchen, höchstens 6 Züge. Erreicht ihr das Ziel, gewinnt ihr. Wenn nicht, spielt ihr gleich noch einmal.
konito-rule-N25 = Antworten werden auf eine von zwei Arten beurteilt. Sitzt ihr um einen Tisch, tippt die vorlesende Person an, was gefunden ist. Spielt ihr aus der Ferne, schreiben die anderen im Team, und der Tisch vergleicht, großzügig bei Großschreibung, Akzenten, Artikeln und kleinen Fehlern; wer vorliest, kann eine Antwort auch von Hand gelten lassen.
konito-rule-N26 = Die anderen Teams dürfen Einspruch erheben, bis der nächste Zug beginnt: verbotenes Wort, Übersetzung, falsch angetippt. Das vorlesende Team gibt nach, oder alle stimmen ab; ein Gleichstand ändert nichts. Was zurückgenommen wird, zählt nicht, und seine Seite auch nicht.
konito-rule-N27 = Ein Hinweis, den die vorlesende Person schreibt, wird zurückgehalten, wenn er ein Wort aus derselben Wortfamilie wie ein Ende enthält.
konito-rule-N28 = Gruppen können eigene Kartensätze aus einer Tabelle hinzufügen. Eine Datei mit Fehlern wird abgelehnt, mit Zeile und Grund, und nichts davon wird behalten.
konito-rule-N29 = Ein Tisch kann die Züge begrenzen. Haben alle Teams so viele gehabt, endet das Spiel, und es gewinnt, wer am weitesten vorn ist; wer gleichauf liegt, teilt sich den Sieg. Spielt ihr miteinander, gilt die Zahl anstelle der 6 Züge.
