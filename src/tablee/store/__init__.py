"""The log: for each table the entries of its story, numbered, never changed. One protocol, several ways to keep it."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

Done: TypeAlias = Callable[[Exception | None], None]
"""Called in the event loop once entries are durable, or with the reason why they are not."""


class Conflict(Exception):
    """Somebody else has written at this place of the table's log: reload it, then decide again."""


class Log(Protocol):
    """Durable entries by table. Its key (table, number) decides which of two writers was first."""

    def append(self, table: str, after: int, entries: Sequence[bytes], done: Done) -> None:
        """Write these entries after the first `after` ones, all or none, and say when they are durable."""
        ...

    def read(self, table: str) -> list[bytes]:
        """All entries of a table, in order; none if there is no such table."""
        ...

    def keep(self, name: str, value: bytes) -> bytes:
        """Something of the house itself: what was kept under this name first, or else this value."""
        ...

    def close(self) -> None:
        """Write what is waiting, then let go."""
        ...
