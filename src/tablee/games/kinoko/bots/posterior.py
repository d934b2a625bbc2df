"""What a seat may think: how the cards lie, and whose families are whose, given everything it has seen.

The cards lie in one of at most 216 ways, the others' families are one of at most 24; without anybody's choices all are
equally likely. Choices are evidence: whoever gathers a colour moves its cards together and looks for those it has not
seen, and does not let a round go on that it could end. How strongly, a model of greedy play says, softened so that
purposeful players who do otherwise are not misread.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

from tablee.core.game import Chanced, Played, Seat
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.rounds import FACES, VALUES, Floats, Ints, Taste
from tablee.games.kinoko.model import (
    PLACES,
    Action,
    Colour,
    EndTurn,
    Face,
    Peek,
    Swap,
    SwapSets,
    View,
)


@dataclass(frozen=True)
class Manner:
    """A way to play that somebody may have: which actions are how likely, by what greedy play thinks of them."""

    share: float
    """How many play like this."""
    sharpness: float
    """How much likelier an action is for each chance of being together that it gains."""
    slips: float
    """How often anything may be done for reasons of one's own."""
    defends: float
    """How much is thought of keeping apart what others may be gathering, where gathering one's own counts 1."""
    announces: float = 0.9
    """How often somebody who is sure says so …"""
    blur: float = 0.06
    """… and how blurred the line is between sure and not."""
    taste: Taste = field(default_factory=Taste)


@dataclass(frozen=True)
class Reading:
    """How others' choices are understood: as those of somebody with one of these manners, it is not known which.

    One who only gathers gives a lot away, one who knows what others will make of it does not. Both are fitted to games
    of bots (`bench/kinoko_calibration.py`); to take everyone for the first kind is to be sure of things that are wrong.
    """

    manners: tuple[Manner, ...]


@cache
def reading(players: int) -> Reading:
    """How bots and people are understood at a table of so many. The fewer they are, the more is done to be misread."""
    return Reading(
        (
            Manner(share=0.4, sharpness=12, slips=0.12, defends=0),
            Manner(share=0.6, sharpness={2: 4, 3: 7, 4: 9}[players], slips=0.15, defends=0.5, blur=0.12),
        )
    )


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

    def sample(self, count: int, rng: np.random.Generator) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """So many truths, each as often as it is likely: which way, which assignment."""
        flat = self.weight.ravel().cumsum()
        picks = np.searchsorted(flat, (rng.random() + np.arange(count)) / count * flat[-1])
        way, assignment = np.divmod(np.minimum(picks, flat.size - 1), self.weight.shape[1])
        return way, assignment


def posterior(view: View, how: Reading | None = None) -> Posterior:
    """All that this seat may think; without a reading, from the cards alone."""
    assert view.seat is not None
    players = view.players
    index = {colour: number for number, colour in enumerate(view.colours)}
    pos = _ways(view, index)
    rewind(pos, view)
    pos = pos[~rounds.dealt_again(pos, players)]
    seen = rounds.watchers(players)[pos]
    families = _families(view, index)
    manners = how.manners if how else ()
    # by seat, manner, way and colour of its family: the logarithm of how likely it was to do what it did
    likely = np.zeros((players, len(manners), len(pos), players + 2))
    for moment in replayed(pos, seen, view):
        if manners and moment.seat != view.seat:
            likely[moment.seat][..., candidates(view)] += read(
                moment, pos, seen, seen >> moment.seat & 1, view, manners
            )
    log = np.zeros((len(pos), len(families)))
    for seat in range(players):
        if manners and seat != view.seat:
            log += mixed(likely[seat], manners)[:, families[:, seat]]
    weight = np.exp(log - log.max())
    return Posterior(pos, seen, families, weight / weight.sum())


def _ways(view: View, index: dict[Colour, int]) -> Ints:
    """By way, value and colour, the place: every way to lay the cards that are not known."""
    rows = []
    for row in view.cards:
        known = {index[sight.colour]: place for place, sight in enumerate(row) if sight}
        places = [place for place, sight in enumerate(row) if not sight]
        missing = [colour for colour in range(len(row)) if colour not in known]
        orders = [known | dict(zip(missing, order, strict=True)) for order in permutations(places)]
        rows.append([[order[colour] for colour in range(len(row))] for order in orders])
    return np.array(list(product(*rows)), dtype=np.int8)


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


# ---- the round again ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """Somebody is about to do something."""

    seat: Seat
    action: Action
    dice: tuple[Face, ...]
    turns: int


def rewind(pos: Ints, view: View) -> None:
    """Where the cards were dealt to, in every way at once; in place."""
    for event in reversed(view.history):
        if isinstance(event, Played):
            move_cards(pos, event.seat, event.action, view.players)


def replayed(pos: Ints, seen: Ints, view: View) -> Iterator[Moment]:
    """Let the round happen again in every way at once, in place, and stop before everything that somebody did."""
    players = view.players
    dice: tuple[Face, ...] = ()
    turns = 0
    for event in view.history:
        if isinstance(event, Chanced):
            dice = tuple(face for (face,) in event.outcome)  # type: ignore[misc]  # the rules have checked them
            continue
        yield Moment(event.seat, event.action, dice, turns)
        move_cards(pos, event.seat, event.action, players)
        match event.action:
            case Peek(value=value, place=place):
                at = PLACES[players].index(place)
                seen[:, value - 1] |= ((pos[:, value - 1] == at) << event.seat).astype(np.int8)
            case EndTurn():
                turns += 1
            case Swap() | SwapSets():
                seen |= rounds.watchers(players)[pos]
            case _:
                pass


# ---- what a choice says ---------------------------------------------------------------------------------------------


def candidates(view: View) -> list[int]:
    """The colours that may be somebody's family."""
    return [number for number, colour in enumerate(view.colours) if colour != view.forbidden]


def read(moment: Moment, pos: Ints, seen: Ints, known: Ints, view: View, manners: tuple[Manner, ...]) -> Floats:
    """By manner, way and candidate for the family: the logarithm of how likely this was, by the cards that are known,
    of all that the seat has seen.
    """
    seat, players, ways = moment.seat, view.players, len(pos)
    p = rounds.believe_all(pos, known)[:, candidates(view)]
    each = p.reshape(-1, *p.shape[2:])
    colours = p.shape[1]
    found = np.empty((len(manners), ways, colours))
    if isinstance(moment.action, EndTurn):
        together = rounds.together(each).reshape(ways, colours)
        for chance, manner in zip(found, manners, strict=True):
            stops = 1 / (1 + np.exp((rounds.sure_enough(manner.taste, moment.turns) - together) / manner.blur))
            chance[:] = np.log(1 - manner.announces * stops)
        return found
    taste, row = manners[0].taste, rounds.menu(players)
    assert all(manner.taste == taste for manner in manners), "what is closer together is worked out once for all"
    hidden = np.repeat(rounds.unseen(pos, seen, seat), colours, axis=0)
    worth = rounds.worths(each, hidden, seat, players, taste).reshape(ways, colours, -1)
    closer = rounds.gathering(each, taste.pair, row).reshape(ways, colours, -1)
    # each of the other colours is the family of one of the others, but for one that is nobody's
    others = np.zeros_like(worth)
    others[..., : row.peeks] = (closer.sum(axis=1, keepdims=True) - closer) * (players - 1) / players
    possible = rounds.on_dice(np.array([[FACES.index(face) for face in moment.dice]], dtype=np.int8), players)[0]
    possible[row.sets + seat] = False
    done = int(possible[: rounds.number_of(moment.action, players)].sum())
    worth, others = worth[..., possible], others[..., possible]
    for chance, manner in zip(found, manners, strict=True):
        minded = worth - manner.defends * others
        share = 1 / np.exp(manner.sharpness * (minded - minded[..., done, None])).sum(axis=2)
        chance[:] = np.log((1 - manner.slips) * share + manner.slips / possible.sum())
    return found


def mixed(likely: Floats, manners: tuple[Manner, ...]) -> Floats:
    """It is not known which of the manners is somebody's."""
    shares = np.log([manner.share for manner in manners])
    found: Floats = np.logaddexp.reduce(likely + shares.reshape(-1, *(1,) * (likely.ndim - 1)), axis=0)
    return found
