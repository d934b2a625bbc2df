"""A team-mate who guesses: what was read out brings to mind what it knows, after a while, and not always at once."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tablee.core.game import Thought
from tablee.games.konito.bots.hints import Heard, hints_by_line, letters_told
from tablee.games.konito.bots.memory import Known, alike, recalled
from tablee.games.konito.bots.natures import Nature, between, chance, clock
from tablee.games.konito.bots.reasons import Knew, Reason, Slipped, TriedLuck, Unsure
from tablee.games.konito.deck import Level
from tablee.games.konito.matching import content, fold, words
from tablee.games.konito.model import Action, Guess, Line, View

_HARDER: dict[Level, float] = {"green": 1.0, "orange": 1.15, "red": 1.35}
_BETWEEN = 900  # milliseconds at least between two things that one types
_LUCK_AFTER = 9000  # milliseconds of thinking in vain before one tries one's luck


class _Idea(NamedTuple):
    """Something to type, as soon as it has come to mind and is typed."""

    at: int
    text: str
    why: Reason


def guess(view: View, nature: Nature) -> Thought[Action]:
    """Type what has come to mind first, if it is there yet."""
    number, face = len(view.faces) - 1, view.faces[-1]
    tried = {fold(guess.text, view.lang): guess.at for guess in view.guesses if guess.face == number}
    last = max((guess.at for guess in view.guesses if guess.seat == view.seat), default=0)
    ideas: list[_Idea] = []
    for line, hints in zip(face.lines, hints_by_line(view), strict=True):
        if line.mark == "read":
            ideas += _ideas(view, nature, line, hints, tried)
    if not ideas:
        return Thought(None, timed=True)
    idea = min(ideas, key=lambda idea: idea.at)
    ready = max(idea.at, last + _BETWEEN + nature.types * len(idea.text))  # nobody types two things at a time
    return Thought(Guess(idea.text), idea.why, timed=True) if ready <= clock(view) else Thought(None, timed=True)


def _ideas(view: View, nature: Nature, line: Line, hints: Sequence[Heard], tried: dict[str, int]) -> Iterator[_Idea]:
    """What this player still has to say to an expression."""
    theme, start = line.theme or "", line.start or ""
    heard = (line.read_at or 0) + nature.hears * len(start)
    letters = letters_told(hints, start, view.lang) if nature.spells else ""
    known = recalled(view.lang, theme, start)
    if letters:
        known = _fitting(known, letters, view.lang, tried)
    to_mind = [(at, jogged, one) for one in known for at, jogged in _comes_to_mind(view, nature, one, heard, hints)]
    for at, jogged, one in to_mind:
        end = _typed(one.expression.end)
        slip = _slip(view, nature, one)
        if slip is not None and fold(slip, view.lang) not in tried:
            yield _Idea(at + nature.types * len(slip), slip, Slipped(slip))
        elif fold(end, view.lang) not in tried:
            why = Unsure(end, len(known)) if len(known) > 1 else Knew(end, jogged)
            yield _Idea(at + nature.types * len(end), end, why)
    if not to_mind or all(fold(one.expression.end, view.lang) in tried for _, _, one in to_mind):
        yield from _lucky(view, nature, line, heard, hints, tried)


def _fitting(known: tuple[Known, ...], letters: str, lang: str, tried: Collection[str]) -> tuple[Known, ...]:
    """Of several expressions, those with the letters that a hint told; all again, when these were wrong."""
    ends = [(one, fold(one.expression.end, lang)) for one in known]
    return tuple(one for one, end in ends if end.startswith(letters) and end not in tried) or known


def _comes_to_mind(
    view: View, nature: Nature, known: Known, heard: int, hints: Sequence[Heard]
) -> Iterator[tuple[int, int]]:
    """When this player thinks of an expression, and after how many hints; never, if it does not know it."""
    depth = _depth(view, known)
    reach, since = 0.0, heard
    for number, hint in enumerate([None, *hints]):
        if hint is not None:
            since = max(heard, hint.at + nature.hears * len(hint.text))
        within = nature.knows[known.level] if hint is None else reach + (1 - reach) * nature.jogs
        if depth < within:
            hard = (depth - reach) / (within - reach)
            think = between(nature.quickest, nature.slowest, hard * hard) * _HARDER[known.level]
            yield since + round(think), number
            return
        reach = within


def _slip(view: View, nature: Nature, known: Known) -> str | None:
    """What this player says before the right thing, now and then: half of it, or something of the same kind."""
    about = known.expression
    if chance(view, "slip", about.theme, about.start) >= nature.slips:
        return None
    meaning = content(words(about.end, view.lang), view.lang)
    if len(meaning) > 1:
        return meaning[0].raw
    other = [end for end in _at_hand(view, nature, about.theme, "") if len(end.split()) == len(about.end.split())]
    return _pick(view, [end for end in other if end != _typed(about.end)], "slip", about.start)


def _lucky(
    view: View, nature: Nature, line: Line, heard: int, hints: Sequence[Heard], tried: dict[str, int]
) -> Iterator[_Idea]:
    """What this player tries when nothing comes to mind: another end of that theme, or with the letters it was told."""
    theme, start = line.theme or "", line.start or ""
    letters = letters_told(hints, start, view.lang) if nature.spells else ""
    shots = sum(text in _folded_ends(view.lang, theme) for text in tried)
    since = max([heard, *(hint.at for hint in hints)])
    at = since + between(_LUCK_AFTER, 2 * _LUCK_AFTER, chance(view, "when", start, shots)) // (2 if letters else 1)
    if at > clock(view) or shots >= nature.shots + len(letters):
        return
    could_be = [end for end in _at_hand(view, nature, theme, letters) if fold(end, view.lang) not in tried]
    if (text := _pick(view, could_be, "luck", start, shots)) is not None:
        yield _Idea(at, text, TriedLuck(text, theme, letters))


def _at_hand(view: View, nature: Nature, theme: str, letters: str) -> list[str]:
    """The ends of a theme that this player could say at all: those it knows."""
    return [
        _typed(one.expression.end)
        for one in alike(view.lang, theme, letters)
        if _depth(view, one) < nature.knows[one.level]
    ]


def _typed(end: str) -> str:
    """An end as people type it: without the quotation marks around it."""
    return end.strip('«»“”„‘’"\u202f\u00a0 ')


def _depth(view: View, known: Known) -> float:
    """How deep down in this player's memory an expression lies."""
    return chance(view, "depth", known.expression.theme, known.expression.start)


@lru_cache(maxsize=64)
def _folded_ends(lang: str, theme: str) -> frozenset[str]:
    return frozenset(fold(known.expression.end, lang) for known in alike(lang, theme, ""))


def _pick(view: View, texts: Sequence[str], *about: object) -> str | None:
    return texts[int(chance(view, *about) * len(texts))] if texts else None
