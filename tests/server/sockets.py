"""Somebody at a real socket: sends, listens, remembers everything that was sent back."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 15
"""Seconds after which somebody who waits for an answer gives up: the test has failed."""
Choose = Callable[["Player"], dict[str, Any] | None]
"""What somebody does next, of what they may do; nothing, to wait."""


@dataclass
class Player:
    """A person at a table, and all they were told."""

    base: str
    """The address of the house: `http://…`."""
    name: str
    token: str
    person: str
    address: str = "127.0.0.1"
    """Where they say they come from, for a house that trusts its proxy."""
    code: str = ""
    seat: int | None = None
    table: dict[str, Any] = field(default_factory=dict)
    game: dict[str, Any] = field(default_factory=dict)
    games: list[dict[str, Any]] = field(default_factory=list)
    """Every `game` message, with the seat it was for."""
    versions: list[int] = field(default_factory=list)
    """Of the table, in the order they were told."""
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    socket: ClientConnection | None = None
    _seq: int = 0
    _count: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _listening: asyncio.Task[None] | None = None

    # ---- coming and going -------------------------------------------------------------------------------------------

    async def come(self, code: str) -> None:
        """Take a place at the table with this code, and be welcomed."""
        self.code, self._seq = code, 0
        self.socket = await self.connect(code)
        self._listening = asyncio.create_task(self._listen(self.socket))
        answer = await self.ask("hello", token=self.token, name=self.name)
        assert answer["type"] == "accepted", answer

    async def connect(self, code: str) -> ClientConnection:
        """A socket to the table with this code."""
        return await connect(
            f"{self.base.replace('http', 'ws', 1)}/api/tables/{code}/socket",
            additional_headers={"x-forwarded-for": self.address},
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )

    async def go(self) -> None:
        """Leave."""
        if self.socket is not None:
            await self.socket.close()
        if self._listening is not None:
            await self._listening

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                for message in json.loads(frame):
                    self._seq += 1
                    assert message["seq"] == self._seq, "a message is missing"
                    assert self._seq > 1 or message["type"] == "welcome", "the whole comes first"
                    self._hear(message)
                self._news.set()
        self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" | "table":
                self.table, self.seat = message["table"], message["seat"]
                self.versions.append(self.table["version"])
                if message.get("game") is not None:
                    self._see(message["game"])
            case "game":
                self._see(message)
            case "accepted" | "rejected":
                self.answers[message["id"]] = message

    def _see(self, game: dict[str, Any]) -> None:
        self.game = game
        self.games.append({**game, "seat": self.seat})

    # ---- asking and acting ------------------------------------------------------------------------------------------

    @property
    def gone(self) -> bool:
        return self._listening is None or self._listening.done()

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["phase"] == "over"

    async def wait(self, until: Callable[[], bool]) -> bool:
        """Listen until this is so, or the house is gone: then `False`."""
        async with asyncio.timeout(PATIENCE):
            while not until():
                if self.gone:
                    return False
                self._news.clear()
                await self._news.wait()
        return True

    async def send(self, type_: str, **fields: Any) -> str:
        """Send a message; its id."""
        self._count += 1
        id_ = f"{type_}-{self._count}"
        await self.send_again({"type": type_, "id": id_, **fields})
        return id_

    async def send_again(self, message: dict[str, Any]) -> None:
        """Send a message as it is."""
        self.sent[message["id"]] = message
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(json.dumps(message))

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a message; its answer."""
        return await self.answer(await self.send(type_, **fields))

    async def answer(self, id_: str) -> dict[str, Any]:
        """The answer to the message with this id; none if the house is gone."""
        await self.wait(lambda: id_ in self.answers)
        return self.answers.get(id_, {})

    async def play(self, choose: Choose, pause: Callable[[], float], until: Callable[[], bool]) -> None:
        """Play whenever there is something to do, until this is so, or the game is over, or the house gone."""
        while not self.gone and await self.wait(lambda: self.over or until() or bool(self.game.get("legal"))):
            if self.over or until():
                return
            await asyncio.sleep(pause())
            before = self.game
            action = choose(self) if before.get("legal") else None
            if action is not None:
                await self.ask("act", action=action)
            else:
                await self.wait(lambda before=before: self.over or until() or self.game is not before)  # type: ignore[misc]


def any_legal(rng: Random) -> Choose:
    """Any legal action; but a round of Kinoko is ended only now and then, and in Konito people seldom quarrel."""

    def choose(player: Player) -> dict[str, Any] | None:
        legal: list[dict[str, Any]] = player.game["legal"]
        if rng.randrange(12):
            legal = [action for action in legal if action["type"] != "announce"] or legal
        if rng.randrange(100):
            legal = [action for action in legal if action["type"] != "contest"]
        return rng.choice(legal) if legal else None

    return choose


@asynccontextmanager
async def guest(base: str, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who looks around by HTTP."""
    headers = {"x-forwarded-for": address}
    async with httpx.AsyncClient(base_url=base, headers=headers, trust_env=False, verify=False) as client:
        yield client


async def somebody(client: httpx.AsyncClient, name: str, address: str = "127.0.0.1") -> Player:
    """A new person."""
    identity = (await client.post("/api/people")).raise_for_status().json()
    return Player(str(client.base_url), name, identity["token"], identity["person"], address)


async def open_table(client: httpx.AsyncClient, host: Player, game: str, seats: int, **more: Any) -> str:
    """A table of this game, its host on the first seat; its code."""
    wish = {"game": game, "seats": seats, "me": {"name": host.name}, **more}
    answer = await client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {host.token}"})
    code: str = answer.raise_for_status().json()["code"]
    return code


async def begin(players: Sequence[Player], code: str) -> None:
    """Everyone comes, sits down in this order, and is ready: the game begins."""
    for seat, player in enumerate(players):
        await player.come(code)
        if player.seat is None:
            assert (await player.ask("sit", seat=seat))["type"] == "accepted"
    for player in players:
        assert (await player.ask("ready"))["type"] == "accepted"
