"""What is chosen before the sand runs: a partner, a number."""

from tablee.core.game import Seat, Thought
from tablee.games.konito.bots.natures import Nature, chance
from tablee.games.konito.bots.reasons import AnyNumber, FurthestBack, JustLikes
from tablee.games.konito.model import Action, Number, Partner, View
from tablee.games.konito.roles import team_of


def partner(view: View, nature: Nature) -> Thought[Action]:
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


def number(view: View) -> Thought[Action]:
    """N20: what the numbers mean is not known yet, so one is as good as another."""
    numbers = (Number(1), Number(2), Number(3))
    return Thought(numbers[int(3 * chance(view, "number", view.turn))], AnyNumber(), timed=True)
