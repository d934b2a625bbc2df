### Everything Kinoko says.
###
### $name is a player's name, $value is 1, 2 or 3.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $place, $a and $b are places, as the messages kinoko-place-… name them.
### $mushroom is a kind of mushroom, as kinoko-mushroom names it.
### French: the spaces before : ; ! ? and inside « » are U+202F. No sentence agrees in gender with a player.

kinoko = Kinoko

## The six kinds. The letters R O Y G B P are the same in every language, like a chessboard's coordinates.
## Each colour agrees with its species.

kinoko-colour-R = rouge
kinoko-colour-O = orange
kinoko-colour-Y = jaune
kinoko-colour-G = verte
kinoko-colour-B = bleu
kinoko-colour-P = violet

kinoko-species-R = amanite
kinoko-species-O = girolle
kinoko-species-Y = morille
kinoko-species-G = clochette
kinoko-species-B = lactaire
kinoko-species-P = laccaire

# $species and $colour come from the messages above.
kinoko-mushroom = { $species } ({ $colour })

## Places

kinoko-place-own = votre main
kinoko-place-hand = main de { $name }
kinoko-place-upper = ligne du haut
kinoko-place-lower = ligne du bas

## The table as a picture

kinoko-round = Manche { $round }
kinoko-race = objectif : { $goal } points
kinoko-you = Vous
kinoko-forbidden = Interdite : { $mushroom }
kinoko-your-family = Votre famille : { $mushroom }
kinoko-dice = Dés : { $dice }
kinoko-face-1 = 1
kinoko-face-2 = 2
kinoko-face-3 = 3
kinoko-face-blank = vide
kinoko-face-reroll = relance
kinoko-face-peek = coup d’œil
kinoko-face-sets = sets
kinoko-legend = En jeu : { $kinds }
kinoko-turn-of = { $me ->
    [yes] À vous de jouer
   *[no] { $name } joue
}

## What one may do

kinoko-ask-die = À vous de jouer, choisissez un dé
kinoko-ask-close = Annoncer, ou finir votre tour ?
kinoko-ask-first = Quelles cartes échanger ? La première…
kinoko-ask-second = … et la seconde
kinoko-ask-peek = Quelle carte regarder ?
kinoko-ask-sets = Quel set prendre ?
kinoko-offer-number = { $value } : échanger deux cartes de valeur { $value }
kinoko-offer-peek = Coup d’œil : regarder une carte
kinoko-offer-sets = Sets : échanger vos trois cartes avec celles d’un autre set
kinoko-offer-reroll = Relance : lancer de nouveau les trois dés
kinoko-offer-pass = Vide : ne rien faire
kinoko-offer-place = { $place }
kinoko-offer-card = { $place } : le { $value }
kinoko-offer-end-turn = Finir le tour
kinoko-offer-announce = Annoncer : mes trois Champi sont ensemble

## What happened

kinoko-told-colours = En jeu : { $mushrooms }.
kinoko-told-starter = { $me ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
kinoko-told-family = Les cartes sont distribuées. Couleur interdite de cette manche : { $forbidden }. Votre famille : { $family }.
kinoko-told-forbidden = Les cartes sont distribuées. Couleur interdite de cette manche : { $forbidden }.
kinoko-told-roll = { $me ->
    [yes] Vous lancez les dés : { $dice }.
   *[no] { $name } lance les dés : { $dice }.
}
kinoko-told-swap = { $me ->
    [yes] Vous échangez les cartes de valeur { $value } : { $a } ↔ { $b }.
   *[no] { $name } échange les cartes de valeur { $value } : { $a } ↔ { $b }.
}
kinoko-told-swap-sets = { $me ->
    [yes] Vous échangez deux sets : { $a } ↔ { $b }.
   *[no] { $name } échange deux sets : { $a } ↔ { $b }.
}
kinoko-told-peek = { $me ->
    [yes] Vous regardez le { $value } ({ $place }) : { $mushroom }.
   *[no] { $name } regarde le { $value } ({ $place }).
}
kinoko-told-reroll = { $me ->
    [yes] Vous relancez les dés.
   *[no] { $name } relance les dés.
}
kinoko-told-pass = { $me ->
    [yes] Vous ne faites rien ce tour-ci.
   *[no] { $name } ne fait rien ce tour-ci.
}
kinoko-told-announce = { $me ->
    [yes] Vous annoncez la fin de la manche !
   *[no] { $name } annonce la fin de la manche !
}

## The reveal

kinoko-reveal-right = { $me ->
    [yes] Vos trois Champi sont ensemble : { $mushroom }, { $place }.
   *[no] { $name } a raison, les trois Champi sont ensemble : { $mushroom }, { $place }.
}
kinoko-reveal-wrong = { $me ->
    [yes] Pas cette fois, vos trois Champi sont séparés : { $mushroom }.
   *[no] Pas cette fois, les trois Champi de { $name } sont séparés : { $mushroom }.
}
kinoko-reveal-limit = La manche atteint sa limite : pas de points.
kinoko-reveal-family = { $me ->
    [yes] Vous : { $mushroom }
   *[no] { $name } : { $mushroom }
}
kinoko-reveal-together = ensemble ({ $place })
kinoko-reveal-gains = +{ $points }
kinoko-reveal-loses = −1 pour la couleur interdite
kinoko-reveal-stays = toujours 0
kinoko-reveal-score = { $points ->
    [one] maintenant { $points } point
    [many] maintenant { $points } de points
   *[other] maintenant { $points } points
}

## The end

kinoko-won-points = { $me ->
    [yes] Vous gagnez, avec { $points } points.
   *[no] { $name } gagne, avec { $points } points.
}
kinoko-won-last-stop = { $me ->
    [yes] Égalité à { $points } points. Vous avez arrêté une manche en dernier : vous gagnez.
   *[no] Égalité à { $points } points. { $name } a arrêté une manche en dernier et gagne.
}
# $names is a list of names.
kinoko-won-shared = Égalité à { $points } points : { $names } se partagent la victoire.

## Why an action is refused

refusal-kinoko-choose-a-die-first = Choisissez d’abord un dé et faites son action.
refusal-kinoko-action-is-done = Votre action de ce tour est faite : annoncez, ou finissez votre tour.
refusal-kinoko-not-on-the-dice = Aucun dé ne montre cela.
refusal-kinoko-no-such-place = Cet endroit n’existe pas à cette table.
refusal-kinoko-same-place = Un échange demande deux endroits différents.
refusal-kinoko-own-set = Ce set est le vôtre : choisissez-en un autre.
refusal-kinoko-no-such-value = Les Champi ont les valeurs 1, 2 et 3.
refusal-kinoko-unknown-action = Cette action n’existe pas dans Kinoko.

## Facts that simulations count

kinoko-fact-rounds = manches par partie
kinoko-fact-turns = tours par manche
kinoko-fact-right = annonces justes

## The bots

kinoko-bot-random = choisit n’importe quoi, annonce sur un coup de tête
kinoko-bot-simple = retient ce qu’il voit, rassemble sa famille, annonce quand il est à peu près sûr
kinoko-bot-chick = Poussin : la première partie d’un enfant, oublie aussitôt ce qui n’est plus sous ses yeux
kinoko-bot-squirrel = Écureuil : joue le jeu, oublie un peu et laisse passer des choses
kinoko-bot-fox = Renard : retient tout, réfléchit à un coup d’avance
kinoko-bot-owl = Chouette : experte, devine ce que les autres rassemblent

## Options of a table

kinoko-option-aid = ce que la table retient pour vous : memory, seen ou deduced (K28)
kinoko-option-starter = la place qui commence la première manche ; tirée au hasard si rien n’est précisé (K8)
kinoko-option-dice = les faces des trois dés (K11)
kinoko-option-gathered_scores_anyway = après une annonce fausse, les autres dont les trois Champi sont ensemble marquent 2 points au lieu de 1 (K22)
kinoko-option-round_limit = nombre de tours après lequel une manche se termine sans points (K24)
kinoko-option-tie_break = qui gagne en cas d’égalité : last_to_stop ou last_round (K26)

## Why a bot does something. $me says whether it is advice to the reader; else the bot speaks of itself.
## $chance, $before and $after are per cent.

kinoko-why-calls = { $me ->
    [yes] Vos trois sont ensemble : { $chance } %.
   *[no] Mes trois sont ensemble, je crois : { $chance } %.
}
kinoko-why-together = { $me ->
    [yes] Vos trois sont ensemble à { $chance } %.
   *[no] Mes trois sont ensemble à { $chance } %.
}
kinoko-why-weighed = Annoncer maintenant gagne la partie à { $now } %, continuer à { $later } %.
kinoko-why-waits = { $me ->
    [yes] Vos trois sont ensemble à { $chance } % : trop peu pour l’instant.
   *[no] Mes trois sont ensemble à { $chance } % : trop peu pour moi.
}
kinoko-why-gathers = { $me ->
    [yes] Cela rapproche les vôtres ({ $place }) : les trois ensemble à { $chance } %.
   *[no] Cela rapproche les miens ({ $place }) : les trois ensemble à { $chance } %.
}
kinoko-why-finds = { $me ->
    [yes] Cela vous montre un { $value } qui est peut-être à vous : { $chance } %.
   *[no] Cela me montre un { $value } qui est peut-être à moi : { $chance } %.
}
kinoko-why-parts = { $name } semble rassembler { $mushroom } ({ $chance } %) : voilà de quoi les séparer.
kinoko-why-sheds = { $me ->
    [yes] Un champignon interdit dans votre main devient moins probable : { $before } %, puis { $after } %.
   *[no] Un champignon interdit dans ma main devient moins probable : { $before } %, puis { $after } %.
}
kinoko-why-looks = { $me ->
    [yes] Le { $value } ({ $place }) est peut-être à vous : { $chance } %.
   *[no] Le { $value } ({ $place }) est peut-être à moi : { $chance } %.
}
kinoko-why-rolls = Le prochain lancer sera peut-être meilleur.
kinoko-why-bides = { $me ->
    [yes] Rien sur les dés n’est meilleur pour vous.
   *[no] Rien sur les dés n’est meilleur pour moi.
}
