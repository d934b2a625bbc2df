### Everything Kinoko says.
###
### $name is a player's name, $value is 1, 2 or 3.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $place, $a and $b are places, as the messages kinoko-place-… name them.
### $mushroom is a kind of mushroom, as kinoko-mushroom names it.
### Czech: no past tense of a player or of "you", it would need a gender.

kinoko = Kinoko

## The six kinds. The letters R O Y G B P are the same in every language, like a chessboard's coordinates.
## Each colour agrees with its species.

kinoko-colour-R = červená
kinoko-colour-O = oranžová
kinoko-colour-Y = žlutý
kinoko-colour-G = zelená
kinoko-colour-B = modrý
kinoko-colour-P = fialová

kinoko-species-R = muchomůrka
kinoko-species-O = liška
kinoko-species-Y = smrž
kinoko-species-G = helmovka
kinoko-species-B = ryzec
kinoko-species-P = lakovka

# $species and $colour come from the messages above.
kinoko-mushroom = { $species } ({ $colour })

## Places

kinoko-place-own = vaše ruka
kinoko-place-hand = { $name } (ruka)
kinoko-place-upper = horní řada
kinoko-place-lower = dolní řada

## The table as a picture

kinoko-round = Kolo { $round }
kinoko-race = hraje se do { $goal } bodů
kinoko-you = Vy
kinoko-forbidden = Zakázaný druh: { $mushroom }
kinoko-your-family = Váš druh: { $mushroom }
kinoko-dice = Kostky: { $dice }
kinoko-face-1 = 1
kinoko-face-2 = 2
kinoko-face-3 = 3
kinoko-face-blank = prázdná
kinoko-face-reroll = přehodit
kinoko-face-peek = nahlédnout
kinoko-face-sets = sady
kinoko-legend = Ve hře: { $kinds }
kinoko-turn-of = { $me ->
    [yes] Jste na tahu
   *[no] { $name } je na tahu
}

## What one may do

kinoko-ask-die = Jste na tahu, vyberte si kostku
kinoko-ask-close = Oznámit konec kola, nebo ukončit tah?
kinoko-ask-first = Které dvě karty? První…
kinoko-ask-second = … a druhá
kinoko-ask-peek = Na kterou kartu se podíváte?
kinoko-ask-sets = Kterou sadu si vezmete?
kinoko-offer-number = { $value }: vyměnit dvě karty s hodnotou { $value }
kinoko-offer-peek = Nahlédnout: podívat se na jednu kartu
kinoko-offer-sets = Sady: vyměnit své tři karty za jinou sadu
kinoko-offer-reroll = Přehodit: hodit znovu všemi třemi kostkami
kinoko-offer-pass = Prázdná: nedělat nic
kinoko-offer-place = { $place }
kinoko-offer-card = { $place }: { $value ->
    [1] jednička
    [2] dvojka
    [3] trojka
   *[other] karta { $value }
}
kinoko-offer-end-turn = Ukončit tah
kinoko-offer-announce = Oznámit konec kola: moje tři houby jsou pohromadě

## What happened

kinoko-told-colours = Ve hře: { $mushrooms }.
kinoko-told-starter = { $me ->
    [yes] Začínáte.
   *[no] Začíná { $name }.
}
kinoko-told-family = Karty jsou rozdané. Zakázaný druh tohoto kola: { $forbidden }. Váš druh: { $family }.
kinoko-told-forbidden = Karty jsou rozdané. Zakázaný druh tohoto kola: { $forbidden }.
kinoko-told-roll = { $me ->
    [yes] Házíte: { $dice }.
   *[no] { $name } hází: { $dice }.
}
kinoko-told-swap = { $me ->
    [yes] Vyměňujete { $value ->
        [1] jedničky
        [2] dvojky
        [3] trojky
       *[other] karty { $value }
    }: { $a } ↔ { $b }.
   *[no] { $name } vyměňuje { $value ->
        [1] jedničky
        [2] dvojky
        [3] trojky
       *[other] karty { $value }
    }: { $a } ↔ { $b }.
}
kinoko-told-swap-sets = { $me ->
    [yes] Vyměňujete sady: { $a } ↔ { $b }.
   *[no] { $name } vyměňuje sady: { $a } ↔ { $b }.
}
kinoko-told-peek = { $me ->
    [yes] Díváte se na { $value ->
        [1] jedničku
        [2] dvojku
        [3] trojku
       *[other] kartu { $value }
    } – { $place }: { $mushroom }.
   *[no] { $name } se dívá na { $value ->
        [1] jedničku
        [2] dvojku
        [3] trojku
       *[other] kartu { $value }
    } – { $place }.
}
kinoko-told-reroll = { $me ->
    [yes] Přehazujete kostky.
   *[no] { $name } přehazuje kostky.
}
kinoko-told-pass = { $me ->
    [yes] V tomto tahu neděláte nic.
   *[no] { $name } v tomto tahu nedělá nic.
}
kinoko-told-announce = { $me ->
    [yes] Oznamujete konec kola!
   *[no] { $name } oznamuje konec kola!
}

## The reveal

kinoko-reveal-right = { $me ->
    [yes] Vaše tři houby jsou pohromadě: { $mushroom }, { $place }.
   *[no] { $name } má pravdu, tři houby jsou pohromadě: { $mushroom }, { $place }.
}
kinoko-reveal-wrong = { $me ->
    [yes] Tentokrát ne, vaše tři houby nejsou pohromadě: { $mushroom }.
   *[no] Tentokrát ne, { $name } nemá své tři houby pohromadě: { $mushroom }.
}
kinoko-reveal-limit = Kolo dosáhlo svého limitu: bez bodů.
kinoko-reveal-family = { $me ->
    [yes] Vy: { $mushroom }
   *[no] { $name }: { $mushroom }
}
kinoko-reveal-together = pohromadě – { $place }
kinoko-reveal-gains = +{ $points }
kinoko-reveal-loses = −1 za zakázaný druh
kinoko-reveal-stays = stále 0
kinoko-reveal-score = { $points ->
    [one] teď { $points } bod
    [few] teď { $points } body
    [many] teď { $points } bodu
   *[other] teď { $points } bodů
}

## The end

kinoko-won-points = { $me ->
    [yes] Vyhráváte, máte { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
   *[no] { $name } vyhrává, má { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
}
kinoko-won-last-stop = { $me ->
    [yes] Remíza, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Rozhoduje, kdo naposledy ukončil kolo: vyhráváte vy.
   *[no] Remíza, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Rozhoduje, kdo naposledy ukončil kolo: vyhrává { $name }.
}
# $names is a list of names.
kinoko-won-shared = Remíza, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }: o vítězství se dělí { $names }.

## Why an action is refused

refusal-kinoko-choose-a-die-first = Nejdřív vyberte kostku a proveďte její akci.
refusal-kinoko-action-is-done = Akci v tomto tahu už máte za sebou: oznamte konec kola, nebo ukončete tah.
refusal-kinoko-not-on-the-dice = To žádná kostka neukazuje.
refusal-kinoko-no-such-place = Takové místo v této hře není.
refusal-kinoko-same-place = K výměně jsou potřeba dvě různá místa.
refusal-kinoko-own-set = To je vaše vlastní sada: vyberte jinou.
refusal-kinoko-no-such-value = Houby mají hodnoty 1, 2 a 3.
refusal-kinoko-unknown-action = Takovou akci Kinoko nezná.

## Facts that simulations count

kinoko-fact-rounds = počet kol na hru
kinoko-fact-turns = počet tahů na kolo
kinoko-fact-right = správná oznámení

## The bots

kinoko-bot-random = vybírá cokoli, konec kola oznamuje z rozmaru
kinoko-bot-simple = pamatuje si, co vidí, dává dohromady svůj druh a konec kola oznamuje, když si je celkem jistý
kinoko-bot-chick = Kuřátko: první hra dítěte, hned zapomíná, co už není vidět
kinoko-bot-squirrel = Veverka: hraje s chutí, trochu zapomíná a něco přehlédne
kinoko-bot-fox = Liška: pamatuje si všechno, myslí o krok dopředu
kinoko-bot-owl = Sova: hraje mistrovsky, odhadne, co sbírají ostatní

## Options of a table

kinoko-option-aid = co si stůl pamatuje za hráče: memory, seen nebo deduced (K28)
kinoko-option-starter = místo, které začíná první kolo; není-li určeno, losuje se (K8)
kinoko-option-dice = strany tří kostek (K11)
kinoko-option-gathered_scores_anyway = po chybném oznámení získávají ostatní, kteří mají své tři houby pohromadě, 2 body místo 1 (K22)
kinoko-option-round_limit = počet tahů, po kterém kolo končí bez bodů (K24)
kinoko-option-tie_break = kdo vyhrává při remíze: last_to_stop nebo last_round (K26)

## Why a bot does something. $me says whether it is advice to the reader; else the bot speaks of itself.
## $chance, $before and $after are per cent.

kinoko-why-calls = { $me ->
    [yes] Vaše tři jsou pohromadě: { $chance } %.
   *[no] Moje tři jsou, myslím, pohromadě: { $chance } %.
}
kinoko-why-together = { $me ->
    [yes] Vaše tři jsou pohromadě na { $chance } %.
   *[no] Moje tři jsou pohromadě na { $chance } %.
}
kinoko-why-weighed = Ohlásit teď vyhraje hru na { $now } %, pokračovat na { $later } %.
kinoko-why-waits = { $me ->
    [yes] Vaše tři jsou pohromadě na { $chance } %: to je zatím málo.
   *[no] Moje tři jsou pohromadě na { $chance } %: to je pro mě málo.
}
kinoko-why-gathers = { $me ->
    [yes] Přiblíží to vaše karty k sobě ({ $place }): všechny tři pohromadě na { $chance } %.
   *[no] Přiblíží to moje karty k sobě ({ $place }): všechny tři pohromadě na { $chance } %.
}
kinoko-why-finds = { $me ->
    [yes] Ukáže vám to kartu { $value }, která je možná vaše: { $chance } %.
   *[no] Ukáže mi to kartu { $value }, která je možná moje: { $chance } %.
}
kinoko-why-parts = { $name } zřejmě sbírá druh { $mushroom } ({ $chance } %): tohle je drží od sebe.
kinoko-why-sheds = { $me ->
    [yes] Zakázaná houba ve vaší ruce je méně pravděpodobná: { $before } %, pak { $after } %.
   *[no] Zakázaná houba v mé ruce je méně pravděpodobná: { $before } %, pak { $after } %.
}
kinoko-why-looks = { $me ->
    [yes] Karta { $value } ({ $place }) je možná vaše: { $chance } %.
   *[no] Karta { $value } ({ $place }) je možná moje: { $chance } %.
}
kinoko-why-rolls = Další hod může být lepší.
kinoko-why-bides = { $me ->
    [yes] Nic na kostkách není pro vás lepší.
   *[no] Nic na kostkách není pro mě lepší.
}
