"""Every message between a device and a table. `make types` writes them out for the web client.

A device sends one message at a time; the server sends lists of what has happened since, mostly of one or two.
A client message has an id of its sender's making and is answered once, `accepted` or `rejected`; sent again with the
same id it is answered the same and done once. A server message has a `seq` that counts up by one on each socket; who
misses one says `resync` and gets the whole again.
"""

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from tablee.core.game import Outcome, Seat
from tablee.locales import LANGUAGES

LONGEST_NAME = 24
LONGEST_CHAT = 300
REACTIONS = ("bravo", "laugh", "wow", "thanks", "sorry", "hurry", "heart", "think")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Language: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Reaction: TypeAlias = Literal["bravo", "laugh", "wow", "thanks", "sorry", "hurry", "heart", "think"]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Seconds: TypeAlias = Annotated[int, Meta(ge=10, le=86_400)]


class _Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


# ---- from a device --------------------------------------------------------------------------------------------------


class Hello(_Message, frozen=True, tag="hello"):
    """The first message on a socket: who is here."""

    id: Id
    token: Annotated[str, Meta(max_length=200)]
    name: Name
    lang: Language = "en"
    colour: Colour | None = None
    news: bool = True
    """Whether this device wants to be told in sentences what happens."""
    television: bool = False
    """Whether it is a screen for the whole room: it watches, also where its owner sits, and can do nothing."""


class Sit(_Message, frozen=True, tag="sit"):
    """Take a seat that is free, or change to it."""

    id: Id
    seat: SeatNumber


class Stand(_Message, frozen=True, tag="stand"):
    """Leave one's seat: before the start it is free again, later a bot keeps it."""

    id: Id


class Invite(_Message, frozen=True, tag="invite"):
    """Put a bot of this level on a seat that is free."""

    id: Id
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Clear(_Message, frozen=True, tag="clear"):
    """Free a seat before the start: a bot's by anyone, a person's by the host."""

    id: Id
    seat: SeatNumber


class Swap(_Message, frozen=True, tag="swap"):
    """Exchange two seats before the start."""

    id: Id
    a: SeatNumber
    b: SeatNumber


class Arrange(_Message, frozen=True, tag="arrange"):
    """Change the table before the start. What is not named stays as it is."""

    id: Id
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    options: dict[str, Any] | None = None
    listed: bool | None = None
    quiet: bool | None = None
    hints: bool | None = None
    clock: Seconds | Literal["none"] | None = None


class Ready(_Message, frozen=True, tag="ready"):
    """Say whether one is ready. The game starts once every seat is taken and everyone is."""

    id: Id
    ready: bool = True


class Act(_Message, frozen=True, tag="act"):
    """Do something in the game: one of the legal actions, its blanks filled."""

    id: Id
    action: Raw


class Undo(_Message, frozen=True, tag="undo"):
    """Take one's last action back: at once if nobody has learned anything from it, else if everyone agrees."""

    id: Id


class Pause(_Message, frozen=True, tag="pause"):
    """Ask for a pause, which everyone must agree to."""

    id: Id


class Resume(_Message, frozen=True, tag="resume"):
    """End a pause."""

    id: Id


class MoreTime(_Message, frozen=True, tag="more_time"):
    """Ask for extra time for this turn."""

    id: Id


class Answer(_Message, frozen=True, tag="answer"):
    """Agree to what is asked, or not."""

    id: Id
    yes: bool


class Back(_Message, frozen=True, tag="back"):
    """Take one's seat back from the bot that keeps it."""

    id: Id


class Say(_Message, frozen=True, tag="say"):
    """Chat."""

    id: Id
    text: Text


class React(_Message, frozen=True, tag="react"):
    """A reaction in one tap."""

    id: Id
    reaction: Reaction


class Hint(_Message, frozen=True, tag="hint"):
    """Ask what an expert would do in one's place."""

    id: Id


class Rematch(_Message, frozen=True, tag="rematch"):
    """Another game with the same people, seats rotated."""

    id: Id


class Resync(_Message, frozen=True, tag="resync"):
    """Something is missing: send the whole again."""

    id: Id


FromClient: TypeAlias = (
    Hello
    | Sit
    | Stand
    | Invite
    | Clear
    | Swap
    | Arrange
    | Ready
    | Act
    | Undo
    | Pause
    | Resume
    | MoreTime
    | Answer
    | Back
    | Say
    | React
    | Hint
    | Rematch
    | Resync
)


# ---- to a device ----------------------------------------------------------------------------------------------------


class Person(Struct, frozen=True):
    """Somebody, as others see them."""

    id: str
    name: str
    lang: str = "en"
    colour: Colour | None = None


class Place(Struct, frozen=True):
    """A seat: whose it is, who plays it, and whether they are there."""

    name: str
    person: Person | None
    bot: str | None
    """The level of the bot that plays here: in a seat of its own, or keeping a person's."""
    here: bool
    ready: bool


class Question(Struct, frozen=True):
    """Something everyone is asked: to take back or to pause."""

    what: Literal["undo", "pause"]
    by: Seat
    waiting: tuple[Seat, ...]
    """Those who have not answered yet."""


class Table(Struct, frozen=True):
    """What everyone at the table may know about it."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    options: Any
    seats: tuple[Place, ...]
    host: str
    listed: bool
    quiet: bool
    hints: bool
    """Whether players may ask what an expert would do."""
    clock: int | None
    """Seconds for a turn."""
    paused: bool
    question: Question | None
    watching: tuple[str, ...]
    """Names of those who watch."""
    commitment: str
    """Of the seed from which everything is drawn, published before the first draw."""
    seed: str | None
    """Revealed when the game is over."""
    outcome: Outcome | None
    next: str | None
    """The code of the rematch."""
    preview: Any
    """Before the start, what a spectator would see if all these seats played; nothing if so many cannot."""
    version: int
    """How many entries the table's log has."""


class Chatted(Struct, frozen=True):
    """Something somebody said."""

    by: str
    name: str
    text: str


class _Told(Struct, frozen=True, tag_field="type"):
    pass


class Welcome(_Told, frozen=True, tag="welcome"):
    """The whole: what a device is told first, and after `resync`."""

    you: Person
    seat: Seat | None
    table: Table
    game: "Game | None"
    chat: tuple[Chatted, ...]


class TableChanged(_Told, frozen=True, tag="table"):
    """Something about the table, not the game, is new."""

    table: Table
    seat: Seat | None


class Why(Struct, frozen=True):
    """Why a bot made a move, in the reader's language."""

    moves: int
    """The number of the move."""
    seat: Seat
    text: str


class Game(_Told, frozen=True, tag="game"):
    """The game as this seat sees it now, and what it may do."""

    version: int
    moves: int
    view: Any
    legal: tuple[Any, ...] = ()
    foreseen: tuple[Any, ...] = ()
    """What comes of each legal action, in the same order, where the game can tell."""
    news: tuple[str, ...] = ()
    """What has happened since the last time, in the reader's language."""
    whys: tuple[Why, ...] = ()
    """What bots thought, as far as it has become harmless to tell since the last time."""
    undo: bool = False
    """Whether this seat may take its last action back, asking nobody."""
    left: int | None = None
    """Milliseconds until the clock of this turn runs out, or the hourglass of the game."""
    hourglass: bool = False
    """Whether it is the game's own."""
    awaited: bool = False
    """Whether the game waits for this seat, and would not go on without it."""


class Hinted(_Told, frozen=True, tag="hinted"):
    """What an expert would do on this seat, and why; for whoever asked."""

    moves: int
    """After so many moves."""
    action: Any
    text: str
    why: str


class Said(_Told, frozen=True, tag="said"):
    """Somebody said something."""

    chat: Chatted


class Reacted(_Told, frozen=True, tag="reacted"):
    """Somebody reacted."""

    by: str
    seat: Seat | None
    reaction: Reaction


class Warned(_Told, frozen=True, tag="warned"):
    """The time of this seat is running out."""

    seat: Seat
    seconds: int


class Accepted(_Told, frozen=True, tag="accepted"):
    """It is done, and durable."""

    id: str
    version: int


class Rejected(_Told, frozen=True, tag="rejected"):
    """It is not done: a code that is a message in the catalogues, and the field it is about if there is one."""

    id: str
    code: str
    field: str | None = None


FromServer: TypeAlias = Welcome | TableChanged | Game | Hinted | Said | Reacted | Warned | Accepted | Rejected


class Refusal(StrEnum):
    """Why a table does not do what a message asks; the rules of a game have codes of their own."""

    BAD_MESSAGE = "bad-message"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    NOT_GREETED = "not-greeted"
    GREETED_ALREADY = "greeted-already"
    BAD_TOKEN = "bad-token"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_BOT = "no-such-bot"
    NO_SUCH_SEAT = "no-such-seat"
    BAD_OPTIONS = "bad-options"
    BAD_NAME = "bad-name"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    NOT_BEFORE_START = "not-before-start"
    ONLY_BEFORE_START = "only-before-start"
    NOT_OVER = "not-over"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NOT_KEPT = "not-kept"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_ASKED = "nothing-asked"
    ASKED_ALREADY = "asked-already"
    NO_CLOCK = "no-turn-clock"
    NO_MORE_TIME = "no-more-time"
    QUIET_TABLE = "quiet-table"
    NO_HINTS = "no-hints"
    NO_ADVICE = "no-advice"
    BAD_MOVE = "bad-move"
    NOT_KEPT_SAFE = "not-kept-safe"
    OLD_RULES = "old-rules"
    HOUSE_FULL = "house-full"
    NO_SUCH_CODE = "no-such-code"
