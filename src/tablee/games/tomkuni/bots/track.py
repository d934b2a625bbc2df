"""The table as a search walks it: the moves of `rules.py` on sorted numbers, thousands of them for a decision.

Pawns of a colour are alike here, so a position is a sorted tuple of squares for each seat; −1 is the yard.
"""

from functools import lru_cache
from typing import TypeAlias

from tablee.core.game import Seat
from tablee.games.tomkuni.board import layout
from tablee.games.tomkuni.model import SEATED, ZONE, Options, Pawns, Square

Own: TypeAlias = tuple[Square, ...]
"""The pawns of one seat, sorted: those in the yard come first, those in zones last."""
Spots: TypeAlias = tuple[Own, ...]
"""By seat."""

IN_YARD = -1
SIX = 6
NOBODY = -1


def sorted_spots(pawns: Pawns) -> Spots:
    """The pawns of a view, without their numbers."""
    return tuple(tuple(sorted(IN_YARD if spot is None else spot for spot in own)) for own in pawns)


class Track:
    """A board with its options, laid out so that a move is a look into tables."""

    def __init__(self, options: Options, players: int) -> None:
        plan = layout(options.board)
        self.plan = plan
        self.options = options
        self.players = players
        self.size = plan.size
        self.starts = tuple(plan.starts[corner] for corner in SEATED[players])
        self.reach = tuple(tuple(self._reach(square, die) for die in range(SIX + 1)) for square in range(plan.size))
        """By square and die: the square a walk ends on, the zone whose entry it passes (or −1), and how deep in it."""

    def _reach(self, square: Square, die: int) -> tuple[Square, int, int]:
        for steps in range(die):
            zone = self.plan.zone_behind.get((square + steps) % self.size)
            if zone is not None:
                return (square + die) % self.size, zone, die - steps - 1
        return (square + die) % self.size, -1, 0

    # ---- whose turn, and who is home

    def is_home(self, own: Own) -> bool:
        """Whether all pawns of a seat are in zones."""
        return own[0] >= self.size

    def first_home(self, spots: Spots, first: Seat, mover: Seat) -> Seat:
        """Who came home first, after a move: the mover counts before the others (T22)."""
        if first == NOBODY:
            for step in range(self.players):
                seat = (mover + step) % self.players
                if spots[seat][0] >= self.size:
                    return seat
        return first

    def next_seat(self, spots: Spots, mover: Seat) -> Seat:
        """Whose turn is next, or nobody's: the game is over (T20)."""
        for step in range(1, self.players + 1):
            seat = (mover + step) % self.players
            if spots[seat][0] < self.size:
                return seat
        return NOBODY

    def open_zones(self, own: Own) -> int:
        """The zones without a pawn of this seat (T13), as bits."""
        mask = 15
        for spot in own:
            if spot >= self.size:
                mask &= ~(1 << (spot - self.size) // ZONE)
        return mask

    # ---- moves

    def moves(self, spots: Spots, seat: Seat, die: int) -> list[Spots]:
        """Where each move leads; equal ones once, none if the seat must pass (T9)."""
        found: list[Spots] = []
        own = spots[seat]
        size = self.size
        opened = -1
        last = IN_YARD
        for spot in own:
            if spot == last or spot >= size:  # pawns in the yard leave below, those in zones stay (T17)
                continue
            last = spot
            end, zone, depth = self.reach[spot][die]
            if zone >= 0:
                if opened < 0:
                    opened = self.open_zones(own)
                if opened >> zone & 1:
                    if depth < ZONE and self._has_room(spots, zone, depth):  # T15, T16
                        found.append(self._turned_in(spots, seat, spot, zone, depth))
                    if not self.options.free_passage:  # T14
                        continue
            found.append(self._ended_on_ring(spots, seat, spot, end))
        if die == SIX and own[0] == IN_YARD:  # T7
            found.append(self._ended_on_ring(spots, seat, IN_YARD, self.starts[seat]))
        return found

    def _has_room(self, spots: Spots, zone: int, depth: int) -> bool:
        first = self.size + ZONE * zone
        taken = 0
        for own in spots:
            for spot in own:
                if first + depth <= spot < first + ZONE:
                    taken += 1
        return taken < ZONE - depth

    def _turned_in(self, spots: Spots, seat: Seat, spot: Square, zone: int, depth: int) -> Spots:
        square = self.size + ZONE * zone + depth
        if any(square in own for own in spots):
            push = _Push(self, spots, seat, spot)
            push.clear_zone(zone, depth)
            return push.ended(square)
        return _moved(spots, seat, spot, square)

    def _ended_on_ring(self, spots: Spots, seat: Seat, spot: Square, square: Square) -> Spots:
        plan = self.plan
        if square in plan.shortcut or square in plan.zone_behind or any(square in own for own in spots):
            push = _Push(self, spots, seat, spot)
            push.clear(square)
            zone = plan.shortcut.get(square)
            if zone is not None:  # T11
                square = plan.entries[zone]
                push.clear(square)
                if self.options.shortcut_stops_on_entry:
                    return push.ended(square)
            if square in plan.zone_behind:  # T12
                square = (square + 1) % self.size
                push.clear(square)
            return push.ended(square)
        return _moved(spots, seat, spot, square)


def _moved(spots: Spots, seat: Seat, start: Square, end: Square) -> Spots:
    """A pawn goes where nobody stands."""
    own = list(spots[seat])
    own[own.index(start)] = end
    own.sort()
    return (*spots[:seat], tuple(own), *spots[seat + 1 :])


class _Push:
    """A move by which somebody may be pushed (T10, T12, T16, T18); the mover's pawn is off the board meanwhile."""

    def __init__(self, track: Track, spots: Spots, mover: Seat, start: Square) -> None:
        self.track = track
        self.mover = mover
        self.standing = {spot: seat for seat, own in enumerate(spots) for spot in own if spot >= 0}
        self.spots = [list(own) for own in spots]
        self.spots[mover].remove(start)
        if start >= 0:
            del self.standing[start]

    def clear(self, square: Square) -> None:
        """Whoever stands on a ring square goes one on."""
        seat = self.standing.pop(square, NOBODY)
        if seat == NOBODY:
            return
        track = self.track
        zone = track.plan.zone_behind.get(square)
        if zone is not None and track.open_zones(tuple(self.spots[seat])) == 1 << zone:  # T18
            self.clear_zone(zone, 0)
            self._set_down(seat, square, track.size + ZONE * zone)
            return
        end = (square + 1) % track.size
        self.clear(end)
        if end in track.plan.zone_behind:  # T12
            end = (end + 1) % track.size
            self.clear(end)
        self._set_down(seat, square, end)

    def clear_zone(self, zone: int, depth: int) -> None:
        """Whoever stands there goes one deeper."""
        square = self.track.size + ZONE * zone + depth
        seat = self.standing.pop(square, NOBODY)
        if seat != NOBODY:
            self.clear_zone(zone, depth + 1)
            self._set_down(seat, square, square + 1)

    def _set_down(self, seat: Seat, start: Square, end: Square) -> None:
        own = self.spots[seat]
        own[own.index(start)] = end
        self.standing[end] = seat

    def ended(self, square: Square) -> Spots:
        """Everybody's pawns when the mover's stands there."""
        self.spots[self.mover].append(square)
        return tuple(tuple(sorted(own)) for own in self.spots)


@lru_cache(maxsize=32)
def track_of(options: Options, players: int) -> Track:
    """The track of a table."""
    return Track(options, players)
