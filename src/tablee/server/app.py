"""The house on the network: its routes and sockets, what it lets through, and what it says when something is wrong."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from tablee import __version__
from tablee.server.arrange import Refused
from tablee.server.desk import Desk, Problem, Req, desk_of, from_here
from tablee.server.house import House
from tablee.server.routes import ROUTES
from tablee.server.sockets import socket
from tablee.server.wire import Refusal

_log = structlog.get_logger()

LARGEST_REQUEST = 600_000
_SWEEP_SECONDS = 60

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


def _check_origin(request: Req) -> None:
    looking = request.method in ("GET", "HEAD", "OPTIONS")
    if not looking and not from_here(request, desk_of(request).house.settings.public_url):
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
        route_handlers=[*ROUTES, socket, *handlers],
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
