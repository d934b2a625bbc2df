"""T1, T2: boards are data, and a bad one is refused with the field and the reason."""

from importlib.resources import files

import pytest

from tablee.core.game import InvalidSetup
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.board import BOARDS, InvalidBoard, check, layout, read
from tablee.games.tomkuni.model import Board, Options
from tests.subjects import walk

CROSS = files("tablee.games.tomkuni").joinpath("boards", "cross.toml").read_text("utf-8")


@pytest.mark.rule("T1")
def test_the_default_board_is_a_cross_of_forty() -> None:
    plan = layout("cross")
    assert plan.size == 40
    for colour in range(4):
        assert plan.starts[colour] == 10 * colour
        assert plan.entries[colour] == (10 * colour - 1) % 40
        assert plan.shortcut[10 * colour + 4] == (colour + 2) % 4


@pytest.mark.rule("T1")
@pytest.mark.parametrize(("name", "size"), [("cross", 40), ("round", 28), ("long", 56)])
def test_the_boards_of_the_house(name: str, size: int) -> None:
    board = BOARDS[name]
    assert board.name == name
    assert len(board.ring) == size
    check(board)
    TOMKUNI.setup(2, Options(board=name))
    TOMKUNI.setup(2, Options(board=board))  # one's own board is kept in the record whole


@pytest.mark.rule("T1")
@pytest.mark.parametrize("name", BOARDS)
def test_boards_look_the_same_from_every_side(name: str) -> None:
    """A quarter turn anticlockwise takes each corner to the next one."""
    board = BOARDS[name]
    size = len(board.ring)
    for this, following in zip(board.corners, (*board.corners[1:], board.corners[0]), strict=True):
        for job in ("start", "solid", "entry"):
            assert (getattr(this, job) + size // 4) % size == getattr(following, job)


@pytest.mark.rule("T2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", BOARDS)
def test_one_pawn_a_square_everywhere(name: str, players: int) -> None:
    for state in walk("tomkuni", players, Options(board=name), seed=2)[0]:
        standing = [spot for own in state.pawns for spot in own if spot is not None]
        assert len(standing) == len(set(standing))
        assert all(0 <= spot < layout(name).size + 16 for spot in standing)


def altered(old: str, new: str) -> str:
    assert old in CROSS
    return CROSS.replace(old, new, 1)


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ("ring = [", "board", "not TOML"),
        (altered('name = "cross"', 'title = "cross"'), "board", "title"),
        (altered('name = "cross"', "name = 5"), "board.name", "str"),
        (altered("start = 0", 'start = "zero"'), "board.corners[0].start", "int"),
        (altered("start = 0", "start = 40"), "board.corners[0].start", "no square 40"),
        (altered("start = 0", "start = -1"), "board.corners[0].start", "no square -1"),
        (altered("start = 0", "start = 4"), "board.corners[2].solid", "one job a square"),
        (altered("entry = 39", "entry = 25"), "board.corners", "in the order of the ring"),
        (altered("entry = 9", "entry = 3"), "board.corners[1].entry", "7 at least"),
        (altered("solid = 24", "solid = 20"), "board.corners[2].start", "one job a square"),
        (altered("start = 0\nsolid = 24", "start = 1\nsolid = 0"), "board.corners[0].entry", "behind it"),
        (altered('colour = "red"', 'colour = "pink"'), "board.corners[0].colour", "pink"),
        (altered('colour = "red"', 'colour = "blue"'), "board.corners[0].colour", "where “red” should be"),
        (altered("[6, 10], ", ""), "board.corners[0].entry", "no square 39"),
        (altered("[6, 9]", "[6, 10]"), "board.ring[1]", "lies on board.ring[0]"),
        (altered("[6, 9]", "[60, 90]"), "board.ring[1]", "not closed"),
        (altered("[6, 9]", "[6, -9]"), "board.ring[1]", "not closed"),
        (altered("zone = [[5, 9]", "zone = [[5, 8]"), "board.corners[0].zone[1]", "lies on board.corners[0].zone[0]"),
        (altered("yard = [[7.9, 7.9]", "yard = [[6, 10]"), "board.corners[0].yard[0]", "lies on board.ring[0]"),
        (altered("yard = [[7.9, 7.9]", "yard = [[700, 7]"), "board.corners[0].yard[0]", "not on the drawing"),
        (altered("zone = [[5, 9], ", "zone = ["), "board.corners[0].zone", "length 4"),
        (altered("start = 0", "start = 0\nmoat = 3"), "board.corners[0]", "moat"),
    ],
)
def test_a_bad_board_is_refused_with_the_field_and_the_reason(text: str, field: str, reason: str) -> None:
    with pytest.raises(InvalidBoard) as refused:
        read(text)
    assert refused.value.field == field
    assert reason in refused.value.reason


@pytest.mark.rule("T1")
def test_a_ring_needs_room_for_every_push_to_end() -> None:
    board = read(CROSS)
    short = Board("short", board.ring[:20], board.corners)
    with pytest.raises(InvalidBoard) as refused:
        check(short)
    assert refused.value.field == "board.ring"


@pytest.mark.rule("T1")
def test_a_table_refuses_a_board_that_does_not_exist_or_is_bad() -> None:
    with pytest.raises(InvalidSetup) as refused:
        TOMKUNI.setup(2, Options(board="star"))
    assert refused.value.field == "board"
    good = read(CROSS)
    with pytest.raises(InvalidSetup):
        TOMKUNI.setup(2, Options(board=Board("bad", good.ring[:30], good.corners)))
