"""How a game is told in words: what each game's `text.py` offers, and a terminal needs. No screen, no language here."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar
from unicodedata import category

from tablee.core.game import Outcome, Seat, filling

S = TypeVar("S", contravariant=True)
V = TypeVar("V", contravariant=True)
A = TypeVar("A")
C = TypeVar("C", covariant=True)


class Say(Protocol):
    """A message of the catalogues in the reader's language."""

    def __call__(self, message: str, /, **values: object) -> str:
        """The message with these values in it; an unknown message is a mistake and raises."""
        ...

    def __hash__(self) -> int:
        """What was said may be remembered by who said it."""
        ...


@dataclass(frozen=True)
class Choice(Generic[C]):
    """A line of a menu: an action to take, or a question with its own lines."""

    label: str
    then: "C | Menu[C]"


@dataclass(frozen=True)
class Menu(Generic[C]):
    """A question and its answers."""

    question: str
    choices: tuple[Choice[C], ...]


def path_to(menu: Menu[C], action: object) -> tuple[str, ...]:
    """The answers that lead to this action, and what fills its blank; none if it is not there."""
    for choice in menu.choices:
        if isinstance(choice.then, Menu):
            if path := path_to(choice.then, action):
                return choice.label, *path
        elif choice.then == action:
            return (choice.label,)
        elif (text := filling(choice.then, action)) is not None:
            return choice.label, plain(text)
    return ()


class Text(Protocol[S, A, V]):
    """A game in words. All of it is told from views, so nothing can slip out that the reader may not know.

    Pictures are in Rich's markup: `[bold]…[/]`.
    """

    def picture(self, view: V, names: Sequence[str], say: Say, /) -> str:
        """The table as this seat sees it."""
        ...

    def menu(self, view: V, legal: Sequence[A], names: Sequence[str], say: Say, /) -> Menu[A]:
        """What the seat may do, as questions."""
        ...

    def news(self, before: V, after: V, names: Sequence[str], say: Say, /) -> list[str]:
        """What happened between two views of one seat, in sentences."""
        ...

    def why(self, reason: Any, seat: Seat, names: Sequence[str], reader: Seat | None, say: Say, /) -> str:
        """Why a bot on this seat did what it did; to the reader on that seat, what speaks for doing it."""
        ...

    def verdict(self, outcome: Outcome, view: V, names: Sequence[str], say: Say, /) -> str:
        """Who won, and why."""
        ...

    def facts(self, states: Iterable[S], /) -> Mapping[str, list[float]]:
        """What simulations count in one game: for each fact its samples."""
        ...

    def rules(self) -> Mapping[str, Sequence[str]]:
        """The sections of the rules, and the numbered rules in each."""
        ...


def who(seat: Seat, reader: Seat | None, names: Sequence[str]) -> dict[str, str]:
    """The subject of a sentence: `$me` says whether it is the reader, `$name` who it is."""
    return {"me": "yes" if seat == reader else "no", "name": plain(names[seat])}


def percent(chance: float) -> int:
    """A chance as people say it: nothing is called certain or impossible that is not."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 - 1e-9 else round(100 * chance)


@lru_cache(1024)  # the same few names, again and again
def plain(text: str) -> str:
    """Somebody's words, safe inside markup."""
    return "".join(_ESCAPES.get(character) or _printable(character) for character in text)


def sign(ink: str, text: str) -> str:
    """A coloured sign before a word: what a terminal has instead of a drawing. A page draws its own."""
    return f"[sign][{ink}]{text}[/][/sign] "


def unmarked(text: str) -> str:
    """Marked-up text without its marks and signs, and somebody's words in it as they wrote them."""
    if "[" not in text and "\\" not in text:
        return text
    return _MARK_OR_ESCAPE.sub(lambda found: _UNESCAPED.get(found[0], ""), text)


# a backslash counts as one only before a tag, so it gets one that does nothing
_ESCAPES = {"\\": "\\\\[none][/]", "[": "\\["}
_UNESCAPED = {"\\\\": "\\", "\\[": "["}
_MARK_OR_ESCAPE = re.compile(r"\\\\|\\\[|\[sign\].*?\[/sign\] |\[[^\[\]]*\]")


def _printable(character: str) -> str:
    """What would steer the terminal, break the line or is half a character is replaced."""
    return "\N{REPLACEMENT CHARACTER}" if category(character) in {"Cc", "Cs", "Zl", "Zp"} else character
