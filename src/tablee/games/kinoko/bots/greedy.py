"""Players who gather their family one step ahead, and how well they remember and look.

A fox remembers every card and sees every action. A squirrel's memory fades, and she overlooks some of what she could
do; a chick knows little more than what lies before her eyes, and is quick to call.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from tablee.core.game import Bot, Played, Rng, Seat, Thought
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.posterior import posterior
from tablee.games.kinoko.bots.reasons import Bides, Calls, Gathers, Looks, Reason, Rolls, Waits
from tablee.games.kinoko.bots.rounds import VALUES, Bools, Floats, Taste
from tablee.games.kinoko.model import (
    PLACES,
    Action,
    Announce,
    EndTurn,
    Peek,
    Reroll,
    Swap,
    SwapSets,
    View,
)

_TIE = 1e-9


@dataclass(frozen=True)
class Character:
    """What somebody is like."""

    half_life: float | None
    """Turns after which every second card that was seen and is out of sight is forgotten; `None`: nothing is."""
    notices: float
    """The share of what could be done that comes to mind."""
    taste: Taste


CHICK = Character(
    half_life=0.7, notices=0.35, taste=Taste(pair=0.3, look=0.04, reroll=0.2, sure=0.5, patience=0.01, least=0.3)
)
SQUIRREL = Character(half_life=5, notices=0.7, taste=Taste(look=0.1, sure=0.66, patience=0.01, least=0.4))
FOX = Character(half_life=None, notices=1, taste=Taste())


def greedy(character: Character) -> Bot[View, Action]:
    """A player of this character."""

    def choose(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
        assert view.seat is not None
        p, hidden, together = _belief(view, view.seat, character)
        if view.phase == "close":
            if together >= rounds.sure_enough(character.taste, view.turns):
                return Thought(Announce(), Calls(together))
            return Thought(EndTurn(), Waits(together))
        worth = rounds.worths(p[None], hidden[None], view.seat, view.players, character.taste)[0]
        seen = [action for action in legal if _notices(view, action, character)] or [legal[rng.randrange(len(legal))]]
        values = [float(worth[rounds.number_of(action, view.players)]) for action in seen]
        top = max(values)
        choices = [action for action, value in zip(seen, values, strict=True) if value >= top - _TIE]
        action = choices[rng.randrange(len(choices))]
        return Thought(action, _why(action, p, top, view))

    return choose


def _belief(view: View, seat: Seat, character: Character) -> tuple[Floats, Bools, float]:
    """By value and place how likely the own card is there, and if its card is unknown; how likely all three meet."""
    assert view.family is not None
    if character.half_life is None:
        belief = posterior(view)
        hidden = np.array([[sight is None for sight in row] for row in view.cards])
        return belief.own(seat), hidden, belief.together(seat)
    lost = forgotten(view, seat, character.half_life)
    hidden = np.array([[sight is None for sight in row] for row in view.cards])
    for value, place in lost:
        hidden[value, place] = True
    p: Floats = np.zeros(hidden.shape)
    for value, row in enumerate(view.cards):
        own = [sight is not None and sight.colour == view.family for sight in row] & ~hidden[value]
        p[value] = own if own.any() else hidden[value] / hidden[value].sum()
    return p, hidden, float(p.prod(axis=0).sum())


def forgotten(view: View, seat: Seat, half_life: float) -> set[tuple[int, int]]:
    """Cards that were seen, are out of sight, and have slipped from memory: the same ones, and more as time goes by."""
    places = PLACES[view.players]
    origin = [list(range(len(places))) for _ in range(VALUES)]  # by value and place, where its card was dealt to
    last_seen: dict[tuple[int, int], int] = {}
    turns = 0
    for event in view.history:
        if not isinstance(event, Played):
            continue
        match event.action:
            case Swap(value=value, a=a, b=b):
                rows, i, j = [origin[value - 1]], places.index(a), places.index(b)
            case SwapSets(place=place):
                rows, i, j = origin, event.seat, places.index(place)
            case Peek(value=value, place=place) if event.seat == seat:
                last_seen[value - 1, origin[value - 1][places.index(place)]] = turns
                continue
            case EndTurn():
                turns += 1
                continue
            case _:
                continue
        for row in rows:
            row[i], row[j] = row[j], row[i]
        for number, row in enumerate(origin):
            last_seen |= {(number, row[hand]): turns for hand in range(view.players) if hand != seat}
    found = set()
    for number, sights in enumerate(view.cards):
        for at, sight in enumerate(sights):
            if sight is not None and sight.how == "seen":
                card = number, origin[number][at]
                age = turns - last_seen.get(card, 0)
                if _chance(view, "card", *card) > 0.5 ** (age / half_life):
                    found.add((number, at))
    return found


def _chance(view: View, *about: object) -> float:
    """A number between 0 and 1 that stays the same for the same question."""
    text = repr((view.round, view.seat, view.colours, view.family, *about)).encode()
    return int.from_bytes(blake2b(text, digest_size=6).digest()) / 2**48


def _notices(view: View, action: Action, character: Character) -> bool:
    return character.notices >= 1 or _chance(view, "action", view.turns, len(view.history), action) < character.notices


def _why(action: Action, p: Floats, worth: float, view: View) -> Reason:
    places = PLACES[view.players]
    match action:
        case Swap(value=value, a=a, b=b) if worth > _TIE:
            after = p.copy()
            i, j = places.index(a), places.index(b)
            after[value - 1, [i, j]] = after[value - 1, [j, i]]
            return Gathers(places[int(after.sum(axis=0).argmax())], float(after.prod(axis=0).sum()))
        case Peek(value=value, place=place):
            return Looks(value, place, float(p[value - 1, places.index(place)]))
        case Reroll():
            return Rolls()
        case _:
            return Bides(float(p.prod(axis=0).sum()))
