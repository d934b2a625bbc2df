"""Tom Kuni's bots, by name."""

from collections.abc import Mapping

from tablee.bots.random import random
from tablee.core.game import Bot
from tablee.games.tomkuni.bots.childlike import chick, squirrel
from tablee.games.tomkuni.bots.reckoning import fox, owl
from tablee.games.tomkuni.bots.simple import simple
from tablee.games.tomkuni.model import Action, View

BOTS: Mapping[str, Bot[View, Action]] = {
    "random": random,
    "simple": simple,
    "chick": chick,
    "squirrel": squirrel,
    "fox": fox,
    "owl": owl,
}
