"""Structs to bytes and back. What comes from outside is checked against its type, and nothing else gets through."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tablee.core.game import A, Chanced, Game, InvalidMove, Move, O, Played, S, Timed, V

T = TypeVar("T")

LONGEST_MOVE = 16_384
"""Bytes of a move in JSON. The longest honest one is a sentence somebody typed."""


encode: Callable[[object], bytes] = msgspec.json.Encoder(order="deterministic").encode
"""A struct as JSON, the same bytes every time."""


def decode(kind: type[T], data: bytes) -> T:
    """What `encode` wrote."""
    return msgspec.json.decode(data, type=kind)


def move_type(game: Game[O, S, A, V]) -> Any:
    """The type of this game's moves, for decoders."""
    return Played[game.action] | Chanced | Timed  # type: ignore[name-defined]


def decode_move(game: Game[O, S, A, V], data: bytes) -> Move[A]:
    """A move from outside; `InvalidMove` says what is wrong with it."""
    if len(data) > LONGEST_MOVE:
        raise InvalidMove(f"{len(data)} bytes are too many for a move, {LONGEST_MOVE} at most")
    try:
        move: Move[A] = msgspec.json.decode(data, type=move_type(game))
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise InvalidMove(str(error)) from None
    return move
