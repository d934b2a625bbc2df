"""How good Konito's levels are: how much of what is read out a team of each finds in a turn, by colour of the cards.

The same cards come up for all levels, so that luck does not part them; where one is compared with the one below it,
turn by turn on the same cards. `python -m bench.konito_levels` prints the table; the
seed is fixed, so the same code gives the same numbers.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean

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
from tablee.lab.arena import shared_luck
from tablee.lab.figures import mean

_TRACK = ("1b", "2b", "4b", "15b")  # all three colours, no challenge
_PLAYERS = 4


class Found(Struct, frozen=True):
    """What a team found in each of its turns."""

    read: list[float]
    """Expressions that were read out."""
    got: list[float]
    """How many of these were found."""
    faces: list[float]
    """Complete faces: the squares that the pawn moves."""


def turn_on(colour: Level, options: Options, first: int) -> State:
    """A table whose pawns all stand on a square of this colour, before the Reader turns the hourglass."""
    start = KONITO.apply(KONITO.setup(_PLAYERS, options), Chanced("first", ((str(first),),)))
    square = next(at for at, found in enumerate(squares(_TRACK)) if found.level == colour)
    return replace(start, pawns=(square,) * len(start.pawns))


def after_turn(state: State, bots: Sequence[str], seed: int) -> State:
    """The same table when the sand has run out. With one seed the same cards come up, whoever plays."""
    playing = play(KONITO, state, [BOTS[bot] for bot in bots], Random(seed), shared_luck("turn", seed))
    return next(after for _, after in playing if after.phase == "review")


def found(level: str, colour: Level, turns: int, lang: str = "en") -> Found:
    """What a team of this level finds in so many turns on this colour."""
    options = Options(deck=f"{lang}/full", track=_TRACK)
    all_turns = Found([], [], [])
    for seed in range(turns):
        state = after_turn(turn_on(colour, options, seed % _PLAYERS), [level] * _PLAYERS, seed)
        marks = [mark for face in state.faces for mark in face.marks]
        all_turns.read.append(sum(mark != "hidden" for mark in marks))
        all_turns.got.append(marks.count("got"))
        all_turns.faces.append(sum(face.complete for face in state.faces))
    return all_turns


def ladder(turns: int, lang: str) -> str:
    """The table: by level and colour, what a turn brings, and how much more than to the level below."""
    rows = []
    below: dict[Level, Found] = {}
    for level in LEVELS:
        for colour in decks.LEVELS:
            one = found(level, colour, turns, lang)
            share = f"{sum(one.got) / sum(one.read):.0%} of {fmean(one.read):.1f}"
            more = [a - b for a, b in zip(one.faces, below[colour].faces, strict=True)] if colour in below else []
            rows.append([level, colour, share, _with_interval(one.faces), _with_interval(more) if more else "—"])
            below[colour] = one
    return table(["level", "cards", "found", "faces a turn", "more than the one below"], rows, 2)


def _with_interval(samples: Sequence[float]) -> str:
    """The mean, and where it lies in 95 of 100 cases."""
    one = mean(samples)
    return f"{one.mean:.2f} ({one.low:.2f} … {one.high:.2f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--lang", choices=decks.DECK_LANGUAGES, default="en")
    asked = parser.parse_args()
    print(ladder(asked.turns, asked.lang))


if __name__ == "__main__":
    main()
