"""Nonsense sent to tables that are playing: everything is answered, nobody is disturbed."""

import asyncio
from pathlib import Path

from tests.server.fuzz import fuzz

MESSAGES = 4_000


def test_bad_messages_are_answered_or_cut_off_and_nobody_else_is_disturbed(tmp_path: Path) -> None:
    run = asyncio.run(fuzz(tmp_path, MESSAGES, seed=1))
    assert run.budget.sent == MESSAGES
    assert run.proved["kinoko"] >= 2
    assert run.proved["tomkuni"] >= 1
    assert run.budget.answers["accepted"] > MESSAGES / 50
    assert run.budget.answers.keys() >= {"bad-message", "too-large", "bad-move", "not-greeted", "not-your-turn"}
    assert run.budget.farewells[4400] > 0  # too much nonsense
