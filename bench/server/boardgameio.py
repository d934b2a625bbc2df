"""Players of the same game at boardgame.io, over socket.io: `4` is a message, `40` connects and `42` is an event."""

import asyncio
import secrets
from random import Random
from typing import Any

import msgspec

from bench.server.playing import Counted, Player, Table

_PLACES = ("hand0", "hand1", "lower", "upper")
_LONGEST_MATCH = 400
"""Moves. A match's log is copied at each, so one without an end would be slower than any that is really played."""


class _Context(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class _State(msgspec.Struct):
    """What a player reads of a state."""

    id: int = msgspec.field(name="_stateID")
    ctx: _Context


class _Sync(msgspec.Struct):
    state: _State


_parts = msgspec.json.Decoder(list[msgspec.Raw])
_states = msgspec.json.Decoder(_State)
_syncs = msgspec.json.Decoder(_Sync)


class MatchPlayer(Player):
    """Swaps two cards at random, a turn each."""

    def __init__(self, table: Table, address: str, seat: int, pair: "list[MatchPlayer]") -> None:
        super().__init__(address, "/socket.io/?EIO=4&transport=websocket")
        self._table = table
        self._seat = str(seat)
        self._pair = pair
        self._match = ""
        self._version = 0
        self.joined = asyncio.Event()

    def begin(self, match: str) -> None:
        """Ask for this match. Whoever asks first makes it, so the second player waits for the first."""
        self._match = match
        self._emit("sync", match, self._seat, None, 2)

    def heard(self, message: bytes) -> None:
        if message.startswith(b"42"):
            name, _, *rest = _parts.decode(message[message.index(b"[") :])
            if bytes(name) == b'"update"':
                self._told(_states.decode(rest[0]))
            elif bytes(name) == b'"sync"':
                if self is self._pair[0]:
                    self._pair[1].begin(self._match)
                self._told(_syncs.decode(rest[0]).state)
        elif message.startswith(b"40"):
            self.joined.set()
        elif message.startswith(b"0"):
            self.send(b"40/kinoko,")
        elif message == b"2":  # are you there?
            self.send(b"3")

    def _told(self, state: _State) -> None:
        self._version = state.id
        self._table.told(state.id, self if state.ctx.player == self._seat else None)

    def move(self) -> bool:
        if self._version >= _LONGEST_MATCH:
            self._pair[0].begin(secrets.token_hex(6))
            return False
        rng = self._table.rng
        swapped = [rng.choice((1, 2, 3)), *rng.sample(_PLACES, 2)]
        payload = {"type": "swap", "args": swapped, "playerID": self._seat, "credentials": None}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self._version, self._match, self._seat)
        return True

    def _emit(self, *event: Any) -> None:
        self.send(b"42/kinoko," + msgspec.json.encode(event))


class Matches:
    """Opens tables as boardgame.io's client does without a lobby: whoever asks for a match first makes it."""

    def __init__(self, address: str) -> None:
        self._address = address

    async def open(self, counted: Counted, rng: Random) -> Table:
        table = Table(counted, rng)
        pair: list[MatchPlayer] = []
        pair += [MatchPlayer(table, self._address, seat, pair) for seat in range(2)]
        table.players += pair
        for player in pair:
            await player.connect()
            await player.joined.wait()
        pair[0].begin(secrets.token_hex(6))
        await table.begun.wait()
        return table
