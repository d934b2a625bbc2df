"""T20–T23: the end, points, victory."""

import pytest

from tablee.core.game import Outcome, Over
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.model import Options, Pass, State, TurnIn, Walk
from tablee.games.tomkuni.rules import points
from tests.games.tomkuni.scene import BLUE, GREEN, RED, YELLOW, do, foresee, home, outcome, position, roll, zone
from tests.subjects import walk


def done(squares: str) -> tuple[int, ...]:
    """Four pawns home, on these squares of the red, yellow, green and blue zone."""
    return tuple(zone(colour, int(square)) for colour, square in enumerate(squares))


@pytest.mark.rule("T20")
def test_the_game_ends_when_every_colour_is_in_every_zone() -> None:
    state = position(done("1111"), (9, *home(RED, GREEN, BLUE)), die=2, turn=1, home=(0,))
    after = do(state, TurnIn(0))
    assert isinstance(TOMKUNI.pending(after), Over)
    assert after.home == (0, 1)


@pytest.mark.rule("T20")
def test_a_player_who_has_finished_is_skipped() -> None:
    state = position((9, *home(RED, GREEN, BLUE)), (12,), (22,), die=2)
    state = do(state, TurnIn(0))
    seats = []
    for _ in range(4):
        seats.append(state.turn)
        state = do(roll(state, 1), Walk(0))
    assert seats == [1, 2, 1, 2]


@pytest.mark.rule("T20")
def test_the_last_player_goes_on_alone() -> None:
    state = position(done("1111"), (12,), home=(0,), turn=1)
    assert do(roll(state, 1), Walk(0)).turn == 1


@pytest.mark.rule("T21")
@pytest.mark.parametrize(("square", "worth"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_a_pawn_is_worth_less_the_deeper_it_stands(square: int, worth: int) -> None:
    assert points(Options(), ((zone(GREEN, square), 5, None, None),), ()) == (worth,)


@pytest.mark.rule("T21")
def test_points_count_where_a_pawn_stands_at_the_end() -> None:
    """Seat 1's pawn came in on the first square and is pushed to the second: 4 becomes 3."""
    state = position((8,), (zone(YELLOW, 1),), die=2)
    seen = foresee(state, TurnIn(0))
    assert (seen.before, seen.after) == ((0, 4), (4, 3))


@pytest.mark.rule("T22")
def test_the_first_one_home_scores_one_more() -> None:
    state = position((9, *home(RED, GREEN, BLUE)), (12,), die=1)
    seen = foresee(state, TurnIn(0))
    assert seen.before == (3, 0)
    assert seen.after == (3 + 4 + 1, 0)
    after = do(state, TurnIn(0))
    assert points(after.options, after.pawns, after.home) == (8, 0)


@pytest.mark.rule("T22")
def test_who_comes_second_scores_no_more() -> None:
    assert points(Options(), (done("1111"), done("2222")), (1, 0)) == (16, 13)


@pytest.mark.rule("T22")
def test_two_who_come_home_by_one_move_count_in_turn_order() -> None:
    """On the round board red walks onto yellow's entry (6), pushes green home from it, goes on to 7 and pushes a row
    of six; the last of them comes onto green's entry (13) and pushes yellow home. Yellow counts first."""

    def there(*zones: int) -> tuple[int, ...]:
        return tuple(zone(colour, 4, ring=28) for colour in zones)

    state = position(
        (5, 7, 8, 9),
        (13, *there(RED, YELLOW, BLUE)),
        (6, *there(RED, GREEN, BLUE)),
        (10, 11, 12),
        die=1,
        options=Options(board="round"),
    )
    after = do(state, Walk(0))
    assert after.home == (1, 2)
    assert after.pawns[0] == (7, 8, 9, 10)
    assert after.pawns[3][:3] == (11, 12, 14)
    assert points(after.options, after.pawns, after.home) == (0, 4 + 3 + 1, 4 + 3, 0)


@pytest.mark.rule("T23")
def test_the_most_points_win() -> None:
    state = finished(done("1112"), done("1111"))
    assert outcome(state) == Outcome((15, 17), ((1,), (0,)), "points")


@pytest.mark.rule("T23")
def test_ties_share_the_victory() -> None:
    state = finished(done("1112"), done("1122"), done("2112"))
    assert outcome(state) == Outcome((15, 15, 14), ((0, 1), (2,)), "shared")


def finished(*pawns: tuple[int, ...]) -> State:
    return position(*pawns, phase="over", home=(1, 0, 2)[: len(pawns)])


@pytest.mark.rule("T23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_of_a_whole_game_add_up(players: int) -> None:
    """Each zone holds a pawn of each colour on different squares; and one point more for the first."""
    states, _ = walk("tomkuni", players, Options(), seed=23)
    scores = outcome(states[-1]).scores
    best = sum(range(4, 4 - players, -1)) * 4 + 1
    least = sum(range(1, 1 + players)) * 4 + 1
    assert least <= sum(scores) <= best
    assert Pass() not in TOMKUNI.legal(states[-1], 0)
