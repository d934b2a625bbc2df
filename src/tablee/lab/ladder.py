"""How strong players are, from who won against whom: one number each (Elo), with its interval.

Everyone has a strength, and at a table each side wins with a chance in proportion to its own. Of all strengths those
are taken that make the results likeliest; for two sides that is the model of Bradley and Terry, which Elo's scale is
made for. How sure that is, the deals say: they are drawn again from themselves, many times.
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tablee.lab.figures import Mean

Floats = NDArray[np.float64]

BASE = 1000
"""What the first player of a list is given; 400 more is ten times as strong."""
_SCALE = 400
_SWEEPS = 500
_CLOSE = 1e-9
_RESAMPLES = 300


class Table(Struct, frozen=True):
    """The deals that the same players played against each other."""

    sides: tuple[int, ...]
    """By player, how many sides of the table were its."""
    games: int
    """Games a deal."""
    wins: Sequence[Sequence[float]]
    """By deal and player, how many of its games it won; a shared victory counts in equal parts."""


def elo(tables: Sequence[Table], players: int) -> list[Mean]:
    """By player, Elo and its 95 % interval, counted from the first player, who has none."""
    sides = np.array([table.sides for table in tables], dtype=np.float64)
    games = np.array([table.games for table in tables], dtype=np.float64)
    wins = [np.array(table.wins, dtype=np.float64) for table in tables]
    deals = np.array([len(rows) for rows in wins], dtype=np.float64)
    pairs = list(combinations(range(players), 2))
    sides = np.concatenate([sides, np.array([[player in pair for player in range(players)] for pair in pairs])])
    games = np.concatenate([games * deals, np.ones(len(pairs))])

    def strengths(wins: list[Floats], extra: Floats) -> Floats:
        """Elo from won games, by table, and from one game more for every two, won to this part by the first of them.

        Because of these, whoever never lost is strong, but not infinitely so.
        """
        won = sum((rows.sum(axis=0) for rows in wins), np.zeros(players))
        for (one, other), part in zip(pairs, extra, strict=True):
            won[one] += part
            won[other] += 1 - part
        return _likeliest(sides, games, won)

    found = strengths(wins, np.full(len(pairs), 0.5))
    rng = np.random.default_rng(0)
    again = [
        strengths([rows[rng.integers(len(rows), size=len(rows))] for rows in wins], rng.random(len(pairs)))
        for _ in range(_RESAMPLES)
    ]
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [
        Mean(float(found[player]), *((float(low[player]), float(high[player])) if player else (None, None)))
        for player in range(players)
    ]


def _likeliest(sides: Floats, games: Floats, won: Floats) -> Floats:
    """Elo under which these results are likeliest: games by table, wins by player."""
    strength: Floats = np.ones(sides.shape[1])
    for _ in range(_SWEEPS):  # Hunter's way to the maximum: each sweep raises the likelihood
        fresh = won / (games / (sides @ strength) @ sides)
        fresh /= fresh[0]
        settled = np.abs(np.log(fresh / strength)).max() < _CLOSE
        strength = fresh
        if settled:
            break
    result: Floats = BASE + _SCALE * np.log10(strength)
    return result
