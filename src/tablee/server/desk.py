"""The desk at the door: what all handlers share, who asks, and how much anyone may ask for."""

import asyncio
import secrets
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter
from msgspec import Struct

from tablee.locales import LANGUAGES, best
from tablee.server.arrange import Refused
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.people import People, tidy
from tablee.server.table import Table
from tablee.server.wire import Refusal


class Problem(Struct, frozen=True):
    """Why something was not done: a code that is a message in the catalogues, and the field it is about."""

    code: str
    field: str | None = None


PROBLEMS = {
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
        self.reading = asyncio.Lock()
        """Held while a deck or a board of somebody's own is checked, which is work."""

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


def desk_of(connection: Any) -> Desk:
    """The desk at which this request or socket arrives."""
    desk: Desk = connection.app.state.desk
    return desk


def caller_of(connection: Any) -> str:
    """The address it comes from."""
    return connection.client.host if connection.client else "local"


def language_of(request: Req) -> str:
    """The first language the browser wishes for that we speak."""
    wishes = (wish.split(";")[0].strip() for wish in request.headers.get("accept-language", "").split(","))
    return next((wish[:2].lower() for wish in wishes if wish[:2].lower() in LANGUAGES), best(""))


def from_here(connection: Any, public_url: str | None) -> bool:
    """Whether a browser says that this comes from our own page; whatever is no browser says nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", "")}
    if public_url is not None:
        ours.add(urlsplit(public_url).netloc)
    return urlsplit(origin).netloc in ours


def named(name: str) -> str:
    """A name as it is shown; refused if nothing is left of it."""
    tidied = tidy(name)
    if not tidied:
        raise Refused(Refusal.BAD_NAME, "name")
    return tidied
