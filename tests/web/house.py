"""The server for the tests of the pages: `tablee serve`, hurried."""

import sys
from pathlib import Path

from tablee.cli.serve import server
from tablee.server.house import House, Settings
from tablee.store.sqlite import SqliteLog

if __name__ == "__main__":
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    plenty = 1e9
    settings = Settings(
        bot_pause=0.05, away_seconds=1.5, requests=plenty, lookups=plenty, openings=plenty, messages=plenty
    )
    running = server(House(SqliteLog(data / "tablee.sqlite"), settings))
    running.config.port = port
    running.run()
