"""Players of Kinoko at Tablée."""

import json
from collections.abc import Sequence
from http.client import HTTPConnection
from itertools import count
from random import Random
from typing import Any

import msgspec

from bench.server.playing import Counted, Player, Table


class _Told(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    moves: int = 0
    legal: list[msgspec.Raw] = []


_tellings = msgspec.json.Decoder(list[_Told])


class KinokoPlayer(Player):
    """Plays at random, but announces nothing, so that the game goes on."""

    def __init__(self, table: Table, address: str, code: str, greeting: Sequence[dict[str, Any]]) -> None:
        super().__init__(address, f"/api/tables/{code}/socket")
        self._table = table
        self._greeting = greeting
        self._legal: list[msgspec.Raw] = []
        self._number = 0

    def upgraded(self) -> None:
        for message in self._greeting:
            self.send(json.dumps(message).encode())

    def heard(self, message: bytes) -> None:
        for told in _tellings.decode(message):
            if told.type == "game":
                self._legal = told.legal
                self._table.told(told.moves, self if told.legal else None)
            elif told.type == "rejected":
                self._table.counted.refused += 1

    def move(self) -> bool:
        last = bytes(self._legal[-1])
        action = bytes(self._legal[0] if b"announce" in last else self._table.rng.choice(self._legal))
        self._number += 1
        self.send(b'{"type":"act","id":"%d","action":%s}' % (self._number, action))
        return True


class House:
    """Opens tables as the web client does: over HTTP, then a socket for each device."""

    def __init__(self, address: str, news: bool) -> None:
        self._address = address
        self._news = news
        self._http = HTTPConnection(address)
        self._names = map("P{}".format, count(1))
        """Everybody has a name of their own, so that a sentence about one table is none about another."""

    def _post(self, path: str, token: str = "", body: Any = None) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        self._http.request("POST", path, json.dumps(body) if body else None, headers)
        response = self._http.getresponse()
        answer = json.loads(response.read())
        if response.status >= 400:
            raise ConnectionRefusedError(f"{response.status} {answer}")
        return answer

    async def open(self, counted: Counted, rng: Random) -> Table:
        tokens = [self._post("/api/people")["token"] for _ in range(2)]
        names = [next(self._names) for _ in tokens]
        wanted = {
            "game": "kinoko",
            "seats": 2,
            "clock": "none",
            "options": {"round_limit": 24},
            "me": {"name": names[0]},
        }
        code = self._post("/api/tables", tokens[0], wanted)["code"]
        table = Table(counted, rng)
        for seat, token in enumerate(tokens):
            hello = {"type": "hello", "id": "h", "token": token, "name": names[seat], "news": self._news}
            sit = [{"type": "sit", "id": "s", "seat": seat}] if seat else []  # whoever opens a table sits already
            greeting = [hello, *sit, {"type": "ready", "id": "r"}]
            table.players.append(KinokoPlayer(table, self._address, code, greeting))
        for player in table.players:
            await player.connect()
        await table.begun.wait()
        return table
