"""What bots believe, against everything that may be, counted one by one."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, permutations, product
from math import exp, log
from random import Random
from typing import TypeAlias

import numpy as np
import pytest
from msgspec.structs import replace

from tablee.bots.match import play
from tablee.core.game import Bot, Chanced, Played, Seat
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import BOTS, rounds
from tablee.games.kinoko.bots.posterior import Manner, Posterior, Reading, posterior, reading
from tablee.games.kinoko.bots.rounds import Taste
from tablee.games.kinoko.model import (
    PLACES,
    VALUES,
    Action,
    Cards,
    Colour,
    EndTurn,
    Options,
    Pass,
    Peek,
    Reroll,
    State,
    Swap,
    SwapSets,
    View,
)
from tests.games.kinoko.scene import scene
from tests.games.kinoko.symmetry import OPTIONS, linger, seen_ever

Families: TypeAlias = tuple[Colour, ...]
Truth: TypeAlias = tuple[Cards, Families]
Spread: TypeAlias = tuple[tuple[float, ...], ...]
"""By value and place, how likely the own card is there."""


# ---- the slow way: every deal, kept as long as the seat would have seen the same ------------------------------------


class Onlooker:
    """A seat that has thought of every deal, and crosses out those in which it would have seen something else."""

    def __init__(self, state: State, seat: Seat, reading: Reading | None) -> None:
        self.seat, self.players, self.reading = seat, state.players, reading
        self.own = state.families[seat]
        self.wanted = [colour for colour in state.colours if colour != state.forbidden]
        left = [colour for colour in state.colours if colour not in (self.own, state.forbidden)]
        self.assignments = [
            (*others[:seat], self.own, *others[seat:]) for others in permutations(left, state.players - 1)
        ]
        self.ways = [cards for cards in every_deal(state, seat) if not any(alike(cards, at) for at in self.hands())]
        # by way, seat, colour and manner: the logarithm of how likely it was to do what it did
        self.likely: list[dict[tuple[Seat, Colour, int], float]] = [{} for _ in self.ways]

    def hands(self) -> range:
        return range(self.players)

    def sees(self, cards: Cards, peeked: tuple[int, int] | None) -> list[Colour]:
        seen = [row[hand] for row in cards for hand in self.hands() if hand != self.seat]
        return [*seen, cards[peeked[0]][peeked[1]]] if peeked else seen

    def watch(self, before: State, event: Played[Action], after: State) -> None:
        """Somebody does something."""
        if self.reading and event.seat != self.seat:
            self.weigh(before, event, self.reading)
        if isinstance(event.action, EndTurn):
            return
        peeked = None
        if isinstance(event.action, Peek) and event.seat == self.seat:
            peeked = (event.action.value - 1, PLACES[self.players].index(event.action.place))
        truth = self.sees(after.cards, peeked)
        moved = [moved_by(way, event) for way in self.ways]
        still = [number for number, way in enumerate(moved) if self.sees(way, peeked) == truth]
        self.ways = [moved[number] for number in still]
        self.likely = [self.likely[number] for number in still]

    def weigh(self, state: State, event: Played[Action], reading: Reading) -> None:
        known = frozenset(seen_ever(state, event.seat))
        hidden = backs(known, self.players)
        found: dict[tuple[Spread, ...], dict[tuple[Seat, Colour, int], float]] = {}  # alike for who did it
        for way, likely in zip(self.ways, self.likely, strict=True):
            spreads = tuple(spread(way, colour, known) for colour in self.wanted)
            if spreads not in found:
                found[spreads] = {
                    (event.seat, colour, number): chance
                    for (colour, number), chance in chances(spreads, self.wanted, hidden, state, event, reading).items()
                }
            for key, chance in found[spreads].items():
                likely[key] = likely.get(key, 0.0) + log(chance)

    def believes(self) -> dict[Truth, float]:
        """How likely each truth is."""
        weights: dict[Truth, float] = {}
        for way, likely in zip(self.ways, self.likely, strict=True):
            for families in self.assignments:
                weights[way, families] = self.weight(likely, families)
        total = sum(weights.values())
        return {truth: weight / total for truth, weight in weights.items()}

    def weight(self, likely: dict[tuple[Seat, Colour, int], float], families: Families) -> float:
        product_ = 1.0
        for seat, colour in enumerate(families):
            if seat != self.seat and self.reading:
                product_ *= sum(
                    manner.share * exp(likely.get((seat, colour, number), 0.0))
                    for number, manner in enumerate(self.reading.manners)
                )
        return product_


def every_deal(state: State, seat: Seat) -> Iterator[Cards]:
    """K7: what this seat cannot see at the deal is its own hand and the two rows."""
    backs = [seat, state.players, state.players + 1]
    rows = []
    for row in state.cards:
        missing = [row[place] for place in backs]
        orders = (dict(zip(backs, order, strict=True)) for order in permutations(missing))
        rows.append([tuple(order.get(place, colour) for place, colour in enumerate(row)) for order in orders])
    return product(*rows)


def alike(cards: Cards, place: int) -> bool:
    """K6."""
    return len({row[place] for row in cards}) == 1


def moved_by(cards: Cards, event: Played[Action]) -> Cards:
    places = PLACES[len(cards[0]) - 2]
    match event.action:
        case Swap(value=value, a=a, b=b):
            values, i, j = [value], places.index(a), places.index(b)
        case SwapSets(place=place):
            values, i, j = list(VALUES), event.seat, places.index(place)
        case _:
            return cards
    there = {i: j, j: i}
    return tuple(
        tuple(row[there.get(place, place)] for place in range(len(row))) if value in values else row
        for value, row in zip(VALUES, cards, strict=True)
    )


# ---- the model of choices, in plain words ---------------------------------------------------------------------------


def backs(known: frozenset[tuple[int, int]], players: int) -> tuple[tuple[bool, ...], ...]:
    """By value and place, whether it is a card that somebody has not seen who has seen these."""
    return tuple(tuple((value, place) not in known for place in range(players + 2)) for value in VALUES)


def spread(cards: Cards, colour: Colour, known: frozenset[tuple[int, int]]) -> Spread:
    """Where somebody who has seen these cards thinks that this colour lies."""
    rows = []
    for value, row in zip(VALUES, cards, strict=True):
        at = row.index(colour)
        backs = [place for place in range(len(row)) if (value, place) not in known]
        if (value, at) in known:
            rows.append(tuple(float(place == at) for place in range(len(row))))
        else:
            rows.append(tuple(1 / len(backs) if place in backs else 0.0 for place in range(len(row))))
    return tuple(rows)


@cache
def closeness(p: Spread, pair: float) -> float:
    """How likely all three are together, and something for each two."""
    ones, twos, threes = p
    whole = sum(a * b * c for a, b, c in zip(ones, twos, threes, strict=True))
    pairs = sum(a * b + a * c + b * c for a, b, c in zip(ones, twos, threes, strict=True))
    return whole + pair * pairs


def exchanged(p: Spread, value: int, i: int, j: int) -> Spread:
    row = list(p[value - 1])
    row[i], row[j] = row[j], row[i]
    return (*p[: value - 1], tuple(row), *p[value:])


@cache
def wish(
    action: Action,
    seat: Seat,
    own: Spread,
    others: tuple[Spread, ...],
    hidden: tuple[tuple[bool, ...], ...],
    manner: Manner,
) -> float:
    taste, players = manner.taste, len(own[0]) - 2
    places = PLACES[players]

    def look(value: int, place: int) -> float:
        backs = sum(hidden[value - 1])
        asks = max(own[value - 1]) < 1 and backs > 1
        return taste.look / backs if asks and hidden[value - 1][place] else 0.0

    match action:
        case Swap(value=value, a=a, b=b):
            i, j = places.index(a), places.index(b)

            def gain(p: Spread) -> float:
                return closeness(exchanged(p, value, i, j), taste.pair) - closeness(p, taste.pair)

            shown = sum(look(value, back) for back, to in ((i, j), (j, i)) if to < players and to != seat)
            theirs = sum(map(gain, others)) * (players - 1) / players
            return gain(own) + shown - manner.defends * theirs
        case Peek(value=value, place=place):
            return look(value, places.index(place))
        case SwapSets(place=place):
            to = places.index(place)
            return sum(look(value, seat) for value in VALUES) if to < players else 0.0
        case Reroll():
            return taste.reroll
        case Pass():
            return 0.0
        case _:
            raise AssertionError(action)


def chances(
    spreads: tuple[Spread, ...],
    wanted: Sequence[Colour],
    hidden: tuple[tuple[bool, ...], ...],
    state: State,
    event: Played[Action],
    reading: Reading,
) -> dict[tuple[Colour, int], float]:
    """By family that this seat may have, and manner: how likely it was to do this."""
    found = {}
    offered = KINOKO.legal(state, event.seat)
    for at, (colour, own) in enumerate(zip(wanted, spreads, strict=True)):
        others = (*spreads[:at], *spreads[at + 1 :])
        for number, manner in enumerate(reading.manners):
            if isinstance(event.action, EndTurn):
                chance = chance_of_silence(own, state.turns, manner)
            else:
                wishes = [wish(action, event.seat, own, others, hidden, manner) for action in offered]
                done = wishes[offered.index(event.action)]
                share = exp(manner.sharpness * done) / sum(exp(manner.sharpness * one) for one in wishes)
                chance = (1 - manner.slips) * share + manner.slips / len(offered)
            found[colour, number] = chance
    return found


@cache
def chance_of_silence(own: Spread, turns: int, manner: Manner) -> float:
    taste = manner.taste
    together = sum(a * b * c for a, b, c in zip(*own, strict=True))
    sure = max(taste.least, taste.sure - taste.patience * turns)
    return 1 - manner.announces / (1 + exp((sure - together) / manner.blur))


# ---- both ways, side by side ----------------------------------------------------------------------------------------


def positions(
    players: int, options: Options, bots: Sequence[Bot[View, Action]], reading: Reading | None, seed: int
) -> Iterator[tuple[State, Onlooker]]:
    """A game, and what a seat may think after each thing that happens."""
    onlookers: list[Onlooker] = []  # one a round: to follow every seat takes long
    before = KINOKO.setup(players, options)
    for move, state in play(KINOKO, before, bots, Random(seed)):
        if state.round != before.round or state.phase == "over":
            onlookers = []
        elif isinstance(move, Chanced) and move.draw == "mushrooms" and state.cards:
            onlookers = [Onlooker(state, (seed + state.round) % players, reading)]
        elif isinstance(move, Played):
            for onlooker in onlookers:
                onlooker.watch(before, move, state)
                yield state, onlooker
        before = state


def as_truths(belief: Posterior, state: State) -> dict[Truth, float]:
    cards = np.argsort(belief.pos, axis=2)
    names = state.colours
    return {
        (
            tuple(tuple(names[colour] for colour in row) for row in way),
            tuple(names[colour] for colour in families),
        ): float(belief.weight[number, assignment])
        for number, way in enumerate(cards.tolist())
        for assignment, families in enumerate(belief.families.tolist())
    }


def agree(state: State, onlooker: Onlooker, reading: Reading | None) -> None:
    belief = as_truths(posterior(KINOKO.recall(state, onlooker.seat), reading), state)
    expected = onlooker.believes()
    assert belief.keys() == expected.keys()
    assert max(abs(belief[truth] - chance) for truth, chance in expected.items()) < 1e-9


@pytest.mark.rule("K6")
@pytest.mark.rule("K7")
@pytest.mark.parametrize(("players", "count"), [(2, 1500), (3, 500), (4, 100)])
def test_what_may_be_is_every_deal_that_would_have_looked_the_same(players: int, count: int) -> None:
    seen = 0
    for seed, options in enumerate(OPTIONS * 40):
        for step, (state, onlooker) in enumerate(positions(players, options, [linger] * players, None, seed)):
            if step % 3 == seed % 3:
                agree(state, onlooker, None)
                seen += 1
            if seen >= count or step > 200:
                break
    assert seen >= count


READINGS = (
    reading(2),
    Reading((Manner(share=1, sharpness=5, slips=0.3, defends=0, announces=0.7, taste=Taste(look=0.3, pair=0.1)),)),
)


@pytest.mark.parametrize(("players", "count"), [(2, 400), (3, 100), (4, 24)])
@pytest.mark.parametrize("reading", READINGS, ids=["two manners", "one"])
def test_choices_weigh_as_much_as_each_of_them_was_likely(players: int, count: int, reading: Reading) -> None:
    company = [BOTS["fox"], linger, BOTS["squirrel"], BOTS["chick"]][:players]
    seen = 0
    for seed in range(60):
        options = OPTIONS[3] if seed % 3 == 2 else Options(round_limit=60)
        for step, (state, onlooker) in enumerate(positions(players, options, company, reading, seed)):
            if step % 3 == seed % 3:
                agree(state, onlooker, reading)
                seen += 1
            if seen >= count or step > 90:
                break
    assert seen >= count


def test_what_a_belief_says_is_what_its_truths_say() -> None:
    """Where the own cards are, whether they are together, whose family is whose."""
    for state, onlooker in islice(positions(3, Options(), [linger] * 3, reading(3), 5), 40):
        seat, places = onlooker.seat, len(state.cards[0])
        belief = posterior(KINOKO.recall(state, seat), reading(state.players))
        truths = as_truths(belief, state).items()
        own = state.families[seat]
        for value, place in product(range(3), range(places)):
            chance = sum(weight for (cards, _), weight in truths if cards[value][place] == own)
            assert abs(belief.own(seat)[value, place] - chance) < 1e-9
        whole = sum(weight for (cards, _), weight in truths if len({row.index(own) for row in cards}) == 1)
        assert abs(belief.together(seat) - whole) < 1e-9
        for other, colour in product(range(3), range(places)):
            chance = sum(weight for (_, families), weight in truths if families[other] == state.colours[colour])
            assert abs(belief.family_of(other)[colour] - chance) < 1e-9


def test_samples_are_as_frequent_as_they_are_likely() -> None:
    state, onlooker = next(
        (state, one) for state, one in positions(2, Options(), [linger] * 2, reading(2), 3) if state.turns == 4
    )
    belief = posterior(KINOKO.recall(state, onlooker.seat), reading(state.players))
    way, assignment = belief.sample(20_000, np.random.default_rng(1))
    often = np.zeros(belief.weight.shape)
    np.add.at(often, (way, assignment), 1 / 20_000)
    assert abs(often - belief.weight).max() <= 1 / 20_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_has_one_number_and_the_dice_allow_what_the_rules_allow(players: int) -> None:
    start, faces = scene("RYOG"[:players], "GBPP"[players - 2]), rounds.FACES
    for dice in product(faces, repeat=3):
        state = replace(start, phase="act", dice=dice)
        numbers = [rounds.number_of(action, players) for action in KINOKO.legal(state, state.turn)]
        allowed = rounds.on_dice(np.array([[faces.index(face) for face in dice]], dtype=np.int8), players)[0]
        allowed[rounds.menu(players).sets + state.turn] = False  # K15: there is no exchange with oneself
        assert sorted(numbers) == np.flatnonzero(allowed).tolist()
