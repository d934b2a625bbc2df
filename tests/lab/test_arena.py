"""The arena: everyone meets everyone, in every seat, at the same dice and deals."""

from collections import Counter
from math import isclose
from random import Random

import pytest
from msgspec import structs

from tablee.bots.match import play
from tablee.core.game import Chanced, Draw, Lot
from tablee.games import GAMES
from tablee.lab.arena import OneSide, companies, orders, results, settle, shared_luck, sides_of, tasks
from tablee.lab.figures import Mean

KINOKO = GAMES["kinoko"]


def test_two_sides_every_pair_meets() -> None:
    assert companies(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_more_sides_each_sits_alone_among_others_and_all_together() -> None:
    found = [tuple(sorted(company)) for company in companies(["a", "b", "c"], 3)]
    assert len(found) == len(set(found)) == 7
    assert {("a", "b", "b"), ("a", "a", "b"), ("a", "b", "c")} <= set(found)
    assert not any(len(set(company)) == 3 for company in companies(["a", "b"], 3))


@pytest.mark.parametrize(("company", "count"), [("ab", 2), ("abb", 3), ("abc", 6), ("abbb", 4), ("abcd", 24)])
def test_every_order_once(company: str, count: int) -> None:
    found = orders(tuple(company))
    assert len(found) == len(set(found)) == count
    for seat in range(len(company)):
        assert Counter(order[seat] for order in found) == {
            bot: count * times // len(company) for bot, times in Counter(company).items()
        }


def test_the_nth_draw_of_a_name_is_the_same_whoever_plays() -> None:
    """The first deal and the first roll: what comes later depends on how often each is drawn, not on anything else."""
    draws: dict[str, list[list[Chanced]]] = {}
    for bots in (("fox", "chick"), ("chick", "fox"), ("random", "random")):
        seated = [KINOKO.bots[bot] for bot in bots]
        state = KINOKO.game.setup(2, KINOKO.simulated)
        drawn: dict[str, list[Chanced]] = {}
        for move, _ in play(KINOKO.game, state, seated, Random(repr(bots)), shared_luck("x", 7)):
            if isinstance(move, Chanced):
                drawn.setdefault(move.draw, []).append(move)
        for name, moves in drawn.items():
            draws.setdefault(name, []).append(moves)
    assert len(draws) >= 3
    for games in draws.values():
        shortest = min(map(len, games))
        assert len({tuple(moves[:shortest]) for moves in games}) == 1


def test_other_deals_and_other_names_are_other_luck() -> None:
    draw = Draw("dice", (Lot(("1", "2", "3", "4", "5", "6")),))
    lines = {
        (seed, deal, name): tuple(luck(1, structs.replace(draw, name=name)).randrange(6) for _ in range(30))
        for seed in "xy"
        for deal in range(2)
        for name in ("dice", "deal")
        for luck in [shared_luck(seed, deal)]
    }
    assert len(set(lines.values())) == len(lines)


def test_numbers_add_up() -> None:
    bots = ["random", "chick", "fox"]
    planned = list(tasks("kinoko", 3, KINOKO.simulated, bots, 7, "s"))
    result = results("kinoko", 3, KINOKO.simulated, bots, "s", [(task, settle(task)) for task in planned])
    assert result.games == sum(company.games for company in result.companies) == 6 * 9 + 12
    for company in result.companies:
        sides = Counter(company.bots)
        assert isclose(sum(company.share[bot].mean * times for bot, times in sides.items()), 1)
        assert set(company.share) == set(company.bots)
    assert [standing.bot for standing in result.standings] == bots
    assert result.standings[0].elo == Mean(1000, None, None)
    for standing in result.standings:
        assert standing.thinking is not None
        assert 0 < standing.thinking.median <= standing.thinking.p99


def test_a_deal_comes_out_the_same_again_and_by_itself() -> None:
    first, second = list(tasks("kinoko", 2, KINOKO.simulated, ["squirrel", "fox"], 4, "s"))
    assert settle(second).wins == settle(second).wins
    assert (settle(first).wins, settle(first).moves) != (settle(second).wins, settle(second).moves)


def test_teams_are_one_side_each() -> None:
    konito = GAMES["konito"]
    assert sides_of("konito", 4, konito.simulated) == ((0, 2), (1, 3))
    (task, *_) = tasks("konito", 4, konito.simulated, ["weak", "strong"], 2, "s")
    assert sum(settle(task).wins.values()) == 2


def test_who_plays_together_cannot_be_compared() -> None:
    with pytest.raises(OneSide):
        list(tasks("konito", 2, GAMES["konito"].simulated, ["weak", "strong"], 2, "s"))
