"""Taking back, and pausing: free where nobody learned anything, else if everyone agrees; never a deletion."""

import asyncio
from typing import Any

import pytest

from tablee.core.chance import verify
from tablee.core.game import Played
from tablee.games import RULES
from tablee.server.course import Answered, Asked, Undone
from tests.server.room import AWAY_SECONDS, Guest, Room, kinds, play_on, quiet, scene, to_move

BLANKS: Any = (("blank",) * 6,) * 3
"""Dice of Kinoko that allow nothing but to pass: nobody learns anything from that."""
PEEKS: Any = (("peek",) * 6,) * 3


async def some(room: Room, *names: str, dice: Any = BLANKS, **table: Any) -> list[Guest]:
    """A game of Kinoko: whose turn it is first, then the others in order."""
    return await room.playing(*(names or ("Ana", "Bo")), game="kinoko", dice=dice, starter=0, **table)


def question(guest: Guest) -> tuple[str, int, tuple[int, ...]] | None:
    asked = guest.table.question
    return None if asked is None else (asked.what, asked.by, asked.waiting)


def bots(guest: Guest) -> list[str | None]:
    """The bots that keep seats."""
    return [place.bot for place in guest.table.seats]


# ---- free -----------------------------------------------------------------------------------------------------------


@scene
async def test_what_nobody_learned_anything_from_is_taken_back_at_once() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        code = ana.table.code
        before, view = room.course(code).state, ana.view
        await ana.act("pass")
        assert ana.game is not None
        assert bo.game is not None
        assert (ana.game.undo, bo.game.undo) == (True, False)
        entries = room.log.read(code)
        for guest in (ana, bo):
            guest.fresh()
        await ana.does("undo")
        assert kinds(bo.fresh()) == ["table", "game"]
        assert room.course(code).state == before
        assert ana.view == view
        assert room.log.read(code)[:-1] == entries, "nothing is deleted"
        assert isinstance(room.notes(code)[-1], Undone)
        await ana.act("pass")
        await ana.act("end_turn")
        assert bo.legal


@scene
async def test_one_may_change_ones_mind_again_and_again() -> None:
    async with Room() as room:
        ana, _ = await some(room)
        for _ in range(5):
            await ana.act("pass")
            await ana.does("undo")
        assert await ana.refused("act", action={"type": "end_turn"}) == "kinoko-choose-a-die-first"
        await ana.act("pass")
        assert sum(isinstance(move, Played) for move in room.course(ana.table.code).moves) == 1


@scene
async def test_after_taking_back_the_game_goes_on_from_there_also_after_a_restart() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        code = ana.table.code
        await ana.act("pass")
        await ana.does("undo")
        state = room.course(code).state
        await room.restart()
        ana, bo = await room.come(code, "Ana"), await room.come(code, "Bo")
        assert room.course(code).state == state
        for guest in (ana, bo):
            await guest.act("pass")
            await guest.act("end_turn")
        assert ana.legal


@scene
async def test_there_is_not_always_something_to_take_back() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        assert await ana.refused("undo") == "nothing-to-undo"
        await ana.act("pass")
        assert await bo.refused("undo") == "nothing-to-undo"


# ---- asked ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [PEEKS, BLANKS], ids=["somebody saw something", "the next dice have fallen"])
@scene
async def test_what_somebody_learned_from_is_asked_for(dice: Any) -> None:
    async with Room() as room:
        ana, bo = await some(room, dice=dice)
        code = ana.table.code
        before = room.course(code).state
        await ana.act()
        if dice is BLANKS:
            before = room.course(code).state
            await ana.act("end_turn")
        assert ana.game is not None
        assert ana.game.undo is False
        await ana.does("undo")
        assert question(ana) == question(bo) == ("undo", 0, (1,))
        assert room.course(code).state != before
        await bo.does("answer", yes=True)
        assert question(bo) is None
        assert room.course(code).state == before
        assert [type(note) for note in room.notes(code)[-3:]] == [Asked, Answered, Undone]
        await ana.act()


@scene
async def test_one_no_is_enough() -> None:
    async with Room() as room:
        ana, bo, cy = await some(room, "Ana", "Bo", "Cy", dice=PEEKS)
        code = ana.table.code
        await ana.act()
        state = room.course(code).state
        await ana.does("undo")
        await bo.does("answer", yes=True)
        assert question(cy) == ("undo", 0, (2,))
        await cy.does("answer", yes=False)
        assert question(ana) is None
        assert room.course(code).state is state
        await ana.does("undo")
        assert question(ana) == ("undo", 0, (1, 2)), "one may ask again, and everyone is asked again"
        for guest in (bo, cy):
            await guest.does("answer", yes=True)
        assert room.course(code).state != state


@scene
async def test_a_question_is_answered_once_by_each_and_not_by_who_asked() -> None:
    async with Room() as room:
        ana, bo, cy = await some(room, "Ana", "Bo", "Cy", dice=PEEKS)
        watcher = await room.come(ana.table.code, "Di")
        assert await bo.refused("answer", yes=True) == "nothing-asked"
        await ana.act()
        await ana.does("undo")
        assert await ana.refused("answer", yes=True) == "nothing-asked"
        assert await watcher.refused("answer", yes=False) == "not-seated"
        await bo.does("answer", yes=True)
        assert await bo.refused("answer", yes=False) == "nothing-asked"
        assert await ana.refused("undo") == "asked-already"
        assert await cy.refused("pause") == "asked-already"
        assert question(watcher) == ("undo", 0, (2,))


@scene
async def test_bots_always_agree() -> None:
    async with Room() as room:
        (ana,) = await room.playing("Ana", game="kinoko", bots=["simple"], dice=PEEKS, starter=1)
        code = ana.table.code
        state = room.course(code).state
        await ana.act()
        await ana.does("undo")
        assert question(ana) is None
        assert room.course(code).state == state


@scene
async def test_moves_of_others_since_then_are_taken_back_too() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        code = ana.table.code
        await ana.act("pass")
        state = room.course(code).state
        await ana.act("end_turn")
        await bo.act("pass")
        await ana.does("undo")
        await bo.does("answer", yes=True)
        assert room.course(code).state == state
        assert await bo.refused("undo") == "nothing-to-undo"


@scene
async def test_taking_back_freely_ends_a_question() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        await ana.act("pass")
        await ana.act("end_turn")
        await bo.act("pass")
        await ana.does("undo")
        assert question(bo) == ("undo", 0, (1,))
        await bo.does("undo")
        assert question(ana) is None
        assert await bo.refused("answer", yes=True) == "nothing-asked"
        await bo.act("pass")


@scene
async def test_whoever_leaves_is_not_waited_for() -> None:
    async with Room() as room:
        ana, bo, cy = await some(room, "Ana", "Bo", "Cy", dice=PEEKS)
        code = ana.table.code
        state = room.course(code).state
        await ana.act()
        await ana.does("undo")
        await bo.does("answer", yes=True)
        assert question(ana) == ("undo", 0, (2,))
        await cy.leave()
        assert question(ana) is None
        assert room.course(code).state == state


@scene
async def test_whoever_leaves_their_seat_to_a_bot_is_not_waited_for() -> None:
    async with Room() as room:
        ana, bo = await some(room, dice=PEEKS)
        code = ana.table.code
        state = room.course(code).state
        await ana.act()
        await ana.does("undo")
        await bo.does("stand")
        assert question(ana) is None
        assert room.course(code).state == state


@scene
async def test_whose_time_has_run_out_is_not_waited_for() -> None:
    async with Room() as room:
        ana, _ = await some(room, clock=50)
        await ana.act("pass")
        await ana.act("end_turn")
        await ana.does("undo")
        assert question(ana) == ("undo", 0, (1,))
        await asyncio.sleep(51)
        assert ana.table.seats[1].bot == "fox"
        assert question(ana) is None
        assert ana.legal


@scene
async def test_whoever_asked_and_left_is_still_answered() -> None:
    async with Room() as room:
        ana, bo = await some(room, dice=PEEKS)
        state = room.course(ana.table.code).state
        await ana.act()
        await ana.does("undo")
        await ana.leave()
        assert question(bo) == ("undo", 0, (1,))
        await bo.does("answer", yes=True)
        assert room.course(bo.table.code).state == state
        await asyncio.sleep(AWAY_SECONDS + 1)


@scene
async def test_a_question_does_not_survive_the_game() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", "Cy", game="kinoko")
        while guests[0].phase == "playing":
            if guests[0].table.question is None:
                await guests[0].does("pause")
            await to_move(guests).act(to_move(guests).legal[-1])
        assert question(guests[0]) is question(guests[1]) is None
        assert any(isinstance(note, Asked) for note in room.notes(guests[0].table.code))


@scene
async def test_what_was_said_aloud_is_only_taken_back_if_all_agree() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="konito", challenges=False)
        reader, guesser = (ana, bo) if ana.legal else (bo, ana)
        await reader.act("start")
        await reader.act("read_out", line=0)
        await reader.does("undo")
        assert question(guesser) == ("undo", reader.seat, (guesser.seat,))
        await guesser.does("answer", yes=True)
        assert guesser.view["faces"][0]["lines"][0]["mark"] == "hidden"
        await asyncio.sleep(1)
        await reader.act("read_out", line=0)
        await asyncio.sleep(61)
        assert guesser.view["phase"] == "review"


@scene
async def test_a_game_with_moves_taken_back_still_proves_its_draws() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="kinoko", gathered_scores_anyway=True)
        code = guests[0].table.code
        for round in range(20):
            await play_on(guests, most=3, seed=round)
            if guests[0].phase == "over":
                break
            for guest, other in (guests, guests[::-1]):
                guest.send("undo")
                await quiet()
                if other.table.question:
                    await other.does("answer", yes=round % 3 != 0)
        await play_on(guests)
        undone = [note for note in room.notes(code) if isinstance(note, Undone)]
        assert len(undone) > 3
        assert verify(RULES["kinoko"], room.course(code).record()).proved


# ---- pauses ---------------------------------------------------------------------------------------------------------


@scene
async def test_a_pause_is_agreed_on() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        await bo.does("pause")
        assert question(ana) == ("pause", 1, (0,))
        assert not ana.table.paused
        await ana.act("pass")
        await ana.does("answer", yes=False)
        assert question(ana) is None
        assert await ana.refused("resume") == "not-paused"
        await bo.does("pause")
        await ana.does("answer", yes=True)
        assert bo.table.paused
        assert question(bo) is None


@scene
async def test_whoever_is_alone_with_bots_pauses_at_once() -> None:
    async with Room(bot_pause=1) as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"] * 3)
        await ana.does("pause")
        assert ana.table.paused is True
        moves = len(room.course(ana.table.code).moves)
        await asyncio.sleep(100)
        assert len(room.course(ana.table.code).moves) == moves
        await ana.does("resume")
        assert ana.table.paused is False


@scene
async def test_in_a_pause_nothing_is_played_but_everything_may_be_said() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        watcher = await room.come(ana.table.code, "Cy")
        await ana.act("pass")
        await ana.does("pause")
        await bo.does("answer", yes=True)
        assert await ana.refused("act", action={"type": "end_turn"}) == "paused"
        assert await ana.refused("undo") == "paused"
        assert await bo.refused("pause") == "paused"
        assert await watcher.refused("resume") == "not-seated"
        await bo.does("say", text="Tea?")
        await bo.does("react", reaction="heart")
        await bo.does("resume")
        await ana.does("undo")
        await ana.act("pass")


@scene
async def test_a_pause_lasts_until_somebody_ends_it_also_after_a_restart() -> None:
    async with Room() as room:
        ana, bo = await some(room)
        code = ana.table.code
        await ana.does("pause")
        await bo.does("answer", yes=True)
        await room.restart()
        again = await room.come(code, "Bo")
        await asyncio.sleep(10 * AWAY_SECONDS)
        assert again.table.paused
        assert bots(again) == [None, None]
        await again.does("resume")
        await asyncio.sleep(AWAY_SECONDS + 1)
        assert bots(again) == ["fox", None]
