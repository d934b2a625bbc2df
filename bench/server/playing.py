"""Tables of two in lockstep: a move is sent, and once both players are told of it, the next."""

import asyncio
import time
from random import Random

from bench.server.sockets import Socket


class Counted:
    """What is counted at all tables together."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        """Of each move, from sending it until both players were told."""
        self.refused = 0


class Table:
    """Two players, and the move they wait for."""

    def __init__(self, counted: Counted, rng: Random) -> None:
        self.counted = counted
        self.rng = rng
        self.players: list[Player] = []
        self.begun = asyncio.Event()
        self.playing = False
        self.moves = 0
        self._version = -1
        self._told = 0
        self._sent: float | None = None
        self._mover: Player | None = None

    def told(self, version: int, mover: "Player | None") -> None:
        """One player is told of this version, in which it may be theirs to move."""
        if version != self._version:
            self._version, self._told = version, 0
        self._told += 1
        self._mover = mover or self._mover
        if self._told < len(self.players):
            return
        self.begun.set()
        if self._sent is not None:
            self.counted.seconds.append(time.perf_counter() - self._sent)
            self.moves += 1
            self._sent = None
        if self.playing:
            self.play()

    @property
    def waits(self) -> bool:
        """Whether a move is on its way."""
        return self._sent is not None

    def play(self) -> None:
        """Send the next move, if it is somebody's turn who knows it."""
        mover, self._mover = self._mover, None
        if mover is not None:
            now = time.perf_counter()
            self._sent = now if mover.move() else None


class Player(Socket):
    """A player's device."""

    def move(self) -> bool:
        """Make a move, if there is one to make; whether there was."""
        raise NotImplementedError
