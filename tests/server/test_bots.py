"""Bots think in processes of their own; whatever happens to those, the tables go on."""

import asyncio
import os
import signal
from random import Random

from tablee.bots.match import play
from tablee.bots.random import random
from tablee.core.chance import verify
from tablee.core.game import Players
from tablee.games import RULES
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import Options
from tablee.server.house import House, Settings
from tablee.server.thinking import Thinkers
from tests.server.room import Room, scene, until


def test_bots_play_whole_games_in_their_processes() -> None:
    async def story() -> None:
        async with Room() as room:
            room.house = House(room.log, Settings(bot_pause=0, bot_processes=1))
            (ana,) = await room.playing("Ana", game="tomkuni", bots=["random", "simple"])
            await ana.does("stand")
            await until(lambda: ana.phase == "over")
            record = room.course(ana.table.code).record()
            assert verify(RULES["tomkuni"], record).proved
            assert room.house.thinkers.late == 0

    asyncio.run(story())


def test_bots_that_fail_or_take_too_long_are_replaced_and_the_table_goes_on() -> None:
    start = KINOKO.setup(2, Options())
    state = next(
        state
        for _, state in play(KINOKO, start, [random, random], Random(1))
        if isinstance(KINOKO.pending(state), Players)
    )
    view, legal = KINOKO.recall(state, state.turn), KINOKO.legal(state, state.turn)

    async def story() -> None:
        thinkers = Thinkers(1, 60)

        async def chosen(bot: str = "simple") -> bool:
            return (await thinkers.choose("kinoko", bot, view, legal)).action in legal

        try:
            assert await chosen()
            assert thinkers.late == 0
            assert await chosen("nobody knows this one"), "a mistake of a bot is its own"
            assert thinkers.late == 1
            pool = thinkers._pool
            assert pool is not None
            for process in pool._processes:
                os.kill(process, signal.SIGKILL)
            assert await chosen(), "somebody killed it"
            assert thinkers.late == 2
            thinkers._seconds = 0
            assert await chosen(), "it takes too long"
            assert thinkers.late >= 3
            assert thinkers._pool is None, "its process is not waited for"
            assert (await thinkers.advise("kinoko", "simple", view, legal)).action is None, "no advice is drawn by lot"
        finally:
            thinkers.close()

    asyncio.run(story())


@scene
async def test_a_bot_may_wait() -> None:
    """Where others may act as well: in Konito, as long as nothing is read out."""
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="konito", challenges=False)
        reader, guesser = (ana, bo) if ana.legal else (bo, ana)
        await reader.act("start")
        await guesser.does("stand")
        before = len(room.log.read(reader.table.code))
        await asyncio.sleep(5)
        assert len(room.log.read(reader.table.code)) == before
        assert 25 < len(room.thinkers.asked) <= 35, "it is asked again, at every glance"
        await reader.act("read_out", line=0)
        await until(lambda: reader.view["guesses"])


@scene
async def test_a_bot_is_not_listened_to_when_what_it_thought_about_was_taken_back() -> None:
    async with Room() as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"])
        await until(lambda: ana.legal)
        room.thinkers.seconds = 5
        await ana.act()
        await asyncio.sleep(1)
        await ana.does("undo")
        assert ana.legal
        moves = len(room.course(ana.table.code).moves)
        await asyncio.sleep(20)
        assert len(room.course(ana.table.code).moves) == moves
        await ana.act()
        await asyncio.sleep(6)
        assert ana.legal
