"""What to say of a move: the first thing that a person would point at."""

from collections.abc import Sequence

from tablee.games.tomkuni.board import Layout, layout
from tablee.games.tomkuni.bots.reasons import (
    Before,
    BeforeShortcut,
    Best,
    Deeper,
    Home,
    NoMove,
    OnlyMove,
    Out,
    Past,
    Patience,
    Reason,
    Shortcut,
)
from tablee.games.tomkuni.model import COLOURS, FACES, ZONE, Action, Foresight, Pass, Spot, View
from tablee.games.tomkuni.rules import foresee


def unasked(action: Action) -> Reason:
    """For the one thing that can be done."""
    return NoMove() if action == Pass() else OnlyMove()


def explained(view: View, legal: Sequence[Action], chosen: Action, chance: float | None = None) -> Reason:
    """Why this action, of all that are legal; with the chance to win, if it was reckoned."""
    plan = layout(view.options.board)
    seen = foresee(view, chosen)
    return (
        _of_points(plan, seen, chance)
        or _of_pushes(plan, view, seen, chance)
        or _of_waiting(plan, view, legal, seen, chance)
        or _of_the_way(plan, view, seen, chance)
    )


def _of_points(plan: Layout, seen: Foresight, chance: float | None) -> Reason | None:
    if seen.kind != "zone":
        return None
    zone, depth = plan.zone_and_depth(seen.path[-1])
    return Home(chance, zone=zone, points=ZONE - depth)


def _of_pushes(plan: Layout, view: View, seen: Foresight, chance: float | None) -> Reason | None:
    """Who lost something by it; one's own pawns are no reason."""
    for push in seen.pushes:
        if push.seat != view.turn and push.end < plan.size:
            for square in (push.start, (push.start + 1) % plan.size):
                zone = plan.zone_behind.get(square)
                if zone is not None and push.end != square and zone in open_zones(plan, view.pawns[push.seat]):
                    return Past(chance, seat=push.seat, zone=zone)
    others = [seat for seat in range(view.players) if seat != view.turn]
    points, seat = max((seen.before[seat] - seen.after[seat], seat) for seat in others)
    return Deeper(chance, seat=seat, points=points) if points > 0 else None


def _of_waiting(
    plan: Layout, view: View, legal: Sequence[Action], seen: Foresight, chance: float | None
) -> Reason | None:
    """Another pawn that could go in, and waits where it is."""
    for sight in (foresee(view, action) for action in legal):
        if sight.kind == "zone" and sight.pawn is not None and sight.pawn != seen.pawn:
            zone, depth = plan.zone_and_depth(sight.path[-1])
            stays = seen.pawns[view.turn][sight.pawn] == view.pawns[view.turn][sight.pawn]
            if stays and depth > 0:
                return Patience(chance, zone=zone, points=ZONE - depth)
    return None


def _of_the_way(plan: Layout, view: View, seen: Foresight, chance: float | None) -> Reason:
    needed = open_zones(plan, seen.pawns[view.turn])
    stops = view.options.shortcut_stops_on_entry  # else a shortcut leads past the zone
    if seen.kind == "leave":
        return Out(chance)
    if seen.kind == "shortcut" and stops:
        zone = next(plan.shortcut[square] for square in seen.path if square in plan.shortcut)
        if zone in needed:
            return Shortcut(chance, zone=zone)
    if seen.path:
        for squares in range(1, len(FACES) + 1):
            square = (seen.path[-1] + squares) % plan.size
            if plan.zone_behind.get(square) in needed:
                return Before(chance, zone=plan.zone_behind[square], squares=squares)
            if stops and plan.shortcut.get(square) in needed:
                return BeforeShortcut(chance, zone=plan.shortcut[square], squares=squares)
    return Best(chance)


def open_zones(plan: Layout, own: Sequence[Spot]) -> set[int]:
    """The zones that a colour still needs."""
    reached = {plan.zone_and_depth(spot)[0] for spot in own if spot is not None and spot >= plan.size}
    return set(range(len(COLOURS))) - reached
