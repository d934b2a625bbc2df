### What the command line says.
### Czech: "tah" is a player's turn in Kinoko, so a numbered move, which may also be a draw, is "krok" here.
### No past tense of a player or of "you", it would need a gender. After a preposition of one letter: U+00A0.

## Help

cli-about = Stůl pro Kinoko, Konito a Tom Kuni: hrajte v terminálu, nechte hrát boty, přehrávejte si hry a ověřujte jejich kostky.
cli-usage = použití:
cli-commands = příkazy
cli-options = volby
cli-arguments = argumenty
cli-examples = příklady:
# $game is the name of a game.
cli-options-of = volby stolu pro { $game } (-o NAME=VALUE):
cli-bots-of = boti pro { $game }:

cli-help-help = zobrazit tuto nápovědu
cli-help-version = zobrazit verzi
cli-help-lang = jazyk: { $langs } (výchozí je jazyk systému)
cli-help-play = hrát v terminálu proti botům
cli-help-simulate = nechat boty odehrát mnoho her a spočítat výsledky
cli-help-arena = nechat boty hrát se stejnými kostkami a kartami a seřadit je
cli-help-replay = projít zaznamenanou hru krok za krokem
cli-help-verify = ověřit, že se ve hře poctivě házelo a rozdávalo
cli-help-rules = přečíst si pravidla hry
cli-help-game = která hra: { $games }
cli-help-players = počet hráčů (výchozí: { $default })
cli-help-option = volba stolu, viz níže; lze zadat vícekrát
cli-help-seed = slovo nebo číslo; stejné zadání dá stejné hody i karty
cli-help-name = vaše jméno
cli-help-bots = boti na ostatních místech, viz níže; jediné jméno platí pro všechna
cli-help-bots-all = bot na každém místě, viz níže; jediné jméno platí pro všechna
cli-help-bots-arena = boti, kteří se utkají (bez udání všechny čtyři úrovně)
cli-help-record = kam uložit záznam hry (výchozí je vaše složka s daty)
cli-help-games = počet her (výchozí: { $default })
cli-help-games-arena = nejméně tolik her pro každou společnost botů (bez udání { $default })
cli-help-processes = kolik procesů hraje najednou (bez udání jeden na jádro)
cli-help-json = vypsat výsledek jako JSON
cli-help-file = záznam, jak ho ukládá „play“
cli-help-seat = pohled z tohoto místa, počítáno od 0, nebo all pro vše odkryté; není-li zadáno, pohled diváka

cli-about-play = Zahrát si hru v terminálu: vy na jednom místě, boti na ostatních. Napište číslo toho, co chcete udělat; h poradí, w řekne důvody botů, ? zobrazí pravidla, q znamená odchod od stolu. Hra se uloží jako záznam, který lze přehrát a ověřit.
cli-about-simulate = Nechat boty odehrát mnoho her a spočítat výhry, body a údaje dané hry, vždy s 95% intervalem. Stejné semínko dá stejné hry.
cli-about-arena = Každý bot se utká s každým při stejných kostkách a kartách, na všech místech: jak je kdo silný (Elo), kdo nad kým jak často vyhrává a jak dlouho přemýšlí. Stejné semínko dá stejné hry.
cli-about-replay = Projít zaznamenanou hru krok za krokem z pohledu jednoho místa nebo diváka. Enter jde dál, b zpět, číslo na daný krok, q končí. Bez terminálu se vše vypíše najednou.
cli-about-verify = Znovu vylosovat všechny hody a rozdané karty dokončené hry z jejího odhaleného semínka, zkontrolovat každý krok podle pravidel a říct, zda vše souhlasí.
cli-help-serve = otevřít hernu: stoly pro všechny v síti, přímo v prohlížeči
cli-help-backup = zkopírovat všechno, co herna uchovává, i když je otevřená
cli-help-host = adresa, na které herna naslouchá (výchozí jsou všechny adresy tohoto počítače)
cli-help-port = port, na kterém herna naslouchá (výchozí: 8000)
cli-help-data = složka, ve které je všechno uloženo (výchozí je vaše složka s daty)
cli-help-public-url = adresa, na které hernu najdou ostatní, je-li za proxy serverem
cli-help-trust-proxy = věřit proxy serveru před hernou, od koho požadavek přichází
cli-help-open = zobrazit stránku v prohlížeči, pokud tu nějaký je
cli-help-backup-file = kam uložit kopii

cli-about-serve = Otevřít hernu: kdokoli ve vaší síti může otevřít stůl, sdílet jeho odkaz nebo QR kód a hrát v prohlížeči s lidmi i boty. Všechno je uloženo v jediné složce; hernu můžete zavřít a znovu otevřít a každý stůl pokračuje tam, kde přestal.
cli-about-backup = Zkopírovat všechno, co herna v danou chvíli uchovává, do jediného souboru, zatímco se hraje dál. Chcete-li kopii obnovit, vložte soubor do složky s daty pod názvem tablee.sqlite.
cli-about-rules = Vypsat číslovaná pravidla hry tak, jak se hraje u tohoto stolu.

## Playing

cli-play-welcome = { $game }. Napište číslo své volby, h pro radu, w pro důvody botů, ? pro pravidla, q pro odchod.
cli-play-fair = Všechny hody a karty pocházejí z tajného semínka. Jeho otisk pro pozdější ověření: { $commitment }
cli-play-prompt = Vaše volba
cli-play-back = zpět
cli-play-not-a-choice = Napište číslo od { $first } do { $last }.
cli-play-no-reasons = Zatím nic, co by se smělo prozradit.
cli-play-left = Odcházíte od stolu.
cli-play-saved = Záznam této hry: { $file }
# $replay and $verify are commands.
cli-play-next = Přehrát znovu: { $replay }
    Ověřit kostky: { $verify }
cli-play-default-name = Host

## Serving

cli-serve-welcome = Tablée má otevřeno.
cli-serve-here = Na tomto počítači: { $url }
cli-serve-network = Pro všechny ve vaší síti: { $url }
cli-serve-data = Všechno je uloženo v souboru { $file }
cli-serve-stop = Ctrl+C hernu zavře. Po příštím spuštění stoly pokračují.
cli-serve-stopped = Tablée má zavřeno. Všechny stoly zůstávají uložené.
# $file is the copy, $name what to call it in a data folder.
cli-backup-done = Zkopírováno do souboru { $file }. Chcete-li kopii obnovit, vložte ji do složky s daty pod názvem { $name }.
cli-error-port = „{ $port }“ není port; zadejte číslo od 1 do 65535
cli-error-url = „{ $url }“ není adresa jako https://play.example.org
cli-error-listen = port { $port } nelze použít: { $reason }. Zkuste jiný: --port 8001
cli-error-no-house = ve složce { $folder } zatím není nic uloženo

## Simulating

cli-simulate-title = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, semínko { $seed }
cli-simulate-seat = místo
cli-simulate-bot = bot
cli-simulate-wins = výhry
cli-simulate-score = body
cli-simulate-fact = údaj
cli-simulate-mean = průměr
cli-simulate-interval = 95% interval
cli-simulate-note = Sdílené vítězství se počítá rovným dílem.
cli-simulate-speed = { $seconds } s, { $speed } kroků za sekundu
cli-simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-elo = Elo
cli-arena-median = rozhodne za
cli-arena-p99 = 99 % za
cli-arena-shares = Jak často bot v řádku vyhrává nad boty ve sloupci (sám mezi nimi, hrají-li víc než dvě strany)
cli-arena-all-different = Všichni různí u jednoho stolu
cli-arena-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } … { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# 1 divided by the number of sides
cli-arena-note = Spravedlivých by bylo { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }. Elo se počítá od prvního jmenovaného bota, který má 1000; o 400 víc znamená desetkrát silnější.

## Replaying

cli-replay-title = { $game }, { $file }
cli-replay-seat = jak hru vidí { $name }
cli-replay-spectator = jak hru vidí divák
cli-replay-all = vše odkryté
cli-replay-step = Krok { $move } z { $moves }
cli-replay-keys = Enter: dál · b: zpět · číslo: na daný krok · q: konec
cli-replay-unfinished = Záznam zde končí. Hra nebyla dohrána.

## Checking

cli-verify-proved = Poctivá hra: { $draws ->
    [one] { $draws } losování odpovídá semínku
    [few] všechna { $draws } losování odpovídají semínku
    [many] { $draws } losování odpovídá semínku
   *[other] všech { $draws } losování odpovídá semínku
} a každý krok je podle pravidel.
cli-verify-no-seed = Neprokázáno: záznam neodhaluje žádné semínko. Semínko se odhalí, až když hra skončí.
cli-verify-no-commitment = Neprokázáno: v záznamu chybí otisk z doby před prvním losováním.
cli-verify-commitment = Nepoctivá hra: odhalené semínko neodpovídá otisku v záznamu.
cli-verify-draw = Nepoctivá hra: krok { $move } neodpovídá semínku.
cli-verify-illegal = Neplatná hra: krok { $move } je proti pravidlům.
cli-verify-unfinished = Neúplná hra: končí po kroku { $move }.
cli-verify-after-end = Neplatná hra: krok { $move } přichází až po konci.
cli-verify-published = Otisk v záznamu, k porovnání s otiskem zobrazeným před prvním losováním: { $commitment }

## When something is wrong

cli-error = Chyba: { $reason }
# $help is a command.
cli-error-usage = tomuto příkazu nelze rozumět ({ $reason }). Jak se píše: { $help }
cli-error-no-file = soubor { $file } neexistuje
cli-error-unreadable = soubor { $file } nelze přečíst: { $reason }
cli-error-unwritable = soubor { $file } nelze zapsat: { $reason }
cli-error-exists = soubor { $file } už existuje a zůstává beze změny
cli-error-record = soubor { $file } není platný záznam. Řádek { $line }: { $reason }
cli-error-not-text = není to textový soubor
cli-error-game = neznámá hra { $game }; na výběr: { $games }
cli-error-lang = neznámý jazyk { $lang }; na výběr: { $langs }
cli-error-players = počet hráčů pro { $game } může být { $seats }
cli-error-bot = neznámý bot { $bot }; na výběr: { $bots }
cli-error-arena-bots = aréna potřebuje aspoň dva různé boty, každého jmenovaného jednou
cli-error-one-side = u tohoto stolu všichni vyhrávají nebo prohrávají společně: není koho srovnávat
cli-error-bot-count = { $found ->
    [one] { $found } bot
    [few] { $found } boti
    [many] { $found } bota
   *[other] { $found } botů
} na { $expected ->
    [one] { $expected } místo
    [few] { $expected } místa
    [many] { $expected } místa
   *[other] { $expected } míst
}
cli-error-option = takový stůl nelze připravit: { $reason }
cli-error-option-name = neznámá volba { $option }; na výběr: { $options }
cli-error-option-form = volba se píše NAME=VALUE, ne { $option }
cli-error-number = { $name } musí být celé číslo od { $least } do { $most }
cli-error-endless = s těmito boty a volbami hra neskončí: zastaveno po { $moves } krocích

## Decks

cli-help-deck = vytvářet, kontrolovat a ukládat vlastní balíčky karet pro Konito
cli-about-deck = Balíčky jsou tabulky (CSV), na každém řádku jeden výraz. „new“ zapíše příklad pro začátek, „check“ vypíše každou chybu s jejím řádkem, „import“ uloží bezchybný balíček do vaší složky s daty. Jazyk balíčku určuje --lang.
cli-help-deck-what = new, check nebo import
cli-help-deck-file = balíček, soubor CSV
cli-deck-new = Příklad je v souboru { $file }. Témata, která můžete použít: { $themes }
cli-deck-good = { $file }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, { $expressions ->
    [one] { $expressions } výraz
    [few] { $expressions } výrazy
    [many] { $expressions } výrazu
   *[other] { $expressions } výrazů
}, žádná chyba.
cli-deck-fault = řádek { $line }: { $fault }
cli-deck-bad = { $faults ->
    [one] { $faults } chyba
    [few] { $faults } chyby
    [many] { $faults } chyby
   *[other] { $faults } chyb
} v souboru { $file }. Nic z něj se neukládá.
cli-deck-kept = Uloženo jako { $file }. Hrajte s ním: { $play }
cli-error-deck-what = „{ $what }“ se s balíčkem dělat nedá; na výběr: new, check, import

## Playing Konito alone, against the clock

cli-solo-welcome = Já čtu, vy píšete, jak to pokračuje. Na tah máte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}, na cestu do cíle { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}. Prázdný řádek stranu přeskočí, q znamená odchod od stolu.
cli-solo-ready = Klávesou Enter otočíte přesýpací hodiny
cli-solo-left = { $seconds } s
cli-solo-first-letter = začíná to na „{ $letters }“
cli-error-option-file = volbu { $option } nelze načíst ze souboru
