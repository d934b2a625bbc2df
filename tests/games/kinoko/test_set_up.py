"""K1–K8: material and set-up."""

from collections import Counter
from random import Random

import pytest

from tablee.core.chance import sample, ways
from tablee.core.game import Chance, Chanced, Draw, IllegalMove, InvalidSetup, Played, Refusal
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import COLOURS, DICE, Die, Options, State
from tests.games.kinoko.scene import APART, letters, scene
from tests.subjects import SUBJECTS, walk

sizes = pytest.mark.parametrize("players", [2, 3, 4])


def draw_of(state: State) -> Draw:
    pending = KINOKO.pending(state)
    assert isinstance(pending, Chance)
    return pending.draw


@pytest.mark.rule("K1")
@sizes
def test_two_colours_more_than_players(players: int) -> None:
    states, _ = walk("kinoko", players, Options(), seed=1)
    assert len(states[-1].colours) == players + 2


@pytest.mark.rule("K1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        KINOKO.setup(players, Options())
    assert refused.value.field == "players"


@pytest.mark.rule("K2")
@sizes
def test_colours_in_play_are_drawn_from_all_six(players: int) -> None:
    draw = draw_of(KINOKO.setup(players, Options()))
    assert draw.name == "colours"
    assert draw.lots[0].items == COLOURS
    assert draw.lots[0].take == players + 2
    rng = Random(1)
    drawn = Counter(colour for _ in range(600) for colour in sample(draw, rng).outcome[0])
    assert set(drawn) == set(COLOURS)


@pytest.mark.rule("K2")
@sizes
def test_each_colour_in_play_has_one_card_of_each_value(players: int) -> None:
    for state in walk("kinoko", players, Options(), seed=2)[0]:
        for row in state.cards:
            assert sorted(row) == sorted(state.colours)


@pytest.mark.rule("K3")
def test_families_are_dealt_anew_each_round_and_known_to_their_owner_alone() -> None:
    state = scene(families="RO", forbidden="G")
    assert KINOKO.view(state, 0).family == "R"
    assert KINOKO.view(state, 1).family == "O"
    assert KINOKO.view(state, None).family is None
    states, moves = walk("kinoko", 3, Options(), seed=3)
    dealt = [move for move in moves if isinstance(move, Chanced) and move.draw == "families"]
    assert len(dealt) == states[-1].round


@pytest.mark.rule("K4")
@sizes
def test_one_of_two_families_left_is_forbidden_and_the_other_unknown(players: int) -> None:
    state = scene(families="ROYB"[:players], forbidden="G")
    for seat in (None, *range(players)):
        assert KINOKO.view(state, seat).forbidden == "G"
    left = set(state.colours) - set(state.families) - {"G"}
    assert len(left) == 1


@pytest.mark.rule("K5")
@sizes
def test_every_place_always_holds_one_card_of_each_value(players: int) -> None:
    for state in walk("kinoko", players, Options(), seed=5)[0]:
        assert [len(row) for row in state.cards] in ([], [players + 2] * 3)


@pytest.mark.rule("K5")
def test_the_deal_goes_to_hands_then_rows() -> None:
    view = KINOKO.view(scene(), 0)
    assert [row[1].colour for row in view.cards if row[1]] == [row[1] for row in APART[2]]
    assert letters(scene().cards) == APART[2]


@pytest.mark.rule("K5")
@sizes
def test_a_deal_is_a_free_shuffle_of_each_value(players: int) -> None:
    state = KINOKO.apply(
        KINOKO.setup(players, Options(starter=0)), Chanced("colours", (tuple("ROYGBP"[: players + 2]),))
    )
    state = KINOKO.apply(state, Chanced("families", (state.colours[: players + 1],)))
    shuffles = {2: 24, 3: 120, 4: 720}[players]
    assert ways(draw_of(state)) == shuffles**3


@pytest.mark.rule("K6")
def test_three_alike_in_a_hand_are_dealt_again() -> None:
    waiting = KINOKO.apply(
        KINOKO.apply(KINOKO.setup(2, Options(starter=0)), Chanced("colours", (("R", "O", "Y", "G"),))),
        Chanced("families", (("R", "O", "G"),)),
    )
    again = KINOKO.apply(waiting, Chanced("mushrooms", (tuple("ROYG"), tuple("RYGO"), tuple("RGOY"))))
    assert again == waiting
    assert draw_of(again).name == "mushrooms"
    dealt = KINOKO.apply(again, Chanced("mushrooms", tuple(map(tuple, APART[2]))))
    assert dealt.families == ("R", "O")
    assert draw_of(dealt).name == "roll"


@pytest.mark.rule("K6")
def test_three_alike_in_a_row_stay() -> None:
    state = scene(cards=("YORG", "OYRG", "OYRG"))
    assert draw_of(state).name == "roll"


@pytest.mark.rule("K8")
@sizes
def test_the_first_starter_is_drawn(players: int) -> None:
    state = KINOKO.apply(KINOKO.setup(players, Options()), Chanced("colours", (COLOURS[: players + 2],)))
    draw = draw_of(state)
    assert draw.name == "starter"
    assert draw.lots[0].items == tuple(map(str, range(players)))
    for seat in range(players):
        assert scene(families="ROYB"[:players], starter=seat).turn == seat


@pytest.mark.rule("K8")
def test_a_table_may_name_the_first_starter() -> None:
    state = scene(options=Options(starter=1))
    assert state.turn == 1
    with pytest.raises(IllegalMove):
        KINOKO.apply(state, Chanced("starter", (("0",),)))


@pytest.mark.rule("K8")
@pytest.mark.parametrize("starter", [-1, 2])
def test_the_named_starter_must_be_at_the_table(starter: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        KINOKO.setup(2, Options(starter=starter))
    assert refused.value.field == "starter"


def test_dice_that_never_stop_rerolling_are_refused() -> None:
    only: Die = ("reroll",) * 6
    with pytest.raises(InvalidSetup) as refused:
        KINOKO.setup(2, Options(dice=(only, only, only)))
    assert refused.value.field == "dice"
    KINOKO.setup(2, Options(dice=(only, only, DICE[2])))


def test_a_round_has_at_least_one_turn() -> None:
    with pytest.raises(InvalidSetup) as refused:
        KINOKO.setup(2, Options(round_limit=0))
    assert refused.value.field == "round_limit"


def test_nobody_acts_while_cards_are_dealt() -> None:
    state = KINOKO.setup(2, Options())
    for action in SUBJECTS["kinoko"].any_action:
        with pytest.raises(IllegalMove) as refused:
            KINOKO.apply(state, Played(0, action))
        assert refused.value.code == Refusal.NOT_YOUR_TURN
