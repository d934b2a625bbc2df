"""What comes of a message: the entries that do what it asks, or a refusal. Nothing here changes anything."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tablee.core.chance import Stream, sample
from tablee.core.codec import encode
from tablee.core.game import Chance, Chanced, IllegalMove, InvalidSetup, Move, Played, Seat
from tablee.server import wire
from tablee.server.arrange import Refused, options_from, try_setup
from tablee.server.course import (
    Answered,
    Arranged,
    Asked,
    Chair,
    Course,
    Moved,
    Note,
    Paused,
    Resumed,
    Seated,
    Spoke,
    Started,
    Undone,
)
from tablee.server.people import tidy
from tablee.server.wire import Refusal


class Step(NamedTuple):
    """An entry to write; for moves also the move and the state after it, so that neither is worked out twice."""

    note: Note
    move: Move[Any] | None = None
    state: Any = None


@dataclass(slots=True)
class Decisions:
    """Decides for a table, given its course, who is here, and what time it is in the game."""

    course: Course
    here: Callable[[str], bool]
    """Whether a device of this person is connected."""
    now: int
    """Milliseconds that the game has run."""
    keeper: str
    """The level of bot that keeps an absent person's seat."""

    def decide(self, person: wire.Person, message: wire.FromClient) -> list[Step]:
        """The entries that do what the message asks; `Refused` if it is not done."""
        course = self.course
        by, id_ = person.id, message.id
        match message:
            case wire.Act(action=raw):
                return self._act(by, id_, raw)
            case wire.Sit(seat=seat):
                return self._sit(person, id_, seat)
            case wire.Stand():
                seat = self.seat(by)
                chair = course.seats[seat]
                left = Chair() if course.state is None else replace(chair, bot=self.keeper)
                return [Step(Seated(by, id_, seats=self.seats_with(seat, left)))]
            case wire.Invite(seat=seat, bot=bot):
                self._before_start()
                if bot not in course.entry.bots:
                    raise Refused(Refusal.NO_SUCH_BOT, "bot")
                if self._chair(seat) != Chair():
                    raise Refused(Refusal.SEAT_TAKEN)
                return self._seated(by, id_, self.seats_with(seat, Chair(bot=bot)))
            case wire.Clear(seat=seat):
                self._before_start()
                chair = self._chair(seat)
                if chair == Chair():
                    raise Refused(Refusal.SEAT_EMPTY)
                if chair.person and chair.person.id != by and self.host() != by:
                    raise Refused(Refusal.NOT_HOST)
                return self._seated(by, id_, self.seats_with(seat, Chair()))
            case wire.Swap(a=a, b=b):
                self._before_start()
                one, other = self._chair(a), self._chair(b)
                seats = list(course.seats)
                seats[a], seats[b] = other, one
                return self._seated(by, id_, _unready(tuple(seats)))
            case wire.Arrange():
                return self._arrange(by, message)
            case wire.Ready(ready=ready):
                self._before_start()
                seat = self.seat(by)
                return self._seated(by, id_, self.seats_with(seat, replace(course.seats[seat], ready=ready)))
            case wire.Undo():
                return self._undo(by, id_)
            case wire.Pause():
                seat = self.playing_seat(by)
                return self._ask(Asked(by, id_, what="pause", seat=seat))
            case wire.Resume():
                self.seat(by)
                if not course.paused:
                    raise Refused(Refusal.NOT_PAUSED)
                return [Step(Resumed(by, id_))]
            case wire.Answer(yes=yes):
                return self._answer(by, id_, yes)
            case wire.Back():
                return self._back(by, id_)
            case wire.Say(text=text):
                if course.quiet:
                    raise Refused(Refusal.QUIET_TABLE)
                if not (said := tidy(text)):
                    raise Refused(Refusal.BAD_MESSAGE, "text")
                return [Step(Spoke(by, id_, name=person.name, text=said))]
            case _:  # a second hello; the rest is not for the log to decide
                raise Refused(Refusal.GREETED_ALREADY)

    # ---- seats ------------------------------------------------------------------------------------------------------

    def _before_start(self) -> None:
        if self.course.state is not None:
            raise Refused(Refusal.ONLY_BEFORE_START)

    def _chair(self, seat: Seat) -> Chair:
        if seat >= len(self.course.seats):
            raise Refused(Refusal.NO_SUCH_SEAT, "seat")
        return self.course.seats[seat]

    def seat(self, person: str) -> Seat:
        """Where this person sits; refused if they do not."""
        seat = self.course.seat_of(person)
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        return seat

    def playing_seat(self, person: str) -> Seat:
        """Where this person sits in a game that is going on."""
        seat = self.seat(person)
        if self.course.phase != "playing":
            raise Refused(Refusal.NOT_BEFORE_START)
        return seat

    def seats_with(self, seat: Seat, chair: Chair) -> tuple[Chair, ...]:
        """All chairs, with another one here."""
        seats = self.course.seats
        return (*seats[:seat], chair, *seats[seat + 1 :])

    def _sit(self, person: wire.Person, id_: str, seat: Seat) -> list[Step]:
        """Before the start on any free seat; later on one that a bot plays and that is nobody's."""
        course = self.course
        chair = self._chair(seat)
        if chair.person is not None or (chair.bot is not None and course.state is None):
            raise Refused(Refusal.SEAT_TAKEN)
        old = course.seat_of(person.id)
        since = course.version if old is None else course.seats[old].since
        sitting = Chair(person=person, since=since)
        if old is None:
            return self._seated(person.id, id_, self.seats_with(seat, sitting))
        self._before_start()
        seats = list(course.seats)
        seats[old], seats[seat] = Chair(), sitting
        return self._seated(person.id, id_, tuple(seats))

    def _seated(self, by: str, id_: str, seats: tuple[Chair, ...]) -> list[Step]:
        """Seats as they are now. The game starts when everyone who sits is ready and so many can play it; a seat that
        is empty then is taken away.
        """
        taken = tuple(chair for chair in seats if chair != Chair())
        everyone = any(chair.person for chair in taken) and all(chair.bot or chair.ready for chair in taken)
        if self.course.state is not None or not everyone or len(taken) not in self.course.game.info.seats:
            return [Step(Seated(by, id_, seats=seats))]
        return [Step(Seated(by, id_, seats=taken)), *self._start(len(taken))]

    def _start(self, seats: int) -> list[Step]:
        course = self.course
        try:
            state = course.game.setup(seats, course.options)
        except InvalidSetup as error:
            raise Refused(Refusal.BAD_OPTIONS, error.field) from None
        return [Step(Started()), *self.draws(state, 0)]

    def _arrange(self, by: str, message: wire.Arrange) -> list[Step]:
        self._before_start()
        course = self.course
        options, seats = course.options, course.seats
        if message.options is not None:
            options = options_from(course.entry, options, message.options)
        if message.seats is not None:
            if message.seats not in course.game.info.seats:
                raise Refused(Refusal.NO_SUCH_SEAT, "seats")
            if any(chair != Chair() for chair in seats[message.seats :]):
                raise Refused(Refusal.SEAT_TAKEN, "seats")
            seats = (*seats[: message.seats], *[Chair()] * (message.seats - len(seats)))
        try_setup(course.game, len(seats), options)
        clock = course.clock if message.clock is None else None if message.clock == "none" else message.clock
        arranged = Arranged(
            by,
            message.id,
            options=msgspec.Raw(encode(options)),
            seats=_unready(seats),
            listed=course.listed if message.listed is None else message.listed,
            quiet=course.quiet if message.quiet is None else message.quiet,
            clock=clock,
            hints=course.hints if message.hints is None else message.hints,
        )
        return [Step(arranged)]

    def _back(self, by: str, id_: str) -> list[Step]:
        seat = self.seat(by)
        chair = self.course.seats[seat]
        if chair.bot is None:
            raise Refused(Refusal.NOT_KEPT)
        return [Step(Seated(by, id_, seats=self.seats_with(seat, replace(chair, bot=None))))]

    # ---- the game ---------------------------------------------------------------------------------------------------

    def _act(self, by: str, id_: str, raw: msgspec.Raw) -> list[Step]:
        course = self.course
        seat = self.seat(by)
        if course.state is None:
            raise Refused(Refusal.NOT_BEFORE_START)
        if course.paused:
            raise Refused(Refusal.PAUSED)
        try:
            action = _tidied(course.decode_action(raw))
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            raise Refused(Refusal.BAD_MOVE) from None
        back = [] if course.seats[seat].bot is None else self._back(by, id_)  # whoever acts is back
        return [*back, *self.move(self.played(seat, action), by, id_)]

    def played(self, seat: Seat, action: Any) -> Played[Any]:
        """What a seat does, now."""
        return Played(seat, action, self.now if self.course.game.info.has_clock else None)

    def move(
        self, move: Move[Any], by: str | None = None, id_: str | None = None, why: dict[str, Any] | None = None
    ) -> list[Step]:
        """A move, with a bot's reason if it has one, and whatever is drawn after it."""
        course = self.course
        try:
            state = course.game.apply(course.state, move)
        except IllegalMove as error:
            raise Refused(error.code.value, error.about) from None
        step = Step(Moved(by, id_, move=msgspec.Raw(encode(move)), why=why), move, state)
        return [step, *self.draws(state, len(course.moves) + 1)]

    def draws(self, state: Any, moves: int) -> list[Step]:
        """Draw until somebody is to move; `moves` were made before."""
        game, seed = self.course.game, bytes.fromhex(self.course.seed)
        steps: list[Step] = []
        while isinstance(pending := game.pending(state), Chance):
            drawn: Chanced = sample(pending.draw, Stream(seed, moves + len(steps) + 1))
            state = game.apply(state, drawn)
            steps.append(Step(Moved(move=msgspec.Raw(encode(drawn))), drawn, state))
        return steps

    def _undo(self, by: str, id_: str) -> list[Step]:
        """At once if nobody has learned anything since; else everyone is asked."""
        course = self.course
        seat = self.playing_seat(by)
        to = course.last_action(seat)
        if course.paused:
            raise Refused(Refusal.PAUSED)
        if to is None:
            raise Refused(Refusal.NOTHING_TO_UNDO)
        if course.takes_back(seat):
            return [Step(Undone(by, id_, to=to), None, course.state_after(to))]
        return self._ask(Asked(by, id_, what="undo", seat=seat, to=to))

    def _ask(self, asked: Asked) -> list[Step]:
        if self.course.asked is not None:
            raise Refused(Refusal.ASKED_ALREADY)
        if self.course.paused:
            raise Refused(Refusal.PAUSED)
        return [Step(asked), *self.agreed(asked, {asked.seat})]

    def _answer(self, by: str, id_: str, yes: bool) -> list[Step]:
        course = self.course
        seat = self.playing_seat(by)
        if course.asked is None or seat in course.agreed:
            raise Refused(Refusal.NOTHING_ASKED)
        answered = Step(Answered(by, id_, seat=seat, yes=yes))
        return [answered, *self.agreed(course.asked, {*course.agreed, seat})] if yes else [answered]

    def agreed(self, asked: Asked, agreed: set[Seat]) -> list[Step]:
        """What was asked for happens when all people at the table agree; bots always do."""
        if not agreed.issuperset(self.asked_people()):
            return []
        if asked.what == "pause":
            return [Step(Paused())]
        return [Step(Undone(to=asked.to), None, self.course.state_after(asked.to))]

    def keep(self, seat: Seat) -> list[Step]:
        """A bot keeps the seat until its owner is back."""
        chair = self.course.seats[seat]
        if chair.bot is not None:
            return []
        return [Step(Seated(seats=self.seats_with(seat, replace(chair, bot=self.keeper))))]

    def agreed_without(self) -> list[Step]:
        """Whoever has left is not waited for."""
        asked = self.course.asked
        return [] if asked is None else self.agreed(asked, self.course.agreed)

    def asked_people(self) -> tuple[Seat, ...]:
        """Those who have a say: people who play and are here."""
        seats = self.course.seats
        return tuple(seat for seat in self.course.people if (who := seats[seat].person) and self.here(who.id))

    def host(self) -> str:
        """Whoever opened the table; while they are gone, whoever has sat longest and is here."""
        if self.here(self.course.host):
            return self.course.host
        seated = [chair for chair in self.course.seats if chair.person and self.here(chair.person.id)]
        longest = min(seated, key=lambda chair: chair.since, default=None)
        return longest.person.id if longest and longest.person else self.course.host


def _unready(seats: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Something has changed: everyone is asked again."""
    return tuple(replace(chair, ready=False) for chair in seats)


def _tidied(action: Any) -> Any:
    """What somebody typed into an action, fit to be shown to others."""
    changed = {}
    for name in action.__struct_fields__:
        text = getattr(action, name)
        if isinstance(text, str) and not (text.isascii() and text.isprintable()):
            changed[name] = tidy(text)
    return replace(action, **changed) if changed else action
