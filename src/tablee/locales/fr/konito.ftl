### Everything Konito says.
###
### $name is a player's name; $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $theme, $start and $end are the parts of an expression, in the deck's own language. $team is the name
### of a team, or of a player.

konito = Konito

## The table as a picture

konito-turn = Tour { $turn }
konito-turn-of = Tour { $turn } sur { $most }
konito-reads = { $me ->
    [yes] Vous lisez
   *[no] { $name } lit
}
konito-legend = 1 facile · 2 moyen · 3 difficile · ! Défi · # arrivée
konito-team-0 = Renards
konito-team-1 = Hiboux
konito-team-2 = Loutres
konito-everyone = Tous ensemble
konito-challenge = Défi : { $text }
konito-hidden = pas encore lu
konito-hint = Indice : { $text }

## What one may do

konito-ask-partner = Qui devine avec vous ?
konito-ask-number = Choisissez un numéro pour le Défi
konito-ask-start = On y va ?
konito-ask-reading = Que faites-vous ?
konito-ask-review = Le tour est fini
konito-offer-partner = { $name }
konito-offer-number = { $number }
konito-offer-start = Retourner le sablier
konito-offer-read_out = Lire à voix haute : { $theme } – { $start }…
konito-offer-got = Trouvé : { $start } → { $end }
konito-offer-say = Écrire un indice
konito-offer-guess = Écrire une réponse
konito-offer-pass_face = Passer cette face
konito-offer-contest = Contester « { $end } » : { $reason }
konito-offer-concede = Accepter la contestation
konito-offer-vote-right = La contestation est justifiée
konito-offer-vote-wrong = La contestation n’est pas justifiée
konito-offer-next = Continuer avec le tour suivant
konito-reason-banned_word = un mot interdit
konito-reason-translation = une traduction
konito-reason-wrong_tap = la fin n’a pas été trouvée

## What happened

konito-told-first = { $me ->
    [yes] Vous lisez en premier.
   *[no] { $name } lit en premier.
}
konito-told-track = Le plateau compte { $squares } cases.
konito-told-partner = { $me ->
    [yes] Vous devinez à ce tour.
   *[no] { $name } devine à ce tour.
}
konito-told-number = Le numéro { $number } est choisi.
konito-told-start = Le sable coule : { $seconds } secondes.
konito-told-read = { $theme } : { $start }…
konito-told-got = Trouvé : { $start } { $end }.
konito-told-said = Indice : { $text }
konito-told-guess = { $name } : { $text }
konito-told-almost = Presque !
konito-told-complete = Cette face est complète.
konito-told-passed = Cette face est passée.
konito-told-time = Le sable s’est écoulé. Faces complètes : { $faces }.
konito-told-heaps = Cartes : { $both } avec les deux faces trouvées, { $one } avec une seule, { $none } sans aucune.
konito-told-contest = { $name } conteste « { $end } » : { $reason }.
konito-told-upheld = La contestation est justifiée : « { $end } » ne compte pas.
konito-told-rejected = La contestation n’est pas justifiée : « { $end } » compte.
konito-told-moved = { $team } : à présent case { $square }.

## The end

konito-won-finish = { $names } : vous voilà à l’arrivée !
konito-won-out-of-turns = Tous les tours sont joués, { $squares ->
    [one] à une case de l’arrivée.
    [many] à { $squares } de cases de l’arrivée.
   *[other] à { $squares } cases de l’arrivée.
} On rejoue tout de suite ?
konito-won-turn-limit = Tous les tours sont joués. Le plus loin sur la piste : { $names } !

## Why an action is refused

refusal-konito-not-now = Ce n’est pas possible maintenant.
refusal-konito-not-your-role = À ce tour, c’est à quelqu’un d’autre de le faire.
refusal-konito-time-is-up = Le temps est écoulé.
refusal-konito-time-runs-backwards = Le temps ne peut pas reculer.
refusal-konito-still-time = Il reste du sable.
refusal-konito-no-time-given = Dans ce jeu, chaque coup indique quand il est joué.
refusal-konito-no-such-line = Cette ligne n’existe pas sur cette face.
refusal-konito-already-guessed = Cette expression est déjà trouvée.
refusal-konito-already-read = Cette expression est déjà lue.
refusal-konito-banned-word = Ce mot fait partie de la réponse. Dites-le autrement.
refusal-konito-empty-text = Écrivez quelque chose.
refusal-konito-text-too-long = C’est trop long.
refusal-konito-not-a-partner = Choisissez une autre personne à cette table.
refusal-konito-not-guessed = On ne peut contester que ce qui compte comme trouvé.
refusal-konito-contested-already = Une contestation porte déjà là-dessus.
refusal-konito-voted-already = Vous avez déjà voté.
refusal-konito-objection-is-open = Il faut d’abord régler une contestation.
refusal-konito-unknown-action = Cette action n’existe pas dans Konito.

## Facts that simulations count

konito-fact-turns = tours par partie
konito-fact-faces = faces complètes par tour
konito-fact-finished = parties qui vont jusqu’à l’arrivée

## The bots

konito-bot-random = choisit n’importe quoi
konito-bot-weak = connaît une expression sur trois
konito-bot-simple = connaît deux expressions sur trois
konito-bot-strong = connaît neuf expressions sur dix
konito-bot-chick = Poussin : la première partie d’un enfant, qui connaît peu d’expressions difficiles
konito-bot-squirrel = Écureuil : joue de bon cœur et connaît une expression sur deux
konito-bot-fox = Renard : joue avec attention et en connaît la plupart
konito-bot-owl = Chouette : l’experte, qui les connaît presque toutes
konito-bot-prompter = Souffleur : dit quoi lire et quel indice donner, et ne devine rien

## Why a bot did what it did, in its own words

konito-why-knew = { $hints ->
    [0] « { $text } » : je connaissais celle-ci.
    [1] « { $text } » : l’indice me l’a rappelée.
   *[other] « { $text } » : elle m’est revenue après { $hints } indices.
}
konito-why-unsure = « { $text } » ? J’hésitais : { $expressions } expressions commencent ainsi.
konito-why-slipped = « { $text } » m’est venu à l’esprit en premier.
konito-why-tried_luck = { $told ->
    [yes] Je ne la connaissais pas, alors j’ai essayé « { $text } », qui commence par « { $letters } ».
   *[no] Je ne la connaissais pas, alors j’ai essayé « { $text } », du thème « { $theme } ».
}
konito-why-read_first = Une nouvelle face : sa première expression.
konito-why-read_on = { $found ->
    [yes] Elle est trouvée : au tour de la suivante.
   *[no] { $seconds ->
        [0] Pas encore trouvée : la suivante en attendant.
       *[other] Pas de réponse depuis { $seconds } secondes : la suivante en attendant.
    }
}
konito-why-gave_hint = { $seconds ->
    [0] Indice numéro { $number } pour celle-ci.
   *[other] Pas de réponse depuis { $seconds } secondes : indice numéro { $number } pour celle-ci.
}
konito-why-same_words = « { $text } » a les bons mots sous une autre forme.
konito-why-gave_up = { $hints ->
    [0] Personne ne trouve le reste.
    [1] Personne ne trouve le reste, même avec un indice.
   *[other] Personne ne trouve le reste, même avec { $hints } indices.
}
konito-why-cannot_hear = Je ne vous entends pas : quand un bot lit, il faut écrire les réponses.
konito-why-furthest_back = { $behind ->
    [0] Les pions sont à égalité : l’un ou l’autre partenaire convient.
    [1] { $me ->
        [yes] Ce pion a une case de retard sur l’autre : partager avec lui vous coûte le moins.
       *[no] Ce pion a une case de retard sur l’autre : partager avec lui me coûte le moins.
    }
   *[other] { $me ->
        [yes] Ce pion a { $behind } cases de retard sur l’autre : partager avec lui vous coûte le moins.
       *[no] Ce pion a { $behind } cases de retard sur l’autre : partager avec lui me coûte le moins.
    }
}
konito-why-any_number = Personne n’a vu la carte : tous les numéros se valent.
konito-why-just_likes = Sans plan : j’en avais envie.
konito-why-nobody_typed = { $guesses ->
    [1] La seule réponse écrite n’en est pas proche.
   *[other] Aucune des { $guesses } réponses n’en est proche.
}
konito-why-judged-typed = Quelqu’un l’a écrite.
konito-why-judged-near = Une réponse très proche a été écrite.
konito-why-judged-nothing_near = Rien de ce qui a été écrit n’en est proche.
konito-why-judged-unheard = Ce qui s’est dit de vive voix n’est pas connu ici ; dans le doute, cela compte.
konito-why-judged-clean = Aucun indice ne contenait un mot de la famille de la réponse.

## Options of a table

konito-option-deck = le paquet de cartes : en/starter, fr/starter, ou le vôtre dans un fichier, @FILE.csv (N28)
konito-option-form = la façon de jouer : teams, three, together ou solo ; selon le nombre de personnes si rien n’est précisé (N23, N24)
konito-option-teams = nombre d’équipes : 2 ou 3 (N8)
konito-option-tiles = nombre de tuiles du plateau, de 2 à 15 (N6)
konito-option-challenges = les tuiles montrent leur case Défi (N6)
konito-option-track = votre propre plateau, tuile par tuile, par exemple 1, 4b, 15 (N6)
konito-option-judging = typed : la table compare les réponses ; voice : le Lecteur valide ce qui a été dit, et les bots n’en entendent rien (N25)
konito-option-others_see_ends = les autres équipes voient la face et ses fins, pour juger (N12)
konito-option-fresh = les cartes que le même groupe a vues dans ses parties précédentes viennent en dernier
konito-option-seen = les cartes que ce groupe a déjà vues
konito-option-seconds = durée du sablier, en secondes (N11)
konito-option-turn_limit = nombre de tours de chaque équipe avant que gagne la plus avancée, de 1 à 50 ; sans nombre, pas de fin, et 6 ensemble (N29)

## Faults of a deck. $what is the word or number concerned, $other another line of the file.

konito-fault-columns = la première ligne doit être { $what }
konito-fault-cells = le nombre de cellules est { $what }, il en faut 9
konito-fault-csv = cette ligne de la feuille de calcul est illisible ({ $what })
konito-fault-no-cards = il n’y a pas de cartes
konito-fault-empty = la cellule « { $what } » est vide
konito-fault-face = « { $what } » n’est pas une face ; les faces sont a et b
konito-fault-level = « { $what } » n’est pas un niveau ; les niveaux sont green, orange et red
konito-fault-theme = « { $what } » n’est pas un thème de cette langue
konito-fault-start-too-long = le début a plus de { $what } caractères
konito-fault-end-too-long = la fin a plus de { $what } caractères
konito-fault-end-in-start = la fin se trouve déjà dans le début ou dans le thème ({ $what })
konito-fault-two-levels = la carte { $what } a un autre niveau à la ligne { $other }
# $what is a face and two numbers: what there is, and what there should be.
konito-fault-count = nombre d’expressions incorrect sur { $what }
konito-fault-double = cette expression est déjà à la ligne { $other }
konito-fault-nearly-double = cette expression est presque celle de la ligne { $other }
konito-fault-end-too-often = « { $what } » est la fin de plus de trois expressions
konito-fault-need = « { $what } » n’est pas une chose qu’un Défi peut demander
konito-fault-challenge-length = un Défi compte de 1 à { $what } caractères
konito-fault-challenge-number = « { $what } » ne convient pas ; les Défis d’une carte portent les numéros 1, 2, 3
konito-fault-challenge-count = la carte Défi { $what } doit avoir trois Défis
konito-fault-no-such-deck = le paquet « { $what } » n’existe pas
