"""Elo from results."""

from math import log10
from random import Random

import pytest

from tablee.lab.ladder import BASE, Table, elo


def table(sides: tuple[int, ...], deals: int, wins: tuple[float, ...]) -> Table:
    return Table(sides, 1, [wins] * deals)


def test_ten_times_as_strong_is_400_more() -> None:
    """20,000 against 2,000 games: the one game more that every two are given does not show."""
    rows = [(0.0, 1.0)] * 20_000 + [(1.0, 0.0)] * 2_000
    first, second = elo([Table((1, 1), 1, rows)], 2)
    assert first.mean == BASE
    assert (first.low, first.high) == (None, None)
    assert second.mean == pytest.approx(BASE + 400, abs=0.5)
    assert second.low is not None
    assert second.high is not None
    assert second.low < BASE + 400 < second.high


def test_strength_is_passed_on_through_a_third() -> None:
    rows = {(0, 1): 0.75, (1, 2): 0.75}
    tables = [
        Table(tuple(int(player in pair) for player in range(3)), 4, [won(pair, share)] * 5000)
        for pair, share in rows.items()
    ]
    a, b, c = (rating.mean for rating in elo(tables, 3))
    assert a - b == pytest.approx(400 * log10(3), abs=1)
    assert a - c == pytest.approx(2 * 400 * log10(3), abs=2)


def won(pair: tuple[int, int], share: float) -> tuple[float, ...]:
    wins = [0.0, 0.0, 0.0]
    wins[pair[0]], wins[pair[1]] = 4 * share, 4 * (1 - share)
    return tuple(wins)


def test_alone_among_three_who_are_as_strong_means_a_quarter() -> None:
    """Four sides, three of them of one player: a quarter of the wins is what equal strength gives."""
    rows = [(1.0, 0.0)] * 1000 + [(0.0, 1.0)] * 3000
    assert elo([Table((1, 3), 1, rows)], 2)[1].mean == pytest.approx(BASE, abs=0.2)


def test_who_never_lost_is_strong_and_not_infinitely_so() -> None:
    few, many = (elo([table((1, 1), deals, (0.0, 1.0))], 2)[1] for deals in (5, 500))
    assert BASE + 200 < few.mean < many.mean < BASE + 1500
    for rating in (few, many):
        assert rating.low is not None
        assert rating.high is not None
        assert rating.low < rating.mean < rating.high


def test_more_games_make_it_surer() -> None:
    rng = Random(1)

    def width(deals: int) -> float:
        rows = [(one, 1 - one) for one in (float(rng.random() < 0.6) for _ in range(deals))]
        rating = elo([Table((1, 1), 1, rows)], 2)[1]
        assert rating.low is not None
        assert rating.high is not None
        return rating.high - rating.low

    assert width(1600) < 0.6 * width(100)


def test_the_same_results_give_the_same_intervals() -> None:
    tables = [table((1, 1, 0), 30, (0.4, 0.6, 0)), table((0, 1, 1), 30, (0, 0.5, 0.5))]
    assert elo(tables, 3) == elo(tables, 3)
