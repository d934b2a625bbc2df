"""`tablee rules`: the numbered rules of a game."""

import argparse

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from tablee.cli.arguments import Parser, add_game, game_named
from tablee.games import Entry
from tablee.locales import LANGUAGES, Speaker


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    add_game(parser)
    parser.close_with(parser.examples("tablee rules kinoko", f"tablee rules kinoko --lang {LANGUAGES[1]}"))


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Print the rules."""
    show(asked.game, game_named(asked.game, say), say, console)
    return 0


def show(name: str, entry: Entry, say: Speaker, console: Console) -> None:
    """The rules in the reader's language, section by section."""
    console.print(f"[bold]{say(f'{name}-rules-title')}[/]\n")
    console.print(say(f"{name}-rules-about") + "\n")
    console.print(say(f"{name}-rules-goal"))
    for section, rules in entry.text.rules().items():
        console.print(f"\n[bold]{say(f'{name}-rules-{section}')}[/]")
        lines = Table.grid(padding=(0, 1))
        for rule in rules:
            lines.add_row(f"[dim]{rule}[/]", say(f"{name}-rule-{rule}"))
        console.print(Padding(lines, (0, 0, 0, 1)))
