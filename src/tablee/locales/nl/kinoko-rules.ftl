### Kinoko's rules for players, in our own words: one message a numbered rule of docs/rules/kinoko.md.

kinoko-rules-title = Kinoko
kinoko-rules-about = Een spel van Tim Rogasch, uitgegeven door Helvetiq. Voor 2 tot 4 spelers, vanaf 7 jaar, ongeveer 20 minuten. Dit zijn de regels zoals ze aan deze tafel gelden, verteld in onze eigen woorden.
kinoko-rules-goal = Iedereen heeft een geheime familie: één soort champignon. Je wilt dat de drie champignons van die soort bij elkaar liggen, maakt niet uit waar, en dat jij degene bent die het zegt. Het addertje onder het gras: je ziet ieders kaarten, behalve die van jezelf.

kinoko-rules-set-up = Voorbereiding
kinoko-rules-turn = Een beurt
kinoko-rules-round-end = Het einde van een ronde
kinoko-rules-game-end = Het einde van het spel
kinoko-rules-digital = Wat deze tafel toevoegt

kinoko-rule-K1 = Kinoko is voor 2, 3 of 4 spelers. Er zijn altijd twee kleuren meer dan spelers: 4, 5 of 6.
kinoko-rule-K2 = Er bestaan zes kleuren. Elke kleur heeft drie champignons, met de waarden 1, 2 en 3, en één familiekaart. De tafel loot welke kleuren meedoen.
kinoko-rule-K3 = Elke ronde worden de families geschud en krijgt iedereen er één, in het geheim. Je kent je eigen familie; de anderen zien die pas als de ronde voorbij is.
kinoko-rule-K4 = Er blijven twee families over. De ene gaat open: dat is de verboden kleur van de ronde. De andere blijft voor iedereen geheim.
kinoko-rule-K5 = Dan worden de champignons gedeeld: iedereen krijgt een 1, een 2 en een 3, en de laatste zes vormen twee rijen op tafel, ook elk met een 1, een 2 en een 3. Een hand of een rij noemen we een plek; elke plek heeft altijd één kaart van elke waarde.
kinoko-rule-K6 = Krijgt iemand drie champignons van één kleur, dan worden de champignons opnieuw gedeeld. De families blijven zoals ze zijn, en de rijen tellen niet mee.
kinoko-rule-K7 = Je ziet de kleuren in de handen van de anderen, maar niet die in je eigen hand en ook niet die van de rijen. De waarden staan op de achterkant, zichtbaar voor iedereen. Wie alleen toekijkt, ziet geen kleuren en geen families tot de ronde voorbij is.
kinoko-rule-K8 = Wie de eerste ronde begint, wordt geloot, of de tafel wijst iemand aan.
kinoko-rule-K9 = De beurten gaan met de klok mee.
kinoko-rule-K10 = Als je aan de beurt bent, worden er drie dobbelstenen gegooid. Kies er één, welke je maar wilt, en doe wat erop staat. Tot je bevestigt, mag je je nog bedenken.
kinoko-rule-K11 = Elke dobbelsteen heeft de getallen 1, 2 en 3, waarvan één dubbel, een blanco vlak en een eigen vlak: opnieuw, kijken of sets. Een tafel mag andere vlakken kiezen.
kinoko-rule-K12 = Een getal: verwissel de twee kaarten met die waarde van twee verschillende plekken, handen of rijen. Jouw hand hoeft er niet bij te zijn. Eenmaal gekozen, moet het ook gebeuren.
kinoko-rule-K13 = Opnieuw: alle drie de dobbelstenen worden nog eens gegooid en je kiest weer; nog een keer ‘opnieuw’ mag ook.
kinoko-rule-K14 = Kijken: bekijk één champignon, welke je maar wilt; daarna gaat die terug. Iedereen ziet welke kaart je bekijkt, alleen jij ziet de kleur. Een kaart uit je eigen hand mag ook. Families mag je niet bekijken.
kinoko-rule-K15 = Sets: verwissel je drie kaarten met de drie van een andere plek, een hand of een rij. Wat je neemt, houd je met de voorkant naar de anderen, zoals altijd.
kinoko-rule-K16 = Blanco: deze beurt geen actie.
kinoko-rule-K17 = Aan het eind van je beurt, na je actie, mag je aankondigen dat je de ronde stopzet: je denkt dat de drie champignons van je familie op één plek bij elkaar liggen, welke plek dat ook is.
kinoko-rule-K18 = Een aankondiging beëindigt de ronde: alle champignons en families gaan open.
kinoko-rule-K19 = Klopt de aankondiging, dan krijgt wie aankondigde 2 punten, net als alle anderen van wie de drie bij elkaar liggen.
kinoko-rule-K20 = Daarna, en alleen als de aankondiging klopte, verliest iedereen met minstens één champignon van de verboden kleur in de hand 1 punt, hoeveel het er ook zijn. De 2 punten komen er eerst bij.
kinoko-rule-K21 = Niemand komt onder 0.
kinoko-rule-K22 = Klopt de aankondiging niet, dan krijgen alle anderen 1 punt. Niemand krijgt er 2, niemand verliest een punt, en naar de verboden kleur wordt niet gekeken. (Een tafel mag kiezen dat spelers van wie de drie bij elkaar liggen toch 2 punten krijgen.)
kinoko-rule-K23 = Wie links zit van degene die aankondigde, begint de volgende ronde.
kinoko-rule-K24 = Een tafel mag het aantal beurten in een ronde beperken. Bij de limiet eindigt de ronde zonder punten, en de volgende speler begint een nieuwe.
kinoko-rule-K25 = Het spel eindigt na de ronde waarin iemand 4 punten of meer bereikt. De hoogste score wint.
kinoko-rule-K26 = Gelijkspel: van de betrokken spelers wint wie het laatst een ronde stopzette, ook als dat niet de laatste ronde was. (Een tafel mag kiezen dat alleen de laatste ronde telt.)
kinoko-rule-K27 = Heeft geen van hen ooit een ronde stopgezet, dan delen ze de overwinning.
kinoko-rule-K28 = Elke tafel kiest hoeveel hulp ze geeft. ‘Geheugen’ (memory, standaard): je ziet wat je aan een echte tafel zou zien, en de rest moet je onthouden. ‘Gezien’ (seen): kaarten die je hebt gezien en nog kunt volgen, blijven gemarkeerd. ‘Afgeleid’ (deduced): ook wat logisch volgt, is gemarkeerd.
kinoko-rule-K29 = Niemand krijgt ooit iets te zien, of toegestuurd, wat hij of zij niet kan weten.
