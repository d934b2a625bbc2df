### Kinoko's rules for players, in our own words: one message a numbered rule of docs/rules/kinoko.md.

kinoko-rules-title = Kinoko
kinoko-rules-about = A game by Tim Rogasch, published by Helvetiq. 2 to 4 players, from 7 years, about 20 minutes. These are the rules as this table plays them, told in our own words.
kinoko-rules-goal = Everybody has a secret family: one kind of mushroom. You want the three mushrooms of that kind to lie together, no matter where, and to be the one who says so. The catch: you see everyone’s cards except your own.

kinoko-rules-set-up = Set-up
kinoko-rules-turn = A turn
kinoko-rules-round-end = The end of a round
kinoko-rules-game-end = The end of the game
kinoko-rules-digital = What this table adds

kinoko-rule-K1 = Kinoko is for 2, 3 or 4 players. There are always two colours more than players: 4, 5 or 6.
kinoko-rule-K2 = Six colours exist. Each has three mushrooms, with the values 1, 2 and 3, and one family card. The table draws at random which colours are in play.
kinoko-rule-K3 = In every round the families are shuffled and everyone gets one in secret. You know your own; the others learn it when the round ends.
kinoko-rule-K4 = Two families are left. One is turned face up: its colour is forbidden in this round. The other stays unknown.
kinoko-rule-K5 = Then the mushrooms are dealt: everyone gets a 1, a 2 and a 3, and the last six form two rows on the table, again a 1, a 2 and a 3 each. A hand and a row are called places; every place holds one card of each value at all times.
kinoko-rule-K6 = If somebody is dealt three mushrooms of one colour, the mushrooms are dealt again. The families stay, and the rows do not count.
kinoko-rule-K7 = You see the colours in everyone’s hand but your own, and not those of the rows. The values are on the backs, for all to see. Whoever only watches sees no colours and nobody’s family until the round ends.
kinoko-rule-K8 = Who starts the first round is drawn at random, or the table names somebody.
kinoko-rule-K9 = Turns go clockwise.
kinoko-rule-K10 = On your turn three dice are rolled. Choose one, any one, and carry out what it shows. Until you confirm you may change your mind.
kinoko-rule-K11 = Each die has the numbers 1, 2 and 3, one of them twice, a blank, and a face of its own: reroll, peek, or sets. A table may choose other faces.
kinoko-rule-K12 = A number: swap the two cards of that value of two different places, hands or rows. Yours need not be one of them. Once chosen, it must be done.
kinoko-rule-K13 = Reroll: all three dice are rolled again and you choose anew, even another reroll.
kinoko-rule-K14 = Peek: look at any one mushroom, then it goes back. Everyone sees which card you look at, only you see its colour. A card in your own hand is allowed. Families may not be looked at.
kinoko-rule-K15 = Sets: swap your three cards with the three of another place, a hand or a row. You hold what you take facing away from you, as ever.
kinoko-rule-K16 = Blank: no action this turn.
kinoko-rule-K17 = At the end of your turn, after your action, you may announce: you think that the three mushrooms of your family lie together in one place, whichever place it is.
kinoko-rule-K18 = An announcement ends the round: all mushrooms and families are turned up.
kinoko-rule-K19 = If the announcer is right, the announcer scores 2, and so does everybody else whose three are together too.
kinoko-rule-K20 = After that, and only if the announcer was right, everyone who holds at least one mushroom of the forbidden colour loses 1 point, no matter how many they hold. The 2 points are added first.
kinoko-rule-K21 = Nobody falls below 0.
kinoko-rule-K22 = If the announcer is wrong, everybody else scores 1. Nobody scores 2, nobody loses a point, and the forbidden colour is not looked at. (A table may choose that players whose three are together still score 2.)
kinoko-rule-K23 = The player on the announcer’s left starts the next round.
kinoko-rule-K24 = A table may limit the number of turns in a round. At the limit the round ends without points, and the next player starts a new one.
kinoko-rule-K25 = The game ends after the round in which somebody reaches 4 points or more. The highest score wins.
kinoko-rule-K26 = A tie: of the players concerned, whoever last stopped a round wins, even if that was not the last round. (A table may choose that only the last round counts.)
kinoko-rule-K27 = If none of them ever stopped a round, they share the victory.
kinoko-rule-K28 = A table chooses how much it helps. “Memory”, unless the table says otherwise: you see what you would see across a real table, and have to remember the rest. “Seen”: cards that you have seen and can still follow stay marked. “Deduced”: what follows by logic is marked too.
kinoko-rule-K29 = Nobody is ever shown, or sent, anything that they could not know.
