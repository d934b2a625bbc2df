"""The bots that people meet. They take the time that people take: each says nothing until its moment has come."""

from collections.abc import Sequence

from tablee.core.game import Bot, Rng, Seat, Thought
from tablee.games.konito.bots.guesser import guess
from tablee.games.konito.bots.judge import object_, vote
from tablee.games.konito.bots.natures import Nature, chance
from tablee.games.konito.bots.reader import read
from tablee.games.konito.bots.reasons import FurthestBack, JustLikes
from tablee.games.konito.model import Action, Guess, Next, Number, Partner, PassFace, Start, View, Vote
from tablee.games.konito.roles import team_of

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
            return _partner(view, nature) if view.waited >= _CHOOSES else _WAIT
        if Number in kinds:
            return _number(view) if view.waited >= _CHOOSES else _WAIT
        if Start in kinds:
            return Thought(Start(), timed=True) if view.waited >= _STARTS else _WAIT
        if objection := object_(view, nature, legal):
            return objection
        if Next in kinds and view.waited >= _CLOSES:  # until then the others may object (N26)
            return Thought(Next(), timed=True)
        return _WAIT

    return choose


def _partner(view: View, nature: Nature) -> Thought[Action]:
    """N23: both pawns move, so one shares with whoever is furthest back; who has no plan takes whom it likes."""
    assert view.seat is not None
    others = [seat for seat in range(view.players) if seat != view.seat]

    def square(seat: Seat) -> int:
        return view.pawns[team_of(view, seat)]

    liked = sorted(others, key=lambda seat: chance(view, "partner", view.turn, seat))
    if not nature.plans:
        return Thought(Partner(liked[0]), JustLikes(), timed=True)
    chosen = min(liked, key=square)
    return Thought(Partner(chosen), FurthestBack(max(map(square, others)) - square(chosen)), timed=True)


def _number(view: View) -> Thought[Action]:
    """N20: what the numbers mean is not known yet, so one is as good as another."""
    numbers = (Number(1), Number(2), Number(3))
    return Thought(numbers[int(3 * chance(view, "number", view.turn))], JustLikes(), timed=True)
