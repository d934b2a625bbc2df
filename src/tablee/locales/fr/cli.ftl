### What the command line says.
### French: the spaces before : ; ! ? % and inside « » are U+202F. Where the program adds the colon, the message ends
### with that space, written out. A move is "coup", a deal "donne". No sentence agrees in gender with a player.

## Help

cli-about = Une table pour Kinoko, Konito et Tom Kuni : jouer dans le terminal, faire jouer des bots, revoir des parties et vérifier leurs dés.
cli-usage = utilisation :
cli-commands = commandes{ "\u202F" }
cli-options = options{ "\u202F" }
cli-arguments = arguments{ "\u202F" }
cli-examples = exemples :
# $game is the name of a game.
cli-options-of = options d’une table de { $game } (-o NAME=VALUE) :
cli-bots-of = bots de { $game } :

cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-lang = langue : { $langs } (par défaut, celle du système)
cli-help-play = jouer dans le terminal, contre des bots
cli-help-simulate = faire jouer beaucoup de parties à des bots, et compter
cli-help-arena = faire jouer les robots entre eux, à dés et donnes égaux, et les classer
cli-help-replay = revoir pas à pas une partie enregistrée
cli-help-verify = vérifier que les dés et les donnes d’une partie sont réguliers
cli-help-rules = lire les règles d’un jeu
cli-help-game = le jeu : { $games }
cli-help-players = nombre de places à table ({ $default } par défaut)
cli-help-option = une option de la table, voir plus bas ; peut être répétée
cli-help-seed = un mot ou un nombre ; avec le même, mêmes dés et mêmes donnes
cli-help-name = votre nom
cli-help-bots = les bots aux autres places, voir plus bas ; un seul nom vaut pour toutes
cli-help-bots-all = le bot de chaque place, voir plus bas ; un seul nom vaut pour toutes
cli-help-bots-arena = les robots qui se rencontrent (les quatre niveaux par défaut)
cli-help-record = où garder l’enregistrement de la partie (par défaut, dans votre dossier de données)
cli-help-games = nombre de parties ({ $default } par défaut)
cli-help-games-arena = nombre de parties au moins pour chaque compagnie de robots ({ $default } par défaut)
cli-help-processes = nombre de processus qui jouent à la fois (un par cœur par défaut)
cli-help-json = afficher le résultat en JSON
cli-help-file = un enregistrement fait par « play »
cli-help-seat = la partie vue de cette place, la première étant 0, ou all pour tout voir ; par défaut, vue du public

cli-about-play = Jouer une partie dans le terminal : vous à une place, des bots aux autres. Tapez le numéro de ce que vous voulez faire ; h donne un conseil, w dit pourquoi les bots ont joué ainsi, ? affiche les règles, q quitte la table. La partie est enregistrée : on peut la revoir et la vérifier.
cli-about-simulate = Faire jouer beaucoup de parties à des bots et compter les victoires, les scores et les données propres au jeu, avec leur intervalle à 95 %. La même graine donne les mêmes parties.
cli-about-arena = Chaque robot rencontre chaque autre avec les mêmes dés et les mêmes donnes, à toutes les places ; on apprend la force de chacun (Elo), qui gagne combien de fois contre qui, et le temps de réflexion. La même graine donne les mêmes parties.
cli-about-replay = Revoir pas à pas une partie enregistrée, vue d’une de ses places ou du public. Entrée avance, b recule, un nombre mène au coup de ce numéro, q quitte. Sans terminal, tout s’affiche d’une traite.
cli-about-verify = Refaire tous les lancers de dés et toutes les donnes d’une partie finie à partir de sa graine révélée, contrôler chaque coup d’après les règles, et dire si tout concorde.
cli-help-serve = ouvrir la maison : des tables pour tout le monde sur le réseau, dans le navigateur
cli-help-backup = copier tout ce que la maison garde, sans la fermer
cli-help-host = l’adresse d’écoute (par défaut, toutes celles de cette machine)
cli-help-port = le port d’écoute (8000 par défaut)
cli-help-data = le dossier où tout est gardé (par défaut, votre dossier de données)
cli-help-public-url = l’adresse à laquelle on trouve cette maison, si elle est derrière un proxy
cli-help-trust-proxy = se fier au proxy placé devant cette maison pour savoir qui s’adresse à elle
cli-help-open = afficher la page dans un navigateur, s’il y en a un
cli-help-backup-file = où mettre la copie

cli-about-serve = Ouvrir la maison : sur votre réseau, tout le monde peut ouvrir une table, partager son lien ou son code QR, et jouer dans le navigateur, à plusieurs et avec des bots. Tout est gardé dans un seul dossier ; arrêtez, relancez, et chaque table reprend là où elle en était.
cli-about-backup = Copier dans un seul fichier tout ce que la maison garde à un instant donné, pendant que les parties continuent. Pour restaurer la copie, mettez ce fichier dans un dossier de données sous le nom tablee.sqlite.
cli-about-rules = Afficher les règles numérotées d’un jeu, telles que cette table les joue.

## Playing

cli-play-welcome = { $game }. Tapez un numéro pour choisir, h pour un conseil, w pour savoir pourquoi les bots ont joué ainsi, ? pour les règles, q pour quitter.
cli-play-fair = Tous les dés et toutes les donnes viennent d’une graine secrète. Son empreinte, pour vérifier après la partie : { $commitment }
cli-play-prompt = Votre choix{ "\u202F" }
cli-play-back = retour
cli-play-not-a-choice = Tapez un numéro de { $first } à { $last }.
cli-play-no-reasons = Rien encore qui puisse être dit.
cli-play-left = Vous quittez la table.
cli-play-saved = Enregistrement de cette partie : { $file }
# $replay and $verify are commands.
cli-play-next = La revoir : { $replay }
    Vérifier ses dés : { $verify }
cli-play-default-name = Anonyme

## Serving

cli-serve-welcome = Tablée est ouverte.
cli-serve-here = Sur cette machine : { $url }
cli-serve-network = Pour tout le monde sur votre réseau : { $url }
cli-serve-data = Tout est gardé dans { $file }
cli-serve-stop = Ctrl+C pour arrêter. Les tables reprendront au prochain démarrage.
cli-serve-stopped = Tablée est fermée. Toutes les tables sont gardées.
# $file is the copy, $name what to call it in a data folder.
cli-backup-done = Copie gardée dans { $file }. Pour la restaurer, mettez-la dans un dossier de données sous le nom { $name }.
cli-error-port = « { $port } » n’est pas un port ; il faut un nombre de 1 à 65535
cli-error-url = « { $url } » n’est pas une adresse comme https://play.example.org
cli-error-listen = impossible d’utiliser le port { $port } : { $reason }. Essayez-en un autre : --port 8001
cli-error-no-house = rien n’est encore gardé dans { $folder }

## Simulating

cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
} à { $players }, graine { $seed }
cli-simulate-seat = place
cli-simulate-bot = bot
cli-simulate-wins = victoires
cli-simulate-score = score
cli-simulate-fact = donnée
cli-simulate-mean = moyenne
cli-simulate-interval = intervalle à 95 %
cli-simulate-note = Une victoire partagée compte à parts égales.
cli-simulate-speed = { $seconds } s, { $speed } coups par seconde
cli-simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-elo = Elo
cli-arena-median = décide en
cli-arena-p99 = 99 % en
cli-arena-shares = Part des victoires du robot de la ligne contre ceux de la colonne (seul parmi eux s’il y a plus de deux camps)
cli-arena-all-different = Tous différents à une table
cli-arena-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } … { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# 1 divided by the number of sides
cli-arena-note = { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } serait équitable. L’Elo se compte à partir du premier robot nommé, qui a 1000 ; 400 de plus, c’est dix fois plus fort.

## Replaying

cli-replay-title = { $game }, { $file }
cli-replay-seat = la partie vue par { $name }
cli-replay-spectator = la partie vue du public
cli-replay-all = la partie où tout est visible
cli-replay-step = Coup { $move } sur { $moves }
cli-replay-keys = Entrée : suite · b : retour · nombre : aller à un coup · q : quitter
cli-replay-unfinished = L’enregistrement s’arrête ici. La partie n’a pas été finie.

## Checking

cli-verify-proved = Partie régulière : { $draws ->
    [one] { $draws } tirage, bien celui de la graine,
   *[other] les { $draws } tirages sont bien ceux de la graine,
} et tous les coups respectent les règles.
cli-verify-no-seed = Non prouvé : l’enregistrement ne révèle pas de graine. La graine n’est révélée qu’une fois la partie finie.
cli-verify-no-commitment = Non prouvé : l’enregistrement ne contient pas l’empreinte d’avant le premier tirage.
cli-verify-commitment = Partie irrégulière : la graine révélée ne correspond pas à l’empreinte de l’enregistrement.
cli-verify-draw = Partie irrégulière : le coup { $move } n’est pas celui de la graine.
cli-verify-illegal = Partie non valable : le coup { $move } est contraire aux règles.
cli-verify-unfinished = Partie incomplète : elle s’arrête après le coup { $move }.
cli-verify-after-end = Partie non valable : le coup { $move } vient après la fin.
cli-verify-published = L’empreinte de l’enregistrement, à comparer avec celle affichée avant le premier tirage : { $commitment }

## When something is wrong

cli-error = Erreur : { $reason }
# $help is a command.
cli-error-usage = cette commande n’est pas comprise ({ $reason }). Comment l’écrire : { $help }
cli-error-no-file = le fichier { $file } n’existe pas
cli-error-unreadable = impossible de lire { $file } : { $reason }
cli-error-unwritable = impossible d’écrire { $file } : { $reason }
cli-error-exists = { $file } existe déjà et reste tel quel
cli-error-record = { $file } n’est pas un enregistrement valable. Ligne { $line } : { $reason }
cli-error-not-text = ce n’est pas un fichier texte
cli-error-game = le jeu { $game } n’existe pas ; au choix : { $games }
cli-error-lang = la langue { $lang } n’est pas disponible ; au choix : { $langs }
cli-error-players = { $game } se joue à { $seats }
cli-error-bot = le bot { $bot } n’existe pas ; au choix : { $bots }
cli-error-arena-bots = une arène demande au moins deux robots différents, chacun nommé une fois
cli-error-one-side = à cette table, tous gagnent ou perdent ensemble : il n’y a personne à comparer
cli-error-bot-count = { $found ->
    [one] { $found } bot
   *[other] { $found } bots
} pour { $expected ->
    [one] { $expected } place
   *[other] { $expected } places
}
cli-error-option = impossible de préparer une telle table : { $reason }
cli-error-option-name = l’option { $option } n’existe pas ; au choix : { $options }
cli-error-option-form = une option s’écrit NAME=VALUE, et non { $option }
cli-error-number = { $name } doit être un nombre entier de { $least } à { $most }
cli-error-endless = avec ces bots et ces options, une partie ne finit pas : arrêt après { $moves } coups

## Decks

cli-help-deck = créer, vérifier et garder vos propres paquets de cartes pour Konito
cli-about-deck = Un paquet de cartes est une feuille de calcul (CSV), avec une expression par ligne. « new » écrit un exemple pour commencer, « check » signale chaque erreur avec sa ligne, « import » garde un paquet sans erreur dans votre dossier de données. La langue du paquet est celle de --lang.
cli-help-deck-what = new, check ou import
cli-help-deck-file = le paquet, un fichier CSV
cli-deck-new = Un exemple se trouve dans { $file }. Les thèmes possibles : { $themes }
cli-deck-good = { $file } : { $cards ->
    [one] { $cards } carte
    [many] { $cards } de cartes
   *[other] { $cards } cartes
}, { $expressions ->
    [one] { $expressions } expression
    [many] { $expressions } d’expressions
   *[other] { $expressions } expressions
}, aucune erreur.
cli-deck-fault = ligne { $line } : { $fault }
cli-deck-bad = { $faults ->
    [one] { $faults } erreur
    [many] { $faults } d’erreurs
   *[other] { $faults } erreurs
} dans { $file }. Rien n’en est gardé.
cli-deck-kept = Paquet gardé sous { $file }. Pour jouer avec : { $play }
cli-error-deck-what = « { $what } » ne se fait pas avec un paquet ; au choix : new, check, import

## Playing Konito alone, against the clock

cli-solo-welcome = Je lis, vous écrivez la suite. { $seconds } secondes par tour, { $turns } tours pour aller jusqu’à l’arrivée. Une ligne vide passe la face, q quitte la table.
cli-solo-ready = Appuyez sur Entrée pour retourner le sablier
cli-solo-left = { $seconds } s
cli-solo-first-letter = ça commence par « { $letters } »
cli-error-option-file = l’option { $option } ne peut pas être lue dans un fichier
