### What the page of Tom Kuni says.

## The board

web-tomkuni-board = Herní plán
web-tomkuni-pts = b.
web-tomkuni-you = Vy
web-tomkuni-shape-red = kulatá hlava
web-tomkuni-shape-yellow = hranatá hlava
web-tomkuni-shape-green = trojúhelníková hlava
web-tomkuni-shape-blue = hlava ve tvaru kosočtverce
web-tomkuni-standing = { $name }, barva { $colour }, { $shape }; body: { $points }; zóny: { $zones }; v domečku: { $yard }.
web-tomkuni-no-zone = zatím žádná
web-tomkuni-square = Políčko { $square }
web-tomkuni-square-zone = Políčko v zóně { $zone }, hodnota { $points }
web-tomkuni-square-start = start, barva { $colour }
web-tomkuni-square-solid = zkratka k zóně { $colour }
web-tomkuni-square-entry = vstup do zóny { $colour }
web-tomkuni-square-empty = prázdné
web-tomkuni-square-pawn = { $name }, figurka { $pawn }

## What one can do

web-tomkuni-dock = Co můžete udělat
web-tomkuni-then = potom { $names }
web-tomkuni-then-you = vy
web-tomkuni-die = Kostka
web-tomkuni-roll = Hodit kostkou
web-tomkuni-roll-again = Hodit znovu ({ $number } ze 3)
web-tomkuni-roll-why = Hoďte a vyberte figurku.
web-tomkuni-six = Šestka přivede figurku do hry.
web-tomkuni-you-rolled = Hodili jste { $die }.
web-tomkuni-choose = Dotkněte se figurky, podívejte se, hrajte.
web-tomkuni-choices = Figurky, které mohou táhnout
web-tomkuni-choose-first = Vyberte figurku
web-tomkuni-play = Zahrát tah { $number }
web-tomkuni-none = Žádná figurka nemůže táhnout.
web-tomkuni-pass = Předat dál: { $name }
web-tomkuni-out = Figurka jde do hry
web-tomkuni-walk = Na políčko { $square }
web-tomkuni-shortcut = Zkratkou k zóně { $zone }
web-tomkuni-into = Do zóny { $zone }
web-tomkuni-pushing = posune
web-tomkuni-yours = vlastní
web-tomkuni-becomes = bude
web-tomkuni-choice = Možnost { $number } z { $of }: { $what }.
web-tomkuni-for-you = { $points } pro vás.
web-tomkuni-pushes = Posune: { $name }.
web-tomkuni-pushes-points = Posune: { $name }, z { $before } bude { $after }.

## What happens

web-tomkuni-opening = Začíná nejnižší číslo.
web-tomkuni-shows = { $name }: padla { $die }.
web-tomkuni-moves = Poslední tahy
web-tomkuni-rolled = { $die }: { $what }
web-tomkuni-pushed = (posune: { $names })
web-tomkuni-read = Dotkněte se políčka a dočtete se, co dělá.
web-tomkuni-faster = Rychleji
web-tomkuni-first-home = první v cíli, +1

## On a television

web-tomkuni-sheltered = v cíli { $count } ze 4
web-tomkuni-how = 4 body vpředu, 1 vzadu. Každý musí do každé zóny.

## Before the start

web-tomkuni-which-board = Který plán?
web-tomkuni-board-cross = Kříž
web-tomkuni-board-cross-why = 40 políček, plán odjakživa.
web-tomkuni-board-round = Kolo
web-tomkuni-board-round-why = 28 políček, krátká hra: stále se potkáváte a posouváte.
web-tomkuni-board-long = Velký kříž
web-tomkuni-board-long-why = 56 políček, dlouhá cesta: zkratky mají větší cenu.
web-tomkuni-board-squares = Počet políček: { $squares }.
web-tomkuni-option-free_passage = Projít kolem otevřené zóny
web-tomkuni-option-free_passage-why = figurka si může vybrat, že nezabočí
web-tomkuni-option-shortcut_stops_on_entry = Zkratka končí na vstupu
web-tomkuni-option-shortcut_stops_on_entry-why = před zónou; jinak o políčko dál
web-tomkuni-option-three_tries = Tři pokusy na šestku
web-tomkuni-option-three_tries-why = dokud nemáte na okruhu žádnou figurku
