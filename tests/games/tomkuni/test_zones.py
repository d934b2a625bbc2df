"""T13–T19: goal zones."""

import pytest

from tablee.core.game import IllegalMove, Played
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.model import Leave, Options, Pass, Push, Refusal, TurnIn, Walk
from tests.games.tomkuni.scene import BLUE, GREEN, RED, YELLOW, do, foresee, home, legal, position, zone


@pytest.mark.rule("T13")
def test_a_zone_takes_one_pawn_of_a_colour() -> None:
    """Seat 0 has a pawn in yellow's zone already: it walks past 9, and seat 1 turns in."""
    state = position((8, zone(YELLOW, 3)), (8 + 10, zone(YELLOW, 2)), die=3)
    assert legal(state) == (Walk(0),)
    assert do(state, Walk(0)).pawns[0][0] == 11
    open_to_it = position((8,), (zone(YELLOW, 3),), die=3)
    assert legal(open_to_it) == (TurnIn(0),)


@pytest.mark.rule("T14")
@pytest.mark.parametrize(("start", "die", "square"), [(8, 2, 1), (8, 3, 2), (8, 5, 4), (5, 6, 2), (7, 3, 1)])
def test_the_squares_of_a_zone_count_one_by_one(start: int, die: int, square: int) -> None:
    state = position((start,), (), die=die)
    seen = foresee(state, TurnIn(0))
    assert seen.kind == "zone"
    assert len(seen.path) == die
    assert do(state, TurnIn(0)).pawns[0][0] == zone(YELLOW, square)


@pytest.mark.rule("T14")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_from_the_entry_one_step_reaches_the_first_square(die: int) -> None:
    state = position((19,), (), die=die)  # brought there by a shortcut
    assert legal(state) == (TurnIn(0),)
    assert do(state, TurnIn(0)).pawns[0][0] == zone(GREEN, die)


@pytest.mark.rule("T14")
def test_an_open_zone_may_not_be_passed() -> None:
    state = position((8,), (), die=3)
    with pytest.raises(IllegalMove) as refused:
        TOMKUNI.apply(state, Played(0, Walk(0)))
    assert refused.value.code == Refusal.ZONE_MUST_BE_ENTERED


@pytest.mark.rule("T14")
def test_free_passage_is_an_option() -> None:
    state = position((8,), (), die=3, options=Options(free_passage=True))
    assert legal(state) == (Walk(0), TurnIn(0))
    assert do(state, Walk(0)).pawns[0][0] == 11
    too_far = position((8,), (), die=6, options=Options(free_passage=True))
    assert legal(too_far) == (Walk(0), Leave())


@pytest.mark.rule("T15")
def test_a_roll_beyond_the_zone_cannot_be_used() -> None:
    state = position((8, 12), (), die=6)
    assert legal(state) == (Walk(1), Leave())
    with pytest.raises(IllegalMove) as refused:
        TOMKUNI.apply(state, Played(0, TurnIn(0)))
    assert refused.value.code == Refusal.TOO_FAR
    assert legal(position((9, *home(RED, GREEN, BLUE)), (), die=5)) == (Pass(),)


@pytest.mark.rule("T16")
def test_in_a_zone_pawns_are_jumped_and_pushed_deeper() -> None:
    state = position((8,), (zone(YELLOW, 1),), (zone(YELLOW, 2),), (zone(YELLOW, 4),), die=3)
    seen = foresee(state, TurnIn(0))
    assert seen.pushes == (Push(2, 0, zone(YELLOW, 2), zone(YELLOW, 3)),)
    after = do(state, TurnIn(0))
    assert [own[0] for own in after.pawns] == [zone(YELLOW, 2), zone(YELLOW, 1), zone(YELLOW, 3), zone(YELLOW, 4)]
    assert seen.before == (0, 4, 3, 1)
    assert seen.after == (3, 4, 2, 1)


@pytest.mark.rule("T16")
def test_a_push_out_of_the_zone_makes_the_move_impossible() -> None:
    state = position((8,), (zone(YELLOW, 3),), (zone(YELLOW, 4),), die=4)
    with pytest.raises(IllegalMove) as refused:
        TOMKUNI.apply(state, Played(0, TurnIn(0)))
    assert refused.value.code == Refusal.ZONE_IS_FULL
    assert legal(state) == (Pass(),)


@pytest.mark.rule("T17")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_pawn_in_a_zone_does_not_walk(die: int) -> None:
    state = position((zone(YELLOW, 1),), (12,), die=die)
    assert legal(state) == (Pass(),)


@pytest.mark.rule("T18")
def test_a_pawn_on_the_entry_of_its_last_zone_is_pushed_in() -> None:
    """Seat 1 needs only yellow's zone and stands on its entry; seat 0 walks onto it."""
    state = position((7, zone(YELLOW, 1)), (9, *home(RED, GREEN, BLUE)), die=2)
    seen = foresee(state, Walk(0))
    assert seen.pushes == (Push(0, 1, zone(YELLOW, 1), zone(YELLOW, 2)), Push(1, 0, 9, zone(YELLOW, 1)))
    after = do(state, Walk(0))
    assert after.pawns[1][0] == zone(YELLOW, 1)
    assert after.pawns[0][:2] == (10, zone(YELLOW, 2))
    assert after.home == (1,)


@pytest.mark.rule("T18")
def test_any_other_pawn_is_pushed_off_an_entry_along_the_ring() -> None:
    needs_two = position((7, zone(YELLOW, 1)), (9, *home(RED, GREEN)), die=2)
    assert do(needs_two, Walk(0)).pawns[1][0] == 11
    needs_another = position((7, zone(YELLOW, 1)), (9, *home(RED, GREEN, YELLOW)), die=2)
    assert do(needs_another, Walk(0)).pawns[1][0] == 11


@pytest.mark.rule("T19")
def test_with_three_pawns_home_one_rolls_once_a_turn() -> None:
    state = position((9, *home(RED, GREEN, BLUE)), (12,), die=6)
    assert legal(state) == (Pass(),)
    after = do(state, Pass())
    assert after.turn == 1
    assert do(position((9, *home(RED, GREEN, BLUE)), (12,), die=2), TurnIn(0)).home == (0,)
