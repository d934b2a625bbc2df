### What the page of Kinoko says.

web-kinoko-forbidden = Interdite
web-kinoko-your-family = Votre famille
web-kinoko-round = Manche { $round }
web-kinoko-points = { $points } sur { $goal } points
web-kinoko-dice = Dés
web-kinoko-dock = Ce que vous pouvez faire
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, face cachée, vous la connaissez : { $mushroom }, { $place }
web-kinoko-card-back = { $value }, face cachée, { $place }
web-kinoko-choose-die = choisissez un dé
web-kinoko-choose-first = choisissez la première carte
web-kinoko-choose-second = choisissez la seconde carte
web-kinoko-choose-swap = échanger ces deux cartes ?
web-kinoko-choose-peek = choisissez une carte à regarder
web-kinoko-choose-set = choisissez un set contre le vôtre
web-kinoko-close = annoncez, ou finissez votre tour
web-kinoko-die-number = Échanger deux { $value }
web-kinoko-die-blank = Ne rien faire
web-kinoko-die-peek = Coup d’œil
web-kinoko-die-sets = Changer de set
web-kinoko-die-reroll = Relancer
web-kinoko-other-die = Un autre dé
web-kinoko-swap = Échanger
web-kinoko-swap-sets = Échanger les sets
web-kinoko-end-turn = Finir le tour
web-kinoko-announce = Annoncer
web-kinoko-announce-later = Annoncer : après votre action
web-kinoko-announce-sure = Annoncer ?
web-kinoko-announce-claim = Vous dites : mes trois Champi – { $mushroom } – sont ensemble, au même endroit.
web-kinoko-announce-right = pour vous si c’est vrai, et pour les autres dont les trois Champi sont ensemble. Une carte interdite en main coûte un point.
web-kinoko-announce-wrong = pour tout le monde sauf vous si c’est faux.
web-kinoko-not-yet = Pas encore
web-kinoko-reveal-right = { $me ->
    [yes] Vos trois Champi sont ensemble !
   *[no] { $name } a raison : les trois Champi sont ensemble !
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Pas cette fois : vos trois Champi sont séparés.
   *[no] Pas cette fois : les trois Champi de { $name } sont séparés.
}
web-kinoko-gathered = ensemble, { $place }
web-kinoko-lost = carte interdite en main : { $species }
web-kinoko-stays-at-zero = reste à 0
web-kinoko-option-aid = Ce que la table retient pour vous
web-kinoko-option-aid-why = un coup de pouce à la mémoire, le même pour tout le monde
web-kinoko-option-aid-memory = rien : jouer de mémoire
web-kinoko-option-aid-seen = ce que vous avez vu
web-kinoko-option-aid-deduced = et ce qui en découle
web-kinoko-option-gathered_scores_anyway = Ensemble, cela compte quand même
web-kinoko-option-gathered_scores_anyway-why = après une annonce fausse, trois Champi ensemble rapportent 2 points au lieu de 1
web-kinoko-option-tie_break = Qui gagne en cas d’égalité
web-kinoko-option-tie_break-why = quand plusieurs personnes arrivent à quatre points en même temps
web-kinoko-option-tie_break-last_to_stop = qui a annoncé en dernier
web-kinoko-option-tie_break-last_round = seule la dernière manche
