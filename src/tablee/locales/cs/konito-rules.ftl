### Konito's rules for players, in our own words: one message a numbered rule of docs/rules/konito.md.

konito-rules-title = Konito
konito-rules-about = Autorem hry je Richard Champion, vydává ji Iello. Pro 2 až 12 hráčů. Takto se hraje u tohoto stolu, řečeno našimi vlastními slovy; výběr výrazů je náš vlastní.
konito-rules-goal = Jeden z vás čte začátek výrazu, ostatní z týmu hledají jeho konec. Co nejvíc karet za šedesát sekund; každá hotová strana posune vaši figurku o jedno políčko k cíli.

konito-rules-material = Co ke hře patří
konito-rules-set-up = Příprava
konito-rules-turn = Tah
konito-rules-challenges = Políčka Défi
konito-rules-winning = Kdo vyhrává a jak se dá hrát jinak
konito-rules-digital = Co přidává tento stůl

konito-rule-N1 = Karty mají dvě strany a tři úrovně: zelené jsou lehké a mají na každé straně 3 výrazy, oranžové 4, červené 5. Úplný balíček má 202 karet.
konito-rule-N2 = Výraz tvoří téma a začátek, které se smějí číst nahlas, a konec, který je třeba uhodnout.
konito-rule-N3 = Každá karta Défi má tři pravidla s čísly 1 až 3, která platí po jeden tah.
konito-rule-N4 = Dráha se skládá z dílků po třech políčkách, zelených, žlutých nebo červených. Na prvním dílku je start, na posledním bílý cíl. Na líci dílku je jedno políčko Défi, na rubu žádné. Směrem k cíli těžkých políček přibývá.
konito-rule-N5 = Každý tým má figurku. Přesýpací hodiny běží 60 sekund.
konito-rule-N6 = Volíte, kolik dílků tvoří dráhu, které to jsou a kterou stranou leží nahoru; start je první a cíl poslední. Pokud nic nezvolíte, tvoří ji 8 vylosovaných dílků lícem nahoru.
konito-rule-N7 = Tři hromádky se zamíchají a náhoda rozhoduje i o tom, která strana karty přijde první. Zamíchají se také karty Défi.
konito-rule-N8 = Týmy jsou 2 nebo 3, pokud možno stejně velké, aspoň po 2 hráčích. O tom, kdo čte jako první, rozhoduje los.
konito-rule-N9 = Týmy se střídají a v každém předčítají postupně všichni. Když se všichni vystřídají, začíná se znovu.
konito-rule-N10 = Předčítající bere karty té barvy, jakou má políčko pod figurkou týmu.
konito-rule-N11 = Tah trvá 60 sekund od chvíle, kdy ho předčítající odstartuje. Rozhodují hodiny stolu; odpověď, která už byla na cestě, se ještě okamžik počítá, pro všechny stejně dlouho.
konito-rule-N12 = Předčítající vidí celou stranu. Spoluhráči z týmu vidí, co už je přečtené. Ostatní týmy vidí stranu i s konci, aby mohly posuzovat (stůl může zvolit jinak). Druhá strana karty je skrytá, dokud se neotočí nahoru.
konito-rule-N13 = Předčítající smí číst, popisovat, zpívat, předvádět a vydávat zvuky, ale nesmí překládat do jiného jazyka ani použít slovo příbuzné s některým slovem konce.
konito-rule-N14 = Spoluhráči z týmu mohou odpovídat, kolikrát chtějí, a hádat výrazy jedné strany v libovolném pořadí.
konito-rule-N15 = Když jsou všechny výrazy jedné strany uhodnuté, karta se otočí; potom se bere další.
konito-rule-N16 = Předčítající může stranu kdykoli přeskočit. Ta se pak nepočítá, ať je z ní uhodnuto cokoli. Pokračuje se druhou stranou nebo další kartou.
konito-rule-N17 = Když čas vyprší, jde figurka o jedno políčko za každou hotovou stranu.
konito-rule-N18 = Po tahu všichni vidí strany, které se otočily nahoru.
konito-rule-N19 = Prázdná hromádka se znovu vytvoří ze svých použitých karet.
konito-rule-N20 = Stojí-li figurka na začátku svého tahu na políčku Défi, vybírá ještě před spuštěním času číslo 1, 2 nebo 3 nejbližší další hráč v pořadí, který není v týmu předčítajícího. Vezme se karta Défi a její pravidlo s tímto číslem platí pro tento tah.
konito-rule-N21 = Výzva, kterou při vašem způsobu hry nelze splnit, se vynechá a bere se další karta.
konito-rule-N22 = Vyhrává první tým, jehož figurka dojde do cíle nebo za něj.
konito-rule-N23 = Tři hráči proti sobě: každý má figurku. Předčítající vybere, kdo v tomto tahu hádá, a figurky obou jdou dopředu. Pak čte další hráč. Ti, kdo dojdou do cíle ve stejném tahu, se dělí o vítězství.
konito-rule-N24 = Dva nebo tři hráči společně: jedna figurka, čtyři dílky, nejvýš 6 tahů. Dojdete-li do cíle, vyhráváte. Pokud ne, hrajete hned znovu.
konito-rule-N25 = Odpovědi se posuzují jedním ze dvou způsobů. U jednoho stolu předčítající označuje, co je uhodnuté. Na dálku spoluhráči píší, stůl porovnává a je shovívavý k velkým písmenům, diakritice, členům a drobným chybám; předčítající může odpověď uznat i ručně.
konito-rule-N26 = Ostatní týmy mohou vznést námitku, dokud nezačne další tah: zakázané slovo, překlad, chybné označení. Tým předčítajícího ji uzná, nebo hlasují všichni; rovnost hlasů nic nemění. Co se vezme zpět, to se nepočítá, a jeho strana také ne.
konito-rule-N27 = Nápověda, kterou předčítající napíše, se zadrží, je-li v ní slovo příbuzné s některým koncem.
konito-rule-N28 = Skupiny mohou přidávat vlastní balíčky z tabulky. Soubor s chybami se odmítne, s uvedením řádku a důvodu, a nic z něj se neuloží.
konito-rule-N29 = Stůl může omezit počet tahů. Jakmile je všechny týmy odehrají, hra končí a vyhrává ten, kdo je na dráze nejdál; při shodě se o vítězství dělí. Hrajete-li společně, platí tento počet místo 6 tahů.
