"""`tablee backup`: a copy of everything the house keeps, while it is open."""

import argparse
import sqlite3
from pathlib import Path

from rich.console import Console

from tablee.cli.arguments import Complaint, Parser
from tablee.cli.keeping import claim
from tablee.cli.serve import LOG_FILE, add_data, log_file
from tablee.core.text import plain
from tablee.locales import Speaker
from tablee.store.sqlite import backup


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("cli-help-backup-file"))
    add_data(parser)
    parser.close_with(parser.examples("tablee backup tablee-monday.sqlite"))


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Copy the log, as it is at one moment."""
    source, target = log_file(asked), Path(asked.file)
    if not source.exists():
        raise Complaint(say("cli-error-no-house", folder=str(source.parent)))
    claim(target, say)
    target.chmod(0o600)  # it holds the seeds of running games
    try:
        backup(source, target)
    except sqlite3.Error as error:
        raise Complaint(say("cli-error-unwritable", file=str(target), reason=str(error))) from None
    console.print(say("cli-backup-done", file=plain(str(target)), name=LOG_FILE), soft_wrap=True)
    return 0
