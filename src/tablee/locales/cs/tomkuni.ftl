### Everything Tom Kuni says.
###
### $name is a player's name, $pawn a pawn's number from 1 to 4, $square a square of the ring from 1.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $zone is a colour as tomkuni-colour-… names it.

tomkuni = Tom Kuni

## Colours. Each has a shape as well: round, square, triangle, diamond.

tomkuni-colour-red = červená
tomkuni-colour-yellow = žlutá
tomkuni-colour-green = zelená
tomkuni-colour-blue = modrá

## The board as a picture

tomkuni-you = Vy
tomkuni-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
tomkuni-zones = zóny { $zones }
tomkuni-legend = » start · { $solid } zkratka · ( ) vstup · 4 3 2 1 body v zóně
tomkuni-die = Kostka: { $die }
tomkuni-turn-of = { $me ->
    [yes] Jste na tahu
   *[no] { $name } je na tahu
}

## What one may do

tomkuni-ask-move = Jste na tahu, vyberte si figurku
tomkuni-ask-pass = Žádná figurka nemůže táhnout
tomkuni-offer-leave = Figurka jde do hry
tomkuni-offer-walk = Figurka { $pawn } jde na políčko { $square }
tomkuni-offer-shortcut = Figurka { $pawn } jde zkratkou k zóně { $zone }
tomkuni-offer-zone = Figurka { $pawn } jde do zóny { $zone }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
tomkuni-offer-pass = Předat kostku
# $pawns is a list of pawns, as tomkuni-pawn names them.
tomkuni-pushes = posune: { $pawns }
# A pawn of somebody, for example “Mia 3”.
tomkuni-pawn = { $name } { $pawn }
# The points of one player, before and after.
tomkuni-points-change = { $name } { $before } → { $after }

## What happened

tomkuni-told-opening = Začíná nejnižší hod: { $rolls }.
tomkuni-told-opening-roll = { $name } { $die }
tomkuni-told-again = Shoda: { $names } házejí znovu.
tomkuni-told-starter = { $me ->
    [yes] Začínáte.
   *[no] Začíná { $name }.
}
tomkuni-told-roll = { $me ->
    [yes] Házíte: { $die }.
   *[no] { $name } hází: { $die }.
}
tomkuni-told-roll-again = { $me ->
    [yes] Házíte: { $die }. Můžete házet znovu.
   *[no] { $name } hází: { $die }. Může házet znovu.
}
tomkuni-told-leave = { $me ->
    [yes] Vaše figurka { $pawn } jde do hry.
   *[no] { $name }: figurka { $pawn } jde do hry.
}
tomkuni-told-walk = { $me ->
    [yes] Vaše figurka { $pawn } jde na políčko { $square }.
   *[no] { $name }: figurka { $pawn } jde na políčko { $square }.
}
tomkuni-told-shortcut = { $me ->
    [yes] Vaše figurka { $pawn } jde zkratkou k zóně { $zone }.
   *[no] { $name }: figurka { $pawn } jde zkratkou k zóně { $zone }.
}
tomkuni-told-zone = { $me ->
    [yes] Vaše figurka { $pawn } jde do zóny { $zone }.
   *[no] { $name }: figurka { $pawn } jde do zóny { $zone }.
}
tomkuni-told-pass = { $me ->
    [yes] Žádná vaše figurka nemůže táhnout.
   *[no] { $name }: žádná figurka nemůže táhnout.
}
tomkuni-told-pushed = Posunuto dál: { $pawns }.
tomkuni-told-points = Body: { $changes }.
tomkuni-told-home = { $me ->
    [yes] Všechny vaše figurky jsou v cíli!
   *[no] { $name }: všechny figurky jsou v cíli!
}

## The end

tomkuni-won-points = { $me ->
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
# $names is a list of names.
tomkuni-won-shared = Remíza, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }: o vítězství se dělí { $names }.

## Why an action is refused

refusal-tomkuni-no-such-pawn = Figurky mají čísla 1 až 4.
refusal-tomkuni-needs-a-six = Figurka vychází ze startovního domečku jen na šestku.
refusal-tomkuni-yard-is-empty = Ve startovním domečku už žádná figurka není.
refusal-tomkuni-not-on-the-ring = Tato figurka není na okruhu.
refusal-tomkuni-zone-must-be-entered = Tato figurka musí zabočit do otevřené zóny na své cestě.
refusal-tomkuni-no-open-zone = Na cestě této figurky není žádná otevřená zóna.
refusal-tomkuni-too-far = Tolik políček zóna nemá.
refusal-tomkuni-zone-is-full = V této zóně není kam posouvat.
refusal-tomkuni-a-pawn-can-move = Některá figurka může táhnout, takže táhnout musíte.
refusal-tomkuni-unknown-action = Takovou akci hra Tom Kuni nezná.

## Facts that simulations count

tomkuni-fact-turns = počet tahů na hráče
tomkuni-fact-choice = tahy se skutečnou volbou
tomkuni-fact-starter = vítězství začínajícího hráče
tomkuni-fact-spread = bodový rozdíl mezi prvním a posledním místem

## The bots

tomkuni-bot-random = táhne kteroukoli figurkou
tomkuni-bot-simple = dívá se o jeden tah dopředu: body, posouvání, zkratky
tomkuni-bot-chick = Kuřátko: první hra dítěte, nasazuje figurky a rádo posouvá
tomkuni-bot-squirrel = Veverka: hraje sama za sebe a občas přehlédne posunutí nebo zkratku
tomkuni-bot-fox = Liška: myslí na každou figurku i na body ostatních, o tah dopředu
tomkuni-bot-owl = Sova: hraje mistrovsky, ví, jak si její figurky pomáhají, a vidí několik tahů dopředu

## Options of a table

tomkuni-option-board = herní plán: cross, round nebo long, anebo vlastní ze souboru, @FILE (T1)
tomkuni-option-free_passage = figurka smí projít kolem otevřené zóny (T14)
tomkuni-option-shortcut_stops_on_entry = zkratka končí na vstupním políčku, jinak o políčko dál (T11)
tomkuni-option-three_tries = bez figurky na okruhu až tři hody na šestku (T7)

## Why a bot does something. $me says whether it is advice to the reader, or that the reader is pushed; else the bot
## speaks of itself and of $name. $points is said as in tomkuni-points, $chance is per cent.

tomkuni-why-no-move = Žádná figurka nemůže táhnout.
tomkuni-why-only-move = Jiný tah není.
tomkuni-why-home = { $me ->
    [yes] Přinese vám to { $points }, zóna { $zone }.
   *[no] Přinese mi to { $points }, zóna { $zone }.
}
tomkuni-why-past = { $me ->
    [yes] Posune vás to za zónu { $zone }.
   *[no] Posunutí za zónu { $zone }: { $name }.
}
tomkuni-why-deeper = { $me ->
    [yes] Stojí vás to { $points }.
   *[no] Ztráta { $points }: { $name }.
}
tomkuni-why-shortcut = Je to zkratka k zóně { $zone }.
tomkuni-why-patience = { $me ->
    [yes] Vaše figurka před zónou { $zone } může počkat na víc než { $points }.
   *[no] Moje figurka před zónou { $zone } může počkat na víc než { $points }.
}
tomkuni-why-out = { $me ->
    [yes] S další figurkou na okruhu máte větší výběr.
   *[no] S další figurkou na okruhu mám větší výběr.
}
tomkuni-why-before = { $squares ->
    [one] Bude stát { $squares } políčko před vstupem do zóny { $zone }.
    [few] Bude stát { $squares } políčka před vstupem do zóny { $zone }.
    [many] Bude stát { $squares } políčka před vstupem do zóny { $zone }.
   *[other] Bude stát { $squares } políček před vstupem do zóny { $zone }.
}
tomkuni-why-before-shortcut = { $squares ->
    [one] Bude stát { $squares } políčko před zkratkou k zóně { $zone }.
    [few] Bude stát { $squares } políčka před zkratkou k zóně { $zone }.
    [many] Bude stát { $squares } políčka před zkratkou k zóně { $zone }.
   *[other] Bude stát { $squares } políček před zkratkou k zóně { $zone }.
}
tomkuni-why-best = { $me ->
    [yes] Nic jiného vám nedá lepší postavení.
   *[no] Nic jiného mi nedá lepší postavení.
}
tomkuni-why-fun = { $me ->
    [yes] Posouvat vás je zábava!
   *[no] Posouvat je zábava: { $name }!
}
tomkuni-why-favourite = { $me ->
    [yes] Vaše figurka { $pawn } je stejně dobrá jako ostatní.
   *[no] Svou figurku { $pawn } mám nejraději.
}
tomkuni-why-chance = { $me ->
    [yes] Vyhrajete s pravděpodobností { $chance } %.
   *[no] Vyhraju s pravděpodobností { $chance } %.
}
