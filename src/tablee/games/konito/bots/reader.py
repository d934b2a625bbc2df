"""The Reader: reads the beginnings out one after another, helps in steps, and knows when to give a face up."""

from collections.abc import Sequence

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
_NOT_WORTH_IT = 8000  # of sand: too little for another face


def read(view: View, legal: Sequence[Action], nature: Nature) -> Thought[Action]:
    """What the Reader does now."""
    typed = view.options.judging == "typed"
    if typed and (accepted := _accept(view)):
        return accepted
    unread = [action for action in legal if isinstance(action, ReadOut)]
    if unread:
        return _read_on(view, unread, nature)
    if not typed:
        return Thought(None, CannotHear(), timed=True)
    return _help(view, nature)


def _wait() -> Thought[Action]:
    return Thought(None, timed=True)


def _accept(view: View) -> Thought[Action] | None:
    """Take as guessed what has the right words in another form, which the table does not see (N25)."""
    number = len(view.faces) - 1
    for guess in view.guesses:
        if guess.face == number and guess.line is None and clock(view) >= guess.at + _JUDGES:
            for at, line in enumerate(view.faces[-1].lines):
                if line.mark != "got" and deserves(guess.text, line, view.lang):
                    return Thought(Got(at), SameWords(guess.text), timed=True)
    return None


def _read_on(view: View, unread: Sequence[ReadOut], nature: Nature) -> Thought[Action]:
    """One after another: at once when the last is found, otherwise after a while."""
    face, now = view.faces[-1], clock(view)
    read = [line for line in face.lines if line.mark != "hidden"]
    spoken = [line for line in read if line.read_at is not None]
    if not spoken:
        ready = max([face.up_at + _LOOKS, *(line.got_at or 0 for line in read)])
        return Thought(unread[0], ReadFirst(), timed=True) if now >= ready else _wait()
    last = max(spoken, key=lambda line: line.read_at or 0)
    read_at = last.read_at or 0
    if last.got_at is not None:
        ready = max(last.got_at, read_at) + _TURNS_TO_NEXT
    else:
        ready = read_at + _SPEAKS * len(last.start or "") + nature.waits
    found = last.got_at is not None
    return Thought(unread[0], ReadOn(found, (now - read_at) // 1000), timed=True) if now >= ready else _wait()


def _help(view: View, nature: Nature) -> Thought[Action]:
    """A hint for the expression that had the fewest; when there is no more to say, the face is given up (N16)."""
    face, now = view.faces[-1], clock(view)
    given = hints_by_line(view)
    last = max(_last_event(line) for line in face.lines)
    last = max([last, *(hint.at for hints in given for hint in hints)])
    seconds = (now - last) // 1000
    open_lines = [at for at, line in enumerate(face.lines) if line.mark != "got"]
    # a challenge is a rule about hints, and its words are for people: who gives none keeps it (N20)
    most = 0 if view.challenge else nature.hints
    for at in sorted(open_lines, key=lambda at: (len(given[at]), at)):
        if len(given[at]) >= most:
            break
        if now < last + nature.patience:
            return _wait()
        text = next((hint for hint in hints_for(face.lines[at], face, view.lang) if hint not in view.said), None)
        if text is None:
            continue
        if now < last + nature.patience + nature.types * len(text) // 4:  # most of it is typed while one waits
            return _wait()
        return Thought(Say(text), GaveHint(seconds, len(given[at]) + 1), timed=True)
    left = (view.started or 0) + 1000 * view.options.seconds - now
    if now >= last + 2 * nature.patience and left > _NOT_WORTH_IT:
        hints = sum(len(given[at]) for at in open_lines)
        return Thought(PassFace(), GaveUp(len(open_lines), hints), timed=True)
    return _wait()


def _last_event(line: Line) -> int:
    return max(line.read_at or 0, line.got_at or 0)
