"""T6–T12: moving, pushing, shortcuts, entries."""

import pytest

from tablee.core.game import Chance, IllegalMove, Played, Players, Timed
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.model import Leave, Options, Pass, Push, Refusal, State, TurnIn, Walk
from tests.games.tomkuni.scene import BLUE, GREEN, RED, YELLOW, do, foresee, home, legal, position, roll, zone


def refusal(state: State, action: object) -> str:
    with pytest.raises(IllegalMove) as refused:
        TOMKUNI.apply(state, Played(state.turn, action))  # type: ignore[arg-type]
    return refused.value.code


@pytest.mark.rule("T6")
@pytest.mark.parametrize("die", [1, 6])
def test_one_roll_a_turn_even_after_a_six(die: int) -> None:
    state = do(roll(position((1,), (11,)), die), Walk(0))
    assert state.turn == 1
    assert isinstance(TOMKUNI.pending(state), Chance)


@pytest.mark.rule("T7")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_pawn_leaves_the_yard_on_a_six_only(die: int) -> None:
    state = position((), (), die=die)
    assert legal(state) == (Pass(),)
    assert refusal(state, Leave()) == Refusal.NEEDS_A_SIX


@pytest.mark.rule("T7")
def test_one_pawn_leaves_at_a_time_or_another_walks() -> None:
    state = position((None, 12, None, None), (25,), die=6)
    assert legal(state) == (Walk(1), Leave())
    after = do(state, Leave())
    assert after.pawns[0] == (0, 12, None, None)
    assert do(state, Walk(1)).pawns[0] == (None, 18, None, None)


@pytest.mark.rule("T7")
def test_nobody_leaves_an_empty_yard() -> None:
    state = position((1, 2, 3, 5), (25,), die=6)
    assert refusal(state, Leave()) == Refusal.YARD_IS_EMPTY


@pytest.mark.rule("T7")
def test_a_pawn_on_the_start_square_is_pushed() -> None:
    state = position((), (0, 1), die=6)
    after = do(state, Leave())
    assert after.pawns == ((0, None, None, None), (1, 2, None, None))


@pytest.mark.rule("T7")
def test_three_tries_are_an_option() -> None:
    state = roll(position((), (12,), options=Options(three_tries=True)), 3)
    assert isinstance(TOMKUNI.pending(state), Chance)
    assert state.turn == 0
    state = roll(state, 2)
    assert isinstance(TOMKUNI.pending(state), Chance)
    last = roll(state, 1)
    assert legal(last) == (Pass(),)
    assert legal(roll(state, 6)) == (Leave(),)
    assert last.rolls == (3, 2, 1)
    assert do(last, Pass()).rolls == ()


@pytest.mark.rule("T7")
def test_three_tries_are_for_players_with_no_pawn_on_the_ring() -> None:
    tries = Options(three_tries=True)
    assert TOMKUNI.pending(roll(position((5,), (12,), options=tries), 3)) == Players((0,))
    some_home = position((zone(YELLOW, 1),), (12,), options=tries)
    assert isinstance(TOMKUNI.pending(roll(some_home, 3)), Chance)
    assert TOMKUNI.pending(roll(position((), (12,)), 3)) == Players((0,))  # off by default


@pytest.mark.rule("T8")
@pytest.mark.parametrize("die", [1, 2, 3, 5, 6])
def test_a_pawn_walks_the_number_rolled(die: int) -> None:
    assert do(position((10,), (), die=die), Walk(0)).pawns[0][0] == 10 + die


@pytest.mark.rule("T8")
def test_pawns_are_jumped_over() -> None:
    state = position((10, 12), (11, 13), die=5)
    after = do(state, Walk(0))
    assert after.pawns == ((15, 12, None, None), (11, 13, None, None))
    assert foresee(state, Walk(0)).path == (11, 12, 13, 14, 15)


@pytest.mark.rule("T9")
def test_one_chooses_among_pawns_that_can_move() -> None:
    state = position((1, 12, zone(GREEN, 2)), (), die=2)
    assert legal(state) == (Walk(0), Walk(1))
    assert refusal(state, Pass()) == Refusal.A_PAWN_CAN_MOVE


@pytest.mark.rule("T9")
def test_with_no_pawn_to_move_the_turn_passes() -> None:
    state = position((), (12,), die=2)
    assert legal(state) == (Pass(),)
    after = do(state, Pass())
    assert after.turn == 1
    assert after.pawns == state.pawns
    assert after.turns == (1, 0)


@pytest.mark.rule("T10")
def test_pawns_on_consecutive_squares_are_all_pushed_on() -> None:
    state = position((10,), (12, 13, 15), die=2)
    seen = foresee(state, Walk(0))
    assert seen.pushes == (Push(1, 1, 13, 14), Push(1, 0, 12, 13))
    assert do(state, Walk(0)).pawns == ((12, None, None, None), (13, 14, 15, None))


@pytest.mark.rule("T10")
def test_ones_own_pawns_are_pushed_alike() -> None:
    state = position((10, 12), (), die=2)
    assert do(state, Walk(0)).pawns[0] == (12, 13, None, None)


@pytest.mark.rule("T10")
def test_a_push_goes_over_the_seam_of_the_ring() -> None:
    state = position((36,), (38, 0), die=2)  # 39 is an entry, 0 is taken
    assert do(state, Walk(0)).pawns == ((38, None, None, None), (0, 1, None, None))


@pytest.mark.rule("T11")
def test_a_solid_square_leads_to_its_entry() -> None:
    state = position((1,), (), die=3)  # 4 is solid green
    seen = foresee(state, Walk(0))
    assert seen.kind == "shortcut"
    assert seen.path == (2, 3, 4, 19)
    assert do(state, Walk(0)).pawns[0][0] == 19


@pytest.mark.rule("T11")
def test_a_pawn_on_the_entry_is_pushed_first() -> None:
    state = position((1,), (19,), die=3)
    assert do(state, Walk(0)).pawns == ((19, None, None, None), (20, None, None, None))


@pytest.mark.rule("T11")
def test_a_pawn_on_the_solid_square_is_pushed_as_well() -> None:
    state = position((1,), (4,), die=3)
    assert do(state, Walk(0)).pawns == ((19, None, None, None), (5, None, None, None))


@pytest.mark.rule("T11")
def test_a_pawn_pushed_onto_a_solid_square_stays() -> None:
    state = position((1,), (3,), die=2)
    assert do(state, Walk(0)).pawns == ((3, None, None, None), (4, None, None, None))


@pytest.mark.rule("T11")
def test_a_shortcut_may_go_on_by_one_square() -> None:
    state = position((1,), (19, 20), die=3, options=Options(shortcut_stops_on_entry=False))
    seen = foresee(state, Walk(0))
    assert seen.path == (2, 3, 4, 19, 20)
    assert do(state, Walk(0)).pawns == ((20, None, None, None), (21, 22, None, None))


@pytest.mark.rule("T12")
def test_a_pawn_that_walks_onto_an_entry_goes_on() -> None:
    state = position((7,), (), die=2)  # 9 is yellow's entry
    seen = foresee(state, Walk(0))
    assert seen.path == (8, 9, 10)
    assert do(state, Walk(0)).pawns[0][0] == 10


@pytest.mark.rule("T12")
def test_a_pawn_pushed_onto_an_entry_goes_on() -> None:
    state = position((6,), (8,), die=2)
    assert do(state, Walk(0)).pawns == ((8, None, None, None), (10, None, None, None))


@pytest.mark.rule("T12")
def test_a_pawn_standing_on_the_entry_is_pushed_before() -> None:
    """The one who stood there goes to 10, then the mover passes the entry, ends on 10, and pushes it to 11."""
    state = position((7,), (9,), die=2)
    seen = foresee(state, Walk(0))
    assert seen.pushes == (Push(1, 0, 9, 10), Push(1, 0, 10, 11))
    assert do(state, Walk(0)).pawns == ((10, None, None, None), (11, None, None, None))


@pytest.mark.rule("T12")
def test_two_are_pushed_over_an_entry_where_one_stands() -> None:
    """Seat 1 stands on 8 and on the entry 9: the latter goes to 10, the former passes 9 and pushes it on to 11."""
    state = position((6,), (8, 9), die=2)
    assert do(state, Walk(0)).pawns == ((8, None, None, None), (10, 11, None, None))


@pytest.mark.parametrize("junk", [None, 3, "walk", Walk(4), Walk(-1), TurnIn(9), Walk("1"), Walk(True)])  # type: ignore[arg-type]
def test_junk_for_an_action_is_refused(junk: object) -> None:
    assert refusal(position((1, 2), (), die=2), junk)


def test_pawns_that_are_not_on_the_ring_do_not_walk() -> None:
    state = position((None, zone(RED, 1), 12), (), die=2)
    for action in (Walk(0), Walk(1), TurnIn(0), TurnIn(1)):
        assert refusal(state, action) == Refusal.NOT_ON_THE_RING
    assert refusal(state, TurnIn(2)) == Refusal.NO_OPEN_ZONE


def test_tom_kuni_has_no_clock() -> None:
    with pytest.raises(IllegalMove) as refused:
        TOMKUNI.apply(position((1,), ()), Timed(5))
    assert refused.value.code == CoreRefusal.NO_CLOCK


def test_nothing_moves_after_the_end() -> None:
    state = position(home(RED, YELLOW, GREEN, BLUE), home(RED, YELLOW, GREEN, BLUE), phase="over", home=(0, 1))
    assert refusal(state, Pass()) == CoreRefusal.GAME_OVER
