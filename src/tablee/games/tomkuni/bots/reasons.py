"""Why a bot moves as it does. Nothing is hidden in this game, so nothing can slip out."""

from typing import TypeAlias

from msgspec import Struct

from tablee.core.game import Seat


class _Reason(Struct, frozen=True):
    """What they have in common: how likely the bot thinks it is to win; `None` if it does not reckon."""

    chance: float | None = None


class NoMove(_Reason, frozen=True, tag="no_move"):
    """No pawn can move."""


class OnlyMove(_Reason, frozen=True, tag="only_move"):
    """There is no other move."""


class Home(_Reason, frozen=True, tag="home", kw_only=True):
    """A pawn goes into a zone, and this is what it is worth there."""

    zone: int
    points: int


class Past(_Reason, frozen=True, tag="past", kw_only=True):
    """Somebody is pushed past a zone that their pawn could have turned into."""

    seat: Seat
    zone: int


class Deeper(_Reason, frozen=True, tag="deeper", kw_only=True):
    """Somebody is pushed deeper into a zone and loses points."""

    seat: Seat
    points: int


class Shortcut(_Reason, frozen=True, tag="shortcut", kw_only=True):
    """A pawn takes a shortcut to a zone that is still open to it."""

    zone: int


class Patience(_Reason, frozen=True, tag="patience", kw_only=True):
    """Another pawn could go into a zone now; waiting for more than these points there is better."""

    zone: int
    points: int


class Out(_Reason, frozen=True, tag="out"):
    """One pawn more on the ring."""


class Before(_Reason, frozen=True, tag="before", kw_only=True):
    """A pawn comes to stand so many squares before the entry of a zone it needs."""

    zone: int
    squares: int


class BeforeShortcut(_Reason, frozen=True, tag="before_shortcut", kw_only=True):
    """A pawn comes to stand so many squares before a shortcut to a zone it needs."""

    zone: int
    squares: int


class Best(_Reason, frozen=True, tag="best"):
    """Nothing to point at: it leaves the best table."""


class Fun(_Reason, frozen=True, tag="fun", kw_only=True):
    """Pushing somebody is fun."""

    seat: Seat


class Favourite(_Reason, frozen=True, tag="favourite", kw_only=True):
    """A pawn that the bot likes best."""

    pawn: int


Reason: TypeAlias = (
    NoMove
    | OnlyMove
    | Home
    | Past
    | Deeper
    | Shortcut
    | Patience
    | Out
    | Before
    | BeforeShortcut
    | Best
    | Fun
    | Favourite
)
