"""Words and reactions."""

import pytest

from tablee.server import wire
from tests.server.room import Room, kinds, play_on, quiet, scene


@scene
async def test_everyone_hears_what_anyone_says_and_who_comes_later_reads_it() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        cy = await room.come(ana.table.code, "Cy")
        await ana.does("say", text="Hello")
        await cy.does("say", text="I only watch")
        di = await room.come(ana.table.code, "Di")
        said = [wire.Chatted("ana", "Ana", "Hello"), wire.Chatted("cy", "Cy", "I only watch")]
        assert ana.chat == bo.chat == cy.chat == di.chat == said


@scene
async def test_one_may_talk_before_during_and_after_the_game() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        await ana.does("say", text="before")
        for guest in (ana, bo):
            await guest.does("ready")
        bo.fresh()
        await ana.does("say", text="during")
        assert kinds(bo.fresh()) == ["said"]
        await play_on([ana, bo])
        await ana.does("say", text="after")
        assert [chat.text for chat in bo.chat] == ["before", "during", "after"]


@scene
async def test_what_was_said_is_kept_but_not_for_ever() -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        for number in range(130):
            await ana.does("say", text=str(number))
        await room.restart()
        again = await room.come(ana.table.code, "Bo")
        assert [chat.text for chat in again.chat] == [str(number) for number in range(30, 130)]


UNTIDY = {
    "spaces": ("  two   words ", "two words"),
    "lines": ("one\ntwo\r\nthree\tfour\u2028five\u2029six\x85seven", "one two three four five six seven"),
    "steering": ("\x1b[2Jhello\x00\x07", "[2Jhello"),
    "turned around": ("a\u202eb\u2066c\u200fd", "a b c d"),
    "half of a letter": ("e\u0301", "é"),
    "not a letter yet": ("a\U000e0080b\ufffe", "a b"),
    "a family": ("👩‍👩‍👧 ❤️", "👩‍👩‍👧 ❤️"),
    "marks": ("<b>&amp;</b> [bold]", "<b>&amp;</b> [bold]"),
}


@pytest.mark.parametrize(("text", "told"), UNTIDY.values(), ids=UNTIDY.keys())
@scene
async def test_what_is_said_stands_on_one_line_and_steers_nothing(text: str, told: str) -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        await ana.does("say", text=text)
        assert bo.chat[-1].text == told


@pytest.mark.parametrize("text", [" ", "\n\n", "\u202e", "\x00"], ids=ascii)
@scene
async def test_nothing_is_not_said(text: str) -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        assert await ana.refused("say", text=text) == "bad-message: text"


@scene
async def test_at_a_quiet_table_nobody_talks_and_everyone_may_nod() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", quiet=True)
        cy = await room.come(ana.table.code, "Cy")
        for guest in (ana, cy):
            assert await guest.refused("say", text="Psst") == "quiet-table"
        await ana.does("react", reaction="laugh")
        await bo.does("arrange", quiet=False)
        await ana.does("say", text="At last")
        assert [chat.text for chat in cy.chat] == ["At last"]


@scene
async def test_a_reaction_is_seen_by_all_and_leaves_nothing_behind() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        cy = await room.come(ana.table.code, "Cy")
        before = room.log.read(ana.table.code)
        for guest in (ana, bo, cy):
            guest.fresh()
        await bo.does("react", reaction="wow")
        await cy.does("react", reaction="think")
        assert ana.fresh() == [wire.Reacted("bo", 1, "wow"), wire.Reacted("cy", None, "think")]
        assert kinds(bo.fresh()) == ["reacted", "accepted", "reacted"]
        assert room.log.read(ana.table.code) == before
        await quiet()
