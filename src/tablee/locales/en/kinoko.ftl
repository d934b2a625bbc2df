### Everything Kinoko says.
###
### $name is a player's name, $value is 1, 2 or 3.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $place, $a and $b are places, as the messages kinoko-place-… name them.
### $mushroom is a kind of mushroom, as kinoko-mushroom names it.

kinoko = Kinoko

## The six kinds. The letters R O Y G B P are the same in every language, like a chessboard's coordinates.

kinoko-colour-R = red
kinoko-colour-O = orange
kinoko-colour-Y = yellow
kinoko-colour-G = green
kinoko-colour-B = blue
kinoko-colour-P = purple

kinoko-species-R = fly agaric
kinoko-species-O = chanterelle
kinoko-species-Y = morel
kinoko-species-G = bell
kinoko-species-B = milk cap
kinoko-species-P = deceiver

# $species and $colour come from the messages above.
kinoko-mushroom = { $species } ({ $colour })

## Places

kinoko-place-own = your hand
kinoko-place-hand = { $name }’s hand
kinoko-place-upper = upper row
kinoko-place-lower = lower row

## The table as a picture

kinoko-round = Round { $round }
kinoko-race = first to { $goal } points
kinoko-you = You
kinoko-forbidden = Forbidden: { $mushroom }
kinoko-your-family = Your family: { $mushroom }
kinoko-dice = Dice: { $dice }
kinoko-face-1 = 1
kinoko-face-2 = 2
kinoko-face-3 = 3
kinoko-face-blank = blank
kinoko-face-reroll = reroll
kinoko-face-peek = peek
kinoko-face-sets = sets
kinoko-legend = In play: { $kinds }
kinoko-turn-of = { $me ->
    [yes] Your turn
   *[no] { $name } is playing
}

## What one may do

kinoko-ask-die = Your turn, choose one die
kinoko-ask-close = Announce, or end your turn?
kinoko-ask-first = Which two cards? First…
kinoko-ask-second = … and second
kinoko-ask-peek = Look at which card?
kinoko-ask-sets = Take which set?
kinoko-offer-number = { $value }: swap two cards of value { $value }
kinoko-offer-peek = Peek: look at one card
kinoko-offer-sets = Sets: swap your three cards with another set
kinoko-offer-reroll = Reroll: roll all three dice again
kinoko-offer-pass = Blank: do nothing
kinoko-offer-place = { $place }
kinoko-offer-card = { $place }: the { $value }
kinoko-offer-end-turn = End turn
kinoko-offer-announce = Announce: my three are together

## What happened

kinoko-told-colours = In play: { $mushrooms }.
kinoko-told-starter = { $me ->
    [yes] You start.
   *[no] { $name } starts.
}
kinoko-told-family = The cards are dealt. Forbidden this round: { $forbidden }. Your family: { $family }.
kinoko-told-forbidden = The cards are dealt. Forbidden this round: { $forbidden }.
kinoko-told-roll = { $me ->
    [yes] You roll { $dice }.
   *[no] { $name } rolls { $dice }.
}
kinoko-told-swap = { $me ->
    [yes] You swap the { $value }s: { $a } ↔ { $b }.
   *[no] { $name } swaps the { $value }s: { $a } ↔ { $b }.
}
kinoko-told-swap-sets = { $me ->
    [yes] You swap sets: { $a } ↔ { $b }.
   *[no] { $name } swaps sets: { $a } ↔ { $b }.
}
kinoko-told-peek = { $me ->
    [yes] You look at the { $value } ({ $place }): { $mushroom }.
   *[no] { $name } looks at the { $value } ({ $place }).
}
kinoko-told-reroll = { $me ->
    [yes] You reroll.
   *[no] { $name } rerolls.
}
kinoko-told-pass = { $me ->
    [yes] You do nothing this turn.
   *[no] { $name } does nothing this turn.
}
kinoko-told-announce = { $me ->
    [yes] You announce!
   *[no] { $name } announces!
}

## The reveal

kinoko-reveal-right = { $me ->
    [yes] Your three are together: { $mushroom }, { $place }.
   *[no] { $name } is right, the three are together: { $mushroom }, { $place }.
}
kinoko-reveal-wrong = { $me ->
    [yes] Not this time, your three are apart: { $mushroom }.
   *[no] Not this time, the three of { $name } are apart: { $mushroom }.
}
kinoko-reveal-limit = The round has run into its limit: no points.
kinoko-reveal-family = { $me ->
    [yes] You: { $mushroom }
   *[no] { $name }: { $mushroom }
}
kinoko-reveal-together = together ({ $place })
kinoko-reveal-gains = +{ $points }
kinoko-reveal-loses = −1 for the forbidden colour
kinoko-reveal-stays = still 0
kinoko-reveal-score = { $points ->
    [one] now { $points } point
   *[other] now { $points } points
}

## The end

kinoko-won-points = { $me ->
    [yes] You win, with { $points } points.
   *[no] { $name } wins, with { $points } points.
}
kinoko-won-last-stop = { $me ->
    [yes] A tie at { $points } points. You stopped a round last: you win.
   *[no] A tie at { $points } points. { $name } stopped a round last and wins.
}
# $names is a list of names.
kinoko-won-shared = A tie at { $points } points: { $names } share the victory.

## Why an action is refused

refusal-kinoko-choose-a-die-first = First choose a die and carry out its action.
refusal-kinoko-action-is-done = You have had your action this turn: announce, or end your turn.
refusal-kinoko-not-on-the-dice = None of the dice shows that.
refusal-kinoko-no-such-place = There is no such place at this table.
refusal-kinoko-same-place = A swap needs two different places.
refusal-kinoko-own-set = That set is your own: choose another.
refusal-kinoko-no-such-value = Mushrooms have the values 1, 2 and 3.
refusal-kinoko-unknown-action = That cannot be done in Kinoko.

## Facts that simulations count

kinoko-fact-rounds = rounds a game
kinoko-fact-turns = turns a round
kinoko-fact-right = announcements that are right

## The bots

kinoko-bot-random = chooses anything, announces at a whim
kinoko-bot-simple = remembers what it has seen, gathers its family, announces when it is fairly sure
kinoko-bot-chick = Chick: a child’s first game, forgets at once what is out of sight
kinoko-bot-squirrel = Squirrel: plays along, forgets a little and overlooks a little
kinoko-bot-fox = Fox: remembers everything, thinks one step ahead
kinoko-bot-owl = Owl: an expert, reads what others gather

## Options of a table

kinoko-option-aid = what the table remembers for its players: memory, seen or deduced (K28)
kinoko-option-starter = the seat that starts the first round; drawn if none is named (K8)
kinoko-option-dice = the faces of the three dice (K11)
kinoko-option-gathered_scores_anyway = after a wrong announcement, others whose three are together score 2 instead of 1 (K22)
kinoko-option-round_limit = turns after which a round ends without points (K24)
kinoko-option-tie_break = who wins a tie: last_to_stop or last_round (K26)

## Why a bot does something. $me says whether it is advice to the reader; else the bot speaks of itself.
## $chance, $before and $after are per cent.

kinoko-why-calls = { $me ->
    [yes] Your three are together: { $chance } %.
   *[no] My three are together, I think: { $chance } %.
}
kinoko-why-together = { $me ->
    [yes] Your three are together with { $chance } %.
   *[no] My three are together with { $chance } %.
}
kinoko-why-weighed = To announce now wins the game with { $now } %, to go on with { $later } %.
kinoko-why-waits = { $me ->
    [yes] Your three are together with { $chance } %: too little yet.
   *[no] My three are together with { $chance } %: too little for me.
}
kinoko-why-gathers = { $me ->
    [yes] It brings yours closer ({ $place }): all three together with { $chance } %.
   *[no] It brings mine closer ({ $place }): all three together with { $chance } %.
}
kinoko-why-finds = { $me ->
    [yes] It shows you a { $value } that may be yours: { $chance } %.
   *[no] It shows me a { $value } that may be mine: { $chance } %.
}
kinoko-why-parts = { $name } seems to gather { $mushroom } ({ $chance } %): this keeps them apart.
kinoko-why-sheds = { $me ->
    [yes] A forbidden mushroom in your hand becomes less likely: { $before } %, then { $after } %.
   *[no] A forbidden mushroom in my hand becomes less likely: { $before } %, then { $after } %.
}
kinoko-why-looks = { $me ->
    [yes] The { $value } ({ $place }) may be yours: { $chance } %.
   *[no] The { $value } ({ $place }) may be mine: { $chance } %.
}
kinoko-why-rolls = The next roll may be better.
kinoko-why-bides = { $me ->
    [yes] Nothing on the dice is any better for you.
   *[no] Nothing on the dice is any better for me.
}
