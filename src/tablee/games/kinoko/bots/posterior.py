"""What a seat may think: how the cards lie, and whose families are whose, given everything it has seen.

The cards lie in one of at most 216 ways, the others' families are one of at most 24; without anybody's choices all are
equally likely. Choices are evidence: whoever gathers a colour moves its cards together and looks for those it has not
seen, and does not let a round go on that it could end. How strongly, a model of greedy play says, softened so that
purposeful players who do otherwise are not misread.
"""

from dataclasses import dataclass
from itertools import permutations

import numpy as np

from tablee.core.game import Chanced, Played, Seat
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.rounds import FACES, PEEK, REROLL, SETS, VALUES, Floats, Ints, Taste, Worths
from tablee.games.kinoko.model import (
    PLACES,
    Action,
    Announce,
    Colour,
    EndTurn,
    Pass,
    Peek,
    Reroll,
    Swap,
    SwapSets,
    View,
)
from tablee.games.kinoko.view import worlds


@dataclass(frozen=True)
class Reading:
    """How much others' choices are taken to mean."""

    sharpness: float = 9.0
    """How much likelier an action is for each chance of being together that it gains."""
    slips: float = 0.12
    """How often anything may be done for reasons of one's own."""
    announces: float = 0.9
    """How often somebody who is sure says so."""


@dataclass
class Posterior:
    """Ways the cards may lie, families the others may have, and how likely each pair of them is."""

    pos: Ints
    """By way, value and colour, the place."""
    seen: Ints
    """By way, value and colour, who has seen the card."""
    families: Ints
    """By assignment and seat, the colour."""
    weight: Floats
    """By way and assignment."""

    def own(self, seat: Seat) -> Floats:
        """By value and place, how likely one's own card lies there."""
        p: Floats = np.zeros((VALUES, self.pos.shape[2]))
        by_way = self.weight.sum(axis=1)
        spots = self.pos[:, :, self.families[0, seat]]
        for value in range(VALUES):
            p[value] = np.bincount(spots[:, value], by_way, minlength=p.shape[1])
        return p

    def together(self, seat: Seat) -> float:
        """How likely one's own three are in one place."""
        spots = self.pos[:, :, self.families[0, seat]]
        whole = (spots[:, 0] == spots[:, 1]) & (spots[:, 1] == spots[:, 2])
        return float(self.weight.sum(axis=1)[whole].sum())

    def family_of(self, seat: Seat) -> Floats:
        """By colour, how likely it is this seat's family."""
        chance = np.bincount(self.families[:, seat], self.weight.sum(axis=0), minlength=self.pos.shape[2])
        return chance.astype(np.float64)

    def sample(self, count: int, rng: np.random.Generator) -> tuple[Ints, Ints, Ints]:
        """So many truths, each as often as it is likely: places, who has seen, families."""
        flat = self.weight.ravel().cumsum()
        picks = np.searchsorted(flat, (rng.random() + np.arange(count)) / count * flat[-1])
        way, assignment = np.divmod(np.minimum(picks, flat.size - 1), self.weight.shape[1])
        return self.pos[way].copy(), self.seen[way].copy(), self.families[assignment]


def posterior(view: View, reading: Reading | None = None, taste: Taste | None = None) -> Posterior:
    """All that this seat may think; without a reading, from the cards alone."""
    assert view.seat is not None
    players, colours = view.players, view.colours
    index = {colour: number for number, colour in enumerate(colours)}
    cards = np.array(
        [
            [[index[colour] for colour in row] for row in way]
            for way in worlds(players, colours, view.cards, view.history)
        ],
        dtype=np.int8,
    )
    pos = np.argsort(cards, axis=2).astype(np.int8)
    events = [event for event in view.history if isinstance(event, Chanced | Played)]
    for event in reversed(events):
        if isinstance(event, Played):
            move_cards(pos, event.seat, event.action, players)
    seen = rounds.watchers(players)[pos]
    families = _families(view, index)
    candidates = sorted({int(colour) for seat in range(players) if seat != view.seat for colour in families[:, seat]})
    likely = _replay(pos, seen, events, view, candidates, reading, taste or Taste())
    log = np.zeros((len(pos), len(families)))
    for seat in range(players):
        if seat != view.seat:
            log += likely[seat][:, families[:, seat]]
    weight = np.exp(log - log.max())
    return Posterior(pos, seen, families, weight / weight.sum())


def _families(view: View, index: dict[Colour, int]) -> Ints:
    assert view.seat is not None
    assert view.family is not None
    left = [index[colour] for colour in view.colours if colour not in (view.family, view.forbidden)]
    found = []
    for others in permutations(left, view.players - 1):
        rest = iter(others)
        found.append([index[view.family] if seat == view.seat else next(rest) for seat in range(view.players)])
    return np.array(found, dtype=np.int8)


def move_cards(pos: Ints, seat: Seat, action: Action, players: int) -> None:
    """Let cards change places, in every way at once; doing it twice undoes it."""
    places = PLACES[players]
    match action:
        case Swap(value=value, a=a, b=b):
            part = pos[:, value - 1]
            i, j = places.index(a), places.index(b)
        case SwapSets(place=place):
            part = pos
            i, j = seat, places.index(place)
        case _:
            return
    part[:] = np.where(part == i, j, np.where(part == j, i, part))


def _replay(
    pos: Ints,
    seen: Ints,
    events: list[Chanced | Played[Action]],
    view: View,
    candidates: list[int],
    reading: Reading | None,
    taste: Taste,
) -> list[Floats]:
    """Let the round happen again in every way at once, in place. By seat, way and colour of its family: the logarithm
    of how likely it was to do what it did.
    """
    ways, players, n = len(pos), view.players, view.players + 2
    likely = [np.zeros((ways, n)) for _ in range(players)]
    dice = np.zeros(3, dtype=np.int8)
    turns = 0
    for event in events:
        if isinstance(event, Chanced):
            dice = np.array([FACES.index(face) for (face,) in event.outcome], dtype=np.int8)
            continue
        seat = event.seat
        if reading is not None and seat != view.seat:
            hidden = rounds.unseen(pos, seen, seat)
            for colour in candidates:
                family = np.full(ways, colour, dtype=np.int8)
                p = rounds.believe(pos, seen, family, seat, hidden)
                if isinstance(event.action, EndTurn):
                    sure = rounds.sure_enough(taste, turns)
                    stops = 1 / (1 + np.exp(-(rounds.together(p) - sure) / 0.06))
                    likely[seat][:, colour] += np.log(1 - reading.announces * stops)
                elif not isinstance(event.action, Announce):
                    found = rounds.worths(p, hidden, np.broadcast_to(dice, (ways, 3)), seat, players, taste)
                    likely[seat][:, colour] += _chance_of(event.action, found, players, reading, taste)
        move_cards(pos, seat, event.action, players)
        match event.action:
            case Peek(value=value, place=place):
                row = pos[:, value - 1]
                seen[:, value - 1] |= ((row == PLACES[players].index(place)) << seat).astype(np.int8)
            case EndTurn():
                turns += 1
            case Swap() | SwapSets():
                seen |= rounds.watchers(players)[pos]
            case _:
                pass
    return likely


def _chance_of(action: Action, found: Worths, players: int, reading: Reading, taste: Taste) -> Floats:
    """By way, the logarithm of the chance that somebody with such a belief does this."""
    places, n = PLACES[players], players + 2
    on = found.on_dice[0]
    ways = len(found.swap)
    open_pairs = np.triu(np.ones((n, n), dtype=np.bool_), 1)
    parts = [found.swap[:, value][:, open_pairs] for value in range(VALUES) if on[value]]
    if on[PEEK]:
        parts.append(found.peek.reshape(ways, -1))
    if on[SETS]:
        parts.append(np.where(np.isfinite(found.sets), found.sets, -9.0))
    parts.append(np.full((ways, int(on[REROLL]) + int(on[3])), 0.0))
    if on[REROLL]:
        parts[-1][:, 0] = taste.reroll
    every = np.concatenate(parts, axis=1)
    match action:
        case Swap(value=value, a=a, b=b):
            i, j = sorted((places.index(a), places.index(b)))
            worth = found.swap[:, value - 1, i, j]
        case Peek(value=value, place=place):
            worth = found.peek[:, value - 1, places.index(place)]
        case SwapSets(place=place):
            worth = found.sets[:, places.index(place)]
        case Reroll():
            worth = np.full(ways, taste.reroll)
        case Pass():
            worth = np.zeros(ways)
        case _:
            raise AssertionError(action)
    top = every.max(axis=1)
    share = np.exp(reading.sharpness * (worth - top)) / np.exp(reading.sharpness * (every - top[:, None])).sum(axis=1)
    chance: Floats = np.log((1 - reading.slips) * share + reading.slips / every.shape[1])
    return chance
