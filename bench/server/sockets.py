"""The client's side of a WebSocket, just enough of one, so that the load costs little beside what it loads."""

import asyncio
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK = bytes(4)
"""A client must mask what it sends. A mask of zeros is one, and leaves everything as it is."""


class Socket(asyncio.Protocol):
    """Text messages, each in one frame. Whoever uses it says what comes of what is `heard`."""

    def __init__(self, address: str, path: str) -> None:
        self._address = address
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._transport: asyncio.Transport | None = None
        self._data = b""
        self._upgraded = False
        self.lost = False
        self.bytes_heard = 0

    async def connect(self) -> None:
        host, _, port = self._address.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))

    def upgraded(self) -> None:
        """The other side has agreed: messages may be sent."""

    def heard(self, message: bytes) -> None:
        """The other side has sent this."""

    def send(self, message: bytes) -> None:
        self._write(_TEXT, message)

    def _write(self, kind: int, message: bytes) -> None:
        assert self._transport is not None
        size = len(message)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        data = self._data + data
        if not self._upgraded:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._data = head
                return
            if b" 101 " not in head[:20]:
                raise ConnectionRefusedError(head.decode(errors="replace"))
            self._upgraded = True
            self.upgraded()
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, start, at = frame
            if kind == _TEXT:
                self.bytes_heard += at - start
                self.heard(data[start:at])
            elif kind == _PING:
                self._write(_PONG, data[start:at])
            elif kind == _CLOSE:
                self.lost = True
        self._data = data[at:]


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """What kind of frame begins here, where its message begins and where it ends; `None` if it is not all here."""
    here = len(data) - at
    if here < 2:
        return None
    size, head = data[at + 1], 2
    if size == 126:
        size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
    elif size == 127:
        size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
    return (data[at], at + head, at + head + size) if here >= head + size else None
