"""What the laws need to know of each game: transformations written from its rules, never from its code."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tablee.bots.match import play
from tablee.bots.random import random
from tablee.core.game import Bot, Game, Move, Played, Seat, filled
from tablee.games import GAMES
from tests.games.kinoko import symmetry as kinoko
from tests.games.konito import symmetry as konito
from tests.games.tomkuni import symmetry as tomkuni


class Relabelling(Protocol):
    """A change of names that should change nothing else."""

    @property
    def name(self) -> str: ...
    def state(self, state: Any, /) -> Any: ...
    def move(self, move: Any, /) -> Any: ...
    def view(self, view: Any, /) -> Any: ...
    def seat(self, seat: Seat, /) -> Seat: ...


@dataclass(frozen=True)
class Subject:
    """A game under the laws."""

    player: Bot[Any, Any]
    """Somebody who plays at random, but long enough for interesting positions."""
    options: Sequence[Any]
    """Tables worth trying: the default and every option away from it."""
    any_action: Sequence[Any]
    """Actions that can be written, legal or not."""
    permute_hidden: Callable[[Any, Seat | None, bool, Random], Any]
    """Another truth that this seat cannot tell from this one; the flag says whether the seat forgets nothing."""
    relabellings: Callable[[int, Random], Iterator[Relabelling]]
    has_secrets: bool = True
    sizes: Sequence[int] = (2, 3, 4)
    """Numbers of players worth trying."""
    most_states: int = 1000
    """How many states of one game a law looks at: fewer where each is dear."""
    games: int = 20
    """How many games must end (law 7)."""


def played(name: str, state: Any, seat: Seat, action: Any) -> Played[Any]:
    """A move that could be sent now: its blanks filled, with a time where the game has a clock."""
    at = state.now if GAMES[name].game.info.has_clock else None
    return Played(seat, filled(action, "xyzzy plugh"), at)


SUBJECTS: Mapping[str, Subject] = {
    "kinoko": Subject(
        player=kinoko.linger,
        options=kinoko.OPTIONS,
        any_action=kinoko.ANY_ACTION,
        permute_hidden=kinoko.permute_hidden,
        relabellings=kinoko.relabellings,
    ),
    "tomkuni": Subject(
        player=random,
        options=tomkuni.OPTIONS,
        any_action=tomkuni.ANY_ACTION,
        permute_hidden=tomkuni.permute_hidden,
        relabellings=tomkuni.relabellings,
        has_secrets=False,
    ),
    "konito": Subject(
        player=konito.lively,
        options=konito.OPTIONS,
        any_action=konito.ANY_ACTION,
        permute_hidden=konito.permute_hidden,
        relabellings=konito.relabellings,
        sizes=konito.SIZES,
        most_states=60,  # a secret is changed by making the whole deck anew
        games=8,
    ),
}

TABLES = [
    (name, players, index)
    for name, subject in SUBJECTS.items()
    for players in subject.sizes
    for index in range(len(subject.options))
]
"""Every game, at every size, under every choice of options."""


def walk(name: str, players: int, options: Any, seed: int) -> tuple[list[Any], list[Move[Any]]]:
    """A random game: its states from the set-up on, and the moves between them."""
    game: Game[Any, Any, Any, Any] = GAMES[name].game
    states, moves = [game.setup(players, options)], []
    for move, state in play(game, states[0], [SUBJECTS[name].player] * players, Random(seed)):
        states.append(state)
        moves.append(move)
    return states, moves
