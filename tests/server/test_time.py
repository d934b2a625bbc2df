"""Time: turns have clocks, absent players are not waited for, hourglasses run by themselves, and pauses stop it all."""

import asyncio

import pytest

from tablee.core.game import Timed
from tablee.server import wire
from tests.server.room import AWAY_SECONDS, Guest, Room, SlowLog, kinds, scene, to_move, until

CLOCK = 100
WARNING = 30


async def two(room: Room, game: str = "tomkuni", clock: int | None = CLOCK) -> tuple[Guest, Guest]:
    """Who is to move, and the other one."""
    ana, bo = await room.playing("Ana", "Bo", game=game, clock=clock)
    return (ana, bo) if ana.legal else (bo, ana)


def keeper(seen_by: Guest, of: Guest) -> str | None:
    """The bot that keeps somebody's seat, as somebody sees it."""
    return seen_by.table.seats[of.at.course.seat_of(of.person.id) or 0].bot


def left(guest: Guest) -> float:
    """Seconds on the clock when it was told last."""
    assert guest.game is not None
    assert guest.game.left is not None
    return guest.game.left / 1000


# ---- the clock of a turn --------------------------------------------------------------------------------------------


@scene
async def test_a_turn_has_so_much_time_then_a_bot_keeps_the_seat_and_is_marked() -> None:
    async with Room() as room:
        one, other = await two(room)
        assert left(one) == left(other) == CLOCK
        await asyncio.sleep(CLOCK - WARNING - 1)
        assert other.fresh() == []
        await asyncio.sleep(2)
        (warned,) = other.fresh()
        assert warned == one.fresh()[0] == wire.Warned(one.seat or 0, WARNING)
        await asyncio.sleep(WARNING - 2)
        assert other.fresh() == []
        await asyncio.sleep(2)
        assert keeper(other, one) == "fox"
        assert other.table.seats[one.seat or 0].person == one.person
        assert other.table.seats[one.seat or 0].here
        assert other.legal, "the bot has moved"
        await other.act()
        assert other.legal, "and again"
        await one.does("back")
        assert keeper(other, one) is None
        await other.act()
        assert one.legal


@scene
async def test_every_turn_has_its_own_time() -> None:
    async with Room() as room:
        guests = await two(room)
        for _ in range(5):
            await asyncio.sleep(CLOCK - WARNING - 5)
            await to_move(guests).act()
            assert left(guests[0]) == CLOCK
        assert not [guest for guest in guests if "warned" in kinds(guest.heard)]
        assert keeper(guests[0], guests[1]) is keeper(guests[1], guests[0]) is None


@scene
async def test_a_clock_that_is_shorter_than_the_warning_warns_at_once() -> None:
    async with Room() as room:
        ana, bo = await room.playing("Ana", "Bo", game="tomkuni", clock=10)
        one, other = (ana, bo) if ana.legal else (bo, ana)
        await one.act()
        assert wire.Warned(other.seat or 0, 10) in one.fresh()
        await asyncio.sleep(11)
        assert keeper(one, other) == "fox"


@scene
async def test_extra_time_is_a_whole_turn_more_and_given_three_times() -> None:
    async with Room() as room:
        one, other = await two(room)
        await asyncio.sleep(CLOCK - 1)
        await one.does("more_time")
        assert left(other) == pytest.approx(CLOCK + 1, abs=0.1)
        one.fresh()
        await asyncio.sleep(CLOCK - WARNING + 2)
        assert kinds(one.fresh()) == ["warned"], "it is warned again"
        await other.does("more_time")
        await one.does("more_time")
        assert await one.refused("more_time") == "no-more-time"
        assert left(one) == pytest.approx(2 * CLOCK + WARNING - 1, abs=0.1)
        await asyncio.sleep(2 * CLOCK)
        assert keeper(other, one) is None
        await one.act()
        assert left(one) == CLOCK, "the next turn has its own"
        await other.does("more_time")
        await asyncio.sleep(2 * CLOCK + 1)
        assert keeper(one, other) == "fox"


@scene
async def test_without_a_clock_nobody_is_hurried() -> None:
    async with Room() as room:
        one, other = await two(room, clock=None)
        assert one.game is not None
        assert one.game.left is None
        assert await one.refused("more_time") == "no-turn-clock"
        await asyncio.sleep(100_000)
        assert keeper(other, one) is None


async def after_a_turn_of_konito(room: Room) -> tuple[Guest, list[Guest]]:
    """The Reader, and four who are at the table; a face is found and the time is up."""
    guests = await room.playing("Ana", "Bo", "Cy", "Di", game="konito", clock=CLOCK, challenges=False, seconds=10)
    reader = to_move(guests)
    await reader.act("start")
    for line in range(3):
        await reader.act("got", line=line)
    await until(lambda: reader.view["phase"] == "review")
    for guest in guests:
        guest.fresh()
    return reader, list(guests)


def may(guest: Guest, what: str) -> bool:
    return any(action["type"] == what for action in guest.legal)


@scene
async def test_everyone_whose_time_runs_out_is_warned() -> None:
    """Once somebody objects, all are asked for their vote, and the clock runs for each of them."""
    async with Room() as room:
        reader, guests = await after_a_turn_of_konito(room)
        objector = next(guest for guest in guests if may(guest, "contest"))
        await objector.act("contest", face=0, line=0, reason="translation")
        for guest in guests:
            guest.fresh()
        assert all(may(guest, "vote") for guest in guests)
        await asyncio.sleep(CLOCK - WARNING + 1)
        warned = {message.seat for message in reader.fresh() if isinstance(message, wire.Warned)}
        assert warned == {guest.seat for guest in guests}


@scene
async def test_nobody_is_replaced_for_what_they_need_not_do() -> None:
    """Who could only object is neither hurried nor played by a bot; who closes the turn is."""
    async with Room() as room:
        reader, guests = await after_a_turn_of_konito(room)
        (closing,) = [guest for guest in guests if may(guest, "next")]
        free = [guest for guest in guests if guest.legal and guest is not closing]
        assert free
        assert [guest.game.awaited for guest in guests if guest.game] == [guest is closing for guest in guests]
        await free[0].leave()
        await asyncio.sleep(CLOCK - 1)
        warned = {message.seat for message in reader.fresh() if isinstance(message, wire.Warned)}
        assert warned == {closing.seat}
        assert [keeper(reader, guest) for guest in guests] == [None] * 4, "nor is anybody who has left"
        await asyncio.sleep(2)
        assert keeper(reader, closing) == "squirrel"
        assert all(keeper(reader, guest) is None for guest in guests if guest not in (closing, free[0]))


@scene
async def test_a_turn_that_was_read_back_from_the_log_has_its_whole_time() -> None:
    async with Room() as room:
        one, other = await two(room)
        await asyncio.sleep(CLOCK - 5)
        await room.put_away(one.table.code)
        again = await room.come(one.table.code, one.person.name)
        assert left(again) == CLOCK
        await asyncio.sleep(CLOCK - 1)
        assert again.legal
        assert keeper(again, other) is None


# ---- pauses ---------------------------------------------------------------------------------------------------------


@scene
async def test_a_pause_stops_the_clock() -> None:
    async with Room() as room:
        one, other = await two(room)
        await asyncio.sleep(CLOCK - 40)
        await one.does("pause")
        await other.does("answer", yes=True)
        assert one.table.paused is True
        assert left(one) == pytest.approx(40, abs=0.1)
        await asyncio.sleep(10_000)
        assert await one.refused("act", action=one.legal[0]) == "paused"
        await other.does("resume")
        assert other.table.paused is False
        assert left(one) == pytest.approx(40, abs=0.1)
        one.fresh()
        await asyncio.sleep(11)
        assert kinds(one.fresh()) == ["warned"]
        await one.act()
        assert keeper(other, one) is None


@scene
async def test_a_pause_stops_bots_and_absence() -> None:
    async with Room(bot_pause=1) as room:
        ana, bo = await room.playing("Ana", "Bo", game="tomkuni", bots=["random"])
        code = ana.table.code
        await until(lambda: ana.legal or bo.legal)
        await ana.does("pause")
        await bo.does("answer", yes=True)
        moves = len(room.course(code).moves)
        await bo.leave()
        await asyncio.sleep(1_000)
        assert len(room.course(code).moves) == moves
        assert keeper(ana, bo) is None
        await ana.does("resume")
        while len(room.course(code).moves) < moves + 9:
            if ana.legal:
                await ana.act()
            await asyncio.sleep(1)
        assert keeper(ana, bo) == "fox"


# ---- absence --------------------------------------------------------------------------------------------------------


@scene
async def test_an_absent_players_seat_is_kept_when_it_is_their_turn() -> None:
    async with Room() as room:
        one, other = await two(room, clock=None)
        await one.leave()
        assert not other.table.seats[one.seat or 0].here
        await asyncio.sleep(AWAY_SECONDS - 0.5)
        assert keeper(other, one) is None
        await asyncio.sleep(1)
        assert keeper(other, one) == "fox"
        assert other.legal


@scene
async def test_an_absent_player_is_waited_for_as_long_as_it_is_not_their_turn() -> None:
    async with Room() as room:
        one, other = await two(room, clock=None)
        await other.leave()
        await asyncio.sleep(100 * AWAY_SECONDS)
        assert keeper(one, other) is None
        await one.act()
        assert keeper(one, other) == "fox", "they have been away for long enough"
        assert one.legal


@scene
async def test_who_comes_back_in_time_has_lost_nothing() -> None:
    async with Room() as room:
        one, other = await two(room, clock=None)
        for _ in range(3):
            await one.leave()
            await asyncio.sleep(AWAY_SECONDS - 0.5)
            one = await room.come(other.table.code, one.person.name)
        assert keeper(other, one) is None
        await one.act()


@scene
async def test_who_comes_back_later_has_their_seat_again() -> None:
    async with Room() as room:
        one, other = await two(room, clock=None)
        await one.leave()
        await asyncio.sleep(AWAY_SECONDS + 1)
        await other.act()
        await other.act()
        again = await room.come(other.table.code, one.person.name)
        assert keeper(other, one) is None
        assert again.seat == one.seat
        await other.act()
        await again.act()


@scene
async def test_who_comes_back_while_the_bot_thinks_has_their_seat_again() -> None:
    async with Room() as room:
        one, other = await two(room, clock=None)
        room.thinkers.seconds = 8
        await one.leave()
        await asyncio.sleep(AWAY_SECONDS + 4)
        assert room.thinkers.asked == ["fox"]
        again = await room.come(other.table.code, one.person.name)
        await asyncio.sleep(20)
        assert again.legal, "what the bot found is not done"
        await again.act()


@scene
async def test_who_takes_their_seat_back_while_the_bot_decides_moves_themselves() -> None:
    """The bot's answer comes while the log still writes that the seat is its owner's again."""
    log = SlowLog()
    async with Room(log) as room:
        one, other = await two(room, clock=None)
        room.thinkers.seconds = 8
        await one.does("stand")
        await asyncio.sleep(7)
        log.delays.append(4.0)
        one.send("back")
        await asyncio.sleep(10)
        assert keeper(other, one) is None
        assert one.legal
        await one.act()


@scene
async def test_who_moves_in_the_last_moment_is_not_overtaken() -> None:
    """The time runs out while the log is still busy with a word, and the move waits behind it."""
    log = SlowLog()
    async with Room(log) as room:
        one, other = await two(room)
        await asyncio.sleep(CLOCK - 2)
        log.delays.append(4.0)
        other.send("say", text="Hurry")
        await asyncio.sleep(1)
        one.send("act", action=one.legal[0])
        await asyncio.sleep(4)
        assert keeper(other, one) is None
        assert other.legal


@scene
async def test_where_nobody_is_nothing_moves() -> None:
    async with Room() as room:
        one, other = await two(room)
        code = one.table.code
        await asyncio.sleep(CLOCK - 5)
        await other.leave()
        await one.leave()
        before = room.log.read(code)
        await asyncio.sleep(10_000)
        assert room.log.read(code) == before
        again = await room.come(code, one.person.name)
        assert left(again) == pytest.approx(5, abs=0.1), "nor did the clock run"
        await asyncio.sleep(2)
        assert keeper(again, one) is None
        await again.act()


@scene
async def test_who_watches_keeps_no_game_going() -> None:
    async with Room() as room:
        one, other = await two(room)
        watcher = await room.come(one.table.code, "Cy")
        await one.leave()
        await other.leave()
        before = room.log.read(one.table.code)
        await asyncio.sleep(10_000)
        assert room.log.read(one.table.code) == before
        assert keeper(watcher, one) is None


@scene
async def test_bots_wait_for_people() -> None:
    async with Room(bot_pause=10) as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"])
        code = ana.table.code
        if ana.legal:
            await ana.act()
        await ana.leave()
        before = room.log.read(code)
        await asyncio.sleep(1_000)
        assert room.log.read(code) == before
        again = await room.come(code, "Ana")
        await asyncio.sleep(11)
        assert again.legal


@scene
async def test_a_chatty_table_does_not_keep_bots_from_moving() -> None:
    async with Room(bot_pause=2) as room:
        (ana,) = await room.playing("Ana", game="tomkuni", bots=["random"])
        await until(lambda: ana.legal)
        await ana.act()
        for number in range(30):
            await ana.does("say", text=f"Hello {number}")
            await asyncio.sleep(0.1)
        assert ana.legal


@scene
async def test_a_second_device_keeps_the_seat_warm() -> None:
    async with Room() as room:
        one, other = await two(room, clock=None)
        phone = await room.come(one.table.code, one.person.name)
        await one.leave()
        assert other.table.seats[one.seat or 0].here
        await asyncio.sleep(10 * AWAY_SECONDS)
        assert keeper(other, one) is None
        await phone.act()


# ---- the hourglass --------------------------------------------------------------------------------------------------

HOURGLASS = 20
GRACE = 0.7


async def reading(room: Room) -> tuple[Guest, Guest]:
    """A Reader and a guesser, and the hourglass has just been turned."""
    ana, bo = await room.playing("Ana", "Bo", game="konito", challenges=False, seconds=HOURGLASS, clock=CLOCK)
    reader, guesser = (ana, bo) if ana.legal else (bo, ana)
    await reader.act("start")
    assert guesser.view["phase"] == "reading"
    return reader, guesser


@scene
async def test_the_hourglass_runs_out_by_itself() -> None:
    async with Room() as room:
        reader, guesser = await reading(room)
        assert left(reader) == left(guesser) == pytest.approx(HOURGLASS + GRACE, abs=0.1)
        await asyncio.sleep(HOURGLASS)
        await guesser.act("guess", text="something")
        assert guesser.view["guesses"][-1]["text"] == "something"
        await asyncio.sleep(GRACE + 0.1)
        assert guesser.view["phase"] == "review"
        assert isinstance(room.course(reader.table.code).moves[-1], Timed)
        assert await guesser.refused("act", action={"type": "guess", "text": "too late"}) == "konito-not-now"
        assert left(reader) == pytest.approx(CLOCK, abs=0.2), "now the clock of the turn runs"


@scene
async def test_a_pause_stops_the_hourglass() -> None:
    async with Room() as room:
        reader, guesser = await reading(room)
        await asyncio.sleep(5)
        await reader.does("pause")
        await guesser.does("answer", yes=True)
        await asyncio.sleep(1_000)
        assert guesser.view["phase"] == "reading"
        await guesser.does("resume")
        assert left(reader) == pytest.approx(HOURGLASS + GRACE - 5, abs=0.1)
        await reader.act("read_out", line=0)
        await asyncio.sleep(HOURGLASS - 6)
        assert guesser.view["phase"] == "reading"
        await asyncio.sleep(2)
        assert guesser.view["phase"] == "review"


@scene
async def test_the_hourglass_lies_down_while_nobody_is_there() -> None:
    async with Room() as room:
        reader, guesser = await reading(room)
        code = reader.table.code
        await asyncio.sleep(5)
        await reader.leave()
        await guesser.leave()
        await asyncio.sleep(30)
        again = await room.come(code, guesser.person.name)
        assert again.view["phase"] == "reading"
        assert left(again) == pytest.approx(HOURGLASS + GRACE - 5, abs=0.1)


@scene
async def test_the_hourglass_goes_on_after_the_table_was_put_away() -> None:
    async with Room() as room:
        reader, guesser = await reading(room)
        code = reader.table.code
        await asyncio.sleep(5)
        await reader.act("read_out", line=0)
        await room.put_away(code)
        again = await room.come(code, guesser.person.name)
        assert left(again) == pytest.approx(HOURGLASS + GRACE - 5, abs=0.1), "from the last move on"
        await again.act("guess", text="something")
        await asyncio.sleep(HOURGLASS)
        assert again.view["phase"] == "review"


@scene
async def test_the_hourglass_that_the_log_does_not_take_runs_out_a_moment_later() -> None:
    log = SlowLog()
    async with Room(log) as room:
        reader, guesser = await reading(room)
        log.delays.extend([OSError("disk full"), OSError("disk full")])
        await asyncio.sleep(HOURGLASS + GRACE + 0.5)
        assert guesser.view["phase"] == "reading"
        await asyncio.sleep(3)
        assert guesser.view["phase"] == "review"
        assert reader.view["phase"] == "review"
