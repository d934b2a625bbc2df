"""What is told again is told in the same bytes."""

from random import Random
from typing import Any

import pytest
from msgspec import Struct

from tablee.core.codec import encode
from tablee.games import GAMES
from tablee.server.retelling import Retelling
from tests.subjects import SUBJECTS, TABLES, walk


@pytest.mark.parametrize(("name", "players", "index"), TABLES)
def test_a_view_is_told_in_the_same_bytes_whatever_was_told_before(name: str, players: int, index: int) -> None:
    game, rng = GAMES[name].game, Random(index)
    states, _ = walk(name, players, SUBJECTS[name].options[index], seed=2)
    retelling, at, told = Retelling(), 0, 0
    while at < len(states) and told < 150:
        for seat in rng.sample([*range(players), None], players):
            view: Any = game.view(states[at], seat)
            assert encode(retelling(view)) == encode(view)
            told += 1
        at = max(0, at + rng.choice([1, 1, 1, 1, 2, 3, -1, -5]))  # also what was taken back


class _Counts(Struct, frozen=True):
    """Counts how often it is looked at to be turned into JSON."""

    number: int


class _View(Struct, frozen=True, omit_defaults=True):
    history: tuple[_Counts, ...]
    options: _Counts
    few: tuple[int, ...] = ()


def test_what_is_the_same_is_not_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def spied(thing: object) -> bytes:
        asked.append(thing)
        return encode(thing)

    monkeypatch.setattr("tablee.server.retelling.encode", spied)
    retelling = Retelling()
    options, history = _Counts(0), tuple(map(_Counts, range(20)))

    def told(*history: _Counts) -> list[object]:
        asked.clear()
        view = _View(history, options)
        assert encode(retelling(view)) == encode(view)
        return asked[:]

    assert told(*history) == [history, options]
    assert told(*history) == []
    assert told(*history, _Counts(7), _Counts(8)) == [(_Counts(7), _Counts(8))]
    assert told(*history[:12]) == [history[:12]], "taken back"
    assert told(*history[:11], _Counts(3)) == [(*history[:11], _Counts(3))], "and done otherwise"
    assert told(_Counts(1)) == [], "what is short is told with the rest"
    assert told() == []
