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

ROOM = 140_000
"""The most sets of places that are solved at once for a table: enough for four pawns on a ring of 40."""
SWEEPS = 40
"""Rolls that are looked ahead."""
SETTLED = 0.002
"""Points; when no place changes by more, it is solved."""
USUAL = 3.2
"""Points that a pawn makes, where others can take its bad rolls."""
_NEVER = -1e9
_NOWHERE = -1


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

    def __init__(self, way: Way, together: int, room: int) -> None:
        self.way = way
        self.together = max(k for k in range(1, together + 1) if k == 1 or comb(way.size + k, k) <= room)
        """How many pawns are thought of at once."""
        self._tables: dict[Zones, Array] = {}
        zone_of = {entry: zone for zone, entry in enumerate(way.entries)}
        places = way.size + 1
        # by place: the next one, whether it is an entry, and the entry to which a solid square leads
        self._next = np.array([_NOWHERE, *(place % way.size + 1 for place in range(1, places))], dtype=np.int16)
        self._is_entry = np.array([place - 1 in zone_of for place in range(places)])
        self._leads = np.full(places, _NOWHERE, dtype=np.int16)
        for solid, zone in way.shortcuts:
            self._leads[solid + 1] = way.entries[zone] + 1
        # by die and place: the last square of a walk, the zone it passes (or none), and how deep in it
        self._ends = np.full((SIX + 1, places), _NOWHERE, dtype=np.int16)
        self._zones = np.full((SIX + 1, places), _NOWHERE, dtype=np.int16)
        self._depths = np.zeros((SIX + 1, places), dtype=int)
        self._ends[SIX, 0] = 1
        for die in range(1, SIX + 1):
            for square in range(way.size):
                self._ends[die, square + 1] = (square + die) % way.size + 1
                for steps in range(die):
                    zone = zone_of.get((square + steps) % way.size, _NOWHERE)
                    if zone != _NOWHERE:
                        self._zones[die, square + 1], self._depths[die, square + 1] = zone, die - steps - 1

    # ---- looking up

    def points(self, zones: Zones, places: Places) -> float:
        """What pawns in these places will make; their colour needs these zones."""
        if not places:
            return 0.0
        if len(places) <= self.together:
            return float(self._table(zones)[_rank(places)])
        return self._one_put_aside(zones, places)

    def _one_put_aside(self, zones: Zones, places: Places) -> float:
        """The mean of what the others make if one pawn takes the zone before it."""
        total = 0.0
        for pawn, place in enumerate(places):
            rest = places[:pawn] + places[pawn + 1 :]
            total += USUAL + self.points(zones & ~(1 << self.zone_ahead(zones, place)), rest)
        return total / len(places)

    def zone_ahead(self, zones: Zones, place: int) -> int:
        """The first of these zones that a pawn comes to."""
        square, size = max(place - 1, 0), self.way.size
        return min(
            (zone for zone in range(len(COLOURS)) if zones >> zone & 1),
            key=lambda zone: (self.way.entries[zone] - square) % size,
        )

    # ---- solving

    def _table(self, zones: Zones) -> Array:
        found = self._tables.get(zones)
        if found is None:
            found = self._tables[zones] = self._solved(zones)
        return found

    def _solved(self, zones: Zones) -> Array:
        """Points by rank of the places."""
        pawns = zones.bit_count()
        places = _all_places(self.way.size + 1, pawns)
        count = len(places)
        rolls = [self._roll(zones, places, die) for die in range(1, SIX + 1)]
        # a roll that no pawn can use changes nothing, so only the others count (time is free)
        usable = sum((inside > _NEVER) | np.any([way < count for way in ways], axis=0) for inside, ways in rolls)
        values = np.full(count + 1, USUAL * pawns, dtype=np.float32)
        values[count] = _NEVER  # where a walk leads that is none
        for _ in range(SWEEPS):
            total = np.zeros(count, dtype=np.float32)
            for inside, ways in rolls:
                best = inside
                for way in ways:
                    best = np.maximum(best, values[way])
                total += np.where(best > _NEVER, best, 0)
            total /= usable
            change = np.abs(total - values[:count]).max()
            values[:count] = total
            if change < SETTLED:
                break
        return values[:count]

    def _roll(self, zones: Zones, places: Array, die: int) -> tuple[Array, list[Array]]:
        """With this roll in all places at once: what it is worth to enter a zone, and where each pawn's walk leads."""
        count, pawns = places.shape
        inside = np.full(count, _NEVER, dtype=np.float32)
        ways = []
        for pawn in range(pawns):
            place = places[:, pawn]
            rest = places[:, [other for other in range(pawns) if other != pawn]]
            zone, depth = self._zones[die, place], self._depths[die, place]
            opened = (zone != _NOWHERE) & ((zones >> np.maximum(zone, 0)) & 1 > 0)
            for into in range(len(COLOURS)):
                rows = np.flatnonzero(opened & (zone == into) & (depth < ZONE))
                if len(rows):
                    smaller = zones & ~(1 << into)
                    later = self._table(smaller)[_ranks(rest[rows])] if smaller else 0.0
                    inside[rows] = np.maximum(inside[rows], ZONE - depth[rows] + later)
            rows = np.flatnonzero((self._ends[die, place] != _NOWHERE) & (self.way.free_passage | ~opened))
            way = np.full(count, count, dtype=np.int32)
            way[rows] = _ranks(self._walked(rest[rows], self._ends[die, place[rows]]))
            ways.append(way)
        return inside, ways

    def _walked(self, rest: Array, end: Array) -> Array:
        """All places when a pawn's walk has ended there: who is pushed, and where it comes to stand (T10–T12)."""
        self._clear(rest, np.arange(len(rest)), end)
        shortcuts = np.flatnonzero(self._leads[end] != _NOWHERE)
        end[shortcuts] = self._leads[end[shortcuts]]
        self._clear(rest, shortcuts, end[shortcuts])
        onward = self._is_entry[end]
        if self.way.stops_on_entry:
            onward[shortcuts] = False
        passing = np.flatnonzero(onward)
        end[passing] = self._next[end[passing]]
        self._clear(rest, passing, end[passing])
        return np.sort(np.column_stack((rest, end)), axis=1)

    def _clear(self, rest: Array, rows: Array, ends: Array) -> None:
        """In these rows, whoever stands there goes one on; T18 is for the last pawn outside, and that one is alone."""
        found, pawns = np.nonzero(rest[rows] == ends[:, None])
        if len(found):
            rows, ends = rows[found], self._next[ends[found]]
            rest[rows, pawns] = _NOWHERE
            self._clear(rest, rows, ends)
            passing = np.flatnonzero(self._is_entry[ends])
            ends[passing] = self._next[ends[passing]]
            self._clear(rest, rows[passing], ends[passing])
            rest[rows, pawns] = ends


_CHOOSE = np.array([[comb(place + pawn, pawn + 1) for place in range(202)] for pawn in range(PAWNS)], dtype=np.int32)


def _all_places(places: int, pawns: int) -> Array:
    """Every set of places, by rank."""
    found = np.array(list(combinations_with_replacement(range(places - 1, -1, -1), pawns)), dtype=np.int16)
    return found[::-1, ::-1]


def _ranks(places: Array) -> Array:
    """The number of each set of places among all of that many pawns."""
    total = np.zeros(len(places), dtype=np.int32)
    for pawn in range(places.shape[1]):
        total += _CHOOSE[pawn, places[:, pawn]]
    return total


def _rank(places: Places) -> int:
    return sum(comb(place + pawn, pawn + 1) for pawn, place in enumerate(places))


@lru_cache(maxsize=16)
def solitaire_of(way: Way, together: int, room: int) -> Solitaire:
    """Solved once for all who see the same way: on a board that looks alike from every start, all of them."""
    return Solitaire(way, together, room)
