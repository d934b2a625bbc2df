"""Rogues at tables where others play: `python -m tests.server.fuzz 100000` sends so many bad messages, and some good.

Every message is answered, or its socket is cut off; the others play on to the end as if nothing was; the log of every
table, read back, gives the table as it stands, and the record of every game proves its draws.
"""

import argparse
import asyncio
import gc
import json
import logging
import re
import socket
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import structlog
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tablee.cli.serve import server
from tablee.core.chance import verify
from tablee.core.codec import encode
from tablee.core.record import read, write
from tablee.games import RULES
from tablee.server import wire
from tablee.server.course import Course
from tablee.server.house import House, Settings
from tablee.server.people import People
from tablee.server.sockets import LARGEST_MESSAGE
from tablee.store.sqlite import SqliteLog
from tests.server.sockets import PATIENCE, Choose, Player, any_legal, begin, guest, open_table
from tests.subjects import SUBJECTS

FREELY = Settings(
    requests=1e9,
    lookups=1e9,
    openings=1e9,
    messages=1e9,
    away_seconds=0.3,
    bot_pause=0,
    clock=20,
    most_tables=10**6,
    most_waiting=2000,
)
"""A house that does not count, and does not wait."""
FAREWELLS = {1000, 1005, 1006, 1007, 1009, 4400, 4408}
"""How a rogue's socket may end: they left, bytes that are no text, too many bytes, too much nonsense, too slow."""
REMEMBERED = 128
"""Entries after which a table may have forgotten that it did what a message asked for."""
NO_TEXT = "Invalid UTF-8 sequence received from client."
"""What uvicorn says of bytes that claim to be text, before it closes the socket."""


# ---- what rogues send -----------------------------------------------------------------------------------------------


class Frame(NamedTuple):
    """What is sent at once: text, or bytes; bytes that claim to be text; or text in pieces."""

    data: str | bytes
    as_text: bool = False
    pieces: int = 1


ACTIONS = {name: [json.loads(encode(action)) for action in subject.any_action] for name, subject in SUBJECTS.items()}
TYPES = [
    *("hello", "sit", "stand", "invite", "clear", "swap", "arrange", "ready", "act", "undo", "pause", "resume"),
    *("more_time", "answer", "back", "say", "react", "hint", "rematch", "resync"),
]
assert {kind.__struct_config__.tag for kind in get_args(wire.FromClient)} == set(TYPES)
JUNK: list[Any] = [
    *(None, True, False, 0, -1, 1, 11, 12, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 0.5, 1e308, -0.0),
    *(
        "",
        " ",
        "0",
        "none",
        "x" * 25,
        "x" * 41,
        "x" * 301,
        "\x00",
        "\u202e",
        "\ufeff",
        "ñ" * 24,
        "🍄" * 12,
        "\u0301" * 30,
    ),
    *([], {}, [[]], {"type": "act"}, {"": {}}, [None] * 100, {"a": [1, {"b": 2}]}, "kinoko", "red", "simple", "bravo"),
]


class Mischief:
    """Makes messages that are right, almost right, and not right at all."""

    def __init__(self, rng: Random, game: str, ids: list[str]) -> None:
        self.rng, self.game = rng, game
        self.sent: list[Frame] = []
        self.ids = ids
        """Of any rogue's messages at this table."""
        self.legal: Sequence[Any] = ()
        self._count = 0

    def frame(self) -> Frame:
        """The next one."""
        if self.sent and self.rng.randrange(12) == 0:
            return self.rng.choice(self.sent)  # once more
        frame = self._frame()
        self.sent = [*self.sent[-40:], frame]
        return frame

    def _frame(self) -> Frame:
        rng = self.rng
        message = self.proper()
        how = rng.randrange(-6, 24)
        if how < 7:
            return Frame(json.dumps(message))
        if how < 14:
            return Frame(json.dumps(self._spoilt(message)))
        text = json.dumps(message, ensure_ascii=rng.randrange(2) == 0)
        match how:
            case 14:
                return Frame(text[: rng.randrange(len(text))])
            case 15:
                return Frame(self._flipped(text.encode()))
            case 16:
                broken = self._flipped(text.encode()) + bytes([rng.choice([0xFF, 0xC0, 0xED, 0x80])])
                return Frame(broken, as_text=rng.randrange(8) == 0)
            case 17:
                return Frame(text.encode())
            case 18:
                return Frame(text, pieces=rng.randrange(2, 6))
            case 19:
                return Frame(self._spelt_oddly(text))
            case 20:
                return Frame(self._deep(message))
            case 21:
                return Frame(self._huge(message))
            case 22:
                return Frame(
                    rng.choice(["", " ", "null", "[]", "{}", "0", '"hello"', "\ufeff" + text, f"[{text}]", text * 2])
                )
            case _:
                return Frame(rng.randbytes(rng.randrange(200)))

    def a_few(self) -> int:
        """How many at once."""
        return self.rng.choice([1, 1, 2, 8])

    def _id(self) -> str:
        self._count += 1
        old = self.rng.randrange(10) == 0 and self.ids
        id_ = self.rng.choice(self.ids) if old else f"{self.rng.randrange(10**6)}-{self._count}"
        self.ids[:] = [*self.ids[-100:], id_]
        return id_

    def proper(self) -> dict[str, Any]:
        """A message that can be read, at whatever time."""
        rng = self.rng
        type_ = rng.choice([*TYPES, "act", "act", "act", "act", "act"])
        fields: dict[str, Any] = {}
        match type_:
            case "hello":
                fields = {"token": rng.choice(["", "a.b", "x" * 200]), "name": rng.choice(["Rogue", "\u202e", "  "])}
            case "sit" | "clear":
                fields = {"seat": rng.randrange(12)}
            case "invite":
                fields = {"seat": rng.randrange(4), "bot": rng.choice(["simple", "random", "nobody", ""])}
            case "swap":
                fields = {"a": rng.randrange(5), "b": rng.randrange(5)}
            case "arrange":
                fields = {
                    "seats": rng.choice([None, 1, 2, 3, 4, 12]),
                    "options": rng.choice([None, {}, {"aid": "seen"}, {"round_limit": rng.randrange(-1, 9)}, {"x": 1}]),
                    "quiet": rng.choice([None, False]),
                    "hints": rng.choice([None, True, False]),
                    "clock": rng.choice([None, "none", 20, 60]),
                }
            case "ready":
                fields = {"ready": rng.randrange(2) == 0}
            case "act":
                fields = {"action": self._action()}
            case "answer":
                fields = {"yes": rng.randrange(2) == 0}
            case "say":
                fields = {"text": rng.choice(["hello", "\u202e\u2066", "🍄" * 100, "\x00", "<script>", "{{"])}
            case "react":
                fields = {"reaction": rng.choice(wire.REACTIONS)}
        return {"type": type_, "id": self._id(), **fields}

    def _action(self) -> Any:
        rng = self.rng
        if self.legal and rng.randrange(3):
            return self._filled(rng.choice(self.legal))
        return rng.choice(ACTIONS[self.game if rng.randrange(3) else rng.choice(list(ACTIONS))])

    def _filled(self, action: dict[str, Any]) -> dict[str, Any]:
        text = self.rng.choice(["apple", "x y " * 29, "9" * 120, "\u0301", "ñ" * 120, " ", "x" * 121])
        return {key: text if isinstance(value, dict) else value for key, value in action.items()}

    def _spoilt(self, message: dict[str, Any]) -> Any:
        rng = self.rng
        spoilt = json.loads(json.dumps(message))
        inner = spoilt["action"] if isinstance(spoilt.get("action"), dict) and rng.randrange(2) else spoilt
        key = rng.choice(sorted(inner))
        match rng.randrange(5):
            case 0:
                del inner[key]
            case 1:
                inner[rng.choice(["extra", "", "by", "version", "seq", "Type", key.upper()])] = rng.choice(JUNK)
            case 2:
                inner["type"] = rng.choice([*TYPES, "welcome", "accepted", "moved", "started", "undone", "chanced", ""])
            case _:
                inner[key] = rng.choice(JUNK)
        return spoilt

    def _flipped(self, data: bytes) -> bytes:
        spoilt = bytearray(data)
        for _ in range(self.rng.randrange(1, 4)):
            spoilt[self.rng.randrange(len(spoilt))] = self.rng.randrange(256)
        return bytes(spoilt)

    def _spelt_oddly(self, text: str) -> str:
        odd = [
            '"\\ud800"',
            '"\\udc00\\ud800"',
            "1e400",
            "-1e999",
            "NaN",
            "Infinity",
            "01",
            "1.0",
            "+1",
            "'x'",
            "\\u0000",
        ]
        twice = text[:-1] + ', "id": "twice", "id": "thrice"}'
        value = re.sub(r'": ("[^"]*"|\d+)', lambda found: f'": {self.rng.choice(odd)}', text, count=1)
        return self.rng.choice([twice, value, value, value, text.replace(",", ",,", 1), text.replace('"', "'")])

    def _deep(self, message: dict[str, Any]) -> str:
        depth = self.rng.choice([100, 900, 5000, 15000])
        opening, closing = self.rng.choice([("[", "]"), ('{"a":', "}")])
        nest = opening * depth + "1" + closing * (depth if self.rng.randrange(3) else 0)
        name = self.rng.choice(["action", "options", "id", "x"])
        return json.dumps(message)[:-1] + f', "{name}": {nest}' + "}"

    def _huge(self, message: dict[str, Any]) -> str:
        size = self.rng.choice([500, 8_000, LARGEST_MESSAGE - 100, LARGEST_MESSAGE, 40_000, 60_000, 60_000, 200_000])
        name = self.rng.choice(["text", "id", "name", "bot", "x"])
        return json.dumps({**message, name: self.rng.choice("xxxñ🍄") * size}, ensure_ascii=False)


# ---- rogues ---------------------------------------------------------------------------------------------------------


@dataclass
class Budget:
    """How much is still to be sent, and what became of what was."""

    left: int
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """By code, and those accepted."""
    farewells: Counter[int] = field(default_factory=Counter)

    def take(self, most: int) -> int:
        taken = min(most, self.left)
        self.left -= taken
        self.sent += taken
        return taken


class Rogue:
    """Somebody at a table who sends whatever comes to mind, and comes back when thrown out."""

    def __init__(self, who: Player, code: str, mischief: Mischief, budget: Budget) -> None:
        self.who, self.code, self.mischief, self.budget = who, code, mischief, budget
        self.tired = False
        self.sent = 0
        self._answered = self._seq = 0
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def run(self, most: int) -> None:
        """Until enough is sent, by this one or by all together."""
        try:
            while self.budget.left > 0 and self.sent < most and not self.tired:
                if self._listening is None or self._listening.done():
                    await self._come()
                await self._burst(self._some())
        finally:
            await self._leave()

    def _some(self) -> list[Frame]:
        frames = [self.mischief.frame() for _ in range(self.budget.take(self.mischief.a_few()))]
        self.sent += len(frames)
        return frames

    async def _come(self) -> None:
        await self._leave()
        self._socket = await self.who.connect(self.code)
        self._seq = 0
        self._listening = asyncio.create_task(self._listen(self._socket))
        if self.mischief.rng.randrange(5) == 0:  # some forget to greet
            await self._burst(self._some())
        greeting = {"type": "hello", "id": "hello", "token": self.who.token, "name": self.who.name}
        await self._burst([Frame(json.dumps(greeting))])

    async def _leave(self) -> None:
        if self._socket is not None and self._listening is not None:
            await self._socket.close()
            await self._listening
            code = self._socket.close_code or 0
            self._socket = None
            self.budget.farewells[code] += 1
            assert code in FAREWELLS, code

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                for message in json.loads(frame):
                    self._seq += 1
                    assert message["seq"] == self._seq
                    self._hear(message)
                self._news.set()
        self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "accepted" | "rejected":
                self._answered += 1
                self.budget.answers[message.get("code", "accepted")] += 1
            case "game":
                self.mischief.legal = message["legal"]
            case "welcome":
                self.mischief.legal = message["game"]["legal"] if message["game"] else ()

    async def _burst(self, frames: Sequence[Frame]) -> None:
        """Send all of them, then wait until each is answered, or the socket is cut off."""
        assert self._socket is not None
        assert self._listening is not None
        due = self._answered + len(frames)
        with suppress(ConnectionClosed):
            for frame in frames:
                await self._send(self._socket, frame)
        try:
            async with asyncio.timeout(PATIENCE):
                while self._answered < due and not self._listening.done():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"{due - self._answered} of these were not answered: {frames}") from None
        assert self._answered <= due, "more answers than questions"

    async def _send(self, socket: ClientConnection, frame: Frame) -> None:
        data = frame.data
        if frame.pieces > 1 and isinstance(data, str):
            size = max(1, len(data) // frame.pieces)
            await socket.send([data[at : at + size] for at in range(0, len(data), size)])
        else:
            await socket.send(data, text=True if frame.as_text else None)


# ---- those who only want to play ------------------------------------------------------------------------------------


class Honest(Player):
    """Plays to the end, whatever others do; agrees to no pause, and seldom to an undo."""

    bored: bool = False

    async def play_fair(self, rng: Random) -> None:
        """Play, and answer what is asked, until the game is over or it takes too long."""
        answering = asyncio.create_task(self._answer_questions(rng))
        try:
            await self.play(self._fair(any_legal(rng)), lambda: rng.uniform(0, 0.02), until=lambda: self.bored)
        finally:
            answering.cancel()

    def _fair(self, choose: Choose) -> Choose:
        def filled(player: Player) -> dict[str, Any] | None:
            action = choose(player)
            return action and {key: "a pie" if isinstance(value, dict) else value for key, value in action.items()}

        return filled

    async def _answer_questions(self, rng: Random) -> None:
        while True:
            question = self.table["question"]
            if question and self.seat in question["waiting"]:
                await self.ask("answer", yes=question["what"] == "undo" and rng.randrange(5) == 0)
            await asyncio.sleep(0.01)

    def stop(self) -> None:
        self.bored = True
        self._news.set()


# ---- tables ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A table: who sits there, and who stands around."""

    game: str
    honest: int
    rogues: int
    watching: int
    options: dict[str, Any] = field(default_factory=dict)
    quick: bool = True
    """Whether its games take seconds; where they take a minute, a short run does not wait for their end."""


LONG_ENOUGH = 500
"""Messages that a rogue sends at a table at which nobody plays."""
LONG_RUN = 50_000
KINDS = (
    Kind("kinoko", honest=2, rogues=1, watching=2, options={"round_limit": 8}),
    Kind("kinoko", honest=1, rogues=1, watching=0, options={"aid": "deduced", "round_limit": 8}),
    Kind("tomkuni", honest=2, rogues=1, watching=1),
    Kind("konito", honest=3, rogues=1, watching=1, options={"tiles": 2, "seconds": 10}, quick=False),
    Kind("kinoko", honest=0, rogues=3, watching=1),  # a lobby, unless they make a game of it
)


class Fuzz:
    """A run: many tables at once, and one after another."""

    def __init__(self, house: House, base: str, messages: int, seed: int) -> None:
        self.house, self.base, self.seed = house, base, seed
        self.people = People(house.log.keep("secret", b""))
        self.budget = Budget(messages)
        self.tables: Counter[str] = Counter()
        self.proved: Counter[str] = Counter()
        """Games that came to their end, and whose records were verified."""

    async def run(self) -> None:
        await asyncio.gather(*(self._tables(kind, number) for number, kind in enumerate(KINDS)))
        async with asyncio.timeout(PATIENCE):
            while self.house.devices:
                await asyncio.sleep(0.01)
        assert not any(table.devices for table in self.house.tables.values())

    async def _tables(self, kind: Kind, number: int) -> None:
        rng = Random(f"{self.seed} {number}")
        while self.budget.left > 0:
            await self._table(kind, rng)

    async def _table(self, kind: Kind, rng: Random) -> None:
        """A table from its opening to its end, or until enough is sent."""
        people = [self._somebody(number) for number in range(kind.honest + kind.rogues + kind.watching)]
        seated, honest = people[: kind.honest + kind.rogues], people[: kind.honest]
        async with guest(self.base) as client:
            code = await open_table(client, people[0], kind.game, len(seated), options=kind.options, clock=20)
        self.tables[kind.game] += 1
        if honest:
            await begin(seated, code)
            for rogue in seated[kind.honest :]:
                await rogue.go()
        ids: list[str] = []
        rogues = [
            Rogue(who, code, Mischief(Random(rng.random()), kind.game, ids), self.budget)
            for who in people[kind.honest :]
        ]
        most = self.budget.left if honest else LONG_ENOUGH
        meddling = asyncio.gather(*(rogue.run(most) for rogue in rogues))
        playing = asyncio.gather(*(player.play_fair(rng) for player in honest))
        await asyncio.wait([meddling, playing] if honest else [meddling], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            await asyncio.sleep(0.2)  # some more mischief after the end
            for one in rogues:
                one.tired = True
        elif not kind.quick and self.budget.sent < LONG_RUN:
            for player in honest:
                player.stop()
        await meddling
        await playing
        assert all(player.over or player.bored for player in honest)
        for player in honest:
            await player.go()
        await self._prove(code, honest)

    def _somebody(self, number: int) -> Honest:
        token = self.people.new()
        return Honest(self.base, f"Somebody {number}", token, token.partition(".")[0])

    # ---- what must hold in the end ----------------------------------------------------------------------------------

    async def _prove(self, code: str, honest: Sequence[Player]) -> None:
        """The log of a table gives the table as it stands; everything in it was done once; its draws are fair."""
        table = self.house.find(code)
        async with asyncio.timeout(PATIENCE):
            while not table.idle:
                await asyncio.sleep(0.01)
        course, again = table.course, self.house.read(code)
        assert again is not None
        assert standing(again) == standing(course)
        done = self._done(code)
        for player in honest:
            acted = [id_ for id_, answer in player.answers.items() if answer["type"] == "accepted" and id_[:3] == "act"]
            assert all((player.person, id_, "moved") in done for id_ in acted)
            if player.over:
                assert player.game["view"] == json.loads(encode(course.game.view(course.state, player.seat)))
        if course.phase == "over":
            record = read(write(course.record()), RULES)
            assert record == course.record()
            assert verify(course.game, record).proved
            self.proved[course.game.info.id] += 1

    def _done(self, code: str) -> dict[tuple[str, str, str], int]:
        """What was done for whose message, with which entry. Nothing twice, as long as a table remembers it."""
        done: dict[tuple[str, str, str], int] = {}
        for number, entry in enumerate(self.house.log.read(code)):
            note = json.loads(entry)
            if "message" in note:
                key = note["by"], note["message"], note["type"]
                assert number - done.get(key, -REMEMBERED) >= REMEMBERED, f"done twice: {key}"
                done[key] = number
        return done


def standing(course: Course) -> dict[str, Any]:
    """Where a table stands, all of it."""
    return {name: value for name, value in vars(course).items() if name not in ("entry", "game", "_before")}


# ---- the house ------------------------------------------------------------------------------------------------------


class Complaints(logging.Handler):
    """Whatever a library complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() != NO_TEXT:
            self.heard.append(self.format(record))


@asynccontextmanager
async def served(house: House) -> AsyncIterator[str]:
    """The house on a port of this machine, in this loop: its address."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(100)
    serving = server(house)
    task = asyncio.create_task(serving.serve(sockets=[listening]))
    while not serving.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        serving.should_exit = True
        await task


async def fuzz(folder: Path, messages: int, seed: int) -> Fuzz:
    """Send so many messages to a house in this folder; it is as good as new afterwards."""
    stumbled: list[Any] = []
    complaints = Complaints()
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: stumbled.append(context))
    logging.getLogger().addHandler(complaints)
    thresholds = gc.get_threshold()
    try:
        with structlog.testing.capture_logs() as lines:
            house = House(SqliteLog(folder / "fuzz.sqlite"), FREELY)
            async with served(house) as base:
                run = Fuzz(house, base, messages, seed)
                await run.run()
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        logging.getLogger().removeHandler(complaints)
    assert not stumbled, stumbled[:3]
    assert not complaints.heard, complaints.heard[:3]
    assert not [line for line in lines if line["log_level"] == "error"], lines
    return run


def main() -> None:
    """Send many messages, and tell what became of them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("messages", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    began = time.monotonic()
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(fuzz(Path(folder), asked.messages, asked.seed))
    took = time.monotonic() - began
    print(f"{run.budget.sent} messages in {took:.0f} s, at {run.tables.total()} tables: {dict(run.tables)}")
    print(f"games played to their end and proved: {dict(run.proved)}")
    print(f"answers: {dict(run.budget.answers.most_common())}")
    print(f"sockets closed with: {dict(run.budget.farewells.most_common())}")


if __name__ == "__main__":
    main()
