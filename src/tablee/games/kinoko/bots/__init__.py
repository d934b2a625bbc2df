"""Kinoko's bots, by name."""

from collections.abc import Mapping

from tablee.bots.random import random
from tablee.core.game import Bot
from tablee.games.kinoko.bots.greedy import CHICK, FOX, SQUIRREL, greedy
from tablee.games.kinoko.bots.owl import owl
from tablee.games.kinoko.bots.simple import simple
from tablee.games.kinoko.model import Action, View

BOTS: Mapping[str, Bot[View, Action]] = {
    "random": random,
    "simple": simple,
    "chick": greedy(CHICK),
    "squirrel": greedy(SQUIRREL),
    "fox": greedy(FOX),
    "owl": owl,
}
