### Konito's rules for players, in our own words: one message a numbered rule of docs/rules/konito.md.

konito-rules-title = Konito
konito-rules-about = Een spel van Richard Champion, uitgegeven door Iello. Voor 2 tot 12 spelers. Dit zijn de regels zoals ze aan deze tafel gelden, verteld in onze eigen woorden; de uitdrukkingen hebben we zelf gekozen.
konito-rules-goal = Een van jullie leest het begin van een uitdrukking voor, de rest van het team vindt het einde. Zo veel kaarten als je kunt in zestig seconden; elke complete kant brengt je pion één vakje dichter bij de finish.

konito-rules-material = Het materiaal
konito-rules-set-up = Voorbereiding
konito-rules-turn = Een beurt
konito-rules-challenges = De uitdagingsvakjes
konito-rules-winning = Winnen, en andere speelvormen
konito-rules-digital = Wat deze tafel toevoegt

konito-rule-N1 = Kaarten hebben twee kanten en drie niveaus: groene kaarten zijn makkelijk en hebben 3 uitdrukkingen per kant, oranje 4 en rode 5. Een volledige kaartenset heeft 202 kaarten.
konito-rule-N2 = Een uitdrukking bestaat uit een thema en een begin, die voorgelezen mogen worden, en een einde, dat geraden moet worden.
konito-rule-N3 = Uitdagingskaarten hebben elk drie regels, genummerd van 1 tot en met 3, die één beurt gelden.
konito-rule-N4 = De baan bestaat uit tegels met drie vakjes: groen, geel of rood. Op de eerste tegel staat de start, op de laatste de witte finish. De voorkant van een tegel heeft één uitdagingsvakje, de achterkant geen. Naar de finish toe zijn er meer moeilijke vakjes.
konito-rule-N5 = Elk team heeft een pion. De zandloper loopt 60 seconden.
konito-rule-N6 = Jullie kiezen hoeveel tegels de baan vormen, welke, en met welke kant naar boven; de start komt als eerste en de finish als laatste. Kiezen jullie niets, dan zijn het 8 tegels met de voorkant naar boven, door het lot bepaald.
konito-rule-N7 = De drie stapels worden geschud, en het toeval bepaalt welke kant van een kaart als eerste komt. Ook de uitdagingskaarten worden geschud.
konito-rule-N8 = Er zijn 2 of 3 teams, zo gelijk mogelijk verdeeld, van minstens 2 spelers. Wie als eerste leest, wordt geloot.
konito-rule-N9 = De teams wisselen elkaar af, en in elk team is iedereen om de beurt lezer. Heeft iedereen gelezen, dan begint het van voren af aan.
konito-rule-N10 = De lezer neemt kaarten in de kleur van het vakje waarop de pion van het team staat.
konito-rule-N11 = Een beurt duurt 60 seconden vanaf het startsein van de lezer. De klok van de tafel beslist; een antwoord dat al onderweg was, telt nog heel even mee, voor iedereen even lang.
konito-rule-N12 = De lezer ziet de hele kant. De teamgenoten zien wat er is voorgelezen. De andere teams zien de kant met de eindes, om te oordelen (een tafel mag kiezen dat ze die niet zien). De andere kant van een kaart blijft verborgen tot de kaart wordt omgedraaid.
konito-rule-N13 = De lezer mag lezen, beschrijven, zingen, uitbeelden en geluiden maken, maar niet in een andere taal vertalen en geen woord gebruiken uit dezelfde woordfamilie als een woord van het einde.
konito-rule-N14 = Teamgenoten mogen zo vaak antwoorden als ze willen en de uitdrukkingen van een kant in elke volgorde vinden.
konito-rule-N15 = Zijn alle uitdrukkingen van een kant gevonden, dan wordt de kaart omgedraaid; daarna wordt de volgende kaart getrokken.
konito-rule-N16 = De lezer mag een kant op elk moment overslaan. Die telt dan niet, wat er ook al gevonden is. Het gaat verder met de andere kant of met de volgende kaart.
konito-rule-N17 = Als de tijd om is, gaat de pion één vakje vooruit voor elke complete kant.
konito-rule-N18 = Na de beurt ziet iedereen de kanten die open hebben gelegen.
konito-rule-N19 = Een lege stapel wordt opnieuw gevormd uit de gebruikte kaarten van die stapel.
konito-rule-N20 = Staat de pion op een uitdagingsvakje als zijn beurt begint, dan kiest de eerstvolgende speler aan tafel die niet bij het team van de lezer hoort een nummer, 1, 2 of 3, nog voordat de tijd ingaat. Er wordt een uitdagingskaart getrokken, en de regel met dat nummer geldt deze beurt.
konito-rule-N21 = Een uitdaging die in jullie speelvorm niet gespeeld kan worden, wordt overgeslagen, en de volgende kaart wordt getrokken.
konito-rule-N22 = Het eerste team waarvan de pion de finish bereikt of passeert, wint.
konito-rule-N23 = Drie spelers tegen elkaar: iedereen heeft een pion. De lezer kiest een partner voor de beurt, en hun pionnen gaan allebei vooruit. Daarna leest de volgende speler. Wie in dezelfde beurt de finish haalt, deelt in de overwinning.
konito-rule-N24 = Twee of drie spelers samen: één pion, vier tegels, hoogstens 6 beurten. Halen jullie de finish, dan winnen jullie. Zo niet, dan spelen jullie meteen opnieuw.
konito-rule-N25 = Antwoorden worden op een van deze twee manieren beoordeeld. Rond een tafel tikt de lezer aan wat er is gevonden. Op afstand typen de teamgenoten en vergelijkt de tafel, soepel met hoofdletters, accenten, lidwoorden en kleine foutjes; de lezer kan een antwoord nog altijd met de hand goedkeuren.
konito-rule-N26 = De andere teams mogen bezwaar maken tot de volgende beurt begint: een verboden woord, een vertaling, een verkeerde tik. Het team van de lezer gaat akkoord, of iedereen stemt; bij gelijke stemmen verandert er niets. Wat wordt ingetrokken, telt niet, en de kant waarop het staat ook niet.
konito-rule-N27 = Een hint die de lezer typt, wordt tegengehouden als er een woord in staat uit dezelfde woordfamilie als een einde.
konito-rule-N28 = Groepen kunnen eigen kaartensets toevoegen vanuit een spreadsheet. Een bestand met fouten wordt geweigerd, met de regel en de reden, en er wordt niets van bewaard.
konito-rule-N29 = Een tafel kan de beurten beperken. Als elk team er zoveel heeft gehad, is het spel afgelopen en wint wie het verst op de baan is; wie gelijk staat, deelt de overwinning. Spelen jullie samen, dan komt dit aantal in plaats van de 6 beurten.
