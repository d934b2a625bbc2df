"""Bots of every level at tables of every kind."""

from random import Random

from bench.kinoko_calibration import hasty

from tablee.bots.match import play
from tablee.core.game import Bot
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import BOTS
from tablee.games.kinoko.model import AIDS, FACES, Action, Die, Options, State, View


def any_options(rng: Random) -> Options:
    """Any ruling, and dice of any faces; but one at least that is no reroll."""
    faces = [rng.choice(FACES) for _ in range(17)]
    faces.insert(rng.randrange(18), rng.choice([face for face in FACES if face != "reroll"]))
    rng.shuffle(faces)
    die: list[Die] = [tuple(faces[at : at + 6]) for at in (0, 6, 12)]  # type: ignore[misc]  # six each
    return Options(
        aid=rng.choice(AIDS),
        dice=(die[0], die[1], die[2]),
        gathered_scores_anyway=rng.random() < 0.5,
        round_limit=rng.choice((1, 2, 5, 12, 40, None)),
        tie_break=rng.choice(("last_to_stop", "last_round")),
    )


def any_table(seed: int, most: int = 60) -> int:
    """Play at some table for so many moves, or to the end; how many moves there were.

    The rules refuse whatever is illegal, so that a table which is played is a table without illegal moves.
    """
    rng = Random(f"table {seed}")
    players = rng.choice((2, 3, 4))
    company: dict[str, Bot[View, Action]] = {**BOTS, "owl": hasty}
    bots = [company[rng.choice(sorted(company))] for _ in range(players)]
    moves = 0
    for _ in play(KINOKO, start(players, rng), bots, rng):
        moves += 1
        if moves >= most:
            break
    return moves


def start(players: int, rng: Random) -> State:
    return KINOKO.setup(players, any_options(rng))


def many_tables(count: int, first: int = 0) -> int:
    """So many tables; how many moves there were in all."""
    return sum(any_table(seed) for seed in range(first, first + count))
