### What the page of Konito says.

## Teams and the track

web-konito-you = Vous
web-konito-level-green = Vert, facile
web-konito-level-orange = Jaune, moyen
web-konito-level-red = Rouge, difficile
# Printed on the track and on the back of the cards, in every language.
web-konito-defi = Défi
# $pawns says where every pawn stands.
web-konito-track = La piste, { $squares } cases. { $pawns }
# $team is the name of a team or of a player.
web-konito-pawn-at = { $team } : case { $square }
web-konito-at-square = case { $square } sur { $squares }
web-konito-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

## Before the sand runs

# $names are those who guess.
web-konito-start-when-ready = Le sable coulera pour { $names } dès que vous voudrez.
web-konito-chooses-partner = { $name } choisit qui devine.
web-konito-you-will-guess = Vous allez deviner. Le sable ne coule pas encore.
web-konito-you-will-judge = Vous allez écouter et juger. Le sable ne coule pas encore.
web-konito-earphones = Si votre appareil lit l’écran à voix haute, mettez des écouteurs : il révèle les fins.

## The Reader

web-konito-face = Carte { $level }, { $lines } expressions
# Stands below the number itself.
web-konito-faces = { $faces ->
    [one] face
   *[other] faces
}
# How many faces.
web-konito-faces-done = complètes : { $faces }
web-konito-read = lire
web-konito-found = trouvé
web-konito-touch-found = touchez ce qui est trouvé
web-konito-read-out = Lire à voix haute : { $start }
web-konito-accept = Trouvé : { $start } { $end }
web-konito-clue = Un indice pour qui devine
web-konito-clue-sent = Envoyé : { $text }
web-konito-not-sent = Pas envoyé.
# $words are words of a clue.
web-konito-held = De la même famille qu’un mot à trouver : { $words }.
web-konito-contested-count = Contestations : { $count }. On en décide après le tour.

## A team-mate

web-konito-guess-the-ends = Devinez les fins
web-konito-say-the-ends = Dites les fins à voix haute
web-konito-listen = Écoutez { $name }
web-konito-read-so-far = Ce qui a été lu
web-konito-not-read-yet = Pas encore lues sur cette face : { $count }
web-konito-still-to-find = Encore à trouver sur cette face : { $count }
web-konito-clue-is = { $name } : « { $text } »
web-konito-guesses = Essais
web-konito-guess-yes = oui
web-konito-guess-almost = presque !
web-konito-guess-no = non
web-konito-your-guess = Votre réponse
web-konito-say-it = Dire

## The others, and objections

web-konito-you-judge = Vous jugez
web-konito-their-card = La carte en jeu
web-konito-hidden-from-guessers = cachée à qui devine
web-konito-ends-hidden = ce qui est lu et trouvé
web-konito-not-read = pas encore lue
web-konito-said = Dit et écrit
web-konito-clue-short = indice : « { $text } »
web-konito-contest = Contester
web-konito-contest-later = Vous pourrez contester ce qui compte comme trouvé, ici ou après le tour.
web-konito-contest-what = Que contestez-vous ?
web-konito-contest-why = Un souci avec « { $end } » ?
web-konito-contest-how = L’équipe qui lit l’accepte, ou la table vote.
web-konito-reason = Raison
web-konito-objection = Une contestation
web-konito-objects = { $me ->
    [yes] Vous contestez ({ $reason }) :
   *[no] { $name } conteste ({ $reason }) :
}
web-konito-votes = Justifiée : { $right } · pas justifiée : { $wrong } · à voter : { $missing }
web-konito-waits-votes = On attend les autres. { $team } : on peut l’accepter.

## The Défi

web-konito-picks = { $me ->
    [yes] Choisissez 1, 2 ou 3 pour { $reader }
   *[no] { $name } choisit pour { $reader }
}
web-konito-defi-square = { $team } : case Défi. Le sablier attend.
web-konito-defi-number = Le { $number } : le Défi de ce tour
web-konito-defi-card = Carte Défi, tirée
web-konito-defi-card-back = Carte Défi, face cachée
web-konito-nobody-saw = Un numéro, au hasard : personne n’a vu la carte.
web-konito-number = Numéro { $number }
web-konito-everyone-sees-choice = Tout le monde voit votre choix.
web-konito-needs = il faut : { $needs }
web-konito-need-opponent = une équipe adverse
web-konito-need-two_teammates = deux personnes qui devinent
web-konito-need-one_room = une même pièce
web-konito-need-voice = une voix
web-konito-defi-starts = { $me ->
    [yes] Le sable coule quand vous retournez le sablier.
   *[no] Le sable coule quand { $name } retourne le sablier.
}

## The end of a turn, and of the game

web-konito-advances = { $team } : on avance de { $steps }
web-konito-stays = { $team } : toujours case { $square }
# $level is a colour and how hard it is.
web-konito-lands = Case { $square } : { $level }.
web-konito-lands-defi = Case { $square } : { $level }, avec un Défi au prochain tour.
web-konito-lands-finish = L’arrivée.
web-konito-cards-of-turn = Les cartes du tour
web-konito-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-konito-heap-both = les deux faces
web-konito-heap-one = une face
web-konito-heap-none = aucune face
web-konito-faces-of-turn = Les faces
# $count: how many expressions stand on the face besides the first.
web-konito-and-others = complète, { $count } de plus
web-konito-passed = passée
web-konito-taken-back = reprise
web-konito-time-up = temps écoulé, { $found } sur { $all }
web-konito-next-reads = { $me ->
    [yes] Ensuite : vous lisez
   *[no] Ensuite : { $name } lit
}
web-konito-next-turn = Tour suivant
web-konito-to-the-end = Finir la partie
# $names are those who have won.
web-konito-won = { $names } : à l’arrivée !
web-konito-won-together = Vous avez réussi, ensemble !
web-konito-after-turns = Tours : { $turns }
web-konito-ranking = Classement
# Everyone has lost, together.
web-konito-end-out-of-turns = Les tours sont finis avant l’arrivée.
# How far a pawn has come.
web-konito-score = { $points ->
    [one] { $points } case
   *[other] { $points } cases
}

## Before the start

web-konito-bots-hear-nothing = À cette table, on répond à voix haute, et les bots n’entendent rien : ils ne peuvent ni lire ni deviner. Avec des bots, mieux vaut écrire.
web-konito-rather-type = Plutôt écrire
web-konito-deck = Paquet
web-konito-deck-why = on devine dans sa langue
web-konito-deck-of = { $language }, { $cards } cartes
web-konito-teams = Équipes
web-konito-shuffle = Mélanger les équipes
web-konito-move = Changer { $name } d’équipe…
web-konito-move-to = déplacer…
web-konito-place-of = place de { $name }
web-konito-form-teams = Des équipes de deux ou plus, un pion chacune.
web-konito-form-three = Trois personnes, un pion chacune : qui lit choisit à chaque fois avec qui.
web-konito-form-together = Ensemble contre la piste : un pion, { $turns ->
    [one] { $turns } tour
    [many] { $turns } de tours
   *[other] { $turns } tours
}.
web-konito-form-solo = La table lit, une personne devine : un pion, { $turns ->
    [one] { $turns } tour
    [many] { $turns } de tours
   *[other] { $turns } tours
}.
web-konito-form-none = À ce nombre, on ne peut pas jouer ainsi.
web-konito-option-form = Forme de jeu
web-konito-option-form-why = chacun de son côté, ou tous ensemble
web-konito-option-form-usual = selon le nombre
web-konito-option-form-solo = en solo : la table lit
web-konito-option-form-teams = équipes
web-konito-option-form-three = à trois
web-konito-option-form-together = ensemble
web-konito-option-teams = Nombre d’équipes
web-konito-option-teams-why = trois dès six personnes
web-konito-option-tiles = Longueur de la piste
web-konito-option-tiles-why = tuiles de trois cases, de 2 à 15
web-konito-option-tiles-usual = habituel
web-konito-option-challenges = Cases Défi
web-konito-option-challenges-why = on y lit avec une contrainte
web-konito-option-judging = Où vous jouez
web-konito-option-judging-why = qui décide de ce qui est trouvé ; les bots ne comprennent que l’écrit
web-konito-option-judging-typed = à distance : on écrit
web-konito-option-judging-voice = autour de la table : à voix haute
web-konito-option-others_see_ends = Les autres voient les fins
web-konito-option-others_see_ends-why = pour juger ; sinon, on devine en silence
web-konito-option-seconds = Secondes du sablier
web-konito-option-seconds-why = de 10 à 600, d’ordinaire 60
web-konito-option-turn_limit = Tours par équipe
web-konito-option-turn_limit-why = de 1 à 50, puis qui est le plus loin gagne ; d’ordinaire sans limite
web-konito-option-turn_limit-usual = habituel
web-konito-option-fresh = D’abord les cartes nouvelles
web-konito-option-fresh-why = à la partie suivante, les cartes vues viennent en dernier
