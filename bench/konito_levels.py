"""How good Konito's levels are: how much of what is read out a team of each finds in a turn, by colour of the cards.

`python -m bench.konito_levels` prints the table; the seed is fixed, so the same code gives the same numbers.
"""

import argparse
from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bench.markdown import table
from tablee.bots import LEVELS
from tablee.bots.match import play
from tablee.core.game import Chanced
from tablee.games.konito import KONITO
from tablee.games.konito import deck as decks
from tablee.games.konito.bots import BOTS
from tablee.games.konito.deck import Level
from tablee.games.konito.model import Options, State
from tablee.games.konito.track import squares

_TRACK = ("1b", "2b", "4b", "15b")  # all three colours, no challenge
_PLAYERS = 4


class Found(Struct, frozen=True):
    """What a team found in a turn, on average."""

    read: float
    """Expressions that were read out."""
    share: float
    """Of these, how many were found."""
    faces: float
    """Complete faces: the squares that the pawn moves."""


def turn_on(colour: Level, options: Options, first: int) -> State:
    """A table whose pawns all stand on a square of this colour, before the Reader turns the hourglass."""
    start = KONITO.apply(KONITO.setup(_PLAYERS, options), Chanced("first", ((str(first),),)))
    square = next(at for at, found in enumerate(squares(_TRACK)) if found.level == colour)
    return replace(start, pawns=(square,) * len(start.pawns))


def after_turn(state: State, bots: Sequence[str], seed: int) -> State:
    """The same table when the sand has run out."""
    playing = play(KONITO, state, [BOTS[bot] for bot in bots], Random(seed))
    return next(after for _, after in playing if after.phase == "review")


def found(level: str, colour: Level, turns: int, lang: str = "en") -> Found:
    """What a team of this level finds in so many turns on this colour."""
    options = Options(deck=f"{lang}/full", track=_TRACK)
    read = got = faces = 0
    for seed in range(turns):
        state = after_turn(turn_on(colour, options, seed % _PLAYERS), [level] * _PLAYERS, seed)
        marks = [mark for face in state.faces for mark in face.marks]
        read += sum(mark != "hidden" for mark in marks)
        got += marks.count("got")
        faces += sum(face.complete for face in state.faces)
    return Found(read / turns, got / max(1, read), faces / turns)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--lang", choices=decks.DECK_LANGUAGES, default="en")
    asked = parser.parse_args()
    rows = []
    for level in LEVELS:
        row = [level]
        for colour in decks.LEVELS:
            one = found(level, colour, asked.turns, asked.lang)
            row.append(f"{one.share:.0%} of {one.read:.1f}, {one.faces:.2f} faces")
        rows.append(row)
    print(table(["level", *decks.LEVELS], rows, 1))


if __name__ == "__main__":
    main()
