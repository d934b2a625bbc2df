"""K18–K24: the end of a round."""

import pytest

from tablee.core.game import Chance
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import HANDS, Options, Place, Swap
from tests.games.kinoko.scene import APART, announce_by, deal, letters, scene, turn

# families R and O, forbidden G; R is together in the upper row, O in the lower one, G with both players
BOTH_TOGETHER = ("GYRO", "YGRO", "GYRO")
# R together in the upper row, O apart; only seat 1 holds G
ONLY_RED = ("OGRY", "YGRO", "OYRG")


@pytest.mark.rule("K18")
def test_an_announcement_reveals_everything_to_everyone() -> None:
    state = announce_by(scene(cards=ONLY_RED), 0)
    for seat in (None, 0, 1):
        reveal = KINOKO.view(state, seat).reveal
        assert reveal is not None
        assert reveal.families == ("R", "O")
        assert letters(reveal.cards) == ONLY_RED
        assert (reveal.round, reveal.announcer, reveal.turns) == (1, 0, 1)


@pytest.mark.rule("K19")
def test_an_announcer_who_is_right_scores_two() -> None:
    state = announce_by(scene(cards=ONLY_RED, forbidden="G"), 0)
    assert state.scores == (2, 0)


@pytest.mark.rule("K19")
def test_others_who_gathered_score_two_as_well() -> None:
    reveal = announce_by(scene(cards=BOTH_TOGETHER), 0).reveal
    assert reveal is not None
    assert reveal.gained == (2, 2)


@pytest.mark.rule("K19")
@pytest.mark.parametrize(
    ("cards", "place"),
    [
        (("GYRO", "YGRO", "GYRO"), "upper"),
        (("GYOR", "YGOR", "GYOR"), "lower"),
    ],
)
def test_any_row_will_do(cards: tuple[str, str, str], place: Place) -> None:
    reveal = announce_by(scene(cards=cards), 0).reveal
    assert reveal is not None
    assert reveal.right
    assert reveal.gathered[0] == place


@pytest.mark.rule("K19")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_hand_will_do(seat: int) -> None:
    """No hand may be dealt three alike, so the last one is swapped in."""
    cards = ("RYGO", "RGYO", "YRGO") if seat == 0 else ("YRGO", "GRYO", "RYGO")
    state = turn(scene(forbidden="Y", cards=cards), "3", action=Swap(3, "hand0", "hand1"), announce=True)
    assert state.reveal is not None
    assert state.reveal.gathered[0] == HANDS[seat]
    assert state.reveal.right


@pytest.mark.rule("K20")
def test_each_holder_of_the_forbidden_colour_loses_one_point_once() -> None:
    state = announce_by(scene(cards=BOTH_TOGETHER, forbidden="G"), 0)
    assert state.reveal is not None
    assert state.reveal.lost == (1, 1)  # seat 0 holds two, seat 1 one: the announcer too, and once
    assert state.scores == (1, 1)


@pytest.mark.rule("K20")
def test_the_forbidden_colour_in_a_row_costs_nothing() -> None:
    state = announce_by(scene(cards=("OYRG", "YORG", "OYRG"), forbidden="G"), 0)
    assert state.scores == (2, 0)


@pytest.mark.rule("K20")
def test_two_are_added_before_one_is_taken() -> None:
    """From 0: first +2, then −1. Taking first would leave 2."""
    state = announce_by(scene(cards=BOTH_TOGETHER, forbidden="G"), 0)
    assert state.scores[0] == 1


@pytest.mark.rule("K21")
def test_nobody_drops_below_zero() -> None:
    state = announce_by(scene(cards=ONLY_RED, forbidden="G"), 0)
    assert state.reveal is not None
    assert state.reveal.lost == (0, 1)
    assert state.scores == (2, 0)


@pytest.mark.rule("K22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_wrong_announcement_everyone_else_scores_one(players: int) -> None:
    state = announce_by(scene(families="ROYB"[:players], forbidden="G"), 1)
    assert state.scores == tuple(0 if seat == 1 else 1 for seat in range(players))
    assert state.reveal is not None
    assert not state.reveal.right
    assert state.reveal.lost == (0,) * players  # though some hold the forbidden colour
    assert any("G" in (row[0], row[1]) for row in APART[players])


@pytest.mark.rule("K22")
@pytest.mark.parametrize(("anyway", "points"), [(False, 1), (True, 2)])
def test_gathering_while_another_errs_is_an_option(anyway: bool, points: int) -> None:
    options = Options(gathered_scores_anyway=anyway)
    state = announce_by(scene(cards=ONLY_RED, options=options), 1)
    assert state.scores == (points, 0)


@pytest.mark.rule("K23")
@pytest.mark.parametrize("announcer", [0, 1, 2])
@pytest.mark.parametrize("starter", [0, 2])
def test_the_player_left_of_the_announcer_starts_next(announcer: int, starter: int) -> None:
    state = announce_by(scene(families="ROY", starter=starter), announcer)
    assert state.round == 2
    state = deal(state, "ROY", "G")
    assert state.turn == (announcer + 1) % 3
    assert isinstance(KINOKO.pending(state), Chance)


@pytest.mark.rule("K24")
def test_a_round_has_no_limit_unless_the_table_sets_one() -> None:
    state = scene()
    for _ in range(300):
        state = turn(state)
    assert (state.round, state.turns) == (1, 300)


@pytest.mark.rule("K24")
@pytest.mark.parametrize("limit", [1, 4, 5])
def test_at_its_limit_a_round_ends_without_points(limit: int) -> None:
    state = scene(cards=BOTH_TOGETHER, options=Options(round_limit=limit, starter=0))
    for _ in range(limit - 1):
        state = turn(state)
        assert state.round == 1
    last = state.turn
    state = turn(state)
    assert state.round == 2
    assert state.scores == (0, 0)
    assert state.stopped == (None, None)
    assert state.reveal is not None
    assert (state.reveal.announcer, state.reveal.turns) == (None, limit)
    assert state.turn == (last + 1) % 2


@pytest.mark.rule("K24")
def test_the_last_player_before_the_limit_may_still_announce() -> None:
    state = turn(scene(cards=ONLY_RED, options=Options(round_limit=1, starter=0)), announce=True)
    assert state.scores == (2, 0)
