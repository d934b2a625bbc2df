"""Tables to play Konito at: a small deck of plain words, a track without surprises, turns by the clock."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from tablee.core.game import Chance, Chanced, Outcome, Over, Played, Players, Timed
from tablee.games.konito import KONITO
from tablee.games.konito.deck import EXPRESSIONS, LEVELS, Card, Challenge, Deck, Expression
from tablee.games.konito.model import Action, Face, Got, Next, Options, Start, State
from tablee.games.konito.roles import next_reader_of, reader_of

WORDS = [
    "apple",
    "bridge",
    "candle",
    "dragon",
    "engine",
    "forest",
    "garden",
    "hammer",
    "island",
    "jacket",
    "kettle",
    "ladder",
    "magnet",
    "needle",
    "orange",
    "pencil",
    "quilt",
    "rocket",
    "saddle",
    "tunnel",
    "umbrella",
    "violin",
    "window",
    "yellow",
    "zebra",
    "anchor",
    "button",
    "castle",
    "desert",
    "eagle",
    "feather",
    "guitar",
    "harbour",
    "iceberg",
    "jungle",
    "kitchen",
    "lantern",
    "mountain",
    "notebook",
    "octopus",
    "parrot",
    "queen",
    "ribbon",
    "sailor",
    "tiger",
    "uncle",
    "velvet",
    "whistle",
    "yogurt",
    "almond",
    "basket",
    "cherry",
    "dolphin",
    "elbow",
    "fiddle",
    "goblet",
    "helmet",
    "insect",
    "jewel",
    "knight",
    "lemon",
    "mirror",
    "napkin",
    "oyster",
    "planet",
    "quarry",
    "robin",
    "shovel",
    "thunder",
    "urchin",
    "village",
    "walnut",
    "xylophone",
    "yacht",
    "zipper",
    "acorn",
    "blanket",
    "copper",
    "diamond",
]


def _faces(level: str, words: Iterator[str]) -> tuple[tuple[Expression, ...], tuple[Expression, ...]]:
    def face() -> tuple[Expression, ...]:
        return tuple(
            Expression("Saying", f"Number {next(_COUNT)} goes with the", next(words)) for _ in range(EXPRESSIONS[level])
        )

    return face(), face()


_COUNT = count(1)
_CALM = Challenge("Read every beginning twice.")
_LOUD = Challenge("Sing every beginning.", ("voice",))
_RIVAL = Challenge("An opponent shuts their eyes.", ("opponent",))


def small_deck(cards: int = 3) -> Deck:
    """So many cards a level, every end another word."""
    words = iter(WORDS)
    made = tuple(Card(f"{level}{n}", level, _faces(level, words)) for level in LEVELS for n in range(1, cards + 1))
    return Deck("small", "en", made, ((_CALM, _LOUD, _RIVAL), (_LOUD, _LOUD, _CALM)))


DECK = small_deck()
PLAIN_TRACK = ("1b", "2b", "4b", "15b")


def table(players: int = 4, first: int = 0, track: tuple[str, ...] = PLAIN_TRACK, **options: Any) -> State:
    """A table whose first turn begins."""
    chosen = Options(deck=DECK, track=track, **options)
    state = KONITO.setup(players, chosen)
    return KONITO.apply(state, Chanced("first", ((str(first),),)))


def do(state: State, action: Action, seat: int | None = None, at: int | None = None) -> State:
    """The Reader, or somebody else, does this, a little later than the last thing or at a given time."""
    who = reader_of(state) if seat is None else seat
    return KONITO.apply(state, Played(who, action, state.now + 100 if at is None else at))


def draw(state: State, card: str | None = None, side: str = "a") -> State:
    """This card comes up, or the first of the pile."""
    pending = KONITO.pending(state)
    assert isinstance(pending, Chance)
    return KONITO.apply(state, Chanced("card", ((card or pending.draw.lots[0].items[0],), (side,))))


def reading(state: State, card: str | None = None, side: str = "a") -> State:
    """The hourglass is turned and a card is up."""
    return draw(do(state, Start()), card, side)


def up(state: State) -> Face:
    """The face that is up."""
    return state.faces[-1]


def complete(state: State) -> State:
    """Every expression of the face that is up is found."""
    number = len(state.faces)
    while state.phase == "reading" and len(state.faces) == number:
        line = next(line for line, mark in enumerate(up(state).marks) if mark != "got")
        state = do(state, Got(line))
    return state


def time_up(state: State) -> State:
    """The sand has run out."""
    return KONITO.apply(state, Timed(until(state)))


def until(state: State) -> int:
    """When the hourglass has run out for good."""
    pending = KONITO.pending(state)
    assert isinstance(pending, Players)
    assert pending.until is not None
    return pending.until


def close(state: State) -> State:
    """The next Reader goes on."""
    return do(state, Next(), seat=next_reader_of(state))


def whole_turn(state: State, faces: int, card: str | None = None) -> State:
    """A turn with so many complete faces (two at the most)."""
    state = reading(state, card)
    for _ in range(faces):
        state = complete(state)
    return close(time_up(draw(state) if state.phase == "card" else state))


def outcome(state: State) -> Outcome:
    """How a finished game ended."""
    pending = KONITO.pending(state)
    assert isinstance(pending, Over)
    return pending.outcome
