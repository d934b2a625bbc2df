"""Chick and squirrel: they look at the board as children do."""

from collections.abc import Sequence

from tablee.bots.best import best
from tablee.core.game import Rng, Thought
from tablee.games.tomkuni.board import layout
from tablee.games.tomkuni.bots.explaining import explained, unasked
from tablee.games.tomkuni.bots.prospects import prospects_of
from tablee.games.tomkuni.bots.reasons import Favourite, Fun, Home, Out, Reason
from tablee.games.tomkuni.bots.track import sorted_spots, track_of
from tablee.games.tomkuni.model import ZONE, Action, Foresight, View
from tablee.games.tomkuni.rules import foresee


def squirrel(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Plays for itself: points now, pawns on their way. Looks a move ahead and does not always see everything."""
    if len(legal) == 1:
        return Thought(legal[0], unasked(legal[0]))
    noticed = [action for action in legal if not _overlooked(foresee(view, action), rng)] or legal
    chosen = best(noticed, lambda action: _for_itself(view, foresee(view, action)), rng)
    return Thought(chosen, explained(view, legal, chosen))


def _for_itself(view: View, seen: Foresight) -> float:
    """The points it has then, and those that each pawn outside would make if it were the only one."""
    prospects = prospects_of(track_of(view.options, view.players), together=1)
    outlook = prospects.outlook(view.turn, sorted_spots(seen.pawns)[view.turn])
    return seen.after[view.turn] + outlook.points


def _overlooked(seen: Foresight, rng: Rng) -> bool:
    """Shortcuts and pushes are easily overlooked, plain moves seldom."""
    return rng.randrange(3 if seen.kind == "shortcut" or seen.pushes else 8) == 0


def chick(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Out with the pawns, push somebody, go home at once; else the pawn it likes best."""
    if len(legal) == 1:
        return Thought(legal[0], unasked(legal[0]))
    sights = {action: foresee(view, action) for action in legal}
    favourite = rng.randrange(len(legal))
    chosen = best(legal, lambda action: _delight(view, sights[action]) + (action == legal[favourite]), rng)
    return Thought(chosen, _told(view, sights[chosen]))


def _delight(view: View, seen: Foresight) -> int:
    if seen.kind == "leave":
        return 2
    return 2 * any(push.seat != view.turn for push in seen.pushes) + (seen.kind == "zone")


def _told(view: View, seen: Foresight) -> Reason:
    pushed = [push.seat for push in seen.pushes if push.seat != view.turn]
    if pushed:
        return Fun(seat=pushed[0])
    if seen.kind == "leave":
        return Out()
    if seen.kind == "zone":
        zone, depth = layout(view.options.board).zone_and_depth(seen.path[-1])
        return Home(zone=zone, points=ZONE - depth)
    return Favourite(pawn=seen.pawn or 0)
