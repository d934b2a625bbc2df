"""When what bots thought may be told: once everything that anyone knew of a turn lies open."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.bots.match import play
from tablee.games.konito import KONITO
from tablee.games.konito.matching import Verdict, judge
from tablee.games.konito.model import Guess, GuessView, Options, PassFace, ReadOut, State, View
from tests.games.konito.scene import close, complete, do, draw, reading, table, time_up
from tests.games.konito.symmetry import lively


def known(state: State, seat: int | None) -> View:
    """What this seat knows, but for who it is and the near misses that it was told (N25)."""
    view = KONITO.recall(state, seat)
    return replace(view, seat=None, guesses=tuple(replace(guess, almost=None) for guess in view.guesses))


@pytest.mark.rule("N18")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, {"others_see_ends": False}, {"judging": "voice"}], ids=str)
def test_what_is_bygone_everyone_knows_alike(players: int, options: dict[str, Any]) -> None:
    start = KONITO.setup(players, Options(deck="en/starter", tiles=3, seconds=20, **options))
    open_, secret = 0, 0
    for _, state in islice(play(KONITO, start, [lively] * players, Random(players)), 400):
        alike = all(known(state, seat) == known(state, None) for seat in range(players))
        if KONITO.bygone(state):
            assert alike, state.phase
            open_ += 1
        secret += not alike
    assert open_ > 10
    assert secret > 20


@pytest.mark.rule("N25")
def test_a_near_miss_that_one_player_was_told_all_can_see_for_themselves_afterwards() -> None:
    """So a thought that came of it gives nothing away then: ends and answers are on the table."""
    state = do(reading(table(), "green1"), ReadOut(0))
    for text in ("apples and pears", "violin", "bridg of sighs"):
        state = do(state, Guess(text), 2)
    state = time_up(state)
    view = KONITO.view(state, None)

    def near(guess: GuessView) -> bool:
        verdicts = (
            judge(guess.text, line.end or "", line.alternatives, view.lang, start=line.start or "")
            for line in view.faces[guess.face].lines
        )
        return Verdict.ALMOST in verdicts

    told = [guess.almost for guess in KONITO.view(state, 2).guesses]
    assert told == [near(guess) for guess in view.guesses]
    assert set(told) == {True, False}


def test_nothing_is_told_while_the_sand_runs() -> None:
    """Not between two faces either, when all that were up lie open: whoever plays has other things to read."""
    ready = table()
    assert KONITO.bygone(ready)
    up = do(reading(ready, "green1"), PassFace())
    assert not KONITO.bygone(up)
    between = complete(up)
    assert between.phase == "card"
    assert not KONITO.bygone(between)
    review = time_up(draw(between))
    assert KONITO.bygone(review)
    assert KONITO.bygone(close(review))
