"""The registry: every game of the house, with its bots and its words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tablee.bots import LEVELS
from tablee.core.game import Bot, Game
from tablee.core.text import Text
from tablee.games import kinoko, konito, tomkuni
from tablee.games.kinoko import bots as kinoko_bots
from tablee.games.kinoko import model as kinoko_model
from tablee.games.kinoko import text as kinoko_text
from tablee.games.kinoko.bots import reasons as kinoko_reasons
from tablee.games.konito import bots as konito_bots
from tablee.games.konito import deck as konito_deck
from tablee.games.konito import model as konito_model
from tablee.games.konito import text as konito_text
from tablee.games.konito.bots import reasons as konito_reasons
from tablee.games.tomkuni import board as tomkuni_board
from tablee.games.tomkuni import bots as tomkuni_bots
from tablee.games.tomkuni import model as tomkuni_model
from tablee.games.tomkuni import text as tomkuni_text
from tablee.games.tomkuni.bots import reasons as tomkuni_reasons


def _in_any_language(options: Any, lang: str) -> Any:
    return options


@dataclass(frozen=True)
class Entry:
    """A game and what comes with it."""

    game: Game[Any, Any, Any, Any]
    bots: Mapping[str, Bot[Any, Any]]
    text: Text[Any, Any, Any]
    simulated: Any
    """The options under which bots play by themselves: games that always end."""
    reasons: Any = None
    """The type of what its bots give as their reasons."""
    keeper: str = "fox"
    """The bot that keeps the seat of somebody who is away."""
    adviser: str | None = None
    """The bot that people may ask for a hint."""
    from_file: Mapping[str, Callable[[str, str], Struct]] = field(default_factory=dict)
    """Options that may be read from a file: by name, a reader of its text in a language."""
    choices: Mapping[str, Mapping[str, Struct]] = field(default_factory=dict)
    """Options whose values are known by a name: by option and name, what it stands for, to be shown before a choice."""
    in_language: Callable[[Any, str], Any] = _in_any_language
    """Options for people who speak this language."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots that people meet, the weakest first."""
        return tuple(level for level in LEVELS if level in self.bots)


GAMES: Mapping[str, Entry] = {
    "kinoko": Entry(
        kinoko.KINOKO,
        kinoko_bots.BOTS,
        kinoko_text,
        kinoko_model.Options(round_limit=200),
        reasons=kinoko_reasons.Reason,
        adviser="owl",
    ),
    "tomkuni": Entry(
        tomkuni.TOMKUNI,
        tomkuni_bots.BOTS,
        tomkuni_text,
        tomkuni_model.Options(),
        reasons=tomkuni_reasons.Reason,
        adviser="owl",
        from_file={"board": lambda text, lang: tomkuni_board.read(text)},
        choices={"board": tomkuni_board.BOARDS},
    ),
    "konito": Entry(
        konito.KONITO,
        konito_bots.BOTS,
        konito_text,
        konito_model.Options(turn_limit=10),
        reasons=konito_reasons.Reason,
        keeper="squirrel",
        adviser="prompter",
        from_file={"deck": konito_deck.read},
        in_language=lambda options, lang: replace(options, deck=konito_deck.in_language(lang)),
    ),
}

RULES: Mapping[str, Game[Any, Any, Any, Any]] = {name: entry.game for name, entry in GAMES.items()}
"""What reading a record takes."""
