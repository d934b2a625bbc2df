"""A pleasant opponent: forgets nothing, gathers its family one step ahead, announces when it is fairly sure.

It knows exactly which card worlds are possible, but it infers nothing from what others do, does not fear the
forbidden colour, and does not hinder anybody.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from tablee.bots.best import best
from tablee.core.game import Rng, Thought
from tablee.games.kinoko.model import (
    PLACES,
    VALUES,
    Action,
    Announce,
    Colour,
    EndTurn,
    Peek,
    Reroll,
    Swap,
    SwapSets,
    View,
)
from tablee.games.kinoko.view import worlds

Spots: TypeAlias = tuple[int, ...]
"""Where the 1, the 2 and the 3 of a colour are."""
Belief: TypeAlias = dict[Spots, float]

_SURE = 0.65
_PATIENCE = 0.01  # how much of that certainty each turn of a long round wears away
_LEAST = 0.35


def simple(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Choose an action for the seat of this view."""
    belief = believe(view)
    if view.phase == "close":
        sure = max(_LEAST, _SURE - _PATIENCE * view.turns)
        return Thought(Announce() if together(belief) >= sure else EndTurn())
    return Thought(best(legal, lambda action: _worth(view, belief, action), rng))


def believe(view: View) -> Belief:
    """Where the own family's three may be, and how likely."""
    assert view.family is not None
    return _share(_spots(world, view.family) for world in worlds(view.players, view.colours, view.cards, view.history))


def _spots(world: tuple[tuple[Colour, ...], ...], colour: Colour) -> Spots:
    return tuple(row.index(colour) for row in world)


def _share(found: Iterable[Spots]) -> Belief:
    counts = Counter(found)
    total = counts.total()
    return {spots: count / total for spots, count in counts.items()}


def together(belief: Belief) -> float:
    """How likely the three are in one place."""
    return sum(chance for spots, chance in belief.items() if len(set(spots)) == 1)


def _worth(view: View, belief: Belief, action: Action) -> float:
    places = PLACES[view.players]
    match action:
        case Swap(value=value, a=a, b=b):
            return _promise(view, _moved(belief, (value,), places.index(a), places.index(b)))
        case SwapSets(place=place):
            assert view.seat is not None
            return _promise(view, _moved(belief, VALUES, view.seat, places.index(place)))
        case Peek(value=value, place=place):
            return _after_a_look(view, belief, value, places.index(place))
        case Reroll():
            return _promise(view, belief) + 0.05  # a fresh choice is worth a little more than none
        case _:
            return _promise(view, belief)


def _promise(view: View, belief: Belief) -> float:
    """How good it is to leave the cards like this: together now, or with one more swap, or two of them."""
    reachable = max(
        together(_moved(belief, (value,), i, j)) for value in VALUES for j in range(view.players + 2) for i in range(j)
    )
    pairs = sum(chance for spots, chance in belief.items() if len(set(spots)) == 2)
    return together(belief) + 0.4 * reachable + 0.1 * pairs


def _moved(belief: Belief, values: Sequence[int], i: int, j: int) -> Belief:
    moves = {i: j, j: i}
    return {
        tuple(moves.get(spot, spot) if value in values else spot for value, spot in enumerate(spots, start=1)): chance
        for spots, chance in belief.items()
    }


def _after_a_look(view: View, belief: Belief, value: int, place: int) -> float:
    """What a peek is worth: the promise of each answer (mine, or not mine), by its chance."""
    worth = 0.0
    for answer in (True, False):
        part = {spots: chance for spots, chance in belief.items() if (spots[value - 1] == place) is answer}
        weight = sum(part.values())
        if weight:
            worth += weight * _promise(view, {spots: chance / weight for spots, chance in part.items()})
    return worth
