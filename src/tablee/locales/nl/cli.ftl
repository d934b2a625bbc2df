### What the command line says.

## Help

cli-about = Een tafel voor Kinoko, Konito en Tom Kuni: speel in de terminal, laat bots spelen, kijk spellen terug en controleer hun dobbelstenen.
cli-usage = gebruik:
cli-commands = opdrachten
cli-options = opties
cli-arguments = argumenten
cli-examples = voorbeelden:
# $game is the name of a game.
cli-options-of = opties van een { $game }-tafel (-o NAME=VALUE):
cli-bots-of = bots voor { $game }:

cli-help-help = deze hulp tonen
cli-help-version = de versie tonen
cli-help-lang = taal: { $langs } (standaard die van je systeem)
cli-help-play = in de terminal tegen bots spelen
cli-help-simulate = bots veel spellen laten spelen en de uitslagen tellen
cli-help-arena = bots met dezelfde dobbelstenen en kaarten tegen elkaar laten spelen
cli-help-replay = een vastgelegd spel stap voor stap bekijken
cli-help-verify = nagaan of er in een spel eerlijk is gegooid en gedeeld
cli-help-rules = de regels van een spel lezen
cli-help-game = welk spel: { $games }
cli-help-players = aantal spelers (standaard { $default })
cli-help-option = een optie van de tafel, zie onder; mag worden herhaald
cli-help-seed = een woord of een getal; hetzelfde geeft dezelfde worpen en kaarten
cli-help-name = je naam
cli-help-bots = de bots op de andere stoelen, zie onder; één naam geldt voor allemaal
cli-help-bots-all = de bot op elke stoel, zie onder; één naam geldt voor allemaal
cli-help-bots-arena = de bots die elkaar ontmoeten (de vier niveaus indien niet opgegeven)
cli-help-record = waar het verslag van het spel komt (standaard in je gegevensmap)
cli-help-games = aantal spellen (standaard { $default })
cli-help-games-arena = minstens zoveel partijen voor elk gezelschap van bots ({ $default } indien niet opgegeven)
cli-help-processes = hoeveel processen tegelijk spelen (één per kern indien niet opgegeven)
cli-help-json = het resultaat als JSON tonen
cli-help-file = een verslag zoals ‘play’ het bewaart
cli-help-seat = het spel gezien vanaf deze stoel, geteld vanaf 0, of all om alles te zien; standaard als toeschouwer

cli-about-play = Een spel spelen in de terminal: jij op één stoel, bots op de andere. Typ het nummer van wat je wilt doen; h geeft een tip, w zegt waarom de bots zo speelden, ? toont de regels, met q verlaat je de tafel. Van het spel blijft een verslag bewaard, zodat je het kunt terugkijken en controleren.
cli-about-simulate = Bots veel spellen laten spelen en overwinningen, scores en gegevens van het spel zelf tellen, elk met een 95%-interval. Dezelfde startwaarde geeft dezelfde spellen.
cli-about-arena = Elke bot ontmoet elke andere met dezelfde dobbelstenen en kaarten, op elke stoel: hoe sterk ieder is (Elo), wie hoe vaak van wie wint en hoe lang ieder nadenkt. Hetzelfde startgetal geeft dezelfde partijen.
cli-about-replay = Een vastgelegd spel stap voor stap bekijken, vanaf een van de stoelen of als toeschouwer. Enter gaat verder, b gaat terug, een getal gaat naar die zet, q stopt. Zonder terminal verschijnt alles in één keer.
cli-about-verify = Alle worpen en kaartverdelingen van een afgelopen spel opnieuw uit de onthulde startwaarde trekken, elke zet aan de regels toetsen en melden of alles klopt.
cli-help-serve = het huis openen: tafels voor iedereen op het netwerk, in de browser
cli-help-backup = alles kopiëren wat het huis bewaart, terwijl het open is
cli-help-host = het adres om op te luisteren (standaard alle adressen van deze computer)
cli-help-port = de poort om op te luisteren (standaard 8000)
cli-help-data = de map waarin alles wordt bewaard (standaard je gegevensmap)
cli-help-public-url = het adres waarop anderen dit huis bereiken, als het achter een proxy staat
cli-help-trust-proxy = de proxy vóór dit huis vertrouwen als die zegt wie er aanklopt
cli-help-open = de pagina in een browser tonen, als er een is
cli-help-backup-file = waar de kopie komt

cli-about-serve = Het huis openen: iedereen op je netwerk kan een tafel openen, de link of QR-code ervan delen en in de browser spelen, met mensen en bots. Alles wordt in één map bewaard; als je het huis sluit en weer opent, gaat elke tafel verder waar die was gebleven.
cli-about-backup = Alles wat het huis bewaart naar één bestand kopiëren, zoals het op dat moment is, terwijl er gewoon wordt doorgespeeld. Terugzetten doe je door het bestand onder de naam tablee.sqlite in een gegevensmap te plaatsen.
cli-about-rules = De genummerde regels van een spel tonen, zoals ze aan deze tafel gelden.

## Playing

cli-play-welcome = { $game }. Typ een nummer om te kiezen, h voor een tip, w om te horen waarom de bots zo speelden, ? voor de regels, q om te stoppen.
cli-play-fair = Alle worpen en kaarten komen uit een geheime startwaarde. De vingerafdruk ervan, om het achteraf te controleren: { $commitment }
cli-play-prompt = Je keuze
cli-play-back = terug
cli-play-not-a-choice = Typ een getal van { $first } tot en met { $last }.
cli-play-no-reasons = Nog niets wat verteld mag worden.
cli-play-left = Je verlaat de tafel.
cli-play-saved = Verslag van dit spel: { $file }
# $replay and $verify are commands.
cli-play-next = Terugkijken: { $replay }
    Dobbelstenen controleren: { $verify }
cli-play-default-name = Gast

## Serving

cli-serve-welcome = Tablée is open.
cli-serve-here = Op deze computer: { $url }
cli-serve-network = Voor iedereen op je netwerk: { $url }
cli-serve-data = Alles wordt bewaard in { $file }
cli-serve-stop = Met Ctrl+C sluit je het huis. Na de volgende start gaan de tafels verder.
cli-serve-stopped = Tablée is gesloten. Alle tafels blijven bewaard.
# $file is the copy, $name what to call it in a data folder.
cli-backup-done = Gekopieerd naar { $file }. Terugzetten doe je door de kopie als { $name } in een gegevensmap te plaatsen.
cli-error-port = ‘{ $port }’ is geen poort: typ een getal van 1 tot en met 65535
cli-error-url = ‘{ $url }’ is geen adres zoals https://play.example.org
cli-error-listen = poort { $port } kan niet worden gebruikt: { $reason }. Probeer een andere: --port 8001
cli-error-no-house = in { $folder } is nog niets bewaard

## Simulating

cli-simulate-title = { $game }: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}, startwaarde { $seed }
cli-simulate-seat = stoel
cli-simulate-bot = bot
cli-simulate-wins = gewonnen
cli-simulate-score = score
cli-simulate-fact = gegeven
cli-simulate-mean = gemiddelde
cli-simulate-interval = 95%-interval
cli-simulate-note = Een gedeelde overwinning telt in gelijke delen mee.
cli-simulate-speed = { $seconds } s, { $speed } zetten per seconde
cli-simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-elo = Elo
cli-arena-median = beslist in
cli-arena-p99 = 99 % in
cli-arena-shares = Hoe vaak de bot van de rij wint van die van de kolom (alleen onder hen, als er meer dan twee partijen spelen)
cli-arena-all-different = Allemaal verschillend aan één tafel
cli-arena-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } … { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# 1 divided by the number of sides
cli-arena-note = { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } zou eerlijk zijn. Elo telt vanaf de eerstgenoemde bot, die 1000 heeft; 400 meer is tien keer zo sterk.

## Replaying

cli-replay-title = { $game }, { $file }
cli-replay-seat = zoals { $name } het zag
cli-replay-spectator = zoals een toeschouwer het zag
cli-replay-all = met alles open
cli-replay-step = Zet { $move } van { $moves }
cli-replay-keys = Enter: verder · b: terug · getal: naar een zet · q: stoppen
cli-replay-unfinished = Het verslag stopt hier. Het spel is niet uitgespeeld.

## Checking

cli-verify-proved = Eerlijk: { $draws ->
    [one] { $draws } trekking volgt uit de startwaarde
   *[other] alle { $draws } trekkingen volgen uit de startwaarde
} en elke zet is volgens de regels.
cli-verify-no-seed = Niet bewezen: het verslag onthult geen startwaarde. Een startwaarde wordt pas onthuld als het spel is afgelopen.
cli-verify-no-commitment = Niet bewezen: het verslag bevat geen vingerafdruk van vóór de eerste trekking.
cli-verify-commitment = Niet eerlijk: de onthulde startwaarde hoort niet bij de vingerafdruk in het verslag.
cli-verify-draw = Niet eerlijk: zet { $move } volgt niet uit de startwaarde.
cli-verify-illegal = Geen geldig spel: zet { $move } is tegen de regels.
cli-verify-unfinished = Geen volledig spel: het stopt na zet { $move }.
cli-verify-after-end = Geen geldig spel: zet { $move } komt na het einde.
cli-verify-published = De vingerafdruk in het verslag, te vergelijken met die van vóór de eerste trekking: { $commitment }

## When something is wrong

cli-error = Fout: { $reason }
# $help is a command.
cli-error-usage = deze opdracht is niet te begrijpen ({ $reason }). Zo schrijf je die: { $help }
cli-error-no-file = het bestand { $file } bestaat niet
cli-error-unreadable = { $file } kan niet worden gelezen: { $reason }
cli-error-unwritable = { $file } kan niet worden geschreven: { $reason }
cli-error-exists = { $file } bestaat al en blijft zoals het is
cli-error-record = { $file } is geen geldig verslag. Regel { $line }: { $reason }
cli-error-not-text = geen tekstbestand
cli-error-game = onbekend spel { $game }; keuze uit: { $games }
cli-error-lang = onbekende taal { $lang }; keuze uit: { $langs }
cli-error-players = { $game } is voor { $seats } spelers
cli-error-bot = onbekende bot { $bot }; keuze uit: { $bots }
cli-error-arena-bots = een arena heeft minstens twee verschillende bots nodig, elk één keer genoemd
cli-error-one-side = aan deze tafel wint of verliest iedereen samen: er valt niemand te vergelijken
cli-error-bot-count = { $found ->
    [one] { $found } bot
   *[other] { $found } bots
} voor { $expected ->
    [one] { $expected } stoel
   *[other] { $expected } stoelen
}
cli-error-option = zo kan een tafel niet worden ingericht: { $reason }
cli-error-option-name = onbekende optie { $option }; keuze uit: { $options }
cli-error-option-form = een optie schrijf je als NAME=VALUE, niet als { $option }
cli-error-number = { $name } moet een geheel getal van { $least } tot en met { $most } zijn
cli-error-endless = met deze bots en opties eindigt een spel niet: gestopt na { $moves } zetten

## Decks

cli-help-deck = eigen kaartensets voor Konito maken, controleren en bewaren
cli-about-deck = Kaartensets zijn spreadsheets (CSV), met één uitdrukking per regel. ‘new’ schrijft een voorbeeld om mee te beginnen, ‘check’ noemt elke fout met de regel, ‘import’ bewaart een goede kaartenset in je gegevensmap. De taal van de kaartenset is die van --lang.
cli-help-deck-what = new, check of import
cli-help-deck-file = de kaartenset, een CSV-bestand
cli-deck-new = Er staat een voorbeeld in { $file }. De thema’s die je kunt gebruiken: { $themes }
cli-deck-good = { $file }: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $expressions ->
    [one] { $expressions } uitdrukking
   *[other] { $expressions } uitdrukkingen
}, geen fouten.
cli-deck-fault = regel { $line }: { $fault }
cli-deck-bad = { $faults ->
    [one] { $faults } fout
   *[other] { $faults } fouten
} in { $file }. Er wordt niets van bewaard.
cli-deck-kept = Bewaard als { $file }. Ermee spelen: { $play }
cli-error-deck-what = ‘{ $what }’ kan niet met een kaartenset; keuze uit: new, check en import

## Playing Konito alone, against the clock

cli-solo-welcome = Ik lees voor, jij typt hoe het verdergaat. { $seconds } seconden per beurt, { $turns } beurten tot de finish. Met een lege regel sla je de kant over, met q stop je.
cli-solo-ready = Druk op Enter om de zandloper om te draaien
cli-solo-left = { $seconds } s
cli-solo-first-letter = het begint met ‘{ $letters }’
cli-error-option-file = de optie { $option } kan niet uit een bestand worden gelezen
