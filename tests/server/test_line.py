"""Sockets as `tablee serve` has them: what is said on them takes the short way."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from tablee.server.house import House, Settings
from tablee.server.line import Line
from tablee.store.memory import MemoryLog
from tests.server.fuzz import served
from tests.server.sockets import guest, open_table, somebody


def at_a_real_house(story: Callable[[House, str], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(MemoryLog(), Settings(bot_processes=1))
        async with served(house) as base:
            await story(house, base)

    asyncio.run(run())


def test_a_message_may_come_in_pieces_and_as_bytes() -> None:
    async def story(house: House, base: str) -> None:
        async with guest(base) as client:
            ana = await somebody(client, "Ana")
            await ana.come(await open_table(client, ana, "kinoko", 2))
            assert ana.socket is not None
            for form in ("whole", "in pieces", "bytes"):
                text = json.dumps({"type": "say", "id": form, "text": "née"}, ensure_ascii=False)
                pieces = text[:5], text[5:-4], text[-4:]
                await ana.socket.send({"whole": text, "in pieces": iter(pieces), "bytes": text.encode()}[form])  # type: ignore[arg-type]
                assert (await ana.answer(form))["type"] == "accepted"
            assert [chat.text for chat in house.tables[ana.code].course.chat] == ["née"] * 3
            await ana.go()

    at_a_real_house(story)


def test_what_is_told_may_have_any_length() -> None:
    """A frame's head has three forms: up to 125 bytes, up to 65,535, and beyond."""
    told: list[bytes] = []

    class Transport:
        def write(self, data: bytes) -> None:
            told.append(data)

    class Socket:
        close_sent = disconnected = False
        writable = asyncio.Event()
        transport = Transport()

    socket = Socket()
    assert Line.say(socket, b"x") is False  # type: ignore[arg-type]
    socket.writable.set()
    for size, head in (
        (5, b"\x81\x05"),
        (126, b"\x81\x7e\x00\x7e"),
        (70_000, b"\x81\x7f" + (70_000).to_bytes(8, "big")),
    ):
        assert Line.say(socket, b"x" * size) is True  # type: ignore[arg-type]
        assert told[-1] == head + b"x" * size
    socket.close_sent = True
    assert Line.say(socket, b"x") is False  # type: ignore[arg-type]
