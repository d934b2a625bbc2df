"""Tom Kuni at the command line: boards of one's own, consequences told beforehand."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Run, squeezed

CROSS = files("tablee.games.tomkuni").joinpath("boards", "cross.toml").read_text("utf-8")


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(CROSS.replace('name = "cross"', 'name = "mine"'), "utf-8")
    return file


def test_a_game_on_a_board_of_ones_own_is_kept_and_proved(own_board: Path, tmp_path: Path, run: Run) -> None:
    record = tmp_path / "game.txt"
    table = ["-p", "2", "--seed", "x", "-o", f"board=@{own_board}", "-o", "three_tries=true", "--record", str(record)]
    said = run("play", "tomkuni", *table, typed=["1"] * 2000)
    assert said.status == 0
    assert "walks to square" in said.out
    assert "pushes" in said.out
    assert '"name":"mine"' in record.read_text("utf-8")
    own_board.unlink()  # the record stands alone
    assert run("verify", str(record)).status == 0
    assert run("replay", str(record), "--seat", "1").status == 0


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [("start = 0", "start = 4", "board.corners[2].solid"), ("solid = 24", "solid = 99", "board.corners[0].solid")],
)
def test_a_bad_board_is_refused_with_its_field(own_board: Path, old: str, new: str, field: str, run: Run) -> None:
    own_board.write_text(CROSS.replace(old, new, 1), "utf-8")
    said = run("simulate", "tomkuni", "-o", f"board=@{own_board}")
    assert said.status == 2
    assert squeezed(field) in squeezed(said.err)


@pytest.mark.parametrize("value", ["@nowhere.toml", "@.", "@", "star"])
def test_a_board_that_is_not_there_is_a_complaint(value: str, run: Run) -> None:
    said = run("simulate", "tomkuni", "-o", f"board={value}")
    assert said.status == 2
    assert said.err.startswith("Error: ")
    assert said.out == ""


def test_a_file_that_is_not_toml_is_a_complaint(own_board: Path, run: Run) -> None:
    own_board.write_text("ring = [", "utf-8")
    said = run("simulate", "tomkuni", "-o", f"board=@{own_board}")
    assert said.status == 2
    assert "TOML" in said.err
