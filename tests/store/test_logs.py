"""Every log keeps the same promises: order, all or none, first come first served, durable before it is answered."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from stat import S_IMODE
from threading import Thread
from typing import Any

import pytest

from tablee.store import Conflict, Log
from tablee.store.memory import MemoryLog
from tablee.store.sqlite import SqliteLog, backup

Answer = Exception | None
KINDS: dict[str, Callable[[Path], Log]] = {
    "memory": lambda file: MemoryLog(),
    "sqlite": lambda file: SqliteLog(file),
    "sqlite, always by thread": lambda file: SqliteLog(file, on_the_spot=False),
}
IN_FILES = [name for name in KINDS if "sqlite" in name]


def with_log(kind: str, file: Path, story: Callable[[Any], Awaitable[None]]) -> None:
    """Run a story over a log of this kind, then close it."""
    log = KINDS[kind](file)

    async def tell() -> None:
        await asyncio.wait_for(story(log), 30)

    try:
        asyncio.run(tell())
    finally:
        log.close()


def asking(log: Log, table: str, after: int, entries: Sequence[bytes]) -> "asyncio.Future[Answer]":
    """Append, and a future for the answer; a second answer is an error."""
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    log.append(table, after, entries, answered.set_result)
    return answered


def some(first: int, last: int) -> list[bytes]:
    return [b"entry %d" % number for number in range(first, last + 1)]


# ---- every log ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_entries_are_read_in_the_order_they_were_written(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        assert log.read("A") == []
        assert await asking(log, "A", 0, some(1, 2)) is None
        assert await asking(log, "A", 2, some(3, 3)) is None
        assert await asking(log, "A", 3, some(4, 30)) is None
        assert log.read("A") == some(1, 30)

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_tables_have_nothing_to_do_with_each_other(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        answers = [asking(log, table, 0, [table.encode()]) for table in ("A", "B", "a")]
        assert await asyncio.gather(*answers) == [None] * 3
        assert [log.read(table) for table in ("A", "B", "a", "C")] == [[b"A"], [b"B"], [b"a"], []]

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_writes_in_the_wrong_place_is_told_and_nothing_is_written(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        assert isinstance(await asking(log, "A", 1, some(1, 2)), Conflict)
        assert log.read("A") == []
        assert await asking(log, "A", 0, some(1, 2)) is None
        for after in (0, 1, 3):
            assert isinstance(await asking(log, "A", after, some(7, 9)), Conflict)
        assert log.read("A") == some(1, 2)
        assert await asking(log, "A", 2, some(3, 3)) is None
        assert log.read("A") == some(1, 3)

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_of_two_writers_at_once_the_first_is_kept(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        first, second, third = (asking(log, "A", after, [name]) for after, name in ((0, b"1"), (0, b"2"), (1, b"3")))
        assert await first is None
        assert isinstance(await second, Conflict)
        assert await third is None
        assert log.read("A") == [b"1", b"3"]

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_a_conflict_takes_nobody_else_with_it(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        answers = [asking(log, f"T{number}", number % 2, [b"x", b"y"]) for number in range(20)]
        found = await asyncio.gather(*answers)
        assert [isinstance(answer, Conflict) for answer in found] == [False, True] * 10
        assert [len(log.read(f"T{number}")) for number in range(20)] == [2, 0] * 10

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_answered_after_the_call_and_when_it_can_be_read(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        for number in range(40):
            told: list[int] = []
            answered = asking(log, "A", number, [b"x"])
            answered.add_done_callback(lambda _, told=told: told.append(len(log.read("A"))))  # type: ignore[misc]
            assert not answered.done()
            await answered
            await asyncio.sleep(0)
            assert told == [number + 1]

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_any_bytes_are_kept_as_they_are(kind: str, tmp_path: Path) -> None:
    odd = [b"", b"\x00", bytes(range(256)), "🍄".encode(), b"'; DROP TABLE entries; --", b"x" * 1_000_000]

    async def story(log: Log) -> None:
        assert await asking(log, "'; --", 0, odd) is None
        assert log.read("'; --") == odd

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_the_house_keeps_what_came_first(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        assert log.keep("secret", b"one") == b"one"
        assert log.keep("secret", b"two") == b"one"
        assert log.keep("other", b"two") == b"two"
        assert log.read("secret") == []

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_many_writers_at_many_tables_lose_nothing(kind: str, tmp_path: Path) -> None:
    async def write(log: Log, table: str) -> None:
        for number in range(1, 26):
            assert await asking(log, table, number - 1, some(number, number)) is None

    async def story(log: Log) -> None:
        tables = [f"T{number}" for number in range(20)]
        await asyncio.gather(*(write(log, table) for table in tables))
        assert all(log.read(table) == some(1, 25) for table in tables)

    with_log(kind, tmp_path / "log", story)


# ---- logs in files --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", IN_FILES)
def test_a_log_is_the_same_after_it_was_closed(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "a folder" / "that is new" / "log"

    async def before(log: Log) -> None:
        log.keep("secret", b"one")
        assert await asking(log, "A", 0, some(1, 9)) is None

    async def after(log: Log) -> None:
        assert log.read("A") == some(1, 9)
        assert log.keep("secret", b"two") == b"one"
        assert isinstance(await asking(log, "A", 0, some(1, 9)), Conflict)
        assert await asking(log, "A", 9, some(10, 10)) is None
        assert log.read("A") == some(1, 10)

    with_log(kind, file, before)
    with_log(kind, file, after)


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "after the loop"])
@pytest.mark.parametrize("kind", IN_FILES)
def test_what_waits_when_the_log_is_closed_is_written(kind: str, at_once: bool, tmp_path: Path) -> None:
    async def leave(log: Log) -> None:
        await asking(log, "A", 0, some(1, 1))
        for number in range(1, 10):
            log.append("A", number, some(number + 1, number + 1), lambda error: None)
            if number == 5:
                await asyncio.sleep(0)  # now the thread has some, and others wait behind them
        if at_once:
            log.close()

    async def find(log: Log) -> None:
        assert log.read("A") == some(1, 10)

    with_log(kind, tmp_path / "log", leave)
    with_log(kind, tmp_path / "log", find)


@pytest.mark.parametrize("kind", IN_FILES)
def test_what_comes_after_the_log_was_closed_is_answered_with_an_error(kind: str, tmp_path: Path) -> None:
    log = KINDS[kind](tmp_path / "log")

    async def too_late() -> None:
        for number in range(30):  # until a commit counts as quick
            assert await asking(log, "A", number, [b"x"]) is None
        log.close()
        assert isinstance(await asyncio.wait_for(asking(log, "A", 30, [b"x"]), 10), sqlite3.Error)
        many = [asking(log, "A", 30, [b"x"]), asking(log, "B", 0, [b"x"])]
        found = await asyncio.wait_for(asyncio.gather(*many), 10)
        assert all(isinstance(answer, sqlite3.Error) for answer in found)

    asyncio.run(too_late())


def test_two_logs_over_one_file_agree_on_who_was_first(tmp_path: Path) -> None:
    async def story(one: Log) -> None:
        other = SqliteLog(tmp_path / "log")
        try:
            found = await asyncio.gather(asking(one, "A", 0, [b"one"]), asking(other, "A", 0, [b"other"]))
            assert sorted(type(answer).__name__ for answer in found) == ["Conflict", "NoneType"]
            assert one.read("A") == other.read("A") == [b"one" if found[0] is None else b"other"]
            assert one.keep("secret", b"one") == other.keep("secret", b"other")
            for number, (first, second) in enumerate([(one, other), (other, one), (other, one), (one, other)], start=1):
                together = asking(first, "A", number, [b"next"]), asking(first, "B", number - 1, [b"else"])
                assert tuple(await asyncio.gather(*together)) == (None, None)
                beaten = asking(second, "A", number, [b"lost"]), asking(second, f"C{number}", 0, [b"kept"])
                answers = await asyncio.gather(*beaten)
                assert [type(answer).__name__ for answer in answers] == ["Conflict", "NoneType"]
            assert one.read("A")[1:] == [b"next"] * 4
            assert one.read("B") == [b"else"] * 4
        finally:
            other.close()

    with_log("sqlite", tmp_path / "log", story)


def test_a_file_of_the_first_kind_goes_on(tmp_path: Path) -> None:
    """Logs had an index by table once."""
    with sqlite3.connect(tmp_path / "log") as first:
        first.executescript(
            "CREATE TABLE entries (table_code TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL);"
            "CREATE UNIQUE INDEX entries_by_table ON entries (table_code, number);"
        )
        rows = [(table, number, b"%s %d" % (table.encode(), number)) for number in range(1, 8) for table in "BAC"]
        first.executemany("INSERT INTO entries VALUES (?, ?, ?)", [*rows, ("A", 8, b"A 8")])
    first.close()

    async def story(log: Log) -> None:
        assert log.read("A") == [b"A %d" % number for number in range(1, 9)]
        assert log.read("B") == [b"B %d" % number for number in range(1, 8)]
        assert isinstance(await asking(log, "A", 7, [b"lost"]), Conflict)
        answers = asking(log, "A", 8, [b"A 9"]), asking(log, "C", 7, [b"C 8", b"C 9"]), asking(log, "D", 0, [b"D 1"])
        assert tuple(await asyncio.gather(*answers)) == (None, None, None)
        assert log.read("A")[-2:] == [b"A 8", b"A 9"]
        assert log.read("C")[-3:] == [b"C 7", b"C 8", b"C 9"]
        assert log.read("D") == [b"D 1"]

    async def again(log: Log) -> None:
        assert [len(log.read(table)) for table in "ABCDE"] == [9, 7, 9, 1, 0]

    with_log("sqlite", tmp_path / "log", story)
    with_log("sqlite", tmp_path / "log", again)


@pytest.mark.parametrize("kind", IN_FILES)
def test_a_copy_made_while_others_write_holds_a_moment_of_the_log(kind: str, tmp_path: Path) -> None:
    """Whatever was answered before the copy began is in it, and of what is written meanwhile no half of an append."""
    file, copy = tmp_path / "log", tmp_path / "copy"

    async def story(log: Log) -> None:
        for number in range(100):
            assert await asking(log, "A", 2 * number, some(2 * number + 1, 2 * number + 2)) is None
        copying = Thread(target=backup, args=(file, copy))
        copying.start()
        number = 100
        while copying.is_alive() or number < 120:
            assert await asking(log, "A", 2 * number, some(2 * number + 1, 2 * number + 2)) is None
            number += 1
        copying.join()
        copied = SqliteLog(copy)
        try:
            found = copied.read("A")
            assert 200 <= len(found) <= 2 * number
            assert len(found) % 2 == 0
            assert found == some(1, len(found))
            assert await asking(copied, "A", len(found), [b"and on"]) is None
        finally:
            copied.close()
        assert log.read("A") == some(1, 2 * number)

    with_log(kind, file, story)


@pytest.mark.parametrize("kind", IN_FILES)
def test_nobody_else_on_the_machine_may_read_it(kind: str, tmp_path: Path) -> None:
    """It holds the seeds of running games."""

    async def story(log: Log) -> None:
        await asking(log, "A", 0, [b"x"])
        modes = {file.name: S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert set(modes.values()) == {0o600}, modes

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", IN_FILES)
def test_appends_of_one_moment_are_committed_together(kind: str, tmp_path: Path) -> None:
    async def story(log: SqliteLog) -> None:
        commits = commits_of(log)
        answers = [asking(log, f"T{number}", 0, [b"x"]) for number in range(200)]
        assert await asyncio.gather(*answers) == [None] * 200
        assert len(commits) == 1

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", IN_FILES)
def test_what_comes_while_the_disk_is_busy_is_committed_together(kind: str, tmp_path: Path) -> None:
    async def story(log: SqliteLog) -> None:
        commits = commits_of(log)
        busy = sqlite3.connect(tmp_path / "log", isolation_level=None)
        busy.execute("BEGIN IMMEDIATE")
        answers = []
        for number in range(100):
            answers.append(asking(log, f"T{number}", 0, [b"x"]))
            await asyncio.sleep(0)
        assert not any(answer.done() for answer in answers)
        busy.execute("ROLLBACK")
        busy.close()
        assert await asyncio.gather(*answers) == [None] * 100
        assert len(commits) == 2, "the first one, and all others"

    with_log(kind, tmp_path / "log", story)


def commits_of(log: SqliteLog) -> list[str]:
    """A list that grows by one with every commit."""
    commits: list[str] = []
    log._writer.set_trace_callback(lambda statement: commits.append(statement) if statement == "COMMIT" else None)
    return commits


# ---- disks fail -----------------------------------------------------------------------------------------------------


def no_longer_written(log: SqliteLog) -> Callable[[], object]:
    log._writer.execute("PRAGMA query_only=ON")
    return lambda: log._writer.execute("PRAGMA query_only=OFF")


def full(log: SqliteLog) -> Callable[[], object]:
    (pages,) = log._writer.execute("PRAGMA page_count").fetchone()
    log._writer.execute(f"PRAGMA max_page_count={pages}")
    return lambda: log._writer.execute("PRAGMA max_page_count=1000000")


def closed(log: SqliteLog) -> Callable[[], object]:
    writer, log._writer = log._writer, sqlite3.connect(":memory:")
    log._writer.close()

    def again() -> None:
        log._writer = writer

    return again


@pytest.mark.parametrize("breaks", [no_longer_written, full, closed])
@pytest.mark.parametrize("kind", IN_FILES)
def test_a_disk_that_fails_is_told_and_nothing_is_kept(
    kind: str, breaks: Callable[[SqliteLog], Callable[[], object]], tmp_path: Path
) -> None:
    large = [b"x" * 5_000_000]

    async def story(log: SqliteLog) -> None:
        for number in range(30):  # until a commit counts as quick
            assert await asking(log, "A", number, some(number + 1, number + 1)) is None
        mend = breaks(log)
        assert isinstance(await asking(log, "A", 30, [b"small", *large]), sqlite3.Error)
        together = [asking(log, "A", 30, [b"small"]), asking(log, "B", 0, large), asking(log, "C", 1, [b"conflict"])]
        assert all(isinstance(answer, sqlite3.Error) for answer in await asyncio.gather(*together))
        assert (log.read("A"), log.read("B")) == (some(1, 30), [])
        mend()
        assert await asking(log, "A", 30, some(31, 31)) is None
        assert await asking(log, "B", 0, large) is None
        assert (log.read("A"), log.read("B")) == (some(1, 31), large)

    with_log(kind, tmp_path / "log", story)


@pytest.mark.parametrize("kind", KINDS)
def test_somebody_who_stumbles_over_the_answer_does_not_keep_it_from_others(kind: str, tmp_path: Path) -> None:
    async def story(log: Log) -> None:
        stumbled: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: stumbled.append(context["exception"]))

        def stumble(error: Exception | None) -> None:
            raise ZeroDivisionError

        log.append("A", 0, [b"x"], stumble)
        others = [asking(log, "B", 0, [b"x"]), asking(log, "C", 0, [b"x"])]
        assert await asyncio.gather(*others) == [None, None]
        assert await asking(log, "A", 1, [b"y"]) is None
        assert [type(error) for error in stumbled] == [ZeroDivisionError]

    with_log(kind, tmp_path / "log", story)
