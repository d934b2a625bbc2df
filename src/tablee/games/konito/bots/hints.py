"""Hints in the language of the deck, from little help to much, and none with a word of the end's family (N13, N27)."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from typing import NamedTuple

from tablee.games.konito.ban import banned
from tablee.games.konito.bots.memory import with_the_word
from tablee.games.konito.matching import content, words
from tablee.games.konito.model import LONGEST_TEXT, FaceView, Line, View

_QUOTED = 4  # words of a beginning that say which one is meant
_GAP = "___"
_SHORT = 3
_ENOUGH = 3  # expressions to choose from


class _Words(NamedTuple):
    """How hints are put in one language."""

    colon: str
    one: str
    few: str
    """For two to four; `many` for more."""
    many: str
    digits: str
    """Of a number in figures, in place of these: one word would say nothing."""
    letters: str
    missing: str
    """After one of these."""


_IN = {
    "en": _Words(
        ": ",
        "one word",
        "{} words",
        "{} words",
        "a number of {} digits",
        "it begins with {}",
        "; the same word is missing here: {}",
    ),
    "fr": _Words(
        "\u202f: ",
        "un mot",
        "{} mots",
        "{} mots",
        "un nombre de {} chiffres",
        "cela commence par {}",
        "\u202f; le même mot manque ici\u202f: {}",
    ),
    "de": _Words(
        ": ",
        "ein Wort",
        "{} Wörter",
        "{} Wörter",
        "eine Zahl mit {} Ziffern",
        "es beginnt mit {}",
        "; dasselbe Wort fehlt hier: {}",
    ),
    "es": _Words(
        ": ",
        "una palabra",
        "{} palabras",
        "{} palabras",
        "un número de {} cifras",
        "empieza por {}",
        "; la misma palabra falta aquí: {}",
    ),
    "it": _Words(
        ": ",
        "una parola",
        "{} parole",
        "{} parole",
        "un numero di {} cifre",
        "comincia con {}",
        "; la stessa parola manca qui: {}",
    ),
    "nl": _Words(
        ": ",
        "één woord",
        "{} woorden",
        "{} woorden",
        "een getal van {} cijfers",
        "het begint met {}",
        "; hetzelfde woord ontbreekt hier: {}",
    ),
    "cs": _Words(
        ": ", "jedno slovo", "{} slova", "{} slov", "počet číslic: {}", "začíná na {}", "; totéž slovo chybí zde: {}"
    ),
}


def quoted(start: str) -> str:
    """The last words of a beginning, as one would say which expression is meant."""
    parts = start.split()
    return start if len(parts) <= _QUOTED else "…" + " ".join(parts[-_QUOTED:])


def hints_for(line: Line, face: FaceView, lang: str) -> Iterator[str]:
    """What may be said about a line, the least help first; what would break N27 is left out."""
    assert line.start is not None
    assert line.end is not None
    put = _IN.get(lang, _IN["en"])
    about = quoted(line.start) + put.colon
    for ways in _steps(line, put, lang):
        texts = (about + way for way in ways)
        yield from islice((text for text in texts if len(text) <= LONGEST_TEXT and not broken(text, face, lang)), 1)


def broken(text: str, face: FaceView, lang: str) -> bool:
    """Whether a hint holds a word of the family of an end that is still to be guessed (N27)."""
    allowed = [part or "" for line in face.lines for part in (line.theme, line.start)]
    return any(
        banned(text, line.end, line.alternatives, allowed, lang)
        for line in face.lines
        if line.mark != "got" and line.end is not None
    )


def _steps(line: Line, put: _Words, lang: str) -> Iterator[Iterator[str]]:
    """Hint after hint, each in several ways, the best first; a hint takes time, so none says little."""
    end = line.end or ""
    count = len(end.split())
    words_ = (put.one if count == 1 else put.few if count < 5 else put.many).format(count)
    if end.isdecimal() and len(end) > 1:
        words_ = put.digits.format(len(end))
    meant = content(words(end, lang), lang) or words(end, lang)
    gaps = [
        put.missing.format(gap)
        for word in meant[-1:]
        if len(word.key) > 1
        for gap in islice(_gaps(line, word.key, lang), _ENOUGH)
    ]
    yield chain((f"{words_}{gap}" for gap in gaps), [words_])
    yield iter([put.letters.format(" ".join(f"{word.raw[:1].upper()}…" for word in meant))])
    if any(len(word.raw) > _SHORT for word in meant):  # half of a short word is its first letter
        yield iter([put.letters.format(" ".join(f"{word.raw[: max(1, len(word.raw) // 2)]}…" for word in meant))])


def _gaps(line: Line, key: str, lang: str) -> Iterator[str]:
    """Other expressions with a gap where the word would stand."""
    for other in with_the_word(lang, key):
        if (other.theme, other.start) == (line.theme, line.start):
            continue
        whole = f"{other.start} {other.end}"
        for word in words(whole, lang):
            if word.key == key:
                whole = re.sub(rf"\b{re.escape(word.raw)}\b", _GAP, whole)
        if _GAP in whole:
            yield whole


# ---- which line a hint is about -------------------------------------------------------------------------------------


class Heard(NamedTuple):
    """A hint, and when it was given."""

    at: int
    text: str


def hints_by_line(view: View) -> list[list[Heard]]:
    """The hints for each line of the face that is up, as far as one can tell what they are about."""
    number, lines = len(view.faces) - 1, view.faces[-1].lines
    found: list[list[Heard]] = [[] for _ in lines]
    for text, when in zip(view.said, view.hinted, strict=True):
        if when.face == number and (about := _about(text, when.at, lines, view.lang)) is not None:
            found[about].append(Heard(when.at, text))
    return found


def _about(text: str, at: int, lines: Sequence[Line], lang: str) -> int | None:
    """The line that a hint quotes, or has most words of; otherwise the one that was read out last before it."""
    open_then = [
        (number, line)
        for number, line in enumerate(lines)
        if line.start is not None
        and line.read_at is not None
        and line.read_at <= at
        and (line.got_at is None or line.got_at > at)
    ]
    said = _keys(text, lang)

    def fit(item: tuple[int, Line]) -> tuple[bool, int, int]:
        start = item[1].start or ""
        return text.startswith(quoted(start)), len(said & _keys(start, lang)), item[1].read_at or 0

    return max(open_then, key=fit)[0] if open_then else None


@lru_cache(maxsize=1024)
def _keys(text: str, lang: str) -> frozenset[str]:
    return frozenset(word.key for word in content(words(text, lang), lang))


_TOLD = re.compile(  # ca…, or: it begins with C
    r"([^\W\d_]{1,12})(?:…|\.\.\.|_)|\b(?:with|par|mit|por|con|met|na|letter|lettre)\s+[«“„‘\"']?\s*([A-ZÀ-Ý])(?![^\W_’'])"
)


def letters_told(hints: Sequence[Heard], start: str, lang: str) -> str:
    """The most letters of the end's beginning that hints have given away, folded; none if they gave none."""
    told = [text for hint in hints for found in _TOLD.findall(hint.text.removeprefix(quoted(start))) for text in found]
    keys = [word.key for letters in told for word in words(letters, lang)[:1]]
    return max(keys, key=len, default="")
