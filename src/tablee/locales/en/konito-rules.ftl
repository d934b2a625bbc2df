### Konito's rules for players, in our own words: one message a numbered rule of docs/rules/konito.md.

konito-rules-title = Konito
konito-rules-about = A game by Richard Champion, published by Iello. 2 to 12 players. These are the rules as this table plays them, told in our own words; the expressions are our own selection.
konito-rules-goal = One of you reads the beginning of an expression, the others of the team find its end. As many cards as you can in sixty seconds; every complete face moves your pawn one square towards the finish.

konito-rules-material = What there is
konito-rules-set-up = Set-up
konito-rules-turn = A turn
konito-rules-challenges = Défi squares
konito-rules-winning = Winning, and other forms of play
konito-rules-digital = What this table adds

konito-rule-N1 = Cards have two faces and three levels: green cards are easy and have 3 expressions a face, orange ones 4, red ones 5. A complete deck has 202 cards.
konito-rule-N2 = An expression is a theme and a beginning, which may be read aloud, and an end, which has to be guessed.
konito-rule-N3 = Défi cards have three rules each, numbered 1 to 3, which hold for one turn.
konito-rule-N4 = The track is made of tiles with three squares, green, yellow or red. The first tile has the start, the last one the white finish. The front of a tile has one Défi square, its back has none. Towards the finish there are more hard squares.
konito-rule-N5 = Every team has a pawn. The hourglass runs for 60 seconds.
konito-rule-N6 = You choose how many tiles make the track, which, and which side up; the start comes first and the finish last. If you choose nothing, there are 8 tiles with their fronts up, drawn at random.
konito-rule-N7 = The three piles are shuffled, and so is which face of a card comes first. The Défi cards are shuffled too.
konito-rule-N8 = There are 2 or 3 teams, as even as possible, of at least 2 players. Who reads first is drawn at random.
konito-rule-N9 = The teams take turns, and in each team everyone is Reader in turn. When all have read, it begins anew.
konito-rule-N10 = The Reader takes cards of the colour of the square under the team’s pawn.
konito-rule-N11 = A turn lasts 60 seconds from the Reader’s start. The table’s clock decides; an answer that was on its way still counts for a moment, the same for everyone.
konito-rule-N12 = The Reader sees the whole face. The team-mates see what has been read out. The other teams see the face with its ends, to judge (a table may choose that they do not). The other face of a card is hidden until it is turned up.
konito-rule-N13 = The Reader may read, describe, sing, mime and make noises, but not translate into another language, and not use a word of the same family as a word of the end.
konito-rule-N14 = Team-mates may answer as often as they like, and find the expressions of a face in any order.
konito-rule-N15 = When all expressions of a face are found, the card is turned over; after that the next card is drawn.
konito-rule-N16 = The Reader may pass a face at any time. It does not count then, whatever was found. On goes the other face, or the next card.
konito-rule-N17 = When the time is up, the pawn moves one square for each complete face.
konito-rule-N18 = After the turn everyone sees the faces that were turned up.
konito-rule-N19 = An empty pile is made anew from its used cards.
konito-rule-N20 = If the pawn stands on a Défi square when its turn begins, then before the time starts the next player in the round who is not on the Reader’s team picks 1, 2 or 3. A Défi card is drawn, and its rule of that number holds for this turn.
konito-rule-N21 = A challenge that cannot be played in your form of play is skipped, and the next card is drawn.
konito-rule-N22 = The first team whose pawn reaches or passes the finish wins.
konito-rule-N23 = Three players against each other: everyone has a pawn. The Reader chooses a partner for the turn, and both their pawns move. Then the next player reads. Whoever reaches the finish in the same turn shares the victory.
konito-rule-N24 = Two or three players together: one pawn, four tiles, at most 6 turns. If you reach the finish, you win. If not, you play again at once.
konito-rule-N25 = Answers are judged in one of two ways. Around a table the Reader taps what was found. At a distance the team-mates type, and the table compares, generous with capitals, accents, articles and small slips; the Reader can still accept an answer by hand.
konito-rule-N26 = The other teams may object, until the next turn begins: a banned word, a translation, a wrong tap. The Reader’s team gives in, or all vote; a tie changes nothing. What is given up does not count, and its face neither.
konito-rule-N27 = A hint that the Reader types is held back if it has a word of the same family as an end.
konito-rule-N28 = Groups can add decks of their own from a spreadsheet. A file with faults is refused, with the line and the reason, and nothing of it is kept.
konito-rule-N29 = A table may limit the turns. When every team has had so many, the game ends and whoever is furthest on the track wins; those who are level share the victory. Playing together, it replaces the 6 turns.
