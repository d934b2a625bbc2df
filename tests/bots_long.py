"""Bots at random tables: whatever they do must be legal. `python -m tests.bots_long 10000` plays so many tables."""

import sys
from itertools import islice
from random import Random

from tablee.bots.match import play
from tablee.games import GAMES
from tests.subjects import SUBJECTS, TABLES, walk

MOVES = 20
"""How long bots play on from wherever a random game has come to."""


def play_a_random_table(seed: int) -> str:
    """Bots of any level go on with a random game, under random options; `apply` refuses what is illegal.

    Returns the name of the game.
    """
    rng = Random(seed)
    name = list(GAMES)[seed % len(GAMES)]
    _, players, index = rng.choice([table for table in TABLES if table[0] == name])
    game, bots = GAMES[name].game, GAMES[name].bots
    states, _ = walk(name, players, SUBJECTS[name].options[index], seed)
    state = rng.choice(states[:-1])
    seated = [bots[rng.choice(list(bots))] for _ in range(players)]
    now = state.now if game.info.has_clock else 0
    for _ in islice(play(game, state, seated, rng, now=now), MOVES):
        pass
    return name


def main(count: int) -> None:
    for seed in range(count):
        play_a_random_table(seed)
        if (seed + 1) % 500 == 0:
            print(f"{seed + 1} of {count} tables, every move legal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
