"""The track: 15 tiles of three squares, laid one after another (N4, N6)."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from tablee.core.game import InvalidSetup
from tablee.games.konito.deck import Level

START, FINISH = 1, 15
MIDDLE = tuple(str(number) for number in range(START + 1, FINISH))
_LEVELS: dict[str, Level] = {"g": "green", "y": "orange", "r": "red"}

# Colours of the three squares, harder ones more often towards the finish. A capital is the Défi square of the front.
# The first square of tile 1 is the start, the last one of tile 15 the white finish.
_TILES = ("gGy", "gYg", "Ggy", "gyR", "yGy", "Gyr", "ygR", "rRg", "Yrr", "grY", "Ryr", "Ryg", "yrR", "rYr", "rRw")


class Square(Struct, frozen=True):
    """A square of the track; nobody reads from the finish, which has no colour."""

    level: Level | None
    challenge: bool


def check(tiles: Sequence[str]) -> None:
    """Refuse a track that cannot be laid."""
    numbers = [tile.removesuffix("b") for tile in tiles]
    if any(number not in map(str, range(START, FINISH + 1)) for number in numbers):
        raise InvalidSetup("track", f"tiles are numbered {START} to {FINISH}, with b for the back")
    if len(numbers) < 2 or numbers[0] != str(START) or numbers[-1] != str(FINISH):
        raise InvalidSetup("track", f"a track begins with tile {START} and ends with tile {FINISH}")
    if len(set(numbers)) != len(numbers):
        raise InvalidSetup("track", "every tile is there once")


@lru_cache(maxsize=256)
def squares(tiles: tuple[str, ...]) -> tuple[Square, ...]:
    """The squares of a track, from start to finish."""
    found = []
    for tile in tiles:
        for colour in _TILES[int(tile.removesuffix("b")) - 1]:
            front = not tile.endswith("b")
            found.append(Square(_LEVELS.get(colour.lower()), front and colour.isupper()))
    return tuple(found)
