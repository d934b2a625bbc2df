"""Before the start: who sits where, who is host, and when it begins. Later: seats that bots keep, and that are free."""

from typing import Any

import pytest

from tablee.server import wire
from tablee.server.course import Seated, Started
from tests.server.room import Guest, Room, kinds, quiet, scene, to_move


def names(guest: Guest) -> list[str | None]:
    """Who sits where, as this guest sees it; a bot by its level."""
    return [place.person.name if place.person else place.bot for place in guest.table.seats]


# ---- sitting --------------------------------------------------------------------------------------------------------


@scene
async def test_whoever_sits_down_is_seen_by_everyone_and_told_their_seat() -> None:
    async with Room() as room:
        code = await room.open(seats=3)
        ana, bo = await room.come(code, "Ana"), await room.come(code, "Bo")
        assert ana.table.watching == ("Ana", "Bo")
        await ana.does("sit", seat=2)
        assert (ana.seat, bo.seat) == (2, None)
        for guest in (ana, bo):
            assert names(guest) == [None, None, "Ana"]
            assert guest.table.seats[2] == wire.Place("Ana", wire.Person("ana", "Ana"), None, here=True, ready=False)
            assert guest.table.watching == ("Bo",)


@scene
async def test_a_seat_has_one_owner_and_a_person_one_seat() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", seats=3)
        assert await bo.refused("sit", seat=0) == "seat-taken"
        assert await bo.refused("sit", seat=1) == "seat-taken", "it is one's own already"
        await bo.does("sit", seat=2)
        assert names(ana) == ["Ana", None, "Bo"]
        await ana.does("invite", seat=1, bot="simple")
        assert await bo.refused("sit", seat=1) == "seat-taken"


@pytest.mark.parametrize("message", ["sit", "clear"])
@scene
async def test_there_are_only_so_many_seats(message: str) -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        assert await ana.refused(message, seat=2) == "no-such-seat: seat"
        assert await ana.refused("invite", seat=11, bot="random") == "no-such-seat: seat"
        assert await ana.refused("swap", a=0, b=2) == "no-such-seat: seat"


@scene
async def test_whoever_stands_up_before_the_start_leaves_a_free_seat() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        await ana.does("ready")
        await ana.does("stand")
        assert names(bo) == [None, "Bo"]
        assert ana.seat is None
        assert await ana.refused("stand") == "not-seated"
        await ana.does("sit", seat=0)
        assert not ana.table.seats[0].ready


@scene
async def test_seats_are_exchanged_and_everyone_is_asked_again() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", bots=["simple"])
        await ana.does("ready")
        await bo.does("swap", a=0, b=1)
        assert names(bo) == ["Ana", "simple", "Bo"]
        assert (ana.seat, bo.seat) == (0, 2)
        assert not any(place.ready for place in bo.table.seats)
        await ana.does("swap", a=0, b=2)
        assert names(ana) == ["Bo", "simple", "Ana"]


@scene
async def test_whoever_comes_under_another_name_is_called_so() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo")
        await ana.does("ready")
        await ana.leave()
        assert not bo.table.seats[0].here
        annie = await room.come(bo.table.code, "Annie", lang="fr", id="ana")
        assert annie.seat == 0
        assert bo.table.seats[0] == wire.Place("Annie", wire.Person("ana", "Annie", "fr"), None, here=True, ready=True)


# ---- bots and the host ----------------------------------------------------------------------------------------------


@scene
async def test_bots_sit_on_free_seats_only() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", seats=4)
        await bo.does("invite", seat=2, bot="simple")
        assert names(ana) == ["Ana", "Bo", "simple", None]
        assert ana.table.seats[2].name
        assert await bo.refused("invite", seat=2, bot="random") == "seat-taken"
        assert await bo.refused("invite", seat=0, bot="random") == "seat-taken"
        assert await bo.refused("invite", seat=3, bot="clever") == "no-such-bot: bot"


@scene
async def test_anyone_clears_a_bot_and_only_the_host_somebody_else() -> None:
    async with Room() as room:
        ana, bo, cy = await room.seated("Ana", "Bo", "Cy", bots=["random"])
        await cy.does("clear", seat=0)
        assert await cy.refused("clear", seat=0) == "seat-empty"
        assert await cy.refused("clear", seat=bo.seat) == "not-host"
        await ana.does("clear", seat=bo.seat)
        assert bo.seat is None
        await cy.does("clear", seat=cy.seat)
        assert names(bo) == [None, "Ana", None, None]


@scene
async def test_while_the_host_is_gone_whoever_has_sat_longest_is_host() -> None:
    async with Room() as room:
        code = await room.open(seats=4)
        ana, bo, cy, di = [await room.come(code, name) for name in ("Ana", "Bo", "Cy", "Di")]
        assert di.table.host == "ana", "whoever opened the table, seated or not"
        for guest, seat in ((cy, 2), (bo, 0), (di, 1)):
            await guest.does("sit", seat=seat)
        assert di.table.host == "ana"
        await ana.leave()
        assert di.table.host == "cy", "who sat down first"
        await cy.does("sit", seat=3)
        assert di.table.host == "cy", "another seat does not make it later"
        assert await bo.refused("clear", seat=3) == "not-host"
        await cy.does("clear", seat=1)
        await cy.leave()
        assert bo.table.host == "bo"
        await bo.does("stand")
        assert bo.table.host == "ana", "nobody is there who sits"
        again = await room.come(code, "Ana")
        assert again.table.host == bo.table.host == "ana"


# ---- the start ------------------------------------------------------------------------------------------------------


@scene
async def test_an_empty_seat_does_not_keep_the_others_waiting() -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", game="kinoko", seats=4)
        await ana.does("swap", a=1, b=3)
        await ana.does("ready")
        assert ana.phase == "lobby"
        await bo.does("ready")
        assert (ana.phase, len(ana.table.seats)) == ("playing", 2)
        assert (ana.view["seat"], bo.view["seat"]) == (0, 1)


@scene
async def test_too_few_wait_for_others() -> None:
    async with Room() as room:
        (ana,) = await room.seated("Ana", game="kinoko", seats=3)
        await ana.does("ready")
        assert (ana.phase, len(ana.table.seats)) == ("lobby", 3)


@pytest.mark.parametrize("game", ["kinoko", "tomkuni", "konito"])
@scene
async def test_it_begins_when_everyone_is_ready(game: str) -> None:
    async with Room() as room:
        ana, bo = await room.seated("Ana", "Bo", game=game, seats=3)
        await bo.does("ready")
        await ana.does("invite", seat=2, bot="random")
        assert ana.phase == "lobby", "somebody is not ready"
        assert ana.game is None
        commitment = ana.table.commitment
        bo.fresh()
        await ana.does("ready")
        assert kinds(bo.fresh())[:2] == ["table", "game"]
        assert (bo.phase, bo.table.commitment, bo.table.seed) == ("playing", commitment, None)
        assert bo.view["seat"] == 1
        ((start, _),) = [(at, note) for at, note in enumerate(room.notes(bo.table.code)) if isinstance(note, Started)]
        assert isinstance(room.notes(bo.table.code)[start - 1], Seated), "both are one append"


@scene
async def test_the_last_bot_starts_the_game_too() -> None:
    async with Room() as room:
        (ana,) = await room.seated("Ana", seats=2)
        await ana.does("ready")
        await ana.does("invite", seat=1, bot="random")
        assert ana.phase == "playing"


@scene
async def test_bots_alone_do_not_begin() -> None:
    async with Room() as room:
        code = await room.open(seats=2, bots=["simple"])
        ana = await room.come(code, "Ana")
        await ana.does("invite", seat=1, bot="simple")
        assert ana.phase == "lobby"


@scene
async def test_only_who_sits_is_ready() -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo")
        cy = await room.come(ana.table.code, "Cy")
        assert await cy.refused("ready") == "not-seated"


BEFORE: dict[str, dict[str, Any]] = {
    "invite": {"seat": 0, "bot": "random"},
    "clear": {"seat": 0},
    "swap": {"a": 0, "b": 1},
    "arrange": {"quiet": True},
    "ready": {},
}


@pytest.mark.parametrize("message", BEFORE)
@scene
async def test_what_belongs_before_the_start_is_refused_after_it(message: str) -> None:
    async with Room() as room:
        ana, _ = await room.playing("Ana", "Bo")
        assert await ana.refused(message, **BEFORE[message]) == "only-before-start"


AFTER: dict[str, dict[str, Any]] = {
    "act": {"action": {"type": "pass"}},
    "undo": {},
    "pause": {},
    "answer": {"yes": True},
    "more_time": {},
}


@pytest.mark.parametrize("message", AFTER)
@scene
async def test_what_belongs_after_the_start_is_refused_before_it(message: str) -> None:
    async with Room() as room:
        ana, _ = await room.seated("Ana", "Bo", clock=60)
        assert await ana.refused(message, **AFTER[message]) == "not-before-start"


@pytest.mark.parametrize("message", [*AFTER, "stand", "resume", "back", "rematch"])
@scene
async def test_who_watches_does_not_play(message: str) -> None:
    async with Room() as room:
        ana, _ = await room.playing("Ana", "Bo", clock=60)
        cy = await room.come(ana.table.code, "Cy")
        assert cy.view["seat"] is None
        assert cy.legal == ()
        assert await cy.refused(message, **AFTER.get(message, {})) == "not-seated"


# ---- seats in the game ----------------------------------------------------------------------------------------------


@scene
async def test_whoever_stands_up_in_the_game_leaves_a_bot_that_is_marked_and_gets_the_seat_back() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="tomkuni")
        one = to_move([ana, bo])
        other = bo if one is ana else ana
        assert await one.refused("back") == "not-kept"
        moves = room.course(one.table.code).moves
        await one.does("stand")
        place = other.table.seats[one.seat or 0]
        assert (place.person, place.bot, place.here) == (one.person, "fox", True)
        assert moves[-1].__class__.__name__ == "Chanced"
        assert other.legal, "the bot has moved"
        await one.does("back")
        assert other.table.seats[one.seat or 0].bot is None
        await other.act()
        assert one.legal
        assert room.thinkers.asked == ["fox"]


@scene
async def test_whoever_acts_is_back() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="tomkuni")
        room.thinkers.seconds = 5
        one = to_move([ana, bo])
        await one.does("stand")
        await one.act()
        assert one.table.seats[one.seat or 0].bot is None
        await quiet()


@scene
async def test_the_seat_of_a_bot_may_be_taken_in_the_game_and_shows_what_it_sees() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="kinoko", bots=["simple"], starter=1)
        assert ana.legal
        cy = await room.come(ana.table.code, "Cy")
        assert await cy.refused("sit", seat=1) == "seat-taken"
        cy.fresh()
        await cy.does("sit", seat=0)
        assert names(bo) == ["Cy", "Ana", "Bo"]
        assert bo.table.seats[0].bot is None
        assert kinds(cy.fresh()) == ["table", "game", "accepted"]
        assert (cy.seat, cy.view["seat"]) == (0, 0)
        assert await ana.refused("sit", seat=0) == "seat-taken"
        assert await bo.refused("sit", seat=1) == "seat-taken"


@scene
async def test_nobody_changes_seats_in_the_game() -> None:
    async with Room() as room:
        ana, _ = await room.playing("Ana", "Bo", bots=["simple"], starter=1)
        assert await ana.refused("sit", seat=0) == "only-before-start"
