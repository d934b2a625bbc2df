"""Tables of every kind: all options on the boards of the house and on one that looks different from every corner."""

from itertools import product
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.games.tomkuni.board import BOARDS, board_of, check, layout
from tablee.games.tomkuni.model import PAWNS, ZONE, Board, Options, Spot, State
from tests.games.tomkuni.scene import position


def crooked() -> Board:
    """The cross with corners that do not match: other ways to the entries, solid squares elsewhere."""
    board = board_of("cross")
    jobs = (
        {"start": 3, "solid": 14, "entry": 38},
        {"start": 10, "solid": 35, "entry": 7},
        {"start": 22, "solid": 24, "entry": 18},
        {"start": 32, "solid": 1, "entry": 27},
    )
    corners: Any = tuple(replace(corner, **job) for corner, job in zip(board.corners, jobs, strict=True))
    found = Board("crooked", board.ring, corners)
    check(found)
    return found


ALL_BOARDS: tuple[str | Board, ...] = (*BOARDS, crooked())
ALL_OPTIONS = tuple(
    Options(board=board, free_passage=free, shortcut_stops_on_entry=stops, three_tries=tries)
    for board, free, stops, tries in product(ALL_BOARDS, (False, True), (True, False), (False, True))
)


def scattered(options: Options, players: int, rng: Random, home: float = 0.3) -> State:
    """Any pawns on any squares, packed as often as not; the die has been rolled."""
    size = layout(options.board).size
    first, span = rng.randrange(size), rng.randrange(PAWNS * players, size + 1)
    free = [(first + step) % size for step in rng.sample(range(span), span)]
    taken: set[int] = set()
    everybody = []
    for _ in range(players):
        own: list[Spot] = []
        for zone in rng.sample(range(PAWNS), PAWNS):
            spot: Spot = None
            if rng.random() < home:
                front = size + ZONE * zone
                spot = rng.choice([square for square in range(front, front + ZONE) if square not in taken])
                taken.add(spot)
            elif rng.random() < 0.85:
                spot = free.pop()
            own.append(spot)
        everybody.append(own)
    away = [seat for seat, own in enumerate(everybody) if any(spot is None or spot < size for spot in own)]
    if not away:
        return scattered(options, players, rng, home)
    return position(
        *everybody,
        die=rng.randrange(6) + 1,
        turn=rng.choice(away),
        options=options,
        home=tuple(seat for seat in range(players) if seat not in away),
    )
