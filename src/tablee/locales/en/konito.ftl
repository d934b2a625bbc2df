### Everything Konito says.
###
### $name is a player's name; $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $theme, $start and $end are the parts of an expression, in the deck's own language. $team is the name
### of a team, or of a player.

konito = Konito

## The table as a picture

konito-turn = Turn { $turn }
konito-turn-of = Turn { $turn } of { $most }
konito-reads = { $me ->
    [yes] You read
   *[no] { $name } reads
}
konito-legend = 1 easy · 2 medium · 3 hard · ! Défi · # finish
konito-team-0 = Foxes
konito-team-1 = Owls
konito-team-2 = Otters
konito-everyone = All together
konito-challenge = Challenge: { $text }
konito-hidden = not read out yet
konito-hint = Hint: { $text }

## What one may do

konito-ask-partner = Who guesses with you?
konito-ask-number = Pick a number for the challenge
konito-ask-start = Ready?
konito-ask-reading = What do you do?
konito-ask-review = The turn is over
konito-offer-partner = { $name }
konito-offer-number = { $number }
konito-offer-start = Turn the hourglass
konito-offer-read_out = Read out: { $theme }: { $start }…
konito-offer-got = Guessed: { $start } → { $end }
konito-offer-say = Type a hint
konito-offer-guess = Type an answer
konito-offer-pass_face = Pass this face
konito-offer-contest = Object to “{ $end }”: { $reason }
konito-offer-concede = Give in to the objection
konito-offer-vote-right = The objection is right
konito-offer-vote-wrong = The objection is wrong
konito-offer-next = Go on to the next turn
konito-reason-banned_word = a banned word
konito-reason-translation = a translation
konito-reason-wrong_tap = it was not guessed

## What happened

konito-told-first = { $me ->
    [yes] You read first.
   *[no] { $name } reads first.
}
konito-told-track = The track has { $squares } squares.
konito-told-partner = { $me ->
    [yes] You guess in this turn.
   *[no] { $name } guesses in this turn.
}
konito-told-number = Number { $number } is picked.
konito-told-start = The sand runs: { $seconds } seconds.
konito-told-read = { $theme }: { $start }…
konito-told-got = Found: { $start } { $end }.
konito-told-said = Hint: { $text }
konito-told-guess = { $name }: { $text }
konito-told-almost = Almost!
konito-told-complete = This face is complete.
konito-told-passed = This face is passed.
konito-told-time = The sand has run out. Complete faces: { $faces }.
konito-told-heaps = Cards: { $both } with both faces found, { $one } with one, { $none } with none.
konito-told-contest = { $name } objects to “{ $end }”: { $reason }.
konito-told-upheld = The objection is right: “{ $end }” does not count.
konito-told-rejected = The objection is wrong: “{ $end }” counts.
konito-told-moved = { $team }: now on square { $square }.

## The end

konito-won-finish = { $names }: you have reached the finish!
konito-won-out-of-turns = The turns are over, { $squares ->
    [one] one square before the finish.
   *[other] { $squares } squares before the finish.
} Another game at once?
konito-won-turn-limit = The turns are over. Furthest on the track: { $names }!

## Why an action is refused

refusal-konito-not-now = That cannot be done now.
refusal-konito-not-your-role = That is for somebody else in this turn.
refusal-konito-time-is-up = The time is up.
refusal-konito-time-runs-backwards = Time cannot run backwards.
refusal-konito-still-time = There is sand left.
refusal-konito-no-time-given = A move in this game says when it was made.
refusal-konito-no-such-line = There is no such line on this face.
refusal-konito-already-guessed = This one has been guessed.
refusal-konito-already-read = This one has been read out.
refusal-konito-banned-word = That word belongs to the answer. Say it in another way.
refusal-konito-empty-text = Type something.
refusal-konito-text-too-long = That is too long.
refusal-konito-not-a-partner = Choose somebody else at this table.
refusal-konito-not-guessed = Only what counts as guessed can be objected to.
refusal-konito-contested-already = Somebody has objected to this already.
refusal-konito-voted-already = You have voted.
refusal-konito-objection-is-open = An objection has to be settled first.
refusal-konito-unknown-action = That cannot be done in Konito.

## Facts that simulations count

konito-fact-turns = turns a game
konito-fact-faces = complete faces a turn
konito-fact-finished = games that reach the finish

## The bots

konito-bot-random = does anything
konito-bot-weak = knows one expression in three
konito-bot-simple = knows two expressions in three
konito-bot-strong = knows nine expressions in ten
konito-bot-chick = Chick: a child’s first game, who knows few of the hard ones
konito-bot-squirrel = Squirrel: plays along, and knows every other one
konito-bot-fox = Fox: attentive, knows most of them
konito-bot-owl = Owl: an expert, who knows nearly all
konito-bot-prompter = Prompter: says what to read out and which hint to give, and guesses nothing

## Why a bot did what it did, in its own words

konito-why-knew = { $hints ->
    [0] “{ $text }”: I knew this one.
    [1] “{ $text }”: the hint brought it back.
   *[other] “{ $text }”: it came to me after { $hints } hints.
}
konito-why-unsure = “{ $text }”? I was not sure: { $expressions } expressions begin like that.
konito-why-slipped = “{ $text }” was the first thing that came to mind.
konito-why-tried_luck = { $told ->
    [yes] I did not know it, so I tried “{ $text }”, which begins with “{ $letters }”.
   *[no] I did not know it, so I tried “{ $text }”, which is about “{ $theme }”.
}
konito-why-read_first = A new face: its first expression.
konito-why-read_on = { $found ->
    [yes] It is found: on to the next.
   *[no] { $seconds ->
        [0] Not found yet: the next one meanwhile.
       *[other] No answer for { $seconds } seconds: the next one meanwhile.
    }
}
konito-why-gave_hint = { $seconds ->
    [0] Hint number { $number } for this one.
   *[other] No answer for { $seconds } seconds: hint number { $number } for this one.
}
konito-why-same_words = “{ $text }” has the right words in another form.
konito-why-gave_up = { $hints ->
    [0] Nobody finds the rest.
    [1] Nobody finds the rest, not even with a hint.
   *[other] Nobody finds the rest, not even with { $hints } hints.
}
konito-why-cannot_hear = I cannot hear you: when a bot reads, answers have to be typed.
konito-why-furthest_back = { $behind ->
    [0] The pawns are level, so either partner will do.
    [1] { $me ->
        [yes] That pawn is one square behind the other, so sharing costs you least there.
       *[no] That pawn is one square behind the other, so sharing costs me least there.
    }
   *[other] { $me ->
        [yes] That pawn is { $behind } squares behind the other, so sharing costs you least there.
       *[no] That pawn is { $behind } squares behind the other, so sharing costs me least there.
    }
}
konito-why-any_number = Nobody has seen the card: one number is as good as another.
konito-why-just_likes = I had no plan, I just felt like it.
konito-why-nobody_typed = { $guesses ->
    [1] The one answer that was typed comes nowhere near.
   *[other] None of the { $guesses } answers comes near.
}
konito-why-judged-typed = Somebody typed it.
konito-why-judged-near = Something very near was typed.
konito-why-judged-nothing_near = Nothing that was typed comes near.
konito-why-judged-unheard = What was said aloud is not known here; in doubt it counts.
konito-why-judged-clean = No hint had a word of the answer’s family.

## Options of a table

konito-option-deck = the deck: en/starter, fr/starter, or your own from a file, @FILE.csv (N28)
konito-option-form = the form of play: teams, three, together or solo; by the number of players if none is named (N23, N24)
konito-option-teams = how many teams: 2 or 3 (N8)
konito-option-tiles = how many tiles make the track, 2 to 15 (N6)
konito-option-challenges = whether the tiles lie with their Défi square up (N6)
konito-option-track = a track of one’s own, tile by tile, such as 1, 4b, 15 (N6)
konito-option-judging = typed: the table matches answers; voice: the Reader taps what was said, and bots hear nothing of it (N25)
konito-option-others_see_ends = whether the other teams see the face and its ends, to judge (N12)
konito-option-fresh = whether cards seen in earlier games of the same company come last
konito-option-seen = cards that this company has seen before
konito-option-seconds = how long the hourglass runs (N11)
konito-option-turn_limit = how many turns each team has before whoever is furthest wins, 1 to 50; no end, and 6 together, if no number is named (N29)

## Faults of a deck. $what is the word or number concerned, $other another line of the file.

konito-fault-columns = the first line should be { $what }
konito-fault-cells = { $what } cells; there should be 9
konito-fault-csv = not a readable line of a spreadsheet: { $what }
konito-fault-no-cards = there are no cards
konito-fault-empty = “{ $what }” is empty
konito-fault-face = “{ $what }” is no face; a and b are
konito-fault-level = “{ $what }” is no level; green, orange and red are
konito-fault-theme = “{ $what }” is no theme of this language
konito-fault-start-too-long = the beginning has more than { $what } characters
konito-fault-end-too-long = the end has more than { $what } characters
konito-fault-end-in-start = the end stands in the beginning or the theme already: { $what }
konito-fault-two-levels = card { $what } has another level in line { $other }
# $what is a face and two numbers: what there is, and what there should be.
konito-fault-count = wrong number of expressions on { $what }
konito-fault-double = this expression stands in line { $other } already
konito-fault-nearly-double = this expression is almost the one in line { $other }
konito-fault-end-too-often = “{ $what }” is the end of more than three expressions
konito-fault-need = “{ $what }” is nothing that a challenge can need
konito-fault-challenge-length = a challenge has 1 to { $what } characters
konito-fault-challenge-number = “{ $what }”: challenges of a card are numbered 1, 2, 3
konito-fault-challenge-count = challenge card { $what } should have three challenges
konito-fault-no-such-deck = there is no deck “{ $what }”
