"""The house as its OpenAPI describes it: anything may be asked, and every answer is one of those that are described."""

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
)

from tablee.core.codec import encode
from tablee.games import GAMES
from tablee.games.konito.deck import COLUMNS
from tablee.server.app import make_app
from tablee.server.course import Chair, Moved, Note, Started, write
from tablee.server.house import House, Settings
from tablee.server.pages import PAGES
from tablee.server.wire import Person
from tablee.store.memory import MemoryLog
from tests.subjects import SUBJECTS, walk

FREELY = Settings(requests=1e9, lookups=1e9, openings=1e9, most_tables=10**6)
HOST = Person("host", "Ana")
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NOT_OURS = [
    positive_data_acceptance,  # what a game, its seats and its options may be is for the game to say
    allow_header_conformance,  # Litestar answers OPTIONS, with the methods of the first handler of a path
]


def furnished() -> tuple[House, list[str]]:
    """A house with a table of each game before its start, in the middle and after its end; their codes."""
    log = MemoryLog()
    house = House(log, FREELY)
    codes = []
    for name, entry in GAMES.items():
        options = SUBJECTS[name].options[-1]
        players = min(SUBJECTS[name].sizes)
        seats = (Chair(person=HOST), *[Chair(bot=next(iter(entry.bots)))] * (players - 1))
        _, moves = walk(name, players, options, seed=3)
        for kind, length in (("LOBBY", None), ("MIDDLE", len(moves) // 2), ("END", len(moves))):
            notes: list[Note] = [house.opened(name, options, seats, HOST.id, listed=True)]
            if length is not None:
                notes += [Started(), *(Moved(move=Raw(encode(move))) for move in moves[:length])]
            codes.append(f"{name}{kind}".upper())
            log._tables[codes[-1]] = [write(note) for note in notes]
    return house, codes


HOUSE, CODES = furnished()
APP = make_app(HOUSE)
TOKEN = APP.state.desk.people.token(HOST.id)
SCHEMA = schemathesis.openapi.from_asgi("/schema/openapi.json", APP)


def check(case: Any, known: bool, but: Sequence[Any] = ()) -> int:
    """Ask, as somebody known or unknown: never an error of ours, and an answer as it is described. Its status."""
    headers = {"authorization": f"Bearer {TOKEN}"} if known else {}
    status: int = case.call_and_validate(headers=headers, excluded_checks=[*NOT_OURS, *but]).status_code
    return status


@SCHEMA.parametrize()
@settings(max_examples=60, deadline=None)
def test_every_answer_is_one_of_those_described(case: Any) -> None:
    code = str(case.path_parameters.get("code", "")) if case.path_parameters else ""
    there = len(code) % 3 > 0  # most ask for a table that there is
    if there:
        case.path_parameters["code"] = CODES[sum(map(ord, code)) % len(CODES)]
    check(case, known=len(code) % 2 == 0, but=[negative_data_rejection] if there else [])


@settings(max_examples=30, deadline=None)
@given(seat=st.none() | st.integers(0, 11), start=st.integers(0, 500), code=st.sampled_from(CODES), known=st.booleans())
def test_every_part_of_every_replay_is_as_described(seat: int | None, start: int, code: str, known: bool) -> None:
    query = {"start": start} | ({} if seat is None else {"seat": seat})
    replayed = SCHEMA["/api/tables/{code}/replay"]["GET"].Case(path_parameters={"code": code}, query=query)
    status = check(replayed, known)
    assert status == 200 or code.endswith("LOBBY") or seat is not None


def wishes(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Tables of this game that are almost right: each option as it may be, or anything at all."""
    plain = [json.loads(encode(options)) for options in SUBJECTS[name].options]
    options = {field: st.sampled_from([one[field] for one in plain]) | st.integers(-2, 20) | junk for field in plain[0]}
    texts = st.text(max_size=200) | st.sampled_from(["card,face", "[", '{"name": 1}', "\ufeff\x00", "a,b\n" * 50])
    bots = st.none() | st.sampled_from([*GAMES[name].bots, "nobody"])
    return st.fixed_dictionaries(
        {"game": st.just(name), "seats": st.integers(1, 12)},
        optional={
            "options": st.fixed_dictionaries({}, optional=options) | st.dictionaries(st.text(max_size=8), junk),
            "files": st.dictionaries(st.sampled_from(["deck", "board", "options"]), texts, max_size=2),
            "bots": st.lists(bots, max_size=5),
            "me": st.fixed_dictionaries({"name": st.text(min_size=1, max_size=24)}),
            "clock": st.sampled_from(["none", 10, 86_400]),
            "listed": st.booleans(),
            "quiet": st.booleans(),
        },
    )


@settings(max_examples=300, deadline=None)
@given(wish=st.sampled_from(sorted(GAMES)).flatmap(wishes), known=st.sampled_from([True, True, True, False]))
def test_any_wish_for_a_table_is_granted_or_refused(wish: dict[str, Any], known: bool) -> None:
    status = check(SCHEMA["/api/tables"]["POST"].Case(body=wish, media_type="application/json"), known)
    assert status in (201, 400) if known else status in (400, 401)


def test_a_link_that_is_too_long_for_a_picture_is_refused() -> None:
    case = SCHEMA["/api/qr.svg"]["GET"].Case(query={"path": "/t/ABCDEF"})
    assert check(case, known=False) == 200
    answer = case.call(headers={"host": "h" * 5000})
    assert answer.status_code == 413


@pytest.mark.parametrize("path", ["/%00", "/%00.js", f"/{'a' * 5000}.js", "/assets/%00.js", "/%FF.js", "/..%2Fapp.js"])
def test_a_page_that_cannot_be_is_not_there(path: str) -> None:
    async def ask() -> int:
        app: Any = make_app(House(MemoryLog(), FREELY), PAGES)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
            return (await client.get(path)).status_code

    assert asyncio.run(ask()) == 404


@pytest.mark.parametrize(
    ("game", "file", "text"),
    [
        ("tomkuni", "board", "a = " + "[" * 100_000),
        ("tomkuni", "board", "a = " + "{a = " * 50_000),
        ("konito", "deck", f"{','.join(COLUMNS)}\nc,a,green,Saying,{'x y ' * 2_000},{'y z ' * 2_000},,,\n"),
        ("konito", "deck", f"{','.join(COLUMNS)}\nc,a,green,{'x y ' * 2_000},x y,{'y z ' * 10},,,\n"),
        ("konito", "deck", f'{",".join(COLUMNS)}\n"{"x" * 300_000}'),
    ],
)
def test_a_file_that_is_hard_to_read_is_refused_at_once(game: str, file: str, text: str) -> None:
    began = time.monotonic()
    wish: dict[str, Any] = {"game": game, "seats": 4, "files": {file: text}}
    assert check(SCHEMA["/api/tables"]["POST"].Case(body=wish, media_type="application/json"), known=True) == 400
    assert time.monotonic() - began < 3
