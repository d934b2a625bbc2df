### What the page of Kinoko says.

web-kinoko-forbidden = Proibito
web-kinoko-your-family = La tua famiglia
web-kinoko-round = Manche { $round }
web-kinoko-points = { $points } punti su { $goal }
web-kinoko-dice = Dadi
web-kinoko-dock = Che cosa puoi fare
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, coperta, la conosci: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, coperta, { $place }
web-kinoko-choose-die = scegli un dado
web-kinoko-choose-first = scegli la prima carta
web-kinoko-choose-second = scegli la seconda carta
web-kinoko-choose-swap = scambi le due carte?
web-kinoko-choose-peek = scegli una carta da sbirciare
web-kinoko-choose-set = scegli una serie da scambiare con la tua
web-kinoko-close = ferma la manche o termina il turno
web-kinoko-die-number = Scambia due { $value }
web-kinoko-die-blank = Non fare nulla
web-kinoko-die-peek = Sbircia una carta
web-kinoko-die-sets = Scambia serie
web-kinoko-die-reroll = Rilancia i dadi
web-kinoko-other-die = Un altro dado
web-kinoko-swap = Scambia
web-kinoko-swap-sets = Scambia le serie
web-kinoko-end-turn = Termina il turno
# The last space is U+00A0: two lines on a narrow button.
web-kinoko-announce = Ferma la manche
web-kinoko-announce-later = Ferma la manche: dopo l’azione
web-kinoko-announce-sure = Fermi la manche?
web-kinoko-announce-claim = La tua famiglia: { $mushroom }. Dici che i suoi tre funghi sono insieme, in uno stesso luogo.
web-kinoko-announce-right = per te se è così, e per chiunque altro abbia i suoi tre insieme. Una carta proibita in mano costa un punto.
web-kinoko-announce-wrong = per ciascuno degli altri se non è così.
web-kinoko-not-yet = Non ancora
web-kinoko-reveal-right = { $me ->
    [yes] I tuoi tre sono insieme!
   *[no] { $name } ha ragione: i tre sono insieme!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Stavolta no: i tuoi tre sono separati.
   *[no] Stavolta no: i tre di { $name } sono separati.
}
web-kinoko-gathered = insieme, { $place }
web-kinoko-lost = carta proibita in mano: { $species }
web-kinoko-stays-at-zero = resta a 0
web-kinoko-option-aid = Che cosa il tavolo ricorda per te
web-kinoko-option-aid-why = un aiuto alla memoria, uguale per tutti
web-kinoko-option-aid-memory = niente: si gioca a memoria
web-kinoko-option-aid-seen = ciò che hai visto
web-kinoko-option-aid-deduced = anche ciò che se ne deduce
web-kinoko-option-gathered_scores_anyway = Tre insieme contano lo stesso
web-kinoko-option-gathered_scores_anyway-why = dopo un annuncio sbagliato, tre insieme danno 2 punti invece di 1
web-kinoko-option-tie_break = Chi vince in caso di parità
web-kinoko-option-tie_break-why = se più giocatori arrivano insieme a quattro punti
web-kinoko-option-tie_break-last_to_stop = chi ha fermato una manche più di recente
web-kinoko-option-tie_break-last_round = solo chi ha fermato l’ultima manche
