"""The Reader: reads the beginnings out one after another, helps in steps, and knows when to give a face up."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.game import Thought
from tablee.games.konito.bots.hints import hints_by_line, hints_for
from tablee.games.konito.bots.judge import deserves
from tablee.games.konito.bots.natures import Nature, clock
from tablee.games.konito.bots.reasons import CannotHear, GaveHint, GaveUp, ReadFirst, ReadOn, SameWords
from tablee.games.konito.model import Action, Got, Line, PassFace, ReadOut, Say, View

_LOOKS = 1200  # milliseconds to look at a new face
_TURNS_TO_NEXT = 700  # from an answer to the next beginning
_SPEAKS = 40  # for each character that is read out
_JUDGES = 1500  # to see that an answer has the right words
_STUCK, _STUCK_EACH = (
    10_000,
    7000,
)  # after so long, for each expression, nothing more comes of a face, say what one will
_NOT_WORTH_IT = 8000  # of sand: too little for another face


class Step(NamedTuple):
    """What the Reader does next, and when its moment has come unless something else happens before."""

    at: int
    thought: Thought[Action]


def read(view: View, legal: Sequence[Action], nature: Nature) -> Thought[Action]:
    """What the Reader does now."""
    step = next_step(view, legal, nature)
    if step is None:
        deaf = view.options.judging == "voice"
        return Thought(None, CannotHear() if deaf else None, timed=True)
    return step.thought if clock(view) >= step.at else Thought(None, timed=True)


def next_step(view: View, legal: Sequence[Action], nature: Nature) -> Step | None:
    """What the Reader does next; nothing, if there is nothing left to do."""
    typed = view.options.judging == "typed"
    unread = [action for action in legal if isinstance(action, ReadOut)]
    if typed and (accepted := _accept(view)):
        return accepted
    if unread:
        return _read_on(view, unread, nature)
    return _help(view, nature) if typed else None


def _accept(view: View) -> Step | None:
    """Take as guessed what has the right words in another form, which the table does not see (N25)."""
    number = len(view.faces) - 1
    for guess in view.guesses:
        if guess.face == number and guess.line is None:
            for at, line in enumerate(view.faces[-1].lines):
                if line.mark != "got" and deserves(guess.text, line, view.lang):
                    return Step(guess.at + _JUDGES, Thought(Got(at), SameWords(guess.text), timed=True))
    return None


def _read_on(view: View, unread: Sequence[ReadOut], nature: Nature) -> Step:
    """One after another: at once when the last is found, otherwise after a while."""
    face, now = view.faces[-1], clock(view)
    read = [line for line in face.lines if line.mark != "hidden"]
    spoken = [line for line in read if line.read_at is not None]
    if not spoken:
        ready = max([face.up_at + _LOOKS, *(line.got_at or 0 for line in read)])
        return Step(ready, Thought(unread[0], ReadFirst(), timed=True))
    last = max(spoken, key=lambda line: line.read_at or 0)
    read_at = last.read_at or 0
    if last.got_at is not None:
        ready = max(last.got_at, read_at) + _TURNS_TO_NEXT
    else:
        ready = read_at + _SPEAKS * len(last.start or "") + nature.waits
    return Step(ready, Thought(unread[0], ReadOn(last.got_at is not None, (now - read_at) // 1000), timed=True))


def _help(view: View, nature: Nature) -> Step | None:
    """A hint for the expression that had the fewest; when there is no more to say, the face is given up (N16)."""
    face, now = view.faces[-1], clock(view)
    given = hints_by_line(view)
    found = max(_last_event(line) for line in face.lines)
    last = max([found, *(hint.at for hints in given for hint in hints)])
    seconds = (now - last) // 1000
    open_lines = [at for at, line in enumerate(face.lines) if line.mark != "got"]
    # a challenge is a rule about hints, and its words are for people: who gives none keeps it (N20)
    most = 0 if view.challenge else nature.hints
    left = (view.started or 0) + 1000 * view.options.seconds - now
    if now >= found + _STUCK + _STUCK_EACH * len(open_lines) and left > _NOT_WORTH_IT:
        most = 0
    for at in sorted(open_lines, key=lambda at: (len(given[at]), at)):
        if len(given[at]) >= most:
            break
        text = next((hint for hint in hints_for(face.lines[at], face, view.lang) if hint not in view.said), None)
        if text is not None:
            ready = last + nature.patience + nature.types * len(text) // 4  # most of it is typed while one waits
            return Step(ready, Thought(Say(text), GaveHint(seconds, len(given[at]) + 1), timed=True))
    if left <= _NOT_WORTH_IT:
        return None
    tried = [guess.at for guess in view.guesses if guess.face == len(view.faces) - 1]
    ready = max([last + 2 * nature.patience, *(at + nature.patience for at in tried)])  # somebody is still at it
    hints = sum(len(given[at]) for at in open_lines)
    return Step(ready, Thought(PassFace(), GaveUp(len(open_lines), hints), timed=True))


def _last_event(line: Line) -> int:
    return max(line.read_at or 0, line.got_at or 0)
