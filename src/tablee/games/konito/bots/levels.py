"""The bots that people meet. They take the time that people take: each says nothing until its moment has come."""

from collections.abc import Sequence

from tablee.core.game import Bot, Rng, Thought
from tablee.games.konito.bots.guesser import guess
from tablee.games.konito.bots.judge import object_, vote
from tablee.games.konito.bots.natures import Nature
from tablee.games.konito.bots.reader import read
from tablee.games.konito.bots.table import number, partner
from tablee.games.konito.model import Action, Guess, Next, Number, Partner, PassFace, Start, View, Vote

_CHOOSES, _STARTS, _CLOSES = 2000, 2500, 8000  # milliseconds that others have to look around before
_WAIT: Thought[Action] = Thought(None, timed=True)


def player(nature: Nature) -> Bot[View, Action]:
    """A bot of this nature, in whatever role."""

    def choose(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
        kinds = {type(action) for action in legal}
        if Guess in kinds:
            return guess(view, nature)
        if PassFace in kinds:
            return read(view, legal, nature)
        if Vote in kinds:
            return vote(view, legal)
        if Partner in kinds:
            return partner(view, nature) if view.waited >= _CHOOSES else _WAIT
        if Number in kinds:
            return number(view) if view.waited >= _CHOOSES else _WAIT
        if Start in kinds:
            return Thought(Start(), timed=True) if view.waited >= _STARTS else _WAIT
        if objection := object_(view, nature, legal):
            return objection
        if Next in kinds and view.waited >= _CLOSES:  # until then the others may object (N26)
            return Thought(Next(), timed=True)
        return _WAIT

    return choose
