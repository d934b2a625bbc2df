### Tom Kuni's rules for players, in our own words: one message a numbered rule of docs/rules/tomkuni.md.

tomkuni-rules-title = Tom Kuni, the friendly ludo
tomkuni-rules-about = A game by Tom Kuni (“Mensch freu’ Dich drauf!”). 2 to 4 players, from 6 years. These are the rules as this table plays them, told in our own words.
tomkuni-rules-goal = Bring your four pawns home, one into each of the four zones. Nobody is ever sent back: whoever is in the way is pushed forward, which helps them too, or costs them a point.

tomkuni-rules-board = The board
tomkuni-rules-set-up = Set-up
tomkuni-rules-moving = Moving
tomkuni-rules-zones = The zones
tomkuni-rules-end = The end

tomkuni-rule-T1 = A board is a ring of squares. Each colour has a yard for four pawns, a start square with an arrow, a solid square, an entry square with a white circle, and behind it a zone of four squares. The usual board is a cross of 40 squares; a table may choose another.
tomkuni-rule-T2 = All pawns walk the same ring in the same direction and use the squares of every colour. Only one pawn stands on a square, anywhere.
tomkuni-rule-T3 = There are 2 to 4 players with four pawns each, all in the yard of their colour. Two players sit opposite each other.
tomkuni-rule-T4 = Everyone rolls the die; the lowest roll starts. If several are lowest, they roll again.
tomkuni-rule-T5 = Turns follow the arrows, anticlockwise.
tomkuni-rule-T6 = One roll a turn. A 6 gives no second roll.
tomkuni-rule-T7 = A pawn leaves the yard on a 6 only, one at a time, onto the start square of its colour. You may move another pawn instead. (A table may choose three tries: with no pawn on the ring you roll up to three times for a 6.)
tomkuni-rule-T8 = Otherwise a pawn on the ring walks as many squares as the die shows. It jumps over pawns in its way; squares with pawns count like free ones.
tomkuni-rule-T9 = If several pawns can move, you choose. If one can move, it must. If none can, the die passes on.
tomkuni-rule-T10 = Pushing: if the last square of your move is taken, the pawn there goes one square forward and yours takes its place. Pawns in a row are all pushed on by one. Your own pawns are pushed as well.
tomkuni-rule-T11 = A solid square is a shortcut: a pawn of any colour that ends its own move there goes straight to the entry square of that colour and stands on it, in front of the zone. Whoever stands on one of these two squares is pushed first. A pawn that is pushed onto a solid square stays there. (A table may choose that the shortcut ends one square further along the ring.)
tomkuni-rule-T12 = Nobody walks or is pushed to a stop on an entry square: such a pawn goes on by one square along the ring, and so has passed that zone. Whoever stands on the entry is pushed first.
tomkuni-rule-T13 = You need one pawn in each of the four zones. A zone is open to you as long as none of your pawns is in it.
tomkuni-rule-T14 = A pawn whose walk leads beyond the entry of a zone that is open to you turns into that zone; its squares count one by one. It may not walk past. (A table may choose that it may.)
tomkuni-rule-T15 = If the roll leads beyond the last square of the zone, that pawn cannot move: move another, or pass.
tomkuni-rule-T16 = Inside a zone pawns are jumped and pushed as on the ring, one square deeper. A push that would leave the zone is not possible, and neither is the move.
tomkuni-rule-T17 = A pawn in a zone does not walk any more. Only pushes move it.
tomkuni-rule-T18 = A pawn that stands on an entry, and whose colour needs only this last zone, is pushed into it, onto the first square. Any other pawn is pushed off an entry along the ring.
tomkuni-rule-T19 = With three pawns home you keep rolling, once a turn, until the fourth gets in or is pushed in.
tomkuni-rule-T20 = The game ends when every colour in play has a pawn in every zone. Whoever is done is skipped.
tomkuni-rule-T21 = At the end a pawn counts 4 points on the first square of a zone, 3 on the second, 2 on the third, 1 on the fourth. What counts is where it stands at the end.
tomkuni-rule-T22 = The first player to have all four pawns home gets 1 point more. If one move brings two players home, the mover counts first, then turn order.
tomkuni-rule-T23 = The most points win. Players with the same points share the victory.
