"""The end of a game for two, run through: how likely seat 0 is to win, between two bounds that are proven.

Every position that can be reached is looked at, nearest first, up to a number. Whatever lies beyond counts 0 for the
lower bound and 1 for the upper one. From there both are improved until they hardly change, and they stay bounds: what
a position is worth grows with what those after it are worth.
"""

from collections.abc import Sequence
from typing import TypeAlias

from tablee.core.game import Seat
from tablee.games.tomkuni.bots.track import NOBODY, SIX, Spots, Track, sorted_spots, track_of
from tablee.games.tomkuni.model import Action, State
from tablee.games.tomkuni.rules import foresee
from tablee.games.tomkuni.view import view
from tests.games.tomkuni.scene import legal

Key: TypeAlias = tuple[Spots, Seat, Seat]
"""Where everybody stands, who was home first, whose turn it is."""
Bounds: TypeAlias = tuple[float, float]

MOST = 6_000
SWEEPS = 400


def values(state: State, most: int = MOST) -> dict[Action, Bounds]:
    """By action, the chance that its mover wins, half of a tie counted."""
    assert state.players == 2
    assert not state.options.three_tries
    track = track_of(state.options, 2)
    first = state.home[0] if state.home else NOBODY
    seen = view(state, state.turn)
    ends = {}
    for action in legal(state):
        spots = sorted_spots(foresee(seen, action).pawns)
        ends[action] = key_of(track, spots, first, state.turn)
    low, high = bounds(track, list(ends.values()), most)
    if state.turn == 0:
        return {action: (low[key], high[key]) for action, key in ends.items()}
    return {action: (1 - high[key], 1 - low[key]) for action, key in ends.items()}


def key_of(track: Track, spots: Spots, first: Seat, mover: Seat) -> Key:
    return spots, track.first_home(spots, first, mover), track.next_seat(spots, mover)


def bounds(track: Track, starts: Sequence[Key], most: int) -> tuple[dict[Key, float], dict[Key, float]]:
    """For every position that was looked at."""
    after: dict[Key, list[list[Key]]] = {}
    low: dict[Key, float] = {}
    high: dict[Key, float] = {}
    waiting = list(dict.fromkeys(starts))
    known = set(waiting)
    for key in waiting:  # grows while it is walked
        spots, first, turn = key
        if turn == NOBODY:
            low[key] = high[key] = won_by_first_seat(track, spots, first)
            continue
        low[key], high[key] = 0.0, 1.0
        if len(after) == most:
            continue
        after[key] = []
        for die in range(1, SIX + 1):
            moves = track.moves(spots, turn, die) or [spots]
            after[key].append([key_of(track, then, first, turn) for then in moves])
            for then in after[key][-1]:
                if then not in known:
                    known.add(then)
                    waiting.append(then)
    backwards = list(reversed(after.items()))
    for side in (low, high):
        for _ in range(SWEEPS):
            change = 0.0
            for key, rolls in backwards:
                pick = max if key[2] == 0 else min
                new = sum(pick([side[then] for then in moves]) for moves in rolls) / SIX
                change = max(change, abs(new - side[key]))
                side[key] = new
            if change < 1e-5:
                break
    return low, high


def won_by_first_seat(track: Track, spots: Spots, first: Seat) -> float:
    """1 for a victory, half for a tie (T21–T23)."""
    mine, theirs = (
        sum(4 - (spot - track.size) % 4 for spot in own) + (first == seat) for seat, own in enumerate(spots)
    )
    return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))
