"""Why a bot of Kinoko did what it did: the numbers that decided it. Chances are between 0 and 1.

A reason is the bot's own knowledge. It names cards in others' hands, so it is for whoever may see all cards: for the
player whose seat it is (a hint), and for everyone once the round is over.
"""

from typing import TypeAlias

from msgspec import Struct

from tablee.core.game import Seat
from tablee.games.kinoko.model import Colour, Place, Value


class Calls(Struct, frozen=True, tag="calls"):
    """It announced."""

    together: float
    """How likely its three were together."""
    now: float | None = None
    """How likely it is to win the game if the round ends now …"""
    later: float | None = None
    """… and if it goes on; `None` if it weighed neither."""


class Waits(Struct, frozen=True, tag="waits"):
    """It did not announce."""

    together: float
    now: float | None = None
    later: float | None = None


class Gathers(Struct, frozen=True, tag="gathers"):
    """It brings its own closer together."""

    place: Place
    """Where most of them are then."""
    together: float
    """How likely all three are together after that."""


class Finds(Struct, frozen=True, tag="finds"):
    """It shows a card that it had not seen."""

    value: Value
    chance: float
    """How likely the card was thought to be its own."""


class Parts(Struct, frozen=True, tag="parts"):
    """It keeps apart what somebody else seems to gather."""

    seat: Seat
    colour: Colour
    chance: float
    """How likely this is that seat's family."""


class Sheds(Struct, frozen=True, tag="sheds"):
    """It makes it less likely that its hand holds the forbidden colour."""

    before: float
    after: float


class Looks(Struct, frozen=True, tag="looks"):
    """It wanted to know a card."""

    value: Value
    place: Place
    chance: float
    """How likely the card was thought to be its own."""


class Rolls(Struct, frozen=True, tag="rolls"):
    """It hoped for better dice."""


class Bides(Struct, frozen=True, tag="bides"):
    """Nothing on the dice was any better for it."""

    together: float


Reason: TypeAlias = Calls | Waits | Gathers | Finds | Parts | Sheds | Looks | Rolls | Bides
