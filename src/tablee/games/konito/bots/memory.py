"""What can be known of expressions: the decks of the house, which are published. Nothing here has seen a table."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from tablee.games.konito.deck import DECK_LANGUAGES, Expression, Level, shipped
from tablee.games.konito.matching import content, fold, words

_TAIL = 3
"""Words at the end of a beginning by which it is known again in another wording."""


class Known(NamedTuple):
    """An expression of the house, and how hard it is."""

    level: Level
    expression: Expression


@cache
def house(lang: str) -> tuple[Known, ...]:
    """All expressions of a language."""
    cards = shipped(f"{lang}/full").cards if lang in DECK_LANGUAGES else ()
    return tuple(Known(card.level, line) for card in cards for face in card.faces for line in face)


@cache
def _by_text(lang: str) -> Mapping[tuple[str, str], Known]:
    return {(known.expression.theme, known.expression.start): known for known in house(lang)}


@cache
def _by_tail(lang: str) -> Mapping[tuple[str, ...], Sequence[Known]]:
    found: dict[tuple[str, ...], list[Known]] = defaultdict(list)
    for known in house(lang):
        if tail := _tail(known.expression.start, lang):
            found[tail].append(known)
    return found


def _tail(start: str, lang: str) -> tuple[str, ...]:
    """The last words of a beginning, if they say enough."""
    last = words(start, lang)[-_TAIL:]
    return tuple(word.key for word in last) if len(last) == _TAIL and content(last, lang) else ()


@lru_cache(maxsize=1024)
def recalled(lang: str, theme: str, start: str) -> tuple[Known, ...]:
    """The expressions that somebody who knows them all thinks of, hearing this theme and this beginning.

    A deck of one's own may have an expression of the house in other words: then its last words bring it to mind, and
    perhaps more than one.
    """
    if known := _by_text(lang).get((theme, start)):
        return (known,)
    near = _by_tail(lang).get(_tail(start, lang), ())
    same = [known for known in near if fold(known.expression.start, lang) == fold(start, lang)]
    return tuple(same or sorted(near, key=lambda known: known.expression.theme != theme))


@lru_cache(maxsize=256)
def alike(lang: str, theme: str, letters: str) -> tuple[Known, ...]:
    """Expressions of a theme whose end begins with these letters; of any theme if there are none."""
    fitting = [known for known in house(lang) if fold(known.expression.end, lang).startswith(letters)]
    same = tuple(known for known in fitting if known.expression.theme == theme)
    return same or (tuple(fitting) if letters else ())


@cache
def _by_word(lang: str) -> Mapping[str, Sequence[Expression]]:
    """By content word, the expressions that it stands in."""
    found: dict[str, list[Expression]] = defaultdict(list)
    for known in house(lang):
        whole = f"{known.expression.start} {known.expression.end}"
        for key in dict.fromkeys(word.key for word in content(words(whole, lang), lang)):
            found[key].append(known.expression)
    return found


def with_the_word(lang: str, key: str) -> Sequence[Expression]:
    """Expressions of the house in which this word stands."""
    return _by_word(lang).get(key, ())
