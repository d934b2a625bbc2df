"""One measurement: a server process, the load beside it, and what `/proc` says about both."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

import msgspec

from bench.server.load import Result

ROOT = Path(__file__).parents[2]
SCRATCH = ROOT / "build"
"""On the disk of the project: a folder for temporary files may be in memory, where being durable costs nothing."""
_START_SECONDS = 20
_SETTLE_SECONDS = 1.0
_CALM = 0.25
"""Cores that other work may use without disturbing much."""
_TRIES = 4
_CALM_SECONDS = 10
"""How long calm is waited for, each time."""
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """Something that can be started and loaded."""

    name: str
    kind: str
    """For the load: how it speaks to it."""
    command: tuple[str, ...]
    """With `PORT` and `FOLDER` for what is known only when it starts."""
    news: bool = False
    """Whether the players want to be told in sentences, too."""
    everywhere: bool = False
    """Whether it is measured at every number of tables."""


@dataclass(frozen=True)
class Sample:
    """What was measured in one turn."""

    result: Result
    cpu: float
    """Seconds of the server's processor time for a move, all its threads together."""
    others: float
    """How many cores were used meanwhile by what is neither server nor load."""

    @property
    def rate(self) -> float:
        return self.result.moves / self.result.seconds


class FellOver(Exception):
    """The server has ended while it was played at."""


class Running:
    """A server with its tables, which are played at in turns."""

    def __init__(self, server: subprocess.Popen[bytes], load: subprocess.Popen[str]) -> None:
        assert load.stdin is not None
        assert load.stdout is not None
        self._server = server
        self._pid = pid = server.pid
        self._in, self._out = load.stdin, load.stdout
        self._expect("one")
        with_one = _memory(pid)
        self._say("")
        self._expect("all")
        time.sleep(_SETTLE_SECONDS)
        self.memory = _memory(pid) - with_one
        """Bytes that all tables but the first take, idle."""

    def calm_turn(self, seconds: float) -> Sample:
        """Play for so long while little else goes on: wait for that, and try again; the calmest turn counts."""
        samples: list[Sample] = []
        while len(samples) < _TRIES and (not samples or samples[-1].others > _CALM):
            _wait_for_calm()
            samples.append(self.turn(seconds))
        return min(samples, key=lambda sample: sample.others)

    def turn(self, seconds: float) -> Sample:
        """Play for so long."""
        self._say(str(seconds))
        self._expect("now")
        cpu, busy = _cpu(self._pid), _busy()
        result = msgspec.json.decode(self._out.readline(), type=Result)
        if self._server.poll() is not None:
            raise FellOver
        cpu, busy = _cpu(self._pid) - cpu, _busy() - busy
        others = (busy - cpu) / result.seconds - result.client
        return Sample(result, cpu / max(1, result.moves), max(0.0, others))

    def _say(self, line: str) -> None:
        self._in.write(f"{line}\n")
        self._in.flush()

    def _expect(self, line: str) -> None:
        said = self._out.readline().strip()
        if said != line:
            raise SystemExit(f"the load should say {line!r} now, not {said!r}")


@contextmanager
def running(server: Server, tables: int) -> Iterator[Running]:
    """The server, with so many tables open, until the end."""
    with _started(server) as (process, port):
        load = [sys.executable, "-m", "bench.server.load", server.kind, f"127.0.0.1:{port}", str(tables)]
        load += ["--news"] if server.news else []
        with subprocess.Popen(load, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as loading:
            yield Running(process, loading)


@contextmanager
def _started(server: Server) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Its process and port, from when it answers until the end."""
    SCRATCH.mkdir(exist_ok=True)
    folder = mkdtemp(prefix="bench-", dir=SCRATCH)
    port = _free_port()
    command = [part.replace("PORT", str(port)).replace("FOLDER", folder) for part in server.command]
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        _wait_for(process, port)
        yield process, port
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + _START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"it does not start: {process.args!r}")


def _cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _busy() -> float:
    """Seconds that all cores of the machine together have worked so far."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    return (user + nice + system + sum(interrupts)) / _TICKS


def _wait_for_calm() -> None:
    until = time.monotonic() + _CALM_SECONDS
    busy = 1.0
    while busy > _CALM and time.monotonic() < until:
        before, began = _busy(), time.monotonic()
        time.sleep(0.4)
        busy = (_busy() - before) / (time.monotonic() - began)


def _memory(pid: int) -> int:
    """Bytes that are really in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
