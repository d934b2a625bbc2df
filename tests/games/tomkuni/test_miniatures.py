"""Exact numbers for the end of a game, by hand and by running through everything that can happen."""

from fractions import Fraction
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from tablee.core.chance import outcomes
from tablee.core.game import Chance, Chanced, Over, Played
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.model import State
from tests.games.tomkuni.scene import BLUE, GREEN, RED, YELLOW, home, position, zone

Key: TypeAlias = State


def bare(state: State) -> Key:
    """A state without what cannot matter for the future."""
    return replace(state, last=None, turns=(0,) * state.players)


def turn_of(state: State) -> dict[Key, Fraction]:
    """Where one whole turn leads, and how likely; the miniatures leave no choice."""
    pending = TOMKUNI.pending(state)
    assert isinstance(pending, Chance)
    found: dict[Key, Fraction] = {}
    for outcome, chance in outcomes(pending.draw).items():
        rolled = TOMKUNI.apply(state, Chanced(pending.draw.name, outcome))
        (action,) = TOMKUNI.legal(rolled, rolled.turn)
        after = bare(TOMKUNI.apply(rolled, Played(rolled.turn, action)))
        found[after] = found.get(after, Fraction(0)) + chance
    return found


def expected_turns(start: State) -> Fraction:
    """Turns until the end: solve E(s) = 1 + Σ p(s → t) E(t) over all states that can be reached."""
    rows: dict[Key, dict[Key, Fraction]] = {}
    waiting = [bare(start)]
    while waiting:
        state = waiting.pop()
        if state not in rows and not isinstance(TOMKUNI.pending(state), Over):
            rows[state] = turn_of(state)
            waiting += rows[state]
    keys = list(rows)
    matrix = [
        [(Fraction(int(row == column)) - rows[row].get(column, Fraction(0))) for column in keys] + [Fraction(1)]
        for row in keys
    ]
    return solved(matrix)[keys.index(bare(start))]


def solved(matrix: list[list[Fraction]]) -> list[Fraction]:
    """Gauss and Jordan."""
    size = len(matrix)
    for column in range(size):
        pivot = next(row for row in range(column, size) if matrix[row][column])
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        matrix[column] = [value / matrix[column][column] for value in matrix[column]]
        for row in range(size):
            if row != column and matrix[row][column]:
                factor = matrix[row][column]
                matrix[row] = [a - factor * b for a, b in zip(matrix[row], matrix[column], strict=True)]
    return [row[-1] for row in matrix]


@pytest.mark.rule("T15")
@pytest.mark.rule("T16")
@pytest.mark.rule("T19")
@pytest.mark.parametrize(
    ("taken", "turns"),
    [
        # The last pawn waits on yellow's entry; the others stand in that zone. With room behind them all can be pushed:
        # 1, 2, 3 and 4 will do, 4 rolls of 6, so 6/4 turns.
        ((1,), Fraction(6, 4)),
        ((2,), Fraction(6, 4)),
        ((1, 2, 3), Fraction(6, 4)),
        # Whoever stands on the last square cannot be pushed: a 4 is of no use.
        ((4,), Fraction(6, 3)),
        ((1, 4), Fraction(6, 3)),
        # The last two taken: a 3 would push one out of the zone.
        ((3, 4), Fraction(6, 2)),
        # The last three: only a 1 remains.
        ((2, 3, 4), Fraction(6, 1)),
    ],
)
def test_the_last_pawn_before_its_zone(taken: tuple[int, ...], turns: Fraction) -> None:
    """Everybody else is home already, so that every turn is the waiting player's."""
    others = [
        (zone(YELLOW, square), *(zone(colour, seat) for colour in (RED, GREEN, BLUE)))
        for seat, square in enumerate(taken, start=1)
    ]
    start = position((9, *home(RED, GREEN, BLUE)), *others, home=tuple(range(1, len(taken) + 1)))
    assert expected_turns(start) == turns


@pytest.mark.rule("T20")
@pytest.mark.rule("T22")
def test_two_who_wait_before_different_zones() -> None:
    """Each needs 6/4 turns of their own, and is skipped afterwards: 3 turns in all. The first to roll is home first
    with p = 2/3 + 1/3 · 1/3 · p, so p = 3/4."""
    mine = (9, zone(RED, 2), zone(GREEN, 1), zone(BLUE, 2))
    theirs = (19, zone(RED, 1), zone(YELLOW, 1), zone(BLUE, 1))
    start = position(mine, theirs)
    assert expected_turns(start) == 3
    first = {bare(start): Fraction(1)}
    decided = {0: Fraction(0), 1: Fraction(0)}
    for _ in range(60):  # what is left undecided after 60 turns is below 3⁻⁶⁰
        following: dict[Key, Fraction] = {}
        for state, chance in first.items():
            for after, likely in turn_of(state).items():
                if after.home:
                    decided[after.home[0]] += chance * likely
                else:
                    following[after] = following.get(after, Fraction(0)) + chance * likely
        first = following
    left = Fraction(1, 3**60)
    assert decided[0] <= Fraction(3, 4) <= decided[0] + left
    assert decided[1] <= Fraction(1, 4) <= decided[1] + left
