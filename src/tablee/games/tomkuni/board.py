"""Boards are data: read from TOML, checked, and laid out for the rules (T1, T2)."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from math import dist
from typing import NamedTuple

import msgspec

from tablee.core.game import InvalidSetup
from tablee.games.tomkuni.model import COLOURS, FACES, PAWNS, ZONE, Board, Square

_LONGEST_RING = 200
_ROOM = 0.5
"""Squares are drawn at least so far apart."""


class InvalidBoard(InvalidSetup):
    """A board that cannot be played on: which field, and why."""


def read(text: str) -> Board:
    """The board in a TOML text; `InvalidBoard` names the field and the reason."""
    try:
        board = msgspec.convert(tomllib.loads(text), Board)
    except tomllib.TOMLDecodeError as error:
        raise InvalidBoard("board", f"not TOML: {error}") from None
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise InvalidBoard("board" + where.rstrip("`"), reason) from None
    check(board)
    return board


def check(board: Board) -> None:
    """Refuse a board that is not one; the first fault is named."""
    _check_ring(board)
    _check_corners(board)
    _check_jobs(board)
    _check_drawing(board)


def _check_ring(board: Board) -> None:
    size = len(board.ring)
    least = len(COLOURS) * (PAWNS + 3)  # every pawn on the ring, and still room for a push to end
    if not least <= size <= _LONGEST_RING:
        raise InvalidBoard("board.ring", f"{size} squares; a ring has {least} to {_LONGEST_RING}")
    steps = [dist(board.ring[i - 1], board.ring[i]) for i in range(size)]
    usual = sorted(steps)[size // 2]
    for i, step in enumerate(steps):
        if step > 2 * usual:
            raise InvalidBoard(
                f"board.ring[{i}]", f"the ring is not closed: square {i} is {step:g} from the one before, not {usual:g}"
            )


def _check_corners(board: Board) -> None:
    size = len(board.ring)
    for i, (corner, colour) in enumerate(zip(board.corners, COLOURS, strict=True)):
        if corner.colour != colour:
            raise InvalidBoard(f"board.corners[{i}].colour", f"“{corner.colour}” where “{colour}” should be")
        for job in ("start", "solid", "entry"):
            square = getattr(corner, job)
            if not 0 <= square < size:
                raise InvalidBoard(f"board.corners[{i}].{job}", f"there is no square {square} on a ring of {size}")
    # a walk passes one entry at the most, so a pawn never has to choose between two zones
    gaps = [(corner.entry - board.corners[i - 1].entry) % size for i, corner in enumerate(board.corners)]
    for i, gap in enumerate(gaps):
        if gap <= len(FACES):
            reason = f"{gap} squares after the entry before it; {len(FACES) + 1} at least"
            raise InvalidBoard(f"board.corners[{i}].entry", reason)
    if sum(gaps) != size:
        raise InvalidBoard("board.corners", "the entries do not come in the order of the ring")


def _check_jobs(board: Board) -> None:
    taken: dict[Square, str] = {}
    for i, corner in enumerate(board.corners):
        for job in ("start", "solid", "entry"):
            square = getattr(corner, job)
            if square in taken:
                raise InvalidBoard(
                    f"board.corners[{i}].{job}", f"square {square} is {taken[square]} already: one job a square"
                )
            taken[square] = f"{corner.colour}’s {job}"
    for i, corner in enumerate(board.corners):
        after = (corner.entry + 1) % len(board.ring)  # where T12 ends a move: nothing more may happen there
        if "solid" in taken.get(after, "") or "entry" in taken.get(after, ""):
            raise InvalidBoard(f"board.corners[{i}].entry", f"the square behind it, {after}, is {taken[after]}")


def _check_drawing(board: Board) -> None:
    drawn = [(f"board.ring[{i}]", point) for i, point in enumerate(board.ring)]
    for i, corner in enumerate(board.corners):
        drawn += [(f"board.corners[{i}].zone[{k}]", point) for k, point in enumerate(corner.zone)]
        drawn += [(f"board.corners[{i}].yard[{k}]", point) for k, point in enumerate(corner.yard)]
    for k, (field, point) in enumerate(drawn):
        if not all(0 <= along <= _LONGEST_RING for along in point):
            raise InvalidBoard(field, f"{point} is not on the drawing")
        for other, there in drawn[:k]:
            if dist(point, there) < _ROOM:
                raise InvalidBoard(field, f"{point} lies on {other}")


def _shipped(name: str) -> Board:
    return read(files(__package__).joinpath("boards", f"{name}.toml").read_text("utf-8"))


BOARDS: Mapping[str, Board] = {name: _shipped(name) for name in ("cross", "round", "long")}
"""The boards of the house."""


def board_of(choice: str | Board) -> Board:
    """The board that a table chose."""
    if isinstance(choice, Board):
        return choice
    if choice not in BOARDS:
        raise InvalidBoard("board", f"there is no board “{choice}”; there is: {', '.join(BOARDS)}")
    return BOARDS[choice]


# ---- laid out for the rules -----------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """A board as the rules walk it."""

    size: int
    starts: tuple[Square, ...]
    entries: tuple[Square, ...]
    """By zone."""
    zone_behind: Mapping[Square, int]
    """By entry square, the zone behind it."""
    shortcut: Mapping[Square, int]
    """By solid square, the zone to whose entry it leads."""

    def zone_square(self, zone: int, depth: int) -> Square:
        """A square of a zone, depth 0 behind the entry."""
        return self.size + ZONE * zone + depth

    def zone_and_depth(self, square: Square) -> tuple[int, int]:
        """Which zone a square beyond the ring belongs to, and how deep it lies."""
        return divmod(square - self.size, ZONE)


@lru_cache(maxsize=64)
def layout(choice: str | Board) -> Layout:
    """The layout of the board that a table chose."""
    board = board_of(choice)
    return Layout(
        size=len(board.ring),
        starts=tuple(corner.start for corner in board.corners),
        entries=tuple(corner.entry for corner in board.corners),
        zone_behind={corner.entry: zone for zone, corner in enumerate(board.corners)},
        shortcut={corner.solid: zone for zone, corner in enumerate(board.corners)},
    )
