"""What the options of Tom Kuni do: facts of simulated games, written into `docs/rules/tomkuni.md`."""

from collections.abc import Sequence
from pathlib import Path

from bench.markdown import table, write
from tablee.games import GAMES
from tablee.games.tomkuni.model import Options
from tablee.lab.figures import Mean
from tablee.lab.simulation import simulate

PAGE = Path(__file__).parents[1] / "docs" / "rules" / "tomkuni.md"
GAMES_A_ROW = 2000
SEED = "facts"
BOTS = ("simple", "random")
TABLES = {
    "default": Options(),
    "`free_passage`": Options(free_passage=True),
    "`shortcut_stops_on_entry` off": Options(shortcut_stops_on_entry=False),
    "`three_tries`": Options(three_tries=True),
    "board `round`": Options(board="round"),
    "board `long`": Options(board="long"),
}
HEADINGS = ("table", "bots", "players", "turns a player", "real choice", "starter’s edge", "first − last")


def row(name: str, options: Options, bot: str, players: int) -> Sequence[str]:
    """One table, its facts with half the width of their 95 % intervals."""
    result = simulate(GAMES["tomkuni"], [bot] * players, options, range(GAMES_A_ROW), SEED)
    facts = result.facts
    edge = facts["starter"]
    return (
        name,
        bot,
        str(players),
        _spelled(facts["turns"]),
        _percent(facts["choice"], 0.0),
        _percent(edge, 1 / players, sign="+"),
        _spelled(facts["spread"], digits=2),
    )


def _spelled(value: Mean, digits: int = 1) -> str:
    return f"{value.mean:.{digits}f} ± {_reach(value):.{digits}f}"


def _percent(value: Mean, fair: float, sign: str = "") -> str:
    return f"{100 * (value.mean - fair):{sign}.1f} ± {100 * _reach(value):.1f} %".replace("-", "−")


def _reach(value: Mean) -> float:
    assert value.low is not None
    return value.mean - value.low


def main() -> None:
    """Simulate every table and write the page."""
    rows = [
        row(name, options, bot, players)
        for bot in BOTS
        for name, options in TABLES.items()
        for players in GAMES["tomkuni"].game.info.seats
    ]
    text = table(HEADINGS, rows, words=2)
    print(text)
    write(PAGE, text)


if __name__ == "__main__":
    main()
