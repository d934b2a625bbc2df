### What the page of Konito says.

## Teams and the track

web-konito-you = You
web-konito-level-green = Green, easy
web-konito-level-orange = Yellow, medium
web-konito-level-red = Red, hard
# Printed on the track and on the back of the cards, in every language.
web-konito-defi = Défi
# $pawns says where every pawn stands.
web-konito-track = The track, { $squares } squares. { $pawns }
# $team is the name of a team or of a player.
web-konito-pawn-at = { $team }: square { $square }
web-konito-at-square = square { $square } of { $squares }
web-konito-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Before the sand runs

# $names are those who guess.
web-konito-start-when-ready = The sand runs for { $names } as soon as you want.
web-konito-chooses-partner = { $name } chooses who guesses.
web-konito-you-will-guess = You will guess. The sand is not running yet.
web-konito-you-will-judge = You will listen and judge. The sand is not running yet.
web-konito-earphones = If your device reads the screen aloud, use earphones: it gives the ends away.

## The Reader

web-konito-face = { $level } card, { $lines } expressions
# Stands below the number itself.
web-konito-faces = { $faces ->
    [one] face
   *[other] faces
}
# How many faces.
web-konito-faces-done = complete: { $faces }
web-konito-read = read
web-konito-found = found
web-konito-touch-found = touch what is found
web-konito-read-out = Read out: { $start }
web-konito-accept = Found: { $start } { $end }
web-konito-clue = A clue for those who guess
web-konito-clue-sent = Sent: { $text }
web-konito-not-sent = Not sent.
# $words are words of a clue.
web-konito-held = Of the same family as a word to be found: { $words }.
web-konito-contested-count = Contested so far: { $count }. It is settled after the turn.

## A team-mate

web-konito-guess-the-ends = Guess the ends
web-konito-say-the-ends = Say the ends aloud
web-konito-listen = Listen to { $name }
web-konito-read-so-far = Read out so far
web-konito-not-read-yet = Not read yet on this face: { $count }
web-konito-still-to-find = Still to be found on this face: { $count }
web-konito-clue-is = { $name }: “{ $text }”
web-konito-guesses = Guesses
web-konito-guess-yes = yes
web-konito-guess-almost = almost!
web-konito-guess-no = no
web-konito-your-guess = Your guess
web-konito-say-it = Say it

## The others, and objections

web-konito-you-judge = You judge
web-konito-their-card = The card that is being played
web-konito-hidden-from-guessers = hidden from those who guess
web-konito-ends-hidden = what was read and found
web-konito-not-read = not read out yet
web-konito-said = Said and typed
web-konito-clue-short = clue: “{ $text }”
web-konito-contest = Contest
web-konito-contest-later = You may contest what counts as found, here or after the turn.
web-konito-contest-what = What do you contest?
web-konito-contest-why = Something wrong with “{ $end }”?
web-konito-contest-how = The Reader’s side gives in, or the table votes.
web-konito-reason = Reason
web-konito-objection = An objection
web-konito-objects = { $me ->
    [yes] You contest ({ $reason }):
   *[no] { $name } contests ({ $reason }):
}
web-konito-votes = Right: { $right } · not right: { $wrong } · still to vote: { $missing }
web-konito-waits-votes = Waiting for the others. { $team } may give in.

## The Défi

web-konito-picks = { $me ->
    [yes] Choose 1, 2 or 3 for { $reader }
   *[no] { $name } chooses for { $reader }
}
web-konito-defi-square = { $team }: a Défi square. The hourglass waits.
web-konito-defi-number = Number { $number }: the Défi of this turn
web-konito-defi-card = Défi card, drawn
web-konito-defi-card-back = Défi card, face down
web-konito-nobody-saw = A number at random: nobody has seen the card.
web-konito-number = Number { $number }
web-konito-everyone-sees-choice = Everyone sees your choice.
web-konito-needs = needs { $needs }
web-konito-need-opponent = an opponent
web-konito-need-two_teammates = two who guess
web-konito-need-one_room = one room
web-konito-need-voice = a voice
web-konito-defi-starts = { $me ->
    [yes] The sand runs when you turn the hourglass.
   *[no] The sand runs when { $name } turns the hourglass.
}

## The end of a turn, and of the game

web-konito-advances = { $team }: { $steps } forward
web-konito-stays = { $team }: still on square { $square }
# $level is a colour and how hard it is.
web-konito-lands = Square { $square }: { $level }.
web-konito-lands-defi = Square { $square }: { $level }, with a Défi next time.
web-konito-lands-finish = The finish.
web-konito-cards-of-turn = The cards of this turn
web-konito-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-konito-heap-both = both faces
web-konito-heap-one = one face
web-konito-heap-none = no face
web-konito-faces-of-turn = The faces
# $count: how many expressions stand on the face besides the first.
web-konito-and-others = complete, { $count } more
web-konito-passed = passed
web-konito-taken-back = taken back
web-konito-time-up = time up, { $found } of { $all }
web-konito-next-reads = { $me ->
    [yes] Next: you read
   *[no] Next: { $name } reads
}
web-konito-next-turn = Next turn
web-konito-to-the-end = Close the game
# $names are those who have won.
web-konito-won = { $names }: at the finish!
web-konito-won-together = You have made it, together!
web-konito-after-turns = Turns: { $turns }
web-konito-ranking = Ranking
# Everyone has lost, together.
web-konito-end-out-of-turns = The turns are over before the finish.
# How far a pawn has come.
web-konito-score = { $points ->
    [one] { $points } square
   *[other] { $points } squares
}

## Before the start

web-konito-bots-hear-nothing = At this table guesses are spoken, and robots hear nothing: they can neither read nor guess. With robots it is better to type.
web-konito-rather-type = Type instead
web-konito-deck = Deck
web-konito-deck-why = its language is what you will guess in
web-konito-deck-of = { $language }, { $cards } cards
web-konito-teams = Teams
web-konito-shuffle = Shuffle teams
web-konito-move = Move { $name } to…
web-konito-move-to = move to…
web-konito-place-of = place of { $name }
web-konito-form-teams = Teams of two or more, one pawn each.
web-konito-form-three = Three players, a pawn each: the Reader chooses a partner every time.
web-konito-form-together = Together against the track: one pawn, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
web-konito-form-solo = The table reads, one player guesses: one pawn, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
web-konito-form-none = So many cannot play like this.
web-konito-option-form = Form of play
web-konito-option-form-why = each side for itself, or all together
web-konito-option-form-usual = by the number of players
web-konito-option-form-solo = solo: the table reads
web-konito-option-form-teams = teams
web-konito-option-form-three = three players
web-konito-option-form-together = together
web-konito-option-teams = How many teams
web-konito-option-teams-why = three need six players
web-konito-option-tiles = Length of the track
web-konito-option-tiles-why = tiles of three squares, 2 to 15
web-konito-option-tiles-usual = usual
web-konito-option-challenges = Défi squares
web-konito-option-challenges-why = there one reads under a rule of its own
web-konito-option-judging = Where you play
web-konito-option-judging-why = who decides what is found; robots understand only what is typed
web-konito-option-judging-typed = at a distance: guesses are typed
web-konito-option-judging-voice = around the table: guesses are spoken
web-konito-option-others_see_ends = The others see the ends
web-konito-option-others_see_ends-why = to judge; otherwise they may guess along
web-konito-option-seconds = Seconds in the hourglass
web-konito-option-seconds-why = 10 to 600, usually 60
web-konito-option-turn_limit = Turns for each team
web-konito-option-turn_limit-why = 1 to 50, then whoever is furthest wins; usually no limit
web-konito-option-turn_limit-usual = usual
web-konito-option-fresh = New cards first
web-konito-option-fresh-why = in the next game, what you have seen comes last
