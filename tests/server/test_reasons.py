"""Why bots do what they do, and what an expert would do in one's place."""

import asyncio
from typing import Any

from tablee.server import wire
from tests.server.room import Guest, Room, quiet, scene, until


def whys(guest: Guest) -> list[wire.Why]:
    return [why for told in guest.fresh() if isinstance(told, wire.Game) for why in told.whys]


def due(room: Room, code: str) -> list[int]:
    """The numbers of the moves whose reasons may be told by now."""
    course = room.course(code)
    return [number for number in course.thoughts if number <= course.bygone]


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
        assert len(told) >= 4
        assert [why.moves for why in told] == due(room, ana.table.code)
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
        assert len(told) > 5
        assert [why.moves for why in told] == due(room, ana.table.code)
        assert {why.seat for why in told} == {0}


@scene
async def test_while_the_sand_runs_no_bot_says_why_and_afterwards_all_do() -> None:
    """In Konito: whoever guesses must not learn from a bot's thoughts what its Reader has before it."""
    async with Room() as room:
        (ana,) = await room.playing("Ana", game="konito", bots=["owl", "fox", "owl"], challenges=False)
        eve = await room.come(ana.table.code, "Eve", lang="fr")
        await until(lambda: ana.legal or ana.view["phase"] == "reading")
        while ana.view["phase"] != "reading":
            await ana.act("start")
            await quiet()
        before = room.course(ana.table.code).bygone
        for guest in (ana, eve):
            guest.fresh()
        while ana.view["phase"] == "reading":
            assert whys(ana) == whys(eve) == []
            read = next((action for action in ana.legal if action["type"] == "read_out"), None)
            if read and ana.view["reader"] == ana.seat:
                await ana.act(read)
            await asyncio.sleep(1)
        told, translated = whys(ana), whys(eve)
        assert len(told) >= 3
        assert [why.moves for why in told] == [moves for moves in due(room, ana.table.code) if moves > before]
        assert {why.seat for why in told} <= {0, 1, 2}
        assert [why.moves for why in told] == [why.moves for why in translated]
        assert all(one.text != other.text for one, other in zip(told, translated, strict=True))
        await room.put_away(ana.table.code)
        again = await room.come(ana.table.code, "Ana", id=ana.person.id)
        await quiet()
        assert whys(again) == [], "what was told stays told"


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


# ---- Konito: the Reader is helped, the ends are not told ------------------------------------------------------------


async def reading_together(room: Room, **options: Any) -> tuple[Guest, Guest]:
    """Two people at a table with hints, and a face that is up: the Reader, and who guesses."""
    ana, bo = await room.seated("Ana", "Bo", game="konito", challenges=False, **options)
    await ana.does("arrange", hints=True)
    for guest in (ana, bo):
        await guest.does("ready")
    reader, guesser = (ana, bo) if ana.legal else (bo, ana)
    assert (await hinted(reader)).action == {"type": "start"}
    await reader.act("start")
    return reader, guesser


async def hinted(guest: Guest) -> wire.Hinted:
    """What the expert says to this guest."""
    guest.fresh()
    await guest.does("hint")
    (told,) = [told for told in guest.fresh() if isinstance(told, wire.Hinted)]
    return told


@scene
async def test_the_expert_tells_a_reader_what_to_read_and_which_clue_to_type() -> None:
    async with Room() as room:
        reader, guesser = await reading_together(room)
        for line in range(len(reader.view["faces"][-1]["lines"])):
            told = await hinted(reader)
            assert told.action == {"type": "read_out", "line": line}
            assert told.why
            await reader.act(told.action)
        guesser.fresh()
        clues = set()
        for _ in range(4):
            told = await hinted(reader)
            assert guesser.fresh() == []
            assert told.action["type"] == "say"
            assert told.action["text"] in told.text
            assert told.why
            clues.add(told.action["text"])
            await reader.act(told.action)
            guesser.fresh()
        assert len(clues) == 4


@scene
async def test_nobody_who_guesses_is_told_an_end() -> None:
    """An expert knows the ends of the house by heart: that would not be a hint but the answer."""
    async with Room() as room:
        reader, guesser = await reading_together(room)
        assert await guesser.refused("hint") == "no-advice"
        await reader.act("read_out", line=0)
        await asyncio.sleep(30)
        assert await guesser.refused("hint") == "no-advice"
        assert guesser.legal == ({"type": "guess", "text": {"type": "blank", "longest": 120}},)


@scene
async def test_around_the_table_an_expert_hears_nothing() -> None:
    async with Room() as room:
        reader, guesser = await reading_together(room, judging="voice")
        assert await guesser.refused("hint") == "not-your-turn"
        for line in range(len(reader.view["faces"][-1]["lines"])):
            await reader.act("read_out", line=line)
        assert await reader.refused("hint") == "no-advice"


@scene
async def test_the_expert_says_how_it_would_vote() -> None:
    async with Room() as room:
        guests = await room.seated("Ana", "Bo", "Cy", "Di", game="konito", challenges=False)
        await guests[0].does("arrange", hints=True)
        for guest in guests:
            await guest.does("ready")
        reader = next(guest for guest in guests if guest.legal)
        await reader.act("start")
        guessers = reader.view["guessers"]
        others = [seat for seat, guest in enumerate(guests) if guest is not reader and seat not in guessers]
        await reader.act("read_out", line=0)
        await guests[guessers[0]].act("guess", text="qwertzuiop")
        await reader.act("got", line=0)
        told = await hinted(guests[others[0]])
        assert told.action == {"type": "contest", "face": 0, "line": 0, "reason": "wrong_tap"}
        await until(lambda: reader.view["phase"] == "review")
        await guests[others[0]].act(told.action)
        assert (await hinted(reader)).action == {"type": "concede"}
        assert (await hinted(guests[guessers[0]])).action == {"type": "vote", "right": True}
        told = await hinted(guests[others[1]])
        assert told.action == {"type": "vote", "right": True}
        assert told.why
