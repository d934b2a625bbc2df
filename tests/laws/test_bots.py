"""The laws of bots, over every bot of every registered game, no exemptions by name."""

from random import Random
from typing import Any

import pytest
from msgspec import convert, to_builtins

from tablee.bots import LEVELS
from tablee.core.codec import encode
from tablee.core.game import Over, Players, Seat, Thought
from tablee.games import GAMES
from tablee.locales import LANGUAGES, speaker
from tests.bots_long import play_a_random_table
from tests.subjects import SUBJECTS, TABLES, walk

table = pytest.mark.parametrize(("name", "players", "index"), TABLES)

QUIET = 8000
"""Where time counts, a bot may have waited up to so many milliseconds when it is asked."""


def positions(name: str, players: int, index: int, count: int) -> list[tuple[Any, Seat]]:
    """States of a random game, each with somebody whose move it is."""
    game, rng = GAMES[name].game, Random(f"{name}/{players}/{index}")
    states, _ = walk(name, players, SUBJECTS[name].options[index], seed=index)
    found = []
    for state in rng.sample(states, len(states)):
        pending = game.pending(state)
        if isinstance(pending, Players) and any(len(game.legal(state, seat)) > 1 for seat in pending.seats):
            later = game.later(state, state.now + rng.randrange(QUIET)) if game.info.has_clock else state
            found.append((later, rng.choice(pending.seats)))
            if len(found) == count:
                break
    return found


def thought(name: str, bot: str, state: Any, seat: Seat, seed: int = 0) -> Thought[Any]:
    game = GAMES[name].game
    return GAMES[name].bots[bot](game.recall(state, seat), game.legal(state, seat), Random(seed))


@table
def test_a_bot_thinks_the_same_where_its_seat_cannot_tell_the_difference(name: str, players: int, index: int) -> None:
    """Its action and its reason: neither can hold anything that the seat does not know."""
    rng = Random(index)
    for state, seat in positions(name, players, index, count=2):
        other = SUBJECTS[name].permute_hidden(state, seat, True, rng)
        for bot in GAMES[name].bots:
            assert encode(thought(name, bot, other, seat)) == encode(thought(name, bot, state, seat)), bot


@table
def test_a_bots_reason_can_be_kept_and_told_in_every_language(name: str, players: int, index: int) -> None:
    entry = GAMES[name]
    names = [f"seat {seat}" for seat in range(players)]
    for state, seat in positions(name, players, index, count=1):
        for bot in entry.levels:
            why = thought(name, bot, state, seat).why
            if why is not None:
                assert convert(to_builtins(why), entry.reasons) == why
                for lang in LANGUAGES:
                    for reader in (seat, (seat + 1) % players, None):
                        assert entry.text.why(why, seat, names, reader, speaker(lang)).strip()


def test_bots_never_make_an_illegal_move() -> None:
    """A hundred random tables; `make bots-long` plays ten thousand."""
    kinds = {play_a_random_table(seed) for seed in range(100)}
    assert kinds == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_level(name: str) -> None:
    assert GAMES[name].levels == LEVELS


@pytest.mark.parametrize("name", GAMES)
def test_who_is_on_one_side_wins_together(name: str) -> None:
    game, subject = GAMES[name].game, SUBJECTS[name]
    for players in subject.sizes:
        for index, options in enumerate(subject.options):
            states, _ = walk(name, players, options, seed=index)
            sides = game.sides(states[0])
            assert sorted(seat for side in sides for seat in side) == list(range(players))
            assert game.sides(states[-1]) == sides
            pending = game.pending(states[-1])
            assert isinstance(pending, Over)
            for side in sides:
                assert any(set(side) <= set(rank) for rank in pending.outcome.ranking)
