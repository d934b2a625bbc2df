"""K25–K27: the end of the game."""

import pytest

from tablee.core.game import IllegalMove, Outcome, Over, Played
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import Options, State
from tests.games.kinoko.scene import announce_by, deal, outcome, scene
from tests.subjects import SUBJECTS

# families R and O, forbidden G
BOTH_TOGETHER = ("GYRO", "YGRO", "YGRO")  # R and O in the rows; both hold G
CLEAN = ("YORG", "OYRG", "YORG")  # R in the upper row, G in the lower one


def rounds(*announcers_and_cards: tuple[int, tuple[str, str, str] | None], options: Options | None = None) -> State:
    """Rounds of a two-player game: who announces, on which deal (a wrong announcement where none is given)."""
    (announcer, cards), *others = announcers_and_cards
    state = announce_by(scene(cards=cards, options=options), announcer)
    for announcer, cards in others:
        state = announce_by(deal(state, "RO", "G", cards), announcer)
    return state


@pytest.mark.rule("K25")
def test_four_points_end_the_game_after_the_round() -> None:
    state = rounds((0, CLEAN))
    assert not isinstance(KINOKO.pending(state), Over)
    state = rounds((0, CLEAN), (0, CLEAN))
    assert outcome(state) == Outcome(scores=(4, 0), ranking=((0,), (1,)), reason="points")


@pytest.mark.rule("K25")
def test_the_highest_score_wins_even_if_the_other_reached_four_too() -> None:
    # 0 gets 3 from errors of 1, then errs: 3–1; then 0 is right and holds nothing forbidden: 5 points
    state = rounds((1, None), (1, None), (1, None), (0, None), (0, CLEAN))
    assert outcome(state).scores == (5, 1)
    assert outcome(state).winners == (0,)


@pytest.mark.rule("K25")
def test_nothing_can_be_done_after_the_end() -> None:
    state = rounds((0, CLEAN), (0, CLEAN))
    for seat in (0, 1):
        assert KINOKO.legal(state, seat) == ()
        for action in SUBJECTS["kinoko"].any_action:
            with pytest.raises(IllegalMove) as refused:
                KINOKO.apply(state, Played(seat, action))
            assert refused.value.code == CoreRefusal.GAME_OVER


@pytest.mark.rule("K26")
def test_a_tie_goes_to_whoever_stopped_the_last_round() -> None:
    # 3–3 by errors, the last by seat 1; then seat 0 stops a round in which both gather and both pay: 4–4
    errors = ((0, None), (1, None)) * 3
    state = rounds(*errors, (0, BOTH_TOGETHER))
    assert outcome(state) == Outcome(scores=(4, 4), ranking=((0,), (1,)), reason="last-stop")


def finished(scores: tuple[int, ...], stopped: tuple[int | None, ...], options: Options, last: int = 9) -> Outcome:
    """An end as it would be read from these facts."""
    return outcome(State(options, len(scores), "over", scores=scores, stopped=stopped, round=last))


@pytest.mark.rule("K26")
def test_earlier_rounds_count_when_none_of_the_tied_stopped_the_last() -> None:
    end = finished((4, 2, 4), (3, 9, 7), Options())
    assert end == Outcome((4, 2, 4), ranking=((2,), (0,), (1,)), reason="last-stop")


@pytest.mark.rule("K26")
def test_a_table_may_choose_that_only_the_last_round_counts() -> None:
    only_last = Options(tie_break="last_round")
    shared = finished((4, 2, 4), (3, 9, 7), only_last)
    assert shared == Outcome((4, 2, 4), ranking=((0, 2), (1,)), reason="shared")
    broken = finished((4, 2, 4), (3, 7, 9), only_last)
    assert broken == Outcome((4, 2, 4), ranking=((2,), (0,), (1,)), reason="last-stop")


@pytest.mark.rule("K26")
def test_who_stopped_is_remembered_over_rounds() -> None:
    assert rounds((0, None), (1, None), (1, None)).stopped == (1, 3)


@pytest.mark.rule("K27")
def test_tied_players_who_never_stopped_share_the_victory() -> None:
    state = scene(families="ROY")
    for _ in range(3):
        state = deal(announce_by(state, 0), "ROY", "G")
    state = announce_by(state, 0)
    assert outcome(state) == Outcome((0, 4, 4), ranking=((1, 2), (0,)), reason="shared")


@pytest.mark.rule("K27")
def test_one_who_stopped_beats_one_who_never_did() -> None:
    assert finished((4, 4, 4), (None, 2, None), Options()).ranking == ((1,), (0, 2))
