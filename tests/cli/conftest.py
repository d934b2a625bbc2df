"""The command line in this process, in a folder and a language of its own."""

import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from tablee.cli import main
from tablee.core.record import Record, write
from tests.core.played import played

SEEN_FROM_OUTSIDE = ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES", "FORCE_COLOR", "TTY_COMPATIBLE", "NO_COLOR")
FAIR = played(3)
UNDECODABLE = os.fsdecode(b"caf\xe9")  # how Python hands on an argument that is not UTF-8


class Said(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """All of it without spaces and line breaks, for texts that are wrapped."""
        return squeezed(self.out)


class Run(Protocol):
    """Runs `tablee` with these arguments, and these lines typed in; `None`: nothing to type on at all."""

    def __call__(self, *arguments: str, typed: Iterable[str] | None = ()) -> Said: ...


def squeezed(text: str) -> str:
    return "".join(text.split())


def short(words: str) -> str:
    """A name for a test with these words."""
    return ascii(words if len(words) < 20 else f"{words[:9]}… {len(words)}")


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written outside of this test's own folder, and nothing of the machine shines through."""
    for name in SEEN_FROM_OUTSIDE:
        monkeypatch.delenv(name, raising=False)
    home = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return home


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*arguments: str, typed: Iterable[str] | None = ()) -> Said:
        lines = None if typed is None else io.StringIO("".join(f"{line}\n" for line in typed))
        monkeypatch.setattr(sys, "stdin", lines)
        if isinstance(sys.stderr, io.TextIOWrapper):
            sys.stderr.reconfigure(errors="backslashreplace")  # as Python has it outside of tests
        try:
            status = main(arguments)
        except SystemExit as leaving:  # argparse leaves by itself after a help
            status = int(leaving.code or 0)
        captured = capsys.readouterr()
        return Said(status, captured.out, captured.err)

    return call


@pytest.fixture
def keep(tmp_path: Path) -> "Keep":
    def to_file(record: Record | str, name: str = "game.txt") -> str:
        text = record if isinstance(record, str) else write(record)
        tmp_path.joinpath(name).write_bytes(text.encode())
        return name

    return to_file


class Keep(Protocol):
    """Writes a record to a file and gives its name."""

    def __call__(self, record: Record | str, name: str = "game.txt") -> str: ...


@pytest.fixture
def fair(keep: Keep) -> str:
    """The file of a fair and finished game of three."""
    return keep(FAIR.record, "fair.txt")


def is_complaint(said: Said, *parts: str) -> bool:
    """Called wrongly: status 2, a message that names these, and nothing where results belong."""
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("Error: ")
    assert "Traceback" not in said.err
    missing = [part for part in parts if squeezed(part) not in squeezed(said.err)]
    assert not missing, said.err
    return True


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file()) if os.path.isdir(folder) else []
