"""Moves a second at a real server, and how long players wait for them: Tablée, and beside it boardgame.io.

Each server is a process of its own, each load another. All of them are started, then they take short turns, round after
round, so that whatever else the machine does disturbs all of them alike.
"""

import argparse
import json
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.machine import machine, python
from bench.markdown import table, write
from bench.server.measuring import ROOT, FellOver, Sample, Server, running
from tablee import __version__

README = ROOT / "bench" / "README.md"
PEER = ROOT / "bench" / "boardgameio"
TABLES = (1, 10, 100, 500)
CLOSER = (1, 100)
"""So many tables at which every way to run the servers is measured, not only the most important ones."""
HEADINGS = (
    "tables",
    "server",
    "moves/s (min–max)",
    "p50, ms",
    "p99, ms",
    "CPU a move, µs",
    "idle table, kB",
    "told a move, kB",
    "load’s core",
    "moves/s, ratio",
    "p99, ratio",
    "CPU, ratio",
)
WORDS = 2  # columns, before those with numbers
_FEWEST_FOR_MEMORY = 100  # tables: with fewer the difference says nothing


def _house(name: str, *options: str, news: bool = True, everywhere: bool = False) -> Server:
    command = (sys.executable, "-m", "bench.server.house", "PORT", "FOLDER/tablee.sqlite", *options)
    return Server(f"Tablée{name}", "tablee", command, news, everywhere)


def _boardgameio(name: str, *options: str, everywhere: bool = False) -> Server:
    command = ("node", str(PEER / "server.cjs"), "PORT", *options)
    return Server(f"boardgame.io{name}", "boardgame.io", command, everywhere=everywhere)


OURS = (
    _house("", everywhere=True),
    _house(", without sentences", news=False, everywhere=True),
    _house(", without sentences, log in memory", "--log", "memory", news=False),
    _house(", without sentences, every commit in the thread", "--log", "thread", news=False),
)
BASELINE = _boardgameio(", in memory", everywhere=True)
PEERS = (BASELINE, _boardgameio(", FlatFile", "FOLDER"))


# ---- measuring ------------------------------------------------------------------------------------------------------


@dataclass
class Row:
    """What was measured of one server at so many tables, turn by turn."""

    tables: int
    server: Server
    memory: float
    """Bytes that an idle table takes."""
    samples: list[Sample] = field(default_factory=list)
    fell_over: bool = False


def measure(servers: Sequence[Server], tables: int, rounds: int, seconds: float) -> list[Row]:
    with ExitStack() as stack:
        started = [stack.enter_context(running(server, tables)) for server in servers]
        rows = [
            Row(tables, server, contestant.memory / max(1, tables - 1))
            for server, contestant in zip(servers, started, strict=True)
        ]
        for number in range(rounds):
            for place in range(len(servers)):
                now = (place + number) % len(servers)
                row = rows[now]
                if row.fell_over:
                    continue
                try:
                    row.samples.append(started[now].calm_turn(seconds))
                    _tell(f"round {number + 1} of {rounds}", row)
                except FellOver:
                    row.fell_over = True
                    print(f"{row.server.name} fell over at {tables} tables", file=sys.stderr)
    return [row for row in rows if row.samples]


def _tell(where: str, row: Row) -> None:
    """As it happens, with what should be nothing: what was lost, refused or never moved."""
    sample = row.samples[-1]
    result = sample.result
    lost = {
        "tables not opened": row.tables - result.tables,
        "tables stalled": result.stalled,
        "sockets lost": result.lost,
        "messages refused": result.refused,
    }
    print(
        f"{where}, {row.tables} tables, {row.server.name}: {sample.rate:,.0f} moves/s, p99 {1000 * result.p99:.1f} ms, "
        f"longest {1000 * result.longest:.0f} ms, others use {sample.others:.1f} cores",
        *(f"{number} {what}" for what, number in lost.items() if number),
        sep="; ",
        file=sys.stderr,
    )


# ---- reporting ------------------------------------------------------------------------------------------------------


def report(rows: Sequence[Row], rounds: int, seconds: float, missing: str | None) -> str:
    baselines = {row.tables: row for row in rows if row.server == BASELINE}
    others = median(sample.others for row in rows for sample in row.samples)
    notes = [
        f"{machine()}, {python()}{_node()}. Tablée {__version__}, boardgame.io {_peer_version()}. "
        f"Medians of {rounds} turns of {seconds:g} s for each row; the ratios are to {BASELINE.name}, turn by turn. "
        f"Other work on the machine used {others:.1f} cores meanwhile."
    ]
    if missing is not None:
        notes.append(f"Without boardgame.io: {missing}.")
    return "\n\n".join((*notes, table(HEADINGS, [_cells(row, baselines.get(row.tables)) for row in rows], WORDS)))


def _cells(row: Row, baseline: Row | None) -> tuple[str, ...]:
    def middle(value: Callable[[Sample], float]) -> float:
        return median(map(value, row.samples))

    def ratio(value: Callable[[Sample], float]) -> str:
        if baseline is None:
            return "–"
        return f"{median(value(a) / value(b) for a, b in zip(row.samples, baseline.samples, strict=False)):.2f}"

    rates = [sample.rate for sample in row.samples]
    return (
        f"{row.tables:,}",
        row.server.name + (" (fell over)" if row.fell_over else ""),
        f"{median(rates):,.0f} ({min(rates):,.0f}–{max(rates):,.0f})",
        f"{1000 * middle(_p50):.1f}",
        f"{1000 * middle(_p99):.1f}",
        f"{1e6 * middle(_cpu):.0f}",
        f"{row.memory / 1000:.0f}" if row.tables >= _FEWEST_FOR_MEMORY else "–",
        f"{middle(lambda sample: sample.result.told) / 1000:.1f}",
        f"{middle(lambda sample: sample.result.client):.2f}",
        ratio(_rate),
        ratio(_p99),
        ratio(_cpu),
    )


def _rate(sample: Sample) -> float:
    return sample.rate


def _cpu(sample: Sample) -> float:
    return sample.cpu


def _p50(sample: Sample) -> float:
    return sample.result.p50


def _p99(sample: Sample) -> float:
    return sample.result.p99


# ---- boardgame.io ---------------------------------------------------------------------------------------------------


def install_peer() -> str | None:
    """Install boardgame.io beside its server, at the versions of its lock file; why not, if that is not possible."""
    if not (shutil.which("node") and shutil.which("npm")):
        return "there is no node and npm on this machine"
    installed, lock = PEER / "node_modules" / ".package-lock.json", PEER / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return None
    print("npm installs boardgame.io", file=sys.stderr)
    npm = subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER)
    return None if npm.returncode == 0 else "npm could not install it"


def _peer_version() -> str:
    wanted: str = json.loads((PEER / "package.json").read_text())["dependencies"]["boardgame.io"]
    return wanted


def _node() -> str:
    node = shutil.which("node")
    return f", Node {subprocess.check_output([node, '--version'], text=True).strip()[1:]}" if node else ""


# ---- the command ----------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("only", nargs="*", help="measure the servers whose name contains one of these")
    parser.add_argument("--tables", type=int, nargs="+", default=list(TABLES), help="at so many (1 10 100 500)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each server in each round (2)")
    parser.add_argument("--rounds", type=int, default=9, help="of all servers (9)")
    parser.add_argument(
        "--write",
        action=argparse.BooleanOptionalAction,
        help="put the table into bench/README.md; done unasked when everything was measured",
    )
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0 or min(asked.tables) < 1:
        parser.error("there is nothing to measure in no rounds, no time or at no table")
    if not Path("/proc/self/stat").exists():
        parser.error("what a server costs is read from /proc, which only Linux has")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a device is an open file, here as there

    missing = install_peer()
    if missing is not None:
        print(f"only Tablée is measured: {missing}", file=sys.stderr)
    servers = [*OURS, *(PEERS if missing is None else ())]
    wanted = [server for server in servers if not asked.only or any(word in server.name for word in asked.only)]
    if not wanted:
        parser.error("no server is called that")
    rows: list[Row] = []
    for tables in asked.tables:
        here = [server for server in wanted if server.everywhere or tables in CLOSER]
        rows += measure(here, tables, asked.rounds, asked.seconds)
    text = report(rows, asked.rounds, asked.seconds, missing)
    print(text)
    complete = wanted == [*OURS, *PEERS] and tuple(asked.tables) == TABLES
    if complete if asked.write is None else asked.write:
        write(README, text, "servers")


if __name__ == "__main__":
    main()
