"""What the commands take, read and checked; every complaint in the reader's language."""

import argparse
import textwrap
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from tablee import __version__
from tablee.core.game import Game, InvalidSetup
from tablee.core.record import InvalidRecord, Record, read
from tablee.games import GAMES, RULES, Entry
from tablee.locales import LANGUAGES, Speaker, speaker

_WIDTH = 80


class Complaint(Exception):
    """Something the user asked for cannot be done; the reason is already in their language."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def language(arguments: Sequence[str], say: Speaker) -> Speaker:
    """The speaker that `--lang` asks for: known before anything else is said."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    lang: str | None = early.parse_known_args(arguments)[0].lang
    if lang is None:
        return say
    if lang not in LANGUAGES:
        raise Complaint(say("cli-error-lang", lang=lang, langs=", ".join(LANGUAGES)))
    return speaker(lang)


class Parser(argparse.ArgumentParser):
    """argparse in the reader's language, with examples at the end of every help."""

    def __init__(self, say: Speaker, about: str, **rest: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            description=textwrap.fill(say(about), _WIDTH),
            formatter_class=partial(_Help, say=say),
            **rest,
        )
        self.say = say
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self._commands: Any = None
        self.add_argument("-h", "--help", action="help", help=say("cli-help-help"))
        self.add_argument("--lang", metavar="LANG", help=say("cli-help-lang", langs=", ".join(LANGUAGES)))

    def add_version(self) -> None:
        """Let `--version` be asked."""
        version = f"tablee {__version__}"
        self.add_argument("--version", action="version", version=version, help=self.say("cli-help-version"))

    def add_command(self, name: str) -> "Parser":
        """A command under this parser, with its own help."""
        if self._commands is None:
            build: Any = partial(Parser, self.say)
            self._commands = self.add_subparsers(title=self.say("cli-commands"), metavar="COMMAND", parser_class=build)
        command: Parser = self._commands.add_parser(name, help=self.say(f"cli-help-{name}"), about=f"cli-about-{name}")
        return command

    def close_with(self, *parts: str) -> None:
        """What the help ends with: lists, then examples."""
        self.epilog = "\n\n".join(parts)

    def examples(self, *lines: str) -> str:
        """Commands to copy."""
        return "\n".join([self.say("cli-examples"), *(f"  {line}" for line in lines)])

    def error(self, message: str) -> NoReturn:
        """Complain instead of leaving."""
        raise Complaint(self.say("cli-error-usage", reason=message, help=f"{self.prog} --help"))


class _Help(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, say: Speaker) -> None:
        super().__init__(prog, max_help_position=26, width=_WIDTH)
        self._say = say

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._say("cli-usage") + " " if prefix is None else prefix)


# ---- arguments that several commands take ---------------------------------------------------------------------------


def add_game(parser: Parser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME", help=parser.say("cli-help-game", games=", ".join(GAMES)))


def add_table(parser: Parser, players: int) -> None:
    """How many players, which seed, which options."""
    say = parser.say
    parser.add_argument(
        "--players", "-p", metavar="N", default=str(players), help=say("cli-help-players", default=players)
    )
    parser.add_argument(
        "--option", "-o", metavar="NAME=VALUE", action="append", default=[], dest="options", help=say("cli-help-option")
    )


def options_and_bots(parser: Parser) -> str:
    """The options and bots of every game, for the end of a help."""
    say = parser.say
    lines: list[str] = []
    for name, entry in GAMES.items():
        lines += [say("cli-bots-of", game=say(name)), *_listed((bot, say(f"{name}-bot-{bot}")) for bot in entry.bots)]
        fields = [field.name for field in msgspec.structs.fields(entry.game.options)]
        described = ((field, say(f"{name}-option-{field}")) for field in fields)
        lines += ["", say("cli-options-of", game=say(name)), *_listed(described)]
    return "\n".join(lines)


def _listed(items: Iterable[tuple[str, str]]) -> list[str]:
    lines = []
    for name, text in items:
        first, *others = textwrap.wrap(text, _WIDTH - 26)
        lines += [f"  {name:<23} {first}", *(" " * 26 + other for other in others)]
    return lines


# ---- what was asked for ---------------------------------------------------------------------------------------------


def game_named(name: str, say: Speaker) -> Entry:
    """The game of that name."""
    if name not in GAMES:
        raise Complaint(say("cli-error-game", game=name, games=", ".join(GAMES)))
    return GAMES[name]


def player_count(text: str, game: Game[Any, Any, Any, Any], say: Speaker) -> int:
    """How many players, as the game allows."""
    if text not in map(str, game.info.seats):
        seats = ", ".join(map(str, game.info.seats))
        raise Complaint(say("cli-error-players", game=say(game.info.id), seats=seats))
    return int(text)


def number(text: str, name: str, least: int, most: int, say: Speaker) -> int:
    """A whole number within bounds."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most):
        raise Complaint(say("cli-error-number", name=name, least=str(least), most=str(most)))
    return int(text)


def bots_named(text: str, seats: int, entry: Entry, say: Speaker) -> list[str]:
    """A bot for each seat; one name fills them all."""
    names = known_bots(text, entry, say)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Complaint(say("cli-error-bot-count", found=len(names), expected=seats))
    return names


def known_bots(text: str, entry: Entry, say: Speaker) -> list[str]:
    """The bots of these names."""
    names = text.split(",")
    for name in names:
        if name not in entry.bots:
            raise Complaint(say("cli-error-bot", bot=name, bots=", ".join(entry.bots)))
    return names


def table_options(texts: Sequence[str], base: Any, entry: Entry, players: int, say: Speaker) -> Any:
    """The options of a table: `base` in the reader's language, and NAME=VALUE over it."""
    game = entry.game
    plain = msgspec.to_builtins(entry.in_language(base, say.lang))
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint(say("cli-error-option-form", option=text))
        if name not in plain:
            raise Complaint(say("cli-error-option-name", option=name, options=", ".join(plain)))
        plain[name] = _in_file(name, value[1:], entry, say) if value.startswith("@") else _json_or_text(value)
    try:
        options = msgspec.convert(plain, game.options)
        game.setup(players, options)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise Complaint(say("cli-error-option", reason=str(error))) from None
    except InvalidSetup as error:
        raise Complaint(say("cli-error-option", reason=str(error))) from None
    return options


def _json_or_text(value: str) -> Any:
    """`true`, `40` and `null` are what they look like; a word needs no quotes."""
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return value


def _in_file(option: str, name: str, entry: Entry, say: Speaker) -> Any:
    """A value too long to type, such as a board or a deck: read from a file, as the game reads it."""
    if option not in entry.from_file:
        raise Complaint(say("cli-error-option-file", option=option))
    text = text_in(name, say)
    try:
        return msgspec.to_builtins(entry.from_file[option](text, say.lang))
    except InvalidSetup as error:
        raise Complaint(say("cli-error-option", reason=str(error))) from None


def text_in(name: str, say: Speaker) -> str:
    """What stands in a file."""
    try:
        return Path(name).read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Complaint(say("cli-error-no-file", file=name)) from None
    except UnicodeDecodeError:
        raise Complaint(say("cli-error-unreadable", file=name, reason=say("cli-error-not-text"))) from None
    except (OSError, ValueError) as error:  # ValueError: no system has a file of such a name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Complaint(say("cli-error-unreadable", file=name, reason=reason)) from None


def record_in(name: str, say: Speaker) -> tuple[Entry, Record]:
    """The record in a file, and its game."""
    text = text_in(name, say)
    try:
        record = read(text, RULES)
    except InvalidRecord as error:
        raise Complaint(say("cli-error-record", file=name, line=error.line, reason=error.reason)) from None
    return GAMES[record.game], record
