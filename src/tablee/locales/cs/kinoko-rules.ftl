### Kinoko's rules for players, in our own words: one message a numbered rule of docs/rules/kinoko.md.

kinoko-rules-title = Kinoko
kinoko-rules-about = Autorem hry je Tim Rogasch, vydává ji Helvetiq. Pro 2 až 4 hráče od 7 let, asi 20 minut. Takto se hraje u tohoto stolu, řečeno našimi vlastními slovy.
kinoko-rules-goal = Každý má svůj tajný druh hub. Vaším cílem je dostat tři houby toho druhu k sobě, je jedno kam, a oznámit to dřív než ostatní. Má to háček: vidíte karty všech, jen ty své ne.

kinoko-rules-set-up = Příprava
kinoko-rules-turn = Tah
kinoko-rules-round-end = Konec kola
kinoko-rules-game-end = Konec hry
kinoko-rules-digital = Co přidává tento stůl

kinoko-rule-K1 = Kinoko je pro 2, 3 nebo 4 hráče. Barev je vždy o dvě víc než hráčů: 4, 5 nebo 6.
kinoko-rule-K2 = Barev je celkem šest. Každá má tři houby s hodnotami 1, 2 a 3 a jednu druhovou kartu. Které barvy jsou ve hře, stůl losuje.
kinoko-rule-K3 = V každém kole se druhové karty zamíchají a každý dostane tajně jednu. Svůj druh znáte; ostatní ho uvidí, až kolo skončí.
kinoko-rule-K4 = Dvě druhové karty zbudou. Jedna se otočí lícem nahoru: její druh je v tomto kole zakázaný. Druhá zůstává neznámá.
kinoko-rule-K5 = Pak se rozdají houby: každý dostane jedničku, dvojku a trojku. Posledních šest vytvoří na stole dvě řady, v každé je zase jednička, dvojka a trojka. Ruka nebo řada se nazývá místo; na každém místě je vždy po jedné kartě od každé hodnoty.
kinoko-rule-K6 = Dostane-li někdo tři houby jedné barvy, rozdají se houby znovu. Druhové karty zůstávají a řady se nepočítají.
kinoko-rule-K7 = Barvy v rukou ostatních vidíte, ve své ruce a v řadách ne. Hodnoty jsou na rubu karet a vidí je všichni. Kdo se jen dívá, nevidí do konce kola žádné barvy ani ničí druh.
kinoko-rule-K8 = O tom, kdo začne první kolo, rozhoduje los, nebo to určí stůl.
kinoko-rule-K9 = Hraje se po směru hodinových ručiček.
kinoko-rule-K10 = Když jste na tahu, hodí se třemi kostkami. Vyberte si jednu, kteroukoli, a udělejte, co ukazuje. Dokud volbu nepotvrdíte, můžete ji změnit.
kinoko-rule-K11 = Každá kostka má čísla 1, 2 a 3, jedno z nich dvakrát, prázdnou stranu a jednu stranu jen svou: přehodit, nahlédnout, nebo sady. Stůl může zvolit i jiné strany.
kinoko-rule-K12 = Číslo: vezměte dvě různá místa, ruce nebo řady, a vyměňte mezi nimi karty této hodnoty. Vaše ruka mezi nimi být nemusí. Jakmile je číslo zvolené, výměna je povinná.
kinoko-rule-K13 = Přehodit: znovu se hodí všemi třemi kostkami a vy znovu vybíráte, klidně zase přehodit.
kinoko-rule-K14 = Nahlédnout: podívejte se na kteroukoli houbu, pak se vrátí na své místo. Všichni vidí, na kterou kartu se díváte, její barvu vidíte jen vy. Dovolena je i karta ve vaší ruce. Na druhové karty se dívat nesmíte.
kinoko-rule-K15 = Sady: vyměňte své tři karty za tři karty z jiného místa, z ruky nebo z řady. Co si vezmete, držíte jako vždy lícem od sebe.
kinoko-rule-K16 = Prázdná: v tomto tahu žádná akce.
kinoko-rule-K17 = Na konci tahu, po své akci, můžete oznámit konec kola: myslíte si, že tři houby vašeho druhu jsou pohromadě na jednom místě, ať je to kterékoli.
kinoko-rule-K18 = Oznámením kolo končí: všechny houby a druhové karty se otočí lícem nahoru.
kinoko-rule-K19 = Je-li oznámení správné, získává 2 body ten, kdo konec kola oznámil, a stejně tak každý další, kdo má své tři houby také pohromadě.
kinoko-rule-K20 = Potom, a jen je-li oznámení správné, ztrácí 1 bod každý, kdo má v ruce aspoň jednu houbu zakázaného druhu; na jejich počtu nezáleží. Ještě předtím se přičítají 2 body.
kinoko-rule-K21 = Pod 0 nikdo neklesne.
kinoko-rule-K22 = Je-li oznámení chybné, získávají všichni ostatní 1 bod. Nikdo nezískává 2, nikdo bod neztrácí a na zakázaný druh se nehledí. (Stůl může zvolit, že kdo má své tři houby pohromadě, získá 2 body i tak.)
kinoko-rule-K23 = Další kolo začíná ten, kdo sedí po levici toho, kdo oznámil konec kola.
kinoko-rule-K24 = Stůl může omezit počet tahů v kole. Po vyčerpání limitu kolo končí bez bodů a nové začíná další hráč v pořadí.
kinoko-rule-K25 = Hra končí po kole, ve kterém někdo dosáhne aspoň 4 bodů. Vyhrává ten, kdo jich má nejvíc.
kinoko-rule-K26 = Remíza: z těch, kterých se týká, vyhrává ten, kdo naposledy ukončil kolo, i když to nebylo poslední kolo. (Stůl může zvolit, že se počítá jen poslední kolo.)
kinoko-rule-K27 = Pokud nikdo z nich žádné kolo neukončil, o vítězství se dělí.
kinoko-rule-K28 = Stůl si volí, jak moc pomáhá. „Paměť“ (memory, výchozí): vidíte to, co je vidět u skutečného stolu, a zbytek si pamatujete. „Viděné“ (seen): karty, které se vám ukázaly a které dokážete stále sledovat, zůstávají označené. „Odvozené“ (deduced): označené je i to, co z toho logicky plyne.
kinoko-rule-K29 = Nikomu se nikdy neukáže ani nepošle nic, co by nemohl vědět.
