"""Kinoko's bots, by name."""

from collections.abc import Mapping

from tablee.bots.random import random
from tablee.core.game import Bot
from tablee.games.kinoko.bots.simple import simple
from tablee.games.kinoko.model import Action, View

BOTS: Mapping[str, Bot[View, Action]] = {"random": random, "simple": simple}
