"""What a position is worth: for each seat the points to expect, and so its share of the victory.

What a colour makes by itself is solved (`solitaire.py`), what becomes of a zone is run through (`zones.py`). How much
of that comes true among others, and luck, are the few `Weights`.
"""

from functools import lru_cache
from math import erf, exp, sqrt
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from tablee.core.game import Seat
from tablee.games.tomkuni.bots.solitaire import ROOM, Way, solitaire_of
from tablee.games.tomkuni.bots.track import IN_YARD, NOBODY, SIX, Own, Spots, Track
from tablee.games.tomkuni.bots.zones import Odds, losses
from tablee.games.tomkuni.model import COLOURS, SEATED, ZONE, Square

Shares: TypeAlias = tuple[float, ...]
"""By seat, how much of the victory it may expect; together 1."""


class Weights(Struct, frozen=True):
    """What games have taught; `bench/tomkuni_bots.py` fits them."""

    entering: Odds = (0.535, 0.22, 0.144, 0.101)
    """How often a pawn enters a zone on each square, if all are free."""
    pushed: float = 1.0
    """How much of what pawns in zones would lose to those who come comes true."""
    first: float = 0.0
    """How much surer one is to be home first for each turn less to go."""
    luck_outside: float = 1.1
    """Variance of the points that a pawn outside will make …"""
    luck_inside: float = 0.3
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


class Standing(NamedTuple):
    """What a seat may expect of its pawns in zones."""

    points: float
    spread: float
    """The variance of that."""


class Prospects:
    """The worth of positions at one table; remembers the seats that it has seen."""

    def __init__(self, track: Track, together: int, weights: Weights = WEIGHTS) -> None:
        self.track = track
        self.weights = weights
        self._corners = SEATED[track.players]
        ways = [self._way(corner) for corner in self._corners]
        self.solitaires = [solitaire_of(way, together, ROOM // len(set(ways))) for way in ways]
        """By seat."""
        self._losses = losses(weights.entering)
        self._outlooks: dict[tuple[Seat, Own], Outlook] = {}
        self._standings: dict[tuple[tuple[Square, ...], ...], tuple[Standing, ...]] = {}

    def _way(self, corner: int) -> Way:
        """The board as seen from a corner's start."""
        plan, options = self.track.plan, self.track.options
        colours = len(COLOURS)
        return Way(
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
        alone = self.solitaires[seat].points(ahead, places)
        return Outlook(alone, self._turns(seat, places, ahead), len(places), own[len(places) :], zones)

    def _turns(self, seat: Seat, places: tuple[int, ...], ahead: int) -> float:
        """Roughly, the turns until all are home."""
        solitaire, size = self.solitaires[seat], self.track.size
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
        for outlook, standing in zip(outlooks, self._stand(outlooks), strict=True):
            means.append(outlook.points + standing.points)
            spreads.append(self.weights.luck_outside * outlook.outside + standing.spread)
        if first == NOBODY:
            self._race(outlooks, turn, means)
        else:
            means[first] += 1  # T22
        return shared(means, spreads)

    def turns_to_go(self, outlooks: list[Outlook], turn: Seat) -> list[float]:
        """By seat, roughly the turns until all its pawns are home; who plays sooner has a part of one less."""
        players = self.track.players
        return [outlook.turns + (seat - turn) % players / players for seat, outlook in enumerate(outlooks)]

    def _race(self, outlooks: list[Outlook], turn: Seat, means: list[float]) -> None:
        """The point for the first, in parts."""
        odds = [exp(-self.weights.first * turns) for turns in self.turns_to_go(outlooks, turn)]
        total = sum(odds)
        for seat, odd in enumerate(odds):
            means[seat] += odd / total

    def _stand(self, outlooks: list[Outlook]) -> tuple[Standing, ...]:
        """What all may expect of their pawns in zones."""
        inside = tuple([outlook.inside for outlook in outlooks])
        found = self._standings.get(inside)
        if found is None:
            if len(self._standings) > _REMEMBERED:
                self._standings.clear()
            found = self._standings[inside] = self._weighed(outlooks)
        return found

    def _weighed(self, outlooks: list[Outlook]) -> tuple[Standing, ...]:
        size, weights = self.track.size, self.weights
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
                loss = self._losses[taken[zone]][depth][missing[zone]]
                points += ZONE - depth - weights.pushed * loss
                spread += weights.luck_inside * loss
            found.append(Standing(points, spread))
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
