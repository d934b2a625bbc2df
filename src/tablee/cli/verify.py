"""`tablee verify`: were the dice and deals of a game fair?"""

import argparse

from rich.console import Console

from tablee.cli.arguments import Parser, record_in
from tablee.core import chance
from tablee.locales import Speaker


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    parser.close_with(parser.examples("tablee verify game.txt"))


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Prove the record, or say where it fails."""
    entry, record = record_in(asked.file, say)
    verdict = chance.verify(entry.game, record)
    if verdict.fault is None:
        console.print(f"[bold]{say('cli-verify-proved', draws=verdict.draws)}[/]")
    else:
        console.print(f"[bold]{say(f'cli-verify-{verdict.fault}', move=verdict.at or 0)}[/]")
    if record.commitment is not None:
        console.print(say("cli-verify-published", commitment=record.commitment), soft_wrap=True)
    return 0 if verdict.proved else 1
