"""What the others may think of each other's families, and of one's own: who knows that hides what it gathers.

They read choices as this seat does (`posterior.py`), but by fewer cards: nobody sees its own hand, and nobody is shown
what another looks at. An observer judges by the cards that it has seen by now, of those which the other had seen then.
"""

import numpy as np

from tablee.core.game import Seat
from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.posterior import (
    Moment,
    Posterior,
    Reading,
    candidates,
    mixed,
    read,
    replayed,
    rewind,
)
from tablee.games.kinoko.bots.rounds import Floats, Ints
from tablee.games.kinoko.model import Action, View


class Suspicion:
    """What everyone may suspect, in every way that a belief takes the cards to lie."""

    def __init__(self, view: View, belief: Posterior, how: Reading) -> None:
        assert view.seat is not None
        self.view, self.belief, self.manners = view, belief, how.manners
        self.seat: Seat = view.seat
        self._after: dict[Action, Floats] = {}
        """What an action shows follows from it, so each is thought through once, however often it is played out."""
        self.others = [seat for seat in range(view.players) if seat != self.seat]
        players, n = view.players, view.players + 2
        pos = belief.pos.copy()
        rewind(pos, view)
        seen = rounds.watchers(players)[pos]
        # by manner, way, observer, seat and colour of its family: the logarithm of how likely it was to do what it did
        self.likely = np.zeros((len(how.manners), len(pos), players, players, n))
        for moment in replayed(pos, seen, view):
            self._note(self.likely, moment, pos, seen, belief.seen)

    def now(self) -> Floats:
        """By way, observer, seat and colour: the logarithm of how likely it is thought to be the family."""
        return self._thought(self.likely)

    def after(self, action: Action, seen: Ints) -> Floats:
        """The same when this seat has done something, and by way, value and colour these have seen the card."""
        if action not in self._after:
            likely = self.likely.copy()
            moment = Moment(self.seat, action, self.view.dice, self.view.turns)
            self._note(likely, moment, self.belief.pos, self.belief.seen, seen)
            self._after[action] = self._thought(likely)
        return self._after[action]

    def _note(self, likely: Floats, moment: Moment, pos: Ints, seen: Ints, by_now: Ints) -> None:
        """What each of the others makes of something that somebody does; in place."""
        for observer in self.others:
            if observer != moment.seat:
                known = seen >> moment.seat & by_now >> observer & 1
                told = read(moment, pos, seen, known, self.view, self.manners)
                likely[:, :, observer, moment.seat, candidates(self.view)] += told

    def _thought(self, likely: Floats) -> Floats:
        found = mixed(likely, self.manners)
        for seat in self.others:
            # what this seat thinks itself it thinks whatever is true
            found[:, self.seat, seat] = np.log(np.maximum(self.belief.family_of(seat), 1e-12))
        if self.view.forbidden is not None:
            found[..., self.view.colours.index(self.view.forbidden)] = -np.inf
        return found
