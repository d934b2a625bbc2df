"""How far the decks of the house reach: cards used in simulated evenings of three games by the same company.

`make deck-facts` writes the table into docs/decks.md.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import NamedTuple

from msgspec.structs import replace

from bench.markdown import table, write
from tablee.bots.match import play
from tablee.core.game import Bot, Rng, Thought
from tablee.games import GAMES
from tablee.games.konito.bots.simulated import simulated
from tablee.games.konito.deck import DECK_LANGUAGES, LEVELS, deck_of
from tablee.games.konito.model import Action, Options, PassFace, State, View

PAGE = Path(__file__).parents[1] / "docs" / "decks.md"
HEADINGS = (
    "company",
    "knows",
    "expressions a turn",
    "cards a game",
    "green",
    "orange",
    "red",
    "seen twice in three games",
)
EVENINGS = 12
SKILLS = (70, 90)
"""Per cent of the expressions that the players know."""
_PACE = 11  # per cent, for each player, of the moments at which one who could say something does
COMPANIES: dict[str, tuple[int, Options]] = {
    "2 together": (2, Options()),
    "3, each for themselves": (3, Options()),
    "4 in two teams": (4, Options()),
    "6 in three teams": (6, Options(teams=3)),
    "8 in two teams, 15 tiles": (8, Options(tiles=15)),
}


class Evening(NamedTuple):
    """Cards used by level in each of three games, how many were seen twice, and how quick the turns were."""

    games: list[dict[str, int]]
    twice: int
    guessed_a_turn: float


def unhurried(skill: int) -> Bot[View, Action]:
    """Somebody who takes their time as people do: who reads, listens, thinks, and does not pass lightly."""
    bot = simulated(skill)

    def choose(view: View, legal: Sequence[Action], rng: Rng) -> Thought[Action]:
        if view.phase == "reading" and rng.randrange(100) >= _PACE * view.players:
            return Thought(None)
        thought = bot(view, legal, rng)
        return Thought(None) if isinstance(thought.action, PassFace) and rng.randrange(4) else thought

    return choose


def evening(players: int, options: Options, skill: int, rng: Random) -> Evening:
    """Three games of one company."""
    entry = GAMES["konito"]
    games: list[dict[str, int]] = []
    seen: set[str] = set()
    twice = guessed = turns = 0
    for _ in range(3):
        state: State = entry.game.setup(players, options)
        for _, after in play(entry.game, state, [unhurried(skill)] * players, rng):
            guessed += len(after.guesses) > len(state.guesses) and after.guesses[-1].line is not None
            state = after
        turns += state.turn
        cards = set(state.used)
        twice += len(cards & seen)
        seen |= cards
        by_id = deck_of(options.deck).by_id
        games.append({level: sum(by_id[card].level == level for card in cards) for level in LEVELS})
        options = entry.game.again(state)
    return Evening(games, twice, guessed / turns)


def row(company: str, skill: int) -> tuple[str, ...]:
    """One line of the table."""
    players, options = COMPANIES[company]
    rng = Random(f"{company} {skill}")
    tables = [replace(options, deck=f"{lang}/full") for lang in DECK_LANGUAGES for _ in range(EVENINGS // 2)]
    evenings = [evening(players, table, skill, rng) for table in tables]
    games = [game for one in evenings for game in one.games]
    guessed = mean(one.guessed_a_turn for one in evenings)
    total = mean(sum(game.values()) for game in games)
    counts = {level: [game[level] for game in games] for level in LEVELS}
    spread = [f"{mean(counts[level]):.0f}, most {max(counts[level])}" for level in LEVELS]
    twice = f"{sum(one.twice for one in evenings)} in {len(evenings)} evenings"
    return company, f"{skill} %", f"{guessed:.1f}", f"{total:.0f}", *spread, twice


if __name__ == "__main__":
    rows = [row(company, skill) for company in COMPANIES for skill in SKILLS]
    write(PAGE, table(HEADINGS, rows, words=2))
