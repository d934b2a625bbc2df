"""T3–T5: set-up and turn order."""

import pytest

from tablee.core.game import Chance, Chanced, IllegalMove, InvalidSetup, Played
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.board import BOARDS
from tablee.games.tomkuni.model import Leave, Options, Pass
from tests.games.tomkuni.scene import RED, YARD, do, home, position, roll


def opening(*faces: str, contenders: int) -> Chanced:
    assert len(faces) == contenders
    return Chanced("opening", tuple((face,) for face in faces))


@pytest.mark.rule("T3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_with_four_pawns_in_the_yard(players: int) -> None:
    assert TOMKUNI.setup(players, Options()).pawns == (YARD,) * players


@pytest.mark.rule("T3")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        TOMKUNI.setup(players, Options())
    assert refused.value.field == "players"


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("players", "starts"), [(2, [0, 20]), (3, [0, 10, 20]), (4, [0, 10, 20, 30])])
def test_two_players_sit_opposite(players: int, starts: list[int]) -> None:
    squares = []
    for seat in range(players):
        state = position(*((),) * players, die=6, turn=seat)
        squares.append(do(state, Leave()).pawns[seat][0])
    assert squares == starts


@pytest.mark.rule("T4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lowest_roll_starts(players: int) -> None:
    state = TOMKUNI.setup(players, Options())
    faces = ["5"] * players
    faces[1] = "2"
    state = TOMKUNI.apply(state, opening(*faces, contenders=players))
    assert (state.phase, state.turn) == ("roll", 1)


@pytest.mark.rule("T4")
def test_the_lowest_who_tie_roll_again() -> None:
    state = TOMKUNI.setup(4, Options())
    state = TOMKUNI.apply(state, opening("2", "5", "2", "2", contenders=4))
    assert state.contenders == (0, 2, 3)
    pending = TOMKUNI.pending(state)
    assert isinstance(pending, Chance)
    assert len(pending.draw.lots) == 3
    state = TOMKUNI.apply(state, opening("4", "1", "1", contenders=3))
    assert state.contenders == (2, 3)
    with pytest.raises(IllegalMove):
        TOMKUNI.apply(state, opening("1", "2", "3", contenders=3))
    state = TOMKUNI.apply(state, opening("6", "5", contenders=2))
    assert (state.phase, state.turn) == ("roll", 3)


@pytest.mark.rule("T5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_the_way_the_ring_goes(players: int) -> None:
    """Seats follow their corners round the ring; anticlockwise is how the boards are drawn."""
    state = position(*((),) * players)
    seats = []
    for _ in range(players + 1):
        seats.append(state.turn)
        state = do(roll(state, 1), Pass())
    assert seats == [*range(players), 0]


@pytest.mark.rule("T5")
def test_the_ring_is_drawn_anticlockwise() -> None:
    """Red is at the bottom, then yellow on the right, green at the top, blue on the left (rows go downwards)."""
    for board in BOARDS.values():
        red, yellow, green, blue = (board.ring[corner.entry] for corner in board.corners)
        assert yellow[0] > red[0] > blue[0]
        assert red[1] > yellow[1] > green[1]


def test_only_the_one_whose_turn_it_is_may_move() -> None:
    state = position((3,), (13,), die=2)
    with pytest.raises(IllegalMove) as refused:
        TOMKUNI.apply(state, Played(1, Pass()))
    assert refused.value.code == CoreRefusal.NOT_YOUR_TURN


def test_a_player_who_is_home_does_not_roll() -> None:
    state = position(home(0, 1, 2, 3), (13,), (), turn=2, home=(RED,))
    state = do(roll(state, 2), Pass())
    assert state.turn == 1
