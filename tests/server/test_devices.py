"""Devices: numbered messages, the whole again on demand, and no patience with those that do not keep up."""

import asyncio

import pytest

from tablee.server import wire
from tablee.server.arrange import Refused
from tablee.server.device import Device, Outbox
from tests.server.room import Room, SlowLog, kinds, play_on, quiet, scene, until
from tests.server.test_messages import CHANGES


@scene
async def test_messages_are_numbered_for_each_device() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        phone = await room.come(ana.table.code, "Ana")
        for guest in (ana, bo):
            await guest.does("ready")
        await play_on([ana, bo], most=10)
        assert ana.device.seq > phone.device.seq > 10
        assert ana.view == phone.view


@scene
async def test_whoever_missed_something_gets_the_whole() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="kinoko")
        await bo.does("say", text="Hello")
        ana.fresh()
        ana._table = ana.game = None
        ana.chat = []
        accepted = await ana.does("resync")
        welcome, answer = ana.fresh()
        assert isinstance(welcome, wire.Welcome)
        assert answer == accepted
        assert (welcome.you, welcome.seat) == (ana.person, 0)
        assert ana.chat == bo.chat
        assert ana.view["seat"] == 0
        assert kinds(bo.fresh()) == ["said", "accepted"], "nobody else is bothered"


@scene
async def test_the_whole_comes_as_often_as_it_is_asked_for() -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        ana.fresh()
        for _ in range(3):
            await ana.does("resync", id="the same")
            assert kinds(ana.fresh()) == ["welcome", "accepted"]


@scene
async def test_before_the_start_there_is_no_game_to_tell() -> None:
    async with Room() as room:
        code = await room.open("konito", seats=4)
        ana = await room.come(code, "Ana")
        welcome, accepted = ana.fresh()
        assert isinstance(welcome, wire.Welcome)
        assert (welcome.game, welcome.seat, welcome.table.phase) == (None, None, "lobby")
        assert accepted == wire.Accepted("hello", 1)


@scene
async def test_a_second_greeting_is_refused() -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        assert await ana.refused("hello", token="x", name="Bo") == "greeted-already"


@scene
async def test_a_device_that_does_not_keep_up_is_cut_off_and_holds_up_nobody() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        slow = await room.come(ana.table.code, "Cy", most_waiting=5)
        await slow.stop()
        for number in range(4):
            await ana.does("say", text=str(number))
        assert slow.device.seq == 6
        for number in range(4, 20):
            await ana.does("say", text=str(number))
        assert slow.device.cut_off
        assert len(slow.device._waiting) == 5
        assert len(bo.chat) == 20
        assert await slow.device.next() is None, "what waited is not sent: it comes back and gets the whole"
        await slow.leave()
        again = await room.come(ana.table.code, "Cy")
        assert again.chat == bo.chat
        assert again.device.seq == 2


@scene
async def test_what_waits_is_sent_together() -> None:
    device = Device(Outbox(), most_waiting=3)
    for number in range(3):
        device.tell(b'{"n":%d}' % number)
    assert await device.next() == b'[{"seq":1,"n":0},{"seq":2,"n":1},{"seq":3,"n":2}]'
    waiting = asyncio.create_task(device.next())
    await quiet()
    assert not waiting.done()
    device.tell(b'{"n":3}')
    asyncio.get_running_loop().call_soon(device.tell, b'{"n":4}')
    assert await waiting == b'[{"seq":4,"n":3},{"seq":5,"n":4}]', "also what others told it in the same moment"
    waiting = asyncio.create_task(device.next())
    await quiet()
    device.cut(4401)
    assert await waiting is None
    device.cut(4408)
    assert device.close_code == 4401, "the first reason counts"


@scene
async def test_what_a_socket_takes_at_once_waits_for_nobody() -> None:
    said: list[bytes] = []
    takes = [True]

    def say(text: bytes) -> bool:
        if takes[0]:
            said.append(text)
        return takes[0]

    device = Device(Outbox(), say=say)
    device.flush()
    assert said == [], "there was nothing to say"
    device.tell(b'{"n":0}')
    device.tell(b'{"n":1}')
    device.flush()
    assert said == [b'[{"seq":1,"n":0},{"seq":2,"n":1}]']
    takes[0] = False
    device.tell(b'{"n":2}')
    device.flush()
    waiting = device.next()
    assert await waiting == b'[{"seq":3,"n":2}]', "what the socket does not take is sent when it can"
    takes[0] = True
    device.tell(b'{"n":3}')
    device.flush()
    assert len(said) == 1, "nothing overtakes what is being sent"
    assert await device.next() == b'[{"seq":4,"n":3}]'
    idle = asyncio.create_task(device.next())
    await quiet()
    device.tell(b'{"n":4}')
    device.flush()
    assert said[1:] == [b'[{"seq":5,"n":4}]']
    device.cut()
    device.tell(b'{"n":5}')
    device.flush()
    assert await idle is None
    assert len(said) == 2


@scene
async def test_everyone_sees_who_is_there() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        phone = await room.come(ana.table.code, "Bo")
        cy = await room.come(ana.table.code, "Cy")
        assert [place.here for place in ana.table.seats] == [True, True]
        await bo.leave()
        assert [place.here for place in ana.table.seats] == [True, True], "the phone is still there"
        await phone.leave()
        assert [place.here for place in ana.table.seats] == [True, False]
        assert cy.table.watching == ("Cy",)
        await cy.leave()
        assert ana.table.watching == ()


# ---- tables in memory -----------------------------------------------------------------------------------------------


@scene
async def test_a_table_is_put_away_when_nobody_was_there_for_a_while() -> None:
    async with Room(idle_seconds=50) as room:
        ana, bo = await room.playing("Ana", "Bo", game="kinoko")
        code = ana.table.code
        await asyncio.sleep(1_000)
        room.house.sweep()
        assert code in room.house.tables, "somebody is there"
        await ana.leave()
        await bo.leave()
        await asyncio.sleep(40)
        room.house.sweep()
        assert code in room.house.tables
        await asyncio.sleep(20)
        room.house.sweep()
        assert code not in room.house.tables
        again = await room.come(code, "Ana")
        assert again.view == ana.view


@scene
async def test_a_table_that_was_closed_does_nothing_any_more() -> None:
    log = SlowLog()
    async with Room(log) as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"])
        await until(lambda: ana.legal)
        log.delays.append(5.0)
        ana.send("act", action=ana.legal[0])
        await asyncio.sleep(1)
        asked = len(room.thinkers.asked)
        ana.at.close()
        await asyncio.sleep(100)
        assert len(room.thinkers.asked) == asked
        assert ana.at.course.version == len(log.read(ana.table.code)), "what was on its way is written all the same"


@scene
async def test_a_table_that_somebody_has_just_looked_for_is_not_put_away() -> None:
    async with Room(idle_seconds=50) as room:
        code = await room.open()
        await asyncio.sleep(60)
        table = room.house.find(code)
        room.house.sweep()
        assert room.house.find(code) is table


@scene
async def test_a_house_has_room_for_so_many_tables() -> None:
    async with Room(most_tables=2, idle_seconds=50) as room:
        first = await room.open()
        ana = await room.come(await room.open(), "Ana")
        with pytest.raises(Refused, match="house-full"):
            await room.open()
        await asyncio.sleep(60)
        third = await room.open()
        assert set(room.house.tables) == {ana.table.code, third}, "one at which nobody was is put away"
        with pytest.raises(Refused, match="house-full"):
            room.house.find(first)


# ---- a television ---------------------------------------------------------------------------------------------------


@scene
async def test_a_television_watches_even_where_its_owner_sits_and_is_nobody() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        bo.fresh()
        television = await room.come(ana.table.code, "Ana", television=True)
        assert television.seat is None
        assert bo.table.watching == television.table.watching == ()
        assert bo.fresh() == [], "nobody is told that it is there"
        for guest in (ana, bo):
            await guest.does("ready")
        await play_on([ana, bo], most=20)
        assert television.view["seat"] is None
        assert television.view["family"] is None
        assert {sight for row in television.view["cards"] for sight in row} == {None}
        assert television.legal == ()
        assert [news for told in television.heard if isinstance(told, wire.Game) for news in told.news]


@scene
async def test_a_television_does_not_keep_its_owners_place() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo")
        television = await room.come(ana.table.code, "Ana", television=True)
        await ana.leave()
        assert [place.here for place in bo.table.seats] == [False, True]
        bo.fresh()
        await television.leave()
        assert "table" not in kinds(bo.fresh()), "nobody has come or gone"


@scene
async def test_a_television_can_do_nothing() -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo", seats=3)
        television = await room.come(ana.table.code, "Ana", television=True)
        for kind, fields in (*CHANGES.items(), ("react", {"reaction": "bravo"}), ("rematch", {}), ("back", {})):
            assert await television.refused(kind, **fields) == "not-seated"
        await television.does("resync")
        assert [place.name for place in ana.table.seats] == ["Ana", "Bo", ""]
