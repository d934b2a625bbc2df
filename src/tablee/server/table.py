"""A table: messages come in, entries go to the log, and once they are durable everyone is told.

A table does one thing after another. Between deciding and telling there is only the log: nothing of a decision is kept
in memory, and nobody hears of it, before the log says that it is durable.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import to_builtins
from msgspec.structs import replace

from tablee.core.codec import encode
from tablee.core.game import Chance, Played, Players, Seat, Thought, Timed
from tablee.core.game import Refusal as CoreRefusal
from tablee.core.text import path_to, unmarked
from tablee.locales import speaker
from tablee.server import wire
from tablee.server.arrange import Refused
from tablee.server.clock import WARNING, Clock
from tablee.server.course import (
    Continued,
    Course,
    Moved,
    Paused,
    Resumed,
    Seated,
    Spoke,
    Started,
    Undone,
    write,
)
from tablee.server.deciding import Decisions, Step
from tablee.server.device import Device
from tablee.server.people import new_code
from tablee.server.telling import Stories, Telling
from tablee.server.wire import Refusal
from tablee.store import Conflict

if TYPE_CHECKING:
    from tablee.server.house import House

_log = structlog.get_logger()
_ANSWERS_KEPT = 256
_MOMENT = 0.05  # seconds after which a bot that waits is asked again
_GLANCE = 0.15  # the same for one that minds the clock: quicker than anyone can tell


class Table:
    """One table, in memory as long as somebody is at it."""

    def __init__(self, course: Course, house: "House") -> None:
        self.course = course
        self.house = house
        self.clock = Clock(_last_time(course))
        self.telling = Telling(course, self.clock)
        self.idle_since = time.monotonic()
        self._jobs: deque[Callable[[], None]] = deque()
        self._busy = self._going = self._closed = False
        self._answers: dict[tuple[str, str], wire.Accepted | wire.Rejected] = {}
        """To messages that left no entry."""
        self._present: dict[str, int] = {}
        """By person who is here, with how many devices."""
        self._away_since: dict[str, float] = {}
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._advising: dict[Seat, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._furthest = len(course.moves)

    @property
    def devices(self) -> set[Device]:
        """The devices at the table."""
        return self.telling.devices

    # ---- one thing after another ------------------------------------------------------------------------------------

    def _do(self, job: Callable[[], None]) -> None:
        self._jobs.append(job)
        self._go_on()

    def _go_on(self) -> None:
        if self._going:  # a job has added another: it comes after this one
            return
        self._going = True
        try:
            while self._jobs and not self._busy:
                self._jobs.popleft()()
        finally:
            self._going = False

    def _write(self, steps: Sequence[Step], then: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        """Make these entries durable, then let them be true, then say so."""
        self._busy = True
        metrics, began = self.house.metrics, time.perf_counter()

        def done(error: Exception | None) -> None:
            metrics.append_times.took(time.perf_counter() - began)
            self._busy = False
            self._jobs.appendleft(lambda: answered(error))
            self._go_on()

        def answered(error: Exception | None) -> None:
            if error is None:
                metrics.entries += len(steps)
                self._settle(steps)
                then()
            else:
                failed(error)

        self.house.log.append(self.course.code, self.course.version, [write(step.note) for step in steps], done)

    def _settle(self, steps: Sequence[Step]) -> None:
        """The entries are durable: they are true now, and everyone at the table is told."""
        course, telling = self.course, self.telling
        lobby = shown = agreed = False
        moves = 0
        stories: Stories = {}
        for note, move, state in steps:
            course.note(note, state, move)
            match note:
                case Moved():
                    moves += 1
                    stories = stories or telling.readers()
                    telling.story(stories)
                case Undone():
                    lobby = shown = True
                    agreed = agreed or note.by is None
                    telling.forget()
                case Started():
                    lobby = shown = True
                    telling.forget()
                case Spoke():
                    telling.everyone(encode(wire.Said(course.chat[-1])))
                case Seated() | Paused() | Resumed():  # from another seat one sees something else, or time runs again
                    lobby, shown = True, course.state is not None
                case _:
                    lobby = True
        if agreed or len(course.moves) > self._furthest:  # to take back and do again gives nobody more time
            self._furthest = len(course.moves)
            self.clock.begin_turn()
        self.house.metrics.moves += moves
        if moves and course.phase == "over":
            lobby = True
            _log.info("game over", game=course.game.info.id, moves=len(course.moves))
        if lobby:
            telling.table(self._decisions)
        if moves or shown:
            telling.game(stories)
        self._attend()
        if shown and course.asked is not None:
            self._by_itself(lambda: self._decisions.agreed_without())

    def _reload(self) -> None:
        """Somebody else wrote to this table's log: what it says is true."""
        course = self.house.read(self.course.code)
        assert course is not None
        self.course = course
        self.telling.turn_to(course)
        self.clock.reach(_last_time(course))
        for device in self.devices:
            self._greet(device)
        self._attend()

    # ---- messages ---------------------------------------------------------------------------------------------------

    def receive(self, device: Device, message: wire.FromClient) -> None:
        """Something a device says; it is answered once it is done, or refused."""
        arrived = self.clock.now()
        self._do(lambda: self._handle(device, message, arrived))

    def _handle(self, device: Device, message: wire.FromClient, arrived: int) -> None:
        person = device.person
        assert person is not None
        key = person.id, message.id
        if (version := self.course.answered(*key)) is not None:
            device.tell(encode(wire.Accepted(message.id, version)))
            return
        if key in self._answers:
            device.tell(encode(self._answers[key]))
            return
        if isinstance(message, wire.Resync):
            self._greet(device)
            self._accept(device, message)
            return
        if device.is_television:
            self._reject(device, person, message, Refused(Refusal.NOT_SEATED))
            return
        if isinstance(message, wire.Rematch):
            self._rematch(device, person, message)
            return
        if isinstance(message, wire.Hint):
            self._advise(device, person, message)
            return
        try:
            steps = self._aside(person, message)
            if steps is None:
                steps = self._decisions_at(arrived).decide(person, message)
        except Refused as refused:
            self._reject(device, person, message, refused)
            return
        if not steps:
            self._answer(device, key, wire.Accepted(message.id, self.course.version))
            return

        def failed(error: Exception) -> None:
            if isinstance(error, Conflict):
                self._jobs.appendleft(lambda: self._handle(device, message, arrived))
                self._reload()
            else:
                self._not_kept(device, message, error)

        self._write(steps, lambda: self._accept(device, message), failed)

    def _accept(self, device: Device, message: wire.FromClient) -> None:
        """It is done, with the entry of this number: a repeat is answered the same, also after a restart."""
        key = device.person.id if device.person else "", message.id
        device.tell(encode(wire.Accepted(message.id, self.course.answered(*key) or self.course.version)))

    def _not_kept(self, device: Device, message: wire.FromClient, error: Exception) -> None:
        """The log did not take it, so it has not happened. The same message may be sent again."""
        _log.error("log failed", reason=type(error).__name__)
        device.tell(encode(wire.Rejected(message.id, Refusal.NOT_KEPT_SAFE)))

    def _reject(self, device: Device, person: wire.Person, message: wire.FromClient, refused: Refused) -> None:
        self.house.metrics.rejected.labels(refused.code).inc()
        self._answer(device, (person.id, message.id), wire.Rejected(message.id, refused.code, refused.field))

    def _answer(self, device: Device, key: tuple[str, str], answer: wire.Accepted | wire.Rejected) -> None:
        """Answer a message that leaves no entry, and remember it, for it may come again."""
        self._answers[key] = answer
        while len(self._answers) > _ANSWERS_KEPT:
            del self._answers[next(iter(self._answers))]
        device.tell(encode(answer))

    def _aside(self, person: wire.Person, message: wire.FromClient) -> list[Step] | None:
        """Do what leaves no trace in the log; `None` for everything else."""
        match message:
            case wire.React(reaction=reaction):
                self.telling.everyone(encode(wire.Reacted(person.id, self.course.seat_of(person.id), reaction)))
            case wire.MoreTime():
                self._decisions.playing_seat(person.id)
                if self.course.clock is None:
                    raise Refused(Refusal.NO_CLOCK)
                if not self.clock.extend():
                    raise Refused(Refusal.NO_MORE_TIME)
                self._attend()
                self.telling.game({})
            case _:
                return None
        return []

    @property
    def _decisions(self) -> Decisions:
        return self._decisions_at(self.clock.now())

    def _decisions_at(self, time: int) -> Decisions:
        """What was sent counts from when it arrived, however long the log took for others before it."""
        now = max(time, _last_time(self.course))
        return Decisions(self.course, self.here, now, self.house.keeper(self.course))

    def _rematch(self, device: Device, person: wire.Person, message: wire.Rematch) -> None:
        """Open another table for the same people, then say at this one where it is."""
        course = self.course
        try:
            self._decisions.seat(person.id)
            if course.phase != "over":
                raise Refused(Refusal.NOT_OVER)
        except Refused as refused:
            self._reject(device, person, message, refused)
            return
        if course.next is not None:
            self._accept(device, message)
            return
        code = new_code()
        self._busy = True

        def opened(error: Exception | None) -> None:
            self._busy = False
            if error is None:
                continued = Step(Continued(person.id, message.id, code=code))
                self._write([continued], lambda: self._accept(device, message), opened)
            else:
                self._not_kept(device, message, error)
            self._go_on()

        self.house.log.append(code, 0, [write(self.house.rematch(course))], opened)

    # ---- hints ------------------------------------------------------------------------------------------------------

    def _advise(self, device: Device, person: wire.Person, message: wire.Hint) -> None:
        """Ask the expert, from what this seat knows, and tell nobody else."""
        course = self.course
        try:
            seat = self._decisions.playing_seat(person.id)
            if not course.hints or course.entry.adviser is None:
                raise Refused(Refusal.NO_HINTS)
            if not course.game.legal(course.state, seat):
                raise Refused(CoreRefusal.NOT_YOUR_TURN)
            if seat in self._advising:
                raise Refused(Refusal.TOO_FAST)
        except Refused as refused:
            self._reject(device, person, message, refused)
            return
        advising = asyncio.get_running_loop().create_task(self._hint(device, person, message, seat))
        self._advising[seat] = advising

    async def _hint(self, device: Device, person: wire.Person, message: wire.Hint, seat: Seat) -> None:
        course = self.course
        entry, state, moves = course.entry, course.state, len(course.moves)
        view = course.game.recall(course.game.later(state, self.clock.now()), seat)
        legal = tuple(course.game.legal(state, seat))
        assert entry.adviser is not None
        try:
            thought = await self.house.thinkers.advise(course.game.info.id, entry.adviser, view, legal)
        finally:
            self._advising.pop(seat, None)
        say = speaker(person.lang)
        steps = path_to(entry.text.menu(view, legal, course.names, say), thought.action)
        why = "" if thought.why is None else entry.text.why(thought.why, seat, course.names, seat, say)
        told = wire.Hinted(moves, thought.action, " · ".join(map(unmarked, steps)), unmarked(why))

        def answer() -> None:
            if self.course.state is not state:  # the game has moved on meanwhile
                self._reject(device, person, message, Refused(CoreRefusal.NOT_YOUR_TURN))
            elif thought.action is None:
                self._reject(device, person, message, Refused(Refusal.NO_ADVICE))
            else:
                device.tell(encode(told))
                self._answer(device, (person.id, message.id), wire.Accepted(message.id, self.course.version))

        self._do(answer)

    # ---- time, absence, bots ----------------------------------------------------------------------------------------

    def here(self, person: str) -> bool:
        """Whether a device of this person is connected."""
        return person in self._present

    @property
    def _attended(self) -> bool:
        """Whether time runs: somebody who plays is here, and it is not paused."""
        chairs = self.course.seats
        return (
            not self._closed
            and self.course.phase == "playing"
            and not self.course.paused
            and any(chair.person.id in self._present for chair in chairs if chair.person)
        )

    def _attend(self) -> None:
        """See to it that whatever is due happens: bots think, clocks run out, kept seats are played."""
        self._alarm_at(None)
        attended = self._attended
        self.clock.run(attended)
        if not attended:
            return
        pending = self.course.pending
        if isinstance(pending, Chance):
            self._do(self._draw_now)
            return
        assert isinstance(pending, Players)
        due: list[float] = []
        if pending.until is not None:
            due.append(self._when(pending.until, pending))
        for seat in pending.seats:
            chair = self.course.seats[seat]
            if chair.bot is not None:
                self._think(seat)
            elif chair.person is not None and seat not in pending.idle:  # nobody waits for what need not be
                due += self._watch(seat, pending)
        self._alarm_at(min(due, default=None))

    def _alarm_at(self, at: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if at is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, at - time.monotonic()), self._do, self._attend)

    def _draw_now(self) -> None:
        if isinstance(self.course.pending, Chance):
            self._by_itself(lambda: self._decisions.draws(self.course.state, len(self.course.moves)))

    def _when(self, until: int, pending: Players) -> float:
        """When the hourglass of the game runs out; now, if it has."""
        left = (until - self.clock.now()) / 1000
        if left <= 0:
            self._by_itself(lambda: self._decisions.move(Timed(self.clock.now())))
            return time.monotonic() + 1
        return time.monotonic() + left

    def _watch(self, seat: Seat, pending: Players) -> list[float]:
        """When there is something to do about this seat: it is warned, then a bot keeps it."""
        due = self._ends(seat, pending)
        if not due:  # somebody who is here, and has all the time in the world
            return due
        now = time.monotonic()
        if any(at <= now for at in due):
            self._by_itself(lambda: self._keep(seat))
            return []
        deadline = self.clock.deadline(pending, self.course.clock)
        if deadline is not None and seat not in self.clock.warned:
            if now < deadline - WARNING:
                return [*due, deadline - WARNING]
            self.clock.warned.add(seat)
            self.telling.everyone(encode(wire.Warned(seat, round(deadline - now))))
        return due

    def _keep(self, seat: Seat) -> list[Step]:
        """A bot keeps this seat, unless its owner has come back or moved meanwhile."""
        pending = self.course.pending
        if not isinstance(pending, Players) or seat not in pending.seats or seat in pending.idle:
            return []
        late = any(at <= time.monotonic() for at in self._ends(seat, pending))
        return self._decisions.keep(seat) if late else []

    def _ends(self, seat: Seat, pending: Players) -> list[float]:
        """When this seat is not waited for any more: its time is up, or it has been away for too long."""
        ends: list[float] = []
        person = self.course.seats[seat].person
        if person is not None and not self.here(person.id):
            away_since = self._away_since.setdefault(person.id, time.monotonic())
            ends.append(away_since + self.house.settings.away_seconds)
        deadline = self.clock.deadline(pending, self.course.clock)
        return ends if deadline is None else [*ends, deadline]

    def _by_itself(self, decide: Callable[[], list[Step]]) -> None:
        """Something that happens without anybody's message."""

        def job() -> None:
            if not self._attended:
                return
            try:
                steps = decide()
            except Refused as refused:  # the game has moved on meanwhile
                _log.info("no longer due", code=refused.code)
                self._attend()
                return
            if steps:
                self._write(steps, lambda: None, self._missed)

        self._do(job)

    def _missed(self, error: Exception) -> None:
        """The log did not take something that was due: try again in a while."""
        _log.error("log failed", reason=type(error).__name__)
        if isinstance(error, Conflict):
            self._reload()
        else:
            self._alarm_at(time.monotonic() + 1)

    def _think(self, seat: Seat) -> None:
        if seat not in self._thinking:
            self._thinking[seat] = asyncio.get_running_loop().create_task(self._bot(seat))

    async def _bot(self, seat: Seat) -> None:
        """Ask the bot on this seat, and do what it says if that is still asked for."""
        course = self.course
        state, bot = course.state, course.seats[seat].bot
        thought: Thought[Any] = Thought(None)
        try:
            view = course.game.recall(course.game.later(state, self.clock.now()), seat)
            legal = course.game.legal(state, seat)
            asked = time.monotonic()
            if bot is not None and legal:
                thought = await self.house.thinkers.choose(course.game.info.id, bot, view, legal)
            took = time.monotonic() - asked
            self.house.metrics.bot_times.took(took)
            pause = 0.0 if thought.timed else self.house.settings.bot_pause - took
            waits = _GLANCE if thought.timed else _MOMENT
            await asyncio.sleep(max(waits if thought.action is None else 0.0, pause))
        finally:
            self._thinking.pop(seat, None)
        if thought.action is None:
            self._do(self._attend)
        else:
            self._by_itself(lambda: self._chosen(seat, thought, state))

    def _chosen(self, seat: Seat, thought: Thought[Any], state: Any) -> list[Step]:
        """What a bot has chosen, unless the seat is somebody else's by now, or it was asked about something else."""
        course = self.course
        stands = course.state is state or (course.game.info.has_clock and not thought.timed)
        if course.seats[seat].bot is None or not stands:
            raise Refused(CoreRefusal.NOT_YOUR_TURN)
        why = None if thought.why is None else to_builtins(thought.why)
        return self._decisions.move(self._decisions.played(seat, thought.action), why=why)

    # ---- who is here ------------------------------------------------------------------------------------------------

    def join(self, device: Device, person: wire.Person, id_: str) -> None:
        """A device has said who it is, in the message with this id."""
        device.person = person
        self._do(lambda: self._joined(device, person, id_))

    def _joined(self, device: Device, person: wire.Person, id_: str) -> None:
        if device.cut_off:  # it is gone again
            return
        self._enter(device, person)
        self._greet(device)
        device.tell(encode(wire.Accepted(id_, self.course.version)))
        if device.is_television:
            return
        seat = self.course.seat_of(person.id)
        chair = None if seat is None else self.course.seats[seat]
        if (
            seat is not None
            and chair
            and (chair.bot is not None or chair.person != person)
            and self.course.phase != "over"
        ):
            renamed = replace(chair, person=person, bot=None)
            self._write([Step(Seated(seats=self._decisions.seats_with(seat, renamed)))], lambda: None, self._missed)
        else:
            self.telling.table(self._decisions, but=device)
            self._attend()

    def _enter(self, device: Device, person: wire.Person) -> None:
        self.devices.add(device)
        if not device.is_television:
            self._present[person.id] = self._present.get(person.id, 0) + 1
            self._away_since.pop(person.id, None)

    def leave(self, device: Device) -> None:
        """A device is gone."""
        device.cut()
        if device not in self.devices:
            return
        self.devices.discard(device)
        self.idle_since = time.monotonic()
        person = device.person
        assert person is not None
        if device.is_television:
            return
        self._present[person.id] -= 1
        if not self._present[person.id]:
            del self._present[person.id]
            self._away_since[person.id] = time.monotonic()
            self._do(lambda: self.telling.table(self._decisions))
            self._do(self._attend)
            self._by_itself(lambda: self._decisions.agreed_without())

    def close(self) -> None:
        """The table is put away; its log stays."""
        self._closed = True
        self._alarm_at(None)
        for task in (*self._thinking.values(), *self._advising.values()):
            task.cancel()
        for device in self.devices:
            device.cut()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is being written."""
        return not self.devices and not self._busy and not self._jobs

    def _greet(self, device: Device) -> None:
        self.telling.greet(device, self._decisions)

    def public(self) -> wire.Table:
        """What everyone may know about the table."""
        return self.telling.public(self._decisions)


def _last_time(course: Course) -> int:
    """When the last thing happened in a game with a clock."""
    if not course.game.info.has_clock:
        return 0
    return next((move.at or 0 for move in reversed(course.moves) if isinstance(move, Played | Timed)), 0)
