"""Games that have been played, put into the house's log: nobody has to play them before they are looked at."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from msgspec import Raw
from playwright.sync_api import Page

from tablee.core.codec import encode
from tablee.core.record import Record
from tablee.server.course import Chair, Moved, Note, Opened, Started, write
from tablee.server.people import new_code
from tablee.server.wire import Person
from tablee.store.sqlite import SqliteLog
from tests.golden import kept
from tests.web.conftest import ROOT, House

PLAYABLE = re.findall(r"^ +(\w+): \{\s*table:", (ROOT / "web" / "src" / "games" / "index.ts").read_text("utf-8"), re.M)
"""The games that have a table in the browser."""
_people = count()


def shelve(house: House, record: Record, moves: int | None = None) -> str:
    """Put a game on the shelf, all of it or its first moves; the code of its table."""
    assert record.seed is not None
    seats = tuple(Chair(person=Person(f"reader-{next(_people)}", name), ready=True) for name in record.seats)
    assert seats[0].person is not None
    opened = Opened(
        game=record.game,
        version=record.version,
        options=Raw(encode(record.options)),
        seats=seats,
        seed=record.seed,
        host=seats[0].person.id,
    )
    notes: list[Note] = [opened, Started(), *(Moved(move=Raw(encode(move))) for move in record.moves[:moves])]
    code = new_code()
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own in this thread
        aside.submit(asyncio.run, _append(house, code, [write(note) for note in notes])).result()
    return code


async def _append(house: House, code: str, entries: list[bytes]) -> None:
    log = SqliteLog(house.data / "tablee.sqlite")
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    log.append(code, 0, entries, done.set_result)
    error = await done
    log.close()
    assert error is None


def golden(game: str, players: int = 3) -> Record:
    """One of the records that are kept."""
    return kept(game, players)[1]


def overflows(page: Page) -> list[int]:
    """By how many pixels the page is wider and higher than its window."""
    sizes: list[int] = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    return sizes
