"""Called wrongly: status 2, a telling message on stderr, nothing on stdout, and nothing done."""

from pathlib import Path

import pytest

from tests.cli.conftest import UNDECODABLE, Run, files_in, is_complaint, short

WRONG = {
    "unknown command": (["dance"], ["dance", "tablee --help"]),
    "unknown flag": (["rules", "kinoko", "--loud"], ["--loud"]),
    "abbreviated flag": (["simulate", "kinoko", "--game", "5"], ["--game"]),
    "unknown language": (["rules", "kinoko", "--lang", "tlh"], ["tlh", "en, fr"]),
    "empty language": (["rules", "kinoko", "--lang="], ["en, fr"]),
    "no language": (["rules", "kinoko", "--lang"], ["--lang"]),
    "no game": (["play"], ["GAME"]),
    "unknown game": (["play", "chess"], ["unknown game chess", "kinoko"]),
    "unknown game to simulate": (["simulate", "chess"], ["unknown game chess", "kinoko"]),
    "too few players": (["play", "kinoko", "-p", "1"], ["2, 3, 4"]),
    "too many players": (["simulate", "kinoko", "--players", "5"], ["2, 3, 4"]),
    "players as a word": (["simulate", "kinoko", "--players", "two"], ["2, 3, 4"]),
    "players in other digits": (["simulate", "kinoko", "--players", "３"], ["2, 3, 4"]),
    "no games": (["simulate", "kinoko", "-n", "0"], ["--games", "1"]),
    "fewer than no games": (["simulate", "kinoko", "--games=-5"], ["--games"]),
    "half a game": (["simulate", "kinoko", "-n", "1.5"], ["--games"]),
    "games as a word": (["simulate", "kinoko", "-n", "many"], ["--games"]),
    "games in other digits": (["simulate", "kinoko", "-n", "٣"], ["--games"]),
    "too many games": (["simulate", "kinoko", "-n", "1" + "0" * 30], ["--games", "100000000"]),
    "far too many games": (["simulate", "kinoko", "-n", "9" * 5000], ["--games"]),
    "unknown bot": (["simulate", "kinoko", "-b", "deep"], ["unknown bot deep", "random, simple"]),
    "no bot": (["simulate", "kinoko", "-b", ""], ["unknown bot", "random, simple"]),
    "one unknown bot": (["simulate", "kinoko", "-b", "random,deep"], ["unknown bot deep"]),
    "too many bots": (["simulate", "kinoko", "-b", "random,simple,random"], ["3 bots for 2 seats"]),
    "too few bots": (["simulate", "kinoko", "-p", "4", "-b", "random,simple"], ["2 bots for 4 seats"]),
    "too many bots to play with": (["play", "kinoko", "-p", "2", "-b", "simple,simple"], ["2 bots for 1 seat"]),
    "too few bots to play with": (["play", "kinoko", "-p", "4", "-b", "simple,simple"], ["2 bots for 3 seats"]),
    "unknown option": (["simulate", "kinoko", "-o", "colour=blue"], ["colour", "aid, starter, dice"]),
    "option without a value": (["simulate", "kinoko", "-o", "aid"], ["NAME=VALUE", "aid"]),
    "wrong choice": (["simulate", "kinoko", "-o", "aid=magic"], ["magic", "aid"]),
    "wrong type": (["simulate", "kinoko", "-o", "round_limit=soon"], ["round_limit"]),
    "truth as a word": (["simulate", "kinoko", "-o", "gathered_scores_anyway=yes"], ["gathered_scores_anyway"]),
    "impossible limit": (["simulate", "kinoko", "-o", "round_limit=0"], ["round_limit"]),
    "impossible starter": (["simulate", "kinoko", "-o", "starter=2"], ["starter"]),
    "impossible dice": (["play", "kinoko", "-o", f"dice={[['reroll'] * 6] * 3}".replace("'", '"')], ["dice"]),
    "too few dice": (["play", "kinoko", "-o", "dice=[]"], ["dice"]),
    "nested dice": (["simulate", "kinoko", "-o", "dice=" + "[" * 100_000], ["dice"]),
    "huge limit": (["simulate", "kinoko", "-o", "round_limit=" + "9" * 5000], ["round_limit"]),
    "no record": (["replay"], ["FILE"]),
    "no record to verify": (["verify"], ["FILE"]),
}


@pytest.mark.parametrize(("arguments", "parts"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_call_is_explained(run: Run, tmp_path: Path, arguments: list[str], parts: list[str]) -> None:
    assert is_complaint(run(*arguments), *parts)
    assert files_in(tmp_path) == []


@pytest.mark.parametrize("command", ["rules", "play", "simulate", "replay", "verify"])
def test_an_endless_word_is_complained_about(run: Run, command: str) -> None:
    assert is_complaint(run(command, "x" * 5000), "x" * 50)


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", UNDECODABLE],
        ["rules", "kinoko", "--lang", UNDECODABLE],
        ["simulate", "kinoko", "-n", UNDECODABLE],
        ["simulate", "kinoko", "-b", UNDECODABLE],
        ["simulate", "kinoko", "-o", UNDECODABLE],
        ["simulate", "kinoko", "-o", f"{UNDECODABLE}=1"],
        ["simulate", "kinoko", "-o", f"aid={UNDECODABLE}"],
        ["replay", UNDECODABLE],
        ["verify", UNDECODABLE],
    ],
    ids=ascii,
)
def test_an_argument_that_is_no_text_is_complained_about(run: Run, arguments: list[str]) -> None:
    assert is_complaint(run(*arguments))


@pytest.mark.parametrize("words", ["[/bold]", "[bold]", ":smile:", "back\\slash", "{ $game }", "x" * 500], ids=short)
def test_odd_words_are_quoted_as_they_were_typed(run: Run, words: str) -> None:
    assert is_complaint(run("rules", words), words)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "parts"),
    [
        (b"", ["Line 1"]),
        (b"\x00\xff\xfe" * 100, ["cannot be read", "not a text file"]),
        ("tablee-record 1\n".encode("utf-16"), ["cannot be read", "not a text file"]),
        (b"tablee-record 1\ngame chess 1\n", ["Line 2", "chess"]),
        (b"tablee-record 1\ngame kinoko 99\n", ["Line 2", "99"]),
        (b"tablee-record 1\n[/bold]\n", ["Line 2"]),
        (b"tablee-record 1\ngame [/bold] 1\n", ["Line 2", "[/bold]"]),
        (b"tablee-record 1\ngame \x1b[2J 1\n", ["Line 2", "unknown game"]),
    ],
)
def test_a_damaged_file_is_named_with_its_line(
    run: Run, tmp_path: Path, command: str, content: bytes, parts: list[str]
) -> None:
    tmp_path.joinpath("bad.txt").write_bytes(content)
    said = run(command, "bad.txt")
    assert is_complaint(said, "bad.txt", *parts)
    assert "\x1b" not in said.err  # somebody else's file does not steer this terminal


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_named(run: Run, command: str) -> None:
    assert is_complaint(run(command, "nowhere.txt"), "there is no file nowhere.txt")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "name",
    [".", "", "x" * 500, "x" * 5000, "data.txt/game.txt"],
    ids=["folder", "empty", "long", "very long", "inside a file"],
)
def test_what_is_no_file_cannot_be_read(run: Run, tmp_path: Path, command: str, name: str) -> None:
    tmp_path.joinpath("data.txt").touch()
    assert is_complaint(run(command, name), "cannot be read")
