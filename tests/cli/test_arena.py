"""`tablee arena`: everybody meets, and the numbers are the same however many processes play."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Run, is_complaint


def result_of(run: Run, *arguments: str) -> dict[str, Any]:
    said = run("arena", "--json", *arguments)
    assert (said.status, said.err) == (0, "")
    result: dict[str, Any] = json.loads(said.out)
    return result


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    for standing in result["standings"]:
        assert standing.pop("thinking")["decisions"] > 0
    return result


def test_better_bots_stand_higher_and_win_more(run: Run) -> None:
    result = result_of(run, "kinoko", "--bots", "random,squirrel,fox", "-n", "60", "--seed", "1")
    ratings = [standing["elo"]["mean"] for standing in result["standings"]]
    assert ratings == sorted(ratings)
    assert result["games"] == 180
    assert [company["bots"] for company in result["companies"]] == [
        ["random", "squirrel"],
        ["random", "fox"],
        ["squirrel", "fox"],
    ]
    assert all(company["share"][company["bots"][1]]["low"] > 0.5 for company in result["companies"])


def test_the_same_seed_gives_the_same_result_in_any_number_of_processes(run: Run) -> None:
    arguments = ("tomkuni", "--bots", "chick,squirrel", "-n", "6", "--seed", "pilz")
    once, again, other = (
        without_times(result_of(run, *arguments, *more))
        for more in (("--processes", "1"), ("--processes", "2"), ("--seed", "autre", "--processes", "1"))
    )
    assert once == again
    assert once["moves"] != other["moves"]


def test_what_people_read(run: Run) -> None:
    said = run("arena", "tomkuni", "-p", "3", "--bots", "random,chick,squirrel", "-n", "3", "--processes", "1")
    assert said.status == 0
    assert "Elo" in said.out
    assert said.out.count("squirrel") >= 4  # in the ladder, in the matrix twice, and where all are different
    assert "33.3%" in said.words


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (("kinoko", "--bots", "fox"), "at least two different bots"),
        (("kinoko", "--bots", "fox,fox"), "at least two different bots"),
        (("kinoko", "--bots", "fox,wolf"), "unknown bot wolf"),
        (("kinoko", "--games", "0"), "--games"),
        (("kinoko", "--processes", "none"), "--processes"),
        (("konito", "--bots", "weak,strong", "-p", "2"), "together"),
        (("kinoko", "--bots", "random,simple", "-n", "2", "-o", "round_limit=0"), "round_limit"),
    ],
)
def test_complaints(run: Run, arguments: tuple[str, ...], about: str) -> None:
    said = run("arena", *arguments)
    assert is_complaint(said)
    assert about in said.err
