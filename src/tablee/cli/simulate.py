"""`tablee simulate`: let bots play many games, and count."""

import argparse
import time

import msgspec
from rich.console import Console
from rich.table import Table

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
from tablee.cli.progress import progress
from tablee.core.text import plain
from tablee.lab.figures import Mean
from tablee.lab.simulation import MOST_MOVES, Endless, Result, simulate
from tablee.locales import Speaker


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
    with progress(asked, console) as bar:
        start = time.perf_counter()
        games_played = bar.track(range(games), description=say(asked.game))
        try:
            result = simulate(entry, bots, options, games_played, asked.seed)
        except Endless:
            raise Complaint(say("cli-error-endless", moves=MOST_MOVES)) from None
        seconds = time.perf_counter() - start
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        _show(result, seconds, say, console)
    return 0


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
