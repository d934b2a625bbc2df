"""A pleasant opponent: looks one move ahead, likes points and shortcuts, and would rather not push others home."""

from collections.abc import Sequence

from tablee.bots.best import best
from tablee.core.game import Rng, Seat, Thought
from tablee.games.tomkuni.board import Layout, layout
from tablee.games.tomkuni.model import COLOURS, ZONE, Action, Pawns, View
from tablee.games.tomkuni.rules import foresee


def simple(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Choose an action for the seat of this view."""
    return Thought(best(legal, lambda action: _worth(view, action), rng))


def _worth(view: View, action: Action) -> float:
    """How good the table looks then: the own standing, less a share of each other's."""
    pawns = foresee(view, action).pawns
    mine = standing(view, pawns, view.turn)
    others = [standing(view, pawns, seat) for seat in range(view.players) if seat != view.turn]
    return mine - 0.5 * sum(others) / len(others)


def standing(view: View, pawns: Pawns, seat: Seat) -> float:
    """Points made, and for each pawn on its way a part of a pawn's usual points, by how near its next zone is."""
    plan = layout(view.options.board)
    own = pawns[seat]
    homes = [plan.zone_and_depth(spot) for spot in own if spot is not None and spot >= plan.size]
    open_zones = set(range(len(COLOURS))) - {zone for zone, _ in homes}
    total = sum(ZONE - depth + 2.0 for _, depth in homes)
    for spot in own:
        if spot is not None and spot < plan.size:
            total += 1.0 + 2.0 * (1 - _way_to_go(plan, spot, open_zones) / plan.size)
    return total


def _way_to_go(plan: Layout, spot: int, open_zones: set[int]) -> int:
    """Squares to the entry of the next zone that still needs a pawn."""
    return min((plan.entries[zone] - spot) % plan.size for zone in open_zones)
