"""One WebSocket for each device at a table."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from tablee.core.codec import encode
from tablee.server import wire
from tablee.server.arrange import Refused
from tablee.server.desk import Desk, caller_of, desk_of, from_here, named
from tablee.server.device import Device
from tablee.server.limits import Bucket
from tablee.server.line import EXTENSION, Line
from tablee.server.table import Table
from tablee.server.wire import Refusal

LARGEST_MESSAGE = 32_768
_GREETING_SECONDS = 15
_MOST_BAD = 50
"""Messages that cannot be read, or come too fast, before a socket is closed."""

_messages: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class _HasId(Struct):
    id: wire.Id


_ids = msgspec.json.Decoder(_HasId)


def _id_in(data: bytes | str) -> str:
    """The id of a message that is bad otherwise, so that its sender knows which one."""
    try:
        return _ids.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return ""


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], code: FromPath[str]) -> None:
    """One device at one table."""
    desk = desk_of(socket)
    if not from_here(socket, desk.house.settings.public_url):
        await socket.close(code=4403)
        return
    await socket.accept()
    try:
        if desk.house.devices >= desk.house.settings.most_devices:
            raise Refused(Refusal.HOUSE_FULL)
        table = desk.find(code, caller_of(socket))
    except Refused as refused:
        device = Device(desk.house.outbox)
        device.tell(encode(wire.Rejected("", refused.code)))
        await _send(socket, await device.next() or b"[]")
        await socket.close(code=4404 if refused.code == Refusal.NO_SUCH_TABLE else 4429)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    line: Line | None = extensions.get(EXTENSION)  # with another server than ours there is none, and ASGI carries all
    device = Device(desk.house.outbox, desk.house.settings.most_waiting, None if line is None else line.say)
    desk.house.devices += 1
    sending = asyncio.create_task(_pump(socket, device, desk))
    try:
        await _listen(socket, line, device, table, desk)
    except WebSocketDisconnect:
        pass
    finally:
        desk.house.devices -= 1
        table.leave(device)
        device.cut()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, State], message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")


async def _pump(socket: WebSocket[Any, Any, State], device: Device, desk: Desk) -> None:
    """Send what waits, one message after another; close when the device is cut off."""
    try:
        while (message := await device.next()) is not None:
            await _send(socket, message)
        if not device.gone:
            desk.house.metrics.cut_off.inc()
            await socket.close(code=device.close_code)
    except (WebSocketDisconnect, RuntimeError, HTTPException):
        pass  # it is gone already; whoever listens to it notices


async def _listen(
    socket: WebSocket[Any, Any, State], line: Line | None, device: Device, table: Table, desk: Desk
) -> None:
    """Hear what the device says, until it is gone."""
    hear = _Hearing(device, table, desk)
    greeting = asyncio.get_running_loop().call_later(_GREETING_SECONDS, _no_greeting, device)
    if line is not None:
        line.hear = hear
    try:
        while (event := await socket.receive())["type"] == "websocket.receive":
            hear(event.get("text") or event.get("bytes") or b"")
        device.gone = True
    finally:
        greeting.cancel()


class _Hearing:
    """What becomes of what a device says."""

    def __init__(self, device: Device, table: Table, desk: Desk) -> None:
        self._device, self._table, self._desk = device, table, desk
        self._bucket = Bucket(desk.house.settings.messages, desk.house.settings.messages / 3)
        self._bad = 0

    def __call__(self, data: str | bytes) -> None:
        device = self._device
        if device.cut_off:
            return
        try:
            if len(data) > LARGEST_MESSAGE:
                raise Refused(Refusal.TOO_LARGE)
            if not self._bucket.take():
                raise Refused(Refusal.TOO_FAST)
            _receive(_decoded(data), device, self._table, self._desk)
        except Refused as refused:
            self._bad += 1
            if self._bad > _MOST_BAD:
                device.cut(4400)
                return
            self._desk.house.metrics.rejected.labels(refused.code).inc()
            device.tell(encode(wire.Rejected(_id_in(data), refused.code, refused.field)))


def _no_greeting(device: Device) -> None:
    if device.person is None:
        device.cut(4401)


def _decoded(data: str | bytes) -> wire.FromClient:
    try:
        return _messages.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise Refused(Refusal.BAD_MESSAGE) from None


def _receive(message: wire.FromClient, device: Device, table: Table, desk: Desk) -> None:
    if device.person is not None:
        table.receive(device, message)
        return
    if not isinstance(message, wire.Hello):
        raise Refused(Refusal.NOT_GREETED)
    person = desk.people.person(message.token)
    if person is None:
        raise Refused(Refusal.BAD_TOKEN)
    device.wants_news = message.news
    device.is_television = message.television
    table.join(device, wire.Person(person, named(message.name), message.lang, message.colour), message.id)
