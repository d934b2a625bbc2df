"""The house on the network: HTTP for looking around, one WebSocket for each device at a table."""

import asyncio
import io
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import segno
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.types import Message, Scope
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tablee import __version__
from tablee.core.codec import encode
from tablee.core.game import Seat
from tablee.core.record import replay, write
from tablee.core.text import unmarked
from tablee.games import GAMES
from tablee.locales import LANGUAGES, best, speaker
from tablee.server import wire
from tablee.server.arrange import Refused, entry_of, options_from, try_setup
from tablee.server.course import Chair
from tablee.server.device import Device
from tablee.server.house import House
from tablee.server.limits import Bucket, Limits
from tablee.server.line import EXTENSION, Line
from tablee.server.people import People, tidy
from tablee.server.table import Table
from tablee.server.wire import Refusal

_log = structlog.get_logger()

LARGEST_REQUEST = 600_000
LARGEST_MESSAGE = 32_768
_GREETING_SECONDS = 15
_MOST_BAD = 50
"""Messages that cannot be read, or come too fast, before a socket is closed."""
_SWEEP_SECONDS = 60
_STEPS_AT_ONCE = 400
_LONGEST_LINK = 500

_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_STATUS = {
    Refusal.NO_SUCH_TABLE: 404,
    Refusal.NO_SUCH_CODE: 404,
    Refusal.NO_SUCH_GAME: 404,
    Refusal.BAD_TOKEN: 401,
    Refusal.NOT_SEATED: 403,
    Refusal.NOT_OVER: 409,
    Refusal.OLD_RULES: 409,
    Refusal.TOO_FAST: 429,
    Refusal.TOO_LARGE: 413,
    Refusal.HOUSE_FULL: 503,
    Refusal.NOT_KEPT_SAFE: 503,
}


# ---- what HTTP says -------------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Why something was not done: a code that is a message in the catalogues, and the field it is about."""

    code: str
    field: str | None = None


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
    files: dict[str, Annotated[str, Meta(max_length=500_000)]] = {}
    """Options that are the text of a file: a deck or a board of one's own."""
    bots: list[Annotated[str, Meta(max_length=40)] | None] = []
    me: Sitting | None = None
    listed: bool = False
    quiet: bool = False
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
    options: dict[str, Any]
    schema: dict[str, Any]
    rules: dict[str, tuple[str, ...]]
    """The sections of the rules, and the numbered rules in each."""
    choices: dict[str, dict[str, Any]]
    """Options whose values are known by a name: by option and name, what it stands for."""


class ReplayStep(Struct, frozen=True):
    """What a seat saw after so many moves, and what had happened since the step before."""

    moves: int
    view: Any
    news: tuple[str, ...]


class Replay(Struct, frozen=True):
    """A part of a game as a seat saw it, or a spectator (`None`), or with everything shown (`all`)."""

    game: str
    names: tuple[str, ...]
    seat: Seat | Literal["all"] | None
    moves: int
    steps: tuple[ReplayStep, ...]


class Health(Struct, frozen=True):
    """That the house is open."""

    status: str
    version: str
    tables: int
    devices: int


_PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "It cannot be read, or cannot be so.",
        401: "The token is missing or not one of ours.",
        403: "Not from this page.",
        404: "There is no such thing.",
        409: "Not now.",
        413: "Too large.",
        429: "Too fast.",
        503: "Not possible at the moment.",
    }.items()
}
Req = Request[Any, Any, State]
CodeInPath = Annotated[str, PathParameter(min_length=1, max_length=20)]


class Desk:
    """What the handlers share: the house, who is who, and how much anyone may ask for."""

    def __init__(self, house: House) -> None:
        settings = house.settings
        self.house = house
        self.people = People(house.log.keep("secret", secrets.token_bytes(32)))
        self.misses = Limits(settings.lookups, 0.5)
        self.requests = Limits(settings.requests, 10)
        self.openings = Limits(settings.openings, 0.5)

    def ask(self, caller: str) -> None:
        """Refuse whoever asks for too much."""
        if not self.requests.allow(caller):
            raise Refused(Refusal.TOO_FAST)

    def find(self, code: str, caller: str) -> Table:
        """A table by its code. Whoever guesses at codes is soon told nothing any more, right or wrong."""
        if not self.misses.allow(caller):
            raise Refused(Refusal.TOO_FAST)
        table = self.house.find(code)
        self.misses.give_back(caller)
        return table

    def person(self, request: Req) -> str:
        """Who asks, by their token."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        person = self.people.person(token) if kind.lower() == "bearer" else None
        if person is None:
            raise Refused(Refusal.BAD_TOKEN)
        return person


def _desk(connection: Any) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


def _caller(connection: Any) -> str:
    return connection.client.host if connection.client else "local"


def _language(request: Req) -> str:
    """The first language the browser wishes for that we speak."""
    wishes = (wish.split(";")[0].strip() for wish in request.headers.get("accept-language", "").split(","))
    return next((wish[:2].lower() for wish in wishes if wish[:2].lower() in LANGUAGES), best(""))


# ---- routes ---------------------------------------------------------------------------------------------------------


@get("/health", responses=_PROBLEMS)
async def health(request: Req) -> Health:
    """Whether the house is open."""
    house = _desk(request).house
    return Health("ok", __version__, len(house.tables), house.devices)


@get("/metrics", media_type=MediaType.TEXT, responses=_PROBLEMS)
async def metrics(request: Req) -> Response[bytes]:
    """What is counted, for Prometheus."""
    return Response(generate_latest(_desk(request).house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/games", responses=_PROBLEMS)
async def games(request: Req) -> list[GameInfo]:
    """The games of the house."""
    _desk(request).ask(_caller(request))
    return _games()


def _games() -> list[GameInfo]:
    return [
        GameInfo(
            id=name,
            version=entry.game.info.version,
            seats=entry.game.info.seats,
            bots=tuple(entry.bots),
            options=msgspec.to_builtins(entry.game.shown(entry.game.options())),
            schema=msgspec.json.schema(entry.game.options),
            rules={section: tuple(rules) for section, rules in entry.text.rules().items()},
            choices={option: dict(named) for option, named in entry.choices.items()},
        )
        for name, entry in GAMES.items()
    ]


@post("/api/people", responses=_PROBLEMS)
async def new_person(request: Req) -> Identity:
    """A token for a device that has none."""
    desk = _desk(request)
    desk.ask(_caller(request))
    token = desk.people.new()
    return Identity(desk.people.person(token) or "", token)


@post("/api/people/move", responses=_PROBLEMS)
async def move_device(request: Req) -> Moving:
    """A code that makes another device the same person's, once."""
    desk = _desk(request)
    desk.ask(_caller(request))
    return Moving(desk.people.moving(desk.person(request)))


@post("/api/people/arrive", responses=_PROBLEMS)
async def arrive(request: Req, data: JSONBody[Arrival]) -> Identity:
    """The other device brings the code and gets a token."""
    desk = _desk(request)
    if not desk.misses.allow(_caller(request)):
        raise Refused(Refusal.TOO_FAST)
    token = desk.people.moved(data.code)
    if token is None:
        raise Refused(Refusal.NO_SUCH_CODE)
    desk.misses.give_back(_caller(request))
    return Identity(desk.people.person(token) or "", token)


@get("/api/tables", responses=_PROBLEMS)
async def tables(request: Req) -> list[OpenTable]:
    """Tables that wait for players and may be found by anyone."""
    desk = _desk(request)
    desk.ask(_caller(request))
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


@post("/api/tables", responses=_PROBLEMS)
async def open_table(request: Req, data: JSONBody[NewTable]) -> wire.Table:
    """Open a table."""
    desk = _desk(request)
    if not desk.openings.allow(_caller(request)):
        raise Refused(Refusal.TOO_FAST)
    host = desk.person(request)
    entry = entry_of(data.game)
    lang = data.me.lang if data.me else _language(request)
    wished = entry, entry.in_language(entry.game.options(), lang), data.options, data.files, lang
    # to check a deck of a thousand expressions takes seconds: the tables go on meanwhile
    options = await asyncio.to_thread(options_from, *wished) if data.files else options_from(*wished)
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
        name = _named(data.me.name)
        seats[seats.index(Chair())] = Chair(person=wire.Person(host, name, data.me.lang, data.me.colour))
    clock = desk.house.settings.clock if data.clock is None else None if data.clock == "none" else data.clock
    opened = desk.house.opened(data.game, options, tuple(seats), host, data.listed, data.quiet, clock)
    return (await desk.house.open(opened)).public()


def _named(name: str) -> str:
    tidied = tidy(name)
    if not tidied:
        raise Refused(Refusal.BAD_NAME, "name")
    return tidied


@get("/api/tables/{code:str}", responses=_PROBLEMS)
async def look_up(request: Req, code: CodeInPath) -> wire.Table:
    """A table by its code."""
    return _desk(request).find(code, _caller(request)).public()


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT, responses=_PROBLEMS)
async def record(request: Req, code: CodeInPath) -> Response[str]:
    """The record of a game that is over, with the seed that proves its draws."""
    course = _desk(request).find(code, _caller(request)).course
    if course.phase != "over":
        raise Refused(Refusal.NOT_OVER)
    name = f"{course.game.info.id}-{course.code}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(course.record()), media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{code:str}/replay", responses=_PROBLEMS)
async def replayed(
    request: Req,
    code: CodeInPath,
    seat: Annotated[str | None, QueryParameter(pattern="^(all|[0-9]|1[01])$")] = None,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Replay:
    """A game step by step: once it is over as any seat saw it or with everything shown, before that as a spectator.

    Before the end not even as one's own seat: it would show again what a table lets its players remember (K28).
    """
    desk = _desk(request)
    desk.ask(_caller(request))
    course = desk.find(code, _caller(request)).course
    if course.state is None:
        raise Refused(Refusal.NOT_BEFORE_START)
    whose = _whose(seat)
    if isinstance(whose, int) and whose >= len(course.seats):
        raise Refused(Refusal.NO_SUCH_SEAT, "seat")
    if whose is not None and course.phase != "over":
        raise Refused(Refusal.NOT_OVER)
    say = speaker(_language(request))
    steps: list[ReplayStep] = []
    before = None
    for moves, state in enumerate(replay(course.game, course.record())):
        if moves >= start + _STEPS_AT_ONCE:
            break
        if moves >= start - 1:
            view = course.game.unveiled(state) if whose == "all" else course.game.view(state, whose)
            news: list[str] = [] if before is None else course.entry.text.news(before, view, course.names, say)
            before = view
            if moves >= start:
                steps.append(ReplayStep(moves, view, tuple(map(unmarked, news))))
    return Replay(course.game.info.id, course.names, whose, len(course.moves), tuple(steps))


def _whose(seat: str | None) -> Seat | Literal["all"] | None:
    """Whose eyes a replay is seen with."""
    return int(seat) if seat is not None and seat.isdecimal() else "all" if seat else None


@get("/api/qr.svg", media_type="image/svg+xml", responses=_PROBLEMS)
async def qr(
    request: Req, path: Annotated[str, QueryParameter(min_length=1, max_length=80, pattern="^/")]
) -> Response[bytes]:
    """A link to a page of this house as a QR code."""
    desk = _desk(request)
    desk.ask(_caller(request))
    link = (desk.house.settings.public_url or str(request.base_url).rstrip("/")) + path
    if len(link) > _LONGEST_LINK:
        raise Refused(Refusal.TOO_LARGE)
    image = io.BytesIO()
    segno.make(link, error="m").save(image, kind="svg", scale=8, dark="#1d2a22", light="#ffffff", xmldecl=False)
    return Response(image.getvalue(), media_type="image/svg+xml")


# ---- the socket -----------------------------------------------------------------------------------------------------

_messages: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class _HasId(Struct):
    id: wire.Id


_ids = msgspec.json.Decoder(_HasId)


def _id_in(data: bytes | str) -> str:
    """The id of a message that is bad otherwise, so that its sender knows which one."""
    try:
        return _ids.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return ""


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], code: FromPath[str]) -> None:
    """One device at one table."""
    desk = _desk(socket)
    if not _from_here(socket, desk.house.settings.public_url):
        await socket.close(code=4403)
        return
    await socket.accept()
    try:
        if desk.house.devices >= desk.house.settings.most_devices:
            raise Refused(Refusal.HOUSE_FULL)
        table = desk.find(code, _caller(socket))
    except Refused as refused:
        device = Device()
        device.tell(encode(wire.Rejected("", refused.code)))
        await _send(socket, await device.next() or b"[]")
        await socket.close(code=4404 if refused.code == Refusal.NO_SUCH_TABLE else 4429)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    line: Line | None = extensions.get(EXTENSION)  # with another server than ours there is none, and ASGI carries all
    device = Device(desk.house.settings.most_waiting, None if line is None else line.say)
    desk.house.devices += 1
    sending = asyncio.create_task(_pump(socket, device, desk))
    try:
        await _listen(socket, line, device, table, desk)
    except WebSocketDisconnect:
        pass
    finally:
        desk.house.devices -= 1
        table.leave(device)
        device.cut()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, State], message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")


async def _pump(socket: WebSocket[Any, Any, State], device: Device, desk: Desk) -> None:
    """Send what waits, one message after another; close when the device is cut off."""
    try:
        while (message := await device.next()) is not None:
            await _send(socket, message)
        if not device.gone:
            desk.house.metrics.cut_off.inc()
            await socket.close(code=device.close_code)
    except (WebSocketDisconnect, RuntimeError, HTTPException):
        pass  # it is gone already; whoever listens to it notices


async def _listen(
    socket: WebSocket[Any, Any, State], line: Line | None, device: Device, table: Table, desk: Desk
) -> None:
    """Hear what the device says, until it is gone."""
    hear = _Hearing(device, table, desk)
    greeting = asyncio.get_running_loop().call_later(_GREETING_SECONDS, _no_greeting, device)
    if line is not None:
        line.hear = hear
    try:
        while (event := await socket.receive())["type"] == "websocket.receive":
            hear(event.get("text") or event.get("bytes") or b"")
        device.gone = True
    finally:
        greeting.cancel()


class _Hearing:
    """What becomes of what a device says."""

    def __init__(self, device: Device, table: Table, desk: Desk) -> None:
        self._device, self._table, self._desk = device, table, desk
        self._bucket = Bucket(desk.house.settings.messages, desk.house.settings.messages / 3)
        self._bad = 0

    def __call__(self, data: str | bytes) -> None:
        device = self._device
        if device.cut_off:
            return
        try:
            if len(data) > LARGEST_MESSAGE:
                raise Refused(Refusal.TOO_LARGE)
            if not self._bucket.take():
                raise Refused(Refusal.TOO_FAST)
            _receive(_decoded(data), device, self._table, self._desk)
        except Refused as refused:
            self._bad += 1
            if self._bad > _MOST_BAD:
                device.cut(4400)
                return
            self._desk.house.metrics.rejected.labels(refused.code).inc()
            device.tell(encode(wire.Rejected(_id_in(data), refused.code, refused.field)))
            device.flush()


def _no_greeting(device: Device) -> None:
    if device.person is None:
        device.cut(4401)


def _decoded(data: str | bytes) -> wire.FromClient:
    try:
        return _messages.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise Refused(Refusal.BAD_MESSAGE) from None


def _receive(message: wire.FromClient, device: Device, table: Table, desk: Desk) -> None:
    if device.person is not None:
        table.receive(device, message)
        return
    if not isinstance(message, wire.Hello):
        raise Refused(Refusal.NOT_GREETED)
    person = desk.people.person(message.token)
    if person is None:
        raise Refused(Refusal.BAD_TOKEN)
    device.wants_news = message.news
    device.is_television = message.television
    table.join(device, wire.Person(person, _named(message.name), message.lang, message.colour), message.id)


def _from_here(connection: Any, public_url: str | None) -> bool:
    """Whether a browser says that this comes from our own page; whatever is no browser says nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", "")}
    if public_url is not None:
        ours.add(urlsplit(public_url).netloc)
    return urlsplit(origin).netloc in ours


# ---- the app --------------------------------------------------------------------------------------------------------


def _check_origin(request: Req) -> None:
    looking = request.method in ("GET", "HEAD", "OPTIONS")
    if not looking and not _from_here(request, _desk(request).house.settings.public_url):
        raise HTTPException(status_code=403, detail="origin")


def _refused(request: Req, error: Refused) -> Response[Problem]:
    return Response(Problem(error.code, error.field), status_code=_STATUS.get(Refusal(error.code), 400))


def _http_error(request: Req, error: HTTPException) -> Response[Problem]:
    code = {404: "not-found", 405: "no-such-method", 413: Refusal.TOO_LARGE.value}.get(error.status_code, "bad-request")
    headers = dict(error.headers or {})
    return Response(Problem(code), status_code=error.status_code, headers=headers)


def _too_deep(request: Req, error: RecursionError) -> Response[Problem]:
    """A body that is nested deeper than anyone reads."""
    return Response(Problem("bad-request"), status_code=400)


def _unexpected(request: Req, error: Exception) -> Response[Problem]:
    _log.error("unexpected", path=request.url.path.split("/")[1][:20], reason=type(error).__name__, exc_info=error)
    return Response(Problem("internal"), status_code=500)


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        names = {name for name, _ in message["headers"]}
        message["headers"] = [
            *message["headers"],
            *((name.encode(), value.encode()) for name, value in _HEADERS.items() if name.encode() not in names),
        ]


def make_app(house: House, handlers: Sequence[Any] = ()) -> Litestar:
    """The app over a house; `handlers` are what else it serves, such as the pages."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(_sweep(house))
        try:
            yield
        finally:
            sweeper.cancel()
            house.close()

    return Litestar(
        route_handlers=[
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
            socket,
            *handlers,
        ],
        lifespan=[lifespan],
        before_request=_check_origin,
        before_send=[_add_headers],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        state=State({"desk": Desk(house)}),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
        openapi_config=OpenAPIConfig("Tablée", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
    )


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(_SWEEP_SECONDS)
        house.sweep()
