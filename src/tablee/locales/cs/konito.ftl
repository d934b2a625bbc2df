### Everything Konito says.
###
### $name is a player's name; $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $theme, $start and $end are the parts of an expression, in the deck's own language. $team is the name
### of a team, or of a player.

konito = Konito

## The table as a picture

konito-turn = Tah { $turn }
konito-turn-of = Tah { $turn } z { $most }
konito-reads = { $me ->
    [yes] Čtete vy
   *[no] Čte { $name }
}
konito-legend = 1 lehké · 2 střední · 3 těžké · ! Défi · # cíl
konito-team-0 = Lišky
konito-team-1 = Sovy
konito-team-2 = Vydry
konito-everyone = Všichni společně
konito-challenge = Výzva: { $text }
konito-hidden = ještě nepřečteno
konito-hint = Nápověda: { $text }

## What one may do

konito-ask-partner = Kdo hádá s vámi?
konito-ask-number = Vyberte číslo výzvy
konito-ask-start = Můžeme začít?
konito-ask-reading = Co uděláte?
konito-ask-review = Tah je u konce
konito-offer-partner = { $name }
konito-offer-number = { $number }
konito-offer-start = Otočit přesýpací hodiny
konito-offer-read_out = Přečíst: { $theme } – { $start }…
konito-offer-got = Uhodnuto: { $start } → { $end }
konito-offer-say = Napsat nápovědu
konito-offer-guess = Napsat odpověď
konito-offer-pass_face = Přeskočit tuto stranu
konito-offer-contest = Námitka proti „{ $end }“: { $reason }
konito-offer-concede = Uznat námitku
konito-offer-vote-right = Námitka je oprávněná
konito-offer-vote-wrong = Námitka není oprávněná
konito-offer-next = Pokračovat dalším tahem
konito-reason-banned_word = zakázané slovo
konito-reason-translation = překlad
konito-reason-wrong_tap = nebylo to uhodnuto

## What happened

konito-told-first = { $me ->
    [yes] Jako první čtete vy.
   *[no] Jako první čte { $name }.
}
konito-told-track = { $squares ->
    [one] Dráha má { $squares } políčko.
    [few] Dráha má { $squares } políčka.
    [many] Dráha má { $squares } políčka.
   *[other] Dráha má { $squares } políček.
}
konito-told-partner = { $me ->
    [yes] V tomto tahu hádáte vy.
   *[no] V tomto tahu hádá { $name }.
}
konito-told-number = Vybrané číslo: { $number }.
konito-told-start = Písek se sype: { $seconds ->
    [one] { $seconds } sekunda.
    [few] { $seconds } sekundy.
    [many] { $seconds } sekundy.
   *[other] { $seconds } sekund.
}
konito-told-read = { $theme }: { $start }…
konito-told-got = Uhodnuto: { $start } { $end }.
konito-told-said = Nápověda: { $text }
konito-told-guess = { $name }: { $text }
konito-told-almost = Skoro!
konito-told-complete = Tato strana je hotová.
konito-told-passed = Tato strana se přeskakuje.
konito-told-time = Písek se přesypal. Hotové strany: { $faces }.
konito-told-heaps = Karty: { $both } s oběma uhodnutými stranami, { $one } s jednou, { $none } s žádnou.
konito-told-contest = { $name } vznáší námitku proti „{ $end }“: { $reason }.
konito-told-upheld = Námitka je oprávněná: „{ $end }“ se nepočítá.
konito-told-rejected = Námitka není oprávněná: „{ $end }“ se počítá.
konito-told-moved = { $team }: nyní na políčku { $square }.

## The end

konito-won-finish = { $names }: jste v cíli!
konito-won-out-of-turns = Všechny tahy jsou za vámi, { $squares ->
    [one] do cíle zbývá jedno políčko.
    [few] do cíle zbývají { $squares } políčka.
    [many] do cíle zbývá { $squares } políčka.
   *[other] do cíle zbývá { $squares } políček.
} Dáte si hned další hru?
konito-won-turn-limit = Tahy skončily. Nejdál na dráze: { $names }!

## Why an action is refused

refusal-konito-not-now = To teď nejde.
refusal-konito-not-your-role = To má v tomto tahu na starosti někdo jiný.
refusal-konito-time-is-up = Čas vypršel.
refusal-konito-time-runs-backwards = Čas nemůže běžet pozpátku.
refusal-konito-still-time = Písek se ještě sype.
refusal-konito-no-time-given = V této hře musí být u každého kroku uvedeno, kdy k němu došlo.
refusal-konito-no-such-line = Takový řádek na této straně není.
refusal-konito-already-guessed = To už je uhodnuté.
refusal-konito-already-read = To už je přečtené.
refusal-konito-banned-word = To slovo patří k odpovědi. Řekněte to jinak.
refusal-konito-empty-text = Něco napište.
refusal-konito-text-too-long = To je moc dlouhé.
refusal-konito-not-a-partner = Vyberte někoho jiného u tohoto stolu.
refusal-konito-not-guessed = Námitku lze vznést jen proti tomu, co se počítá jako uhodnuté.
refusal-konito-contested-already = Proti tomu už námitka je.
refusal-konito-voted-already = Váš hlas už je započítaný.
refusal-konito-objection-is-open = Nejdřív je třeba vyřešit námitku.
refusal-konito-unknown-action = Takovou akci Konito nezná.

## Facts that simulations count

konito-fact-turns = počet tahů na hru
konito-fact-faces = počet hotových stran na tah
konito-fact-finished = hry, které dojdou do cíle

## The bots

konito-bot-random = dělá cokoli
konito-bot-weak = zná jeden výraz ze tří
konito-bot-simple = zná dva výrazy ze tří
konito-bot-strong = zná devět výrazů z deseti
konito-bot-chick = Kuřátko: první hra dítěte, zná málo těžkých výrazů
konito-bot-squirrel = Veverka: hraje s chutí a zná každý druhý
konito-bot-fox = Liška: hraje pozorně a zná většinu
konito-bot-owl = Sova: hraje mistrovsky a zná skoro všechny
konito-bot-prompter = Nápověda: říká, co číst a jak napovědět, a nic nehádá

## Why a bot did what it did, in its own words

konito-why-knew = { $hints ->
    [0] „{ $text }“: tohle znám.
    [1] „{ $text }“: nápověda mi to připomněla.
   *[other] „{ $text }“: došlo mi to po { $hints } nápovědách.
}
konito-why-unsure = „{ $text }“? Nejde to poznat s jistotou: počet výrazů, které tak začínají, je { $expressions }.
konito-why-slipped = „{ $text }“ mě napadlo jako první.
konito-why-tried_luck = { $told ->
    [yes] Tohle neznám, tak zkouším „{ $text }“, začíná to na „{ $letters }“.
   *[no] Tohle neznám, tak zkouším „{ $text }“, je to na téma „{ $theme }“.
}
konito-why-read_first = Nová strana: její první výraz.
konito-why-read_on = { $found ->
    [yes] Je to uhodnuto: další.
   *[no] { $seconds ->
        [0] Ještě neuhodnuto: zatím další.
       *[other] Už { $seconds } s bez odpovědi: zatím další.
    }
}
konito-why-gave_hint = { $seconds ->
    [0] Nápověda číslo { $number } k tomuhle.
   *[other] Už { $seconds } s bez odpovědi: nápověda číslo { $number } k tomuhle.
}
konito-why-same_words = „{ $text }“ má správná slova v jiném tvaru.
konito-why-gave_up = { $hints ->
    [0] Zbytek nikdo neuhodne.
    [1] Zbytek nikdo neuhodne ani s nápovědou.
   *[other] Zbytek nikdo neuhodne. Nápovědy: { $hints }.
}
konito-why-cannot_hear = Neslyším vás: když předčítá bot, musí se odpovědi psát.
konito-why-furthest_back = { $behind ->
    [0] Figurky stojí stejně daleko, hodí se kdokoli.
    [1] { $me ->
        [yes] Ta figurka je o jedno pole za druhou: dělit se s ní vás stojí nejméně.
       *[no] Ta figurka je o jedno pole za druhou: dělit se s ní mě stojí nejméně.
    }
   *[other] { $me ->
        [yes] Ta figurka je za druhou, rozdíl polí: { $behind }. Dělit se s ní vás stojí nejméně.
       *[no] Ta figurka je za druhou, rozdíl polí: { $behind }. Dělit se s ní mě stojí nejméně.
    }
}
konito-why-any_number = Kartu nikdo neviděl: jedno číslo je jako druhé.
konito-why-just_likes = Bez plánu, prostě se mi chtělo.
konito-why-nobody_typed = { $guesses ->
    [1] Jediná napsaná odpověď není ani blízko.
   *[other] Žádná z odpovědí ({ $guesses }) není ani blízko.
}
konito-why-judged-typed = Někdo to napsal.
konito-why-judged-near = Napsáno bylo něco velmi blízkého.
konito-why-judged-nothing_near = Nic z toho, co bylo napsáno, není blízko.
konito-why-judged-unheard = Co zaznělo nahlas, se tu neví; v pochybnosti to platí.
konito-why-judged-clean = V žádné nápovědě nebylo slovo příbuzné s odpovědí.

## Options of a table

konito-option-deck = balíček karet: en/starter, fr/starter, anebo vlastní ze souboru, @FILE.csv (N28)
konito-option-form = způsob hry: teams, three, together nebo solo; není-li určen, podle počtu hráčů (N23, N24)
konito-option-teams = počet týmů: 2 nebo 3 (N8)
konito-option-tiles = počet dílků dráhy, 2 až 15 (N6)
konito-option-challenges = zda dílky leží políčkem Défi nahoru (N6)
konito-option-track = vlastní dráha, dílek po dílku, například 1, 4b, 15 (N6)
konito-option-judging = typed: odpovědi porovnává stůl; voice: předčítající označuje, co zaznělo, a boti z toho nic neslyší (N25)
konito-option-others_see_ends = zda ostatní týmy vidí stranu i s konci, aby mohly posuzovat (N12)
konito-option-fresh = zda karty, které stejná parta viděla v dřívějších hrách, přijdou na řadu až nakonec
konito-option-seen = karty, které tato parta už viděla
konito-option-seconds = kolik sekund běží přesýpací hodiny (N11)
konito-option-turn_limit = kolik tahů má každý tým, než vyhraje, kdo je nejdál, 1 až 50; bez čísla hra nekončí, společně 6 (N29)

## Faults of a deck. $what is the word or number concerned, $other another line of the file.

konito-fault-columns = první řádek má být { $what }
konito-fault-cells = počet buněk je { $what }, má jich být 9
konito-fault-csv = není to čitelný řádek tabulky: { $what }
konito-fault-no-cards = nejsou tu žádné karty
konito-fault-empty = buňka „{ $what }“ je prázdná
konito-fault-face = „{ $what }“ není strana; na výběr: a, b
konito-fault-level = „{ $what }“ není úroveň; na výběr: green, orange, red
konito-fault-theme = „{ $what }“ není téma tohoto jazyka
konito-fault-start-too-long = začátek má víc než { $what } znaků
konito-fault-end-too-long = konec má víc než { $what } znaků
konito-fault-end-in-start = konec už je v začátku nebo v tématu: { $what }
konito-fault-two-levels = karta { $what } má na řádku { $other } jinou úroveň
# $what is a face and two numbers: what there is, and what there should be.
konito-fault-count = nesprávný počet výrazů na { $what }
konito-fault-double = tento výraz už je na řádku { $other }
konito-fault-nearly-double = tento výraz je skoro stejný jako na řádku { $other }
konito-fault-end-too-often = „{ $what }“ je koncem více než tří výrazů
konito-fault-need = „{ $what }“ není nic, co by výzva mohla potřebovat
konito-fault-challenge-length = výzva má mít 1 až { $what } znaků
konito-fault-challenge-number = „{ $what }“ se nehodí; výzvy na kartě mají čísla 1, 2, 3
konito-fault-challenge-count = karta Défi { $what } má mít tři výzvy
konito-fault-no-such-deck = balíček „{ $what }“ neexistuje
