"""Another game for the same people, everyone one seat further."""

import asyncio
from typing import Any

import pytest

from tablee.server import wire
from tablee.store.memory import MemoryLog
from tests.server.room import Guest, Room, SlowLog, kinds, play_on, quiet, scene, until

DISK_FULL = OSError("disk full")


async def over(room: Room, *names: str, **table: Any) -> list[Guest]:
    """People who have just finished a game of Kinoko."""
    guests = await room.playing(*names, game="kinoko", **table)
    await play_on(guests)
    for guest in guests:
        guest.fresh()
    return guests


@scene
async def test_the_same_people_sit_one_seat_further() -> None:
    async with Room() as room:
        ana, bo, cy = await over(room, "Ana", "Bo", "Cy", clock=77, quiet=True, listed=True, aid="seen")
        await bo.does("rematch")
        assert kinds(ana.fresh()) == ["table"]
        code = ana.table.next
        assert code is not None
        assert code != ana.table.code
        again = [await room.come(code, name) for name in ("Ana", "Bo", "Cy")]
        table = again[0].table
        assert [place.person and place.person.name for place in table.seats] == ["Cy", "Ana", "Bo"]
        assert [guest.seat for guest in again] == [1, 2, 0]
        assert (table.phase, table.host, table.clock, table.quiet, table.listed) == ("lobby", "ana", 77, True, True)
        assert not any(place.ready or place.bot for place in table.seats)
        assert table.options == cy.table.options
        assert table.commitment != cy.table.commitment
        assert again[0].chat == []
        for guest in again:
            await guest.does("ready")
        assert again[0].phase == "playing"


@scene
async def test_bots_stay_bots_and_kept_seats_are_their_owners_again() -> None:
    async with Room(bot_pause=0.1) as room:
        ana, bo = await room.playing("Ana", "Bo", game="tomkuni", bots=["random"])
        await bo.leave()
        await ana.does("stand")
        await until(lambda: ana.phase == "over", most=5_000)
        assert [place.bot for place in ana.table.seats] == ["random", "fox", "fox"]
        await ana.does("rematch")
        again = await room.come(ana.table.next or "", "Ana")
        seats = [(place.person and place.person.name, place.bot) for place in again.table.seats]
        assert seats == [("Bo", None), (None, "random"), ("Ana", None)]


@scene
async def test_what_a_company_has_seen_comes_last_in_its_next_game() -> None:
    async with Room(bot_pause=1) as room:
        (ana,) = await room.playing("Ana", game="konito", bots=["strong"], challenges=False)
        await ana.does("stand")
        await until(lambda: ana.phase == "over", most=5_000)
        await ana.does("rematch")
        again = await room.come(ana.table.next or "", "Ana")
        before, after = room.course(ana.table.code), room.course(again.table.code)
        assert after.options == before.game.again(before.state)
        assert after.options.seen
        assert again.table.options["seen"] == [], "and nobody is told which"


@scene
async def test_whoever_asks_again_gets_the_same_table() -> None:
    async with Room() as room:
        ana, bo = await over(room, "Ana", "Bo")
        await ana.does("rematch")
        first = ana.table.next
        entries = room.log.read(ana.table.code)
        await bo.does("rematch")
        await ana.does("rematch")
        await room.put_away(ana.table.code)
        again = await room.come(ana.table.code, "Bo")
        await again.does("rematch")
        assert again.table.next == bo.table.next == first
        assert room.log.read(ana.table.code) == entries


@scene
async def test_two_who_ask_at_once_get_the_same_table() -> None:
    memory = MemoryLog()
    log = SlowLog(memory)
    async with Room(log) as room:
        ana, bo = await over(room, "Ana", "Bo")
        log.delays.extend([3.0, 3.0])
        tables = set(memory._tables)
        for guest in (ana, bo):
            guest.send("rematch", id="x")
            guest.send("rematch", id="x")
        await asyncio.sleep(5)
        assert ana.fresh() == bo.fresh() == [], "both tables are durable before anyone hears of it"
        await asyncio.sleep(2)
        assert set(memory._tables) - tables == {ana.table.next} == {bo.table.next}


@pytest.mark.parametrize("delays", [[DISK_FULL], [0.0, DISK_FULL]], ids=["the new table", "the old table"])
@scene
async def test_what_the_log_does_not_take_has_not_happened(delays: list[float | Exception]) -> None:
    log = SlowLog()
    async with Room(log) as room:
        ana, bo = await over(room, "Ana", "Bo")
        log.delays.extend(delays)
        assert await ana.refused("rematch", id="x") == "not-kept-safe"
        assert bo.table.next is None
        await ana.does("rematch", id="x")
        assert room.house.find(bo.table.next or "").course.seats[0].person == bo.person


@scene
async def test_there_is_none_before_the_end_and_none_for_who_watched() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        assert await ana.refused("rematch") == "not-over"
        for guest in (ana, bo):
            await guest.does("ready")
        assert await bo.refused("rematch") == "not-over"
        cy = await room.come(ana.table.code, "Cy")
        await play_on([ana, bo])
        assert await cy.refused("rematch") == "not-seated"
        await ana.does("rematch")
        assert cy.table.next == ana.table.next
        await quiet()
        assert isinstance(cy.heard[-1], wire.TableChanged)
