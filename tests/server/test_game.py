"""The game itself: legal moves are made and shown to each as they may see them, all others change nothing."""

from typing import Any

import pytest

from tablee.core.chance import verify
from tablee.core.game import Chanced
from tablee.core.record import read, write
from tablee.games import GAMES, RULES
from tablee.server import wire
from tablee.server.course import Moved
from tests.server.room import Guest, Room, kinds, play_on, scene, to_move, until

BLANKS: Any = (("blank",) * 6,) * 3
"""Dice of Kinoko that allow nothing but to pass."""


def in_turn(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Whose turn it is, and the other one."""
    one = to_move(guests)
    return one, next(guest for guest in guests if guest is not one)


@scene
async def test_a_move_is_shown_to_each_as_they_see_it() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="kinoko", dice=BLANKS)
        cy = await room.come(guests[0].table.code, "Cy")
        one, other = in_turn(guests)
        for guest in (*guests, cy):
            guest.fresh()
        moves = len(one.at.course.moves)
        answer = await one.act("pass")
        for guest in (*guests, cy):
            heard = guest.fresh()
            game = next(message for message in heard if isinstance(message, wire.Game))
            assert kinds(heard) == (["game", "accepted"] if guest is one else ["game"])
            assert game.moves == moves + 1
            assert game.version == answer.version == guest.at.course.version
            assert game.view["seat"] == guest.seat
            assert game.news
        assert one.legal
        assert other.legal == cy.legal == ()
        assert one.view["family"] != other.view["family"]
        assert cy.view["family"] is None


@scene
async def test_what_comes_of_each_action_is_told_in_the_same_order() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="tomkuni")
        for _ in range(30):
            one, other = in_turn(guests)
            assert one.game is not None
            assert other.game is not None
            assert other.game.foreseen == ()
            assert len(one.game.foreseen) == len(one.legal)
            await one.act(one.legal[-1])
            assert one.view["pawns"] == other.view["pawns"] == one.view["pawns"]
        one, _ = in_turn(guests)
        foreseen = one.game.foreseen[0] if one.game else {}
        await one.act()
        assert one.view["pawns"] == foreseen["pawns"]


@scene
async def test_what_is_drawn_after_a_move_is_written_with_it() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="tomkuni")
        code = guests[0].table.code
        for _ in range(10):
            before = len(room.log.read(code))
            await to_move(guests).act()
            notes = room.notes(code)[before:]
            assert [note.by is None for note in notes] == [False, True], "a move, and the next one's die"
            assert all(isinstance(note, Moved) for note in notes)
            assert isinstance(room.course(code).moves[-1], Chanced)


# ---- what is not done -----------------------------------------------------------------------------------------------

ILLEGAL: dict[str, tuple[str, Any, str]] = {
    "too early": ("kinoko", {"type": "announce"}, "kinoko-choose-a-die-first"),
    "a place that is not there": ("kinoko", {"type": "peek", "value": 1, "place": "hand3"}, "kinoko-no-such-place"),
    "the same place twice": ("kinoko", {"type": "swap", "value": 1, "a": "upper", "b": "upper"}, "kinoko-same-place"),
    "a pawn that is not there": ("tomkuni", {"type": "walk", "pawn": 9}, "tomkuni-no-such-pawn"),
    "a pawn in the yard": ("tomkuni", {"type": "walk", "pawn": 0}, "tomkuni-not-on-the-ring"),
    "not in this phase": ("konito", {"type": "next"}, "konito-not-now"),
}


@pytest.mark.parametrize(("game", "action", "code"), ILLEGAL.values(), ids=ILLEGAL.keys())
@scene
async def test_what_the_rules_forbid_is_refused_with_their_code(game: str, action: Any, code: str) -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game=game)
        assert await to_move(guests).refused("act", action=action) == code


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_who_is_not_asked_does_nothing(game: str) -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game=game)
        one, other = in_turn(guests)
        for action in one.legal:
            assert await other.refused("act", action=action) == "not-your-turn"


MALFORMED: dict[str, Any] = {
    "nothing": None,
    "a number": 7,
    "a text": "announce",
    "a list": ["announce"],
    "no type": {},
    "another type": {"type": "fly"},
    "a type that is none": {"type": 7},
    "a field is missing": {"type": "peek", "value": 1},
    "a field too many": {"type": "pass", "seat": 1},
    "a wrong value": {"type": "peek", "value": 4, "place": "upper"},
    "a wrong kind of value": {"type": "peek", "value": "1", "place": "upper"},
    "another game's": {"type": "walk", "pawn": 0},
    "a whole move": {"type": "played", "seat": 0, "action": {"type": "pass"}},
    "a draw": {"type": "chanced", "draw": "roll", "outcome": [["1"], ["1"], ["1"]]},
    "time": {"type": "timed", "at": 0},
}


@pytest.mark.parametrize("action", MALFORMED.values(), ids=MALFORMED.keys())
@scene
async def test_what_cannot_be_read_as_an_action_is_refused(action: Any) -> None:
    async with Room() as room:
        for guest in await room.playing("Ana", "Bo", game="kinoko"):
            assert await guest.refused("act", action=action) == "bad-move"


@scene
async def test_after_the_end_nothing_is_done() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="kinoko")
        await play_on(guests)
        for guest in guests:
            assert await guest.refused("act", action={"type": "end_turn"}) == "game-over"
            for message in ("undo", "pause", "more_time"):
                assert await guest.refused(message) == "not-before-start"
            assert await guest.refused("answer", yes=True) == "not-before-start"


# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@scene
async def test_people_play_to_the_end_and_can_prove_every_draw(players: int) -> None:
    async with Room() as room:
        guests = await room.playing(*("Ana", "Bo", "Cy", "Di")[:players], game="kinoko")
        commitment = guests[0].table.commitment
        await play_on(guests, seed=players)
        table = guests[-1].table
        assert table.phase == "over"
        assert table.outcome is not None
        assert sorted(seat for rank in table.outcome.ranking for seat in rank) == list(range(players))
        record = room.course(table.code).record()
        assert (record.commitment, record.seed) == (commitment, table.seed)
        assert verify(RULES["kinoko"], record).proved
        assert read(write(record), RULES) == record
        assert record.seats == ("Ana", "Bo", "Cy", "Di")[:players]


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_bots_play_the_seats_of_those_who_stand_up_to_the_end(game: str) -> None:
    async with Room(bot_pause=1) as room:
        (ana,) = await room.playing("Ana", game=game, bots=["simple"])
        await ana.does("stand")
        await until(lambda: ana.phase == "over", most=3_600)
        record = room.course(ana.table.code).record()
        assert verify(RULES[game], record).proved
        assert (ana.table.seed, ana.table.outcome is not None) == (record.seed, True)
        assert room.thinkers.late == 0
        assert record.seats[1] == "Ana"


@scene
async def test_the_seed_is_told_when_the_game_is_over_and_never_before() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", game="kinoko")
        seed = room.course(ana.table.code).seed.encode()
        for guest in (ana, bo):
            await guest.does("ready")
        while ana.phase != "over":
            assert seed not in ana.raw + bo.raw
            await to_move([ana, bo]).act(to_move([ana, bo]).legal[-1])
        assert seed in ana.raw
        assert seed in bo.raw


# ---- news -----------------------------------------------------------------------------------------------------------


@scene
async def test_news_come_in_the_language_of_who_reads_them_and_only_to_who_wants_them() -> None:
    async with Room() as room:
        guests = await room.playing("Ana", "Bo", game="tomkuni")
        code = guests[0].table.code
        cy = await room.come(code, "Cy")
        zoe = await room.come(code, "Zoé", lang="fr")
        di = await room.come(code, "Di", news=False)
        for _ in range(3):
            await to_move(guests).act()
            assert all(guest.game for guest in room.guests)
            news = {guest.person.name: guest.game.news for guest in room.guests if guest.game}
            assert news["Cy"]
            assert len(news["Zoé"]) == len(news["Cy"])
            assert news["Zoé"] != news["Cy"]
            assert news["Di"] == ()
            assert di.view == cy.view == zoe.view
