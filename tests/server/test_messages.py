"""Messages: answered once, done once however often they come, told to nobody before they are durable."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.server import wire
from tablee.server.arrange import Refused
from tablee.server.course import Moved, Seated, Spoke
from tablee.server.course import write as as_entry
from tablee.store import Conflict
from tablee.store.memory import MemoryLog
from tablee.store.sqlite import SqliteLog
from tests.server.room import Guest, Room, SlowLog, kinds, now, quiet, scene, to_move, until

DISK_FULL = OSError("disk full")


def hushed(*guests: Guest) -> bool:
    """Whether these have heard nothing since they were last asked."""
    return not sum(len(guest.fresh()) for guest in guests)


# ---- once -----------------------------------------------------------------------------------------------------------


@scene
async def test_a_message_that_comes_again_is_answered_the_same_and_done_once() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", game="tomkuni")
        code = ana.table.code
        said = await ana.does("say", id="x", text="Hello")
        for guest in (ana, bo):
            await guest.does("ready", id="same id, another person")
        one = to_move([ana, bo])
        acted = await one.does("act", id="y", action=one.legal[0])
        ready = one.answers["same id, another person"][0]
        before = room.log.read(code)
        for guest in (ana, bo):
            guest.fresh()
        assert await ana.does("say", id="x", text="Hello") == said
        assert await ana.does("say", id="x", text="Something else") == said
        assert await one.does("act", id="y", action=one.legal[0] if one.legal else {}) == acted
        assert await one.does("ready", id="same id, another person") == ready
        assert room.log.read(code) == before
        assert {kind for guest in (ana, bo) for kind in kinds(guest.fresh())} == {"accepted"}


ONCE: dict[str, dict[str, Any]] = {"react": {"reaction": "bravo"}, "more_time": {}}


@pytest.mark.parametrize("message", ONCE)
@scene
async def test_what_leaves_no_trace_in_the_log_is_done_once_too(message: str) -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", clock=60)
        first = await ana.does(message, id="x", **ONCE[message])
        assert not hushed(bo)
        assert await ana.does(message, id="x", **ONCE[message]) == first
        assert hushed(bo)
        assert bo.game is not None
        if message == "more_time":
            assert bo.game.left is not None
            assert bo.game.left > 119_000
            await ana.does(message)
            assert bo.game.left > 179_000


@scene
async def test_a_refusal_is_repeated_too_even_if_it_could_be_done_by_now() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="tomkuni")
        one, other = (ana, bo) if ana.legal else (bo, ana)
        assert await other.refused("act", id="x", action={"type": "pass"}) == "not-your-turn"
        await one.act()
        assert other.legal
        assert await other.refused("act", id="x", action=other.legal[0]) == "not-your-turn"
        await other.act()


@scene
async def test_refusals_are_not_remembered_for_ever() -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        for _ in range(300):
            await ana.refused("resume")
        assert len(ana.at._answers) == 256


@scene
async def test_a_message_is_known_again_after_the_table_was_put_away() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="tomkuni")
        one = to_move(guests)
        action = one.legal[0]
        first = await one.does("act", id="x", action=action)
        code = one.table.code
        await room.put_away(code)
        before = room.log.read(code)
        again = await room.come(code, one.person.name)
        assert again.view["turn"] != again.seat
        assert await again.does("act", id="x", action=action) == first
        assert room.log.read(code) == before


@scene
async def test_a_message_is_known_again_after_the_house_was_closed() -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        said = await ana.does("say", id="x", text="Hello")
        await room.restart()
        again = await room.come(ana.table.code, "Ana")
        assert again.chat == [wire.Chatted("ana", "Ana", "Hello")]
        assert await again.does("say", id="x", text="Hello") == said
        assert len(again.chat) == 1


@scene
async def test_a_message_that_comes_again_while_it_is_being_written_is_done_once() -> None:
    log = SlowLog()
    async with Room(log) as room:
        guests = await room.playing("Ana", "Bo", game="tomkuni")
        one = to_move(guests)
        phone = await room.come(one.table.code, one.person.name)
        for guest in room.guests:
            guest.fresh()
        moves = len(room.course(one.table.code).moves)
        log.delays.append(3.0)
        for guest in (one, one, phone):
            guest.send("act", id="x", action=one.legal[0])
        await asyncio.sleep(2)
        assert hushed(*room.guests)
        await asyncio.sleep(2)
        assert len(room.course(one.table.code).moves) == moves + 2, "the move, and the next die"
        assert len({repr(answer) for guest in (one, phone) for answer in guest.answers["x"]}) == 1
        assert (len(one.answers["x"]), len(phone.answers["x"])) == (2, 1)


@scene
async def test_two_devices_of_one_person_do_it_once() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="tomkuni")
        one = to_move(guests)
        phone = await room.come(one.table.code, one.person.name)
        assert phone.legal == one.legal
        action = one.legal[0]
        first = await one.does("act", id="x", action=action)
        assert await phone.does("act", id="x", action=action) == first
        assert await phone.refused("act", id="y", action=action) == "not-your-turn"
        assert phone.view == one.view


@scene
async def test_messages_of_one_moment_are_done_one_after_another() -> None:
    log = SlowLog(delays=[0, 0, 0, 0, 0, 2, 2, 2])
    async with Room(log) as room:
        ana, bo = await room.seated("Ana", "Bo")
        log.delays.extend([1.0] * 6)
        for number in range(3):
            ana.send("say", text=f"Ana {number}")
            bo.send("say", text=f"Bo {number}")
        await asyncio.sleep(20)
        texts = ["Ana 0", "Bo 0", "Ana 1", "Bo 1", "Ana 2", "Bo 2"]
        assert [chat.text for chat in ana.chat] == [chat.text for chat in bo.chat] == texts


# ---- durable before anybody hears of it -----------------------------------------------------------------------------

CHANGES: dict[str, dict[str, Any]] = {
    "sit": {"seat": 2},
    "stand": {},
    "swap": {"a": 0, "b": 1},
    "invite": {"seat": 2, "bot": "simple"},
    "clear": {"seat": 1},
    "arrange": {"quiet": True},
    "ready": {},
    "say": {"text": "Hello"},
}


@pytest.mark.parametrize("message", CHANGES)
@scene
async def test_nobody_hears_of_a_change_before_it_is_durable(message: str) -> None:
    log = SlowLog()
    async with Room(log) as room:
        ana, bo = await room.seated("Ana", "Bo", seats=3)
        watcher = await room.come(ana.table.code, "Cy")
        everyone = [ana, bo, watcher]
        hushed(*everyone)
        before = dict(vars(ana.at.course))
        log.delays.append(5.0)
        ana.send(message, id="x", **CHANGES[message])
        await asyncio.sleep(4.9)
        assert hushed(*everyone)
        assert vars(ana.at.course) == before
        await asyncio.sleep(0.2)
        assert all(guest.heard for guest in everyone)
        assert isinstance(ana.answer("x"), wire.Accepted)


@scene
async def test_nobody_hears_of_a_move_before_it_is_durable() -> None:
    log = SlowLog()
    async with Room(log) as room:
        guests = await room.playing("Ana", "Bo", game="kinoko")
        one = to_move(guests)
        watcher = await room.come(one.table.code, "Cy")
        hushed(*room.guests)
        state = room.course(one.table.code).state
        log.delays.append(5.0)
        one.send("act", id="x", action=one.legal[0])
        await asyncio.sleep(4.9)
        assert hushed(*room.guests)
        assert room.course(one.table.code).state is state
        await asyncio.sleep(0.2)
        assert room.course(one.table.code).state is not state
        assert kinds(watcher.fresh()) == ["game"]
        assert kinds(one.fresh()) == ["game", "accepted"]


@scene
async def test_nobody_hears_of_what_happens_by_itself_before_it_is_durable() -> None:
    log = SlowLog()
    async with Room(log) as room:
        ana, bo = await room.playing("Ana", "Bo", game="tomkuni")
        one, other = (ana, bo) if ana.legal else (bo, ana)
        await one.leave()
        other.fresh()
        log.delays.extend([5.0, 5.0])
        await asyncio.sleep(room.settings.away_seconds + 4.9)
        assert hushed(other), "a bot is to keep the seat"
        await asyncio.sleep(0.2)
        assert kinds(other.fresh()) == ["table", "game"]
        await asyncio.sleep(4.7)
        assert hushed(other), "it has moved"
        await asyncio.sleep(0.2)
        assert other.legal


@scene
async def test_who_comes_in_the_middle_of_a_move_sees_exactly_what_is_durable() -> None:
    log = SlowLog()
    async with Room(log) as room:
        guests = await room.playing("Ana", "Bo", game="kinoko")
        one = to_move(guests)
        other = next(guest for guest in guests if guest is not one)
        code = one.table.code
        log.delays.append(5.0)
        id = one.send("act", action=one.legal[0])
        await quiet()
        await one.leave()
        again = room.arrive(code, one.person.name)
        watcher = room.arrive(code, "Cy")
        await asyncio.sleep(4)
        before = len(room.course(code).moves)
        assert again.heard == watcher.heard == [], "nothing is told that is not settled"
        again.send("act", id=id, action={"type": "whatever"})
        await asyncio.sleep(2)
        assert len(room.course(code).moves) > before
        for guest in (again, watcher):
            welcome = guest.fresh()[0]
            assert isinstance(welcome, wire.Welcome)
            assert welcome.game is not None
            assert welcome.game.moves == len(room.course(code).moves)
            assert welcome.table.version == room.course(code).version
        assert isinstance(again.answer(id), wire.Accepted), "it was done, and is not done again"
        assert other.view["history"] == again.view["history"]


@scene
async def test_who_comes_and_goes_in_the_middle_of_a_move_is_not_there() -> None:
    log = SlowLog()
    async with Room(log) as room:
        ana, bo = await room.seated("Ana", "Bo")
        log.delays.append(5.0)
        ana.send("say", text="Hello")
        cy = room.arrive(ana.table.code, "Cy")
        await cy.leave()
        await asyncio.sleep(6)
        assert cy.heard == []
        assert ana.table.watching == bo.table.watching == ()
        assert len(ana.at.devices) == 2


# ---- logs that fail -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("message", CHANGES)
@scene
async def test_what_the_log_does_not_take_has_not_happened_and_may_be_tried_again(message: str) -> None:
    log = SlowLog()
    async with Room(log) as room:
        ana, bo = await room.seated("Ana", "Bo", seats=3)
        hushed(ana, bo)
        log.delays.extend([DISK_FULL, DISK_FULL])
        for _ in range(2):
            assert await ana.refused(message, id="x", **CHANGES[message]) == "not-kept-safe"
            assert hushed(bo)
        await ana.does(message, id="x", **CHANGES[message])
        assert not hushed(bo)


@scene
async def test_a_move_that_the_log_does_not_take_may_be_tried_again() -> None:
    log = SlowLog()
    async with Room(log) as room:
        guests = await room.playing("Ana", "Bo", game="kinoko")
        one = to_move(guests)
        log.delays.append(DISK_FULL)
        action = one.legal[0]
        assert await one.refused("act", id="x", action=action) == "not-kept-safe"
        assert one.legal[0] == action
        await one.does("act", id="x", action=action)


@scene
async def test_who_repeats_a_message_that_fails_meanwhile_gets_it_done() -> None:
    log = SlowLog()
    async with Room(log) as room:
        ana, bo = await room.seated("Ana", "Bo")
        log.delays.append(DISK_FULL)
        ana.send("say", id="x", text="Hello")
        ana.send("say", id="x", text="Hello")
        await quiet()
        assert [type(answer) for answer in ana.answers["x"]] == [wire.Rejected, wire.Accepted]
        assert len(bo.chat) == 1


@scene
async def test_a_bots_move_that_the_log_does_not_take_is_tried_again_by_itself() -> None:
    log = SlowLog()
    async with Room(log) as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"])
        log.delays.extend([0.0, DISK_FULL, DISK_FULL])
        if ana.legal:
            await ana.act()
        began = now()
        await until(lambda: ana.legal)
        assert now() - began > 1.9
        assert not log.delays


@scene
async def test_a_table_that_cannot_be_written_is_not_opened() -> None:
    log = SlowLog(delays=[DISK_FULL])
    async with Room(log) as room:
        with pytest.raises(Refused, match="not-kept-safe"):
            await room.open()
        assert room.house.tables == {}


def test_a_real_disk_that_fails_is_told(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "log")

    async def story() -> None:
        async with Room(log) as room:
            ana, bo = await room.seated("Ana", "Bo")
            log._writer.execute("PRAGMA query_only=ON")
            ana.send("say", id="x", text="Hello")
            await until(lambda: ana.answer("x"))
            assert getattr(ana.answer("x"), "code", "") == "not-kept-safe"
            log._writer.execute("PRAGMA query_only=OFF")
            await ana.does("say", id="x", text="Hello")
            assert ana.chat
            await until(lambda: bo.chat == ana.chat)

    asyncio.run(story())


# ---- somebody else writes -------------------------------------------------------------------------------------------


async def written_by_another(room: Room, code: str, *notes: Any) -> None:
    """As if another process had this table, too."""
    log = MemoryLog() if not isinstance(room.log, MemoryLog) else room.log
    done: list[Any] = []
    log.append(code, len(log.read(code)), [as_entry(note) for note in notes], done.append)
    await quiet()
    assert done == [None]


@scene
async def test_after_a_conflict_the_table_is_read_again_and_the_message_decided_again() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", seats=3)
        await written_by_another(room, ana.table.code, Spoke("zoe", "z1", name="Zoé", text="I was first"))
        hushed(ana, bo)
        await ana.does("say", text="Hello")
        for guest in (ana, bo):
            assert [chat.text for chat in guest.chat] == ["I was first", "Hello"]
            assert kinds(guest.fresh()) == ["welcome", "said", *(["accepted"] if guest is ana else [])]
        assert len(room.notes(ana.table.code)) == room.course(ana.table.code).version


@scene
async def test_after_a_conflict_a_message_may_no_longer_be_possible() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", seats=3)
        chairs = room.course(ana.table.code).seats
        zoe = await room.come(ana.table.code, "Zoé")
        await written_by_another(room, ana.table.code, Seated("ana", "a1", seats=(chairs[0], chairs[2], chairs[1])))
        id = zoe.send("sit", seat=2)
        await quiet()
        answer = zoe.answer(id)
        assert isinstance(answer, wire.Rejected)
        assert answer.code == "seat-taken"
        assert [place.person and place.person.name for place in bo.table.seats] == ["Ana", None, "Bo"]


@scene
async def test_after_a_conflict_a_message_may_be_done_already() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        await written_by_another(room, ana.table.code, Spoke("ana", "x", name="Ana", text="Hello"))
        await ana.does("say", id="x", text="Hello")
        assert [chat.text for chat in bo.chat] == ["Hello"]


@scene
async def test_after_a_conflict_bots_go_on_from_what_is_true() -> None:
    async with Room() as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"])
        await until(lambda: ana.legal)
        course = room.course(ana.table.code)
        other = room.house.read(ana.table.code)
        assert other is not None
        steps = ana.at._decisions.move(ana.at._decisions.played(1, course.game.legal(course.state, 1)[0]), "ana", "x")
        await written_by_another(room, ana.table.code, *(step.note for step in steps))
        moves = len(course.moves)
        id = ana.send("act", action=ana.legal[0])
        await quiet()
        assert isinstance(ana.answer(id), wire.Rejected | wire.Accepted)
        assert isinstance(room.notes(ana.table.code)[-1], Moved)
        await until(lambda: ana.legal)
        assert len(room.course(ana.table.code).moves) >= moves + 4, "another's move, the bot's, and a die for each"


@scene
async def test_a_conflict_over_what_happens_by_itself_is_settled_by_the_log() -> None:
    log = SlowLog()
    async with Room(log) as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"])
        await until(lambda: ana.legal)
        log.delays.extend([0.0, Conflict("somebody was faster")])
        await ana.act()
        await asyncio.sleep(3)
        assert ana.legal
        assert not log.delays
