"""The course of a table: what its log stores, and what follows from it.

A `Course` is nothing but a fold over entries. It decides nothing and asks nobody, so a table that is read back from its
log stands exactly where it stood.
"""

from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tablee.core.chance import commitment
from tablee.core.codec import encode, move_type
from tablee.core.game import Game, Move, Outcome, Over, Pending, Played, Seat
from tablee.core.record import Record
from tablee.games import GAMES, Entry
from tablee.server.wire import Chatted, Person

_CHAT_KEPT = 100
_ANSWERS_KEPT = 64
_BOT_NAMES = ("Mia", "Léo", "Jun", "Ada", "Ravi", "Zoé", "Nils", "Inés", "Teo", "Yuki", "Omar", "Lena")


# ---- entries --------------------------------------------------------------------------------------------------------


class _Noted(Struct, frozen=True, tag_field="type", omit_defaults=True):
    by: str | None = None
    """The person whose message this comes of."""
    message: str | None = None
    """The id of that message, so that a repeat is known again."""


class Opened(_Noted, frozen=True, tag="opened", kw_only=True):
    """The table was set up."""

    game: str
    version: int
    options: msgspec.Raw
    seats: tuple["Chair", ...]
    seed: str
    host: str
    listed: bool = False
    quiet: bool = False
    hints: bool = False
    clock: int | None = None
    at: int = 0
    """Seconds since 1970."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person, or a bot; with both, the bot keeps the person's seat."""

    person: Person | None = None
    bot: str | None = None
    ready: bool = False
    since: int = 0
    """The entry with which the person sat down: whoever has sat longest is host when the host is gone."""


class Seated(_Noted, frozen=True, tag="seated", kw_only=True):
    """Seats are taken, left or exchanged: how they are now."""

    seats: tuple[Chair, ...]


class Arranged(_Noted, frozen=True, tag="arranged", kw_only=True):
    """Options or settings are changed: how they are now. Everyone is asked again whether they are ready."""

    options: msgspec.Raw
    seats: tuple[Chair, ...]
    listed: bool
    quiet: bool
    clock: int | None
    hints: bool = False


class Started(_Noted, frozen=True, tag="started"):
    """The game begins."""


class Moved(_Noted, frozen=True, tag="moved", kw_only=True):
    """Somebody moved, or something was drawn, or a time ran out."""

    move: msgspec.Raw
    why: dict[str, Any] | None = None
    """A bot's reason. It is the bot's own knowledge: nobody is told before it can do no harm."""


class Undone(_Noted, frozen=True, tag="undone", kw_only=True):
    """The game goes on from where it was after so many moves."""

    to: int


class Asked(_Noted, frozen=True, tag="asked", kw_only=True):
    """Everyone is asked for something."""

    what: Literal["undo", "pause"]
    seat: Seat
    to: int = 0
    """For an undo: after how many moves the game shall go on."""


class Answered(_Noted, frozen=True, tag="answered", kw_only=True):
    """Somebody agreed, or not: then nothing is asked any more."""

    seat: Seat
    yes: bool


class Paused(_Noted, frozen=True, tag="paused"):
    """Time stands still."""


class Resumed(_Noted, frozen=True, tag="resumed"):
    """Time goes on."""


class Spoke(_Noted, frozen=True, tag="spoke", kw_only=True):
    """Somebody said something."""

    name: str
    text: str


class Continued(_Noted, frozen=True, tag="continued", kw_only=True):
    """There is a rematch, at another table."""

    code: str


Note: TypeAlias = (
    Opened | Seated | Arranged | Started | Moved | Undone | Asked | Answered | Paused | Resumed | Spoke | Continued
)
_decoder: msgspec.json.Decoder[Note] = msgspec.json.Decoder(Note)


class OldRules(Exception):
    """A table that was played under rules this house no longer has."""


# ---- the fold -------------------------------------------------------------------------------------------------------


class Course:
    """Where a table stands."""

    def __init__(self, code: str, opened: Opened) -> None:
        self.code = code
        self.entry: Entry = GAMES[opened.game]
        self.game: Game[Any, Any, Any, Any] = self.entry.game
        self.seats: tuple[Chair, ...] = ()
        self._seat_of: dict[str, Seat] = {}
        self.names: tuple[str, ...] = ()
        """By seat, what its player is called."""
        self.moves: list[Move[Any]] = []
        self.state: Any = None
        self.version = 0
        self.seed = opened.seed
        self.commitment = commitment(bytes.fromhex(opened.seed))
        self.host = opened.host
        self.paused = False
        self.pending: Pending | None = None
        """Whose move it is, once the game has begun."""
        self._before: Any = None
        """The state before the last move, as long as that may be taken back."""
        self.asked: Asked | None = None
        self.agreed: set[Seat] = set()
        self.chat: list[Chatted] = []
        self.next: str | None = None
        self._answers: dict[str, dict[str, int]] = {}
        self.listed = self.quiet = self.hints = False
        self.thoughts: dict[int, dict[str, Any]] = {}
        """By number of the move, a bot's reason for it …"""
        self.bygone = 0
        """… and up to which move they may be told."""
        self.clock: int | None = None
        self.options: Any = None
        self._arrange(opened)

    def note(self, note: Note, state: Any = None, move: Move[Any] | None = None) -> None:
        """What follows from one more entry; state and move, where whoever wrote the entry has them at hand."""
        self.version += 1
        if note.by is not None and note.message is not None:
            answers = self._answers.setdefault(note.by, {})
            answers[note.message] = self.version
            while len(answers) > _ANSWERS_KEPT:
                del answers[next(iter(answers))]
        match note:
            case Moved(move=raw):
                move = move if move is not None else self.decode_move(raw)
                self.moves.append(move)
                self._before = self.state
                self._stand(state if state is not None else self.game.apply(self.state, move))
                if note.why is not None:
                    self.thoughts[len(self.moves)] = note.why
                if self.game.bygone(self.state) or isinstance(self.pending, Over):
                    self.bygone = len(self.moves)
            case Opened():
                pass
            case Seated(seats=seats):
                self._sit(seats)
            case Arranged():
                self._arrange(note)
            case Started():
                self._stand(self.game.setup(len(self.seats), self.options))
            case Undone(to=to):
                del self.moves[to:]
                self.thoughts = {number: why for number, why in self.thoughts.items() if number <= to}
                self.bygone = min(self.bygone, to)
                self._stand(state if state is not None else self.state_after(to))
                self.asked = self._before = None
            case Asked():
                self.asked, self.agreed = note, {note.seat}
            case Answered(seat=seat, yes=yes):
                self.agreed.add(seat)
                self.asked = self.asked if yes else None
            case Paused():
                self.paused, self.asked = True, None
            case Resumed():
                self.paused = False
            case Spoke(by=by, name=name, text=text):
                self.chat = [*self.chat[1 - _CHAT_KEPT :], Chatted(by or "", name, text)]
            case Continued(code=code):
                self.next = code

    def _sit(self, seats: tuple[Chair, ...]) -> None:
        self.seats = seats
        self._seat_of = {chair.person.id: seat for seat, chair in enumerate(seats) if chair.person}
        self.names = tuple(
            chair.person.name if chair.person else _BOT_NAMES[seat] if chair.bot else ""
            for seat, chair in enumerate(seats)
        )

    def _stand(self, state: Any) -> None:
        self.state = state
        self.pending = self.game.pending(state)
        if isinstance(self.pending, Over):
            self.asked = None

    def _arrange(self, note: Opened | Arranged) -> None:
        self.options = msgspec.json.decode(note.options, type=self.game.options)
        self._sit(note.seats)
        self.listed = note.listed
        self.quiet = note.quiet
        self.hints = note.hints
        self.clock = note.clock

    def state_after(self, moves: int) -> Any:
        """The state after so many moves."""
        state = self.game.setup(len(self.seats), self.options)
        for move in self.moves[:moves]:
            state = self.game.apply(state, move)
        return state

    def decode_move(self, raw: msgspec.Raw) -> Move[Any]:
        """A move of this game as the log has it."""
        move: Move[Any] = _decoders(self.game.info.id)[0].decode(raw)
        return move

    def decode_action(self, raw: msgspec.Raw) -> Any:
        """An action of this game as a device sends it; `msgspec.ValidationError` if it is none."""
        return _decoders(self.game.info.id)[1].decode(raw)

    # ---- questions about it ----------------------------------------------------------------------------------------

    @property
    def phase(self) -> Literal["lobby", "playing", "over"]:
        """Before, in or after the game."""
        if self.state is None:
            return "lobby"
        return "over" if self.outcome is not None else "playing"

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.pending.outcome if isinstance(self.pending, Over) else None

    def takes_back(self, seat: Seat) -> bool:
        """Whether this seat may take the last move back, asking nobody: it was theirs, and taught nobody anything."""
        last = self.moves[-1] if self.moves and self._before is not None else None
        return isinstance(last, Played) and last.seat == seat and not self.game.reveals(self._before, last.action)

    def answered(self, person: str, message: str) -> int | None:
        """The entry that this message of theirs led to, if it was one of their last."""
        return self._answers.get(person, {}).get(message)

    def seat_of(self, person: str) -> Seat | None:
        """Where this person sits."""
        return self._seat_of.get(person)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play, not bots."""
        return tuple(seat for seat, chair in enumerate(self.seats) if chair.person and not chair.bot)

    def last_action(self, seat: Seat) -> int | None:
        """How many moves were made before this seat's last action."""
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            if isinstance(move, Played) and move.seat == seat:
                return index
        return None

    def record(self) -> Record:
        """The game as a record; with its seed once it is over."""
        return Record(
            game=self.game.info.id,
            version=self.game.info.version,
            options=self.options,
            seats=self.names,
            moves=tuple(self.moves),
            commitment=self.commitment,
            seed=self.seed if self.phase == "over" else None,
        )


@cache
def _decoders(game: str) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    """Of moves and of actions."""
    rules = GAMES[game].game
    return msgspec.json.Decoder(move_type(rules)), msgspec.json.Decoder(rules.action)


def read(code: str, entries: list[bytes]) -> Course | None:
    """The course of a table as its log tells it; `None` if there is no such table."""
    if not entries:
        return None
    first = _decoder.decode(entries[0])
    assert isinstance(first, Opened)
    if GAMES[first.game].game.info.version != first.version:
        raise OldRules(first.game)
    course = Course(code, first)
    for entry in entries:
        course.note(_decoder.decode(entry))
    return course


def write(note: Note) -> bytes:
    """An entry as the log keeps it."""
    return encode(note)
