"""One socket for each device: what it must say first, what it may say, and when it is closed."""

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.core.chance import verify
from tablee.core.record import read
from tablee.games import RULES
from tablee.server.app import make_app
from tablee.server.device import SLOW
from tablee.server.house import House, Settings
from tablee.server.sockets import LARGEST_MESSAGE
from tablee.store.memory import MemoryLog
from tests.server.sockets import Player, begin, guest, open_table, somebody
from tests.server.visitor import BASE, Visitor, visiting


class Line:
    """A device's socket, and what has come over it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.waiting: list[Any] = []

    def send(self, message: Any) -> None:
        match message:
            case str():
                self.session.send_text(message)
            case bytes():
                self.session.send_bytes(message)
            case _:
                self.session.send_json(message)

    def hear(self) -> Any:
        """The next message."""
        if not self.waiting:
            self.waiting = self.session.receive_json(timeout=10)
        return self.waiting.pop(0)

    def answer(self) -> Any:
        """The next answer to anything."""
        while (heard := self.hear())["type"] not in ("accepted", "rejected"):
            pass
        return heard

    def ask(self, kind: str, /, id: str = "x", **fields: Any) -> Any:
        self.send({"type": kind, "id": id, **fields})
        return self.answer()

    def refused(self, message: Any) -> tuple[str, str, str | None]:
        self.send(message)
        heard = self.answer()
        assert heard["type"] == "rejected", heard
        return heard["id"], heard["code"], heard["field"]

    def closed(self) -> int:
        """The code with which it is closed, after whatever else comes."""
        try:
            while True:
                self.hear()
        except WebSocketDisconnect as closed:
            return closed.code


@contextmanager
def plugged(visitor: Visitor, code: str | None = None, **headers: str) -> Iterator[Line]:
    """A socket at this table, or a new one."""
    path = f"/api/tables/{code or visitor.open()['code']}/socket"
    with visitor.client.websocket_connect(path, headers=headers) as session:
        yield Line(session)


@contextmanager
def greeted(visitor: Visitor, code: str | None = None, name: str = "Ana") -> Iterator[Line]:
    """The same, and somebody new has said hello."""
    with plugged(visitor, code) as open_line:
        assert open_line.ask("hello", id="hello", token=visitor.token(), name=name)["type"] == "accepted"
        yield open_line


# ---- greeting -------------------------------------------------------------------------------------------------------


def test_whoever_says_hello_gets_the_whole_and_takes_part(visitor: Visitor) -> None:
    with plugged(visitor) as ana:
        hello = {"type": "hello", "id": "1", "token": visitor.token(), "name": " Ana  Banana ", "lang": "fr"}
        ana.send({**hello, "colour": "red", "news": False})
        welcome, accepted = ana.hear(), ana.hear()
        assert (welcome["seq"], welcome["type"]) == (1, "welcome")
        assert welcome["you"]["name"] == "Ana Banana"
        assert (welcome["you"]["lang"], welcome["you"]["colour"]) == ("fr", "red")
        assert (welcome["seat"], welcome["game"], welcome["chat"]) == (None, None, [])
        assert accepted == {"seq": 2, "type": "accepted", "id": "1", "version": 1}
        assert ana.ask("sit", seat=0) == {"seq": 4, "type": "accepted", "id": "x", "version": 2}
        assert ana.refused({**hello, "id": "again"}) == ("again", "greeted-already", None)


def test_a_message_may_come_as_bytes(visitor: Visitor) -> None:
    with greeted(visitor) as ana:
        ana.send(b'{"type":"sit","id":"x","seat":1}')
        assert ana.answer()["type"] == "accepted"


def test_who_is_not_known_yet_can_only_say_hello(visitor: Visitor) -> None:
    with plugged(visitor) as line:
        assert line.refused({"type": "sit", "id": "1", "seat": 0}) == ("1", "not-greeted", None)
        hello = {"type": "hello", "id": "2", "token": visitor.token(), "name": "Ana"}
        assert line.refused({**hello, "token": "forged"}) == ("2", "bad-token", None)
        assert line.refused({**hello, "name": " \u202e "}) == ("2", "bad-name", "name")
        assert line.refused({**hello, "name": ""}) == ("2", "bad-message", None)
        assert line.refused({**hello, "lang": "xx"}) == ("2", "bad-message", None)
        line.send(hello)
        assert line.hear()["type"] == "welcome"


def test_who_says_nothing_is_sent_away(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.sockets._GREETING_SECONDS", 0.05)
    with plugged(visitor) as line:
        assert line.closed() == 4401


def test_there_is_no_socket_at_a_table_that_is_not_there(visitor: Visitor) -> None:
    with plugged(visitor, "BCDFGH") as line:
        assert line.answer() == {"seq": 1, "type": "rejected", "id": "", "code": "no-such-table", "field": None}
        assert line.closed() == 4404


def test_whoever_guesses_at_codes_by_socket_is_told_nothing_any_more() -> None:
    with visiting(lookups=2) as visitor:
        code = visitor.open()["code"]
        for guess, told in (("BCDFGH", 4404), ("BCDFGJ", 4404), ("BCDFGK", 4429), (code, 4429)):
            with plugged(visitor, guess) as line:
                assert line.closed() == told


def test_a_house_has_room_for_so_many_devices() -> None:
    with visiting(most_devices=1) as visitor:
        code = visitor.open()["code"]
        with greeted(visitor, code), plugged(visitor, code) as line:
            assert line.answer()["code"] == "house-full"
            assert line.closed() == 4429
        with greeted(visitor, code):
            assert visitor.house.devices == 1


def test_other_pages_do_not_get_a_socket() -> None:
    with visiting(public_url="https://play.example.org") as visitor:
        code = visitor.open()["code"]
        for origin in ("https://evil.example", "null"):
            with pytest.raises(WebSocketDisconnect) as refused, plugged(visitor, code, origin=origin):
                pass
            assert refused.value.code == 4403
        for origin in (BASE, "https://play.example.org"):
            with plugged(visitor, code, origin=origin) as line:
                assert line.ask("hello", token=visitor.token(), name="Ana")["type"] == "accepted"


# ---- messages that cannot be read -----------------------------------------------------------------------------------

UNREADABLE: dict[str, tuple[Any, str]] = {
    # what is wrong: the message, and the id it is answered with
    "empty": ("", ""),
    "no JSON": ("hello", ""),
    "half of it": ('{"type":"stand","id":"x"', ""),
    "a list": ([{"type": "stand", "id": "x"}], ""),
    "a number": ("7", ""),
    "no type": ({"id": "x"}, "x"),
    "no such type": ({"type": "fly", "id": "x"}, "x"),
    "a type of ours": ({"type": "welcome", "id": "x"}, "x"),
    "no id": ({"type": "stand"}, ""),
    "an empty id": ({"type": "stand", "id": ""}, ""),
    "a long id": ({"type": "stand", "id": "x" * 41}, ""),
    "an id that is none": ({"type": "stand", "id": 7}, ""),
    "a field too many": ({"type": "stand", "id": "x", "seat": 1}, "x"),
    "a field is missing": ({"type": "sit", "id": "x"}, "x"),
    "a seat in words": ({"type": "sit", "id": "x", "seat": "one"}, "x"),
    "a seat below": ({"type": "sit", "id": "x", "seat": -1}, "x"),
    "a seat beyond": ({"type": "sit", "id": "x", "seat": 12}, "x"),
    "nothing said": ({"type": "say", "id": "x", "text": ""}, "x"),
    "too much said": ({"type": "say", "id": "x", "text": "x" * 301}, "x"),
    "no such reaction": ({"type": "react", "id": "x", "reaction": "boo"}, "x"),
    "a clock in words": ({"type": "arrange", "id": "x", "clock": "slow"}, "x"),
    "a short clock": ({"type": "arrange", "id": "x", "clock": 9}, "x"),
    "options as a list": ({"type": "arrange", "id": "x", "options": []}, "x"),
    "half a letter": ('{"type":"say","id":"x","text":"\\ud800"}', ""),
    "no text": (b'{"type":"say","id":"x","text":"\xff"}', "x"),
    "nested": ("[" * 20_000, ""),
    "nested inside": ('{"type":"arrange","id":"x","options":' + '{"x":' * 5_000, ""),
}


def test_what_cannot_be_read_is_refused_and_changes_nothing(visitor: Visitor) -> None:
    code = visitor.open()["code"]
    for what, (message, id) in UNREADABLE.items():
        with greeted(visitor, code) as line:
            assert line.refused(message) == (id, "bad-message", None), what
            assert line.ask("resync", id=f"after {what}")["type"] == "accepted"
    assert len(visitor.house.log.read(code)) == 1


def test_an_action_may_be_anything_and_is_judged_by_the_game(visitor: Visitor) -> None:
    with greeted(visitor, visitor.open(bots=["random"])["code"]) as line:
        line.ask("sit", id="1", seat=1)
        line.ask("ready", id="2")
        for number, action in enumerate(['"x"', "[]", "{}", "null", "1e999", "[" * 3_000 + "]" * 3_000]):
            line.send(f'{{"type":"act","id":"act{number}","action":{action}}}')
            answer = line.answer()
            assert (answer["id"] in ("", f"act{number}"), answer["code"] in ("bad-move", "bad-message")) == (True, True)


def test_a_message_has_its_size(visitor: Visitor) -> None:
    with greeted(visitor) as line:
        large = {"type": "say", "id": "x", "text": "x" * LARGEST_MESSAGE}
        assert line.refused(large) == ("x", "too-large", None)
        assert line.ask("say", text="y")["type"] == "accepted"


def test_whoever_sends_without_end_is_told_so_then_sent_away() -> None:
    with visiting(messages=5) as visitor, greeted(visitor) as line:
        for number in range(80):
            line.send({"type": "react", "id": f"{number}", "reaction": "wow"})
        assert line.closed() == 4400
        rejected = visitor.house.metrics.rejected.labels("too-fast")._value.get()
        assert rejected >= 40


def test_whoever_sends_nonsense_without_end_is_sent_away(visitor: Visitor) -> None:
    with greeted(visitor) as line:
        for number in range(50):
            assert line.refused({"type": "fly", "id": f"{number}"}) == (f"{number}", "bad-message", None)
        line.send({"type": "fly", "id": "51"})
        assert line.closed() == 4400


# ---- coming and going -----------------------------------------------------------------------------------------------


def test_whoever_closes_their_socket_is_gone(visitor: Visitor) -> None:
    code = visitor.open()["code"]
    with greeted(visitor, code, "Ana") as ana:
        with greeted(visitor, code, "Bo"):
            while ana.hear().get("table", {}).get("watching") != ["Ana", "Bo"]:
                pass
            assert visitor.house.devices == 2
        while ana.hear().get("table", {}).get("watching") != ["Ana"]:
            pass
        assert visitor.house.devices == 1
    assert visitor.client.get("/metrics").text.count("tablee_cut_off_total 0.0") == 1


def test_whoever_closes_before_the_greeting_was_never_there(visitor: Visitor) -> None:
    code = visitor.open()["code"]
    with greeted(visitor, code, "Ana") as ana:
        with plugged(visitor, code):
            pass
        assert ana.ask("resync")["type"] == "accepted"
        assert len(visitor.house.tables[code].devices) == 1


def test_when_the_house_closes_everyone_is_sent_away() -> None:
    with visiting() as visitor:
        code = visitor.open()["code"]
        with greeted(visitor, code) as ana:
            visitor.house.tables[code].close()
            assert ana.closed() == SLOW


# ---- real sockets ---------------------------------------------------------------------------------------------------


@asynccontextmanager
async def serving(house: House, send_buffer: int | None = None) -> AsyncIterator[str]:
    """A house on a real port of this machine: its address."""
    listening = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    if send_buffer is not None:
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, send_buffer)
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        make_app(house), http="httptools", ws="websockets-sansio", ws_per_message_deflate=False, log_config=None
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


def last(player: Player) -> dict[str, Any]:
    """What ends a turn, or a round, as soon as it can be ended."""
    chosen: dict[str, Any] = player.game["legal"][-1]
    return chosen


def test_two_people_play_to_the_end_over_real_sockets() -> None:
    async def story() -> None:
        async with serving(House(MemoryLog(), Settings(messages=10_000))) as base, guest(base) as client:
            players = [await somebody(client, name) for name in ("Ana", "Bo")]
            code = await open_table(client, players[0], "kinoko", 2)
            await begin(players, code)
            hurried = (player.play(last, pause=lambda: 0, until=lambda: False) for player in players)
            await asyncio.gather(*hurried)
            record = (await client.get(f"/api/tables/{code}/record")).raise_for_status().text
            assert verify(RULES["kinoko"], read(record, RULES)).proved
            answers = [answer["type"] for player in players for answer in player.answers.values()]
            assert set(answers) == {"accepted"}
            assert len(answers) == sum(len(player.sent) for player in players)
            for player in players:
                await player.go()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_device_that_reads_nothing_is_cut_off_and_gets_the_whole_when_it_returns() -> None:
    async def story() -> None:
        house = House(MemoryLog(), Settings(most_waiting=8, messages=10_000))
        async with serving(house, send_buffer=4_096) as base, guest(base) as client:
            ana = await somebody(client, "Ana")
            code = await open_table(client, ana, "kinoko", 2)
            await ana.come(code)
            for number in range(60):
                await ana.ask("say", text=f"{number} " + "x" * 290)
            slow = await stuck(base, code, ana.token)
            for number in range(200):
                await slow.send(json.dumps({"type": "resync", "id": f"{number}"}))
            while house.metrics.cut_off._value.get() == 0 and not _cut(house, code):
                await asyncio.sleep(0.01)
            assert (await ana.ask("say", text="and I?"))["type"] == "accepted"
            with suppress(ConnectionClosed):
                while True:
                    await slow.recv()
            assert slow.close_code == SLOW
            await ana.go()
            await ana.come(code)
            assert ana.table["code"] == code
            assert ana.seat == 0
            await ana.go()

    asyncio.run(asyncio.wait_for(story(), 60))


def _cut(house: House, code: str) -> bool:
    return any(device.cut_off for device in house.tables[code].devices)


async def stuck(base: str, code: str, token: str) -> ClientConnection:
    """A device that greets and then takes almost nothing from its line."""
    line = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
    host, port = base.removeprefix("http://").split(":")
    line.connect((host, int(port)))
    path = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    device = await connect(path, sock=line, compression=None, proxy=None, max_queue=1, ping_interval=None)
    await device.send(json.dumps({"type": "hello", "id": "hello", "token": token, "name": "Ana"}))
    return device
