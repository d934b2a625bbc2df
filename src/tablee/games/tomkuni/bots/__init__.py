"""Tom Kuni's bots, by name."""

from collections.abc import Mapping

from tablee.bots.random import random
from tablee.core.game import Bot
from tablee.games.tomkuni.bots.simple import simple
from tablee.games.tomkuni.model import Action, View

BOTS: Mapping[str, Bot[View, Action]] = {"random": random, "simple": simple}
