"""Simulated players: they know a share of all expressions, read one after another, guess, and never quarrel."""

from collections.abc import Mapping, Sequence
from functools import cache

from tablee.bots.random import random
from tablee.core.game import Bot, Rng, Thought
from tablee.games.konito.deck import DECK_LANGUAGES, shipped
from tablee.games.konito.model import (
    Action,
    Contest,
    Got,
    Guess,
    Next,
    Number,
    Partner,
    PassFace,
    ReadOut,
    Start,
    View,
    Vote,
)

_PATIENCE = 25  # per cent of a Reader's looks at a face all read out that end in passing it …
_PATIENCE_WITH_ONE = 4  # … and fewer where one person has to think of everything alone


@cache
def _ends(lang: str) -> Mapping[tuple[str, str], str]:
    """What somebody who knows everything says to a theme and a beginning of the decks of the house."""
    cards = shipped(f"{lang}/full").cards if lang in DECK_LANGUAGES else ()
    return {(line.theme, line.start): line.end for card in cards for face in card.faces for line in face}


def simulated(skill: int) -> Bot[View, Action]:
    """A player who knows so many expressions of a hundred, and hears so many of what is said around the table."""

    def choose(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
        return Thought(act(view, legal, rng))

    def act(view: View, legal: Sequence[Action], rng: Rng) -> Action | None:
        kinds = {type(action) for action in legal}
        if Guess in kinds:
            return _guess(view, skill, rng)
        if PassFace in kinds:
            return _read(view, legal, skill, rng)
        if Vote in kinds:
            return Vote(rng.randrange(2) == 0)
        calm = [action for action in legal if isinstance(action, Partner | Number | Start | Next)]
        return calm[rng.randrange(len(calm))] if calm else None  # what is left are contests: nobody objects

    return choose


def whim(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
    """Does anything, but objects to nothing: among those who do, nobody ever gets anywhere."""
    calm = [action for action in legal if not isinstance(action, Contest)]
    return random(view, calm, rng) if calm else Thought(None)


def _guess(view: View, skill: int, rng: Rng) -> Action | None:
    open_lines = [line for line in view.faces[-1].lines if line.mark == "read" and line.start and line.theme]
    if not open_lines:
        return None
    line = open_lines[rng.randrange(len(open_lines))]
    known = _ends(view.lang).get((line.theme or "", line.start or ""))
    tried = sum(guess.seat == view.seat for guess in view.guesses)
    if known and rng.randrange(100) < skill:
        return Guess(known)
    return Guess(f"{line.theme} {tried}") if rng.randrange(2) else None


def _read(view: View, legal: Sequence[Action], skill: int, rng: Rng) -> Action | None:
    unread = [action for action in legal if isinstance(action, ReadOut)]
    if unread:
        return unread[0]
    if view.options.judging == "voice" and rng.randrange(100) < skill:
        return next(action for action in legal if isinstance(action, Got))
    gives_up = _PATIENCE_WITH_ONE if view.options.form == "solo" else _PATIENCE
    return PassFace() if rng.randrange(100) < gives_up else None
