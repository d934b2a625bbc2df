"""What an action of Kinoko does for whom, in numbers that a sentence can be made of."""

import numpy as np

from tablee.games.kinoko.bots.posterior import Posterior, move_cards
from tablee.games.kinoko.bots.reasons import Bides, Finds, Gathers, Looks, Parts, Reason, Rolls, Sheds
from tablee.games.kinoko.bots.rounds import Bools, Floats, Ints
from tablee.games.kinoko.model import PLACES, Action, Peek, Reroll, Swap, SwapSets, View

_PAIR = 0.2  # two of three together, where three are 1
_FORBIDDEN = 0.4  # a point lost, where being together is 1
_SOMETHING = 0.01  # less than that is nothing to speak of


def explain(action: Action, view: View, belief: Posterior) -> Reason:
    """The most that this action does, as this belief sees it."""
    assert view.seat is not None
    places = PLACES[view.players]
    match action:
        case Peek(value=value, place=place):
            return Looks(value, place, float(belief.own(view.seat)[value - 1, places.index(place)]))
        case Reroll():
            return Rolls()
        case Swap() | SwapSets():
            return _moved(action, view, belief)
        case _:
            return Bides(belief.together(view.seat))


def _moved(action: Swap | SwapSets, view: View, belief: Posterior) -> Reason:
    assert view.seat is not None
    seat, players = view.seat, view.players
    places = PLACES[players]
    after = belief.pos.copy()
    move_cards(after, seat, action, players)
    by_way = belief.weight.sum(axis=1)
    mine = int(belief.families[0, seat])
    found: list[tuple[float, Reason]] = []

    gain = float((_closeness(after[:, :, mine]) - _closeness(belief.pos[:, :, mine])) @ by_way)
    own = _spread(after[:, :, mine], by_way, len(places))
    whole = float(_whole(after[:, :, mine]) @ by_way)
    found.append((gain, Gathers(places[int(own.sum(axis=0).argmax())], whole)))

    for other in range(players):
        if other != seat:
            before, then = (_closeness_of(pos, belief, other) for pos in (belief.pos, after))
            family = belief.family_of(other)
            colour = int(family.argmax())
            found.append((before - then, Parts(other, view.colours[colour], float(family[colour]))))

    if view.forbidden is not None:
        banned = view.colours.index(view.forbidden)
        had, has = (float((pos[:, :, banned] == seat).any(axis=1) @ by_way) for pos in (belief.pos, after))
        found.append((_FORBIDDEN * (had - has), Sheds(had, has)))

    worth, reason = max(found, key=lambda one: one[0])
    if worth > _SOMETHING:
        return reason
    if isinstance(action, Swap):
        shown = [place for place in (action.a, action.b) if view.cards[action.value - 1][places.index(place)] is None]
        watched = any(place.startswith("hand") and place != places[seat] for place in (action.a, action.b))
        if shown and watched:
            return Finds(action.value, float(belief.own(seat)[action.value - 1, places.index(shown[0])]))
    return Bides(belief.together(seat))


def _whole(spots: Ints) -> Bools:
    whole: Bools = (spots[:, 0] == spots[:, 1]) & (spots[:, 1] == spots[:, 2])
    return whole


def _closeness(spots: Ints) -> Floats:
    """1 for three in one place, a little for two."""
    pair = (spots[:, 0] == spots[:, 1]) | (spots[:, 1] == spots[:, 2]) | (spots[:, 0] == spots[:, 2])
    close: Floats = np.where(_whole(spots), 1.0, _PAIR * pair)
    return close


def _closeness_of(pos: Ints, belief: Posterior, seat: int) -> float:
    """How close together that seat's family is expected to be, whichever it is."""
    close = np.stack([_closeness(pos[:, :, colour]) for colour in belief.families[:, seat]], axis=1)
    return float((close * belief.weight).sum())


def _spread(spots: Ints, by_way: Floats, places: int) -> Floats:
    return np.stack([np.bincount(spots[:, value], by_way, minlength=places) for value in range(spots.shape[1])])
