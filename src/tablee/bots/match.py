"""A game played to its end: bots in every seat, dice from a source of numbers."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, assert_never

from tablee.core.chance import sample
from tablee.core.game import A, Bot, Chance, Draw, Game, Move, O, Over, Played, Players, Rng, S, Timed, V

Draws: TypeAlias = Callable[[int, Draw], Rng]
"""From which numbers a draw is made, given the number of its move."""

_MOMENT, _QUICKEST, _SLOWEST = 200, 500, 3500  # milliseconds that waiting and acting take, where time counts


def play(
    game: Game[O, S, A, V],
    state: S,
    bots: Sequence[Bot[V, A]],
    rng: Rng,
    draws: Draws | None = None,
    now: int = 0,
) -> Iterator[tuple[Move[A], S]]:
    """Every move and the state after it.

    `rng` is what bots think with; `draws` says what each draw comes from, `rng` too if nothing else is given.
    Where several may act, one of them is asked at a time. Where a clock runs, it starts from `now`; asking takes a
    while, and it runs out. To act takes longer, unless a bot minds the time itself.
    """
    seq = 1
    while True:
        pending = game.pending(state)
        move: Move[A]
        match pending:
            case Over():
                return
            case Chance(draw=draw):
                move = sample(draw, draws(seq, draw) if draws else rng)
            case Players(seats=seats, until=until):
                seat = seats[rng.randrange(len(seats))] if len(seats) > 1 else seats[0]
                view = game.recall(game.later(state, now), seat)
                thought = bots[seat](view, game.legal(state, seat), rng)
                action = thought.action
                if game.info.has_clock:
                    swift = action is None or thought.timed
                    now += _MOMENT if swift else _QUICKEST + rng.randrange(_SLOWEST - _QUICKEST)
                if until is not None and now >= until:
                    now = until
                    move = Timed(now)
                elif action is None:
                    continue
                else:
                    move = Played(seat, action, now if game.info.has_clock else None)
            case _:
                assert_never(pending)
        state = game.apply(state, move)
        yield move, state
        seq += 1
