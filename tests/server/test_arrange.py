"""What is played, and how: options are changed before the start, checked, and never say more than everyone may know."""

from typing import Any

import pytest

from tablee.core.codec import encode
from tablee.games.konito import deck as decks
from tablee.games.tomkuni.board import board_of
from tests.server.room import Room, own_deck, scene


@scene
async def test_what_is_not_named_stays_as_it_is() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", seats=3, clock=60, aid="seen")
        await bo.does("arrange", options={"round_limit": 9})
        assert (ana.table.options["aid"], ana.table.options["round_limit"]) == ("seen", 9)
        assert (ana.table.clock, ana.table.quiet, ana.table.listed, len(ana.table.seats)) == (60, False, False, 3)
        await bo.does("arrange", quiet=True, listed=True, clock=90)
        await bo.does("arrange")
        assert (ana.table.clock, ana.table.quiet, ana.table.listed) == (90, True, True)
        await bo.does("arrange", quiet=False, listed=False, clock="none")
        assert (ana.table.clock, ana.table.quiet, ana.table.listed) == (None, False, False)
        assert (ana.table.options["aid"], ana.table.options["round_limit"]) == ("seen", 9)
        await bo.does("arrange", options={"round_limit": None})
        assert ana.table.options["round_limit"] is None


@scene
async def test_everyone_is_asked_again_whether_they_are_ready() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        await ana.does("ready")
        await bo.does("arrange", options={"aid": "deduced"})
        assert [place.ready for place in ana.table.seats] == [False, False]
        await bo.does("ready")
        assert ana.phase == "lobby"
        await ana.does("ready")
        assert ana.phase == "playing"
        assert ana.view["options"]["aid"] == "deduced"


@scene
async def test_seats_are_added_and_free_ones_taken_away() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", seats=2)
        await ana.does("arrange", seats=4)
        await bo.does("sit", seat=3)
        assert await ana.refused("arrange", seats=3) == "seat-taken: seats"
        assert await ana.refused("arrange", seats=5) == "no-such-seat: seats"
        assert await ana.refused("arrange", seats=1) == "no-such-seat: seats"
        await bo.does("sit", seat=1)
        await ana.does("arrange", seats=2)
        assert [place.person and place.person.name for place in bo.table.seats] == ["Ana", "Bo"]


BAD: dict[str, tuple[str, dict[str, Any], str]] = {
    "no such option": ("kinoko", {"colour": "blue"}, "colour"),
    "no such choice": ("kinoko", {"aid": "cheat"}, "aid"),
    "another type": ("kinoko", {"round_limit": "soon"}, "round_limit"),
    "a starter who is not there": ("kinoko", {"starter": 2}, "starter"),
    "a round of no turns": ("kinoko", {"round_limit": 0}, "round_limit"),
    "too few dice": ("kinoko", {"dice": []}, "dice"),
    "dice that never stop": ("kinoko", {"dice": [["reroll"] * 6] * 3}, "dice"),
    "no such board": ("tomkuni", {"board": "spiral"}, "board"),
    "a board that is no file": ("tomkuni", {"board": {"name": "mine", "ring": [], "corners": []}}, "board"),
    "no such deck": ("konito", {"deck": "en/secret"}, "deck"),
    "a deck that is no file": ("konito", {"deck": {"name": "mine", "lang": "en", "cards": []}}, "deck"),
    "a deck that is nothing": ("konito", {"deck": None}, "deck"),
    "a form for others": ("konito", {"form": "three"}, "form"),
    "an hourglass of a second": ("konito", {"seconds": 1}, "seconds"),
    "a track of nowhere": ("konito", {"track": ["99"]}, "track"),
}


@pytest.mark.parametrize(("game", "options", "field"), BAD.values(), ids=BAD.keys())
@scene
async def test_options_that_cannot_be_are_refused_with_their_field(
    game: str, options: dict[str, Any], field: str
) -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo", game=game)
        code, _, told = (await ana.refused("arrange", options=options)).partition(": ")
        assert code == "bad-options"
        assert field in told


@scene
async def test_options_must_fit_the_number_of_seats() -> None:
    async with Room() as room:
        (ana,) = await room.seated("Ana", seats=3, starter=2)
        assert await ana.refused("arrange", seats=2) == "bad-options: starter"
        await ana.does("arrange", seats=2, options={"starter": 1})
        assert len(ana.table.seats) == 2


@scene
async def test_a_huge_number_is_a_number() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        await ana.does("arrange", options={"round_limit": 10**30})
        assert bo.table.options["round_limit"] == 10**30


@scene
async def test_a_board_of_ones_own_survives_other_changes() -> None:
    async with Room() as room:
        board = board_of("round")
        ana, bo = await room.seated("Ana", "Bo", game="tomkuni", board=board)
        await bo.does("arrange", options={"three_tries": True})
        assert room.course(bo.table.code).options.board == board
        await bo.does("arrange", options={"board": "cross"})
        assert bo.table.options["board"] == "cross"
        assert ana.table.options["three_tries"]


@scene
async def test_the_texts_of_a_deck_stay_in_the_box() -> None:
    """In the lobby nobody is sent a line of it, not even those whose deck it is."""
    async with Room() as room:
        deck = decks.read(own_deck(), "en")
        ana, bo = await room.seated("Ana", "Bo", game="konito", deck=deck)
        await ana.does("arrange", options={"seconds": 30})
        await bo.refused("arrange", options={"deck": {"cards": []}})
        await bo.does("resync")
        assert ana.table.options["deck"] == bo.table.options["deck"] == deck.name
        assert room.course(ana.table.code).options.deck == deck
        lines = [line for card in deck.cards for face in card.faces for line in face]
        told = bytes(ana.raw + bo.raw)
        assert b"seconds" in told
        assert not [line for line in lines for text in (line.start, line.end) if encode(text) in told]
        assert not [line for line in lines if encode(line.start)[1:-1] in told]


@scene
async def test_a_lobby_shows_what_would_begin() -> None:
    """How seats make teams is the game's to say, before the start, too: as a spectator would see it."""
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", game="konito")
        assert ana.table.preview["form"] == "together"
        await ana.does("arrange", seats=6, options={"teams": 3})
        assert bo.table.preview["form"] == "teams"
        assert bo.table.preview["teams"] == [0, 1, 2, 0, 1, 2]
        assert bo.table.preview["seat"] is None
        await ana.does("arrange", seats=2, options={"teams": 2})
        for guest in (ana, bo):
            await guest.does("ready")
        assert ana.phase == "playing"
        assert ana.table.preview is None
