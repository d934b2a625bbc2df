### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = La partie est finie.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-a-draw = Il n’y a rien à tirer ni à lancer pour le moment.
refusal-wrong-draw = Ces dés ou ces cartes n’ont pas pu sortir.
refusal-no-clock = Aucune pendule ne tourne.
refusal-unknown-move = Ce coup n’existe pas.

## Refusals: why a table did not do what was asked

refusal-bad-message = Ce message est illisible.
refusal-too-large = C’est trop volumineux.
refusal-too-fast = Doucement, s’il vous plaît. Réessayez dans un instant.
refusal-not-greeted = Dites d’abord qui vous êtes.
refusal-greeted-already = Vous avez déjà dit qui vous êtes.
refusal-bad-token = Cet appareil n’est pas connu ici. Rechargez la page.
refusal-no-such-table = Aucune table ne porte ce code.
refusal-no-such-game = Ce jeu n’existe pas ici.
refusal-no-such-bot = Ce bot n’existe pas pour ce jeu.
refusal-bad-options = Impossible de préparer une telle table.
refusal-bad-name = Tapez un nom, s’il vous plaît.
refusal-seat-taken = Cette place est prise.
refusal-seat-empty = Il n’y a personne à cette place.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-host = C’est réservé à l’hôte de la table.
refusal-not-before-start = La partie n’a pas commencé, ou elle est finie.
refusal-only-before-start = La partie a déjà commencé.
refusal-not-over = La partie n’est pas encore finie.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-kept = Aucun bot ne garde votre place.
refusal-nothing-to-undo = Il n’y a aucun coup à reprendre.
refusal-nothing-asked = Aucune question n’attend votre réponse.
refusal-asked-already = Une question attend déjà une réponse.
refusal-no-turn-clock = Il n’y a pas de pendule à cette table.
refusal-no-more-time = Ce tour a déjà eu assez de temps supplémentaire.
refusal-quiet-table = Cette table est silencieuse : réactions uniquement.
refusal-no-hints = Il n’y a pas de conseils à cette table.
refusal-no-advice = Il n’y a rien à conseiller ici.
refusal-bad-move = Ce coup n’existe pas dans ce jeu.
refusal-not-kept-safe = L’enregistrement a échoué, rien n’a donc été fait. Réessayez, s’il vous plaît.
refusal-old-rules = Cette table a été jouée selon d’anciennes règles que cette maison n’a plus.
refusal-house-full = La maison est pleine pour le moment. Réessayez plus tard.
refusal-no-such-code = Ce code n’est pas valable, ou il a déjà servi.
