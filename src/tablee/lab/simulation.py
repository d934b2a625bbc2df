"""Many games of the same bots in the same seats, counted."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tablee.bots.match import play
from tablee.core.game import Over
from tablee.games import Entry
from tablee.lab.figures import Mean, mean, share

MOST_MOVES = 200_000
"""No game that ends comes near it."""


class Endless(Exception):
    """Bots and options with which a game does not end."""


class SeatResult(Struct, frozen=True):
    """How one seat did."""

    bot: str
    wins: float
    """A shared victory counts in equal parts."""
    win_share: Mean
    score: Mean


class Result(Struct, frozen=True):
    """What a simulation found."""

    game: str
    players: int
    games: int
    seed: str
    options: Any
    seats: tuple[SeatResult, ...]
    facts: dict[str, Mean]
    moves: int


def simulate(entry: Entry, bots: Sequence[str], options: Any, games: Any, seed: str) -> Result:
    """Play the games. Each has a random source of its own, so game k is the same in a longer run."""
    game, players = entry.game, len(bots)
    seated = [entry.bots[name] for name in bots]
    wins: list[list[float]] = [[] for _ in bots]
    scores: list[list[float]] = [[] for _ in bots]
    facts: dict[str, list[float]] = {}
    moves = 0
    for index in games:
        rng = Random(f"{seed}/{index}".encode(errors="surrogateescape"))  # the same numbers as for the text itself
        played = play(game, game.setup(players, options), seated, rng)
        states = [state for _, state in islice(played, MOST_MOVES)]
        moves += len(states)
        pending = game.pending(states[-1])
        if not isinstance(pending, Over):
            raise Endless
        outcome = pending.outcome
        for seat in range(players):
            wins[seat].append(1 / len(outcome.winners) if seat in outcome.winners else 0.0)
            scores[seat].append(outcome.scores[seat])
        for fact, samples in entry.text.facts(states).items():
            facts.setdefault(fact, []).extend(samples)
    return Result(
        game=game.info.id,
        players=players,
        games=len(wins[0]),
        seed=seed.encode(errors="replace").decode(),
        options=msgspec.to_builtins(options),
        seats=tuple(
            SeatResult(bots[seat], sum(wins[seat]), share(wins[seat]), mean(scores[seat])) for seat in range(players)
        ),
        facts={fact: mean(samples) for fact, samples in facts.items() if samples},
        moves=moves,
    )
