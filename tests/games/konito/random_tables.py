"""Konito's bots at any table there is: `python -m tests.games.konito.random_tables 10000` plays so many."""

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any, get_args

from tablee.bots.match import play
from tablee.core.game import Bot, Over, Rng, Seat, Thought
from tablee.games.konito import KONITO
from tablee.games.konito.bots import BOTS
from tablee.games.konito.deck import DECKS, EXPRESSIONS, LEVELS, Card, Challenge, Deck, Expression, challenges, shipped
from tablee.games.konito.model import Action, Form, Options, State, View
from tests.games.konito.scene import WORDS
from tests.games.konito.symmetry import lively, permute_hidden

MOVES = 80
"""How long a table is watched, unless the game is over before."""
FORMS: dict[Form, Sequence[int]] = {"teams": range(4, 13), "three": (3,), "together": (2, 3), "solo": (2,)}
LANGS = ("en", "fr", "de", "es", "it", "nl", "cs")


def own_deck(rng: Random) -> Deck:
    """A deck that no bot has seen: nonsense, other endings for what the house knows, no themes, any language."""
    lang = rng.choice(LANGS)
    house = [line for card in shipped(rng.choice(DECKS)).cards for face in card.faces for line in face]

    def expression() -> Expression:
        known, word = rng.choice(house), rng.choice(WORDS)
        start = rng.choice((known.start, f"{rng.choice(WORDS)} {known.start}", rng.choice(WORDS), "…", "a"))
        end = rng.choice((word, known.end, f"{word} {rng.choice(WORDS)}", "7", "not", "¡ø!", "the", word[0]))
        return Expression(rng.choice((known.theme, "", word)), start, end, rng.choice(((), (word,), ("", known.end))))

    def face(size: int) -> tuple[Expression, ...]:
        return tuple(expression() for _ in range(size))

    cards = tuple(
        Card(f"{level}{number}", level, (face(EXPRESSIONS[level]), face(EXPRESSIONS[level])))
        for level in LEVELS
        for number in range(rng.randrange(1, 3))
    )
    odd = (Challenge("Say nothing."), Challenge("Sing.", ("voice",)), Challenge("Wink.", ("one_room",)))
    return Deck("own", lang, cards, rng.choice((challenges(lang), (odd,), ((odd[1], odd[1], odd[2]),))))


def random_table(rng: Random) -> State:
    """Any form of play with any number of players and any options."""
    form: Form = rng.choice(get_args(Form))
    players = rng.choice(FORMS[form])
    options = Options(
        deck=rng.choice((own_deck(rng), rng.choice(DECKS))),
        form=form,
        teams=3 if players >= 6 and rng.randrange(2) else 2,
        tiles=rng.choice((None, 2, 3, 15)),
        challenges=rng.randrange(4) > 0,
        judging=rng.choice(("typed", "typed", "voice")),
        others_see_ends=rng.randrange(2) == 0,
        seconds=rng.choice((10, 20, 60, 90, 600)),
        turn_limit=rng.choice((None, None, 1, 5)),
    )
    return KONITO.setup(players, options)


def random_bots(rng: Random, players: int) -> list[Bot[View, Action]]:
    """Any bots, and now and then somebody who does anything, objections above all."""
    return [lively if rng.randrange(5) == 0 else BOTS[rng.choice(list(BOTS))] for _ in range(players)]


def play_a_random_table(seed: int, found: Counter[str] | None = None) -> None:
    """Bots play at a random table; `apply` refuses what is illegal, and what a seat cannot see changes nothing.

    Counts, if asked to, what was done, and where.
    """
    rng = Random(seed)
    start = random_table(rng)
    counted: Counter[str] = Counter() if found is None else found
    seated = [_noted(bot, counted) for bot in random_bots(rng, start.players)]
    counted[str(start.options.form)] += 1
    for number, (_, state) in enumerate(islice(play(KONITO, start, seated, rng), MOVES)):
        counted[state.phase] += 1
        if number % 20 == 0:
            counted["compared"] += sum(_think_alike(state, seat, rng) for seat in range(state.players))
        if isinstance(KONITO.pending(state), Over):
            counted["finished"] += 1


def _think_alike(state: State, seat: Seat, rng: Random) -> bool:
    """Bots do and think the same in another truth that this seat cannot tell from its own, if it may do something."""
    legal = KONITO.legal(state, seat)
    if not legal:
        return False
    state = KONITO.later(state, state.now + rng.randrange(20_000))
    view, other = (KONITO.recall(truth, seat) for truth in (state, permute_hidden(state, seat, True, rng)))
    for name, bot in BOTS.items():
        assert bot(view, legal, Random(1)) == bot(other, legal, Random(1)), name
    return True


def _noted(bot: Bot[View, Action], counted: Counter[str]) -> Bot[View, Action]:
    """The same bot; what it does is counted."""

    def noted(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Any]:
        thought = bot(view, legal, rng)
        if thought.action is not None:
            counted[type(thought.action).__name__] += 1
        return thought

    return noted


def main(count: int, first: int = 0) -> None:
    """Play so many tables, and say what happened at them."""
    found: Counter[str] = Counter()
    for played in range(1, count + 1):
        play_a_random_table(first + played - 1, found)
        if played % 500 == 0:
            print(f"{played} of {count} tables, every move legal", flush=True)
    print(", ".join(f"{what}: {times}" for what, times in sorted(found.items())))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
