"""`tablee arena`: let bots meet at shared dice and deals, and say how strong each is."""

import argparse
import os
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table

from tablee.cli.arguments import (
    Complaint,
    Parser,
    add_game,
    add_table,
    game_named,
    known_bots,
    number,
    options_and_bots,
    player_count,
    table_options,
)
from tablee.cli.progress import progress
from tablee.core.text import plain
from tablee.games import Entry
from tablee.lab.arena import Company, OneSide, Result, orders, results, settled, tasks
from tablee.lab.figures import Mean
from tablee.lab.simulation import MOST_MOVES, Endless
from tablee.locales import Speaker


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    add_game(parser)
    add_table(parser, players=2)
    parser.add_argument("--bots", "-b", metavar="A,B,…", help=say("cli-help-bots-arena"))
    parser.add_argument("--games", "-n", metavar="N", default="400", help=say("cli-help-games-arena", default="400"))
    parser.add_argument("--seed", metavar="S", default="0", help=say("cli-help-seed"))
    parser.add_argument("--processes", metavar="N", help=say("cli-help-processes"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    examples = parser.examples(
        "tablee arena kinoko --bots fox,owl --games 400 --seed 1",
        "tablee arena tomkuni --players 4 --bots chick,squirrel,fox",
        "tablee arena konito --players 4 --bots fox,owl -o tiles=3 --lang fr --json",
    )
    parser.close_with(options_and_bots(parser), examples)


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Let them play, and print."""
    entry = game_named(asked.game, say)
    players = player_count(asked.players, entry.game, say)
    games = number(asked.games, "--games", 1, 10_000_000, say)
    bots = _bots(asked.bots, entry, say)
    cores = os.cpu_count() or 1
    processes = cores if asked.processes is None else number(asked.processes, "--processes", 1, 1000, say)
    options = table_options(asked.options, entry.simulated, entry, players, say)
    try:
        planned = list(tasks(asked.game, players, options, bots, games, asked.seed))
    except OneSide:
        raise Complaint(say("cli-error-one-side")) from None
    with progress(asked, console) as bar:
        played = bar.add_task(say(asked.game), total=sum(len(orders(task.bots)) for task in planned))
        dealt = []
        try:
            for task, outcome in settled(planned, processes):
                dealt.append((task, outcome))
                bar.advance(played, len(orders(task.bots)))
        except Endless:
            raise Complaint(say("cli-error-endless", moves=MOST_MOVES)) from None
    result = results(asked.game, players, options, bots, asked.seed, dealt)
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        _show(result, say, console)
    return 0


def _bots(text: str | None, entry: Entry, say: Speaker) -> list[str]:
    """The bots named, or all levels."""
    bots = list(entry.levels) if text is None else known_bots(text, entry, say)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Complaint(say("cli-error-arena-bots"))
    return bots


# ---- showing --------------------------------------------------------------------------------------------------------


def _show(result: Result, say: Speaker, console: Console) -> None:
    title = say(
        "cli-simulate-title",
        game=say(result.game),
        games=result.games,
        players=result.players,
        seed=plain(result.seed),
    )
    console.print(f"[bold]{title}[/]")
    console.print(_ladder(result, say))
    console.print(f"\n[bold]{say('cli-arena-shares')}[/]")
    console.print(_matrix(result, say))
    if mixed := [company for company in result.companies if len(set(company.bots)) == result.sides > 2]:
        console.print(f"\n[bold]{say('cli-arena-all-different')}[/]")
        console.print(_mixed(mixed, say))
    console.print(say("cli-arena-note", fair=1 / result.sides))
    console.print(say("cli-simulate-note"))


def _ladder(result: Result, say: Speaker) -> Table:
    columns = ("simulate-bot", "arena-elo", "simulate-interval", "arena-median", "arena-p99")
    ladder = Table(*(say(f"cli-{column}") for column in columns))
    for standing in sorted(result.standings, key=lambda standing: -standing.elo.mean):
        thinking = standing.thinking
        times = (
            ("—", "—")
            if thinking is None
            else (
                say("cli-simulate-figure", value=1000 * seconds) + " ms" for seconds in (thinking.median, thinking.p99)
            )
        )
        ladder.add_row(standing.bot, f"{standing.elo.mean:.0f}", _range(standing.elo), *times)
    return ladder


def _range(elo: Mean) -> str:
    return "—" if elo.low is None or elo.high is None else f"{elo.low:.0f} … {elo.high:.0f}"


def _matrix(result: Result, say: Speaker) -> Table:
    """One bot a row, against each other a column."""
    bots = [standing.bot for standing in result.standings]
    matrix = Table("", *bots)
    for one in bots:
        matrix.add_row(one, *("·" if one == other else _spelled(result, one, other, say) for other in bots))
    return matrix


def _spelled(result: Result, one: str, other: str, say: Speaker) -> str:
    company = next(
        company for company in result.companies if sorted(company.bots) == sorted((one, *(other,) * (result.sides - 1)))
    )
    return _share(company.share[one], say)


def _mixed(companies: Sequence[Company], say: Speaker) -> Table:
    width = len(companies[0].bots)
    table = Table(*([say("cli-simulate-bot"), say("cli-simulate-wins")] * width))
    for company in companies:
        cells = [cell for bot in company.bots for cell in (bot, _share(company.share[bot], say))]
        table.add_row(*cells)
    return table


def _share(share: Mean, say: Speaker) -> str:
    return say("cli-arena-share", mean=share.mean, low=share.low, high=share.high)
