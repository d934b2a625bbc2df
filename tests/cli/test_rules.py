"""`tablee rules`: every numbered rule of every game, in every language."""

import re
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.locales import LANGUAGES, speaker
from tests.cli.conftest import Run, is_complaint, squeezed

DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"

of_every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def numbered(game: str) -> list[str]:
    """The numbers of the rules in the game's document."""
    return re.findall(r"^\| ([A-Z]\d+) \|", DOCUMENTS.joinpath(f"{game}.md").read_text("utf-8"), re.MULTILINE)


@of_every_game
def test_the_rules_are_numbered_without_a_gap(game: str) -> None:
    rules = numbered(game)
    assert rules
    assert rules == [f"{rules[0][0]}{number}" for number in range(1, len(rules) + 1)]


@of_every_game
@in_every_language
def test_every_numbered_rule_is_printed(run: Run, game: str, lang: str) -> None:
    said = run("rules", game, "--lang", lang)
    assert (said.status, said.err) == (0, "")
    say = speaker(lang)
    assert re.findall(r"^ *([A-Z]\d+) ", said.out, re.MULTILINE) == numbered(game)
    for rule in numbered(game):
        assert squeezed(rule + say(f"{game}-rule-{rule}")) in said.words


@of_every_game
@in_every_language
def test_the_goal_comes_first(run: Run, game: str, lang: str) -> None:
    say = speaker(lang)
    first = (say(f"{game}-rules-{part}") for part in ("title", "about", "goal"))
    assert run("rules", game, "--lang", lang).words.startswith(squeezed("".join(first)))


def test_a_game_must_be_named(run: Run) -> None:
    assert is_complaint(run("rules"), "GAME", "tablee rules --help")


def test_an_unknown_game_has_no_rules(run: Run) -> None:
    assert is_complaint(run("rules", "chess"), "unknown game chess", "kinoko")
