"""What the devices at a table are told: the table as it is for all, the game as each seat sees it, in their words."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct, convert
from msgspec.structs import replace

from tablee.core.codec import encode
from tablee.core.game import InvalidSetup, Played, Players, Seat
from tablee.core.text import unmarked
from tablee.locales import speaker
from tablee.server import wire
from tablee.server.clock import Clock
from tablee.server.course import Course
from tablee.server.deciding import Decisions
from tablee.server.device import Device
from tablee.server.retelling import Retelling

Stories: TypeAlias = dict[tuple[Seat | None, str], list[str]]
"""What has happened, in sentences, by the reader's seat and language."""


class Telling:
    """The devices at a table, and what each of them is told."""

    def __init__(self, course: Course, clock: Clock) -> None:
        self.devices: set[Device] = set()
        self._course = course
        self._clock = clock
        self._views: dict[Seat | None, Any] = {}
        """Of the state as it is."""
        self._retelling = Retelling()
        self._reasons_told = course.bygone

    def turn_to(self, course: Course) -> None:
        """The course was read again."""
        self._course = course
        self.forget()

    def forget(self) -> None:
        """The state is another one, and no move led to it."""
        self._views = {}

    def audience(self, device: Device) -> Seat | None:
        """With whose eyes this device sees the game."""
        return self._course.seat_of(device.person.id) if device.person and not device.is_television else None

    def everyone(self, message: bytes) -> None:
        """Tell all devices the same."""
        for device in self.devices:
            device.tell(message)

    def greet(self, device: Device, decisions: Decisions) -> None:
        """Tell a device everything."""
        assert device.person is not None
        seat = self.audience(device)
        game = None if self._course.state is None else self.game_for(seat)
        told = wire.Welcome(device.person, seat, self.public(decisions), game, tuple(self._course.chat))
        device.tell(encode(told))

    # ---- the table --------------------------------------------------------------------------------------------------

    def table(self, decisions: Decisions, but: Device | None = None) -> None:
        """Tell everyone how the table is now."""
        public = self.public(decisions)
        told: dict[Seat | None, bytes] = {}
        for device in self.devices:
            if device is but or device.person is None:
                continue
            seat = self.audience(device)
            if seat not in told:
                told[seat] = encode(wire.TableChanged(public, seat))
            device.tell(told[seat])

    def public(self, decisions: Decisions) -> wire.Table:
        """What everyone may know about the table."""
        course = self._course
        asked = course.asked
        waiting = tuple(seat for seat in decisions.asked_people() if seat not in course.agreed)
        people = [device for device in self.devices if not device.is_television]
        watching = {device.person.name for device in people if device.person and self.audience(device) is None}
        return wire.Table(
            code=course.code,
            game=course.game.info.id,
            phase=course.phase,
            options=course.game.shown(course.options),
            seats=tuple(
                wire.Place(
                    name, chair.person, chair.bot, bool(chair.person and decisions.here(chair.person.id)), chair.ready
                )
                for name, chair in zip(course.names, course.seats, strict=True)
            ),
            host=decisions.host(),
            listed=course.listed,
            quiet=course.quiet,
            hints=course.hints and course.entry.adviser is not None,
            clock=course.clock,
            paused=course.paused,
            question=None if asked is None else wire.Question(asked.what, asked.seat, waiting),
            watching=tuple(sorted(watching)),
            commitment=course.commitment,
            seed=course.seed if course.phase == "over" else None,
            outcome=course.outcome,
            next=course.next,
            preview=self._preview() if course.state is None else None,
            version=course.version,
        )

    def _preview(self) -> Any:
        course = self._course
        try:
            return course.game.view(course.game.setup(len(course.seats), course.options), None)
        except InvalidSetup:
            return None

    # ---- the game ---------------------------------------------------------------------------------------------------

    def readers(self) -> Stories:
        """Those who want sentences, and nothing told to them yet."""
        return {
            (self.audience(device), device.person.lang): []
            for device in self.devices
            if device.wants_news and device.person
        }

    def story(self, stories: Stories) -> None:
        """Add what the last move means to each of those who watch, in their languages."""
        course, known = self._course, self._views
        self._views = views = {}
        for (seat, lang), story in stories.items():
            if seat not in views:
                views[seat] = course.game.view(course.state, seat)
            if seat in known:
                told = course.entry.text.news(known[seat], views[seat], course.names, speaker(lang))
                story += [unmarked(line) for line in told]

    def game(self, stories: Stories) -> None:
        """Tell everyone how the game stands, and what has happened."""
        told: dict[tuple[Seat | None, str | None], bytes] = {}
        due = self._reasons_due()
        for device in self.devices:
            if device.person is None:
                continue
            seat, lang = self.audience(device), device.person.lang
            audience = seat, lang if device.wants_news else None
            if audience not in told:
                game = self.game_for(seat, stories.get((seat, lang), ()) if device.wants_news else ())
                if due and device.wants_news:
                    game = replace(game, whys=self._whys(due, seat, lang))
                told[audience] = encode(game)
            device.tell(told[audience])

    def game_for(self, seat: Seat | None, news: Sequence[str] = ()) -> wire.Game:
        """The game as this seat sees it. The one place where something of a state is put into a message."""
        course = self._course
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = course.game.view(course.state, seat)
        pending, foresee = course.pending, course.game.foresee
        people = pending if isinstance(pending, Players) else None
        legal = () if seat is None else tuple(course.game.legal(course.state, seat))
        return wire.Game(
            version=course.version,
            moves=len(course.moves),
            view=self._retelling(view),
            legal=legal,
            foreseen=() if foresee is None else tuple([foresee(view, action) for action in legal]),
            news=tuple(news),
            undo=seat is not None and course.takes_back(seat),
            left=None if people is None else self._clock.left(people, course.clock),
            hourglass=people is not None and people.until is not None,
            awaited=people is not None and seat in people.seats and seat not in people.idle,
        )

    # ---- what bots thought ------------------------------------------------------------------------------------------

    def _reasons_due(self) -> list[tuple[int, Seat, Struct]]:
        """Reasons of bots that have just become harmless to tell: number of the move, seat, reason."""
        course, since = self._course, self._reasons_told
        self._reasons_told = course.bygone
        if since >= course.bygone or not course.thoughts:
            return []
        found = []
        for number in range(since + 1, course.bygone + 1):
            move, why = course.moves[number - 1], course.thoughts.get(number)
            if why is not None and isinstance(move, Played):
                found.append((number, move.seat, convert(why, course.entry.reasons)))
        return found

    def _whys(self, due: list[tuple[int, Seat, Struct]], reader: Seat | None, lang: str) -> tuple[wire.Why, ...]:
        text, names, say = self._course.entry.text, self._course.names, speaker(lang)
        return tuple(
            wire.Why(number, seat, unmarked(text.why(reason, seat, names, reader, say))) for number, seat, reason in due
        )
