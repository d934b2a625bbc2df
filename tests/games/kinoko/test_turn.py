"""K9–K17: a turn."""

from collections import Counter

import pytest

from tablee.core.chance import outcomes
from tablee.core.game import Chance, Chanced, IllegalMove, Played, Players, Timed
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import (
    DICE,
    PLACES,
    VALUES,
    Action,
    Announce,
    Die,
    EndTurn,
    Options,
    Pass,
    Peek,
    Place,
    Refusal,
    Reroll,
    State,
    Swap,
    SwapSets,
    Value,
)
from tests.games.kinoko.scene import do, letters, roll, scene, turn


def refusal(state: State, action: object, seat: int | None = None) -> str:
    with pytest.raises(IllegalMove) as refused:
        KINOKO.apply(state, Played(state.turn if seat is None else seat, action))  # type: ignore[arg-type]
    return refused.value.code


@pytest.mark.rule("K9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round(players: int) -> None:
    state = scene(families="ROYB"[:players], starter=1)
    seats = []
    for _ in range(players + 1):
        seats.append(state.turn)
        state = turn(state)
    assert seats == [(1 + step) % players for step in range(players + 1)]


@pytest.mark.rule("K10")
def test_any_one_of_the_three_dice_may_be_chosen() -> None:
    legal = KINOKO.legal(roll(scene(), "2", "blank", "sets"), 0)
    kinds = Counter(type(action) for action in legal)
    assert kinds == {Swap: 6, Pass: 1, SwapSets: 3}
    assert {action.value for action in legal if isinstance(action, Swap)} == {2}


@pytest.mark.rule("K10")
def test_exactly_one_die_is_used() -> None:
    state = do(roll(scene(), "1", "2", "3"), Swap(1, "hand0", "upper"))
    assert refusal(state, Swap(2, "hand0", "upper")) == Refusal.ACTION_IS_DONE
    assert KINOKO.legal(state, 0) == (EndTurn(), Announce())


@pytest.mark.rule("K10")
def test_an_action_that_no_die_shows_is_refused() -> None:
    state = roll(scene(), "1", "1", "1")
    for action in (Swap(2, "hand0", "hand1"), Peek(1, "upper"), SwapSets("upper"), Reroll(), Pass()):
        assert refusal(state, action) == Refusal.NOT_ON_THE_DICE


@pytest.mark.rule("K10")
def test_equal_dice_offer_the_same_once() -> None:
    legal = KINOKO.legal(roll(scene(), "1", "1", "1"), 0)
    assert len(legal) == len(set(legal)) == 6


@pytest.mark.rule("K11")
def test_the_default_dice() -> None:
    specials = []
    for die, doubled in zip(DICE, ("1", "2", "3"), strict=True):
        faces = Counter(die)
        assert {face: faces[face] for face in ("1", "2", "3")} == {"1": 1, "2": 1, "3": 1} | {doubled: 2}
        assert faces.pop("blank") == 1
        specials += [face for face in faces if face not in ("1", "2", "3")]
    assert specials == ["reroll", "peek", "sets"]


@pytest.mark.rule("K11")
def test_the_roll_follows_the_dice_of_the_table() -> None:
    odd: Die = ("peek", "peek", "peek", "peek", "sets", "sets")
    pending = KINOKO.pending(scene(options=Options(dice=(DICE[0], odd, DICE[2]))))
    assert isinstance(pending, Chance)
    chances = outcomes(pending.draw)
    assert sum(chance for outcome, chance in chances.items() if outcome[1] == ("peek",)) * 3 == 2
    with pytest.raises(IllegalMove) as refused:
        roll(scene(), "peek", "blank", "blank")  # the first default die has no peek
    assert refused.value.code == CoreRefusal.WRONG_DRAW


@pytest.mark.rule("K12")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize(("a", "b"), [("hand0", "hand1"), ("hand1", "upper"), ("upper", "lower"), ("hand0", "lower")])
def test_a_number_exchanges_two_cards_of_that_value(value: Value, a: Place, b: Place) -> None:
    state = roll(scene(), str(value))
    after = do(state, Swap(value, a, b))
    i, j = PLACES[2].index(a), PLACES[2].index(b)
    for other in VALUES:
        row = list(state.cards[other - 1])
        if other == value:
            row[i], row[j] = row[j], row[i]
        assert after.cards[other - 1] == tuple(row)


@pytest.mark.rule("K12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_two_different_places_may_exchange(players: int) -> None:
    state = roll(scene(families="ROYB"[:players]), "1")
    pairs = {frozenset((action.a, action.b)) for action in KINOKO.legal(state, 0) if isinstance(action, Swap)}
    places = players + 2
    assert len(pairs) == places * (places - 1) // 2
    assert refusal(state, Swap(1, "upper", "upper")) == Refusal.SAME_PLACE


@pytest.mark.rule("K12")
def test_which_place_is_named_first_makes_no_difference() -> None:
    assert Swap(1, "upper", "hand0") == Swap(1, "hand0", "upper")


@pytest.mark.rule("K12")
def test_a_place_that_is_not_at_this_table_is_refused() -> None:
    state = roll(scene(), "1", "peek", "sets")
    for action in (Swap(1, "hand0", "hand2"), Peek(1, "hand3"), SwapSets("hand2")):
        assert refusal(state, action) == Refusal.NO_SUCH_PLACE
    assert refusal(state, Swap(4, "hand0", "hand1")) == Refusal.NO_SUCH_VALUE  # type: ignore[arg-type]


@pytest.mark.rule("K13")
def test_a_reroll_rolls_all_three_and_may_be_a_reroll_again() -> None:
    state = do(roll(scene(), "reroll"), Reroll())
    assert isinstance(KINOKO.pending(state), Chance)
    assert state.turn == 0
    state = do(roll(state, "reroll"), Reroll())
    state = do(roll(state, "1"), Swap(1, "upper", "lower"))
    assert KINOKO.pending(state) == Players((0,))


@pytest.mark.rule("K14")
def test_a_peek_shows_one_card_to_the_peeker_alone() -> None:
    state = roll(scene(), "blank", "peek")
    after = do(state, Peek(2, "hand0"))
    seen = KINOKO.view(after, 0).cards[1][0]
    assert seen is not None
    assert (seen.colour, seen.how) == (state.cards[1][0], "peeked")
    assert after.cards == state.cards
    for seat in (1, None):
        view = KINOKO.view(after, seat)
        assert view.cards == KINOKO.view(state, seat).cards
        assert view.history[-1] == Played(0, Peek(2, "hand0"))


@pytest.mark.rule("K14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_mushroom_may_be_peeked_at_and_no_family(players: int) -> None:
    legal = KINOKO.legal(roll(scene(families="ROYB"[:players]), "blank", "peek"), 0)
    peeks = {(action.value, action.place) for action in legal if isinstance(action, Peek)}
    assert peeks == {(value, place) for value in VALUES for place in PLACES[players]}


@pytest.mark.rule("K14")
def test_a_peek_is_over_when_the_turn_is() -> None:
    state = turn(scene(), "blank", "peek", action=Peek(2, "hand0"))
    assert KINOKO.view(state, 0).cards[1][0] is None


@pytest.mark.rule("K15")
@pytest.mark.parametrize("place", ["hand1", "upper", "lower"])
def test_sets_exchange_all_three_cards(place: Place) -> None:
    state = roll(scene(), "blank", "blank", "sets")
    after = do(state, SwapSets(place))
    other = PLACES[2].index(place)
    for before, row in zip(state.cards, after.cards, strict=True):
        assert (row[0], row[other]) == (before[other], before[0])
        assert sorted(row) == sorted(before)


@pytest.mark.rule("K15")
def test_sets_are_exchanged_with_ones_own_only() -> None:
    state = roll(scene(starter=1), "blank", "blank", "sets")
    places = [action.place for action in KINOKO.legal(state, 1) if isinstance(action, SwapSets)]
    assert places == ["hand0", "upper", "lower"]
    assert refusal(state, SwapSets("hand1")) == Refusal.OWN_SET


@pytest.mark.rule("K15")
def test_taking_a_set_shows_it_to_the_others_and_not_to_the_taker() -> None:
    after = do(roll(scene(), "blank", "blank", "sets"), SwapSets("upper"))
    mine = [row[0] for row in KINOKO.recall(after, 0).cards]
    assert mine == [None, None, None]
    theirs = [row[0] for row in KINOKO.view(after, 1).cards]
    assert [sight.colour for sight in theirs if sight] == [row[0] for row in after.cards]


@pytest.mark.rule("K16")
def test_a_blank_changes_nothing() -> None:
    state = roll(scene(), "1", "blank", "blank")
    after = do(state, Pass())
    assert letters(after.cards) == letters(state.cards)
    assert KINOKO.legal(after, 0) == (EndTurn(), Announce())


@pytest.mark.rule("K17")
def test_announcing_comes_after_the_action() -> None:
    state = roll(scene(), "1")
    assert refusal(state, Announce()) == Refusal.CHOOSE_A_DIE_FIRST
    assert refusal(state, EndTurn()) == Refusal.CHOOSE_A_DIE_FIRST
    assert Announce() in KINOKO.legal(do(state, Swap(1, "hand0", "hand1")), 0)


@pytest.mark.rule("K17")
def test_announcing_is_for_the_own_turn_only() -> None:
    state = do(roll(scene()), Pass())
    assert refusal(state, Announce(), seat=1) == CoreRefusal.NOT_YOUR_TURN
    assert refusal(turn(scene()), Announce(), seat=0) == CoreRefusal.NOT_YOUR_TURN


@pytest.mark.parametrize("junk", [None, 3, "swap", [], {}, Swap(1, "hand0", "attic"), Peek([], "upper")])  # type: ignore[arg-type]
def test_junk_for_an_action_is_refused(junk: object) -> None:
    assert refusal(roll(scene(), "1", "peek"), junk)


@pytest.mark.parametrize("seat", [-1, 2, 1.0, True, None, "0"])
def test_junk_for_a_seat_is_refused(seat: object) -> None:
    state = roll(scene(starter=1), "1")
    with pytest.raises(IllegalMove) as refused:
        KINOKO.apply(state, Played(seat, Swap(1, "hand0", "hand1")))  # type: ignore[arg-type]
    assert refused.value.code == CoreRefusal.NO_SUCH_SEAT


def test_an_equal_number_of_another_type_leaves_no_trace() -> None:
    loose: Action = Swap(1.0, "hand0", "hand1")  # type: ignore[arg-type]
    assert do(roll(scene(), "1"), loose) == do(roll(scene(), "1"), Swap(1, "hand0", "hand1"))


def test_kinoko_has_no_clock() -> None:
    with pytest.raises(IllegalMove) as refused:
        KINOKO.apply(scene(), Timed(1000))
    assert refused.value.code == CoreRefusal.NO_CLOCK


def test_dice_cannot_be_rolled_when_a_player_is_to_act() -> None:
    with pytest.raises(IllegalMove) as refused:
        KINOKO.apply(roll(scene()), Chanced("roll", (("1",), ("1",), ("1",))))
    assert refused.value.code == CoreRefusal.NOT_A_DRAW
