### Tom Kuni's rules for players, in our own words: one message a numbered rule of docs/rules/tomkuni.md.

tomkuni-rules-title = Tom Kuni, přátelské člověče
tomkuni-rules-about = Autorem hry („Mensch freu’ Dich drauf!“) je Tom Kuni. Pro 2 až 4 hráče od 6 let. Takto se hraje u tohoto stolu, řečeno našimi vlastními slovy.
tomkuni-rules-goal = Doveďte své čtyři figurky do cíle, do každé ze čtyř zón jednu. Nikdo se nikdy nevrací na začátek: kdo stojí v cestě, toho posunete dopředu. Tím mu také pomůžete, nebo ho to stojí bod.

tomkuni-rules-board = Herní plán
tomkuni-rules-set-up = Příprava
tomkuni-rules-moving = Pohyb figurek
tomkuni-rules-zones = Zóny
tomkuni-rules-end = Konec hry

tomkuni-rule-T1 = Herní plán je okruh políček. Každá barva má startovní domeček pro čtyři figurky, startovní políčko se šipkou, jednobarevné políčko, vstupní políčko s bílým kroužkem a za ním cílovou zónu o čtyřech políčkách. Obvyklý plán je kříž o 40 políčkách; stůl může zvolit jiný.
tomkuni-rule-T2 = Všechny figurky chodí po stejném okruhu stejným směrem a využívají políčka všech barev. Na každém políčku stojí nejvýš jedna figurka, a to všude.
tomkuni-rule-T3 = Hrají 2 až 4 hráči, každý má čtyři figurky, všechny ve startovním domečku své barvy. Dva hráči sedí naproti sobě.
tomkuni-rule-T4 = Každý hodí kostkou; začíná ten, kdo hodí nejméně. Pokud je takových víc, házejí znovu.
tomkuni-rule-T5 = Hraje se po směru šipek, tedy proti směru hodinových ručiček.
tomkuni-rule-T6 = V každém tahu se hází jednou. Ani po šestce se nehází podruhé.
tomkuni-rule-T7 = Figurka vychází ze startovního domečku jen na šestku, vždy jen jedna, a to na startovní políčko své barvy. Místo toho můžete táhnout jinou figurkou. (Stůl může zvolit tři pokusy: bez figurky na okruhu házíte až třikrát, aby padla šestka.)
tomkuni-rule-T8 = Jinak jde figurka na okruhu o tolik políček, kolik ukazuje kostka. Figurky v cestě přeskakuje; obsazená políčka se počítají stejně jako volná.
tomkuni-rule-T9 = Může-li táhnout víc figurek, vybíráte si. Může-li jen jedna, musí. Nemůže-li žádná, kostka jde dál.
tomkuni-rule-T10 = Posouvání: je-li poslední políčko vašeho tahu obsazené, jde figurka, která tam stojí, o jedno políčko dopředu a vaše zaujme její místo. Stojí-li figurky těsně za sebou, posunou se všechny o jedno. Stejně se posouvají i vaše vlastní figurky.
tomkuni-rule-T11 = Jednobarevné políčko je zkratka ke vstupnímu políčku téže barvy: figurka kterékoli barvy, která na jednobarevném políčku zakončí vlastní tah, jde rovnou na toto vstupní políčko a zůstane na něm stát, před zónou. Kdo na jednom z těchto dvou políček stojí, toho nejdřív posunete. Figurka, která je na jednobarevné políčko posunuta, tam zůstává. (Stůl může zvolit, že zkratka končí na okruhu o políčko dál za vstupem.)
tomkuni-rule-T12 = Na vstupním políčku se nezastavuje: figurka, která na něj dojde nebo je na něj posunuta, jde po okruhu ještě o jedno políčko dál, a tím tuto zónu mine. Kdo na vstupním políčku už stojí, toho nejdřív posunete.
tomkuni-rule-T13 = V každé ze čtyř zón potřebujete jednu figurku. Zóna je pro vás otevřená, dokud v ní není žádná vaše figurka.
tomkuni-rule-T14 = Vede-li tah figurky dál než na vstupní políčko zóny, která je pro vás otevřená, figurka do ní zabočí; políčka zóny se počítají po jednom. Projít kolem nesmí. (Stůl to může povolit.)
tomkuni-rule-T15 = Vede-li hod až za poslední políčko zóny, tato figurka táhnout nemůže: táhněte jinou, nebo předejte kostku.
tomkuni-rule-T16 = V zóně se figurky přeskakují a posouvají jako na okruhu, o jedno políčko hlouběji. Posunout figurku ven ze zóny nelze, a takový tah tedy není možný.
tomkuni-rule-T17 = Figurka v zóně už sama netáhne. Pohne se, jen když ji někdo posune.
tomkuni-rule-T18 = Posouvá-li se figurka ze vstupního políčka a její barvě chybí už jen tato zóna, jde do zóny. Každá jiná figurka se ze vstupního políčka posouvá po okruhu.
tomkuni-rule-T19 = Se třemi figurkami v cíli házíte dál, jednou za tah, dokud čtvrtá nedojde do své zóny nebo do ní není posunuta.
tomkuni-rule-T20 = Hra končí, když má každá barva v každé zóně figurku. Kdo už má hotovo, ten se přeskakuje.
tomkuni-rule-T21 = Na konci je figurka na prvním políčku zóny za 4 body, na druhém za 3, na třetím za 2 a na čtvrtém za 1. Počítá se, kde stojí na konci.
tomkuni-rule-T22 = Kdo má jako první všechny čtyři figurky v cíli, získává 1 bod navíc. Dostanou-li se jedním tahem do cíle dva hráči, má přednost ten, kdo je na tahu, a pak rozhoduje pořadí hry.
tomkuni-rule-T23 = Vyhrává ten, kdo má nejvíc bodů. Hráči se stejným počtem bodů se o vítězství dělí.
