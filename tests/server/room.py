"""A house without a network: devices fed by hand, a log that is slow on demand, and time that nobody waits for.

A test is a scene. It runs in an event loop whose clock jumps to whatever is due next as soon as nothing else is to be
done, so an hourglass runs out at once, nothing depends on the speed of the machine, and a scene in which nothing would
ever happen any more fails instead of hanging.

Whatever a scene is about, when it ends every message must have been answered exactly once, every device must have been
told what is true, and every table, read back from its log, must stand where it stands.
"""

import asyncio
import csv
import io
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from itertools import count
from random import Random
from selectors import SelectorKey, SelectSelector
from types import SimpleNamespace
from typing import Any, ParamSpec

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tablee.core.chance import seed_from
from tablee.core.codec import decode, encode
from tablee.core.game import Seat, Thought
from tablee.games import GAMES
from tablee.games.konito import deck as konito_deck
from tablee.server import wire
from tablee.server.course import Chair, Course, Note
from tablee.server.device import Device
from tablee.server.house import House, Settings
from tablee.server.table import Table
from tablee.server.thinking import Thinkers, choose
from tablee.store import Done, Log
from tablee.store.memory import MemoryLog

P = ParamSpec("P")
AWAY_SECONDS = 5.0


# ---- time -----------------------------------------------------------------------------------------------------------


class _Skipping(SelectSelector):
    """Waits for nothing: time is whenever the next thing is due."""

    now = 1_000.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing would ever happen any more")
        self.now += max(0.0, timeout)
        return super().select(0)


class SkippingLoop(asyncio.SelectorEventLoop):
    """An event loop that skips the time in which nothing happens."""

    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)
        self.stumbled: list[Any] = []
        self.set_exception_handler(lambda loop, context: self.stumbled.append(context))

    def time(self) -> float:
        return self._skipping.now


def scene(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Play a test in a loop that skips idle time; whatever goes wrong behind its back fails it, too."""

    @wraps(test)
    def played(*args: P.args, **kwargs: P.kwargs) -> None:
        loop = SkippingLoop()
        clock = SimpleNamespace(monotonic=loop.time, perf_counter=loop.time, time=time.time)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tablee.server.table.time", clock)
            patch.setattr("tablee.server.clock.time", clock)
            patch.setattr("tablee.server.house.time", clock)
            with asyncio.Runner(loop_factory=lambda: loop) as runner:
                runner.run(test(*args, **kwargs))
        assert not loop.stumbled

    return played


async def quiet(condition: Callable[[], object] = lambda: True) -> None:
    """Until everything that can be done at this moment is done; where time is real, until this is so."""
    await asyncio.sleep(0.001)
    if not isinstance(asyncio.get_running_loop(), SkippingLoop):
        await until(condition)


async def until(condition: Callable[[], object], most: float = 100) -> None:
    """Until this is so, at most so many seconds."""
    end = now() + most
    while not condition():
        assert now() < end, "it never is"
        await asyncio.sleep(0.05)


def now() -> float:
    return asyncio.get_running_loop().time()


# ---- what a house is made of ----------------------------------------------------------------------------------------


class SlowLog:
    """A log that answers late, or fails: an entry of the script for each append, then without delay."""

    def __init__(self, log: Log | None = None, delays: Sequence[float | Exception] = ()) -> None:
        self.log = log or MemoryLog()
        self.delays: deque[float | Exception] = deque(delays)

    def append(self, table: str, after: int, entries: Sequence[bytes], done: Done) -> None:
        loop = asyncio.get_running_loop()
        delay = self.delays.popleft() if self.delays else 0.0
        if isinstance(delay, Exception):
            loop.call_soon(done, delay)
        elif delay == 0:
            self.log.append(table, after, entries, done)
        else:

            def late(error: Exception | None) -> None:
                loop.call_later(delay, done, error)

            self.log.append(table, after, entries, late)

    def read(self, table: str) -> list[bytes]:
        return self.log.read(table)

    def keep(self, name: str, value: bytes) -> bytes:
        return self.log.keep(name, value)

    def close(self) -> None:
        self.log.close()


class QuickThinkers(Thinkers):
    """Bots that think here and now, or for so many seconds."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(1, 10)
        self.seconds = seconds
        self.asked: list[str] = []

    async def choose(self, game: str, bot: str, view: Any, legal: Sequence[Any]) -> Thought[Any]:
        self.asked.append(bot)
        chosen = choose(game, bot, view, legal, len(self.asked))
        if self.seconds:
            await asyncio.sleep(self.seconds)
        return chosen

    advise = choose


_asking = msgspec.json.Decoder(wire.FromClient)
_hearing = msgspec.json.Decoder(list[wire.FromServer])
_notes = msgspec.json.Decoder(Note)


class _Numbered(Struct):
    seq: int


_numbers = msgspec.json.Decoder(list[_Numbered])


class Guest:
    """Somebody at a table with a device, who believes what it is told."""

    def __init__(self, room: "Room", table: Table, person: wire.Person, news: bool, most_waiting: int) -> None:
        self.room = room
        self.at = table
        self.person = person
        self.device = Device(room.house.outbox, most_waiting)
        self.device.wants_news = news
        self.heard: list[wire.FromServer] = []
        self.raw = bytearray()
        self.sent: Counter[str] = Counter()
        self.answers: dict[str, list[wire.Accepted | wire.Rejected]] = {}
        self.seat: Seat | None = None
        self.chat: list[wire.Chatted] = []
        self._table: wire.Table | None = None
        self.game: wire.Game | None = None
        self.left = False
        self._seq = 0
        self.hearing: asyncio.Task[None] | None = None

    # ---- hearing

    async def listen(self) -> None:
        while (told := await self.device.next()) is not None:
            self.raw += told
            for number in _numbers.decode(told):
                self._seq += 1
                assert number.seq == self._seq, "seq counts up by one"
            for message in _hearing.decode(told):
                assert self._table or isinstance(message, wire.Welcome), "the whole comes first"
                self.heard.append(message)
                self._believe(message)

    def start(self) -> None:
        """Take what the device gets, as it comes."""
        self.hearing = asyncio.create_task(self.listen())

    async def stop(self) -> None:
        """Take nothing any more, as a device does whose network is stuck."""
        if self.hearing is not None:
            self.hearing.cancel()
            await asyncio.gather(self.hearing, return_exceptions=True)

    def _believe(self, message: wire.FromServer) -> None:
        match message:
            case wire.Welcome(seat=seat, table=table, game=game, chat=chat):
                assert message.you == self.person
                self.seat, self._table, self.game, self.chat = seat, table, game, list(chat)
            case wire.TableChanged(table=table, seat=seat):
                self.seat, self._table = seat, table
            case wire.Game():
                self.game = message
            case wire.Said(chat=said):
                self.chat.append(said)
            case wire.Accepted() | wire.Rejected():
                self.answers.setdefault(message.id, []).append(message)
            case wire.Reacted() | wire.Warned() | wire.Hinted():
                pass

    def fresh(self) -> list[wire.FromServer]:
        """What came since the last time this was asked."""
        heard, self.heard = self.heard, []
        return heard

    @property
    def table(self) -> wire.Table:
        assert self._table is not None, "nothing was told yet"
        return self._table

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def view(self) -> Any:
        assert self.game is not None
        return self.game.view

    @property
    def legal(self) -> tuple[Any, ...]:
        return self.game.legal if self.game else ()

    # ---- saying

    def send(self, kind: str, /, id: str | None = None, **fields: Any) -> str:
        """Say something, and wait for nothing; the id of the message."""
        id = id or f"{self.person.id}-{next(self.room.ids)}"
        self.sent[id] += 1
        message = _asking.decode(msgspec.json.encode({"type": kind, "id": id, **fields}))
        self.at.receive(self.device, message)
        return id

    def answer(self, id: str) -> wire.Accepted | wire.Rejected | None:
        """The last answer to this message, if there is one yet."""
        return self.answers.get(id, [None])[-1]

    async def does(self, kind: str, /, id: str | None = None, **fields: Any) -> wire.Accepted:
        """Say something that is done."""
        id = self.send(kind, id, **fields)
        answered = len(self.answers.get(id, []))
        await quiet(lambda: len(self.answers.get(id, [])) > answered)
        answer = self.answer(id)
        assert isinstance(answer, wire.Accepted), (kind, fields, answer)
        return answer

    async def refused(self, kind: str, /, id: str | None = None, **fields: Any) -> str:
        """Say something that is not done, and changes nothing, and nobody else hears of it: the code, and the field."""
        course, others = self.at.course, [guest for guest in self.room.guests if guest is not self]
        before = dict(vars(course)), self.room.log.read(course.code), [len(other.heard) for other in others]
        id = self.send(kind, id, **fields)
        await quiet()
        answer = self.answer(id)
        assert isinstance(answer, wire.Rejected), (kind, fields, answer)
        assert self.at.course is course
        assert before == (dict(vars(course)), self.room.log.read(course.code), [len(other.heard) for other in others])
        return answer.code if answer.field is None else f"{answer.code}: {answer.field}"

    async def act(self, action: Any = None, **fields: Any) -> wire.Accepted:
        """Do this in the game, or whatever comes first."""
        chosen = self.legal[0] if action is None else {"type": action, **fields} if isinstance(action, str) else action
        return await self.does("act", action=chosen)

    async def leave(self) -> None:
        """Go."""
        self.left = True
        self.at.leave(self.device)
        self.device.cut()
        await quiet()


class Room:
    """A house in a hurry, and who is in it."""

    def __init__(self, log: Log | None = None, **settings: Any) -> None:
        self.log = log or MemoryLog()
        self.settings = Settings(**{"bot_pause": 0, "away_seconds": AWAY_SECONDS, "idle_seconds": 60, **settings})
        self.guests: list[Guest] = []
        self.ids = count(1)
        self.house = self._house()

    def _house(self) -> House:
        house = House(self.log, self.settings)
        house.thinkers = QuickThinkers()
        return house

    @property
    def thinkers(self) -> QuickThinkers:
        assert isinstance(self.house.thinkers, QuickThinkers)
        return self.house.thinkers

    async def __aenter__(self) -> "Room":
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is None:
            await quiet()
            self.check()
        self.house.close()
        for guest in self.guests:
            guest.device.cut()
        await quiet()

    # ---- tables and guests

    async def open(
        self,
        game: str = "kinoko",
        seats: int = 2,
        bots: Sequence[str | None] = (),
        host: str = "Ana",
        clock: int | None = None,
        quiet: bool = False,
        listed: bool = False,
        seed: str = "any",
        **options: Any,
    ) -> str:
        """A new table: its code. What is drawn there is the same each time."""
        chosen = GAMES[game].game.options(**options)
        chairs = (*(Chair(bot=bot) for bot in bots), *[Chair()] * (seats - len(bots)))
        opened = self.house.opened(game, chosen, chairs, host.lower(), listed=listed, quiet=quiet, clock=clock)
        return (await self.house.open(replace(opened, seed=seed_from(seed).hex()))).course.code

    async def come(
        self,
        code: str,
        name: str,
        lang: str = "en",
        news: bool = True,
        most_waiting: int = 64,
        id: str | None = None,
        television: bool = False,
    ) -> Guest:
        """Somebody comes to a table with a device."""
        guest = self.arrive(code, name, lang, news, most_waiting, id, television)
        await quiet(lambda: guest.answers)
        return guest

    def arrive(
        self,
        code: str,
        name: str,
        lang: str = "en",
        news: bool = True,
        most_waiting: int = 64,
        id: str | None = None,
        television: bool = False,
    ) -> Guest:
        """The same, and nobody waits until they are greeted."""
        person = wire.Person(id or name.lower(), name, lang)
        guest = Guest(self, self.house.find(code), person, news, most_waiting)
        guest.device.is_television = television
        self.guests.append(guest)
        guest.start()
        guest.sent["hello"] += 1
        guest.at.join(guest.device, person, "hello")
        return guest

    async def seated(self, *names: str, game: str = "kinoko", seats: int | None = None, **table: Any) -> list[Guest]:
        """A new table with these people on its first free seats."""
        bots = table.get("bots", ())
        code = await self.open(game, seats or len(names) + len(bots), host=names[0], **table)
        guests = [await self.come(code, name) for name in names]
        free = [seat for seat, place in enumerate(guests[0].table.seats) if place.bot is None]
        for guest, seat in zip(guests, free, strict=False):
            await guest.does("sit", seat=seat)
        return guests

    async def playing(self, *names: str, **table: Any) -> list[Guest]:
        """A new table at which these people have begun to play."""
        guests = await self.seated(*names, **table)
        for guest in guests:
            await guest.does("ready")
        assert guests[0].at.course.state is not None
        for guest in guests:
            guest.fresh()
        return guests

    def course(self, code: str) -> Course:
        return self.house.tables[code].course

    def notes(self, code: str) -> list[Note]:
        """What the log has of a table."""
        return [_notes.decode(entry) for entry in self.log.read(code)]

    async def put_away(self, code: str) -> None:
        """Everybody leaves, and the table is put away."""
        for guest in self.guests:
            if guest.at.course.code == code and not guest.left:
                await guest.leave()
        await asyncio.sleep(self.settings.idle_seconds + 1)
        self.house.sweep()
        assert code not in self.house.tables

    async def restart(self) -> None:
        """The house is closed and opened again over the same log."""
        for guest in self.guests:
            if not guest.left:
                await guest.leave()
        for table in self.house.tables.values():
            table.close()
        await quiet()
        self.house = self._house()

    # ---- what is always true

    def check(self) -> None:
        """Every message answered once, everyone told what is true, every log a table's whole truth."""
        for guest in self.guests:
            if guest.hearing is not None and guest.hearing.done() and not guest.hearing.cancelled():
                guest.hearing.result()
            for id, times in guest.sent.items():
                answers = guest.answers.get(id, [])
                assert len(answers) <= times, f"{id} was answered {len(answers)} times"
                if not (guest.left or guest.device.cut_off):
                    assert len(answers) == times, f"{id} was answered {len(answers)} times, not {times}"
            if guest in self._there():
                self._knows(guest)
        for code, table in self.house.tables.items():
            read = self.house.read(code)
            assert read is not None
            assert vars(read) == vars(table.course)

    def _there(self) -> list[Guest]:
        tables = self.house.tables.values()
        return [guest for guest in self.guests if guest.at in tables and guest.device in guest.at.devices]

    def _knows(self, guest: Guest) -> None:
        """What this guest believes is what they would be told now, but for what is said once, time, and the count."""
        if guest.device.cut_off:
            return
        table = decode(wire.Table, encode(guest.at.public()))
        assert replace(guest.table, version=0) == replace(table, version=0)
        seated = None if guest.device.is_television else guest.at.course.seat_of(guest.person.id)
        assert guest.seat == seated
        assert guest.chat == guest.at.course.chat
        if guest.game is not None or guest.at.course.state is not None:
            assert guest.game is not None
            game = decode(wire.Game, encode(guest.at.telling.game_for(guest.seat)))
            aside: dict[str, Any] = {"version": 0, "news": (), "whys": (), "left": None}
            assert replace(guest.game, **aside) == replace(game, **aside)


def to_move(guests: Sequence[Guest]) -> Guest:
    """Whose turn it is."""
    return next(guest for guest in guests if guest.legal)


async def play_on(guests: Sequence[Guest], most: int = 5_000, seed: int = 1) -> None:
    """Everyone does something legal whenever they may, until the game is over or so many things are done."""
    rng = Random(seed)
    for _ in range(most):
        if guests[0].phase == "over":
            return
        guest = to_move(guests)
        await guest.act(rng.choice(guest.legal))


def kinds(heard: Sequence[wire.FromServer]) -> list[str]:
    """Messages by what they are."""
    return [str(message.__struct_config__.tag) for message in heard]


def own_deck(lang: str = "en") -> str:
    """A deck of one's own, as the text of a spreadsheet: a card of each level."""
    cards = {card.level: card for card in konito_deck.shipped(konito_deck.in_language(lang)).cards}
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(konito_deck.COLUMNS)
    for card in cards.values():
        for name, lines in zip(konito_deck.FACES, card.faces, strict=True):
            for line in lines:
                others = "|".join(line.alternatives)
                rows.writerow([card.id, name, card.level, line.theme, line.start, line.end, others, "", ""])
    return text.getvalue()
