"""A log that forgets everything when the process ends: for tests, and for tables nobody minds to lose."""

import asyncio
from collections.abc import Sequence

from tablee.store import Conflict, Done


class MemoryLog:
    """Entries in a dict."""

    def __init__(self) -> None:
        self._tables: dict[str, list[bytes]] = {}
        self._house: dict[str, bytes] = {}

    def append(self, table: str, after: int, entries: Sequence[bytes], done: Done) -> None:
        """Write these entries after the first `after` ones, all or none, and say when they are durable."""
        written = self._tables.setdefault(table, [])
        error = None if len(written) == after else Conflict(table)
        if error is None:
            written.extend(entries)
        asyncio.get_running_loop().call_soon(done, error)

    def read(self, table: str) -> list[bytes]:
        """All entries of a table, in order; none if there is no such table."""
        return list(self._tables.get(table, ()))

    def keep(self, name: str, value: bytes) -> bytes:
        """Something of the house itself: what was kept under this name first, or else this value."""
        return self._house.setdefault(name, value)

    def close(self) -> None:
        """Nothing to do."""
