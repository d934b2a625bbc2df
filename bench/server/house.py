"""The server process of Tablée: the house as `tablee serve` opens it, without the limits that a load would run into."""

import argparse
import logging
import socket
from pathlib import Path

import structlog

from tablee.cli.serve import server
from tablee.server.house import House, Settings
from tablee.store import Log
from tablee.store.memory import MemoryLog
from tablee.store.sqlite import SqliteLog

_ENOUGH = 1e9


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.house", description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--log", choices=("durable", "thread", "memory"), default="durable")
    asked = parser.parse_args()
    log: Log = MemoryLog() if asked.log == "memory" else SqliteLog(asked.file, asked.log == "durable")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    settings = Settings(messages=_ENOUGH, openings=_ENOUGH, requests=_ENOUGH, lookups=_ENOUGH)
    with socket.create_server(("127.0.0.1", asked.port), backlog=2048) as listening:
        server(House(log, settings)).run(sockets=[listening])


if __name__ == "__main__":
    main()
