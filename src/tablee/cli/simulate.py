"""`tablee simulate`: let bots play many games, and count."""

import argparse
import time
from collections.abc import Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tablee.bots.match import play
from tablee.cli.arguments import (
    Complaint,
    Parser,
    add_game,
    add_table,
    bots_named,
    game_named,
    number,
    options_and_bots,
    player_count,
    table_options,
)
from tablee.core.game import Over
from tablee.core.text import plain
from tablee.games import Entry
from tablee.locales import Speaker

_ENDLESS = 200_000  # moves; no game that ends comes near it
_Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Endless(Exception):
    """Bots and options with which a game does not end."""


class Mean(Struct, frozen=True):
    """A mean and its 95 % interval; the interval is unknown with fewer than two samples."""

    mean: float
    low: float | None
    high: float | None


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


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    add_game(parser)
    add_table(parser, players=2)
    parser.add_argument("--games", "-n", metavar="N", default="1000", help=say("cli-help-games", default="1000"))
    parser.add_argument("--seed", metavar="S", default="0", help=say("cli-help-seed"))
    parser.add_argument("--bots", "-b", metavar="A,B,…", default="random", help=say("cli-help-bots-all"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    examples = parser.examples(
        "tablee simulate kinoko --players 3 --games 1000 --seed 7",
        "tablee simulate kinoko --bots simple,random --games 200 --json",
        "tablee simulate kinoko --bots simple -n 200 -o round_limit=60",
    )
    parser.close_with(options_and_bots(parser), examples)


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Simulate and print."""
    entry = game_named(asked.game, say)
    players = player_count(asked.players, entry.game, say)
    games = number(asked.games, "--games", 1, 100_000_000, say)
    bots = bots_named(asked.bots, players, entry, say)
    options = table_options(asked.options, entry.simulated, entry, players, say)
    quiet = asked.json or not console.is_terminal
    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet,
    ) as progress:
        start = time.perf_counter()
        games_played = progress.track(range(games), description=say(asked.game))
        try:
            result = simulate(entry, bots, options, games_played, asked.seed)
        except Endless:
            raise Complaint(say("cli-error-endless", moves=_ENDLESS)) from None
        seconds = time.perf_counter() - start
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        _show(result, seconds, say, console)
    return 0


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
        states = [state for _, state in islice(played, _ENDLESS)]
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


def mean(samples: Sequence[float]) -> Mean:
    """The mean, and 1.96 standard errors either side of it."""
    middle = fmean(samples)
    if len(samples) < 2:
        return Mean(middle, None, None)
    reach = _Z * stdev(samples) / sqrt(len(samples))
    return Mean(middle, middle - reach, middle + reach)


def share(samples: Sequence[float]) -> Mean:
    """A share between 0 and 1, with Wilson's interval, which is honest near the ends."""
    n, p = len(samples), fmean(samples)
    centre = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    reach = _Z / (1 + _Z**2 / n) * sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2))
    return Mean(p, max(0.0, min(p, centre - reach)), min(1.0, max(p, centre + reach)))


# ---- showing --------------------------------------------------------------------------------------------------------


def _show(result: Result, seconds: float, say: Speaker, console: Console) -> None:
    title = say(
        "cli-simulate-title",
        game=say(result.game),
        games=result.games,
        players=result.players,
        seed=plain(result.seed),
    )
    console.print(f"[bold]{title}[/]")
    columns = ("seat", "bot", "wins", "interval", "score", "interval")
    seats = Table(*(say(f"cli-simulate-{column}") for column in columns))
    for index, seat in enumerate(result.seats):
        wins, score = _spelled(seat.win_share, "percent", say), _spelled(seat.score, "figure", say)
        seats.add_row(str(index), seat.bot, *wins, *score)
    console.print(seats)
    facts = Table(*(say(f"cli-simulate-{column}") for column in ("fact", "mean", "interval")))
    for fact, value in result.facts.items():
        facts.add_row(say(f"{result.game}-fact-{fact}"), *_spelled(value, "figure", say))
    console.print(facts)
    console.print(say("cli-simulate-note"))
    speed = f"{result.moves / seconds:,.0f}".replace(",", " ")
    console.print(f"[dim]{say('cli-simulate-speed', seconds=f'{seconds:.1f}', speed=speed)}[/]")


def _spelled(value: Mean, form: str, say: Speaker) -> tuple[str, str]:
    """A mean and its interval, in the reader's figures."""

    def spell(number: float) -> str:
        return say(f"cli-simulate-{form}", value=number)

    if value.low is None or value.high is None:
        return spell(value.mean), "—"
    return spell(value.mean), f"{spell(value.low)} … {spell(value.high)}"
