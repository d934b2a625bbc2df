"""The short way between a socket and a device.

uvicorn accepts a socket, keeps it alive and closes it, and whatever is said on it may go through ASGI: a queue, a task
and two wrappers each way, about as much work as a move itself. Once a socket is accepted, a line hands every text to
whoever listens, and writes at once what the socket can take. `docs/decisions/0012-line.md` has the numbers.
"""

from collections.abc import Callable
from struct import Struct as Packed
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where there is one

EXTENSION = "tablee.line"
"""Where a socket's scope has its line."""
_TEXT = 0x81  # a whole message in one frame (RFC 6455, 5.2)
_LAST = 0x80  # the bit of the last, mostly the only, frame of a message
_MIDDLE, _LONG = Packed("!BBH"), Packed("!BBQ")


class Line(WebSocketsSansIOProtocol):
    """A socket of uvicorn's whose texts may be heard and said without ASGI."""

    hear: Callable[[bytes], None] | None = None
    """Whoever listens; as long as nobody does, a text is a message to the app as any other."""
    _whole = True
    """Whether all that has come so far were whole messages in whole frames. Once it was not, the parser, which has the
    rest, reads everything."""

    def handle_connect(self, event: Any) -> None:
        """Somebody asks for a socket."""
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)  # none if the request was refused already
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Bytes have come: a short text in one frame, as most messages are, or something for the parser."""
        if self._whole:
            if not self.handshake_complete:  # the request; whoever says more before it is answered is in a hurry
                self._whole = not self.handshake_initiated
            elif self.hear is not None and not self.close_sent and _is_short_text(data):
                self.hear(apply_mask(data[6:], data[2:6]))
                return
            else:
                self._whole = _are_whole_frames(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.hear is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(bytes(data))

    def say(self, text: bytes) -> bool:
        """Send a text now; `False` if that cannot be: the socket closes, or has yet to take what was sent before."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        size = len(text)
        if size < 126:
            head = bytes((_TEXT, size))
        else:
            head = _MIDDLE.pack(_TEXT, 126, size) if size < 1 << 16 else _LONG.pack(_TEXT, 127, size)
        self.transport.write(head + text)
        return True


def _is_short_text(data: bytes) -> bool:
    """Whether this is one frame with a whole text of less than 126 bytes, masked as a client's must be."""
    return len(data) > 6 and data[0] == _TEXT and data[1] == 0x80 + len(data) - 6 and data[1] < 0x80 + 126


def _are_whole_frames(data: bytes) -> bool:
    """Whether a client's frames end where these bytes end, and none of them is a piece of a message."""
    at = 0
    while at + 2 <= len(data) and data[at] & _LAST:
        size, head = data[at + 1] & 0x7F, 6
        if size > 125:
            head = 8 if size == 126 else 14
            size = int.from_bytes(data[at + 2 : at + head - 4], "big")
        at += head + size
    return at == len(data)
