### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = La partie est finie.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-a-draw = Il n’y a rien à tirer ni à lancer pour le moment.
refusal-wrong-draw = Ces dés ou ces cartes n’ont pas pu sortir.
refusal-no-clock = Aucune pendule ne tourne.
refusal-unknown-move = Ce coup n’existe pas.
