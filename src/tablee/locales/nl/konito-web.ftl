### What the page of Konito says.

## Teams and the track

web-konito-you = Jij
web-konito-level-green = Groen, makkelijk
web-konito-level-orange = Geel, gemiddeld
web-konito-level-red = Rood, moeilijk
# Printed on the track and on the back of the cards, in every language.
web-konito-defi = Défi
# $pawns says where every pawn stands.
web-konito-track = De baan, { $squares } vakjes. { $pawns }
# $team is the name of a team or of a player.
web-konito-pawn-at = { $team }: vakje { $square }
web-konito-at-square = vakje { $square } van { $squares }
web-konito-seconds = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}

## Before the sand runs

# $names are those who guess.
web-konito-start-when-ready = Het zand loopt voor { $names } zodra jij wilt.
web-konito-chooses-partner = { $name } kiest wie er raadt.
web-konito-you-will-guess = Jij gaat raden. Het zand loopt nog niet.
web-konito-you-will-judge = Jij luistert en oordeelt. Het zand loopt nog niet.
web-konito-earphones = Als je apparaat het scherm voorleest, gebruik dan oortjes: het verklapt de eindes.

## The Reader

web-konito-face = Kaart { $level }, { $lines } uitdrukkingen
# Stands below the number itself.
web-konito-faces = { $faces ->
    [one] kant
   *[other] kanten
}
# How many faces.
web-konito-faces-done = compleet: { $faces }
web-konito-read = lees
web-konito-found = geraden
web-konito-touch-found = tik aan wat geraden is
web-konito-read-out = Lees voor: { $start }
web-konito-accept = Geraden: { $start } { $end }
web-konito-clue = Een hint voor wie raadt
web-konito-clue-sent = Verstuurd: { $text }
web-konito-not-sent = Niet verstuurd.
# $words are words of a clue.
web-konito-held = Familie van een gezocht woord: { $words }.
web-konito-contested-count = Bezwaren: { $count }. Na de beurt wordt beslist.

## A team-mate

web-konito-guess-the-ends = Raad de eindes
web-konito-say-the-ends = Roep de eindes
web-konito-listen = Luister: { $name } spreekt
web-konito-read-so-far = Tot nu toe voorgelezen
web-konito-not-read-yet = Nog niet voorgelezen op deze kant: { $count }
web-konito-still-to-find = Nog te raden op deze kant: { $count }
web-konito-clue-is = { $name }: ‘{ $text }’
web-konito-guesses = Pogingen
web-konito-guess-yes = ja
web-konito-guess-almost = bijna!
web-konito-guess-no = nee
web-konito-your-guess = Jouw antwoord
web-konito-say-it = Zeg het

## The others, and objections

web-konito-you-judge = Jij oordeelt
web-konito-their-card = De kaart die gespeeld wordt
web-konito-hidden-from-guessers = verborgen voor wie raadt
web-konito-ends-hidden = wat voorgelezen en geraden is
web-konito-not-read = nog niet voorgelezen
web-konito-said = Gezegd en getypt
web-konito-clue-short = hint: ‘{ $text }’
web-konito-contest = Bezwaar
web-konito-contest-later = Je kunt bezwaar maken tegen wat als geraden telt, hier of na de beurt.
web-konito-contest-what = Waartegen maak je bezwaar?
web-konito-contest-why = Klopt er iets niet aan ‘{ $end }’?
web-konito-contest-how = Wie leest geeft toe, of de tafel stemt.
web-konito-reason = Reden
web-konito-objection = Een bezwaar
web-konito-objects = { $me ->
    [yes] Jij maakt bezwaar ({ $reason }):
   *[no] { $name } maakt bezwaar ({ $reason }):
}
web-konito-votes = Klopt: { $right } · klopt niet: { $wrong } · moet nog stemmen: { $missing }
web-konito-waits-votes = Wachten op de anderen. { $team } kan toegeven.

## The Défi

web-konito-picks = { $me ->
    [yes] Kies 1, 2 of 3 voor { $reader }
   *[no] { $name } kiest voor { $reader }
}
web-konito-defi-square = { $team }: een uitdagingsvakje. De zandloper wacht.
web-konito-defi-number = De { $number }: de uitdaging van deze beurt
web-konito-defi-card = Uitdagingskaart, open
web-konito-defi-card-back = Uitdagingskaart, dicht
web-konito-nobody-saw = Een willekeurig nummer: niemand heeft de kaart gezien.
web-konito-number = Nummer { $number }
web-konito-everyone-sees-choice = Iedereen ziet je keuze.
web-konito-needs = nodig: { $needs }
web-konito-need-opponent = een tegenstander
web-konito-need-two_teammates = twee die raden
web-konito-need-one_room = dezelfde kamer
web-konito-need-voice = een stem
web-konito-defi-starts = { $me ->
    [yes] Het zand loopt als jij de zandloper omdraait.
   *[no] Het zand loopt als { $name } de zandloper omdraait.
}

## The end of a turn, and of the game

web-konito-advances = { $team }: { $steps } vooruit
web-konito-stays = { $team }: nog steeds op vakje { $square }
# $level is a colour and how hard it is.
web-konito-lands = Vakje { $square }: { $level }.
web-konito-lands-defi = Vakje { $square }: { $level }, de volgende keer met een uitdaging.
web-konito-lands-finish = De finish.
web-konito-cards-of-turn = De kaarten van deze beurt
web-konito-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
web-konito-heap-both = beide kanten
web-konito-heap-one = één kant
web-konito-heap-none = geen kant
web-konito-faces-of-turn = De kanten
# $count: how many expressions stand on the face besides the first.
web-konito-and-others = compleet, nog { $count }
web-konito-passed = overgeslagen
web-konito-taken-back = teruggenomen
web-konito-time-up = tijd om, { $found } van { $all }
web-konito-next-reads = { $me ->
    [yes] Daarna lees jij
   *[no] Daarna leest { $name }
}
web-konito-next-turn = Volgende beurt
web-konito-to-the-end = Spel afsluiten
# $names are those who have won.
web-konito-won = { $names }: aan de finish!
web-konito-won-together = Gelukt, samen!
web-konito-after-turns = Beurten: { $turns }
web-konito-ranking = Stand
# Everyone has lost, together.
web-konito-end-out-of-turns = De beurten zijn op vóór de finish.
# How far a pawn has come.
web-konito-score = { $points ->
    [one] { $points } vakje
   *[other] { $points } vakjes
}

## Before the start

web-konito-bots-hear-nothing = Aan deze tafel raad je hardop, en bots horen niets: ze kunnen niet voorlezen en niet raden. Met bots kun je beter typen.
web-konito-rather-type = Liever typen
web-konito-deck = Kaartenset
web-konito-deck-why = je raadt in de taal ervan
web-konito-deck-of = { $language }, { $cards } kaarten
web-konito-teams = Teams
web-konito-shuffle = Teams schudden
web-konito-move = Verplaats { $name }…
web-konito-move-to = verplaats…
web-konito-place-of = plaats van { $name }
web-konito-form-teams = Teams van twee of meer, elk één pion.
web-konito-form-three = Drie spelers, elk een pion: wie leest kiest steeds een partner.
web-konito-form-together = Samen tegen de baan: één pion, { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
web-konito-form-solo = De tafel leest, één speler raadt: één pion, { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
web-konito-form-none = Met dit aantal kun je zo niet spelen.
web-konito-option-form = Spelvorm
web-konito-option-form-why = tegen elkaar of samen
web-konito-option-form-usual = naar het aantal
web-konito-option-form-solo = alleen: de tafel leest
web-konito-option-form-teams = teams
web-konito-option-form-three = met z’n drieën
web-konito-option-form-together = samen
web-konito-option-teams = Aantal teams
web-konito-option-teams-why = drie vanaf zes spelers
web-konito-option-tiles = Lengte van de baan
web-konito-option-tiles-why = tegels van drie vakjes, 2 tot 15
web-konito-option-tiles-usual = gewoon
web-konito-option-challenges = Uitdagingsvakjes
web-konito-option-challenges-why = daar leest men met een extra regel
web-konito-option-judging = Waar jullie spelen
web-konito-option-judging-why = wie beslist wat geraden is; bots begrijpen alleen wat getypt is
web-konito-option-judging-typed = op afstand: getypt
web-konito-option-judging-voice = rond de tafel: hardop
web-konito-option-others_see_ends = De anderen zien de eindes
web-konito-option-others_see_ends-why = om te oordelen; anders raden ze stil mee
web-konito-option-seconds = Seconden in de zandloper
web-konito-option-seconds-why = 10 tot 600, gewoonlijk 60
web-konito-option-turn_limit = Beurten per team
web-konito-option-turn_limit-why = 1 tot 50, dan wint wie het verst is; gewoonlijk zonder grens
web-konito-option-turn_limit-usual = gewoon
web-konito-option-fresh = Nieuwe kaarten eerst
web-konito-option-fresh-why = in het volgende spel komt wat je zag als laatste
