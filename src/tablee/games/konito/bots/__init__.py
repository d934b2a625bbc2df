"""Konito's bots, by name."""

from collections.abc import Mapping

from tablee.core.game import Bot
from tablee.games.konito.bots.levels import player
from tablee.games.konito.bots.natures import CHICK, FOX, OWL, SQUIRREL
from tablee.games.konito.bots.prompter import prompt
from tablee.games.konito.bots.simulated import simulated, whim
from tablee.games.konito.model import Action, View

BOTS: Mapping[str, Bot[View, Action]] = {
    "random": whim,
    "weak": simulated(33),
    "simple": simulated(66),
    "strong": simulated(90),
    "chick": player(CHICK),
    "squirrel": player(SQUIRREL),
    "fox": player(FOX),
    "owl": player(OWL),
    "prompter": prompt,
}
