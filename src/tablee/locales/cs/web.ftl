### What the pages say. $name is a player's name, $code a code of the table's or the server's.
### Czech: no past tense of a player or of "you", it would need a gender. After a preposition of one letter: U+00A0.

## Games

web-kinoko = Kinoko
web-konito = Konito
web-tomkuni = Tom Kuni
web-kinoko-in-a-line = Vidíte houby ostatních, své vlastní nikdy.
web-konito-in-a-line = Jeden řekne začátek, ostatní najdou konec.
web-tomkuni-in-a-line = Člověče, ve kterém se navzájem posouváte dopředu.
# A proverb that everyone knows, in two lines of at most ten letters, and its end in two lines.
web-konito-picture-1 = Bez
web-konito-picture-2 = práce…
web-konito-picture-3 = nejsou
web-konito-picture-4 = koláče!

## Home

web-home = Zpět na úvod
web-language = Jazyk
web-play = Hrát
web-against-bots = proti botům
web-open-table = Otevřít stůl
web-open-which = Která hra?
web-have-code = Mám kód
web-join = Ke stolu
web-back-to-table = Zpět ke stolu
web-guest = Host
web-arriving = Okamžik, vaše místo se stěhuje sem…

## Joining

web-who-are-you = Jak vám máme říkat?
web-name = Vaše jméno
web-sit-down = Posadit se
web-joining = Usedáte ke stolu…
web-close = Zavřít

## Before the start

web-table-of = { $name } zve ke stolu
web-invite = Pozvat
web-code = Kód stolu
web-qr = QR kód s odkazem na tento stůl
web-share = Sdílet odkaz
web-copied = Odkaz je zkopírovaný.
web-seats = Místa
web-thats-you = to jste vy
web-here = je tu
web-away = není tu
web-bot = Bot
web-free-seat = Volné místo
web-free-seat-why = pro toho, kdo přijde
web-sit-here = Sednout si sem
web-free-this-seat = Uvolnit místo: { $name }
web-bot-level = Úroveň: { $name }
web-swap-seat = Vyměnit místo: { $name }
web-swap-with = Vyměnit místa: { $name } a { $other }
web-swap-how = Teď klepněte na místo, se kterým se { $name } vymění.
web-ready = připraveno
web-not-yet = ještě ne
web-one-seat-more = Přidat místo
web-one-seat-less = Ubrat místo
web-watching = Diváci: { $names }
web-how-we-play = Jak hrajeme
web-everyone-sees = tyto volby vidí všichni
web-usual-rules = Obvyklá pravidla.
# $what names options.
web-unusual-rules = Jinak než obvykle: { $what }
web-change-rules = Změnit
web-quiet-table = Tichý stůl
web-quiet-table-why = jen reakce, žádný chat: vhodné pro děti
web-listed-table = Tento stůl může najít kdokoli
web-listed-table-why = jinak jen ten, kdo má odkaz nebo kód
web-begins-when-ready = Hra začne, jakmile budou všichni připraveni.
web-i-am-ready = Můžeme začít
web-not-ready-after-all = Přece jen ještě ne

## At the table

web-menu = Nabídka
web-rules = Pravidla
web-log = Co se stalo
web-at-the-table = U stolu
web-sound = Zvuk
web-your-turn = Jste na tahu
web-turn-of = { $name } je na tahu
web-watching-now = Sledujete hru
web-say-something = Napište něco
web-send = Poslat
web-somebody = Někdo
web-reacted = { $name }: { $what }
web-reaction-bravo = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Páni!
web-reaction-thanks = Díky!
web-reaction-sorry = Pardon!
web-reaction-hurry = Honem!
web-reaction-heart = S láskou
web-reaction-think = Hmm…
web-chosen = vybraná
web-connection-lost = Spojení se přerušilo. Místo vám držíme.
web-reconnect = Připojit znovu
web-bot-keeps-your-seat = Hraje za vás bot.
web-take-back = Vrátit se na místo
web-paused = Hra je pozastavená.
web-resume = Pokračovat
web-question = Otázka pro všechny
web-asks-undo = { $name } prosí o vrácení posledního tahu.
web-asks-pause = { $name } prosí o přestávku.
web-agree = Souhlasím
web-rather-not = Raději ne
web-waiting-for-answers = Ptáme se všech…
web-time-is-short = Dochází vám čas.
# $time is written as minutes and seconds, 4:59.
web-time-left = Zbývá { $time }
web-more-time = Víc času
web-rematch-is-open = Další hra už čeká.
web-follow = Jdu tam
web-undo = Vzít zpět
web-ask-undo = Požádat o vrácení tahu
web-pause = Požádat o přestávku
web-fair = Důkaz poctivých kostek
web-options = Volby tohoto stolu
web-theme = Světlý nebo tmavý vzhled
web-theme-system = podle zařízení
web-theme-light = světlý
web-theme-dark = tmavý
web-speed = Rychlost
web-speed-1 = běžná
web-speed-0-5 = rychlá
web-speed-0 = okamžitá
web-speed-2 = pomalá
web-letters = Písmena na kartách
web-move-device = Přejít na jiné zařízení
web-move-device-how = Naskenujte tento kód do deseti minut druhým zařízením. Platí jen jednou.
web-record = Stáhnout záznam
web-leave = Odejít od stolu
web-over = Hra skončila
web-play-again = Hrát znovu
web-won = { $count ->
    [one] { $names } vyhrává
    [few] { $names } vyhrávají
   *[other] { $names } vyhrávají
}
web-skip = Přeskočit
web-next-round = Další kolo
web-see-the-end = Ke stolu
# $code is a code that no message explains.
web-refused = To se nepodařilo ({ $code }).

## What home lists

web-open-tables = Otevřené stoly
# $free is a number of seats.
web-free-seats = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
web-finished-games = Podívat se znovu

## On a television

web-television = Ukázat na televizi
# $address is typed into the television's browser.
web-television-how = Otevřete tam { $address }
web-tv-join = Přisedněte si s telefonem
web-tv-lost = Spojení se přerušilo. Zkouším to znovu…
web-tv-again = Ještě jednu hru? Zvolte na telefonu „Hrát znovu“.
# The key is F in every language.
web-tv-full-screen = Celá obrazovka (F)
# After a name on a plate.
web-plays = je na tahu
# $points is a number.
web-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Watching a game again

web-watch-again = Podívat se znovu na hru
web-replay-eyes = Pohled
web-replay-all = vše odkryté
web-replay-spectator = divák
web-replay-moves = Kroky
# $move and $moves are numbers.
web-replay-move = Krok { $move } z { $moves }
web-replay-first = Na začátek
web-replay-back = Zpět
web-replay-play = Přehrát
web-replay-stop = Zastavit
web-replay-forward = Dál
web-replay-last = Na konec
web-replay-link = Zkopírovat odkaz na tento krok
web-one-moment = Okamžik…
web-to-the-table = Ke stolu

## Robots and hints

bot-chick = Kuřátko
bot-chick-why = první partie
bot-squirrel = Veverka
bot-squirrel-why = hraje pro radost
bot-fox = Liška
bot-fox-why = přemýšlí dopředu
bot-owl = Sova
bot-owl-why = mistr
web-hints = Nápovědy
web-hints-why = kdo je na tahu, smí se zeptat, co by udělal mistr
web-hint = Co by udělal mistr?
web-thoughts = Ukázat, co si roboti mysleli ({ $count })
