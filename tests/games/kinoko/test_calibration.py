"""Whether what bots say is likely comes true as often: a bounded version of `bench/kinoko_calibration.py`."""

import pytest
from bench.kinoko_calibration import KINDS, Scale, measure

from tablee.games.kinoko.bots.posterior import Manner, Reading


def test_an_error_is_how_far_what_is_said_is_from_what_is_true() -> None:
    scale = Scale()
    for came_true in (True, True, True, False):
        scale.note(0.75, came_true)
    assert scale.error() == pytest.approx(0)
    for _ in range(4):
        scale.note(0.95, False)
    assert scale.error() == pytest.approx(0.475)  # four of eight, 95 points off
    assert scale.overconfidence() == pytest.approx(0.475)
    shy = Scale()
    shy.note(0.6, True)
    assert shy.overconfidence() == pytest.approx(-0.4)


# By kind: how far from the truth, and how much too bold, chances may be. Measured: 0.015 and −0.010, 0.057 and 0.050,
# 0.052 and −0.025, 0.028 and 0.001, of which more games leave less; the seed is fixed, so nothing here is luck.
BOUNDS = {
    "together": (0.05, 0.04),
    "family of an owl": (0.075, 0.065),
    "family of another": (0.065, 0.01),
    "announcement": (0.07, 0.04),
}
SHARP = Reading((Manner(share=1, sharpness=25, slips=0.03, defends=0),))
"""Everyone only gathers, and hardly ever does anything else."""


def test_chances_come_true_as_often_as_they_are_said_to() -> None:
    scales = measure(40, seed=3)
    assert set(BOUNDS) == set(KINDS)
    for kind, (error, boldness) in BOUNDS.items():
        assert scales[kind].count > 100
        assert scales[kind].error() < error, kind
        assert scales[kind].overconfidence() < boldness, kind


def test_who_takes_everyone_for_a_sharp_gatherer_is_further_from_the_truth() -> None:
    """The test above could fail: with this reading the same positions are judged worse, and more boldly."""
    mixed, sharp = (measure(12, seed=3, how=how)["family of an owl"] for how in (None, SHARP))
    assert sharp.error() > mixed.error() + 0.03
    assert sharp.overconfidence() > mixed.overconfidence() + 0.05
