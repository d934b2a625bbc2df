"""Where things are kept that the player wants back: one folder, nothing written over."""

import os
from pathlib import Path

from tablee.cli.arguments import Complaint
from tablee.core.record import InvalidRecord, Record, read
from tablee.games import RULES
from tablee.locales import Speaker


def data_folder(kind: str) -> Path:
    """Where records or decks are kept unless the player says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tablee" / kind


def claim(file: Path, say: Speaker) -> None:
    """Make the file, empty: find out early whether it can be written, and never write over another."""
    try:
        if file.exists():
            raise Complaint(say("cli-error-exists", file=str(file)))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("x").close()
    except OSError as error:
        raise Complaint(say("cli-error-unwritable", file=str(file), reason=error.strerror or str(error))) from None


def last_record(game: str) -> Record | None:
    """The latest game that was kept; none if there is none, or it was played under older rules."""
    files = sorted(data_folder("records").glob(f"{game}-*.txt"))
    for file in reversed(files):
        try:
            return read(file.read_text("utf-8"), RULES)
        except (InvalidRecord, OSError, UnicodeDecodeError):
            continue  # an empty one, say, of a game that is going on in another terminal
    return None
