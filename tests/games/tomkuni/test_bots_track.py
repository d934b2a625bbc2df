"""The bots' own table does what the rules do, everywhere."""

from random import Random

import pytest

from tablee.core.game import Played
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.bots.track import NOBODY, sorted_spots, track_of
from tablee.games.tomkuni.model import Options, Pass, State
from tests.games.tomkuni.boards import ALL_BOARDS, ALL_OPTIONS, scattered
from tests.games.tomkuni.scene import foresee, legal

POSITIONS = 130
"""For each of the options and each number of players: some 12,000 in all."""


def first_of(state: State) -> int:
    return state.home[0] if state.home else NOBODY


def assert_alike(state: State) -> None:
    """Each move leads to the same table by the rules and on the track, and the same seat goes on."""
    track = track_of(state.options, state.players)
    assert state.die is not None
    actions = legal(state)
    after = {TOMKUNI.apply(state, Played(state.turn, action)) for action in actions}
    moves = track.moves(sorted_spots(state.pawns), state.turn, state.die)
    if actions == (Pass(),):
        assert not moves
    else:
        assert len(moves) == len(set(moves))
        assert set(moves) == {sorted_spots(then.pawns) for then in after}
    for then in after:
        spots = sorted_spots(then.pawns)
        assert track.first_home(spots, first_of(state), state.turn) == first_of(then)
        assert track.next_seat(spots, state.turn) == (NOBODY if then.phase == "over" else then.turn)
        for seat, own in enumerate(spots):
            assert track.is_home(own) == (seat in then.home)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_track_moves_as_the_rules_do(players: int) -> None:
    rng = Random(players)
    for options in ALL_OPTIONS:
        for _ in range(POSITIONS):
            assert_alike(scattered(options, players, rng, home=rng.choice([0.1, 0.4, 0.8])))


def test_the_positions_are_of_every_kind() -> None:
    """Else the test above would prove less than it says: moves of each kind, pushes into a zone, full zones, passes."""
    rng = Random(0)
    kinds: set[str] = set()
    for board in ALL_BOARDS:
        for _ in range(400):
            state = scattered(Options(board=board), 4, rng, home=rng.choice([0.1, 0.4, 0.8]))
            size = track_of(state.options, 4).size
            for action in legal(state):
                seen = foresee(state, action)
                kinds.add(seen.kind)
                kinds |= {"pushed in" for push in seen.pushes if push.start < size <= push.end}
                kinds |= {"pushed deeper" for push in seen.pushes if push.start >= size}
                kinds |= {"pushed twice" for push in seen.pushes if seen.pushes.count(push) > 1}
                kinds |= {"chain" for _ in seen.pushes[2:]}
    assert kinds >= {"leave", "walk", "shortcut", "zone", "pass", "pushed in", "pushed deeper", "chain"}
