"""How strong the levels are: every game's bots meet in the arena, and `docs/bots.md` is written anew."""

import argparse
import os
import time
from pathlib import Path
from typing import Any

from bench.machine import machine
from bench.markdown import table, write
from tablee.games import GAMES
from tablee.lab.arena import Result, orders, results, settled, tasks
from tablee.lab.figures import Mean

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
SEED = "1"
GAMES_A_COMPANY = {
    ("kinoko", 2): 400,
    ("kinoko", 3): 36,
    ("kinoko", 4): 24,
    ("tomkuni", 2): 600,
    ("tomkuni", 3): 24,
    ("tomkuni", 4): 48,
    ("konito", 4): 40,
}
"""Games for each company of bots, by game and number of players: as many as half an hour allows.

Konito has a measure of its own besides, `bench/konito_levels.py`: what a team of each level finds in a turn.
"""


def measure(game: str, players: int, games: int, processes: int) -> Result:
    """Let all levels meet."""
    entry = GAMES[game]
    options = entry.simulated
    planned = list(tasks(game, players, options, entry.levels, games, SEED))
    total, done, start = sum(len(orders(task.bots)) for task in planned), 0, time.perf_counter()
    dealt = []
    for task, outcome in settled(planned, processes):
        dealt.append((task, outcome))
        done += len(orders(task.bots))
        print(f"\r{game}, {players} players: {done} of {total} games", end="", flush=True)
    print(f", {time.perf_counter() - start:.0f} s")
    return results(game, players, options, entry.levels, SEED, dealt)


def page(result: Result) -> str:
    """The table of one game at one size."""
    bots = [standing.bot for standing in result.standings]
    against = "against" if result.sides == 2 else "alone among"
    headings = ("bot", "Elo", *(f"{against} {bot}" for bot in bots), "median", "p99")
    rows = []
    for standing in reversed(result.standings):
        thinking = standing.thinking
        assert thinking is not None
        times = [f"{1000 * seconds:.1f} ms" for seconds in (thinking.median, thinking.p99)]
        rows.append((standing.bot, _elo(standing.elo), *(_met(result, standing.bot, bot) for bot in bots), *times))
    games = {company.games for company in result.companies}
    return (
        f"{result.games:,} games, {' or '.join(map(str, sorted(games)))} for each company; "
        f"{100 / result.sides:.0f} % would be fair. {machine()}.\n\n{table(headings, rows, words=1)}{_mixed(result)}"
    )


def _mixed(result: Result) -> str:
    """Where more than two play: all different ones at one table."""
    mixed = [company for company in result.companies if len(set(company.bots)) == result.sides > 2]
    if not mixed:
        return ""
    lines = [" · ".join(f"{bot} {_share(company.share[bot])}" for bot in company.bots) for company in mixed]
    return "\n\nAll different at one table:\n\n" + "\n".join(f"- {line}" for line in lines)


def _met(result: Result, one: str, other: str) -> str:
    if one == other:
        return "·"
    together = sorted((one, *(other,) * (result.sides - 1)))
    company = next(company for company in result.companies if sorted(company.bots) == together)
    return _share(company.share[one])


def _share(share: Mean) -> str:
    assert share.low is not None
    assert share.high is not None
    return f"{100 * share.mean:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def _elo(elo: Mean) -> str:
    if elo.low is None or elo.high is None:
        return f"{elo.mean:.0f}"
    return f"{elo.mean:.0f} ({elo.low:.0f}–{elo.high:.0f})"


def main() -> None:
    """Measure, and write each table as soon as it is known."""
    names = {f"{game}-{players}": (game, players) for game, players in GAMES_A_COMPANY}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"only these of {', '.join(names)}")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked: Any = parser.parse_args()
    for name in asked.tables or names:
        game, players = names[name]
        write(PAGE, page(measure(game, players, GAMES_A_COMPANY[game, players], asked.processes)), name)


if __name__ == "__main__":
    main()
