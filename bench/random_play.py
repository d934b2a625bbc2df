"""Random complete games and moves a second, of Tablée and of its peers, in one process and one thread.

The subjects take short turns, round after round, so that whatever else the machine does disturbs all of them alike.
"""

import argparse
import gc
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bench.machine import machine, python
from bench.markdown import table, write
from bench.peers import PEERS
from bench.subjects import BASELINE, TABLEE, Candidate, Missing, Subject, load

README = Path(__file__).with_name("README.md")
SEED = 1
TURNS = 20  # of each subject in a round: a busy neighbour comes and goes within seconds, and the ratios stay
HEADINGS = ("game", "package", "rules in", "games/s (min–max)", "moves/s (min–max)", "moves a game", "moves/s, ratio")
WORDS = 3  # columns, before those with numbers


@dataclass
class Sample:
    """What one subject did in one round."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0


# ---- measuring ------------------------------------------------------------------------------------------------------


def measure(subjects: Sequence[Subject], rounds: int, seconds: float) -> list[list[Sample]]:
    """The samples of each subject, in the order of the subjects."""
    rngs = [Random(SEED) for _ in subjects]
    for subject, rng in zip(subjects, rngs, strict=True):
        subject.play_one(rng)  # what is cached at the first use is no part of the speed
    gc.collect()
    gc.freeze()  # no game is slowed by collecting what the libraries of the others have loaded
    samples = [[Sample() for _ in range(rounds)] for _ in subjects]
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for turn in range(TURNS):
            for place in range(len(subjects)):
                now = (place + turn + number) % len(subjects)
                _play(subjects[now], rngs[now], seconds / TURNS, samples[now][number])
    return samples


def _play(subject: Subject, rng: Random, seconds: float, sample: Sample) -> None:
    """Add to the sample as many complete games as begin within the time."""
    gc.collect()  # nobody tidies up after the one before
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        sample.moves += subject.play_one(rng)
        sample.games += 1
        elapsed = perf_counter() - start
    sample.seconds += elapsed


# ---- reporting ------------------------------------------------------------------------------------------------------


def report(entries: Sequence[Subject | Missing], rounds: int, seconds: float) -> str:
    """Measure, and tell it in Markdown."""
    subjects = [entry for entry in entries if isinstance(entry, Subject)]
    samples = dict(zip(subjects, measure(subjects, rounds, seconds), strict=True))
    baseline = next((_moves_rate(found) for subject, found in samples.items() if subject.name == BASELINE.name), None)
    rows = [
        _missing_row(entry) if isinstance(entry, Missing) else _row(entry, samples[entry], baseline)
        for entry in entries
    ]
    return f"{_circumstances(rounds, seconds)}\n\n{table(HEADINGS, rows, WORDS)}"


def _row(subject: Subject, samples: Sequence[Sample], baseline: float | None) -> tuple[str, ...]:
    moves_a_game = sum(sample.moves for sample in samples) / sum(sample.games for sample in samples)
    return (
        subject.name,
        subject.package,
        subject.rules_in,
        _spread([sample.games / sample.seconds for sample in samples]),
        _spread([sample.moves / sample.seconds for sample in samples]),
        f"{moves_a_game:.1f}",
        f"{_moves_rate(samples) / baseline:.2f}" if baseline else "–",
    )


def _missing_row(entry: Missing) -> tuple[str, ...]:
    return (entry.name, entry.package, entry.rules_in, entry.why, "–", "–", "–")


def _moves_rate(samples: Sequence[Sample]) -> float:
    return median(sample.moves / sample.seconds for sample in samples)


def _spread(rates: Sequence[float]) -> str:
    return f"{_number(median(rates))} ({_number(min(rates))}–{_number(max(rates))})"


def _number(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def _circumstances(rounds: int, seconds: float) -> str:
    return (
        f"{datetime.now(UTC).date()}: {machine()}, {python()}. "
        f"Medians of {rounds} rounds, {seconds:g} s for each row in each, seed {SEED}; "
        f"the ratio is to {BASELINE.name}."
    )


# ---- the command ----------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.random_play", description=__doc__)
    parser.add_argument("only", nargs="*", help="measure the games whose name or package contains one of these")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in each round (1)")
    parser.add_argument("--rounds", type=int, default=5, help="of all games (5)")
    parser.add_argument(
        "--write",
        action=argparse.BooleanOptionalAction,
        help="put the table into bench/README.md; done unasked when every game was measured",
    )
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("there is nothing to measure in no rounds or no time")
    candidates = [candidate for candidate in (*TABLEE, *PEERS) if _wanted(candidate, arguments.only)]
    if not candidates:
        parser.error("no game is called that")

    entries = [load(candidate) for candidate in candidates]
    text = report(entries, arguments.rounds, arguments.seconds)
    print(text)
    complete = not arguments.only and all(isinstance(entry, Subject) for entry in entries)
    if complete if arguments.write is None else arguments.write:
        write(README, text)


def _wanted(candidate: Candidate, only: Sequence[str]) -> bool:
    label = f"{candidate.name} {candidate.package}".lower()
    return not only or any(word.lower() in label for word in only)


if __name__ == "__main__":
    main()
