"""The log in one SQLite file. Appends that wait together are committed together, each answered after the commit.

A commit is a write to the disk that must have arrived (`synchronous=FULL` in WAL mode). On a disk that has been quick
so far it is made on the spot: whatever arrives meanwhile is the next batch, and handing work to a thread and back would
cost more than it saves. On a slow one a thread makes it, and the tables go on. `docs/decisions/0009-log.md` has the
numbers.

Entries lie one after another as they came, each pointing back to the one before it at its table, and a table knows its
last one. So a hundred tables that move at once write to a few pages and not to one each, which an index by table would.
"""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeAlias

from tablee.store import Conflict, Done

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, entries INTEGER, last INTEGER);
CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, before INTEGER, entry BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""
_FROM_INDEXED = """
BEGIN IMMEDIATE;
ALTER TABLE entries RENAME TO indexed;
CREATE TABLE tables (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, entries INTEGER, last INTEGER);
CREATE TABLE entries (id INTEGER PRIMARY KEY, before INTEGER, entry BLOB NOT NULL);
INSERT INTO entries SELECT rowid, lag(rowid) OVER (PARTITION BY table_code ORDER BY rowid), entry FROM indexed;
INSERT INTO tables (code, entries, last)
    SELECT table_code, count(*), max(rowid) FROM indexed GROUP BY table_code ORDER BY max(rowid);
DROP TABLE indexed;
COMMIT;
"""
"""A file of the first kind, which had an index by table, becomes one of this kind."""
_STORY = """
WITH RECURSIVE story (step, before, entry) AS (
    SELECT 0, entries.before, entries.entry FROM tables JOIN entries ON entries.id = tables.last WHERE tables.code = ?
    UNION ALL SELECT step + 1, entries.before, entries.entry FROM story JOIN entries ON entries.id = story.before
) SELECT entry FROM story ORDER BY step DESC
"""
_QUICK = 0.002  # seconds of a commit that may keep the event loop waiting
_PATIENCE = 10_000  # milliseconds for which the thread waits for another process
_TABLES_KNOWN = 10_000
_MEMORY = 0.1  # weight of the latest commit in the running mean


class _Append(NamedTuple):
    table: str
    after: int
    entries: Sequence[bytes]
    done: Done


class _End(NamedTuple):
    """Where a table's story ends."""

    table: int | None
    """Its row; none as long as nothing is written."""
    entries: int
    """So many there are …"""
    last: int | None
    """… and this is the last."""


_Errors: TypeAlias = list[Exception | None]
"""For each append of a batch, what was in its way."""


class SqliteLog:
    """Entries in a file, durable before they are answered."""

    def __init__(self, file: Path, on_the_spot: bool = True) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it holds the seeds of running games
        self._file = file
        self._writer = connect(file)
        if self._writer.execute("SELECT 1 FROM sqlite_schema WHERE name = 'entries_by_table'").fetchone():
            self._writer.executescript(_FROM_INDEXED)
        self._writer.executescript(_SCHEMA)
        self._reader = connect(file)
        self._on_the_spot = on_the_spot
        self._ends: dict[str, _End] = {}
        """By table, as long as nobody else has written to the file."""
        self._next = 0
        """The id of the next entry."""
        self._version: int | None = None
        """Of the file, when both were read from it."""
        self._patience = -1
        self._waiting: list[_Append] = []
        self._flushing = self._closed = False
        self._seconds = _QUICK  # a mean that the first commits must bring down
        self._handed: SimpleQueue[tuple[list[_Append], _Errors | None, asyncio.AbstractEventLoop] | None]
        self._handed = SimpleQueue()
        self._thread = Thread(target=self._work, name="log", daemon=True)
        self._thread.start()

    def append(self, table: str, after: int, entries: Sequence[bytes], done: Done) -> None:
        """Write these entries after the first `after` ones, all or none, and say when they are durable."""
        self._waiting.append(_Append(table, after, entries, done))
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Write whatever this pass of the event loop has brought, then commit it: at once, or in the thread."""
        batch, self._waiting = self._waiting, []
        errors = self._write(batch)
        quick = self._on_the_spot and self._seconds < _QUICK and errors is not None
        if quick or self._closed:
            self._committed(batch, self._commit(batch, errors))
        else:
            self._handed.put((batch, errors, asyncio.get_running_loop()))

    def _work(self) -> None:
        while handed := self._handed.get():
            batch, errors, loop = handed
            errors = self._commit(batch, errors)
            with suppress(RuntimeError):  # the loop has ended: nobody is left to be told
                loop.call_soon_threadsafe(self._committed, batch, errors)

    def _write(self, batch: list[_Append], patience: int = 0) -> _Errors | None:
        """Write a batch, to memory as yet. `None` if another process writes for longer than these milliseconds."""
        try:
            if patience != self._patience:
                self._writer.execute(f"PRAGMA busy_timeout={patience}")
                self._patience = patience
            self._writer.execute("BEGIN IMMEDIATE")
            return self._write_all(batch)
        except sqlite3.Error as error:
            busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
            return None if busy and not patience else self._give_up(batch, error)

    def _write_all(self, batch: list[_Append]) -> _Errors:
        """All entries of a batch in one statement, except those that would not come right after their table's last."""
        self._see_what_others_wrote()
        errors: _Errors = []
        rows: list[tuple[int, int | None, bytes]] = []
        written: dict[str, _End] = {}
        following = self._next
        for table, after, entries, _ in batch:
            row, count, last = written.get(table) or self._ends.get(table) or self._end_of(table)
            if after != count:
                errors.append(Conflict(table))
                continue
            errors.append(None)
            if row is None:
                row = self._writer.execute("INSERT INTO tables (code) VALUES (?)", (table,)).lastrowid
            for entry in entries:
                rows.append((following, last, entry))
                last, following = following, following + 1
            written[table] = _End(row, count + len(entries), last)
        self._writer.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        ends = [(end.entries, end.last, end.table) for end in written.values()]
        self._writer.executemany("UPDATE tables SET entries = ?, last = ? WHERE id = ?", ends)
        self._ends |= written
        self._next = following
        return errors

    def _see_what_others_wrote(self) -> None:
        """In a transaction: what we know of the file is right unless another process has written to it."""
        (version,) = self._writer.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._ends.clear()
            (last,) = self._writer.execute("SELECT max(id) FROM entries").fetchone()
            self._next, self._version = (last or 0) + 1, version

    def _end_of(self, table: str) -> _End:
        if len(self._ends) >= _TABLES_KNOWN:
            self._ends.clear()
        found = self._writer.execute("SELECT id, entries, last FROM tables WHERE code = ?", (table,)).fetchone()
        return _End(None, 0, None) if found is None else _End(*found)

    def _commit(self, batch: list[_Append], errors: _Errors | None) -> _Errors:
        """Make durable what is written; if it is not yet, wait until it can be."""
        start = time.perf_counter()
        if errors is None:
            errors = self._write(batch, _PATIENCE) or []
        try:
            if self._writer.in_transaction:
                self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            errors = self._give_up(batch, error)
        self._seconds += _MEMORY * (time.perf_counter() - start - self._seconds)
        return errors

    def _give_up(self, batch: list[_Append], error: sqlite3.Error) -> _Errors:
        """The disk is full, say: nothing of this batch is there."""
        self._version = None
        with suppress(sqlite3.Error):  # that may have happened already
            self._writer.execute("ROLLBACK")
        return [error] * len(batch)

    def _committed(self, batch: list[_Append], errors: _Errors) -> None:
        loop = asyncio.get_running_loop()
        self._flushing = False
        if self._waiting:  # came in the meantime
            self._flushing = True
            loop.call_soon(self._flush)
        for append, error in zip(batch, errors, strict=True):
            try:
                append.done(error)
            except Exception as bug:  # one table's, and the others wait for their answers
                loop.call_exception_handler({"message": "a table stumbled", "exception": bug})

    def read(self, table: str) -> list[bytes]:
        """All entries of a table, in order; none if there is no such table."""
        return [entry for (entry,) in self._reader.execute(_STORY, (table,))]

    def keep(self, name: str, value: bytes) -> bytes:
        """Something of the house itself: what was kept under this name first, or else this value."""
        self._writer.execute("INSERT OR IGNORE INTO house VALUES (?, ?)", (name, value))
        kept: bytes = self._writer.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()[0]
        return kept

    def close(self) -> None:
        """Write what is waiting, then let go."""
        self._handed.put(None)
        self._thread.join()
        self._closed = True
        if self._waiting:
            self._commit(self._waiting, None)
            self._waiting = []
        self._reader.close()
        self._writer.close()


def connect(file: Path) -> sqlite3.Connection:
    """A connection that commits durably, and waits for other processes (a backup, say) instead of failing."""
    connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def backup(file: Path, to: Path) -> None:
    """A copy of the log as it is now, while others write on."""
    source, target = connect(file), sqlite3.connect(to)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
