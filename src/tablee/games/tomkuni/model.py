"""Tom Kuni's nouns: boards, pawns, what can be done and what comes of it, and what a seat sees."""

from enum import StrEnum
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from tablee.core.game import Chanced, Played, Seat

Colour: TypeAlias = Literal["red", "yellow", "green", "blue"]
Point: TypeAlias = tuple[float, float]
"""Where a square is drawn: (column, row), in squares, rows downwards."""
Points: TypeAlias = tuple[Point, Point, Point, Point]
Square: TypeAlias = int
"""Of a board with n ring squares: 0…n−1 the ring in walking order, then four for each zone, from the entry inwards."""
Spot: TypeAlias = Square | None
"""Where a pawn is; in its yard it is on no square."""
Pawns: TypeAlias = tuple[tuple[Spot, ...], ...]
"""By seat, then by pawn."""
Phase: TypeAlias = Literal["opening", "roll", "move", "over"]
Kind: TypeAlias = Literal["leave", "walk", "shortcut", "zone", "pass"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
PAWNS = 4
ZONE = 4
"""Squares in a zone."""
FACES = ("1", "2", "3", "4", "5", "6")
SEATED: dict[int, tuple[int, ...]] = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""By players: the corner of each seat (T3: two sit opposite)."""


# ---- boards ---------------------------------------------------------------------------------------------------------


class Corner(Struct, frozen=True, forbid_unknown_fields=True):
    """What a colour has on a board (T1)."""

    colour: Colour
    start: Square
    solid: Square
    entry: Square
    zone: Points
    yard: Points


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A ring, and a corner for each colour in the order of the ring."""

    name: str
    ring: tuple[Point, ...]
    corners: tuple[Corner, Corner, Corner, Corner]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings a table may choose; the defaults are ours."""

    board: str | Board = "cross"
    """T1: a board of the house by its name, or one's own."""
    free_passage: bool = False
    """T14: a pawn may walk past an open zone."""
    shortcut_stops_on_entry: bool = True
    """T11: a shortcut ends on the entry square; else one square further."""
    three_tries: bool = False
    """T7: with no pawn on the ring, up to three rolls for a 6."""


# ---- actions and what comes of them ---------------------------------------------------------------------------------


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """A 6: bring the next pawn out of the yard (T7)."""


class Walk(Struct, frozen=True, tag="walk", forbid_unknown_fields=True):
    """Walk a pawn along the ring (T8)."""

    pawn: int


class TurnIn(Struct, frozen=True, tag="turn_in", forbid_unknown_fields=True):
    """Walk a pawn into the open zone on its way (T14)."""

    pawn: int


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """No pawn can move (T9)."""


Action: TypeAlias = Leave | Walk | TurnIn | Pass


class Push(Struct, frozen=True):
    """A pawn that is pushed one on (T10)."""

    seat: Seat
    pawn: int
    start: Square
    end: Square


class Foresight(Struct, frozen=True):
    """All that comes of an action, told before it is done."""

    kind: Kind
    pawn: int | None
    path: tuple[Square, ...]
    """The squares the pawn goes over, in order, the last one is where it stands."""
    pushes: tuple[Push, ...]
    """In the order in which they happen; a pawn may be pushed twice."""
    pawns: Pawns
    """Where everybody stands then."""
    before: tuple[int, ...]
    """Points by seat now …"""
    after: tuple[int, ...]
    """… and then."""


class Moved(Struct, frozen=True):
    """The last move of a pawn, or the last pass, for those who want to see it happen."""

    seat: Seat
    die: int
    came: Foresight
    """All that came of it."""


class Refusal(StrEnum):
    """Why an action is against Tom Kuni's rules."""

    NO_SUCH_PAWN = "tomkuni-no-such-pawn"
    NEEDS_A_SIX = "tomkuni-needs-a-six"
    YARD_IS_EMPTY = "tomkuni-yard-is-empty"
    NOT_ON_THE_RING = "tomkuni-not-on-the-ring"
    ZONE_MUST_BE_ENTERED = "tomkuni-zone-must-be-entered"
    NO_OPEN_ZONE = "tomkuni-no-open-zone"
    TOO_FAR = "tomkuni-too-far"
    ZONE_IS_FULL = "tomkuni-zone-is-full"
    A_PAWN_CAN_MOVE = "tomkuni-a-pawn-can-move"
    UNKNOWN_ACTION = "tomkuni-unknown-action"


# ---- the truth, which is also what everybody sees -------------------------------------------------------------------


class State(Struct, frozen=True):
    """The whole truth: nothing is hidden in this game."""

    options: Options
    players: int
    phase: Phase
    pawns: Pawns
    turn: Seat = 0
    contenders: tuple[Seat, ...] = ()
    """Who still rolls for the start (T4)."""
    die: int | None = None
    rolls: tuple[int, ...] = ()
    """What this turn's rolls showed; the last one counts (T7)."""
    home: tuple[Seat, ...] = ()
    """Who has all four pawns home, in the order of arrival (T22)."""
    turns: tuple[int, ...] = ()
    """Turns taken, by seat."""
    points: tuple[int, ...] = ()
    """By seat, what its pawns are worth where they stand (T21, T22)."""
    last: Played[Action] | Chanced | None = None
    """The last thing that happened."""
    moved: Moved | None = None


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know: all of it."""

    seat: Seat | None
    options: Options
    players: int
    phase: Phase
    pawns: Pawns
    turn: Seat
    contenders: tuple[Seat, ...]
    die: int | None
    rolls: tuple[int, ...]
    home: tuple[Seat, ...]
    turns: tuple[int, ...]
    points: tuple[int, ...]
    last: Played[Action] | Chanced | None
    moved: Moved | None
    next: tuple[Seat, ...]
    """Who plays after this turn, one after the other (T5); whoever is home is skipped (T20)."""
    board: Board
    """The board itself, whatever the options call it."""
    corners: tuple[int, ...]
    """By seat, its corner of the board (T3)."""
    worth: tuple[int, ...]
    """What a pawn scores on each square of a zone, from the entry inwards (T21)."""
