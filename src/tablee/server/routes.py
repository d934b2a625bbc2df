"""What the house answers over HTTP: its games, its tables, who is who."""

import asyncio
import io
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tablee import __version__
from tablee.core.record import write
from tablee.games import GAMES
from tablee.server import wire
from tablee.server.arrange import Refused, entry_of, options_from, try_setup
from tablee.server.course import Chair
from tablee.server.desk import PROBLEMS, CodeInPath, Req, caller_of, desk_of, language_of, named
from tablee.server.replaying import replayed
from tablee.server.wire import Refusal

_LONGEST_LINK = 500
LONGEST_FILE = 250_000
"""Characters of a deck or a board: almost twice our largest deck. To compare all its lines takes three seconds."""


# ---- what is said ---------------------------------------------------------------------------------------------------


class Identity(Struct, frozen=True):
    """Who a device is. The token is the device's alone."""

    person: str
    token: str


class Moving(Struct, frozen=True):
    """A code for another device to become the same person, once."""

    code: str
    seconds: int = 600


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """What the other device brings."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who opens a table and sits down at it."""

    name: wire.Name
    lang: wire.Language = "en"
    colour: wire.Colour | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. Bots are given by seat; whoever opens it sits on the first seat without one, if they sit."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    files: dict[str, Annotated[str, Meta(max_length=LONGEST_FILE)]] = {}
    """Options that are the text of a file: a deck or a board of one's own."""
    bots: list[Annotated[str, Meta(max_length=40)] | None] = []
    me: Sitting | None = None
    listed: bool = False
    quiet: bool = False
    hints: bool = False
    clock: wire.Seconds | Literal["none"] | None = None


class OpenTable(Struct, frozen=True):
    """A table that anyone may join."""

    code: str
    game: str
    seats: int
    free: int
    names: tuple[str, ...]
    quiet: bool


class GameInfo(Struct, frozen=True):
    """A game of the house: its sizes, the levels of its bots, and its options with their defaults."""

    id: str
    version: int
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    hints: bool
    """Whether players can ask an expert."""
    options: dict[str, Any]
    schema: dict[str, Any]
    rules: dict[str, tuple[str, ...]]
    """The sections of the rules, and the numbered rules in each."""
    choices: dict[str, dict[str, Any]]
    """Options whose values are known by a name: by option and name, what it stands for."""


class Health(Struct, frozen=True):
    """That the house is open."""

    status: str
    version: str
    tables: int
    devices: int


# ---- routes ---------------------------------------------------------------------------------------------------------


@get("/health", responses=PROBLEMS)
async def health(request: Req) -> Health:
    """Whether the house is open."""
    house = desk_of(request).house
    return Health("ok", __version__, len(house.tables), house.devices)


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS)
async def metrics(request: Req) -> Response[bytes]:
    """What is counted, for Prometheus."""
    return Response(generate_latest(desk_of(request).house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/games", responses=PROBLEMS)
async def games(request: Req) -> list[GameInfo]:
    """The games of the house."""
    desk_of(request).ask(caller_of(request))
    return _games()


def _games() -> list[GameInfo]:
    return [
        GameInfo(
            id=name,
            version=entry.game.info.version,
            seats=entry.game.info.seats,
            bots=entry.levels,
            hints=entry.adviser is not None,
            options=msgspec.to_builtins(entry.game.shown(entry.game.options())),
            schema=msgspec.json.schema(entry.game.options),
            rules={section: tuple(rules) for section, rules in entry.text.rules().items()},
            choices={option: dict(named) for option, named in entry.choices.items()},
        )
        for name, entry in GAMES.items()
    ]


@post("/api/people", responses=PROBLEMS)
async def new_person(request: Req) -> Identity:
    """A token for a device that has none."""
    desk = desk_of(request)
    desk.ask(caller_of(request))
    token = desk.people.new()
    return Identity(desk.people.person(token) or "", token)


@post("/api/people/move", responses=PROBLEMS)
async def move_device(request: Req) -> Moving:
    """A code that makes another device the same person's, once."""
    desk = desk_of(request)
    desk.ask(caller_of(request))
    return Moving(desk.people.moving(desk.person(request)))


@post("/api/people/arrive", responses=PROBLEMS)
async def arrive(request: Req, data: JSONBody[Arrival]) -> Identity:
    """The other device brings the code and gets a token."""
    desk = desk_of(request)
    if not desk.misses.allow(caller_of(request)):
        raise Refused(Refusal.TOO_FAST)
    token = desk.people.moved(data.code)
    if token is None:
        raise Refused(Refusal.NO_SUCH_CODE)
    desk.misses.give_back(caller_of(request))
    return Identity(desk.people.person(token) or "", token)


@get("/api/tables", responses=PROBLEMS)
async def tables(request: Req) -> list[OpenTable]:
    """Tables that wait for players and may be found by anyone."""
    desk = desk_of(request)
    desk.ask(caller_of(request))
    return [
        OpenTable(
            code=table.course.code,
            game=table.course.game.info.id,
            seats=len(table.course.seats),
            free=table.course.seats.count(Chair()),
            names=tuple(chair.person.name for chair in table.course.seats if chair.person),
            quiet=table.course.quiet,
        )
        for table in desk.house.listed()[:100]
    ]


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: Req, data: JSONBody[NewTable]) -> wire.Table:
    """Open a table."""
    desk = desk_of(request)
    if not desk.openings.allow(caller_of(request)):
        raise Refused(Refusal.TOO_FAST)
    host = desk.person(request)
    entry = entry_of(data.game)
    lang = data.me.lang if data.me else language_of(request)
    wished = entry, entry.in_language(entry.game.options(), lang), data.options, data.files, lang
    if data.files:
        async with desk.reading:  # one after another, and the tables go on meanwhile
            options = await asyncio.to_thread(options_from, *wished)
    else:
        options = options_from(*wished)
    if data.seats not in entry.game.info.seats:
        raise Refused(Refusal.NO_SUCH_SEAT, "seats")
    try_setup(entry.game, data.seats, options)
    seats = [Chair(bot=bot) for bot in data.bots]
    if len(seats) > data.seats or any(chair.bot not in (None, *entry.bots) for chair in seats):
        raise Refused(Refusal.NO_SUCH_BOT, "bots")
    seats += [Chair()] * (data.seats - len(seats))
    if data.me is not None:
        if Chair() not in seats:
            raise Refused(Refusal.SEAT_TAKEN, "me")
        name = named(data.me.name)
        seats[seats.index(Chair())] = Chair(person=wire.Person(host, name, data.me.lang, data.me.colour))
    clock = desk.house.settings.clock if data.clock is None else None if data.clock == "none" else data.clock
    opened = desk.house.opened(data.game, options, tuple(seats), host, data.listed, data.quiet, clock, data.hints)
    return (await desk.house.open(opened)).public()


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def look_up(request: Req, code: CodeInPath) -> wire.Table:
    """A table by its code."""
    return desk_of(request).find(code, caller_of(request)).public()


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(request: Req, code: CodeInPath) -> Response[str]:
    """The record of a game that is over, with the seed that proves its draws."""
    course = desk_of(request).find(code, caller_of(request)).course
    if course.phase != "over":
        raise Refused(Refusal.NOT_OVER)
    name = f"{course.game.info.id}-{course.code}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(course.record()), media_type=MediaType.TEXT, headers=headers)


@get("/api/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def qr(
    request: Req, path: Annotated[str, QueryParameter(min_length=1, max_length=80, pattern="^/")]
) -> Response[bytes]:
    """A link to a page of this house as a QR code."""
    desk = desk_of(request)
    desk.ask(caller_of(request))
    link = (desk.house.settings.public_url or str(request.base_url).rstrip("/")) + path
    if len(link) > _LONGEST_LINK:
        raise Refused(Refusal.TOO_LARGE)
    image = io.BytesIO()
    segno.make(link, error="m").save(image, kind="svg", scale=8, dark="#1d2a22", light="#ffffff", xmldecl=False)
    return Response(image.getvalue(), media_type="image/svg+xml")


ROUTES: list[Any] = [
    health,
    metrics,
    games,
    new_person,
    move_device,
    arrive,
    tables,
    open_table,
    look_up,
    record,
    replayed,
    qr,
]
