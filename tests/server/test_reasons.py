"""Why bots do what they do, and what an expert would do in one's place."""

from tablee.server import wire
from tests.server.room import Guest, Room, quiet, scene, until


def whys(guest: Guest) -> list[wire.Why]:
    return [why for told in guest.fresh() if isinstance(told, wire.Game) for why in told.whys]


def reasons_in_the_log(room: Room, code: str) -> int:
    return sum('"why"' in entry.decode() for entry in room.log.read(code))


@scene
async def test_what_a_bot_thought_is_told_when_the_round_is_over_and_not_before() -> None:
    async with Room() as room:
        (ana,) = await room.playing("Ana", game="kinoko", bots=["fox"], round_limit=6)
        eve = await room.come(ana.table.code, "Eve", lang="fr")
        while ana.view["round"] == 1:
            assert whys(ana) == whys(eve) == []
            await until(lambda: ana.legal)
            await ana.act(*(action["type"] for action in ana.legal if action["type"] == "end_turn"))
            await quiet()
        told, translated = whys(ana), whys(eve)
        course = ana.at.course
        assert [why.moves for why in told] == [number for number in course.thoughts if number <= course.bygone]
        assert told
        assert reasons_in_the_log(room, ana.table.code) == len(course.thoughts), "some may be of the next round already"
        assert {why.seat for why in told} == {0}
        assert [why.moves for why in told] == [why.moves for why in translated]
        assert all(
            one.text and other.text and one.text != other.text for one, other in zip(told, translated, strict=True)
        )
        await room.put_away(ana.table.code)
        again = await room.come(ana.table.code, "Ana", id=ana.person.id)
        await quiet()
        assert whys(again) == [], "what was told stays told"


@scene
async def test_in_a_game_without_secrets_a_bot_says_at_once_why() -> None:
    async with Room() as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["owl"])
        for _ in range(30):
            await until(lambda: ana.legal)
            await ana.act()
            await quiet()
        told = whys(ana)
        assert len(told) == reasons_in_the_log(room, ana.table.code) > 5
        assert {why.seat for why in told} == {0}


@scene
async def test_a_hint_is_for_whoever_asks_where_the_table_allows_it() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", game="kinoko")
        assert not ana.table.hints
        await ana.does("arrange", hints=True)
        assert bo.table.hints
        assert await ana.refused("hint") == "not-before-start"
        for guest in (ana, bo):
            await guest.does("ready")
        mover, other = (ana, bo) if ana.legal else (bo, ana)
        assert await other.refused("hint") == "not-your-turn"
        entries = len(room.log.read(ana.table.code))
        mover.fresh(), other.fresh()
        await mover.does("hint")
        (hinted,) = [told for told in mover.fresh() if isinstance(told, wire.Hinted)]
        assert hinted.action in mover.legal
        assert hinted.text
        assert hinted.why
        assert other.fresh() == []
        assert len(room.log.read(ana.table.code)) == entries, "a hint leaves no trace"
        await mover.act(hinted.action)


@scene
async def test_no_hints_unless_agreed_on() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="kinoko")
        assert await (ana if ana.legal else bo).refused("hint") == "no-hints"
        watcher = await room.come(ana.table.code, "Eve")
        assert await watcher.refused("hint") == "not-seated"


@scene
async def test_a_hint_that_comes_too_late_is_not_given() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", game="kinoko")
        await ana.does("arrange", hints=True)
        for guest in (ana, bo):
            await guest.does("ready")
        mover = ana if ana.legal else bo
        room.thinkers.seconds = 5
        asked = mover.send("hint")
        await quiet()
        assert await mover.refused("hint") == "too-fast", "one after the other"
        await mover.act()
        await until(lambda: mover.answer(asked))
        answer = mover.answer(asked)
        assert isinstance(answer, wire.Rejected)
        assert not any(isinstance(told, wire.Hinted) for told in mover.fresh())
