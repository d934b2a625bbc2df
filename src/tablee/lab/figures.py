"""Figures from samples, each with the interval in which it lies in 95 of 100 cases."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

_Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Mean(Struct, frozen=True):
    """A mean and its 95 % interval; the interval is unknown with fewer than two samples."""

    mean: float
    low: float | None
    high: float | None


def mean(samples: Sequence[float]) -> Mean:
    """The mean, and 1.96 standard errors either side of it."""
    middle = fmean(samples)
    if len(samples) < 2:
        return Mean(middle, None, None)
    reach = _Z * stdev(samples) / sqrt(len(samples))
    return Mean(middle, middle - reach, middle + reach)


def share(samples: Sequence[float]) -> Mean:
    """A share between 0 and 1, with Wilson's interval, which is honest near the ends."""
    return _wilson(fmean(samples), len(samples))


def share_of_blocks(blocks: Sequence[float], games: int) -> Mean:
    """The mean of shares of blocks of games. Games of one block have much in common, blocks have nothing.

    Wilson's interval for as many games as would spread like these blocks.
    """
    middle = fmean(blocks)
    spread = stdev(blocks) if len(blocks) > 1 else 0.0
    worth = middle * (1 - middle) / (spread**2 / len(blocks)) if spread else 0.0
    # blocks that are all alike say nothing about their spread: as if every block were one game
    return _wilson(middle, min(worth, games * _MOST_WORTH) if worth else len(blocks))


_MOST_WORTH = 4.0
"""A game with shared dice may say more than one by itself, but by chance few blocks look as if each said everything."""


def _wilson(p: float, n: float) -> Mean:
    centre = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    reach = _Z / (1 + _Z**2 / n) * sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2))
    return Mean(p, max(0.0, min(p, centre - reach)), min(1.0, max(p, centre + reach)))
