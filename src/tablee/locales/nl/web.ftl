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
web-free-seat = Vrije stoel
web-free-seat-why = voor wie er nog komt
web-sit-here = Ga hier zitten
web-free-this-seat = Maak de stoel van { $name } vrij
web-bot-level = Niveau van { $name }
web-swap-seat = Ruil de stoel van { $name }
web-swap-with = Ruil de stoelen van { $name } en { $other }
web-swap-how = Tik nu op de plaats waarmee { $name } ruilt.
web-ready = klaar
web-not-yet = nog niet
web-one-seat-more = Eén stoel meer
web-one-seat-less = Eén stoel minder
web-watching = Toeschouwers: { $names }
web-how-we-play = Zo spelen we
web-everyone-sees = iedereen ziet deze keuzes
web-usual-rules = De gewone regels.
# $what names options.
web-unusual-rules = Anders dan gewoon: { $what }
web-change-rules = Wijzigen
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
web-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
web-skip = Sla over
web-next-round = Volgende ronde
web-see-the-end = Bekijk de tafel
# $code is a code that no message explains.
web-refused = Dat lukte niet ({ $code }).

## What home lists

web-open-tables = Open tafels
# $free is a number of seats.
web-free-seats = { $free ->
    [one] één vrije stoel
   *[other] { $free } vrije stoelen
}
web-finished-games = Nog eens bekijken

## On a television

web-television = Toon op een televisie
# $address is typed into the television's browser.
web-television-how = Open daar { $address }
web-tv-join = Schuif aan met je telefoon
web-tv-lost = De verbinding is weg. Nieuwe poging…
web-tv-again = Nog een spel? Kies „Speel nog eens” op een telefoon.
# The key is F in every language.
web-tv-full-screen = Volledig scherm (F)
# After a name on a plate.
web-plays = is aan de beurt
# $points is a number.
web-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Watching a game again

web-watch-again = Bekijk het nog eens
web-replay-eyes = Gezien door
web-replay-all = alles open
web-replay-spectator = een toeschouwer
web-replay-moves = Zetten
# $move and $moves are numbers.
web-replay-move = Zet { $move } van { $moves }
web-replay-first = Naar het begin
web-replay-back = Terug
web-replay-play = Laat lopen
web-replay-stop = Stop
web-replay-forward = Verder
web-replay-last = Naar het einde
web-replay-link = Kopieer de link naar deze zet
web-one-moment = Een ogenblik…
web-to-the-table = Naar de tafel

## Robots and hints

bot-chick = Kuiken
bot-chick-why = een eerste potje
bot-squirrel = Eekhoorn
bot-squirrel-why = speelt gezellig mee
bot-fox = Vos
bot-fox-why = denkt vooruit
bot-owl = Uil
bot-owl-why = een expert
web-hints = Tips
web-hints-why = wie aan de beurt is, mag vragen wat een expert zou doen
web-hint = Wat zou een expert doen?
web-thoughts = Laten zien wat de robots dachten ({ $count })
