"""A device at a table: who it is, and what waits to be sent to it; and when it is sent."""

import asyncio
from collections.abc import Callable

from tablee.server.wire import Person

SLOW = 4408
"""The code with which a socket is closed that did not keep up: come back, and get the whole."""


class Outbox:
    """Devices that were told something in this moment: they are sent to when all tables have done what they do in it.

    A write wakes whoever reads, and a reader that is woken for each of a hundred writes costs both sides more than one
    that finds a hundred. `docs/decisions/0017-one-moment.md` has the numbers.
    """

    def __init__(self) -> None:
        self._devices: list[Device] = []

    def put(self, device: "Device") -> None:
        """Send to this device soon."""
        if not self._devices:
            asyncio.get_running_loop().call_soon(self._empty)
        self._devices.append(device)

    def _empty(self) -> None:
        devices, self._devices = self._devices, []
        for device in devices:
            try:
                device.flush()
            except Exception as bug:  # one device's, and the others wait for theirs
                asyncio.get_running_loop().call_exception_handler({"message": "a device stumbled", "exception": bug})


class Device:
    """Somebody's device, connected to a table: who it is, and what waits to be sent to it."""

    def __init__(self, outbox: Outbox, most_waiting: int = 64, say: Callable[[bytes], bool] | None = None) -> None:
        self.person: Person | None = None
        self.wants_news = True
        self.is_television = False
        """A screen for the whole room: a spectator and nobody, whoever's it is."""
        self.seq = 0
        self.cut_off = False
        self.gone = False
        self.close_code = SLOW
        self._most_waiting = most_waiting
        self._say = say
        """Sends at once if it can."""
        self._outbox = outbox
        self._waiting: list[tuple[int, bytes]] = []
        self._held = False
        """Whether something that was taken is yet to be sent."""
        self._sleeper: asyncio.Future[None] | None = None

    def tell(self, message: bytes) -> None:
        """Queue a message. A device that does not keep up is cut off; it comes back and gets the whole."""
        if self.cut_off:
            return
        if len(self._waiting) >= self._most_waiting:
            self.flush()  # what the socket would take by now does not count
        if len(self._waiting) >= self._most_waiting:
            self.cut()
            return
        if not self._waiting:
            self._outbox.put(self)
        self.seq += 1
        self._waiting.append((self.seq, message))

    def flush(self) -> None:
        """Send what waits, or wake whoever does."""
        if not self._waiting or self.cut_off:
            return
        if self._say is not None and not self._held and self._say(together(self._waiting)):
            self._waiting = []
        else:
            self._wake()

    def cut(self, code: int = SLOW) -> None:
        """Send nothing more, and close the socket with this code."""
        if not self.cut_off:
            self.cut_off, self.close_code = True, code
        self._wake()

    def _wake(self) -> None:
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)

    async def next(self) -> bytes | None:
        """Everything that waits, as one list; `None` when the device is cut off. What it gave before has been sent."""
        self._held = False
        while not self._waiting and not self.cut_off:
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper
        if self.cut_off:
            return None
        self._held = True  # nothing overtakes it
        waiting, self._waiting = self._waiting, []
        return together(waiting)


def together(messages: list[tuple[int, bytes]]) -> bytes:
    """Messages with their numbers, one at least, as a JSON list."""
    parts: list[bytes] = []
    for seq, message in messages:
        parts += (b',{"seq":%d,' % seq, message[1:])
    parts[0] = b"[" + parts[0][1:]
    parts.append(b"]")
    return b"".join(parts)
