"""Means, shares and their intervals."""

from math import isclose
from random import Random

import pytest

from tablee.lab.figures import share, share_of_blocks


def test_blocks_of_one_game_are_games() -> None:
    rng = Random(1)
    won = [float(rng.random() < 0.3) for _ in range(2000)]
    ours, plain = share_of_blocks(won, len(won)), share(won)
    assert ours.mean == plain.mean
    assert isclose(ours.low or 0, plain.low or 0, abs_tol=1e-4)
    assert isclose(ours.high or 0, plain.high or 0, abs_tol=1e-4)


def test_games_that_are_copies_of_each_other_count_once() -> None:
    rng = Random(2)
    blocks = [float(rng.random() < 0.5) for _ in range(300)]  # ten games a block, all with the same winner
    assert share_of_blocks(blocks, 3000) == share_of_blocks(blocks, 300)


def test_shared_dice_make_an_interval_narrower() -> None:
    """Where luck decides, whoever had it in one seat has it not in the other: each block is nearly one half."""
    rng = Random(3)
    blocks = [rng.choice((0.5, 0.5, 0.5, 0.5, 1.0, 0.0)) for _ in range(200)]
    found, independent = share_of_blocks(blocks, 400), share([0.0, 1.0] * 200)
    assert (found.high or 0) - (found.low or 0) < (independent.high or 0) - (independent.low or 0)


@pytest.mark.parametrize("always", [0.0, 0.5, 1.0])
def test_blocks_that_are_all_alike_are_no_proof(always: float) -> None:
    found = share_of_blocks([always] * 10, 20)
    assert found.mean == always
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.low > 0.2
    assert 0 <= found.low <= always <= found.high <= 1


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.97])
def test_the_truth_lies_in_nineteen_of_twenty_intervals(chance: float) -> None:
    rng = Random(4)

    def block() -> float:
        luck = rng.random()
        return ((luck < chance) + (rng.random() < chance)) / 2

    found = [share_of_blocks([block() for _ in range(100)], 200) for _ in range(500)]
    inside = sum((one.low or 0) <= chance <= (one.high or 0) for one in found)
    assert 0.91 <= inside / len(found) <= 0.985
