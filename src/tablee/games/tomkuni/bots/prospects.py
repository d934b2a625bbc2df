"""What a position is worth: for each seat the points to expect, and so its share of the victory.

What a colour makes by itself is solved (`solitaire.py`), what becomes of a zone is run through (`zones.py`). How much
of that comes true among others, and luck, are the few `Weights`.
"""

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from tablee.core.game import Seat
from tablee.games.tomkuni.bots.solitaire import ROOM, Way, solitaire_of
from tablee.games.tomkuni.bots.track import IN_YARD, NOBODY, Own, Spots, Track
from tablee.games.tomkuni.bots.zones import Odds, losses
from tablee.games.tomkuni.model import COLOURS, SEATED, ZONE, Square

Shares: TypeAlias = tuple[float, ...]
"""By seat, how much of the victory it may expect; together 1."""


class Weights(Struct, frozen=True):
    """What games have taught; `bench/tomkuni_bots.py` fits them."""

    entering: Odds = (0.497, 0.246, 0.15, 0.107)
    """How often a pawn enters a zone on each square, if all are free."""
    pushed: float = 1.0
    """How much of what pawns in zones would lose to those who come comes true."""
    luck_alone: float = 1.375
    """Variance of the points that a pawn outside will make by itself, …"""
    luck_among: float = 0.375
    """… that which each pawn outside of anybody else adds, …"""
    luck_inside: float = 0.732
    """… and, for each point that a pawn in a zone may expect to lose, of what it loses."""


WEIGHTS = Weights()

_REMEMBERED = 50_000


class Outlook(NamedTuple):
    """What a seat may expect if nobody pushes."""

    points: float
    """Of the pawns that are not home."""
    outside: int
    """How many these are."""
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
        return Outlook(alone, len(places), own[len(places) :], zones)

    # ---- everybody

    def shares(self, spots: Spots, first: Seat) -> Shares:
        """What everybody may expect of the victory. Whose turn it is hardly matters: there is time."""
        weights = self.weights
        outlooks = [self.outlook(seat, own) for seat, own in enumerate(spots)]
        outside = sum(outlook.outside for outlook in outlooks)
        means, spreads = [], []
        for outlook, standing in zip(outlooks, self._stand(outlooks), strict=True):
            luck = weights.luck_alone + weights.luck_among * (outside - outlook.outside)
            means.append(outlook.points + standing.points)
            spreads.append(luck * outlook.outside + standing.spread)
        if first != NOBODY:  # else anybody may be; to hurry costs more than it brings
            means[first] += 1  # T22
        return shared(means, spreads)

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
