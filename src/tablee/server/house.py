"""The house: all its tables, who may open one, and what they share."""

import asyncio
import secrets
import time
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from tablee.core.chance import SEED_BYTES
from tablee.core.codec import encode
from tablee.games import GAMES
from tablee.server import course as courses
from tablee.server import people
from tablee.server.arrange import Refused
from tablee.server.course import Chair, Course, OldRules, Opened
from tablee.server.device import Outbox
from tablee.server.metrics import Metrics
from tablee.server.table import Table
from tablee.server.thinking import Thinkers
from tablee.server.wire import Refusal
from tablee.store import Log

_log = structlog.get_logger()


class Settings(Struct, frozen=True):
    """What a host may set, and tests hurry up."""

    public_url: str | None = None
    away_seconds: float = 30
    """How long an absent player is waited for."""
    bot_pause: float = 0.9
    """How long a bot seems to think."""
    bot_seconds: float = 10
    """How long a bot may really think."""
    bot_processes: int = 1
    clock: int = 300
    """Seconds for a turn, at tables that do not say otherwise."""
    idle_seconds: float = 900
    """After this long with nobody there, a table is put away: it is read back when somebody comes."""
    most_tables: int = 5_000
    most_devices: int = 10_000
    lookups: float = 30
    """Questions for a table's code that one address may ask at once; one more every two seconds."""
    requests: float = 120
    """Other requests that one address may make at once; ten more a second."""
    openings: float = 30
    """Tables that one address may open at once; one more every two seconds."""
    messages: float = 60
    """Messages that one socket may send at once; twenty more a second."""
    most_waiting: int = 64
    """Messages that may wait for a slow device before it is cut off."""


class House:
    """All tables of this process, over one log."""

    def __init__(self, log: Log, settings: Settings | None = None) -> None:
        self.log = log
        self.settings = settings or Settings()
        self.metrics = Metrics()
        self.thinkers = Thinkers(self.settings.bot_processes, self.settings.bot_seconds)
        self.tables: dict[str, Table] = {}
        self.outbox = Outbox()
        self.devices = 0
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.devices.set_function(lambda: self.devices)
        self.metrics.bots_late.set_function(lambda: self.thinkers.late)

    # ---- tables -----------------------------------------------------------------------------------------------------

    def read(self, code: str) -> Course | None:
        """The course of a table, from the log."""
        return courses.read(code, self.log.read(code))

    def find(self, code: str) -> Table:
        """The table with this code, read back from the log if need be."""
        code = people.spoken(code)
        table = self.tables.get(code)
        if table is None:
            try:
                course = self.read(code)
            except OldRules:
                raise Refused(Refusal.OLD_RULES) from None
            if course is None:
                raise Refused(Refusal.NO_SUCH_TABLE)
            self._make_room()
            table = self.tables[code] = Table(course, self)
        table.idle_since = time.monotonic()  # somebody is about to come
        return table

    async def open(self, opened: Opened) -> Table:
        """A new table, durable before anyone gets its code."""
        self._make_room()
        code = people.new_code()
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()

        def done(error: Exception | None) -> None:
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.log.append(code, 0, [courses.write(opened)], done)
        try:
            await written
        except Exception as error:
            _log.error("log failed", reason=type(error).__name__)
            raise Refused(Refusal.NOT_KEPT_SAFE) from None
        _log.info("table opened", game=opened.game, seats=len(opened.seats))
        return self.find(code)

    def opened(
        self,
        game: str,
        options: Any,
        seats: tuple[Chair, ...],
        host: str,
        listed: bool = False,
        quiet: bool = False,
        clock: int | None = None,
        hints: bool = False,
    ) -> Opened:
        """The first entry of a table's log."""
        return Opened(
            game=game,
            version=GAMES[game].game.info.version,
            options=msgspec.Raw(encode(options)),
            seats=seats,
            seed=secrets.token_bytes(SEED_BYTES).hex(),
            host=host,
            listed=listed,
            quiet=quiet,
            hints=hints,
            clock=clock,
            at=int(time.time()),
        )

    def rematch(self, course: Course) -> Opened:
        """Another table for the same people, everyone one seat further, everything else as it was."""
        seats = tuple(
            Chair(person=chair.person, bot=None if chair.person else chair.bot, since=chair.since)
            for chair in (*course.seats[-1:], *course.seats[:-1])
        )
        options = course.game.again(course.state)
        settings = course.listed, course.quiet, course.clock, course.hints
        return self.opened(course.game.info.id, options, seats, course.host, *settings)

    def keeper(self, course: Course) -> str:
        """The bot that keeps a seat at this table."""
        return course.entry.keeper

    def _make_room(self) -> None:
        """Put tables away at which nobody has been for a while; refuse if the house is full all the same."""
        if len(self.tables) >= self.settings.most_tables:
            self.sweep()
        if len(self.tables) >= self.settings.most_tables:
            raise Refused(Refusal.HOUSE_FULL)

    def sweep(self) -> None:
        """Put idle tables away."""
        now = time.monotonic()
        for code, table in list(self.tables.items()):
            if table.idle and now - table.idle_since > self.settings.idle_seconds:
                table.close()
                del self.tables[code]

    def listed(self) -> list[Table]:
        """Tables that anyone may find: listed, not started, with a free seat and somebody there."""
        return [
            table
            for table in self.tables.values()
            if table.course.listed
            and table.course.phase == "lobby"
            and Chair() in table.course.seats
            and any(device.person for device in table.devices)
        ]

    def close(self) -> None:
        """Everyone is sent away; what was written stays."""
        for table in self.tables.values():
            table.close()
        self.thinkers.close()
        self.log.close()
