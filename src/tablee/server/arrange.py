"""What a table may be like: games, options and refusals, checked as they come from outside."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.core.game import Game, InvalidSetup
from tablee.games import GAMES, Entry
from tablee.server.wire import Refusal


class Refused(Exception):
    """Something asked for that is not done, and why."""

    def __init__(self, code: str, field: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.field = field


def entry_of(game: str) -> Entry:
    """A game of the house."""
    if game not in GAMES:
        raise Refused(Refusal.NO_SUCH_GAME, "game")
    return GAMES[game]


def options_from(
    entry: Entry, base: Any, chosen: Mapping[str, Any], files: Mapping[str, str] | None = None, lang: str = "en"
) -> Any:
    """Options with what was chosen; a deck or board of one's own comes as a file's text, and is checked as such."""
    plain = dict(msgspec.to_builtins(base))
    for name, value in chosen.items():
        if name not in plain or (name in entry.from_file and not isinstance(value, str)):
            raise Refused(Refusal.BAD_OPTIONS, name[:40])
        plain[name] = value
    read: dict[str, Any] = {}
    for name, text in (files or {}).items():
        if name not in entry.from_file:
            raise Refused(Refusal.BAD_OPTIONS, name[:40])
        try:
            read[name] = entry.from_file[name](text, lang)
        except InvalidSetup as error:
            raise Refused(Refusal.BAD_OPTIONS, f"{name}: {error.reason}"[:200]) from None
        except RecursionError:
            raise Refused(Refusal.BAD_OPTIONS, name) from None
    try:
        options = msgspec.convert(plain, entry.game.options)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused(Refusal.BAD_OPTIONS, str(error)[:200]) from None
    return msgspec.structs.replace(options, **read) if read else options


def try_setup(game: Game[Any, Any, Any, Any], seats: int, options: Any) -> None:
    """Refuse options under which so many people cannot play."""
    try:
        game.setup(seats, options)
    except InvalidSetup as error:
        raise Refused(Refusal.BAD_OPTIONS, error.field) from None
