"""Law 6 over the wire: whatever a device may not know changes no byte of what it is sent.

A table is played through its own door, with a device in every seat and a spectator. Beside it, for each of them, there
is a twin of the table in which everything is different that this one may not know (`permute_hidden`, written from the
rules). What happens at the table happens at its twins, and each device must get the same bytes there, to the last one.
"""

import asyncio
import csv
import io
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple, cast

import httpx
import pytest
import structlog
from litestar import Litestar
from msgspec import Raw

from tablee.core.codec import encode
from tablee.core.game import Players, Seat, blank_in, filled
from tablee.core.record import replay
from tablee.core.text import unmarked
from tablee.games.konito.deck import COLUMNS, EXPRESSIONS, LEVELS, deck_of, themes
from tablee.games.konito.model import Guess
from tablee.games.konito.model import State as KonitoState
from tablee.games.konito.roles import others_of, reader_of
from tablee.locales import speaker
from tablee.server import course as courses
from tablee.server import wire
from tablee.server.app import make_app
from tablee.server.deciding import Step
from tablee.server.device import Device, Outbox, together
from tablee.server.house import House, Settings
from tablee.server.replaying import Replay, ReplayStep
from tablee.server.table import Table
from tablee.store.memory import MemoryLog
from tests.subjects import SUBJECTS

Audience = Seat | None
NAMES = ("Quintilian", "Rosalinde", "Sebaldus", "Theophila", "Ulfberht", "Valeska")
WATCHER = "Wendelgard"
FREELY = Settings(requests=1e9, lookups=1e9, openings=1e9, messages=1e9, most_waiting=10**6)
"""A house that does not count."""


class Clock:
    """The time at every table of this test: it stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    perf_counter = monotonic


class Secrets:
    """Seeds of games that are the same every time."""

    def token_bytes(self, length: int) -> bytes:
        return Random(length).randbytes(length)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr("tablee.server.table.time", stopped)
    monkeypatch.setattr("tablee.server.clock.time", stopped)
    monkeypatch.setattr("tablee.server.house.secrets", Secrets())
    return stopped


# ---- a table and its twins ------------------------------------------------------------------------------------------


class Twin(Table):
    """The same table in another truth. It decides by itself, but what happens is what happened at the real one."""

    def __init__(self, course: courses.Course, house: House, other: Callable[[Any], Any]) -> None:
        super().__init__(course, house)
        self.other = other
        self.happened: list[list[Step]] = []

    def _attend(self) -> None:
        self.clock.run(self._attended)

    def _by_itself(self, decide: Callable[[], list[Step]]) -> None:
        """Nothing happens here that has not happened there."""

    def _write(self, steps: Sequence[Step], then: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        real = self.happened.pop(0)
        assert asked_for(steps) == asked_for(real)
        self.follow(real)
        then()

    def follow(self, steps: Sequence[Step]) -> None:
        """The same has happened here."""
        self._settle([step if step.state is None else step._replace(state=self.other(step.state)) for step in steps])


def asked_for(steps: Sequence[Step]) -> list[type]:
    """What was done for whoever sent a message, without what was drawn after it."""
    return [type(step.note) for step in steps if step.note.by is not None]


class Room:
    """A table, those at it, its twins, and every byte that was sent."""

    def __init__(self, table: Table, people: Sequence[wire.Person], name: str, clock: Clock, rng: Random) -> None:
        self.table, self.people, self.name, self.clock, self.rng = table, people, name, clock, rng
        self.subject = SUBJECTS[name]
        self.audiences: tuple[Audience, ...] = (*range(len(people) - 1), None)
        self.devices = self._enter(table)
        self.sent: dict[Audience, bytes] = dict.fromkeys(self.audiences, b"")
        self.fresh: dict[Audience, bytes] = dict.fromkeys(self.audiences, b"")
        """What was sent by the last thing that happened."""
        self.different = self.compared = 0
        self._happened: list[list[Step]] = []
        self._count = 0
        self.twins: dict[Audience, Twin] = {}
        self._twin_devices: dict[Audience, dict[Audience, Device]] = {}
        self._spy()

    def _enter(self, table: Table) -> dict[Audience, Device]:
        devices = {}
        for audience, person in zip(self.audiences, self.people, strict=True):
            device = devices[audience] = Device(Outbox(), most_waiting=10**6)
            device.person = person
            table._enter(device, person)
        return devices

    def _spy(self) -> None:
        settle = self.table._settle

        def spied(steps: Sequence[Step]) -> None:
            self._happened.append(list(steps))
            settle(steps)

        self.table._settle = spied  # type: ignore[method-assign]

    def _other(self, audience: Audience) -> Callable[[Any], Any]:
        def other(state: Any) -> Any:
            permuted = self.subject.permute_hidden(state, audience, False, self.rng)
            self.different += permuted != state
            return permuted

        return other

    def part(self) -> None:
        """From here on there are twins."""
        house = self.table.house
        for audience in self.audiences:
            course = house.read(self.table.course.code)
            assert course is not None
            twin = self.twins[audience] = Twin(course, house, self._other(audience))
            self._twin_devices[audience] = self._enter(twin)
            for real, device in self._twin_devices[audience].items():
                device.seq = self.devices[real].seq
        self.collect()

    def alone(self) -> None:
        """From here on there are no twins any more."""
        self.twins = {}
        self._twin_devices = {}

    async def settle(self) -> None:
        while self.table._busy or self.table._jobs:
            await asyncio.sleep(0)

    async def say(self, audience: Audience, message: wire.FromClient) -> dict[str, Any]:
        """Somebody sends a message; its answer."""
        self.table.receive(self.devices[audience], message)
        await self.settle()
        happened, self._happened = self._happened, []
        for at, twin in self.twins.items():
            if happened and at != audience:
                for steps in happened:
                    twin.follow(steps)
            else:
                twin.happened = [*happened[:1]]
                twin.receive(self._twin_devices[at][audience], message)
                for steps in happened[1:]:
                    twin.follow(steps)
        self.compare()
        answers = [told for told in self.told(audience) if told["type"] in ("accepted", "rejected")]
        assert [answer["id"] for answer in answers] == [message.id]
        answer: dict[str, Any] = answers[0]
        return answer

    async def time_passes(self, milliseconds: int) -> None:
        """The clock moves on, and what is due happens."""
        self.clock.now += milliseconds / 1000
        self.table._do(self.table._attend)
        await self.settle()
        happened, self._happened = self._happened, []
        for twin in self.twins.values():
            for steps in happened:
                twin.follow(steps)
        self.compare()

    async def act(self, seat: Seat, action: Any) -> dict[str, Any]:
        return await self.say(seat, wire.Act(self.id(), Raw(encode(action))))

    def id(self) -> str:
        self._count += 1
        return f"m{self._count}"

    def told(self, audience: Audience) -> list[dict[str, Any]]:
        """What the last thing that happened told this device."""
        told: list[dict[str, Any]] = json.loads(b"[%s]" % self.fresh[audience])
        return told

    def collect(self) -> None:
        for audience, device in self.devices.items():
            self.fresh[audience] = taken(device)
            self.sent[audience] += self.fresh[audience]

    def compare(self) -> None:
        """Each has got the same bytes at the table and at its twin."""
        self.collect()
        for audience, devices in self._twin_devices.items():
            for other, device in devices.items():
                bytes_there = taken(device)
                if other == audience:
                    self.compared += len(bytes_there)
                    assert bytes_there == self.fresh[audience]
                device.seq = self.devices[other].seq


def taken(device: Device) -> bytes:
    waiting, device._waiting = device._waiting, []
    return together(waiting)[1:-1] if waiting else b""


@contextmanager
def another_truth(room: Room, audience: Audience) -> Iterator[None]:
    """The real table, for a moment, in a truth that this one cannot tell from its own."""
    course = room.table.course
    saved = course.state, course._before
    course.state = room._other(audience)(course.state)
    course._before = course._before and room._other(audience)(course._before)
    try:
        yield
    finally:
        course.state, course._before = saved


# ---- a house, and people in it --------------------------------------------------------------------------------------


class Visit(NamedTuple):
    """A house that is asked by HTTP, in the same loop as its tables."""

    house: House
    app: Litestar
    client: httpx.AsyncClient
    bodies: list[bytes]
    """Everything that was answered before the game was over."""

    def token(self, person: str) -> str:
        token: str = self.app.state.desk.people.token(person)
        return token

    async def get(self, path: str, person: str | None = None) -> httpx.Response:
        headers = {} if person is None else {"authorization": f"Bearer {self.token(person)}"}
        answer = await self.client.get(path, headers=headers)
        self.bodies.append(answer.content)
        return answer


def visit() -> Visit:
    house = House(MemoryLog(), FREELY)
    app = make_app(house)
    client = httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, app)), base_url="http://house", verify=False)
    return Visit(house, app, client, [])


async def enter(
    there: Visit, name: str, players: int, clock: Clock, rng: Random, langs: Sequence[str] = ("en", "de"), **wish: Any
) -> Room:
    """Everyone comes to a new table and sits down, somebody watches; nobody is ready yet."""
    names = (*NAMES[:players], WATCHER)
    desk = there.app.state.desk
    people = [
        wire.Person(desk.people.person(desk.people.new()), one, langs[at % len(langs)]) for at, one in enumerate(names)
    ]
    opening = {"game": name, "seats": players, "me": {"name": names[0]}, "clock": 60, **wish}
    headers = {"authorization": f"Bearer {there.token(people[0].id)}"}
    answer = await there.client.post("/api/tables", json=opening, headers=headers)
    assert answer.status_code == 201, answer.text
    there.bodies.append(answer.content)
    room = Room(there.house.find(answer.json()["code"]), people, name, clock, rng)
    for seat in range(1, players):
        assert (await room.say(seat, wire.Sit(room.id(), seat)))["type"] == "accepted"
    for audience in room.audiences:
        await room.say(audience, wire.Resync(room.id()))
    return room


async def begin(room: Room, with_twins: bool = True) -> None:
    """Everyone is ready, and from now on there are twins, unless they are of no use."""
    if with_twins:
        room.part()
    for seat in room.audiences[:-1]:
        assert (await room.say(seat, wire.Ready(room.id())))["type"] == "accepted"
    assert room.table.course.phase == "playing"


Choose = Callable[[Room, Seat], Any]


def at_random(room: Room, seat: Seat) -> Any:
    """What the laws' player for this game does; `None` to wait."""
    course = room.table.course
    view, legal = course.game.recall(course.state, seat), course.game.legal(course.state, seat)
    action = room.subject.player(view, legal, room.rng).action
    return action if action is None or blank_in(action) is None else filled(action, "quite another thing")


async def play(room: Room, choose: Choose, look: Callable[[], Any] | None = None, most: int = 3000) -> None:
    """A game to its end, with a quarrel, a look around and some nonsense now and then."""
    course = room.table.course
    for step in range(most):
        if course.phase == "over":
            return
        assert isinstance(course.pending, Players)
        seat = room.rng.choice(course.pending.seats)
        action = choose(room, seat)
        has_clock = course.game.info.has_clock
        await room.time_passes(room.rng.randrange(400, 2500) if has_clock else 5)
        if action is not None and course.phase == "playing" and seat in getattr(course.pending, "seats", ()):
            await room.act(seat, action)
        if step % 7 == 0 and course.phase == "playing":
            await meddle(room)
        if look is not None and step in (20, 100, 200) and course.phase == "playing":
            await look()
    raise AssertionError("the game does not end")


async def meddle(room: Room) -> None:
    """Anyone sends anything that may be sent; what is asked is answered at once."""
    audience = room.rng.choice(room.audiences)
    some_action = room.rng.choice(room.subject.any_action)
    messages: list[wire.FromClient] = [
        wire.Resync(room.id()),
        wire.React(room.id(), "wow"),
        wire.Say(room.id(), "bonne chance"),
        wire.Undo(room.id()),
        wire.MoreTime(room.id()),
        wire.Pause(room.id()),
        wire.Act(room.id(), Raw(encode(some_action))),
        wire.Act(room.id(), Raw(b'{"type":"castle"}')),
    ]
    await room.say(audience, room.rng.choice(messages))
    while (asked := room.table.course.asked) is not None:
        waiting = [seat for seat in room.audiences[:-1] if seat not in room.table.course.agreed]
        await room.say(waiting[0], wire.Answer(room.id(), yes=asked.what == "undo" and room.rng.randrange(3) > 0))


# ---- law 6 ----------------------------------------------------------------------------------------------------------

KINOKO = [("kinoko", 2, 0), ("kinoko", 3, 0), ("kinoko", 4, 0), ("kinoko", 2, 1), ("kinoko", 3, 1), ("kinoko", 3, 2)]
TOMKUNI = [("tomkuni", 2, 0), ("tomkuni", 4, 1)]
KONITO = [("konito", 4, 1), ("konito", 5, 1), ("konito", 3, 1), ("konito", 4, 2)]


@pytest.mark.parametrize(("name", "players", "index"), [*KINOKO, *TOMKUNI, *KONITO])
def test_what_a_device_may_not_know_changes_no_byte_it_is_sent(
    name: str, players: int, index: int, clock: Clock
) -> None:
    rng = Random(f"{name} {players} {index}")
    wish: dict[str, Any] = {"options": json.loads(encode(SUBJECTS[name].options[index]))}
    if name == "konito":
        wish["options"]["seconds"] = 40
        wish["files"] = {"deck": own_deck(rng, cards=2)[0]}

    async def story() -> None:
        there = visit()
        async with there.client:
            room = await enter(there, name, players, clock, rng, **wish)
            await begin(room)
            await play(room, knowing if name == "konito" else at_random, look=lambda: look_around(there, room))
            await check_end(there, room)
            assert bool(room.different) is room.subject.has_secrets  # or the law was never put to the test
            assert room.compared > 100_000
        there.house.close()

    asyncio.run(story())


async def look_around(there: Visit, room: Room) -> None:
    """What can be asked by HTTP while a game is played: the same in every truth that whoever asks cannot tell apart."""
    code = room.table.course.code
    for audience in (None, room.rng.choice(room.audiences[:-1])):
        person = None if audience is None else room.people[audience].id
        public = await there.get(f"/api/tables/{code}", person)
        replayed = await there.get(f"/api/tables/{code}/replay", person)
        assert public.status_code == replayed.status_code == 200
        with another_truth(room, None):
            assert (await there.get(f"/api/tables/{code}", person)).content == public.content
            assert (await there.get(f"/api/tables/{code}/replay", person)).content == replayed.content
        assert replayed.json() == json.loads(encode(replay_in_another_truth(room)))
        for seat in (*range(len(room.people) - 1), "all"):
            assert (await there.get(f"/api/tables/{code}/replay?seat={seat}", person)).status_code == 409
    assert room.table.course.seed.encode() not in b"".join(there.bodies)


def replay_in_another_truth(room: Room) -> Replay:
    """The replay, made from states that are all different where a spectator cannot see."""
    course, other = room.table.course, room._other(None)
    steps: list[ReplayStep] = []
    before = None
    for moves, state in enumerate(replay(course.game, course.record())):
        view = course.game.view(other(state), None)
        news: list[str] = [] if before is None else course.entry.text.news(before, view, course.names, speaker("en"))
        steps.append(ReplayStep(moves, view, tuple(map(unmarked, news))))
        before = view
    return Replay(room.name, course.names, None, len(course.moves), tuple(steps[:400]))


async def check_end(there: Visit, room: Room) -> None:
    """When it is over, everyone gets the seed, and before that nobody had it."""
    seed = room.table.course.seed.encode()
    for audience in room.audiences:
        assert seed in room.fresh[audience]
        assert seed not in room.sent[audience].removesuffix(room.fresh[audience])
    assert seed not in b"".join(there.bodies)
    assert seed in (await there.get(f"/api/tables/{room.table.course.code}/record")).content


# ---- who may ask for what -------------------------------------------------------------------------------------------


def test_nobody_gets_the_record_or_anothers_view_before_the_end(clock: Clock) -> None:
    async def story() -> None:
        there = visit()
        async with there.client:
            room = await enter(there, "kinoko", 3, clock, Random(1))
            code = room.table.course.code
            assert (await there.get(f"/api/tables/{code}/record")).json() == {"code": "not-over", "field": None}
            assert (await there.get(f"/api/tables/{code}/replay")).json()["code"] == "not-before-start"
            await begin(room)
            for person in (None, *(person.id for person in room.people), "nobody"):
                for seat, status in ((0, 409), (1, 409), (2, 409), (3, 400), ("all", 409)):
                    answer = await there.get(f"/api/tables/{code}/replay?seat={seat}", person)
                    assert answer.status_code == status
            for person in (None, *(person.id for person in room.people)):
                assert (await there.get(f"/api/tables/{code}/record", person)).status_code == 409
            await play(room, at_random)
            for seat in (0, 1, 2, "all"):
                assert (await there.get(f"/api/tables/{code}/replay?seat={seat}")).status_code == 200
            assert (await there.get(f"/api/tables/{code}/record")).status_code == 200
        there.house.close()

    asyncio.run(story())


# ---- Konito: every text is known by its letters ---------------------------------------------------------------------


def knowing(room: Room, seat: Seat) -> Any:
    """A player who often types the right end, though not always right away, and sometimes almost the right one."""
    state: KonitoState = room.table.course.state
    action = at_random(room, seat)
    offers = {type(offer) for offer in room.table.course.game.legal(state, seat)}
    if Guess not in offers or state.options.judging != "typed":
        return action
    face = state.faces[-1]
    card = next(card for card in deck_of(state.options.deck).cards if card.id == face.card)
    open_ends = [line.end for line, mark in zip(card.faces[face.side], face.marks, strict=True) if mark == "read"]
    if not open_ends:
        return action
    end = room.rng.choice(open_ends)
    return room.rng.choice([Guess(end), Guess(end), Guess(end), Guess(end[:-2] + "zu"), Guess("no idea"), None])


def own_deck(rng: Random, cards: int) -> tuple[str, list[str]]:
    """A deck in which no text comes twice, as a file; and all its texts, but for the themes, which are for everyone."""
    letters = "bcdfghklmnprstvwz"
    words: list[str] = []

    def word() -> str:
        words.append("".join(rng.choice(letters) + rng.choice("aeiou") for _ in range(6)))
        return words[-1]

    written = io.StringIO(newline="")
    table = csv.writer(written)
    table.writerow(COLUMNS)
    theme = sorted(themes("en"))[0]
    for level in LEVELS:
        for number in range(cards):
            for face in "ab":
                for _ in range(EXPRESSIONS[level]):
                    table.writerow([f"{level}{number}", face, level, theme, word(), word(), word(), "", ""])
    return written.getvalue(), words


def may_know(state: KonitoState, audience: Audience) -> set[str]:
    """The texts that somebody may know at this moment, from the rules alone (N12, N16, N18).

    With an end goes what else counts for it: whoever judges an answer needs both (N25).
    """
    known: set[str] = set()
    reads = audience is not None and (
        audience == reader_of(state) or (state.options.others_see_ends and audience in others_of(state))
    )
    for face in state.faces:
        card = next(card for card in deck_of(state.options.deck).cards if card.id == face.card)
        for line, mark in zip(card.faces[face.side], face.marks, strict=True):
            if mark != "hidden" or reads or face.passed or state.phase == "review":
                known.add(line.start)
            if mark == "got" or reads or face.passed or state.phase == "review":
                known |= {line.end, *line.alternatives}
    return known


@pytest.mark.parametrize("see_ends", [True, False])
@pytest.mark.parametrize("players", [3, 4])
def test_no_text_of_a_deck_reaches_a_device_before_its_player_may_know_it(
    players: int, see_ends: bool, clock: Clock
) -> None:
    rng = Random(players)
    deck, words = own_deck(rng, cards=4)
    chosen = {"tiles": 2, "others_see_ends": see_ends}

    async def story() -> None:
        there = visit()
        async with there.client:
            room = await enter(there, "konito", players, clock, rng, options=chosen, files={"deck": deck})
            before_the_start = b"".join([*room.sent.values(), *there.bodies])
            assert before_the_start
            assert not found_in(before_the_start, words)
            knows: dict[Audience, set[str]] = {audience: set() for audience in room.audiences}
            collect = room.collect

            def checked() -> None:
                collect()
                state = room.table.course.state
                for audience, fresh in room.fresh.items():
                    if state is not None:
                        knows[audience] |= may_know(state, audience)
                    told = found_in(fresh, words)
                    assert told <= knows[audience]

            room.collect = checked  # type: ignore[method-assign]
            await begin(room, with_twins=False)
            await play(room, knowing)
            assert all(known for known in knows.values())
            assert found_in(room.sent[None], words), "nobody has played"
            await rematch(there, room, words)
        there.house.close()

    asyncio.run(story())


def found_in(data: bytes, words: Sequence[str]) -> set[str]:
    return set(re.findall(r"[a-z]{12}", data.decode())) & set(words)


async def rematch(there: Visit, room: Room, words: Sequence[str]) -> None:
    """The same deck at the next table, and again nobody is told what is in it."""
    assert (await room.say(0, wire.Rematch(room.id())))["type"] == "accepted"
    code = room.table.course.next
    assert code is not None
    answer = await there.client.get(f"/api/tables/{code}")
    assert answer.status_code == 200
    assert not found_in(answer.content, words)
    assert not found_in((await there.client.get("/api/games")).content, words)


# ---- what the house writes about itself -----------------------------------------------------------------------------


def test_neither_the_log_lines_nor_the_metrics_name_anybody_or_anything(clock: Clock) -> None:
    async def story() -> tuple[Room, str]:
        there = visit()
        async with there.client:
            room = await enter(there, "kinoko", 3, clock, Random(2))
            await begin(room)
            await play(room, at_random)
            code = room.table.course.code
            await there.get(f"/api/tables/{code}/nothing")
            await there.get(f"/api/tables/{code}X")
            room.alone()
            fail(there.house)
            await room.say(0, wire.Say(room.id(), "is anybody there?"))
            metrics = (await there.client.get("/metrics")).text
            assert "tablee_moves_total" in metrics
            assert "tablee_rejected_total" in metrics
        there.house.close()
        return room, metrics

    with structlog.testing.capture_logs() as lines:
        room, metrics = asyncio.run(story())
    assert {line["event"] for line in lines} >= {"table opened", "game over", "log failed"}
    written = repr(lines) + metrics
    course = room.table.course
    for person in room.people:
        assert person.name not in written
        assert person.id not in written  # and so no token, which begins with it
    assert course.code not in written
    assert course.seed not in written


def fail(house: House) -> None:
    """From now on the log takes nothing."""

    def refuse(table: str, after: int, entries: Sequence[bytes], done: Callable[[Exception | None], None]) -> None:
        asyncio.get_running_loop().call_soon(done, OSError(f"no space for {table}"))

    house.log.append = refuse  # type: ignore[method-assign]
