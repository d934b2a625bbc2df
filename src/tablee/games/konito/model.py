"""Konito's nouns: teams, the track, a turn, what can be done, and what a seat sees."""

from enum import StrEnum
from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from tablee.core.game import Blank, Seat
from tablee.games.konito.deck import CARDS, Challenge, Deck, Level
from tablee.games.konito.track import FINISH, Square

Form: TypeAlias = Literal["teams", "three", "together", "solo"]
"""Two or three teams; three players, each for themselves (N23); two or three players together (N24); one player, to
whom the table reads."""
Phase: TypeAlias = Literal[
    "first", "track", "partner", "number", "challenge", "ready", "card", "reading", "review", "over"
]
Mark: TypeAlias = Literal["hidden", "read", "got"]
"""What has become of an expression: nothing yet, read out, guessed."""
Reason: TypeAlias = Literal["banned_word", "translation", "wrong_tap"]
REASONS: tuple[Reason, ...] = get_args(Reason)

SECONDS, SHORTEST, LONGEST = 60, 10, 600
GRACE = 700
"""Milliseconds after the hourglass in which a guess that was on its way still counts, the same for everyone (N11)."""
TURNS_TOGETHER = 6  # N24
MOST_TURNS = 50
LONGEST_TEXT = 120


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings a table may choose; the defaults are ours."""

    ADDED: ClassVar[frozenset[str]] = frozenset({"turn_limit"})
    """Options that the first records of this version do not name."""

    deck: Annotated[str, Meta(extra_json_schema={"cards": dict(CARDS)})] | Deck = "en/full"
    """N28: a deck of the house by its name, or one's own."""
    form: Form | None = None
    """N23, N24: the form of play; by the number of players if none is named."""
    teams: Literal[2, 3] = 2
    """N8: how many teams."""
    tiles: Annotated[int, Meta(ge=2, le=FINISH)] | None = None
    """N6: how many tiles make the track; 8, and 4 for players together, if no number is named."""
    challenges: bool = True
    """N6: whether the tiles lie with their Défi square up."""
    track: tuple[str, ...] = ()
    """N6: a track of one's own, tile by tile: a number from 1 to 15, and b for its back, such as 1, 4b, 15."""
    judging: Literal["typed", "voice"] = "typed"
    """N25: team-mates type and the table matches, or the Reader taps what was said aloud."""
    others_see_ends: bool = True
    """N12: the other teams see the face and its ends, to judge."""
    seconds: Annotated[int, Meta(ge=SHORTEST, le=LONGEST)] = SECONDS
    """N11: how long the hourglass runs."""
    turn_limit: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None
    """N29: how many turns each team has; no end, and 6 for players together, if no number is named."""
    fresh: bool = True
    """N19: in the next game of the same company, the cards it has seen come after all others."""
    seen: tuple[str, ...] = ()
    """N19: cards that this company has seen in its earlier games."""


# ---- actions --------------------------------------------------------------------------------------------------------


class Partner(Struct, frozen=True, tag="partner", forbid_unknown_fields=True):
    """Choose who guesses in this turn (N23)."""

    seat: Seat


class Number(Struct, frozen=True, tag="number", forbid_unknown_fields=True):
    """Pick 1, 2 or 3 for the Reader's challenge (N20)."""

    number: Literal[1, 2, 3]


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Turn the hourglass (N11)."""


class ReadOut(Struct, frozen=True, tag="read_out", forbid_unknown_fields=True):
    """Read theme and beginning of an expression out (N12)."""

    line: int


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A hint that the Reader types (N13, N27)."""

    text: str | Blank


class Got(Struct, frozen=True, tag="got", forbid_unknown_fields=True):
    """The Reader takes an expression as guessed (N25)."""

    line: int


class PassFace(Struct, frozen=True, tag="pass_face", forbid_unknown_fields=True):
    """The Reader gives this face up (N16)."""


class Guess(Struct, frozen=True, tag="guess", forbid_unknown_fields=True):
    """A team-mate types an end (N14)."""

    text: str | Blank


class Contest(Struct, frozen=True, tag="contest", forbid_unknown_fields=True):
    """Another team objects to an expression that counts as guessed (N26); faces are counted from the turn's first."""

    face: int
    line: int
    reason: Reason


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """The Reader's team gives in to the first open objection."""


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Say whether the first open objection is right."""

    right: bool


class Next(Struct, frozen=True, tag="next", forbid_unknown_fields=True):
    """Close the turn: pawns move, and the next one begins."""


Action: TypeAlias = Partner | Number | Start | ReadOut | Say | Got | PassFace | Guess | Contest | Concede | Vote | Next


class Refusal(StrEnum):
    """Why an action is against Konito's rules."""

    NOT_NOW = "konito-not-now"
    NOT_YOUR_ROLE = "konito-not-your-role"
    TIME_IS_UP = "konito-time-is-up"
    TIME_RUNS_BACKWARDS = "konito-time-runs-backwards"
    STILL_TIME = "konito-still-time"
    NO_TIME_GIVEN = "konito-no-time-given"
    NO_SUCH_LINE = "konito-no-such-line"
    ALREADY_GUESSED = "konito-already-guessed"
    ALREADY_READ = "konito-already-read"
    BANNED_WORD = "konito-banned-word"
    EMPTY_TEXT = "konito-empty-text"
    TEXT_TOO_LONG = "konito-text-too-long"
    NOT_A_PARTNER = "konito-not-a-partner"
    NOT_GUESSED = "konito-not-guessed"
    CONTESTED_ALREADY = "konito-contested-already"
    VOTED_ALREADY = "konito-voted-already"
    OBJECTION_IS_OPEN = "konito-objection-is-open"
    UNKNOWN_ACTION = "konito-unknown-action"


# ---- the truth ------------------------------------------------------------------------------------------------------


class Face(Struct, frozen=True):
    """A face that was turned up in this turn: the card, the side, and what became of each expression."""

    card: str
    side: int
    marks: tuple[Mark, ...]
    passed: bool = False
    up_at: int = 0
    """When it was turned up."""
    read_at: tuple[int | None, ...] = ()
    """By line, when it was read out; `got_at`, when it was guessed."""
    got_at: tuple[int | None, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether every expression was guessed, and the face was not given up."""
        return not self.passed and all(mark == "got" for mark in self.marks)


class Guessed(Struct, frozen=True):
    """Something a team-mate typed: right for a line, or almost, which only the guesser hears."""

    seat: Seat
    text: str
    line: int | None
    almost: bool
    face: int = 0
    """Which face of the turn was up."""
    at: int = 0


class Hinted(Struct, frozen=True):
    """When a hint was given: which face of the turn was up, and at what time."""

    face: int
    at: int


class Objection(Struct, frozen=True):
    """A contest and what became of it (N26)."""

    seat: Seat
    face: int
    line: int
    reason: Reason
    votes: tuple[bool | None, ...]
    """By seat."""
    upheld: bool | None = None
    """Open until it is decided."""


class State(Struct, frozen=True):
    """The whole truth. Which cards lie in a pile is known, their order is drawn when a card is taken."""

    options: Options
    players: int
    phase: Phase
    track: tuple[str, ...] = ()
    pawns: tuple[int, ...] = ()
    """By team, the square its pawn stands on."""
    first: Seat = 0
    """The first Reader (N8)."""
    turn: int = 0
    partner: Seat | None = None
    number: int | None = None
    challenge: Challenge | None = None
    challenges_used: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """Cards that have left their piles."""
    faces: tuple[Face, ...] = ()
    """Of this turn; while reading, the last one is up."""
    started: int | None = None
    """When the hourglass was turned."""
    now: int = 0
    """When the last thing happened."""
    waited: int = 0
    """Milliseconds since then, as far as anyone has looked at the clock."""
    said: tuple[str, ...] = ()
    hinted: tuple[Hinted, ...] = ()
    """When each of these hints was given."""
    guesses: tuple[Guessed, ...] = ()
    objections: tuple[Objection, ...] = ()


# ---- what a seat sees -----------------------------------------------------------------------------------------------


class Line(Struct, frozen=True):
    """An expression as far as a seat knows it."""

    mark: Mark
    theme: str | None = None
    start: str | None = None
    end: str | None = None
    alternatives: tuple[str, ...] = ()
    """What else counts, for those who see the end (N25)."""
    read_at: int | None = None
    got_at: int | None = None


class FaceView(Struct, frozen=True):
    """A face of this turn as far as a seat knows it."""

    lines: tuple[Line, ...]
    passed: bool
    complete: bool
    up_at: int = 0
    """When it was turned up."""


class GuessView(Struct, frozen=True):
    """Something that was typed; whether it was almost right is told to its guesser alone."""

    seat: Seat
    text: str
    line: int | None
    almost: bool | None
    face: int = 0
    """Which face of the turn was up."""
    at: int = 0


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    options: Options
    """With the deck's name in place of a deck of one's own, and without what was seen in earlier games."""
    lang: str
    """Of the deck."""
    players: int
    form: Form
    teams: tuple[int, ...]
    """By seat, whose pawn is theirs."""
    phase: Phase
    track: tuple[str, ...]
    squares: tuple[Square, ...]
    pawns: tuple[int, ...]
    landing: tuple[int, ...] | None
    """After a turn, where the pawns go if nothing is taken back any more."""
    first: Seat
    turn: int
    turns: int | None
    """How many there are at most, of all teams (N24, N29)."""
    reader: Seat | None
    """Nobody before the first Reader is drawn."""
    guessers: tuple[Seat, ...]
    next_reader: Seat | None
    """After a turn, unless it is the last."""
    picker: Seat | None
    """Who picks the number now (N20)."""
    level: Level | None
    """Of the cards of this turn (N10)."""
    partner: Seat | None
    number: int | None
    challenge: Challenge | None
    challenge_card: tuple[Challenge, ...]
    """All that stands on the card that was drawn."""
    cards_used: tuple[int, ...]
    """By level, green first."""
    challenges_used: int
    faces: tuple[FaceView, ...]
    heaps: tuple[int, int, int]
    """The cards of this turn: both faces found, one, none (N18)."""
    started: int | None
    grace: int
    """Milliseconds after the last grain in which something still counts (N11)."""
    now: int
    said: tuple[str, ...]
    guesses: tuple[GuessView, ...]
    objections: tuple[Objection, ...]
    waited: int = 0
    """Milliseconds since the last thing happened: more than none only where a bot looks at the clock."""
    hinted: tuple[Hinted, ...] = ()
    """When each of the hints was given."""
