"""The installed script, as a process of its own."""

import os
import signal
import subprocess
import sysconfig
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee import __version__
from tablee.core.record import read
from tablee.games import RULES
from tests.cli.conftest import Keep, Run
from tests.core.played import played

SCRIPT = Path(sysconfig.get_path("scripts")) / "tablee"


@pytest.fixture
def environment() -> dict[str, str]:
    """Output is buffered, as it is for people."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


def test_the_script_is_installed(environment: dict[str, str]) -> None:
    done = subprocess.run([SCRIPT, "--version"], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == f"tablee {__version__}\n"


def test_the_script_does_what_the_function_does(run: Run, environment: dict[str, str]) -> None:
    arguments = ["simulate", "kinoko", "-n", "3", "--json"]
    done = subprocess.run([SCRIPT, *arguments], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == run(*arguments).out


def test_the_script_returns_the_status(fair: str, environment: dict[str, str]) -> None:
    for file, status in ((fair, 0), ("nowhere.txt", 2)):
        assert subprocess.run([SCRIPT, "verify", file], capture_output=True, env=environment).returncode == status


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["play", "--help"],
        ["rules", "kinoko"],
        ["simulate", "kinoko", "-n", "2"],
        ["simulate", "kinoko", "-n", "2", "--json"],
        ["replay", "fair.txt"],
        ["verify", "fair.txt"],
    ],
    ids=" ".join,
)
def test_a_closed_pipe_is_no_mistake(fair: str, environment: dict[str, str], arguments: list[str]) -> None:
    """Nobody reads the output any more: no traceback, and a fair game is not called unfair for it (status 1)."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([SCRIPT, *arguments], stdout=writer, stderr=subprocess.PIPE, text=True, env=environment)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


def test_an_unfair_game_stays_unfair_when_nobody_reads_it(keep: Keep, environment: dict[str, str]) -> None:
    file = keep(replace(played(2).record, moves=played(2).moves[:-1]))
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([SCRIPT, "verify", file], stdout=writer, stderr=subprocess.PIPE, text=True, env=environment)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


def test_the_first_line_can_be_piped_away(keep: Keep, environment: dict[str, str]) -> None:
    """Like `tablee replay game.txt | head -1`, with more output than a pipe holds."""
    file = keep(played(4, "simple", "a long game").record)
    with subprocess.Popen(
        [SCRIPT, "replay", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith(b"Kinoko, game.txt")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_an_interrupt_leaves_the_table_and_keeps_the_record(environment: dict[str, str]) -> None:
    with subprocess.Popen(
        [SCRIPT, "play", "kinoko", "--record", "game.txt"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout
        said = b""
        while not said.endswith(b"Your choice: "):
            said += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert b"You leave the table." in rest
    assert (process.returncode, errors) == (0, b"")
    assert read(Path("game.txt").read_text("utf-8"), RULES).seed is None
