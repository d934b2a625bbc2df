"""What makes a chick of one bot and an owl of another: what each knows, and how quick, patient and careful it is."""

from collections.abc import Mapping
from hashlib import blake2b

from msgspec import Struct

from tablee.games.konito.deck import Level
from tablee.games.konito.model import View


class Nature(Struct, frozen=True):
    """A player. Times are in milliseconds."""

    knows: Mapping[Level, float]
    """The share of a level's expressions that it knows at once; children know few of the red ones."""
    jogs: float
    """The share of what it does not know that each hint brings back."""
    quickest: int
    """How long it takes to remember what it knows best; `slowest`, what it hardly knows."""
    slowest: int
    hears: int
    """For each character that is read out."""
    types: int
    """For each character that it types."""
    slips: float
    """How often it says something else before the right thing."""
    shots: int
    """How often it tries its luck with an expression that it does not know."""
    spells: bool
    """Whether it makes something of the letters in a hint."""
    waits: int
    """As the Reader: how long it waits for an answer before it reads on."""
    patience: int
    """As the Reader: how long it lets the others think before a hint; twice as long before it passes."""
    hints: int
    """As the Reader: how many hints it has for an expression."""
    plans: bool
    """Whether it thinks of the pawns when it chooses a partner."""
    objects: bool
    """Whether it objects to what its own eyes show to be wrong."""


CHICK = Nature(
    knows={"green": 0.6, "orange": 0.38, "red": 0.2},
    jogs=0.45,
    quickest=1800,
    slowest=6500,
    hears=50,
    types=220,
    slips=0.3,
    shots=2,
    spells=False,
    waits=3000,
    patience=4200,
    hints=2,
    plans=False,
    objects=False,
)
SQUIRREL = Nature(
    knows={"green": 0.75, "orange": 0.55, "red": 0.38},
    jogs=0.5,
    quickest=1400,
    slowest=5500,
    hears=40,
    types=170,
    slips=0.22,
    shots=1,
    spells=False,
    waits=2500,
    patience=4000,
    hints=3,
    plans=False,
    objects=False,
)
FOX = Nature(
    knows={"green": 0.9, "orange": 0.78, "red": 0.62},
    jogs=0.6,
    quickest=1000,
    slowest=4500,
    hears=30,
    types=130,
    slips=0.12,
    shots=1,
    spells=True,
    waits=2000,
    patience=4000,
    hints=3,
    plans=True,
    objects=False,
)
OWL = Nature(
    knows={"green": 1.0, "orange": 0.98, "red": 0.94},
    jogs=0.75,
    quickest=800,
    slowest=3000,
    hears=28,
    types=115,
    slips=0.03,
    shots=1,
    spells=True,
    waits=1800,
    patience=4000,
    hints=3,
    plans=True,
    objects=True,
)


def chance(view: View, *things: object) -> float:
    """A number from 0 to 1 that is this seat's own and stays the same all game, however often it is asked for.

    A bot is asked again and again and remembers nothing: what it knows must not depend on when it is asked. What the
    number is made of, everyone may know: the seat, the first Reader, the track.
    """
    text = repr((view.seat, view.first, view.track, *things))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big") / 2**48


def between(low: float, high: float, share: float) -> int:
    """So far on the way from one time to another."""
    return round(low + (high - low) * share)


def clock(view: View) -> int:
    """What time it is."""
    return view.now + view.waited
