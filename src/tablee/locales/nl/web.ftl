### What the pages say. $name is a player's name, $code a code of the table's or the server's.

## Games

web-kinoko = Kinoko
web-konito = Konito
web-tomkuni = Tom Kuni
web-kinoko-in-a-line = Je ziet de champignons van de anderen, nooit die van jezelf.
web-konito-in-a-line = De een zegt het begin, de anderen vinden het einde.
web-tomkuni-in-a-line = Het mens-erger-je-niet waarin je elkaar vooruitduwt.
# A proverb that everyone knows, in two lines of at most ten letters, and its end in two lines.
web-konito-picture-1 = De appel
web-konito-picture-2 = valt…
web-konito-picture-3 = niet ver
web-konito-picture-4 = van de boom!

## Home

web-home = Naar startpagina
web-language = Taal
web-play = Speel
web-against-bots = tegen bots
# $command is typed in a terminal.
web-soon = Binnenkort hier. Tot die tijd in de terminal: { $command }
web-open-table = Open een tafel
web-open-which = Welk spel?
web-have-code = Ik heb een code
web-join = Doe mee
web-back-to-table = Terug naar je tafel
web-guest = Gast
web-arriving = Een ogenblik, je stoel komt eraan…

## Joining

web-who-are-you = Hoe mogen we je noemen?
web-name = Je naam
web-sit-down = Schuif aan
web-joining = Je schuift aan…
web-close = Sluiten

## Before the start

web-table-of = Tafel van { $name }
web-invite = Uitnodigen
web-code = Code van de tafel
web-qr = QR-code van de link naar deze tafel
web-share = Deel de link
web-copied = De link is gekopieerd.
web-seats = Stoelen
web-thats-you = dat ben jij
web-here = is er
web-away = even weg
web-bot = Bot
web-bot-always-ready = bot, altijd klaar
web-free-seat = Vrije stoel
web-free-seat-why = voor wie er nog komt
web-sit-here = Ga hier zitten
web-move-here = Ga hierheen
web-free-this-seat = Maak de stoel van { $name } vrij
web-ready = klaar
web-not-yet = nog niet
web-one-seat-more = Eén stoel meer
web-one-seat-less = Eén stoel minder
web-watching = Toeschouwers: { $names }
web-how-we-play = Zo spelen we
web-everyone-sees = iedereen ziet deze keuzes
web-quiet-table = Stille tafel
web-quiet-table-why = alleen reacties, geen chat: fijn voor kinderen
web-listed-table = Iedereen kan deze tafel vinden
web-listed-table-why = anders alleen wie de link of de code heeft
web-begins-when-ready = Het spel begint zodra iedereen klaar is.
web-i-am-ready = Ik ben klaar
web-not-ready-after-all = Toch nog niet

## At the table

web-menu = Menu
web-rules = Regels
web-log = Wat er is gebeurd
web-at-the-table = Aan tafel
web-sound = Geluid
web-your-turn = Jouw beurt
web-turn-of = { $name } is aan de beurt
web-watching-now = Je kijkt toe
web-say-something = Zeg iets
web-send = Verstuur
web-somebody = Iemand
web-reacted = { $name }: { $what }
web-reaction-bravo = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Wauw!
web-reaction-thanks = Bedankt!
web-reaction-sorry = Sorry!
web-reaction-hurry = Kom op!
web-reaction-heart = Liefs
web-reaction-think = Hm…
web-chosen = gekozen
web-connection-lost = De verbinding is weg. We houden je stoel vrij.
web-reconnect = Verbind opnieuw
web-bot-keeps-your-seat = Een bot speelt voor jou.
web-take-back = Weer zelf spelen
web-paused = Het spel is gepauzeerd.
web-resume = Ga verder
web-question = Een vraag aan iedereen
web-asks-undo = { $name } wil de laatste zet graag terugnemen.
web-asks-pause = { $name } wil graag even pauze.
web-agree = Akkoord
web-rather-not = Liever niet
web-waiting-for-answers = Even wachten op de antwoorden…
web-time-is-short = Je tijd is bijna om.
# $time is written as minutes and seconds, 4:59.
web-time-left = Nog { $time }
web-more-time = Meer tijd
web-rematch-is-open = Er staat een nieuw spel klaar.
web-follow = Ga erheen
web-undo = Neem terug
web-ask-undo = Vraag je zet terug
web-pause = Vraag om pauze
web-fair = Bewijs van eerlijk spel
web-options = Opties van deze tafel
web-theme = Licht of donker
web-theme-system = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-speed = Snelheid
web-speed-1 = gewoon
web-speed-0-5 = snel
web-speed-0 = meteen
web-speed-2 = langzaam
web-letters = Letters op de kaarten
web-move-device = Naar een ander apparaat
web-move-device-how = Scan dit binnen tien minuten met het andere apparaat. Het werkt één keer.
web-record = Download het verslag
web-leave = Verlaat de tafel
web-over = Het spel is afgelopen
web-play-again = Speel nog eens
web-won = Winst voor { $names }
web-skip = Sla over
web-next-round = Volgende ronde
web-see-the-end = Bekijk de tafel
# $code is a code that no message explains.
web-refused = Dat lukte niet ({ $code }).

## Kinoko

web-kinoko-forbidden = Verboden
web-kinoko-your-family = Jouw familie
web-kinoko-round = Ronde { $round }
web-kinoko-points = { $points } van de { $goal } punten
web-kinoko-dice = Dobbelstenen
web-kinoko-dock = Wat je kunt doen
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, dicht, je kent hem: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, dicht, { $place }
web-kinoko-choose-die = kies een dobbelsteen
web-kinoko-choose-first = kies de eerste kaart
web-kinoko-choose-second = kies de tweede kaart
web-kinoko-choose-swap = de twee verwisselen?
web-kinoko-choose-peek = kies een kaart om te bekijken
web-kinoko-choose-set = kies met welke set je verwisselt
web-kinoko-close = zet de ronde stop of beëindig je beurt
web-kinoko-die-number = Verwissel { $value } met { $value }
web-kinoko-die-blank = Doe niets
web-kinoko-die-peek = Bekijk een kaart
web-kinoko-die-sets = Verwissel sets
web-kinoko-die-reroll = Gooi opnieuw
web-kinoko-other-die = Andere dobbelsteen
web-kinoko-swap = Verwissel
web-kinoko-swap-sets = Verwissel sets
web-kinoko-end-turn = Einde beurt
# The last space is U+00A0: two lines on a narrow button.
web-kinoko-announce = Stop de ronde
web-kinoko-announce-later = Stop de ronde: na je actie
web-kinoko-announce-sure = Zet je de ronde stop?
web-kinoko-announce-claim = Jouw familie: { $mushroom }. Je zegt dat alle drie bij elkaar liggen, op één plek.
web-kinoko-announce-right = voor jou als het klopt, en voor alle anderen van wie de drie bij elkaar liggen. Een verboden kaart in de hand kost een punt.
web-kinoko-announce-wrong = voor elk van de anderen als het niet klopt.
web-kinoko-not-yet = Nog niet
web-kinoko-reveal-right = { $me ->
    [yes] Jouw drie liggen bij elkaar!
   *[no] { $name } heeft gelijk: de drie liggen bij elkaar!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Deze keer niet: jouw drie liggen verspreid.
   *[no] Deze keer niet: de drie van { $name } liggen verspreid.
}
web-kinoko-gathered = bij elkaar, { $place }
web-kinoko-lost = verboden kaart in de hand: { $species }
web-kinoko-stays-at-zero = blijft op 0
web-kinoko-option-aid = Wat de tafel voor je onthoudt
web-kinoko-option-aid-why = hulp voor het geheugen, voor iedereen gelijk
web-kinoko-option-aid-memory = niets: speel uit je hoofd
web-kinoko-option-aid-seen = wat je hebt gezien
web-kinoko-option-aid-deduced = ook wat daaruit volgt
web-kinoko-option-gathered_scores_anyway = Drie bij elkaar telt toch
web-kinoko-option-gathered_scores_anyway-why = na een foute aankondiging levert drie bij elkaar 2 punten op in plaats van 1
web-kinoko-option-tie_break = Wie bij gelijkspel wint
web-kinoko-option-tie_break-why = als meerdere spelers tegelijk vier punten halen
web-kinoko-option-tie_break-last_to_stop = wie het laatst een ronde stopzette
web-kinoko-option-tie_break-last_round = alleen wie de laatste ronde stopzette
