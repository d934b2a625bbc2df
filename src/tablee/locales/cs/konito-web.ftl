### What the page of Konito says.

## Teams and the track

web-konito-you = Vy
web-konito-level-green = Zelená, lehká
web-konito-level-orange = Žlutá, střední
web-konito-level-red = Červená, těžká
# Printed on the track and on the back of the cards, in every language.
web-konito-defi = Défi
# $pawns says where every pawn stands.
web-konito-track = Dráha, políček: { $squares }. { $pawns }
# $team is the name of a team or of a player.
web-konito-pawn-at = { $team }: políčko { $square }
web-konito-at-square = políčko { $square } z { $squares }
web-konito-seconds = { $seconds ->
    [one] ještě { $seconds } sekunda
    [few] ještě { $seconds } sekundy
    [many] ještě { $seconds } sekundy
   *[other] ještě { $seconds } sekund
}

## Before the sand runs

# $names are those who guess.
web-konito-start-when-ready = Písek se začne sypat, jakmile budete chtít. Hádá: { $names }.
web-konito-chooses-partner = { $name } vybírá, kdo bude hádat.
web-konito-you-will-guess = Budete hádat. Písek se ještě nesype.
web-konito-you-will-judge = Budete poslouchat a posuzovat. Písek se ještě nesype.
web-konito-earphones = Pokud vaše zařízení čte obrazovku nahlas, použijte sluchátka: prozradilo by konce.

## The Reader

web-konito-face = Karta { $level }, výrazů: { $lines }
# Stands below the number itself.
web-konito-faces = { $faces ->
    [one] strana
    [few] strany
    [many] strany
   *[other] stran
}
# How many faces.
web-konito-faces-done = hotovo: { $faces }
web-konito-read = číst
web-konito-found = uhodnuto
web-konito-touch-found = ťukněte na uhodnuté
web-konito-read-out = Přečíst: { $start }
web-konito-accept = Uhodnuto: { $start } { $end }
web-konito-clue = Nápověda pro hádající
web-konito-clue-sent = Odesláno: { $text }
web-konito-not-sent = Neodesláno.
# $words are words of a clue.
web-konito-held = Příbuzné s hledaným slovem: { $words }.
web-konito-contested-count = Námitky: { $count }. Rozhodne se po tahu.

## A team-mate

web-konito-guess-the-ends = Hádejte konce
web-konito-say-the-ends = Říkejte konce nahlas
web-konito-listen = Poslouchejte: mluví { $name }
web-konito-read-so-far = Zatím přečteno
web-konito-not-read-yet = Na této straně ještě nepřečteno: { $count }
web-konito-still-to-find = Na této straně zbývá uhodnout: { $count }
web-konito-clue-is = { $name }: „{ $text }“
web-konito-guesses = Pokusy
web-konito-guess-yes = ano
web-konito-guess-almost = skoro!
web-konito-guess-no = ne
web-konito-your-guess = Vaše odpověď
web-konito-say-it = Říct

## The others, and objections

web-konito-you-judge = Posuzujete
web-konito-their-card = Hraná karta
web-konito-hidden-from-guessers = hádající nevidí
web-konito-ends-hidden = co je přečteno a uhodnuto
web-konito-not-read = ještě nepřečteno
web-konito-said = Řečeno a napsáno
web-konito-clue-short = nápověda: „{ $text }“
web-konito-contest = Námitka
web-konito-contest-later = Proti tomu, co platí za uhodnuté, lze vznést námitku zde nebo po tahu.
web-konito-contest-what = Proti čemu vznášíte námitku?
web-konito-contest-why = Něco není v pořádku s „{ $end }“?
web-konito-contest-how = Čtoucí strana ji uzná, nebo stůl hlasuje.
web-konito-reason = Důvod
web-konito-objection = Námitka
web-konito-objects = { $me ->
    [yes] Vznášíte námitku ({ $reason }):
   *[no] Námitku vznáší { $name } ({ $reason }):
}
web-konito-votes = Oprávněná: { $right } · neoprávněná: { $wrong } · zbývá hlasů: { $missing }
web-konito-waits-votes = Čeká se na ostatní. { $team }: lze ji uznat.

## The Défi

web-konito-picks = { $me ->
    [yes] Vyberte 1, 2 nebo 3. Číst bude { $reader }
   *[no] { $name } vybírá. Číst bude { $reader }
}
web-konito-defi-square = { $team }: políčko Défi. Přesýpací hodiny čekají.
web-konito-defi-number = Číslo { $number }: výzva tohoto tahu
web-konito-defi-card = Karta Défi, odkrytá
web-konito-defi-card-back = Karta Défi, lícem dolů
web-konito-nobody-saw = Číslo naslepo: kartu nikdo neviděl.
web-konito-number = Číslo { $number }
web-konito-everyone-sees-choice = Vaši volbu vidí všichni.
web-konito-needs = je potřeba: { $needs }
web-konito-need-opponent = soupeř
web-konito-need-two_teammates = dva hádající
web-konito-need-one_room = jedna místnost
web-konito-need-voice = hlas
web-konito-defi-starts = { $me ->
    [yes] Písek se začne sypat, až otočíte hodiny.
   *[no] Písek se začne sypat, až { $name } otočí hodiny.
}

## The end of a turn, and of the game

web-konito-advances = { $team }: o { $steps } vpřed
web-konito-stays = { $team }: stále na políčku { $square }
# $level is a colour and how hard it is.
web-konito-lands = Políčko { $square }: { $level }.
web-konito-lands-defi = Políčko { $square }: { $level }, příště s výzvou.
web-konito-lands-finish = Cíl.
web-konito-cards-of-turn = Karty tohoto tahu
web-konito-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-konito-heap-both = obě strany
web-konito-heap-one = jedna strana
web-konito-heap-none = žádná strana
web-konito-faces-of-turn = Strany
# $count: how many expressions stand on the face besides the first.
web-konito-and-others = hotovo, dalších { $count }
web-konito-passed = přeskočeno
web-konito-taken-back = vráceno
web-konito-time-up = čas vypršel, { $found } z { $all }
web-konito-next-reads = { $me ->
    [yes] Potom čtete vy
   *[no] Potom čte { $name }
}
web-konito-next-turn = Další tah
web-konito-to-the-end = Ukončit hru
# $names are those who have won.
web-konito-won = { $names }: v cíli!
web-konito-won-together = Dokázali jste to společně!
web-konito-after-turns = Tahů: { $turns }
web-konito-ranking = Pořadí
# Everyone has lost, together.
web-konito-end-out-of-turns = Tahy došly dřív, než jste doběhli do cíle.
# How far a pawn has come.
web-konito-score = { $points ->
    [one] { $points } políčko
    [few] { $points } políčka
   *[other] { $points } políček
}

## Before the start

web-konito-bots-hear-nothing = U tohoto stolu se hádá nahlas a boti nic neslyší: nemohou předčítat ani hádat. S boty je lepší psát.
web-konito-rather-type = Raději psát
web-konito-deck = Balíček
web-konito-deck-why = hádá se v jeho jazyce
web-konito-deck-of = { $language }, karet: { $cards }
web-konito-teams = Týmy
web-konito-shuffle = Zamíchat týmy
web-konito-move = Přesunout: { $name }
web-konito-move-to = přesunout…
web-konito-place-of = místo: { $name }
web-konito-form-teams = Týmy po dvou a více, každý s jednou figurkou.
web-konito-form-three = Tři hráči, každý s figurkou: kdo čte, vybírá pokaždé spoluhráče.
web-konito-form-together = Společně proti dráze: jedna figurka, { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}.
web-konito-form-solo = Stůl čte, jeden hráč hádá: jedna figurka, { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}.
web-konito-form-none = V tomto počtu takto hrát nelze.
web-konito-option-form = Způsob hry
web-konito-option-form-why = proti sobě, nebo společně
web-konito-option-form-usual = podle počtu hráčů
web-konito-option-form-solo = sólo: čte stůl
web-konito-option-form-teams = týmy
web-konito-option-form-three = ve třech
web-konito-option-form-together = společně
web-konito-option-teams = Počet týmů
web-konito-option-teams-why = tři od šesti hráčů
web-konito-option-tiles = Délka dráhy
web-konito-option-tiles-why = dílky po třech políčkách, 2 až 15
web-konito-option-tiles-usual = obvyklá
web-konito-option-challenges = Políčka Défi
web-konito-option-challenges-why = čte se tam se zvláštním pravidlem
web-konito-option-judging = Kde hrajete
web-konito-option-judging-why = kdo rozhoduje, co je uhodnuto; boti rozumějí jen psanému
web-konito-option-judging-typed = na dálku: psaním
web-konito-option-judging-voice = u stolu: nahlas
web-konito-option-others_see_ends = Ostatní vidí konce
web-konito-option-others_see_ends-why = aby mohli posuzovat; jinak hádají potichu
web-konito-option-seconds = Sekundy v hodinách
web-konito-option-seconds-why = 10 až 600, obvykle 60
web-konito-option-turn_limit = Tahů pro každý tým
web-konito-option-turn_limit-why = 1 až 50, pak vyhrává, kdo je nejdál; obvykle bez omezení
web-konito-option-turn_limit-usual = obvykle
web-konito-option-fresh = Nejdřív nové karty
web-konito-option-fresh-why = v další hře přijdou viděné karty naposled
