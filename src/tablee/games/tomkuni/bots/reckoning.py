"""Owl and fox: what each move does to the chance of winning. The owl sees pawns help each other, and looks ahead."""

from collections.abc import Sequence

from tablee.bots.best import best
from tablee.core.game import Bot, Rng, Thought
from tablee.games.tomkuni.bots.explaining import explained, unasked
from tablee.games.tomkuni.bots.prospects import prospects_of
from tablee.games.tomkuni.bots.search import Search
from tablee.games.tomkuni.bots.track import NOBODY, sorted_spots, track_of
from tablee.games.tomkuni.model import Action, View
from tablee.games.tomkuni.rules import foresee


def reckoning(together: int, positions: int) -> Bot[View, Action]:
    """A bot that thinks of so many of a colour's pawns at once, and of about so many positions a decision."""

    def bot(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
        if len(legal) == 1:
            return Thought(legal[0], unasked(legal[0]))
        chances = _chances(view, legal, together, positions)
        chosen = best(legal, chances.__getitem__, rng)
        return Thought(chosen, explained(view, legal, chosen, chances[chosen]))

    return bot


def _chances(view: View, legal: Sequence[Action], together: int, positions: int) -> dict[Action, float]:
    """How likely each action is to win, looking as far ahead as the number of positions allows."""
    search = Search(prospects_of(track_of(view.options, view.players), together))
    first = view.home[0] if view.home else NOBODY
    ends = {action: sorted_spots(foresee(view, action).pawns) for action in legal}
    depth, layer = 0, 1
    while True:
        before = search.looked_at
        chances = {action: search.after(spots, first, view.turn, depth)[view.turn] for action, spots in ends.items()}
        further = search.looked_at - before
        if depth == _DEEPEST or further * max(further / layer, _NARROWEST) > positions:
            return chances
        depth, layer = depth + 1, further


_DEEPEST = 12
_NARROWEST = 2
"""Another turn takes at least so many times more positions."""

fox = reckoning(together=2, positions=0)
owl = reckoning(together=4, positions=2_000)
