"""Kinoko's nouns: the cards, the table, what can be done, and what a seat sees of it."""

from enum import StrEnum
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import force_setattr

from tablee.core.game import Chanced, Played, Seat

Colour: TypeAlias = Literal["R", "O", "Y", "G", "B", "P"]
"""Red, orange, yellow, green, blue, purple: the letters of the records, the same in every language."""
Value: TypeAlias = Literal[1, 2, 3]
Place: TypeAlias = Literal["hand0", "hand1", "hand2", "hand3", "lower", "upper"]
"""The hand of a seat, or a row on the table."""
Face: TypeAlias = Literal["1", "2", "3", "blank", "reroll", "peek", "sets"]
Die: TypeAlias = tuple[Face, Face, Face, Face, Face, Face]
Aid: TypeAlias = Literal["memory", "seen", "deduced"]
Phase: TypeAlias = Literal["colours", "starter", "families", "mushrooms", "roll", "act", "close", "over"]
How: TypeAlias = Literal["open", "peeked", "seen", "deduced"]
Cards: TypeAlias = tuple[tuple[Colour, ...], ...]
"""The colour of each mushroom: by value, then by place. Every place holds one of each value, always (K5)."""
SeenBy: TypeAlias = tuple[tuple[int, ...], ...]
"""Who has ever seen the card that lies there, a bit a seat: by value, then by place."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
VALUES: tuple[Value, ...] = get_args(Value)
FACES: tuple[Face, ...] = get_args(Face)
AIDS: tuple[Aid, ...] = get_args(Aid)
WAYS: tuple[How, ...] = get_args(How)
HANDS: tuple[Place, ...] = ("hand0", "hand1", "hand2", "hand3")
ROWS: tuple[Place, ...] = ("upper", "lower")
PLACES: dict[int, tuple[Place, ...]] = {players: HANDS[:players] + ROWS for players in (2, 3, 4)}
"""The places of a table, in the order of the cards: hands by seat, then the rows."""

# K11: one number doubled, one blank, one special face a die
DICE: tuple[Die, Die, Die] = (
    ("1", "1", "2", "3", "blank", "reroll"),
    ("1", "2", "2", "3", "blank", "peek"),
    ("1", "2", "3", "3", "blank", "sets"),
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings a table may choose; the defaults are ours."""

    aid: Aid = "memory"
    """K28: what the table remembers for its players."""
    starter: Seat | None = None
    """K8: who starts the first round; drawn if nobody is named."""
    dice: tuple[Die, Die, Die] = DICE
    """K11: the faces of the three dice."""
    gathered_scores_anyway: bool = False
    """K22: after a wrong announcement, others whose three are together score 2 instead of 1."""
    round_limit: int | None = None
    """K24: turns after which a round ends without points."""
    tie_break: Literal["last_to_stop", "last_round"] = "last_to_stop"
    """K26: who wins a tie: whoever stopped a round last, or only whoever stopped the last round."""


# ---- actions --------------------------------------------------------------------------------------------------------


class Swap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """A number: exchange the two cards of that value (K12). Which place is named first makes no difference."""

    value: Value
    a: Place
    b: Place

    def __post_init__(self) -> None:
        a, b = self.a, self.b
        if b < a:
            force_setattr(self, "a", b)
            force_setattr(self, "b", a)


class SwapSets(Struct, frozen=True, tag="swap_sets", forbid_unknown_fields=True):
    """Exchange one's own three cards with another place's three (K15)."""

    place: Place


class Peek(Struct, frozen=True, tag="peek", forbid_unknown_fields=True):
    """Look at one card (K14)."""

    value: Value
    place: Place


class Reroll(Struct, frozen=True, tag="reroll", forbid_unknown_fields=True):
    """Roll all three dice again (K13)."""


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """A blank: no action this turn (K16)."""


class Announce(Struct, frozen=True, tag="announce", forbid_unknown_fields=True):
    """Stop the round: my three are together somewhere (K17)."""


class EndTurn(Struct, frozen=True, tag="end_turn", forbid_unknown_fields=True):
    """Pass the dice on without announcing."""


Action: TypeAlias = Swap | SwapSets | Peek | Reroll | Pass | Announce | EndTurn
Event: TypeAlias = Played[Action] | Chanced
"""What everybody saw happen: the round's rolls and actions, as they are in the log."""


class Refusal(StrEnum):
    """Why an action is against Kinoko's rules."""

    CHOOSE_A_DIE_FIRST = "kinoko-choose-a-die-first"
    ACTION_IS_DONE = "kinoko-action-is-done"
    NOT_ON_THE_DICE = "kinoko-not-on-the-dice"
    NO_SUCH_PLACE = "kinoko-no-such-place"
    SAME_PLACE = "kinoko-same-place"
    OWN_SET = "kinoko-own-set"
    NO_SUCH_VALUE = "kinoko-no-such-value"
    UNKNOWN_ACTION = "kinoko-unknown-action"


# ---- the truth ------------------------------------------------------------------------------------------------------


class Reveal(Struct, frozen=True):
    """How a round ended, for all to see (K18)."""

    round: int
    announcer: Seat | None
    """Nobody when the round ran into its limit (K24)."""
    turns: int
    right: bool
    families: tuple[Colour, ...]
    forbidden: Colour
    cards: Cards
    gathered: tuple[Place | None, ...]
    """By seat: where its three are together, if they are."""
    gained: tuple[int, ...]
    lost: tuple[int, ...]
    """By seat: 1 for holding the forbidden colour (K20), even where a score of 0 leaves nothing to lose."""
    before: tuple[int, ...]
    """Scores before the round …"""
    scores: tuple[int, ...]
    """… and after it."""


class State(Struct, frozen=True):
    """The whole truth. Between rounds there are no families and no cards, only the last reveal."""

    options: Options
    players: int
    phase: Phase
    scores: tuple[int, ...]
    stopped: tuple[int | None, ...]
    """By seat: the last round it stopped (K26)."""
    colours: tuple[Colour, ...] = ()
    round: int = 1
    turn: Seat = 0
    """Whose turn it is; between rounds, who will start."""
    turns: int = 0
    """Turns completed in this round."""
    families: tuple[Colour, ...] = ()
    forbidden: Colour | None = None
    cards: Cards = ()
    seen_by: SeenBy = ()
    """All moves of cards are open, so whoever has seen a card can follow it until the round ends."""
    dice: tuple[Face, ...] = ()
    history: tuple[Event, ...] = ()
    """What everybody saw in this round."""
    reveal: Reveal | None = None
    """How the last round ended."""


# ---- what a seat sees -----------------------------------------------------------------------------------------------


class Sight(Struct, frozen=True):
    """A colour that a seat knows, and how: before its eyes, peeked at right now, remembered, or by logic."""

    colour: Colour
    how: How


class View(Struct, frozen=True, omit_defaults=True):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    options: Options
    players: int
    phase: Phase
    scores: tuple[int, ...]
    stopped: tuple[int | None, ...]
    colours: tuple[Colour, ...]
    round: int
    turn: Seat
    turns: int
    family: Colour | None
    """One's own."""
    forbidden: Colour | None
    cards: tuple[tuple[Sight | None, ...], ...]
    dice: tuple[Face, ...]
    history: tuple[Event, ...]
    reveal: Reveal | None
    families: tuple[Colour, ...] = ()
    """Everybody's, by seat: only when a game that is over is looked at again with everything shown."""
