"""Positions to play in, on the default board: red starts at 0, yellow at 10, green at 20, blue at 30."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablee.core.game import Chanced, Outcome, Over, Played
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.model import SEATED, Action, Foresight, Options, Spot, State
from tablee.games.tomkuni.rules import points

YARD: tuple[Spot, ...] = (None, None, None, None)
RED, YELLOW, GREEN, BLUE = range(4)
"""Zones, by the colour of their entry; with four players seats as well."""


def zone(colour: int, square: int, ring: int = 40) -> int:
    """A square of a zone, counted from 1 at its entry."""
    return ring + 4 * colour + square - 1


def home(*zones: int) -> tuple[int, ...]:
    """Pawns on the last squares of these zones."""
    return tuple(zone(colour, 4) for colour in zones)


def position(
    *pawns: Sequence[Spot], die: int | None = None, turn: int = 0, options: Options | None = None, **more: Any
) -> State:
    """A table with these pawns by seat, missing ones in the yard; a die makes it a player's move."""
    full = tuple((*own, *YARD)[:4] for own in pawns)
    state = State(
        options or Options(),
        len(pawns),
        "roll" if die is None else "move",
        pawns=full,
        turn=turn,
        die=die,
        rolls=() if die is None else (die,),
        turns=(0,) * len(pawns),
    )
    assert len(pawns) in SEATED
    state = replace(state, **more)
    return replace(state, points=points(state.options, state.pawns, state.home))


def roll(state: State, die: int) -> State:
    """The die shows this."""
    return TOMKUNI.apply(state, Chanced("roll", ((str(die),),)))


def do(state: State, action: Action) -> State:
    """Whoever's turn it is does this."""
    return TOMKUNI.apply(state, Played(state.turn, action))


def legal(state: State) -> tuple[Action, ...]:
    """What whoever's turn it is may do."""
    return tuple(TOMKUNI.legal(state, state.turn))


def foresee(state: State, action: Action) -> Foresight:
    """What comes of it."""
    assert TOMKUNI.foresee is not None
    seen = TOMKUNI.foresee(TOMKUNI.view(state, state.turn), action)
    assert isinstance(seen, Foresight)
    return seen


def outcome(state: State) -> Outcome:
    """How a finished game ended."""
    pending = TOMKUNI.pending(state)
    assert isinstance(pending, Over)
    return pending.outcome
