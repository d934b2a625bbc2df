"""A game played to its end: bots in every seat, dice from a source of numbers."""

from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

from tablee.core.chance import sample
from tablee.core.game import A, Bot, Chance, Game, Move, O, Over, Played, Players, Rng, S, V


def play(
    game: Game[O, S, A, V], state: S, bots: Sequence[Bot[V, A]], rng: Rng, draws: Callable[[int], Rng] | None = None
) -> Iterator[tuple[Move[A], S]]:
    """Every move and the state after it. `rng` is what bots think with; `draws(n)` what move number n is drawn from,
    `rng` too if nothing else is given.
    """
    seq = 0
    while True:
        seq += 1
        pending = game.pending(state)
        match pending:
            case Over():
                return
            case Chance(draw=draw):
                move: Move[A] = sample(draw, draws(seq) if draws else rng)
            case Players(seats=(seat, *_)):
                move = Played(seat, bots[seat](game.recall(state, seat), game.legal(state, seat), rng))
            case Players():
                raise AssertionError("players are pending, and none is named")
            case _:
                assert_never(pending)
        state = game.apply(state, move)
        yield move, state
