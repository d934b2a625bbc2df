"""Konito at the command line: decks of one's own, and a game alone against the clock."""

from pathlib import Path

import pytest

from tablee.core.record import read, replay
from tablee.games import RULES
from tablee.games.konito.deck import DECK_LANGUAGES, check, shipped
from tests.cli.conftest import Run, squeezed


@pytest.mark.rule("N28")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_a_new_deck_is_a_good_example(lang: str, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "ours.csv"
    assert run("deck", "new", str(file), "--lang", lang).status == 0
    assert check(file.read_text("utf-8"), lang) == []
    assert run("deck", "check", str(file), "--lang", lang).status == 0
    again = run("deck", "new", str(file), "--lang", lang)
    assert again.status == 2  # what is there is left as it is


@pytest.mark.rule("N28")
def test_a_good_deck_is_kept_and_can_be_played_with(tmp_path: Path, data_home: Path, run: Run) -> None:
    file = tmp_path / "ours.csv"
    run("deck", "new", str(file))
    assert run("deck", "import", str(file)).status == 0
    kept = data_home / "tablee" / "decks" / "en" / "ours.csv"
    assert kept.read_text("utf-8") == file.read_text("utf-8")
    said = run("simulate", "konito", "-p", "2", "-n", "1", "-o", f"deck=@{kept}")
    assert said.status == 2  # it has no orange and no red cards
    assert "orange" in said.err


@pytest.mark.rule("N28")
def test_a_bad_deck_is_refused_with_every_line_and_nothing_is_kept(tmp_path: Path, data_home: Path, run: Run) -> None:
    file = tmp_path / "ours.csv"
    run("deck", "new", str(file))
    text = file.read_text("utf-8").replace("green", "pink", 2)
    file.write_text(text, "utf-8")
    for what in ("check", "import"):
        said = run("deck", what, str(file))
        assert said.status == 1
        assert squeezed("line 2:") in said.words
        assert squeezed("line 3:") in said.words
    assert not (data_home / "tablee" / "decks").exists()


@pytest.mark.parametrize("arguments", [("deck", "burn", "x.csv"), ("deck", "check", "nowhere.csv"), ("deck",)])
def test_what_cannot_be_done_with_a_deck_is_a_complaint(arguments: tuple[str, ...], run: Run) -> None:
    said = run(*arguments)
    assert said.status == 2
    assert said.err.startswith("Error: ")


def answers(lang: str) -> list[str]:
    """Every end of a deck: whatever is read out, the answer is among them."""
    return [line.end for card in shipped(f"{lang}/full").cards for face in card.faces for line in face]


def test_alone_one_answers_and_the_record_can_be_replayed(tmp_path: Path, run: Run) -> None:
    record = tmp_path / "game.txt"
    said = run("play", "konito", "--seed", "z", "--record", str(record), typed=["", *answers("en"), "q"])
    assert said.status == 0
    assert "Found:" in said.out
    assert run("replay", str(record), "--seat", "1").status == 0
    assert run("replay", str(record)).status == 0


@pytest.mark.rule("N19")
def test_alone_one_does_not_get_the_cards_of_the_last_game_again(data_home: Path, run: Run) -> None:
    for _ in range(2):
        assert run("play", "konito", "--seed", "z", typed=["", *answers("en"), "q"]).status == 0
    kept = data_home / "tablee" / "records"
    first, second = (read(file.read_text("utf-8"), RULES) for file in sorted(kept.iterdir()))
    *_, state = replay(RULES["konito"], first)
    assert state.used
    assert second.options.seen == state.used
    assert run("play", "konito", "--seed", "z", "-o", "fresh=false", typed=["", "q"]).status == 0
    third = read(max(kept.iterdir()).read_text("utf-8"), RULES)
    assert third.options.seen == ()


@pytest.mark.parametrize("typed", [[], ["q"], ["", "q"], ["", "", "nonsense", "", "q"], None])
def test_alone_one_may_leave_at_any_time(typed: list[str] | None, run: Run) -> None:
    assert run("play", "konito", typed=typed).status == 0
