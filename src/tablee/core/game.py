"""The contract: what every game is made of, and nothing about any game.

Rules are a pure fold over moves. A `State` is the whole truth; `pending` says whose move it is; `apply` gives the
next state or refuses. Chance is a mover like any other: the shell draws what a `Draw` asks for and the log keeps it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

Seat: TypeAlias = int
"""A place at the table, 0…n−1. Where a spectator is meant, `None`."""

O = TypeVar("O")  # noqa: E741 - the options of a game
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


# ---- chance ---------------------------------------------------------------------------------------------------------


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """`take` items drawn one after another, none put back, each as likely as any other. A die is a lot of its faces."""

    items: tuple[str, ...]
    take: int = 1


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """Independent lots that are drawn together: three dice, or a shuffle for each value."""

    name: str
    lots: tuple[Lot, ...]


Drawn: TypeAlias = tuple[tuple[str, ...], ...]
"""What came: for each lot, its items in the order drawn."""


class Rng(Protocol):
    """Any source of whole numbers: `random.Random`, or the keyed stream of `core.chance`."""

    def randrange(self, stop: int, /) -> int:
        """A number in 0…stop−1, each as likely."""
        ...


# ---- moves ----------------------------------------------------------------------------------------------------------


class Blank(Struct, frozen=True, tag="blank", forbid_unknown_fields=True):
    """A place for free text in a legal action; what is put there has 1 to `longest` characters."""

    longest: int


def filled(action: A, text: str) -> A:
    """The action with this text in its blanks."""
    fields = [name for name in _field_names(action) if isinstance(getattr(action, name), Blank)]
    return replace(action, **dict.fromkeys(fields, text)) if fields else action  # type: ignore[type-var]


def filling(action: object, other: object) -> str | None:
    """The text that makes the other action of this one, if filling its blanks does."""
    names = [name for name in _field_names(action) if isinstance(getattr(action, name), Blank)]
    text = getattr(other, names[0], None) if names else None
    return text if isinstance(text, str) and filled(action, text) == other else None


def blank_in(action: object) -> Blank | None:
    """The first blank of an action that is still to be filled."""
    values = (getattr(action, name) for name in _field_names(action))
    return next((value for value in values if isinstance(value, Blank)), None)


def _field_names(action: object) -> tuple[str, ...]:
    return action.__struct_fields__ if isinstance(action, Struct) else ()


# A table keeps its moves to the end. They are never part of a cycle, so the garbage collector need not look at them.


class Played(Struct, Generic[A], frozen=True, tag="played", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A seat did something; in games with a clock, `at` so many milliseconds after the game began."""

    seat: Seat
    action: A
    at: int | None = None


class Chanced(Struct, frozen=True, tag="chanced", forbid_unknown_fields=True, gc=False):
    """Dice fell or cards were dealt: the draw's name and what came."""

    draw: str
    outcome: Drawn


class Timed(Struct, frozen=True, tag="timed", forbid_unknown_fields=True, gc=False):
    """An hourglass ran out, `at` milliseconds after the game began."""

    at: int


Move: TypeAlias = Played[A] | Chanced | Timed


# ---- whose move -----------------------------------------------------------------------------------------------------


class Outcome(Struct, frozen=True, tag="outcome", forbid_unknown_fields=True):
    """The end: scores by seat, seats from best to last (equals together), and why as a code."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that win or share the victory."""
        return self.ranking[0]


class Players(Struct, frozen=True, tag="players", forbid_unknown_fields=True, omit_defaults=True):
    """These seats may act now. If an hourglass runs, the shell says `Timed` at `until`."""

    seats: tuple[Seat, ...]
    until: int | None = None
    idle: tuple[Seat, ...] = ()
    """Those of them who may but need not: the game goes on without them."""


class Chance(Struct, frozen=True, tag="chance", forbid_unknown_fields=True):
    """The shell draws now."""

    draw: Draw


class Over(Struct, frozen=True, tag="over", forbid_unknown_fields=True):
    """The game has ended."""

    outcome: Outcome


Pending: TypeAlias = Players | Chance | Over


# ---- refusals -------------------------------------------------------------------------------------------------------


class Refusal(StrEnum):
    """Why a move is against the rules of any game; a game adds its own codes. Each code is a message in `locales/`."""

    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_A_DRAW = "not-a-draw"
    WRONG_DRAW = "wrong-draw"
    NO_CLOCK = "no-clock"
    UNKNOWN_MOVE = "unknown-move"


class InvalidMove(ValueError):
    """Something that cannot be read as a move."""


class IllegalMove(ValueError):
    """A move that can be read and is against the rules. The state is untouched."""

    def __init__(self, code: StrEnum, about: str | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.about = about
        """What of the move it is, where that helps: for the one who made it, and nobody else."""


class InvalidSetup(ValueError):
    """A table that cannot be set up: which field, and why."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


# ---- the game -------------------------------------------------------------------------------------------------------


class Info(Struct, frozen=True):
    """What a game is called, and the sizes it comes in."""

    id: str
    version: int
    """The version of the rules: a record made under another one is refused."""
    seats: tuple[int, ...]
    longest_random_game: int
    """Moves after which a game of random players, under its default options, has ended (law 7)."""
    has_clock: bool = False
    """Whether moves carry the time at which they were made."""


def _never(state: object) -> bool:
    """For games that keep their secrets to the end."""
    return False


def _as_they_are(options: Any) -> Any:
    """For games whose options hold no secret."""
    return options


def _whenever(state: Any, now: int) -> Any:
    """For games in which time does not count."""
    return state


@dataclass(frozen=True)
class Game(Generic[O, S, A, V]):
    """The rules of one game: its types, and pure functions over them."""

    info: Info
    options: type[O]
    state: type[S]
    action: Any  # a union of tagged structs, which `type[A]` cannot say
    sight: type[V]
    setup: Callable[[int, O], S]
    """The state before the first move, for so many players; `InvalidSetup` if there is none."""
    pending: Callable[[S], Pending]
    """Whose move it is."""
    legal: Callable[[S, Seat], Sequence[A]]
    """What that seat may do now, in a fixed order."""
    apply: Callable[[S, Move[A]], S]
    """The next state; `IllegalMove` if the rules forbid it."""
    view: Callable[[S, Seat | None], V]
    """What that seat is shown at this table."""
    recall: Callable[[S, Seat | None], V]
    """What a seat that forgets nothing knows: what a bot is given."""
    unveiled: Callable[[S], V]
    """Everything that any seat knew, in one view: for looking back at a game that is over."""
    guess: Callable[[V, Rng], S]
    """A full state that fits a view, each as likely."""
    reveals: Callable[[S, A], bool]
    """Whether somebody learns something by this action that taking it back would not make unknown again."""
    sides: Callable[[S], tuple[tuple[Seat, ...], ...]]
    """Who win or lose together: every seat is of one side."""
    again: Callable[[S], O]
    """The options for another game of the same company."""
    shown: Callable[[O], O] = _as_they_are
    """The options as everyone may see them."""
    bygone: Callable[[S], bool] = _never
    """Whether everything that was secret up to here is open now: what bots thought before may be told."""
    later: Callable[[S, int], S] = _whenever
    """The same state at a later time, nothing having happened since: how a bot learns how long it has waited."""
    foresee: Callable[[V, A], Struct] | None = None
    """All that comes of a legal action as far as the view can tell: what a client previews."""


class Thought(Struct, Generic[A], frozen=True):
    """What a bot has decided: one of the legal actions, its blanks filled; and why."""

    action: A | None
    """`None` to wait, where others may act as well or a clock runs."""
    why: Struct | None = None
    """The numbers that decided it. Each game's words make a sentence of them."""
    timed: bool = False
    """Where a clock runs: the bot minds it itself, so that nobody need slow it down."""


Bot: TypeAlias = Callable[[V, Sequence[A], Rng], Thought[A]]
"""Decides from what its seat knows, and from nothing else."""


def expect(pending: Pending, players: int, move: object) -> None:
    """Refuse a move that is not this mover's to make, whatever the game."""
    if isinstance(pending, Over):
        raise IllegalMove(Refusal.GAME_OVER)
    if isinstance(move, Played):
        seat: object = move.seat
        if type(seat) is not int or not 0 <= seat < players:
            raise IllegalMove(Refusal.NO_SUCH_SEAT)
        if not isinstance(pending, Players) or seat not in pending.seats:
            raise IllegalMove(Refusal.NOT_YOUR_TURN)
    elif isinstance(move, Chanced):
        if not isinstance(pending, Chance):
            raise IllegalMove(Refusal.NOT_A_DRAW)
        if not fits(pending.draw, move):
            raise IllegalMove(Refusal.WRONG_DRAW)
    elif not isinstance(move, Timed):
        raise IllegalMove(Refusal.UNKNOWN_MOVE)


def fits(draw: Draw, move: Chanced) -> bool:
    """Whether the draw could have come out like this."""
    outcome = move.outcome
    if move.draw != draw.name or type(outcome) is not tuple or len(outcome) != len(draw.lots):
        return False
    for lot, drawn in zip(draw.lots, outcome, strict=True):
        if type(drawn) is not tuple or len(drawn) != lot.take:
            return False
        if lot.take == 1:
            if drawn[0] not in lot.items:
                return False
            continue
        left = list(lot.items)
        for item in drawn:
            if item not in left:
                return False
            left.remove(item)
    return True
