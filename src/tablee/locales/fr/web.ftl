### What the pages say. $name is a player's name, $code a code of the table's or the server's.
### French: the spaces before : ; ! ? are U+202F. No sentence agrees in gender with a player.

## Games

web-kinoko = Kinoko
web-konito = Konito
web-tomkuni = Tom Kuni
web-kinoko-in-a-line = Vous voyez les champignons des autres, jamais les vôtres.
web-konito-in-a-line = Quelqu’un dit le début, les autres trouvent la fin.
web-tomkuni-in-a-line = Les petits chevaux où l’on se pousse vers l’avant.
# A proverb that everyone knows, in two lines of at most ten letters, and its end in two lines.
web-konito-picture-1 = Petit à
web-konito-picture-2 = petit…
web-konito-picture-3 = l’oiseau
web-konito-picture-4 = fait son nid !

## Home

web-home = Retour à l’accueil
web-language = Langue
web-play = Jouer
web-against-bots = contre des bots
web-open-table = Ouvrir une table
web-open-which = Quel jeu ?
web-have-code = J’ai un code
web-join = Rejoindre
web-back-to-table = Retour à votre table
web-guest = Anonyme
web-arriving = Un instant, votre place arrive sur cet appareil…

## Joining

web-who-are-you = Comment vous appelle-t-on ?
web-name = Votre nom
web-sit-down = Prendre place
web-joining = Vous rejoignez la table…
web-close = Fermer

## Before the start

web-table-of = Table de { $name }
web-invite = Inviter
web-code = Code de la table
web-qr = Code QR du lien vers cette table
web-share = Partager le lien
web-copied = Le lien est copié.
web-seats = Places
web-thats-you = c’est vous
web-here = est là
web-away = pas là
web-bot = Bot
web-free-seat = Place libre
web-free-seat-why = pour qui viendra
web-sit-here = S’asseoir ici
web-free-this-seat = Libérer la place de { $name }
web-bot-level = Niveau de { $name }
web-swap-seat = Échanger la place de { $name }
web-swap-with = Échanger les places de { $name } et { $other }
web-swap-how = Touchez maintenant la place avec laquelle { $name } échange.
web-ready = c’est bon
web-not-yet = pas encore
web-one-seat-more = Une place de plus
web-one-seat-less = Une place de moins
web-watching = Dans le public : { $names }
web-how-we-play = Comment on joue
web-everyone-sees = tout le monde voit ces choix
web-usual-rules = Les règles habituelles.
# $what names options.
web-unusual-rules = Ce qui change : { $what }
web-change-rules = Changer
web-quiet-table = Table silencieuse
web-quiet-table-why = réactions uniquement, pas de messages : idéal avec des enfants
web-listed-table = Tout le monde peut trouver cette table
web-listed-table-why = sinon, il faut le lien ou le code
web-begins-when-ready = La partie commence dès que tout le monde est prêt.
web-i-am-ready = C’est bon pour moi
web-not-ready-after-all = Finalement, pas encore

## At the table

web-menu = Menu
web-rules = Règles
web-log = Ce qui s’est passé
web-at-the-table = Autour de la table
web-sound = Son
web-your-turn = À vous de jouer
web-turn-of = { $name } joue
web-watching-now = Vous regardez la partie
web-say-something = Dites un mot
web-send = Envoyer
web-somebody = Quelqu’un
web-reacted = { $name } : { $what }
web-reaction-bravo = Bravo !
web-reaction-laugh = Ha ha !
web-reaction-wow = Waouh !
web-reaction-thanks = Merci !
web-reaction-sorry = Pardon !
web-reaction-hurry = Allez !
web-reaction-heart = De tout cœur
web-reaction-think = Hum…
web-chosen = choisie
web-connection-lost = Connexion perdue. Votre place est gardée.
web-reconnect = Se reconnecter
web-bot-keeps-your-seat = Un bot joue pour vous.
web-take-back = Reprendre ma place
web-paused = La partie est en pause.
web-resume = Continuer
web-question = Une question à tout le monde
web-asks-undo = { $name } aimerait reprendre le dernier coup.
web-asks-pause = { $name } aimerait faire une pause.
web-agree = D’accord
web-rather-not = Plutôt non
web-waiting-for-answers = On demande l’avis de tout le monde…
web-time-is-short = Votre temps est bientôt écoulé.
# $time is written as minutes and seconds, 4:59.
web-time-left = Encore { $time }
web-more-time = Du temps en plus
web-rematch-is-open = Une autre partie vous attend.
web-follow = J’y vais
web-undo = Annuler
web-ask-undo = Demander à reprendre le coup
web-pause = Demander une pause
web-fair = Preuve de dés réguliers
web-options = Options de cette table
web-theme = Clair ou sombre
web-theme-system = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-speed = Vitesse
web-speed-1 = normale
web-speed-0-5 = rapide
web-speed-0 = immédiate
web-speed-2 = lente
web-letters = Lettres sur les cartes
web-move-device = Continuer sur un autre appareil
web-move-device-how = Scannez ce code avec l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
web-record = Télécharger l’enregistrement
web-leave = Quitter la table
web-over = La partie est finie
web-play-again = Rejouer
web-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
web-skip = Passer
web-next-round = Manche suivante
web-see-the-end = Voir la table
# $code is a code that no message explains.
web-refused = Cela n’a pas marché ({ $code }).

## What home lists

web-open-tables = Tables ouvertes
# $free is a number of seats.
web-free-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-finished-games = À revoir

## On a television

web-television = Afficher sur un téléviseur
# $address is typed into the television's browser.
web-television-how = Ouvrez-y { $address }
web-tv-join = Prenez place avec votre téléphone
web-tv-lost = Connexion perdue. Nouvel essai…
web-tv-again = Encore une partie ? Choisissez « Rejouer » sur un téléphone.
# The key is F in every language.
web-tv-full-screen = Plein écran (F)
# After a name on a plate.
web-plays = joue
# $points is a number.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Watching a game again

web-watch-again = Revoir la partie
web-replay-eyes = Vue de
web-replay-all = tout est visible
web-replay-spectator = le public
web-replay-moves = Coups
# $move and $moves are numbers.
web-replay-move = Coup { $move } sur { $moves }
web-replay-first = Au début
web-replay-back = En arrière
web-replay-play = Laisser défiler
web-replay-stop = Arrêter
web-replay-forward = En avant
web-replay-last = À la fin
web-replay-link = Copier le lien vers ce coup
web-one-moment = Un instant…
web-to-the-table = Vers la table

## Robots and hints

bot-chick = Poussin
bot-chick-why = une première partie
bot-squirrel = Écureuil
bot-squirrel-why = de bonne compagnie
bot-fox = Renard
bot-fox-why = réfléchit bien
bot-owl = Chouette
bot-owl-why = une experte
web-hints = Conseils
web-hints-why = à son tour, on peut demander ce que ferait une experte
web-hint = Que ferait une experte ?
web-thoughts = Montrer ce que les robots ont pensé ({ $count })
