"""What a bot holds of an answer that counts: only what it has seen typed, and in doubt for the one who played (N26)."""

from collections.abc import Sequence
from functools import lru_cache

from tablee.core.game import Thought
from tablee.games.konito.ban import same_family
from tablee.games.konito.bots.natures import Nature, clock
from tablee.games.konito.bots.reasons import Evidence, Judged, NobodyTyped
from tablee.games.konito.matching import Verdict, content, judge, words
from tablee.games.konito.model import Action, Concede, Contest, Line, Objection, View, Vote
from tablee.games.konito.roles import reader_of

_SECOND_LOOK = 3000  # milliseconds that one looks again before one objects
_HEARS_OTHERS = 4000  # and lets others speak before one votes


@lru_cache(maxsize=4096)  # a Reader looks at the same answers again and again
def deserves(text: str, line: Line, lang: str) -> bool:
    """Whether a Reader lets it count: the table calls it almost right, and it has the right words in some form."""
    verdict = judge(text, line.end or "", line.alternatives, lang, start=line.start or "")
    return verdict is not Verdict.WRONG and _same_words(text, line, lang)


def _same_words(text: str, line: Line, lang: str) -> bool:
    """Whether what was typed has all the words of the end in some form, and hardly more."""
    meant = content(words(line.end or "", lang), lang)
    typed = content(words(text, lang), lang)
    told = {word.key for word in words(line.start or "", lang)}
    return (
        bool(meant)
        and all(any(same_family(word, one, lang) for one in typed) for word in meant)
        and len([word for word in typed if word.key not in told]) <= len(meant) + 1
    )


@lru_cache(maxsize=4096)
def _near(text: str, line: Line, lang: str) -> bool:
    verdict = judge(text, line.end or "", line.alternatives, lang, start=line.start or "")
    return verdict is not Verdict.WRONG or _same_words(text, line, lang)


def about_tap(view: View, face: int, number: int) -> Evidence:
    """What the view shows about an expression that counts as guessed: whether somebody typed it."""
    if view.options.judging == "voice":
        return "unheard"
    line = view.faces[face].lines[number]
    typed = [guess for guess in view.guesses if guess.face == face]
    if any(guess.line == number for guess in typed):
        return "typed"
    if not typed:
        return "unheard"  # they may talk to each other elsewhere
    return "near" if any(_near(guess.text, line, view.lang) for guess in typed) else "nothing_near"


def about(view: View, objection: Objection) -> Evidence:
    """What the view shows about an objection. Every hint that was typed has been held against the ends (N27)."""
    if objection.reason == "wrong_tap":
        return about_tap(view, objection.face, objection.line)
    return "clean" if objection.reason == "banned_word" and view.options.judging == "typed" else "unheard"


def objection(view: View, legal: Sequence[Action]) -> Thought[Action] | None:
    """An objection to a tap for which nothing near was typed."""
    for action in legal:
        if not isinstance(action, Contest) or action.reason != "wrong_tap":
            continue
        if about_tap(view, action.face, action.line) == "nothing_near":
            guesses = sum(guess.face == action.face for guess in view.guesses)
            return Thought(action, NobodyTyped(guesses), timed=True)
    return None


def object_(view: View, nature: Nature, legal: Sequence[Action]) -> Thought[Action] | None:
    """Object, if this player does such things and has looked twice."""
    looked = [
        action
        for action in legal
        if isinstance(action, Contest)
        and clock(view) >= (view.faces[action.face].lines[action.line].got_at or 0) + _SECOND_LOOK
    ]
    return objection(view, looked) if nature.objects else None


def vote(view: View, legal: Sequence[Action]) -> Thought[Action]:
    """Vote, but let the others speak first."""
    return verdict(view, legal) if view.waited >= _HEARS_OTHERS else Thought(None, timed=True)


def verdict(view: View, legal: Sequence[Action]) -> Thought[Action]:
    """A vote by what was to be seen; a Reader who was wrong gives in."""
    open_ = next(objection for objection in view.objections if objection.upheld is None)
    evidence = about(view, open_)
    right = evidence == "nothing_near"
    gives_in = right and Concede() in legal and view.seat == reader_of(view)
    return Thought(Concede() if gives_in else Vote(right), Judged(evidence), timed=True)
