"""What a score is worth: each player's chance to win the game from there, if all play like experts."""

from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tablee.games.kinoko.bots import rounds
from tablee.games.kinoko.bots.rounds import PURPOSEFUL, Floats, Ints
from tablee.games.kinoko.rules import GOAL

_ROUNDS = 2000
_SWEEPS = 30


def deal(count: int, players: int, rng: np.random.Generator) -> tuple[Ints, Ints, Ints]:
    """So many deals: places, who has seen, and families with the forbidden colour last. K6 lets all of them stand."""
    n = players + 2
    pos = np.argsort(rng.random((2 * count, 3, n)), axis=2).astype(np.int8)
    pos = pos[~rounds.dealt_again(pos, players)][:count]
    families = np.argsort(rng.random((len(pos), n)), axis=1)[:, : players + 1].astype(np.int8)
    return pos, rounds.watchers(players)[pos], families


@cache
def _ends(players: int) -> tuple[tuple[int, tuple[int, ...], float], ...]:
    """How rounds end that the first seat starts: who announces (−1: nobody), what each gains, and how often."""
    rng = np.random.default_rng(players)
    pos, seen, dealt = deal(_ROUNDS, players, rng)
    families = dealt[:, :players]
    suspicion = rounds.unsuspecting(families, dealt[:, players])
    announcer = rounds.play_out(pos, seen, families, 0, 0, players, (PURPOSEFUL,) * players, rng, suspicion)
    holds = np.arange(len(pos))
    gained = np.concatenate(
        [
            rounds.gains(pos[part], families[part], colour, announcer[part], players, False)
            for colour in range(players + 2)
            if (part := holds[dealt[:, players] == colour]).size
        ]
    )
    order = np.concatenate([holds[dealt[:, players] == colour] for colour in range(players + 2)])
    rows, counts = np.unique(np.column_stack([announcer[order], gained]), axis=0, return_counts=True)
    return tuple(
        (int(row[0]), tuple(int(gain) for gain in row[1:]), count / len(pos))
        for row, count in zip(rows, counts, strict=True)
    )


@cache
def table(players: int) -> Floats:
    """By scores, in order from whoever starts the next round: each one's chance to win."""
    states = np.array(list(product(range(GOAL), repeat=players)))
    base = GOAL ** np.arange(players - 1, -1, -1)
    seats = np.arange(players)
    steps = []
    for announcer, gained, often in _ends(players):
        after = np.maximum(states + gained, 0)
        shift = (announcer + 1) % players if announcer >= 0 else 1
        following = np.minimum(np.roll(after, -shift, axis=1), GOAL - 1) @ base
        over = after.max(axis=1, keepdims=True) >= GOAL
        steps.append((often, over, _shares(after, announcer), following, (seats - shift) % players))
    chances: Floats = np.full((len(states), players), 1 / players)
    for _ in range(_SWEEPS):
        fresh: Floats = np.zeros_like(chances)
        for often, over, won, following, order in steps:
            fresh += often * np.where(over, won, chances[following][:, order])
        chances = fresh
    return chances.reshape((GOAL,) * players + (players,))


def _shares(scores: NDArray[np.int_], announcer: int) -> Floats:
    """By state and seat, the share of the victory if the game ended with these scores."""
    top = scores == scores.max(axis=1, keepdims=True)
    if announcer >= 0:  # K26: of several at the top, whoever stopped the round
        top = np.where(top[:, announcer, None], np.arange(scores.shape[1]) == announcer, top)
    share: Floats = top / top.sum(axis=1, keepdims=True)
    return share


def chance_to_win(
    scores: Ints, announcer: Ints, starter: int, stopped: tuple[int | None, ...], seat: int, players: int
) -> Floats:
    """By round, this seat's chance to win the game from these scores. Where nobody announced, `starter` is the next."""
    over = scores.max(axis=1) >= GOAL
    top = scores == scores.max(axis=1, keepdims=True)
    # K26: of those at the top whoever stopped a round last; the announcer has just done so
    last = np.array([-1 if round_ is None else round_ for round_ in stopped])
    rank = np.where(top, last, -2)
    at = np.flatnonzero(announcer >= 0)
    rank[at, announcer[at]] = np.where(top[at, announcer[at]], 10_000, -2)
    first = top & (rank == rank.max(axis=1, keepdims=True))
    won = first[:, seat] / first.sum(axis=1)
    begins = np.where(announcer >= 0, (announcer + 1) % players, starter % players)
    order = (begins[:, None] + np.arange(players)) % players
    turned = np.minimum(np.take_along_axis(scores.astype(np.intp), order, axis=1), GOAL - 1)
    chances = table(players)[tuple(turned.T)]
    going_on = chances[np.arange(len(scores)), (seat - begins) % players]
    result: Floats = np.where(over, won, going_on)
    return result
