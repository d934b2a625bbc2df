"""What the others may think of each other's families, and of one's own: who knows that hides what it gathers.

They read choices as this seat does (`posterior.py`), but by fewer cards: nobody sees its own hand, and nobody is shown
what another looks at. An observer judges by what it has seen in common with the one it observes.
"""

from collections.abc import Sequence

import numpy as np

from tablee.core.game import Seat
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.posterior import (
    Moment,
    Posterior,
    Reading,
    candidates,
    choices,
    common_ground,
    mixed,
    read,
    replayed,
    rewind,
)
from tablee.games.kinoko.bots.rounds import Floats
from tablee.games.kinoko.model import Action, EndTurn, View


class Suspicion:
    """What everyone may suspect, in every way that a belief takes the cards to lie."""

    def __init__(self, view: View, belief: Posterior, how: Reading) -> None:
        assert view.seat is not None
        self.view, self.belief, self.manners = view, belief, how.manners
        self.seat: Seat = view.seat
        self.others = [seat for seat in range(view.players) if seat != self.seat]
        players, n = view.players, view.players + 2
        pos = belief.pos.copy()
        rewind(pos, view)
        seen = rounds.watchers(players)[pos]
        # by manner, way, observer, seat and colour of its family: the logarithm of how likely it was to do what it did
        self.likely = np.zeros((len(how.manners), len(pos), players, players, n))
        for moment in replayed(pos, seen, view):
            for observer in self.others:
                if observer != moment.seat:
                    found = read(moment, pos, seen, view, how.manners, observer)
                    self.likely[:, :, observer, moment.seat, candidates(view)] += found

    def now(self) -> Floats:
        """By way, observer, seat and colour: how much it is suspected."""
        found = mixed(self.likely, self.manners)
        for seat in self.others:
            # what this seat thinks itself it thinks whatever is true
            found[:, self.seat, seat] = np.log(np.maximum(self.belief.family_of(seat), 1e-12))
        if self.view.forbidden is not None:
            found[..., self.view.colours.index(self.view.forbidden)] = -np.inf
        return found

    def after(self, actions: Sequence[Action]) -> list[Floats]:
        """The same, for each of these actions, when this seat has done it."""
        seat, view = self.seat, self.view
        colours = candidates(view)
        found = [self.now() for _ in actions]
        for observer in self.others:
            for after, told in zip(found, self._told(actions, observer), strict=True):
                likely = self.likely[:, :, observer, seat, colours] + told
                after[:, observer, seat, colours] = mixed(likely, self.manners)
        return found

    def _told(self, actions: Sequence[Action], observer: Seat) -> list[Floats]:
        """By action, manner, way and candidate, how likely it is for all that this observer knows."""
        view, belief = self.view, self.belief
        if list(actions) == [EndTurn()]:
            moment = Moment(self.seat, EndTurn(), view.dice, view.turns)
            return [read(moment, belief.pos, belief.seen, view, self.manners, observer)]
        p, hidden = common_ground(belief.pos, belief.seen, view, self.seat, observer)
        numbers = [rounds.number_of(action, view.players) for action in actions]
        told = choices(p, hidden, view.dice, self.seat, view.players, self.manners, numbers)
        return [told[..., at] for at in range(len(actions))]
