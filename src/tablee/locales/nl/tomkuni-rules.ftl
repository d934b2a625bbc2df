### Tom Kuni's rules for players, in our own words: one message a numbered rule of docs/rules/tomkuni.md.

tomkuni-rules-title = Tom Kuni, het vriendelijke mens-erger-je-niet
tomkuni-rules-about = Een spel van Tom Kuni (‘Mensch freu’ Dich drauf!’). Voor 2 tot 4 spelers, vanaf 6 jaar. Dit zijn de regels zoals ze aan deze tafel gelden, verteld in onze eigen woorden.
tomkuni-rules-goal = Breng je vier pionnen thuis, één in elk van de vier zones. Niemand wordt ooit teruggestuurd: wie in de weg staat, krijgt een duw vooruit en is zo ook geholpen, of raakt een punt kwijt.

tomkuni-rules-board = Het bord
tomkuni-rules-set-up = Voorbereiding
tomkuni-rules-moving = Zetten
tomkuni-rules-zones = De zones
tomkuni-rules-end = Het einde

tomkuni-rule-T1 = Een bord is een baan van vakjes die in een kring loopt. Elke kleur heeft een wachtveld voor vier pionnen, een startvakje met een pijl, een effen vakje, een ingangsvakje met een witte cirkel, en achter die ingang een eindzone van vier vakjes. Het gewone bord is een kruis van 40 vakjes; een tafel mag een ander kiezen.
tomkuni-rule-T2 = Alle pionnen lopen over dezelfde baan, in dezelfde richting, en gebruiken de vakjes van alle kleuren. Op elk vakje, waar dan ook, staat maar één pion.
tomkuni-rule-T3 = Er zijn 2 tot 4 spelers met elk vier pionnen, allemaal in het wachtveld van hun kleur. Twee spelers zitten tegenover elkaar.
tomkuni-rule-T4 = Iedereen gooit de dobbelsteen; wie het laagst gooit, begint. Hebben meerdere spelers de laagste worp, dan gooien zij opnieuw.
tomkuni-rule-T5 = De beurten volgen de pijlen, tegen de klok in.
tomkuni-rule-T6 = Eén worp per beurt. Na een 6 gooi je niet nog een keer.
tomkuni-rule-T7 = Pionnen komen alleen met een 6 uit het wachtveld, één tegelijk, op het startvakje van hun kleur. Je mag in plaats daarvan een andere pion verzetten. (Een tafel mag drie pogingen kiezen: heb je geen pion op de baan, dan gooi je hoogstens drie keer om een 6 te krijgen.)
tomkuni-rule-T8 = Anders loopt een pion op de baan het aantal vakjes dat de dobbelsteen aangeeft. Hij springt over de pionnen op zijn weg heen; bezette vakjes tellen net zo goed mee als vrije.
tomkuni-rule-T9 = Kun je meer dan één pion verzetten, dan kies je. Kun je er maar één verzetten, dan moet dat. Kun je er geen verzetten, dan geef je de dobbelsteen door.
tomkuni-rule-T10 = Duwen: is het laatste vakje van je zet bezet, dan gaat de pion die daar staat één vakje vooruit en komt de jouwe op zijn plaats. Pionnen op een rij worden allemaal één vakje vooruitgeduwd. Ook je eigen pionnen worden geduwd.
tomkuni-rule-T11 = Een effen vakje is een binnenweg: een pion van welke kleur ook die daar zijn eigen zet eindigt, gaat meteen naar het ingangsvakje in de kleur van de binnenweg en blijft daar staan, vóór de zone. Wie op een van deze twee vakjes staat, wordt eerst vooruitgeduwd. Een pion die op een effen vakje wordt geduwd, blijft daar staan. (Een tafel mag kiezen dat de binnenweg eindigt op het vakje van de baan dat na de ingang komt.)
tomkuni-rule-T12 = Een ingangsvakje is geen plek om te stoppen: een pion die erop komt, lopend of door een duw, gaat één vakje verder over de baan en is daarmee die zone voorbij. Wie op de ingang staat, wordt eerst vooruitgeduwd.
tomkuni-rule-T13 = Je hebt in elk van de vier zones één pion nodig. Een zone is open voor jou zolang er geen pion van jou in staat.
tomkuni-rule-T14 = Een pion die verder loopt dan de ingang van een zone die open is voor jou, slaat af en gaat de zone in; de vakjes van de zone tellen één voor één mee. Voorbijlopen mag niet. (Een tafel mag kiezen dat het wel mag.)
tomkuni-rule-T15 = Is de worp hoger dan het aantal vakjes dat er in de zone nog over is, dan kun je die pion niet verzetten: neem een andere, of pas.
tomkuni-rule-T16 = In een zone spring en duw je net als op de baan, één vakje dieper. Een pion de zone uit duwen kan niet, en dan kan de zet ook niet.
tomkuni-rule-T17 = Een pion in een zone loopt zelf niet meer. Alleen een duw brengt hem nog verder.
tomkuni-rule-T18 = Wordt een pion geduwd die op een ingang staat, en heeft zijn kleur alleen die zone nog nodig, dan gaat hij de zone in. Elke andere pion wordt van een ingang verder geduwd over de baan.
tomkuni-rule-T19 = Met drie pionnen thuis blijf je gooien, één keer per beurt, tot de vierde zelf binnenkomt of naar binnen wordt geduwd.
tomkuni-rule-T20 = Het spel eindigt als elke kleur in elke zone een pion heeft. Wie klaar is, wordt overgeslagen.
tomkuni-rule-T21 = Aan het eind is een pion 4 punten waard op het eerste vakje van een zone, 3 op het tweede, 2 op het derde en 1 op het vierde. Het gaat erom waar hij aan het eind staat.
tomkuni-rule-T22 = Wie als eerste alle vier de pionnen thuis heeft, krijgt 1 punt extra. Komen door één zet twee spelers thuis, dan telt eerst wie de zet deed, daarna de volgorde van de beurten.
tomkuni-rule-T23 = Wie de meeste punten heeft, wint. Spelers met evenveel punten delen de overwinning.
