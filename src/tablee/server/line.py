"""The short way between a socket and a device.

uvicorn accepts a socket, keeps it alive and closes it, and whatever is said on it may go through ASGI: a queue, a task
and two wrappers each way, about as much work as a move itself. Once a socket is accepted, a line hands every text to
whoever listens, and writes at once what the socket can take. `docs/decisions/0012-line.md` has the numbers.
"""

from collections.abc import Callable
from struct import Struct as Packed
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "tablee.line"
"""Where a socket's scope has its line."""
_TEXT = 0x81  # a whole message in one frame (RFC 6455, 5.2)
_MIDDLE, _LONG = Packed("!BBH"), Packed("!BBQ")


class Line(WebSocketsSansIOProtocol):
    """A socket of uvicorn's whose texts may be heard and said without ASGI."""

    hear: Callable[[bytes], None] | None = None
    """Whoever listens; as long as nobody does, a text is a message to the app as any other."""

    def handle_connect(self, event: Any) -> None:
        """Somebody asks for a socket."""
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)  # none if the request was refused already
        if scope is not None:
            scope["extensions"][EXTENSION] = self

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
