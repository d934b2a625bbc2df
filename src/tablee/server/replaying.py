"""A game step by step, for looking back."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from tablee.core.game import Played, Seat
from tablee.core.record import replay
from tablee.core.text import unmarked
from tablee.locales import Speaker, speaker
from tablee.server.arrange import Refused
from tablee.server.course import Course
from tablee.server.desk import PROBLEMS, CodeInPath, Req, caller_of, desk_of, language_of
from tablee.server.wire import Refusal

_STEPS_AT_ONCE = 400


class ReplayStep(Struct, frozen=True):
    """What a seat saw after so many moves, and what had happened since the step before."""

    moves: int
    view: Any
    news: tuple[str, ...]
    why: str = ""
    """What the bot thought that made this move."""


class Replay(Struct, frozen=True):
    """A part of a game as a seat saw it, or a spectator (`None`), or with everything shown (`all`)."""

    game: str
    names: tuple[str, ...]
    seat: Seat | Literal["all"] | None
    moves: int
    steps: tuple[ReplayStep, ...]


@get("/api/tables/{code:str}/replay", responses=PROBLEMS)
async def replayed(
    request: Req,
    code: CodeInPath,
    seat: Annotated[str | None, QueryParameter(pattern="^(all|[0-9]|1[01])$")] = None,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Replay:
    """A game step by step: once it is over as any seat saw it or with everything shown, before that as a spectator.

    Before the end not even as one's own seat: it would show again what a table lets its players remember (K28).
    """
    desk = desk_of(request)
    desk.ask(caller_of(request))
    course = desk.find(code, caller_of(request)).course
    if course.state is None:
        raise Refused(Refusal.NOT_BEFORE_START)
    whose = _whose(seat)
    if isinstance(whose, int) and whose >= len(course.seats):
        raise Refused(Refusal.NO_SUCH_SEAT, "seat")
    if whose is not None and course.phase != "over":
        raise Refused(Refusal.NOT_OVER)
    say = speaker(language_of(request))
    steps: list[ReplayStep] = []
    before = None
    for moves, state in enumerate(replay(course.game, course.record())):
        if moves >= start + _STEPS_AT_ONCE:
            break
        if moves >= start - 1:
            view = course.game.unveiled(state) if whose == "all" else course.game.view(state, whose)
            news: list[str] = [] if before is None else course.entry.text.news(before, view, course.names, say)
            before = view
            if moves >= start:
                steps.append(ReplayStep(moves, view, tuple(map(unmarked, news)), _thought(course, moves, say)))
    return Replay(course.game.info.id, course.names, whose, len(course.moves), tuple(steps))


def _thought(course: Course, moves: int, say: Speaker) -> str:
    """Why a bot made the move of this number, once that may be told."""
    why, move = course.thoughts.get(moves), course.moves[moves - 1] if moves else None
    if why is None or moves > course.bygone or not isinstance(move, Played):
        return ""
    reason = msgspec.convert(why, course.entry.reasons)
    return unmarked(course.entry.text.why(reason, move.seat, course.names, None, say))


def _whose(seat: str | None) -> Seat | Literal["all"] | None:
    """Whose eyes a replay is seen with."""
    return int(seat) if seat is not None and seat.isdecimal() else "all" if seat else None
