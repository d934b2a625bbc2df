"""What is measured: Tablée's own games here, those of others in `bench.peers`."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any, TypeAlias

from tablee.core.chance import sample
from tablee.core.game import Chance, Game, Move, Over, Played
from tablee.games import RULES
from tablee.locales import speaker

PlayOne: TypeAlias = Callable[[Random], int]
"""Plays one random game to its end and says how many moves it had."""


@dataclass(frozen=True)
class Candidate:
    """A game that can be measured if its package is there."""

    name: str
    package: str
    rules_in: str
    """The language that the rules are written in: it explains more of the numbers than anything else."""
    prepare: Callable[[], PlayOne]
    """Imports what the game needs, outside the measured time."""


@dataclass(frozen=True)
class Subject:
    name: str
    package: str
    """With its version."""
    rules_in: str
    play_one: PlayOne


@dataclass(frozen=True)
class Missing:
    name: str
    package: str
    rules_in: str
    why: str


def load(candidate: Candidate) -> Subject | Missing:
    name, package, rules_in = candidate.name, candidate.package, candidate.rules_in
    try:
        return Subject(name, f"{package} {version(package)}", rules_in, candidate.prepare())
    except PackageNotFoundError:
        return Missing(name, package, rules_in, "not installed")
    except ImportError as error:
        return Missing(name, package, rules_in, f"not usable: {error}")


# ---- Tablée ---------------------------------------------------------------------------------------------------------


def _table(game_id: str, players: int, *, views: bool = False) -> Candidate:
    game = RULES[game_id]
    name = f"{speaker('en')(game_id)}, {players} players"
    if views:
        name += ", with every seat’s view"
    return Candidate(name, "tablee", "Python", lambda: lambda rng: _play_one(game, players, views, rng))


def _play_one(game: Game[Any, Any, Any, Any], players: int, views: bool, rng: Random) -> int:
    state = game.setup(players, game.options())
    moves = 0
    while not isinstance(pending := game.pending(state), Over):
        move: Move[Any]
        if isinstance(pending, Chance):
            move = sample(pending.draw, rng)
        else:
            seat = rng.choice(pending.seats)
            move = Played(seat, rng.choice(game.legal(state, seat)))
        state = game.apply(state, move)
        moves += 1
        if views:
            for seat in range(players):
                game.view(state, seat)
    return moves


BASELINE = _table("kinoko", 2)
TABLEE = (
    BASELINE,
    _table("kinoko", 4),
    _table("kinoko", 4, views=True),
    _table("tomkuni", 2),
    _table("tomkuni", 4),
    _table("tomkuni", 4, views=True),
)
