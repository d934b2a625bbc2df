"""`tablee rules`: the numbered rules of a game."""

import argparse
import textwrap

from rich.console import Console

from tablee.cli.arguments import Parser, add_game, game_named
from tablee.games import Entry
from tablee.locales import LANGUAGES, Speaker

_WIDEST = 100
_INDENT = 5


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
    width = min(console.width, _WIDEST)
    console.print(f"[bold]{say(f'{name}-rules-title')}[/]\n")
    console.print(_wrapped(say(f"{name}-rules-about"), width) + "\n")
    console.print(_wrapped(say(f"{name}-rules-goal"), width))
    for section, rules in entry.text.rules().items():
        console.print(f"\n[bold]{say(f'{name}-rules-{section}')}[/]")
        for rule in rules:
            text = _wrapped(say(f"{name}-rule-{rule}"), width - _INDENT).replace("\n", "\n" + " " * _INDENT)
            console.print(f"[dim]{rule:>{_INDENT - 1}}[/] {text}")


def _wrapped(text: str, width: int) -> str:
    """Lines that break at plain spaces alone: no line begins with a colon in French."""
    return "\n".join(textwrap.wrap(text, max(width, 20), break_long_words=False, break_on_hyphens=False))
