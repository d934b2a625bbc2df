"""What becomes of a zone: where its pawns will stand when everybody has come.

Who comes later pushes those before it deeper (T16), and finds the deep squares taken, so that only good ones are left.
A zone is small: every way to fill it is run through, weighed by how often pawns enter on each square.
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


class Crowd:
    """The points to expect in a zone that others are still to come to, in any order."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.stays = [
            [[self._stays(taken, depth, more) for more in range(len(COLOURS))] for depth in range(ZONE)]
            for taken in range(FULL + 1)
        ]
        """By taken squares, depth and how many more come: the points of the pawn there."""
        self.comes = [[self._comes(taken, others) for others in range(len(COLOURS))] for taken in range(FULL + 1)]
        """By taken squares and how many others come: the points of a pawn that is still to come."""

    def _entries(self, taken: Taken) -> Sequence[tuple[int, float]]:
        odds = self.odds[: enterable(taken)]
        return [(depth, chance / sum(odds)) for depth, chance in enumerate(odds)]

    def _stays(self, taken: Taken, depth: int, more: int) -> float:
        if more == 0 or enterable(taken) == 0:
            return ZONE - depth
        total = 0.0
        for entry, chance in self._entries(taken):
            moved = pushed(taken, entry)
            total += chance * self._stays(taken | 1 << moved.stop, depth + (depth in moved), more - 1)
        return total

    def _comes(self, taken: Taken, others: int) -> float:
        if enterable(taken) == 0:
            return 0.0
        mine = theirs = 0.0
        for entry, chance in self._entries(taken):
            after = taken | 1 << pushed(taken, entry).stop
            mine += chance * self._stays(after, entry, others)
            theirs += chance * self._comes(after, others - 1) if others else 0.0
        return (mine + others * theirs) / (others + 1)


@lru_cache(maxsize=8)
def crowd_of(odds: Odds) -> Crowd:
    """Run through once for the same odds."""
    return Crowd(odds)
