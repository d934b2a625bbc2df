"""What becomes of a zone: where its pawns will stand when everybody has come.

Who comes later pushes those before it deeper (T16), as long as there is room. A zone is small: every way to fill it is
run through, weighed by how often pawns enter on each square.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from tablee.games.tomkuni.model import COLOURS, ZONE

Taken: TypeAlias = int
"""The squares of a zone on which somebody stands, as bits, from the entry inwards."""
Odds: TypeAlias = tuple[float, float, float, float]
"""How often a pawn enters on each square, if all are free."""

FULL = (1 << ZONE) - 1


def enterable(taken: Taken) -> int:
    """How many squares can be entered: all up to the deepest free one (T16)."""
    return (FULL & ~taken).bit_length()


def pushed(taken: Taken, depth: int) -> range:
    """The squares whose pawns go one deeper if somebody enters on this one."""
    end = depth
    while taken >> end & 1:
        end += 1
    return range(depth, end)


@lru_cache(maxsize=8)
def losses(odds: Odds) -> Sequence[Sequence[Sequence[float]]]:
    """By taken squares, depth and how many more come: the points that the pawn there may expect to lose."""
    return [
        [
            [max(0.0, ZONE - depth - _stays(odds, taken, depth, more)) for more in range(len(COLOURS))]
            for depth in range(ZONE)
        ]
        for taken in range(FULL + 1)
    ]


def _stays(odds: Odds, taken: Taken, depth: int, more: int) -> float:
    """The points that it may expect to keep."""
    possible = odds[: enterable(taken)]
    if more == 0 or not possible:
        return ZONE - depth
    total = 0.0
    for entry, chance in enumerate(possible):
        moved = pushed(taken, entry)
        total += chance * _stays(odds, taken | 1 << moved.stop, depth + (depth in moved), more - 1)
    return total / sum(possible)
