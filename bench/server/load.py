"""The load, a process beside the server's: so many tables of two, each in lockstep. `bench.server` starts it.

It says by lines where it stands. `one` table is open, `all` tables are open: each time it waits for a line. Then each
line is for how many seconds to play; it plays itself warm, says `now`, measures, stops, and says what it has counted.
"""

import argparse
import asyncio
import sys
import time
from random import Random

import msgspec
import uvloop

from bench.server.boardgameio import Matches
from bench.server.playing import Counted, Table
from bench.server.tablee import House

_WARM_UP = 0.4
_PATIENCE = 30.0  # seconds that opening a table may take, or the last moves when all stop


class Result(msgspec.Struct):
    """What was counted."""

    moves: int
    seconds: float
    p50: float
    """Seconds from sending a move until both players were told."""
    p99: float
    longest: float
    client: float
    """How much of a core this process used: at 1 it, not the server, would be what is measured."""
    told: float
    """Bytes that a player was told for a move."""
    tables: int
    """So many could be opened."""
    stalled: int
    """Tables at which no move was made."""
    lost: int
    """Sockets that were closed."""
    refused: int
    """Messages that were refused."""


async def load(opener: House | Matches, tables: int) -> None:
    counted, rng = Counted(), Random(1)
    opened: list[Table] = []
    for number in range(tables):
        try:
            opened.append(await asyncio.wait_for(opener.open(counted, rng), _PATIENCE))
        except (OSError, TimeoutError) as error:
            print(f"table {number + 1}: {type(error).__name__} {error}", file=sys.stderr)
            break
        if number == 0:
            _say("one")
            await _told()
    _say("all")
    while seconds := (await _told()).strip():
        _say(msgspec.json.encode(await _play(opened, counted, float(seconds))).decode())


async def _play(tables: list[Table], counted: Counted, seconds: float) -> Result:
    for table in tables:
        table.playing = True
        table.play()
    await asyncio.sleep(_WARM_UP)
    _say("now")
    counted.seconds.clear()
    for table in tables:
        table.moves = 0
    heard, cpu, began = _heard(tables), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    heard, cpu, took = _heard(tables) - heard, time.process_time() - cpu, time.perf_counter() - began
    times = sorted(counted.seconds) or [took]
    result = Result(
        moves=len(counted.seconds),
        seconds=took,
        p50=times[len(times) // 2],
        p99=times[len(times) * 99 // 100],
        longest=times[-1],
        client=cpu / took,
        told=heard / 2 / max(1, len(counted.seconds)),
        tables=len(tables),
        stalled=sum(table.moves == 0 for table in tables),
        lost=sum(player.lost for table in tables for player in table.players),
        refused=counted.refused,
    )
    await _stop(tables)
    return result


async def _stop(tables: list[Table]) -> None:
    """Let the moves on their way arrive, and send no more."""
    for table in tables:
        table.playing = False
    until = time.monotonic() + _PATIENCE
    while any(table.waits for table in tables) and time.monotonic() < until:
        await asyncio.sleep(0.01)


def _heard(tables: list[Table]) -> int:
    return sum(player.bytes_heard for table in tables for player in table.players)


def _say(line: str) -> None:
    print(line, flush=True)


async def _told() -> str:
    return await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.load", description=__doc__)
    parser.add_argument("server", choices=("tablee", "boardgame.io"))
    parser.add_argument("address")
    parser.add_argument("tables", type=int)
    parser.add_argument("--news", action="store_true", help="devices of Tablée want to be told in sentences, too")
    asked = parser.parse_args()
    opener = House(asked.address, asked.news) if asked.server == "tablee" else Matches(asked.address)
    uvloop.run(load(opener, asked.tables))


if __name__ == "__main__":
    main()
