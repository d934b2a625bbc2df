### What the page of Kinoko says.

web-kinoko-forbidden = Zakázaný druh
web-kinoko-your-family = Váš druh
web-kinoko-round = Kolo { $round }
web-kinoko-points = Body: { $points } ze { $goal }
web-kinoko-dice = Kostky
web-kinoko-dock = Co můžete udělat
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, rubem nahoru, znáte ji: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, rubem nahoru, { $place }
web-kinoko-choose-die = vyberte si kostku
web-kinoko-choose-first = vyberte první kartu
web-kinoko-choose-second = vyberte druhou kartu
web-kinoko-choose-swap = vyměnit tyto dvě?
web-kinoko-choose-peek = vyberte kartu, na kterou se podíváte
web-kinoko-choose-set = vyberte si sadu výměnou za svou
web-kinoko-close = oznamte konec kola, nebo ukončete tah
web-kinoko-die-number = Vyměnit { $value ->
    [1] jedničky
    [2] dvojky
    [3] trojky
   *[other] karty { $value }
}
web-kinoko-die-blank = Nedělat nic
web-kinoko-die-peek = Nahlédnout
web-kinoko-die-sets = Vyměnit sady
web-kinoko-die-reroll = Přehodit
web-kinoko-other-die = Jiná kostka
web-kinoko-swap = Vyměnit
web-kinoko-swap-sets = Vyměnit sady
web-kinoko-end-turn = Ukončit tah
web-kinoko-announce = Oznámit
web-kinoko-announce-later = Oznámit konec kola: až po akci
web-kinoko-announce-sure = Oznámit konec kola?
web-kinoko-announce-claim = Říkáte: moje tři houby – { $mushroom } – jsou pohromadě na jednom místě.
web-kinoko-announce-right = pro vás, pokud to tak je, a pro každého dalšího, kdo má své tři houby pohromadě. Zakázaný druh v ruce stojí bod.
web-kinoko-announce-wrong = pro každého z ostatních, pokud to tak není.
web-kinoko-not-yet = Ještě ne
web-kinoko-reveal-right = { $me ->
    [yes] Vaše tři houby jsou pohromadě!
   *[no] { $name } má pravdu: tři houby jsou pohromadě!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Tentokrát ne: vaše tři houby nejsou pohromadě.
   *[no] Tentokrát ne: { $name } nemá své tři houby pohromadě.
}
web-kinoko-gathered = pohromadě, { $place }
web-kinoko-lost = má v ruce zakázaný druh: { $species }
web-kinoko-stays-at-zero = zůstává na 0
web-kinoko-option-aid = Co si stůl pamatuje za vás
web-kinoko-option-aid-why = pomoc paměti, pro všechny stejná
web-kinoko-option-aid-memory = nic: hraje se zpaměti
web-kinoko-option-aid-seen = co se vám ukázalo
web-kinoko-option-aid-deduced = i to, co z toho plyne
web-kinoko-option-gathered_scores_anyway = Pohromadě se počítá i tak
web-kinoko-option-gathered_scores_anyway-why = po chybném oznámení dávají tři houby pohromadě 2 body místo 1
web-kinoko-option-tie_break = Kdo vyhrává při remíze
web-kinoko-option-tie_break-why = když čtyř bodů dosáhne víc hráčů najednou
web-kinoko-option-tie_break-last_to_stop = kdo naposled ukončil kolo
web-kinoko-option-tie_break-last_round = jen kdo ukončil poslední
