"""Tom Kuni's symmetries, written from `docs/rules/tomkuni.md`; it has no secrets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.core.game import Move, Played, Seat
from tablee.games.tomkuni.board import board_of
from tablee.games.tomkuni.model import Action, Board, Leave, Moved, Options, Pass, Spot, State, TurnIn, View, Walk

ANY_ACTION: tuple[Action, ...] = (
    Leave(),
    Pass(),
    *(Walk(pawn) for pawn in range(-1, 6)),
    *(TurnIn(pawn) for pawn in range(-1, 6)),
)


def permute_hidden(state: State, seat: Seat | None, forgets_nothing: bool, rng: Random) -> State:
    """Nothing is hidden (T2): there is no other truth."""
    return state


def elsewhere(moved: Moved | None, seat: Any, by_seat: Any, spot: Any) -> Moved | None:
    """The last move with other seats and squares."""
    if moved is None:
        return None
    came = moved.came
    return Moved(
        seat(moved.seat),
        moved.die,
        replace(
            came,
            path=tuple(map(spot, came.path)),
            pushes=tuple(replace(p, seat=seat(p.seat), start=spot(p.start), end=spot(p.end)) for p in came.pushes),
            pawns=by_seat([tuple(map(spot, own)) for own in came.pawns]),
            before=by_seat(came.before),
            after=by_seat(came.after),
        ),
    )


@dataclass(frozen=True)
class Turned:
    """Everybody moves some seats on, and the board turns with them: a quarter for each corner passed."""

    players: int
    shift: int
    name: str = "seats and board"

    @property
    def corners(self) -> int:
        return self.shift * {2: 2, 4: 1}[self.players]

    def seat(self, seat: Seat) -> Seat:
        return (seat + self.shift) % self.players

    def by_seat(self, things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(things[(seat - self.shift) % self.players] for seat in range(len(things)))

    def move(self, move: Move[Action]) -> Move[Action]:
        match move:
            case Played(seat=seat, action=action):
                return Played(self.seat(seat), action)
            case _:
                return move

    def spot(self, spot: Spot, ring: int) -> Spot:
        if spot is None:
            return None
        if spot < ring:
            return (spot + self.corners * ring // 4) % ring
        return ring + (spot - ring + 4 * self.corners) % 16

    def either(self, thing: Any) -> dict[str, Any]:
        ring = len(board_of(thing.options.board).ring)
        return {
            "pawns": self.by_seat([tuple(self.spot(spot, ring) for spot in own) for own in thing.pawns]),
            "turn": thing.turn if thing.phase == "opening" else self.seat(thing.turn),
            "contenders": tuple(map(self.seat, thing.contenders)),
            "home": tuple(map(self.seat, thing.home)),
            "turns": self.by_seat(thing.turns),
            "points": self.by_seat(thing.points),
            "last": thing.last and self.move(thing.last),
            "moved": elsewhere(thing.moved, self.seat, self.by_seat, lambda spot: self.spot(spot, ring)),
        }

    def state(self, state: State) -> State:
        return replace(state, **self.either(state))

    def view(self, view: View) -> View:
        seat = None if view.seat is None else self.seat(view.seat)
        return replace(view, **self.either(view), seat=seat, next=tuple(map(self.seat, view.next)))


@dataclass(frozen=True)
class Renumbered:
    """The same board, its ring counted from another square."""

    by: int
    name: str = "squares counted from elsewhere"

    def seat(self, seat: Seat) -> Seat:
        return seat

    def move(self, move: Move[Action]) -> Move[Action]:
        return move

    def board(self, choice: str | Board) -> Board:
        board = board_of(choice)
        ring = len(board.ring)
        corners: Any = tuple(
            replace(
                corner,
                **{job: (getattr(corner, job) + self.by) % ring for job in ("start", "solid", "entry")},
            )
            for corner in board.corners
        )
        return Board("renumbered", tuple(board.ring[(square - self.by) % ring] for square in range(ring)), corners)

    def either(self, thing: Any) -> dict[str, Any]:
        ring = len(board_of(thing.options.board).ring)

        def spot(spot: Spot) -> Spot:
            return spot if spot is None or spot >= ring else (spot + self.by) % ring

        return {
            "options": replace(thing.options, board=self.board(thing.options.board)),
            "pawns": tuple(tuple(map(spot, own)) for own in thing.pawns),
            "moved": elsewhere(thing.moved, self.seat, tuple, spot),
        }

    def state(self, state: State) -> State:
        return replace(state, **self.either(state))

    def view(self, view: View) -> View:
        return replace(view, **self.either(view), board=self.board(view.board))


def relabellings(players: int, rng: Random) -> Iterator[Turned | Renumbered]:
    """Three players leave a corner empty, so only two or four can turn with the board."""
    if players != 3:
        yield from (Turned(players, shift) for shift in range(1, players))
    yield Renumbered(rng.randrange(1, 28))


OPTIONS = (
    Options(),
    Options(board="round", three_tries=True),
    Options(board="long", shortcut_stops_on_entry=False),
    Options(board=Renumbered(5).board("round"), free_passage=True),  # a board of one's own
)
