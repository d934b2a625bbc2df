"""`tablee simulate`: the same seed the same games, numbers that add up, intervals that are right."""

import json
from math import isclose
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games import GAMES
from tablee.lab.figures import Mean, mean, share
from tablee.lab.simulation import simulate
from tablee.locales import LANGUAGES, speaker
from tests.cli.conftest import UNDECODABLE, Run, is_complaint, short, squeezed

KINOKO = GAMES["kinoko"]


def result_of(run: Run, *arguments: str) -> dict[str, Any]:
    said = run("simulate", "kinoko", "--json", *arguments)
    assert (said.status, said.err) == (0, "")
    result: dict[str, Any] = json.loads(said.out)
    return result


def holds_its_mean(value: dict[str, float]) -> bool:
    return value["low"] <= value["mean"] <= value["high"]


# ---- what is printed ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_the_numbers_add_up(run: Run, players: str) -> None:
    result = result_of(run, "-p", players, "-n", "40")
    seats = result["seats"]
    assert (result["game"], result["games"], len(seats)) == ("kinoko", 40, int(players))
    assert isclose(sum(seat["wins"] for seat in seats), 40)
    assert isclose(sum(seat["win_share"]["mean"] for seat in seats), 1)
    for seat in seats:
        assert isclose(seat["win_share"]["mean"], seat["wins"] / 40)
        assert holds_its_mean(seat["win_share"])
        assert holds_its_mean(seat["score"])
        assert 0 <= seat["win_share"]["low"] <= seat["win_share"]["high"] <= 1
    assert set(result["facts"]) == {"rounds", "turns", "right"}
    assert all(map(holds_its_mean, result["facts"].values()))
    assert 0 <= result["facts"]["right"]["mean"] <= 1


def test_the_same_seed_gives_the_same_result(run: Run) -> None:
    arguments = ("simulate", "kinoko", "--json", "-n", "15", "--seed", "pilz")
    assert run(*arguments) == run(*arguments)


def test_another_seed_gives_another_result(run: Run) -> None:
    assert result_of(run, "-n", "15", "--seed", "a")["moves"] != result_of(run, "-n", "15", "--seed", "b")["moves"]


def test_a_single_game_has_no_interval_for_its_score(run: Run) -> None:
    score = result_of(run, "-n", "1")["seats"][0]["score"]
    assert (score["low"], score["high"]) == (None, None)
    assert "—" in run("simulate", "kinoko", "-n", "1").out


def test_options_are_in_the_result(run: Run) -> None:
    options = result_of(run, "-n", "2", "-o", "round_limit=9", "-o", "aid=seen", "-o", "starter=1")["options"]
    assert (options["round_limit"], options["aid"], options["starter"]) == (9, "seen", 1)


def test_the_last_of_two_equal_options_holds(run: Run) -> None:
    assert result_of(run, "-n", "2", "-o", "aid=seen", "-o", "aid=deduced")["options"]["aid"] == "deduced"


def test_one_bot_fills_all_seats(run: Run) -> None:
    assert [seat["bot"] for seat in result_of(run, "-p", "3", "-n", "2")["seats"]] == ["random"] * 3


def test_bots_sit_where_they_are_named(run: Run) -> None:
    seats = result_of(run, "-n", "2", "-b", "simple,random")["seats"]
    assert [seat["bot"] for seat in seats] == ["simple", "random"]


def test_a_bot_that_thinks_beats_one_that_does_not(run: Run) -> None:
    seats = result_of(run, "-n", "20", "-b", "random,simple")["seats"]
    assert seats[1]["win_share"]["low"] > 0.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_shows_what_the_json_holds(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # nothing is wrapped
    result = result_of(run, "-n", "12")
    said = run("simulate", "kinoko", "-n", "12", "--lang", lang)
    assert (said.status, said.err) == (0, "")
    say = speaker(lang)

    def told(value: dict[str, float], form: str) -> str:
        mean, low, high = (say(f"cli-simulate-{form}", value=value[part]) for part in ("mean", "low", "high"))
        return squeezed(f"{mean} │ {low} … {high}")

    for number, seat in enumerate(result["seats"]):
        figures = told(seat["win_share"], "percent") + "│" + told(seat["score"], "figure")
        assert f"│{number}│random│{figures}│" in said.words
    for fact, value in result["facts"].items():
        assert f"│{squeezed(say(f'kinoko-fact-{fact}'))}│{told(value, 'figure')}│" in said.words
    assert squeezed(say("cli-simulate-note")) in said.words


@pytest.mark.parametrize("seed", ["[/bold]", "[bold]", ":smile:", "back\\slash"])
def test_any_word_is_a_seed(run: Run, seed: str) -> None:
    said = run("simulate", "kinoko", "-n", "2", "--seed", seed)
    assert (said.status, said.err) == (0, "")
    assert f"seed {seed}\n" in said.out


@pytest.mark.parametrize("form", [[], ["--json"]])
@pytest.mark.parametrize("seed", [UNDECODABLE, "x" * 5000], ids=short)
def test_a_word_that_is_hardly_one_is_a_seed_or_complained_about(run: Run, seed: str, form: list[str]) -> None:
    said = run("simulate", "kinoko", "-n", "2", "--seed", seed, *form)
    assert said.status == 0 or is_complaint(said)


# ---- the games themselves -------------------------------------------------------------------------------------------


def test_a_longer_run_keeps_the_first_games() -> None:
    def games(*numbers: int) -> Any:
        return simulate(KINOKO, ["random"] * 3, KINOKO.simulated, numbers, "s")

    first, rest, all_of_them = games(0, 1, 2), games(3, 4), games(0, 1, 2, 3, 4)
    assert all_of_them.moves == first.moves + rest.moves
    for seat in range(3):
        assert isclose(all_of_them.seats[seat].wins, first.seats[seat].wins + rest.seats[seat].wins)


# ---- intervals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Wilson (1927), by hand: (p + z²/2n ± z√(p(1−p)/n + z²/4n²)) / (1 + z²/n), z = 1.96
        (5, 10, 0.2366, 0.7634),
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (1, 100, 0.0018, 0.0545),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    found = share([1.0] * wins + [0.0] * (games - wins))
    assert found.mean == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_shared_victories_count_in_parts() -> None:
    assert share([0.5, 0.5, 0.5, 0.5]) == share([1.0, 0.0, 1.0, 0.0])


@pytest.mark.parametrize(
    ("samples", "expected"),
    [
        ([1.0, 2.0, 3.0, 4.0], (2.5, 2.5 - 1.26516, 2.5 + 1.26516)),  # s = √(5/3), so 1.96 · 1.29099 / 2
        ([0.0, 10.0], (5.0, 5.0 - 9.79982, 5.0 + 9.79982)),  # s = √50, so 1.96 · 5
        ([7.0, 7.0, 7.0], (7.0, 7.0, 7.0)),
    ],
)
def test_the_interval_of_a_mean(samples: list[float], expected: tuple[float, float, float]) -> None:
    found = mean(samples)
    assert (found.mean, found.low, found.high) == pytest.approx(expected, abs=5e-5)


def test_one_sample_has_no_interval() -> None:
    assert mean([3.0]) == Mean(3.0, None, None)


@settings(deadline=None, max_examples=300)
@given(st.lists(st.sampled_from([0.0, 1.0, 1 / 2, 1 / 3, 1 / 4]), min_size=1, max_size=60))
def test_a_share_lies_within_its_interval(samples: list[float]) -> None:
    found = share(samples)
    assert found.low is not None
    assert found.high is not None
    assert 0 <= found.low <= found.mean <= found.high <= 1


@pytest.mark.parametrize("certain", [0.0, 1.0])
def test_certainty_lies_within_its_interval(certain: float) -> None:
    for games in range(1, 300):
        found = share([certain] * games)
        assert found.low is not None
        assert found.high is not None
        assert found.low <= certain <= found.high
