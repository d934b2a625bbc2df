"""The house dies in the middle of everything: what was said to be so is so when it opens again."""

import asyncio
import contextlib
import json
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tablee.cli.serve import LOG_FILE
from tablee.core.codec import encode
from tablee.core.record import replay
from tablee.server import course as courses
from tablee.server.course import Course
from tablee.store.sqlite import SqliteLog
from tests.server.sockets import Player, any_legal, begin, guest, open_table, somebody

TABLES = 50
ENOUGH = 1500
"""Answers after which the house is closed, at whatever it is doing."""
AFTERWARDS = 8
"""Moves that each table makes in the house that has opened again."""
SERVE = "import sys; from tablee.cli import main; sys.exit(main())"


@dataclass
class House:
    """A house in a process of its own."""

    process: subprocess.Popen[bytes]
    base: str


@contextlib.asynccontextmanager
async def house(folder: Path, port: int) -> AsyncIterator[House]:
    """`tablee serve` on this folder. It trusts its proxy, so that everybody may come from an address of their own."""
    command = [sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(port), "--trust-proxy"]
    with (folder / "said.txt").open("ab") as said:
        process = subprocess.Popen([*command, "--data", str(folder)], stdout=said, stderr=said)
    found = House(process, f"http://127.0.0.1:{port}")
    try:
        async with guest(found.base) as client, asyncio.timeout(15):
            while not await open_for(client):
                assert process.poll() is None, (folder / "said.txt").read_text()
                await asyncio.sleep(0.02)
        yield found
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


async def open_for(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/health")).status_code == 200
    except httpx.TransportError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


# ---- playing --------------------------------------------------------------------------------------------------------


async def company(base: str, number: int) -> list[Player]:
    """Two people who have begun a game of Kinoko."""
    address = f"10.0.0.{number}"
    async with guest(base, address) as client:
        players = [await somebody(client, f"Zebulon{number}{letter}", address) for letter in "AB"]
        code = await open_table(client, players[0], "kinoko", 2)
    await begin(players, code)
    return players


async def play_until_gone(tables: Sequence[Sequence[Player]], rng: Random) -> None:
    """Everyone plays at random, not faster than a socket may, until the house closes."""
    await asyncio.gather(
        *(
            player.play(any_legal(rng), lambda: rng.uniform(0.005, 0.06), until=lambda: False)
            for players in tables
            for player in players
        )
    )


async def after(tables: Sequence[Sequence[Player]], answers: int) -> None:
    """When so many answers have come."""
    async with asyncio.timeout(15):
        while sum(len(player.answers) for players in tables for player in players) < answers:
            await asyncio.sleep(0.01)


async def come_back(players: Sequence[Player], log_before: list[bytes]) -> None:
    """Both come back, get the whole, and send again what was never answered."""
    for player in players:
        unanswered = [message for id_, message in player.sent.items() if id_ not in player.answers]
        assert len(unanswered) <= 1
        await player.come(player.code)
        assert player.table["version"] >= len(log_before)
        assert player.table["version"] >= max(player.versions)
        for message in unanswered:
            await player.send_again(message)
            assert (await player.answer(message["id"]))["type"] == "accepted"


async def play_on(players: Sequence[Player], rng: Random) -> None:
    """Some more moves, or to the end."""
    enough = players[0].game["moves"] + AFTERWARDS

    async def some_more(player: Player) -> None:
        await player.play(any_legal(rng), lambda: 0.0, until=lambda: player.game["moves"] >= enough)
        assert player.game["moves"] >= enough or player.over

    await asyncio.gather(*map(some_more, players))


# ---- what the log says ----------------------------------------------------------------------------------------------


def read(folder: Path, tables: Sequence[Sequence[Player]]) -> dict[str, list[bytes]]:
    log = SqliteLog(folder / LOG_FILE)
    try:
        return {players[0].code: log.read(players[0].code) for players in tables}
    finally:
        log.close()


def check(entries: list[bytes], players: Sequence[Player]) -> Course:
    """All that was acknowledged or announced at a table is in its log, once, and nothing else was."""
    notes = [json.loads(entry) for entry in entries]
    written = Counter((note["by"], note["message"]) for note in notes if "message" in note)
    assert set(written.values()) <= {1}, "something was done twice"
    course, shown = told(players[0].code, entries)
    for player in players:
        for id_, answer in player.answers.items():
            assert answer["type"] == "accepted", answer
            assert answer["version"] <= len(entries)
            if player.sent[id_]["type"] != "hello":
                assert written[player.person, id_] == 1
                assert notes[answer["version"] - 1].get("message") == id_
        assert max(player.versions) <= len(entries)
        assert player.games
        for game in player.games:
            assert shown[game["version"], game["seat"]] == (game["moves"], game["view"])
    return course


def told(code: str, entries: list[bytes]) -> tuple[Course, dict[tuple[int, int | None], tuple[int, Any]]]:
    """The course as the log has it, and by version and seat what may have been shown: moves and view."""
    opened = msgspec.json.decode(entries[0], type=courses.Opened)
    course = Course(code, opened)
    shown: dict[tuple[int, int | None], tuple[int, Any]] = {}
    for entry in entries:
        course.note(msgspec.json.decode(entry, type=courses.Note))
        if course.state is not None:
            for seat in (0, 1):
                view = json.loads(encode(course.game.view(course.state, seat)))
                shown[course.version, seat] = len(course.moves), view
    assert list(replay(course.game, course.record()))[-1] == course.state
    return course, shown


def hushed(folder: Path, tables: Sequence[Sequence[Player]]) -> None:
    """What the house wrote on its screen names nobody, and holds no fault."""
    said = (folder / "said.txt").read_text("utf-8")
    assert "Traceback" not in said, said
    assert "Zebulon" not in said
    for players in tables:
        assert not any(secret in said for player in players for secret in (player.token, player.person, player.code))


# ---- the tests ------------------------------------------------------------------------------------------------------


async def until_it_closes(folder: Path, port: int, how: signal.Signals, rng: Random) -> list[list[Player]]:
    """Fifty tables play in a house that is sent this signal in the middle."""
    async with house(folder, port) as running:
        tables = await asyncio.gather(*(company(running.base, number) for number in range(1, TABLES + 1)))
        playing = asyncio.create_task(play_until_gone(tables, rng))
        await after(tables, ENOUGH)
        running.process.send_signal(how)
        await playing
        status = await asyncio.to_thread(running.process.wait, 10)
        assert status in (-how, 0)
        await asyncio.gather(*(player.go() for players in tables for player in players))
    return tables


async def go_on(folder: Path, port: int, tables: list[list[Player]], rng: Random) -> None:
    """The house opens again on the same folder, everyone is back, and plays."""
    before = read(folder, tables)
    for players in tables:
        check(before[players[0].code], players)
    async with house(folder, port):
        await asyncio.gather(*(come_back(players, before[players[0].code]) for players in tables))
        await asyncio.gather(*(play_on(players, rng) for players in tables))
        await asyncio.gather(*(player.go() for players in tables for player in players))
    afterwards = read(folder, tables)
    for players in tables:
        entries = afterwards[players[0].code]
        assert entries[: len(before[players[0].code])] == before[players[0].code]
        course = check(entries, players)
        for player in players:
            assert player.game["view"] == json.loads(encode(course.game.view(course.state, player.seat)))
    hushed(folder, tables)


def test_whatever_was_acknowledged_or_announced_survives_a_kill(tmp_path: Path) -> None:
    rng = Random(9)
    port = free_port()

    async def story() -> None:
        tables = await until_it_closes(tmp_path, port, signal.SIGKILL, rng)
        assert sum(len(player.games) for players in tables for player in players) > ENOUGH
        await go_on(tmp_path, port, tables, rng)

    asyncio.run(story())


def test_a_house_that_is_asked_to_close_leaves_everything_in_order(tmp_path: Path) -> None:
    rng = Random(10)
    port = free_port()

    async def story() -> None:
        tables = await until_it_closes(tmp_path, port, signal.SIGTERM, rng)
        assert not (tmp_path / f"{LOG_FILE}-wal").exists(), "the log was not closed"
        await go_on(tmp_path, port, tables, rng)

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes where Linux lists them")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_bots_do_not_outlive_the_house(tmp_path: Path, how: signal.Signals) -> None:
    async def story() -> None:
        async with house(tmp_path, free_port()) as running:
            async with guest(running.base) as client:
                player = await somebody(client, "Zebulon")
                code = await open_table(client, player, "kinoko", 2, bots=[None, "random"])
            await begin([player], code)
            await player.play(any_legal(Random(1)), lambda: 0.0, until=lambda: player.game["moves"] > 9)
            bots = children(running.process.pid)
            assert bots
            running.process.send_signal(how)
            await asyncio.to_thread(running.process.wait, 10)
            await player.go()
            async with asyncio.timeout(10):
                while any(Path(f"/proc/{pid}/stat").exists() for pid in bots):
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found
