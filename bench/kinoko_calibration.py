"""Are Kinoko's bots as sure as they may be? What the owl thinks likely, against what is true, over games of all levels.

    .venv/bin/python -m bench.kinoko_calibration --games 10000 --seed 1

Every few decisions somebody is asked, with the owl's belief: whether the own three are together, and what the family of
each of the others is. And whenever an owl announces, how sure it was of being right. Chances that were stated alike go
into one bin; calibrated are those of which as many come true as was said.

Ten thousand games of owls that think as long as they do at a table would take a day. So the owls of these act at a
glance, and those of a tenth as many games more play some rounds out before everything they do; each has a table.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from random import Random

from tablee.bots.match import play
from tablee.core.game import Bot, Played
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import BOTS
from tablee.games.kinoko.bots.owl import Effort, Mind
from tablee.games.kinoko.bots.posterior import Manner, Posterior, Reading, posterior, reading
from tablee.games.kinoko.model import Action, Announce, Options, State, View
from tablee.games.kinoko.rules import together

SLIGHT = Effort(widest=6, stages=((8, 2), (16, 1)), close=40, glance=8)
GLANCE = replace(SLIGHT, stages=())
ONE_MANNER = Reading((Manner(share=1, sharpness=9, slips=0.12, defends=0),))
"""Everyone only gathers, one step ahead: what is wrong about purposeful players."""
EVERY = 9
"""Of so many decisions, one is asked about."""
KINDS = ("together", "family of an owl", "family of another", "announcement")
COMPANIES: tuple[tuple[str, ...], ...] = (
    ("owl", "owl"),
    ("owl", "fox"),
    ("fox", "squirrel"),
    ("owl", "squirrel"),
    ("owl", "owl", "owl"),
    ("owl", "fox", "squirrel"),
    ("owl", "fox", "chick", "owl"),
)


def thinking(effort: Effort) -> Bot[View, Action]:
    """An owl that thinks less than it does at a table."""
    return lambda view, legal, rng: Mind(view, rng, effort).decide(legal)


hasty = thinking(SLIGHT)


@dataclass
class Bin:
    """Chances of about the same size: how many, their sum, and how many came true."""

    count: int = 0
    stated: float = 0.0
    true: int = 0


@dataclass
class Scale:
    """Chances in ten bins."""

    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(10)])

    def note(self, chance: float, came_true: bool) -> None:
        found = self.bins[min(9, int(chance * 10))]
        found.count += 1
        found.stated += chance
        found.true += came_true

    def add(self, other: "Scale") -> None:
        for mine, theirs in zip(self.bins, other.bins, strict=True):
            mine.count += theirs.count
            mine.stated += theirs.stated
            mine.true += theirs.true

    @property
    def count(self) -> int:
        return sum(found.count for found in self.bins)

    def error(self) -> float:
        """How far, on average, what was said is from what is true: over the bins, weighted by their size."""
        return sum(abs(found.stated - found.true) for found in self.bins) / max(1, self.count)

    def overconfidence(self) -> float:
        """By how much chances are too far from a half, on average; below 0 they could be bolder."""
        return sum(
            (found.stated - found.true) * (1 if found.stated * 2 > found.count else -1) for found in self.bins
        ) / max(1, self.count)


def measure(
    games: int, seed: int, how: Reading | None = None, effort: Effort = SLIGHT, processes: int = 1
) -> dict[str, Scale]:
    """Play so many games, and note what is thought and what is so. Interrupted, it has what it has."""
    scales = {kind: Scale() for kind in KINDS}
    done = 0
    with suppress(KeyboardInterrupt):
        for found in played(games, partial(game, seed=seed, how=how, effort=effort), processes):
            for kind, scale in found.items():
                scales[kind].add(scale)
            done += 1
            if processes > 1 and done % 10 == 0:
                print(f"\r{done} of {games} games", end="", file=sys.stderr, flush=True)
    if done < games or processes > 1:
        print(f"\r{done} of {games} games", file=sys.stderr)
    return scales


def played(games: int, play_one: partial[dict[str, Scale]], processes: int) -> Iterator[dict[str, Scale]]:
    """Every game, in order, however many are played at once."""
    if processes == 1:
        yield from map(play_one, range(games))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_one, range(games), chunksize=10)
        finally:
            pool.shutdown(cancel_futures=True)


def game(number: int, seed: int, how: Reading | None, effort: Effort) -> dict[str, Scale]:
    """One game, and what was thought in it."""
    scales = {kind: Scale() for kind in KINDS}
    rng = Random(f"calibration {seed} {number}")
    company = list(COMPANIES[number % len(COMPANIES)])
    rng.shuffle(company)
    for asked, (state, announces) in enumerate(decisions(company, rng, effort)):
        if announces and company[state.turn] == "owl":
            note_announcement(scales, state, how)
        if (asked + number) % EVERY == 0:
            note(scales, state, company, how)
    return scales


def decisions(company: list[str], rng: Random, effort: Effort) -> Iterator[tuple[State, bool]]:
    """Positions in which somebody decides at the end of a turn, and whether it announces."""
    owl = thinking(effort)
    bots = [owl if bot == "owl" else BOTS[bot] for bot in company]
    before = KINOKO.setup(len(company), Options(round_limit=200))
    for move, state in play(KINOKO, before, bots, rng):
        if before.phase == "close" and isinstance(move, Played):
            yield before, isinstance(move.action, Announce)
        before = state


def believed(state: State, how: Reading | None) -> Posterior:
    return posterior(KINOKO.recall(state, state.turn), how or reading(state.players))


def gathered(state: State) -> bool:
    return together(state.cards, state.families[state.turn]) is not None


def note_announcement(scales: dict[str, Scale], state: State, how: Reading | None) -> None:
    scales["announcement"].note(believed(state, how).together(state.turn), gathered(state))


def note(scales: dict[str, Scale], state: State, company: list[str], how: Reading | None) -> None:
    belief = believed(state, how)
    scales["together"].note(belief.together(state.turn), gathered(state))
    for seat, bot in enumerate(company):
        if seat == state.turn:
            continue
        kind = "family of an owl" if bot == "owl" else "family of another"
        for colour, chance in zip(state.colours, belief.family_of(seat), strict=True):
            if colour not in (state.families[state.turn], state.forbidden):
                scales[kind].note(float(chance), colour == state.families[seat])


def printed(scales: dict[str, Scale]) -> str:
    """A table of each kind, as Markdown."""
    lines = []
    for kind, scale in scales.items():
        lines += [
            f"**{kind}**: {scale.count} stated, {100 * scale.error():.1f} points from the truth on average, "
            f"too bold by {100 * scale.overconfidence():+.1f}",
            "",
            "| stated | how many | on average | came true |",
            "|---|---|---|---|",
        ]
        for at, found in enumerate(scale.bins):
            if found.count:
                stated, true = (100 * part / found.count for part in (found.stated, found.true))
                lines.append(f"| {10 * at}–{10 * at + 10} % | {found.count} | {stated:.1f} % | {true:.1f} % |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.kinoko_calibration")
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--one-manner", action="store_true", help="take everyone for somebody who only gathers")
    found = asked.parse_args()
    how = ONE_MANNER if found.one_manner else None
    for effort, games, who in (
        (GLANCE, found.games, "owls that play rounds out only to announce"),
        (SLIGHT, found.games // 10, "owls that play some rounds out for every action"),
    ):
        print(f"### {games:,} games with {who}\n", flush=True)
        print(printed(measure(games, found.seed, how, effort, found.processes)), flush=True)


if __name__ == "__main__":
    main()
