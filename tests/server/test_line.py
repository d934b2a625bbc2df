"""Sockets as `tablee serve` has them: what is said on them takes the short way."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import pairwise
from random import Random

import pytest

from tablee.server.house import House, Settings
from tablee.server.line import Line
from tablee.server.people import tidy
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


def frame(text: str, head: int = 0x81, masked: int = 0x80) -> bytes:
    """A client's frame."""
    data, mask = text.encode(), bytes((7, 0, 200, 91))
    size = len(data)
    length = bytes((masked | size,)) if size < 126 else bytes((masked | 126,)) + size.to_bytes(2, "big")
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return bytes((head,)) + length + (mask + hidden if masked else data)


def said(number: int, text: str) -> str:
    return json.dumps({"type": "say", "id": f"m{number}", "text": text})


@pytest.mark.parametrize("seed", range(12))
def test_bytes_may_come_in_any_portions(seed: int) -> None:
    """Short texts, long ones, texts in pieces, pings: cut anywhere, or several at once, all are heard, in order."""
    rng = Random(seed)
    texts = [rng.choice(["short", "long " * rng.randrange(20, 60)]) + str(number) for number in range(20)]
    sent: list[bytes] = []
    for number, text in enumerate(texts):
        whole = said(number, text)
        if seed % 3 == 2 and rng.random() < 0.3:
            cut = rng.randrange(1, len(whole))
            sent += [frame(whole[:cut], 0x01), frame("hi", 0x89), frame(whole[cut:], 0x80)]
        else:
            sent.append(frame(whole))
        if rng.random() < 0.2:
            sent.append(frame("ping", 0x89))
    if seed % 3 == 0:
        portions = [b"".join(sent[at : at + 3]) for at in range(0, len(sent), 3)]
    elif seed == 1:
        portions = sent
    else:
        stream = b"".join(sent)
        cuts = sorted({0, len(stream), *(rng.randrange(len(stream)) for _ in range(40))})
        portions = [stream[start:end] for start, end in pairwise(cuts)]

    async def story(house: House, base: str) -> None:
        async with guest(base) as client:
            ana = await somebody(client, "Ana")
            await ana.come(await open_table(client, ana, "kinoko", 2))
            assert ana.socket is not None
            for portion in portions:
                ana.socket.transport.write(portion)
                await asyncio.sleep(0)
            assert (await ana.answer(f"m{len(texts) - 1}"))["type"] == "accepted"
            assert [chat.text for chat in house.tables[ana.code].course.chat] == [tidy(text) for text in texts]
            await ana.go()

    at_a_real_house(story)


@pytest.mark.parametrize(
    "wrong",
    [frame(said(1, "unmasked"), masked=0), frame(said(1, "reserved"), 0xC1), frame("x", 0x83), frame("", 0x80)],
    ids=["not masked", "reserved bit", "no such frame", "a piece of nothing"],
)
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "with a message"])
def test_what_is_no_frame_of_a_client_ends_the_socket(wrong: bytes, alone: bool) -> None:
    async def story(house: House, base: str) -> None:
        async with guest(base) as client:
            ana = await somebody(client, "Ana")
            await ana.come(await open_table(client, ana, "kinoko", 2))
            assert ana.socket is not None
            ana.socket.transport.write(wrong if alone else frame(said(0, "before")) + wrong)
            await asyncio.sleep(0)  # what comes now comes by itself
            ana.socket.transport.write(frame(said(2, "after")))
            await asyncio.wait_for(ana.socket.wait_closed(), 10)
            assert "after" not in [chat.text for chat in house.tables[ana.code].course.chat]

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
