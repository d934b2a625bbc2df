"""Bots against bots, fairly: the same dice and deals for everyone, and every bot in every seat.

A *deal* is the luck of one game: the nth die, the nth shuffle. Each deal is played once in every order in which the
same bots can sit, so nobody wins by luck that others were not given. At a table for two sides every two bots meet; at
a larger one each sits alone among others of one kind, and, where there are bots enough, all different ones together.
"""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, islice, permutations
from math import ceil
from multiprocessing import get_context
from random import Random
from typing import Any

from msgspec import Struct

from tablee.bots.match import Draws, play
from tablee.core.game import Bot, Draw, Over, Rng, Seat, Thought
from tablee.games import GAMES
from tablee.lab.figures import Mean, share_of_blocks
from tablee.lab.ladder import Table, elo
from tablee.lab.simulation import MOST_MOVES, Endless


class OneSide(Exception):
    """A table at which everybody wins or loses together: there is nobody to compare."""


class Task(Struct, frozen=True):
    """One deal for one company, in every order."""

    game: str
    players: int
    options: Any
    bots: tuple[str, ...]
    """By side; all orders of them are played."""
    seed: str
    deal: int


class Dealt(Struct, frozen=True):
    """What came of it."""

    wins: dict[str, float]
    """By bot, how many of the games it won; a shared victory counts in equal parts."""
    thinking: dict[str, list[float]]
    """By bot, the seconds of each decision at which it had a choice."""
    moves: int


class Company(Struct, frozen=True):
    """How bots did that sat together."""

    bots: tuple[str, ...]
    """By side, in any order."""
    games: int
    share: dict[str, Mean]
    """By bot, the share of the games that each of its sides won."""


class Seconds(Struct, frozen=True):
    """How long a bot thinks, where it has a choice."""

    median: float
    p99: float
    decisions: int


class Standing(Struct, frozen=True):
    """How strong a bot is."""

    bot: str
    elo: Mean
    thinking: Seconds | None


class Result(Struct, frozen=True):
    """What an arena found."""

    game: str
    players: int
    sides: int
    games: int
    seed: str
    options: Any
    standings: tuple[Standing, ...]
    companies: tuple[Company, ...]
    moves: int


# ---- who meets whom -------------------------------------------------------------------------------------------------


def companies(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """The companies that are to play."""
    if sides == 2:
        return list(combinations(bots, 2))
    alone = [(one, *(other,) * (sides - 1)) for one, other in permutations(bots, 2)]
    return [*alone, *combinations(bots, sides)]


def orders(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Every order in which they can sit."""
    return sorted(set(permutations(bots)))


def tasks(game: str, players: int, options: Any, bots: Sequence[str], games: int, seed: str) -> Iterator[Task]:
    """All deals to be played: at least so many games for each company."""
    sides = len(sides_of(game, players, options))
    if sides < 2:
        raise OneSide
    for company in companies(bots, sides):
        for deal in range(ceil(games / len(orders(company)))):
            yield Task(game, players, options, company, seed, deal)


def sides_of(game: str, players: int, options: Any) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win or lose together at this table."""
    rules = GAMES[game].game
    return rules.sides(rules.setup(players, options))


# ---- one deal -------------------------------------------------------------------------------------------------------


def settle(task: Task) -> Dealt:
    """Play a deal in every order."""
    wins = dict.fromkeys(task.bots, 0.0)
    thinking: dict[str, list[float]] = {bot: [] for bot in task.bots}
    moves = 0
    for number, order in enumerate(orders(task.bots)):
        shares, made = _game(task, order, number, thinking)
        for bot, won in zip(order, shares, strict=True):
            wins[bot] += won
        moves += made
    return Dealt(wins, thinking, moves)


def _game(
    task: Task, order: Sequence[str], number: int, thinking: dict[str, list[float]]
) -> tuple[tuple[float, ...], int]:
    """By side, its share of the victory; and how many moves it took."""
    entry = GAMES[task.game]
    game = entry.game
    state = game.setup(task.players, task.options)
    sides = game.sides(state)
    seated: list[Bot[Any, Any]] = [_absent] * task.players
    for side, bot in zip(sides, order, strict=True):
        for seat in side:
            seated[seat] = _timed(entry.bots[bot], thinking[bot])
    rng = Random(f"{task.seed}/{task.deal}/{number}".encode(errors="surrogateescape"))
    moves = 0
    for _, after in islice(play(game, state, seated, rng, shared_luck(task.seed, task.deal)), MOST_MOVES):
        state = after
        moves += 1
    pending = game.pending(state)
    if not isinstance(pending, Over):
        raise Endless
    winners = set(pending.outcome.winners)
    victors = [side for side in sides if winners & set(side)]
    return tuple((side in victors) / len(victors) for side in sides), moves


def shared_luck(seed: str, deal: int) -> Draws:
    """The dice and deals of a deal: the nth draw of a name comes out the same whoever plays."""
    drawn: Counter[str] = Counter()

    def luck(seq: int, draw: Draw) -> Rng:
        drawn[draw.name] += 1
        return Random(f"{seed}/{deal}/{draw.name}/{drawn[draw.name]}".encode(errors="surrogateescape"))

    return luck


def _timed(bot: Bot[Any, Any], seconds: list[float]) -> Bot[Any, Any]:
    def choose(view: Any, legal: Sequence[Any], rng: Rng) -> Thought[Any]:
        start = time.perf_counter()
        thought = bot(view, legal, rng)
        if len(legal) > 1:
            seconds.append(time.perf_counter() - start)
        return thought

    return choose


def _absent(view: Any, legal: Sequence[Any], rng: Rng) -> Thought[Any]:
    raise AssertionError("every seat belongs to a side")


def settled(planned: Sequence[Task], processes: int) -> Iterator[tuple[Task, Dealt]]:
    """Every deal with what came of it, in the order planned, however many are played at once."""
    if processes == 1 or len(planned) == 1:
        yield from ((task, settle(task)) for task in planned)
        return
    with ProcessPoolExecutor(min(processes, len(planned)), mp_context=get_context("spawn")) as pool:
        try:
            yield from zip(planned, pool.map(settle, planned), strict=True)
        finally:
            pool.shutdown(cancel_futures=True)


# ---- all of them ----------------------------------------------------------------------------------------------------


def results(
    game: str, players: int, options: Any, bots: Sequence[str], seed: str, dealt: Iterable[tuple[Task, Dealt]]
) -> Result:
    """What all deals together say."""
    by_company: dict[tuple[str, ...], list[Dealt]] = {}
    for task, outcome in dealt:
        by_company.setdefault(task.bots, []).append(outcome)
    tables, found = [], []
    for company, deals in by_company.items():
        count = len(orders(company))
        sides = Counter(company)
        tables.append(
            Table(
                tuple(sides[bot] for bot in bots),
                count,
                [[deal.wins.get(bot, 0.0) for bot in bots] for deal in deals],
            )
        )
        shares = {
            bot: share_of_blocks([deal.wins[bot] / sides[bot] / count for deal in deals], count * len(deals))
            for bot in dict.fromkeys(company)
        }
        found.append(Company(company, count * len(deals), shares))
    every = [deal for deals in by_company.values() for deal in deals]
    return Result(
        game=game,
        players=players,
        sides=len(sides_of(game, players, options)),
        games=sum(company.games for company in found),
        seed=seed.encode(errors="replace").decode(),
        options=options,
        standings=tuple(
            Standing(bot, rating, _seconds([second for deal in every for second in deal.thinking.get(bot, ())]))
            for bot, rating in zip(bots, elo(tables, len(bots)), strict=True)
        ),
        companies=tuple(found),
        moves=sum(deal.moves for deal in every),
    )


def _seconds(thinking: list[float]) -> Seconds | None:
    if not thinking:
        return None
    thinking.sort()
    return Seconds(thinking[len(thinking) // 2], thinking[len(thinking) * 99 // 100], len(thinking))
