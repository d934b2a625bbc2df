"""Games to test with: played by bots to their end, every draw from a known seed."""

from functools import cache
from random import Random
from typing import NamedTuple

from tablee.bots.match import play
from tablee.core.chance import Stream, commitment, seed_from
from tablee.core.game import Move
from tablee.core.record import Record
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import BOTS
from tablee.games.kinoko.model import Action, Options, State

NAMES = ("Ana", "Grandpa Joe", "Zoë", "Bo")
LIMITED = Options(round_limit=60)


class Played(NamedTuple):
    """A game and how it was recorded."""

    states: tuple[State, ...]
    moves: tuple[Move[Action], ...]
    record: Record


@cache
def played(players: int = 2, bot: str = "random", seed: str = "mushrooms", options: Options = LIMITED) -> Played:
    """A whole game, with the record that a fair table keeps of it."""
    secret = seed_from(seed)
    states, moves = [KINOKO.setup(players, options)], []
    for move, state in play(
        KINOKO, states[0], [BOTS[bot]] * players, Random(seed), lambda seq, draw: Stream(secret, seq)
    ):
        moves.append(move)
        states.append(state)
    record = Record(
        game=KINOKO.info.id,
        version=KINOKO.info.version,
        options=options,
        seats=NAMES[:players],
        moves=tuple(moves),
        commitment=commitment(secret),
        seed=secret.hex(),
    )
    return Played(tuple(states), tuple(moves), record)
