"""What a position is worth: for each seat the points to expect, and so its share of the victory.

What a colour makes by itself is solved (`solitaire.py`), what becomes of a zone is run through (`zones.py`). How much
of that comes true among others, and luck, are the few `Weights`.
"""

from functools import lru_cache
from math import erf, exp, sqrt
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from tablee.core.game import Seat
from tablee.games.tomkuni.bots.solitaire import Solitaire, Way, solitaire_of
from tablee.games.tomkuni.bots.track import IN_YARD, NOBODY, SIX, Own, Spots, Track
from tablee.games.tomkuni.bots.zones import Odds, crowd_of
from tablee.games.tomkuni.model import COLOURS, SEATED, ZONE, Square

Shares: TypeAlias = tuple[float, ...]
"""By seat, how much of the victory it may expect; together 1."""


class Weights(Struct, frozen=True):
    """What games have taught; `bench/tomkuni_bots.py` fits them."""

    entering: Odds = (0.56, 0.21, 0.14, 0.09)
    """How often a pawn enters a zone on each square, if all are free."""
    solitary: float = 0.75
    """How much of what a colour would make by itself comes true …"""
    usual: float = 0.7
    """… and the points that a pawn makes anyway."""
    crowded: float = 0.9
    """How much comes true of what those who come make more or less than in an empty zone."""
    first: float = 0.03
    """How much surer one is to be home first for each turn less to go."""
    luck_outside: float = 1.1
    """Variance of the points that a pawn outside will make …"""
    luck_inside: float = 0.25
    """… and, for each point that a pawn in a zone may expect to lose, of what it loses."""


WEIGHTS = Weights()

_REMEMBERED = 50_000
_STEP = 3.5  # squares a turn
_WAIT = 2.0  # turns that a pawn in the yard costs while others walk


class Outlook(NamedTuple):
    """What a seat may expect if nobody pushes."""

    points: float
    turns: float
    outside: int
    """Pawns that are not home."""
    inside: tuple[Square, ...]
    """Where the others stand."""
    zones: int
    """Those it still needs, as bits."""


class Meeting(NamedTuple):
    """What a seat may expect because others come to the same zones."""

    points: float
    """Of its pawns in zones in the end, and what those to come make more or less than in empty zones."""
    spread: float
    """The variance of that."""


class Prospects:
    """The worth of positions at one table; remembers the seats that it has seen."""

    def __init__(self, track: Track, together: int, weights: Weights = WEIGHTS) -> None:
        self.track = track
        self.weights = weights
        self._corners = SEATED[track.players]
        self._solitaires = [self._solitaire(corner, together) for corner in self._corners]
        self._crowd = crowd_of(weights.entering)
        self._outlooks: dict[tuple[Seat, Own], Outlook] = {}
        self._meetings: dict[tuple[tuple[Square, ...], ...], tuple[Meeting, ...]] = {}

    def _solitaire(self, corner: int, together: int) -> Solitaire:
        """The board as seen from a corner's start."""
        plan, options = self.track.plan, self.track.options
        colours = len(COLOURS)
        way = Way(
            size=plan.size,
            entries=tuple(
                (plan.entries[(corner + zone) % colours] - plan.starts[corner]) % plan.size for zone in range(colours)
            ),
            shortcuts=tuple(
                sorted(
                    ((solid - plan.starts[corner]) % plan.size, (zone - corner) % colours)
                    for solid, zone in plan.shortcut.items()
                )
            ),
            free_passage=options.free_passage,
            stops_on_entry=options.shortcut_stops_on_entry,
        )
        return solitaire_of(way, together)

    # ---- a seat

    def outlook(self, seat: Seat, own: Own) -> Outlook:
        """What this seat may expect with its pawns here."""
        found = self._outlooks.get((seat, own))
        if found is None:
            if len(self._outlooks) > _REMEMBERED:
                self._outlooks.clear()
            found = self._outlooks[seat, own] = self._considered(seat, own)
        return found

    def _considered(self, seat: Seat, own: Own) -> Outlook:
        size, corner, colours = self.track.size, self._corners[seat], len(COLOURS)
        start = self.track.starts[seat]
        places = tuple(sorted(0 if spot == IN_YARD else (spot - start) % size + 1 for spot in own if spot < size))
        zones = self.track.open_zones(own)
        ahead = (zones >> corner | zones << colours - corner) & 15
        alone = self._solitaires[seat].points(ahead, places)
        points = self.weights.solitary * alone + self.weights.usual * len(places)
        return Outlook(points, self._turns(seat, places, ahead), len(places), own[len(places) :], zones)

    def _turns(self, seat: Seat, places: tuple[int, ...], ahead: int) -> float:
        """Roughly, the turns until all are home."""
        solitaire, size = self._solitaires[seat], self.track.size
        turns = 0.0
        for place in reversed(places):
            zone = solitaire.zone_ahead(ahead, place)
            turns += (solitaire.way.entries[zone] - max(place - 1, 0)) % size / _STEP + 1 + _WAIT * (place == 0)
            ahead &= ~(1 << zone)
        waits = bool(places) and not any(places) and not self.track.options.three_tries
        return turns + (SIX - _WAIT if waits else 0)

    # ---- everybody

    def shares(self, spots: Spots, first: Seat, turn: Seat) -> Shares:
        """What everybody may expect of the victory, before the next to play rolls."""
        outlooks = [self.outlook(seat, own) for seat, own in enumerate(spots)]
        means, spreads = [], []
        for outlook, meeting in zip(outlooks, self._meet(outlooks), strict=True):
            means.append(outlook.points + meeting.points)
            spreads.append(self.weights.luck_outside * outlook.outside + meeting.spread)
        if first == NOBODY:
            self._race(outlooks, turn, means)
        else:
            means[first] += 1  # T22
        return shared(means, spreads)

    def _race(self, outlooks: list[Outlook], turn: Seat, means: list[float]) -> None:
        """The point for the first, in parts."""
        players = self.track.players
        odds = [
            exp(-self.weights.first * (outlook.turns + (seat - turn) % players / players))
            for seat, outlook in enumerate(outlooks)
        ]
        total = sum(odds)
        for seat, odd in enumerate(odds):
            means[seat] += odd / total

    def _meet(self, outlooks: list[Outlook]) -> tuple[Meeting, ...]:
        """What all may expect of meeting in the zones."""
        inside = tuple([outlook.inside for outlook in outlooks])
        found = self._meetings.get(inside)
        if found is None:
            if len(self._meetings) > _REMEMBERED:
                self._meetings.clear()
            found = self._meetings[inside] = self._met(outlooks)
        return found

    def _met(self, outlooks: list[Outlook]) -> tuple[Meeting, ...]:
        size, crowd, weights = self.track.size, self._crowd, self.weights
        taken, missing = [0] * len(COLOURS), [0] * len(COLOURS)
        for outlook in outlooks:
            for spot in outlook.inside:
                zone, depth = divmod(spot - size, ZONE)
                taken[zone] |= 1 << depth
            for zone in range(len(COLOURS)):
                missing[zone] += outlook.zones >> zone & 1
        found = []
        for outlook in outlooks:
            points = spread = 0.0
            for spot in outlook.inside:
                zone, depth = divmod(spot - size, ZONE)
                stays = crowd.stays[taken[zone]][depth][missing[zone]]
                points += stays
                spread += weights.luck_inside * (ZONE - depth - stays)
            for zone in range(len(COLOURS)):
                if outlook.zones >> zone & 1:
                    points += weights.crowded * (crowd.comes[taken[zone]][missing[zone] - 1] - crowd.comes[0][0])
            found.append(Meeting(points, spread))
        return tuple(found)


def shared(means: list[float], spreads: list[float]) -> Shares:
    """How likely each is to have the most points: ahead of every other, taken as independent."""
    seats = range(len(means))
    odds = [1.0] * len(means)
    for one in seats:
        for other in seats[:one]:
            ahead = _ahead(means[one] - means[other], spreads[one] + spreads[other])
            odds[one] *= ahead
            odds[other] *= 1 - ahead
    total = sum(odds)
    return tuple(odd / total for odd in odds)


def _ahead(lead: float, variance: float) -> float:
    """How likely a lead that is subject to luck is one in the end; a tie is half of it."""
    if variance:
        return 0.5 + 0.5 * erf(lead / sqrt(2 * variance))
    return 0.5 if lead == 0 else float(lead > 0)


@lru_cache(maxsize=32)
def prospects_of(track: Track, together: int) -> Prospects:
    """The prospects at a table."""
    return Prospects(track, together)
