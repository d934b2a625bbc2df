"""Ends of games with one best move, proven by running through everything that can happen; the owl finds it.

They are from games that an evaluation played against itself: some whose proof is short and whose best move is better
by a fiftieth of a victory or so. `simple` finds half of them.
"""

from random import Random
from typing import NamedTuple

import pytest

from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.bots import BOTS
from tablee.games.tomkuni.bots.track import sorted_spots, track_of
from tablee.games.tomkuni.model import Action, Options, Pawns, State, TurnIn, Walk
from tests.games.tomkuni.endings import bounds, values
from tests.games.tomkuni.scene import BLUE, GREEN, RED, YELLOW, legal, position, zone

BETTER = 0.015


class Puzzle(NamedTuple):
    """A position for two, and what is to be found."""

    lesson: str
    board: str
    pawns: Pawns
    turn: int
    die: int
    home: tuple[int, ...]
    best: Action
    proof: int
    """How many positions have to be run through."""

    @property
    def state(self) -> State:
        return position(*self.pawns, die=self.die, turn=self.turn, options=Options(board=self.board), home=self.home)


PUZZLES = (
    Puzzle("a shortcut, and patience", "round", ((0, 12, 33, 42), (30, 32, 38, 40)), 0, 3, (1,), Walk(0), 200),
    Puzzle("in now", "cross", ((15, 37, 45, 52), (40, 44, 49, 53)), 0, 3, (1,), TurnIn(1), 200),
    Puzzle("in now", "cross", ((16, 38, 45, 53), (42, 44, 49, 54)), 0, 2, (1,), TurnIn(1), 600),
    Puzzle("in now", "cross", ((42, 45, 50, 52), (5, 8, 40, 53)), 1, 3, (0,), TurnIn(1), 1500),
    Puzzle("in now", "round", ((28, 35, 38, 42), (4, 15, 29, 36)), 1, 3, (0,), TurnIn(0), 200),
    Puzzle("in now", "round", ((15, 23, 38, 40), (28, 32, 36, 41)), 0, 5, (1,), TurnIn(1), 600),
    Puzzle("patience", "cross", ((11, 28, 40, 51), (41, 44, 49, 54)), 0, 2, (1,), Walk(0), 1500),
    Puzzle("patience", "cross", ((3, 18, 44, 52), (40, 45, 50, 53)), 0, 3, (1,), Walk(0), 1500),
    Puzzle("patience", "cross", ((43, 44, 48, 52), (7, 33, 40, 53)), 1, 5, (0,), Walk(1), 600),
    Puzzle("patience", "cross", ((3, 15, 46, 52), (41, 45, 50, 53)), 0, 6, (1,), Walk(0), 600),
    Puzzle("patience", "cross", ((7, 15, 40, 53), (41, 44, 49, 52)), 0, 4, (1,), Walk(1), 600),
    Puzzle("patience", "cross", ((18, 35, 47, 52), (40, 46, 50, 53)), 0, 4, (1,), Walk(1), 1500),
    Puzzle("patience", "round", ((18, 22, 32, 39), (28, 33, 38, 41)), 0, 5, (1,), Walk(1), 200),
    Puzzle("patience", "round", ((29, 32, 38, 40), (5, 23, 28, 41)), 1, 5, (0,), Walk(1), 200),
    Puzzle("the right pawn goes in", "cross", ((43, 47, 48, 52), (5, 15, 40, 53)), 1, 6, (0,), TurnIn(1), 200),
    Puzzle("the right pawn goes in", "cross", ((5, 45, 48, 52), (15, 37, 44, 53)), 1, 5, (), TurnIn(0), 1500),
    Puzzle("the right pawn goes in", "long", ((25, 50, 61, 68), (56, 60, 65, 69)), 0, 6, (1,), TurnIn(1), 200),
    Puzzle("the right pawn goes in", "round", ((8, 9, 33, 42), (29, 32, 39, 40)), 0, 6, (1,), TurnIn(0), 200),
    Puzzle("the right pawn goes in", "round", ((3, 30, 32, 36), (2, 5, 29, 40)), 1, 5, (), TurnIn(0), 1500),
    Puzzle("the right pawn goes in", "round", ((28, 33, 36, 43), (2, 22, 23, 42)), 1, 6, (0,), TurnIn(1), 1500),
    Puzzle("the right pawn walks", "cross", ((17, 22, 45, 52), (40, 44, 50, 53)), 0, 2, (1,), Walk(0), 600),
    Puzzle("the right pawn walks", "cross", ((40, 45, 49, 52), (18, 36, 44, 53)), 1, 1, (0,), Walk(0), 1500),
    Puzzle("the right pawn walks", "cross", ((41, 45, 49, 52), (0, 31, 44, 53)), 1, 6, (0,), Walk(0), 1500),
    Puzzle("the right pawn walks", "cross", ((42, 44, 49, 52), (19, 35, 40, 48)), 1, 6, (0,), Walk(0), 1500),
    Puzzle("the right pawn walks", "round", ((12, 21, 30, 33), (31, 32, 36, 42)), 0, 1, (1,), Walk(0), 600),
    Puzzle("the right pawn walks", "round", ((28, 32, 36, 41), (1, 25, 29, 40)), 1, 3, (0,), Walk(1), 600),
    Puzzle("the right pawn walks", "round", ((9, 18, 33, 40), (29, 34, 36, 41)), 0, 3, (1,), Walk(1), 600),
    Puzzle("the right pawn walks", "round", ((29, 33, 36, 40), (7, 25, 28, 41)), 1, 4, (0,), Walk(1), 600),
    Puzzle("the shortcut", "cross", ((0, 8, 44, 52), (40, 45, 49, 53)), 0, 6, (1,), Walk(1), 1500),
    Puzzle("the shortcut", "long", ((2, 30, 65, 68), (57, 62, 64, 69)), 0, 4, (1,), Walk(0), 1500),
    Puzzle("the shortcut", "round", ((8, 23, 33, 40), (31, 32, 36, 41)), 0, 1, (1,), Walk(1), 600),
    Puzzle("the shortcut", "round", ((7, 8, 35, 40), (29, 34, 39, 41)), 0, 3, (1,), Walk(0), 600),
)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_owl_finds_the_best_move(puzzle: Puzzle) -> None:
    """Whatever it would draw among equals; and the move is the best, by bounds that do not overlap."""
    state = puzzle.state
    proven = values(state, puzzle.proof)
    low, _ = proven.pop(puzzle.best)
    assert proven
    assert low > BETTER + max(high for _, high in proven.values())
    view = TOMKUNI.recall(state, state.turn)
    for seed in range(3):
        assert BOTS["owl"](view, legal(state), Random(seed)).action == puzzle.best


def test_there_are_puzzles_enough_and_not_for_everyone() -> None:
    """Twenty at least, on every board of the house, for either seat; who does not look ahead misses some."""
    assert len(PUZZLES) >= 20
    assert {puzzle.board for puzzle in PUZZLES} == {"cross", "round", "long"}
    assert {puzzle.turn for puzzle in PUZZLES} == {0, 1}
    for bot in ("simple", "fox"):
        states = [puzzle.state for puzzle in PUZZLES]
        found = [
            BOTS[bot](TOMKUNI.recall(state, state.turn), legal(state), Random(0)).action == puzzle.best
            for state, puzzle in zip(states, PUZZLES, strict=True)
        ]
        assert not all(found)


def test_more_positions_only_narrow_the_bounds() -> None:
    """What is proven with few stays true with more."""
    state = PUZZLES[0].state
    last: dict[Action, tuple[float, float]] = dict.fromkeys(legal(state), (0.0, 1.0))
    for most in (20, 200, 1000):
        proven = values(state, most)
        for action, (low, high) in proven.items():
            assert last[action][0] - 1e-4 <= low <= high + 1e-4 <= last[action][1] + 2e-4
        last = proven


def test_bounds_by_hand() -> None:
    """Red's last pawn waits on the entry of yellow, and it has 2 points in each other zone; the other is home with 8.

    1 and 2 bring four and three points, and win; 3 brings two, and shares; on 4 stands one who cannot be pushed, 5 and
    6 are too high, so it rolls again. That is 1/3 + 1/3 + 1/3 · 1/2.
    """
    mine = (9, zone(RED, 3), zone(GREEN, 3), zone(BLUE, 3))
    theirs = (zone(YELLOW, 4), zone(RED, 1), zone(GREEN, 4), zone(BLUE, 4))
    state = position(mine, theirs, home=(1,))
    assert state.points == (6, 8)
    start = (sorted_spots(state.pawns), 1, 0)
    low, high = bounds(track_of(state.options, 2), [start], 100)
    assert low[start] == pytest.approx(5 / 6, abs=1e-3)
    assert high[start] == pytest.approx(5 / 6, abs=1e-3)
