### What the page of Kinoko says.

web-kinoko-forbidden = Forbidden
web-kinoko-your-family = Your family
web-kinoko-round = Round { $round }
web-kinoko-points = { $points } of { $goal } points
web-kinoko-dice = Dice
web-kinoko-dock = What you can do
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, face down, you know it: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, face down, { $place }
web-kinoko-choose-die = choose one die
web-kinoko-choose-first = choose the first card
web-kinoko-choose-second = choose the second card
web-kinoko-choose-swap = swap the two?
web-kinoko-choose-peek = choose a card to look at
web-kinoko-choose-set = choose a set to swap yours with
web-kinoko-close = announce, or end your turn
web-kinoko-die-number = Swap two { $value }s
web-kinoko-die-blank = Do nothing
web-kinoko-die-peek = Peek at one
web-kinoko-die-sets = Swap sets
web-kinoko-die-reroll = Roll again
web-kinoko-other-die = Another die
web-kinoko-swap = Swap
web-kinoko-swap-sets = Swap sets
web-kinoko-end-turn = End turn
web-kinoko-announce = Announce
web-kinoko-announce-later = Announce: after your action
web-kinoko-announce-sure = Announce?
web-kinoko-announce-claim = You say: all three of { $mushroom } lie together, in one place.
web-kinoko-announce-right = for you if it is so, and for everyone else whose three are together. A forbidden card in a hand costs a point.
web-kinoko-announce-wrong = for each of the others if it is not.
web-kinoko-not-yet = Not yet
web-kinoko-reveal-right = { $me ->
    [yes] Your three are together!
   *[no] { $name } is right: the three are together!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Not this time: your three are apart.
   *[no] Not this time: the three of { $name } are apart.
}
web-kinoko-gathered = together, { $place }
web-kinoko-lost = holds a forbidden { $species }
web-kinoko-stays-at-zero = stays at 0
web-kinoko-option-aid = What the table remembers for you
web-kinoko-option-aid-why = help for the memory, the same for everyone
web-kinoko-option-aid-memory = nothing: play from memory
web-kinoko-option-aid-seen = what you have seen
web-kinoko-option-aid-deduced = also what follows from it
web-kinoko-option-gathered_scores_anyway = Gathered counts anyway
web-kinoko-option-gathered_scores_anyway-why = after a wrong announcement, three together score 2 instead of 1
web-kinoko-option-tie_break = Who wins a tie
web-kinoko-option-tie_break-why = when several reach four points at once
web-kinoko-option-tie_break-last_to_stop = who stopped a round last
web-kinoko-option-tie_break-last_round = only who stopped the last round
