"""Everything at once: people who come, go, and send whatever comes to their minds, over a log that is slow and fails.

What must be true afterwards is what is always true, and `Room.check` sees to it: every message answered once, everyone
told what is true, and the log the whole truth.
"""

import asyncio
from random import Random
from typing import Any

import pytest

from tablee.core.chance import verify
from tablee.games import RULES
from tablee.store import Conflict
from tests.server.room import Guest, Room, SlowLog, scene

NAMES = ("Ana", "Bo", "Cy", "Di")
DELAYS: tuple[Any, ...] = (0.0, 0.0, 0.0, 0.01, 0.3, 3.0, OSError("disk full"), Conflict("somebody else"))


def anything(guest: Guest, rng: Random) -> tuple[str, dict[str, Any]]:
    """Something that somebody might send."""
    seat = rng.randrange(4)
    if guest.legal and rng.random() < 0.6:
        action = dict(rng.choice(guest.legal))
        filled = {name: "something" if isinstance(value, dict) else value for name, value in action.items()}
        return "act", {"action": filled}
    choices: list[tuple[str, dict[str, Any]]] = [
        ("sit", {"seat": seat}),
        ("stand", {}),
        ("invite", {"seat": seat, "bot": "random"}),
        ("clear", {"seat": seat}),
        ("swap", {"a": seat, "b": rng.randrange(3)}),
        ("arrange", {"clock": rng.choice(["none", 10, 60])}),
        ("ready", {"ready": rng.random() < 0.9}),
        ("act", {"action": {"type": "pass"}}),
        ("undo", {}),
        ("pause", {}),
        ("resume", {}),
        ("more_time", {}),
        ("answer", {"yes": rng.random() < 0.7}),
        ("back", {}),
        ("say", {"text": "Hello"}),
        ("react", {"reaction": "wow"}),
        ("rematch", {}),
        ("resync", {}),
    ]
    return rng.choice(choices)


async def storm(room: Room, log: SlowLog, code: str, rng: Random, messages: int) -> None:
    there = [room.arrive(code, name) for name in NAMES]
    sent: list[tuple[str, str, str, dict[str, Any]]] = []
    for _ in range(messages):
        if rng.random() < 0.2:
            log.delays.append(rng.choice(DELAYS))
        guest = rng.choice(there)
        if rng.random() < 0.03:
            there.remove(guest)
            await guest.leave()
            there.append(room.arrive(code, guest.person.name))
        elif sent and rng.random() < 0.1:  # once more, perhaps from another device
            name, id, kind, fields = rng.choice(sent)
            next(one for one in there if one.person.name == name).send(kind, id, **fields)
        else:
            kind, fields = anything(guest, rng)
            sent.append((guest.person.name, guest.send(kind, **fields), kind, fields))
        await asyncio.sleep(rng.choice([0, 0, 0.001, 0.1, 1]))
    log.delays.clear()
    await asyncio.sleep(30)


@pytest.mark.parametrize("seed", range(5))
@scene
async def test_after_a_storm_before_the_start_everything_is_as_it_should_be(seed: int) -> None:
    log = SlowLog()
    async with Room(log) as room:
        code = await room.open(seats=4, bots=[None, "random"])
        await storm(room, log, code, Random(seed), 150)
        assert room.course(code).version > 10


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", ["kinoko", "tomkuni", "konito"])
@scene
async def test_after_a_storm_in_the_game_everything_is_as_it_should_be(game: str, seed: int) -> None:
    log = SlowLog()
    async with Room(log, bot_pause=0.5) as room:
        ana, *_ = await room.playing("Ana", "Bo", game=game, bots=["random"], clock=20)
        code = ana.table.code
        await storm(room, log, code, Random(f"{game} {seed}"), 300)
        course = room.course(code)
        assert course.version > 20
        if course.phase == "over":
            assert verify(RULES[game], course.record()).proved
