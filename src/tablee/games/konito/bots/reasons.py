"""Why a bot did what it did: the numbers that decided it, and nothing that could give an end away."""

from typing import Literal, TypeAlias

from msgspec import Struct


class Knew(Struct, frozen=True, tag="knew"):
    """It knows the expression, or does so after so many hints."""

    text: str
    """What it typed, here and below: all have seen it."""
    hints: int


class Unsure(Struct, frozen=True, tag="unsure"):
    """So many expressions begin like that."""

    text: str
    expressions: int


class Slipped(Struct, frozen=True, tag="slipped"):
    """It said the first thing that came to mind."""

    text: str


class TriedLuck(Struct, frozen=True, tag="tried_luck"):
    """It does not know the expression; what it tried has this theme, and these letters if any were told."""

    text: str
    theme: str
    letters: str


class ReadFirst(Struct, frozen=True, tag="read_first"):
    """A new face: the first expression is read out."""


class ReadOn(Struct, frozen=True, tag="read_on"):
    """It read on, because the last one was found, or after so many seconds without an answer."""

    found: bool
    seconds: int


class GaveHint(Struct, frozen=True, tag="gave_hint"):
    """So many seconds without an answer; this is the hint with that number for this expression."""

    seconds: int
    number: int


class SameWords(Struct, frozen=True, tag="same_words"):
    """What was typed has the words of the end, in another form."""

    text: str


class GaveUp(Struct, frozen=True, tag="gave_up"):
    """So many expressions are open, and it has given all the hints it had."""

    open: int
    hints: int


class CannotHear(Struct, frozen=True, tag="cannot_hear"):
    """Around the table answers are spoken: a bot hears none of them."""


class FurthestBack(Struct, frozen=True, tag="furthest_back"):
    """The partner has this many squares more to go than the bot: a square there gives the least away."""

    behind: int


class AnyNumber(Struct, frozen=True, tag="any_number"):
    """The challenge is not drawn yet: one number is as good as another."""


class JustLikes(Struct, frozen=True, tag="just_likes"):
    """It chose without a plan."""


class NobodyTyped(Struct, frozen=True, tag="nobody_typed"):
    """None of so many answers comes near the end that was taken as guessed."""

    guesses: int


Evidence: TypeAlias = Literal["typed", "near", "nothing_near", "unheard", "clean"]


class Judged(Struct, frozen=True, tag="judged"):
    """What its view shows about an objection."""

    evidence: Evidence


Reason: TypeAlias = (
    Knew
    | Unsure
    | Slipped
    | TriedLuck
    | ReadFirst
    | ReadOn
    | GaveHint
    | SameWords
    | GaveUp
    | CannotHear
    | FurthestBack
    | AnyNumber
    | JustLikes
    | NobodyTyped
    | Judged
)
