"""The registry: every game of the house, with its bots and its words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core.game import Bot, Game
from tablee.core.text import Text
from tablee.games import kinoko, tomkuni
from tablee.games.kinoko import bots as kinoko_bots
from tablee.games.kinoko import model as kinoko_model
from tablee.games.kinoko import text as kinoko_text
from tablee.games.tomkuni import bots as tomkuni_bots
from tablee.games.tomkuni import model as tomkuni_model
from tablee.games.tomkuni import text as tomkuni_text


@dataclass(frozen=True)
class Entry:
    """A game and what comes with it."""

    game: Game[Any, Any, Any, Any]
    bots: Mapping[str, Bot[Any, Any]]
    text: Text[Any, Any, Any]
    simulated: Any
    """The options under which bots play by themselves: games that always end."""


GAMES: Mapping[str, Entry] = {
    "kinoko": Entry(kinoko.KINOKO, kinoko_bots.BOTS, kinoko_text, kinoko_model.Options(round_limit=200)),
    "tomkuni": Entry(tomkuni.TOMKUNI, tomkuni_bots.BOTS, tomkuni_text, tomkuni_model.Options()),
}

RULES: Mapping[str, Game[Any, Any, Any, Any]] = {name: entry.game for name, entry in GAMES.items()}
"""What reading a record takes."""
