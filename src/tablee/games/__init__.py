"""The registry: every game of the house, with its bots and its words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core.game import Bot, Game
from tablee.core.text import Text
from tablee.games.kinoko import KINOKO, text
from tablee.games.kinoko.bots import BOTS as KINOKO_BOTS
from tablee.games.kinoko.model import Options


@dataclass(frozen=True)
class Entry:
    """A game and what comes with it."""

    game: Game[Any, Any, Any, Any]
    bots: Mapping[str, Bot[Any, Any]]
    text: Text[Any, Any, Any]
    simulated: Any
    """The options under which bots play by themselves: games that always end."""


GAMES: Mapping[str, Entry] = {
    "kinoko": Entry(KINOKO, KINOKO_BOTS, text, simulated=Options(round_limit=200)),
}

RULES: Mapping[str, Game[Any, Any, Any, Any]] = {name: entry.game for name, entry in GAMES.items()}
"""What reading a record takes."""
