"""Points a colour would make alone on the board: worked out for all places its pawns can be in, not guessed.

Time hardly counts in this game: whoever is home first has one point more, and that is all. What counts is the square on
which a pawn enters, so a colour wants other pawns to take the rolls that would bring one in badly. That is a matter of
all its pawns together, and small enough to be solved for any board: by value iteration over every set of places, for
as many pawns as there is room. With more pawns outside, each in turn is put aside, and the rest is looked up.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from tablee.games.tomkuni.bots.track import SIX
from tablee.games.tomkuni.model import COLOURS, PAWNS, ZONE, Square

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Places: TypeAlias = tuple[int, ...]
"""Sorted: 0 for the yard, then the ring counted from 1 at the colour's own start."""
Zones: TypeAlias = int
"""As bits; a pawn outside needs each one, so there are as many."""

_ROOM = 40_000
"""The most sets of places that are solved at once."""
_SWEEPS = 40
_ASIDE = 3.2
"""Points that a pawn makes which is put aside, where others can take its bad rolls."""
_NEVER = -1e9


class Way(NamedTuple):
    """A ring as a colour sees it: squares are counted from its start, zones from the first one ahead."""

    size: int
    entries: tuple[Square, ...]
    """By zone."""
    shortcuts: tuple[tuple[Square, int], ...]
    """Solid squares, and the zone each leads to."""
    free_passage: bool
    stops_on_entry: bool


class Solitaire:
    """The points that a colour makes on a way if nobody else is there and it plays as well as can be."""

    def __init__(self, way: Way, together: int) -> None:
        self.way = way
        self.together = max(k for k in range(1, together + 1) if comb(way.size + k, k) <= _ROOM)
        """How many pawns are thought of at once."""
        self._zone_of = {entry: zone for zone, entry in enumerate(way.entries)}
        self._tables: dict[Zones, list[float]] = {}
        self._values: dict[tuple[Zones, Places], float] = {}
        # by die and place: the place a walk ends at, the zone it passes (or −1) and how deep in it; −1 is no walk
        self._ends = np.full((SIX + 1, way.size + 1), -1)
        self._zones = np.full((SIX + 1, way.size + 1), -1)
        self._depths = np.zeros((SIX + 1, way.size + 1), dtype=int)
        for die in range(1, SIX + 1):
            for square in range(way.size):
                self._ends[die, square + 1] = self._landing((square + die) % way.size) + 1
                for steps in range(die):
                    zone = self._zone_of.get((square + steps) % way.size)
                    if zone is not None:
                        self._zones[die, square + 1], self._depths[die, square + 1] = zone, die - steps - 1
        self._ends[SIX, 0] = 1
        self._pushed = np.array([0, *(self._past((square + 1) % way.size) + 1 for square in range(way.size))])

    def _landing(self, square: Square) -> Square:
        """Where a pawn that walks to a square comes to stand (T11, T12)."""
        for solid, zone in self.way.shortcuts:
            if square == solid:
                entry = self.way.entries[zone]
                return entry if self.way.stops_on_entry else self._past(entry)
        return self._past(square)

    def _past(self, square: Square) -> Square:
        return (square + 1) % self.way.size if square in self._zone_of else square

    # ---- looking up

    def points(self, zones: Zones, places: Places) -> float:
        """What pawns in these places will make; their colour needs these zones."""
        if not places:
            return 0.0
        found = self._values.get((zones, places))
        if found is None:
            if len(places) <= self.together:
                found = self._table(zones)[_rank(places)]
            else:
                found = self._one_put_aside(zones, places)
            self._values[zones, places] = found
        return found

    def _one_put_aside(self, zones: Zones, places: Places) -> float:
        """The mean of what the others make if one pawn takes the zone before it."""
        total = 0.0
        for pawn, place in enumerate(places):
            rest = places[:pawn] + places[pawn + 1 :]
            total += _ASIDE + self.points(zones & ~(1 << self.zone_ahead(zones, place)), rest)
        return total / len(places)

    def zone_ahead(self, zones: Zones, place: int) -> int:
        """The first of these zones that a pawn comes to."""
        square, size = max(place - 1, 0), self.way.size
        return min(
            (zone for zone in range(len(COLOURS)) if zones >> zone & 1),
            key=lambda zone: (self.way.entries[zone] - square) % size,
        )

    # ---- solving

    def _table(self, zones: Zones) -> list[float]:
        found = self._tables.get(zones)
        if found is None:
            found = self._tables[zones] = self._solved(zones).tolist()
        return found

    def _solved(self, zones: Zones) -> Array:
        """Points by rank of the places."""
        pawns = zones.bit_count()
        places = np.array(list(combinations_with_replacement(range(self.way.size + 1), pawns)))
        places = places[np.argsort(_ranks(places))]
        count = len(places)
        walks: list[list[Array]] = []
        inside: list[Array] = []
        for die in range(1, SIX + 1):
            entering = np.full(count, _NEVER)
            ways: list[Array] = []
            for pawn in range(pawns):
                self._move(zones, places, pawn, die, entering, ways)
            walks.append(ways)
            inside.append(entering)
        # a roll that no pawn can use changes nothing, so only the others count (time is free)
        usable = sum(
            (entering > _NEVER) | np.any([way < count for way in ways], axis=0)
            for entering, ways in zip(inside, walks, strict=True)
        )
        values = np.full(count + 1, 3.0 * pawns)
        values[count] = _NEVER  # where a walk leads that is none
        for _ in range(_SWEEPS):
            total = np.zeros(count)
            for entering, ways in zip(inside, walks, strict=True):
                best = entering
                for way in ways:
                    best = np.maximum(best, values[way])
                total += np.where(best > _NEVER, best, 0.0)
            values[:count] = total / usable
        return values[:count]

    def _move(self, zones: Zones, places: Array, pawn: int, die: int, entering: Array, ways: list[Array]) -> None:
        """One pawn with one roll, in all places at once: what entering is worth, and where walks lead."""
        count, pawns = places.shape
        place = places[:, pawn]
        rest = np.delete(places, pawn, axis=1)
        end, zone, depth = self._ends[die, place], self._zones[die, place], self._depths[die, place]
        opened = (zone >= 0) & ((zones >> np.maximum(zone, 0)) & 1 > 0)
        for into in range(len(COLOURS)):
            rows = np.flatnonzero(opened & (zone == into) & (depth < ZONE))
            if len(rows):
                smaller = zones & ~(1 << into)
                later = np.asarray(self._table(smaller))[_ranks(rest[rows])] if smaller else 0.0
                entering[rows] = np.maximum(entering[rows], ZONE - depth[rows] + later)
        walking = (end >= 0) & (self.way.free_passage | ~opened)
        for _ in range(pawns - 1):  # whoever stands there goes one on; which of them it is makes no difference
            end = np.where((rest == end[:, None]).any(axis=1), self._pushed[end], end)
        ranks = _ranks(np.sort(np.column_stack((rest, end)), axis=1))
        ways.append(np.where(walking, ranks, count))


_CHOOSE = np.array([[comb(place + pawn, pawn + 1) for place in range(202)] for pawn in range(PAWNS)])


def _ranks(places: Array) -> Array:
    """The number of each set of places among all of that many pawns."""
    total = np.zeros(len(places), dtype=int)
    for pawn in range(places.shape[1]):
        total += _CHOOSE[pawn, places[:, pawn]]
    return total


def _rank(places: Places) -> int:
    return sum(comb(place + pawn, pawn + 1) for pawn, place in enumerate(places))


@lru_cache(maxsize=16)
def solitaire_of(way: Way, together: int) -> Solitaire:
    """Solved once for all who see the same way: on a board that looks alike from every start, all of them."""
    return Solitaire(way, together)
