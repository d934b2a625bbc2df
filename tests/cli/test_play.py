"""`tablee play`: whatever is typed, the game ends or is left politely, and its record is kept."""

from pathlib import Path
from random import Random

import pytest

from tablee.core.chance import commitment, seed_from
from tablee.core.game import Over
from tablee.core.record import Record, read, replay
from tablee.games import RULES
from tablee.games.kinoko import KINOKO
from tablee.locales import LANGUAGES, speaker
from tests.cli.conftest import UNDECODABLE, Run, Said, files_in, is_complaint, short, squeezed

ONLY_ONES = 'dice=[["1","1","1","1","1","1"],["1","1","1","1","1","1"],["1","1","1","1","1","1"]]'
PATIENCE = 5_000  # more lines than any of these games asks for


def kept(name: str = "game.txt") -> Record:
    return read(Path(name).read_text("utf-8"), RULES)


def play(run: Run, *arguments: str, typed: list[str] | None, record: str = "game.txt") -> Said:
    return run("play", "kinoko", "--seed", "mushrooms", "--record", record, *arguments, typed=typed)


def is_over(record: Record) -> bool:
    *_, last = replay(KINOKO, record)
    return isinstance(KINOKO.pending(last), Over)


# ---- to the end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", ["2", "4"])
def test_the_first_choice_for_ever_ends_the_game(run: Run, players: str, lang: str) -> None:
    said = play(run, "-p", players, "-b", "random", "--lang", lang, typed=["1"] * PATIENCE)
    assert (said.status, said.err) == (0, "")
    assert is_over(kept())
    assert squeezed(speaker(lang)("cli-play-saved", file="game.txt")) in said.words


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_finished_game_can_be_proved_and_seen_again(run: Run, players: str) -> None:
    said = play(run, "-p", players, typed=["1"] * PATIENCE)
    assert said.status == 0
    assert "tablee verify game.txt" in said.out
    assert "tablee replay game.txt" in said.out
    assert run("verify", "game.txt").status == 0
    for seat in [[], *(["--seat", str(seat)] for seat in range(int(players)))]:
        assert run("replay", "game.txt", *seat).status == 0


USUAL = [*"1234567", *"123", "0", "0", "?"]
ODD = ["", " 2 ", "x", "-1", "+1", "99", "007", "00019", "1.0", "²", "１", "٣", "[/]"]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_survives_any_answers(run: Run, seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed % 3
    said = play(run, "-p", str(players), "-b", "random", typed=rng.choices(USUAL + ODD, k=400))
    assert (said.status, said.err) == (0, "")
    record = kept()
    assert (record.seed is not None) == is_over(record)
    assert run("verify", "game.txt").status == (0 if is_over(record) else 1)
    assert run("replay", "game.txt", "--seat", "0").status == 0


def test_the_same_seed_and_the_same_answers_are_the_same_game(run: Run) -> None:
    typed = Random(5).choices("123", k=PATIENCE)
    play(run, typed=typed, record="one.txt")
    play(run, typed=typed, record="other.txt")
    assert Path("one.txt").read_bytes() == Path("other.txt").read_bytes()


def test_without_a_seed_no_two_games_are_the_same(run: Run) -> None:
    for name in ("one.txt", "other.txt"):
        run("play", "kinoko", "--record", name, typed=["q"])
    assert kept("one.txt").commitment != kept("other.txt").commitment


@pytest.mark.parametrize("seed", [UNDECODABLE, "x" * 5000, "[/bold]", ""], ids=short)
def test_any_word_is_a_seed_or_complained_about(run: Run, seed: str) -> None:
    said = run("play", "kinoko", "--record", "game.txt", "--seed", seed, typed=["q"])
    assert said.status == 0 or is_complaint(said)


def test_the_fingerprint_is_shown_before_the_first_draw(run: Run) -> None:
    said = play(run, typed=["q"])
    fingerprint = commitment(seed_from("mushrooms"))
    assert kept().commitment == fingerprint
    assert said.words.index(fingerprint) < said.words.index("Inplay")


def test_the_seed_is_kept_secret_until_the_end(run: Run) -> None:
    said = play(run, typed=["1", "q"])
    secret = seed_from("mushrooms").hex()
    assert secret not in said.words
    assert secret not in Path("game.txt").read_text("utf-8")


# ---- answers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    ["8", "0", "-1", "", "x", "1x", "99999", "00019", "0001" + "9" * 5000, "²", "１", "[/bold]"],
    ids=short,
)
def test_what_is_no_choice_is_asked_again(run: Run, answer: str) -> None:
    said = play(run, "-o", ONLY_ONES, "-o", "starter=0", typed=[answer, "q"])
    assert (said.status, said.err) == (0, "")
    assert said.out.count("Please type a number from 1 to 1.") == 1
    assert said.out.count("Your choice: ") == 2


def test_a_hint_is_one_of_the_choices_and_says_why(run: Run) -> None:
    said = play(run, "-o", ONLY_ONES, "-o", "starter=0", typed=["h", "q"])
    hint, why = said.out.split("Your choice: ")[1].split("\n")[:2]
    assert hint.strip().split(" · ")[0] in said.out.split("Your choice: ")[0]
    assert why.strip()
    assert said.out.count("Your choice: ") == 2


def test_why_the_bots_did_what_they_did_is_told_when_it_can_do_no_harm(run: Run) -> None:
    """In Kinoko when the round is over; every question is answered with a w first."""
    said = play(run, "-p", "2", "-o", "starter=0", "-o", "round_limit=3", typed=[*["w", "1"] * 20, "q"])
    first_round, *others = said.out.split("Round 2 · ")
    assert "Nothing that may be told yet." in first_round
    assert "choice:   Mia: " not in first_round
    assert "choice:   Mia: " in "".join(others)


def test_where_nothing_is_secret_a_bot_says_at_once_why(run: Run) -> None:
    said = run("play", "tomkuni", "-p", "2", "--record", "game.txt", "--seed", "x", typed=[*["w", "1"] * 30, "q"])
    assert said.out.count("choice:   Mia: ") > 5


def test_a_question_mark_shows_the_rules_and_asks_again(run: Run) -> None:
    said = play(run, "-o", "starter=0", typed=["?", "q"])
    assert squeezed(speaker("en")("kinoko-rule-K29")) in said.words
    assert said.out.count("Your choice: ") == 2


def test_nought_goes_back(run: Run) -> None:
    said = play(run, "-o", ONLY_ONES, "-o", "starter=0", typed=["1", "2", "0", "0", "q"])
    say = speaker("en")
    asked = [say("kinoko-ask-die"), say("kinoko-ask-first"), say("kinoko-ask-second")]
    questions = [line for line in said.out.splitlines() if line in asked]
    assert questions == [asked[0], asked[1], asked[2], asked[1], asked[0]]


def test_a_choice_of_two_places_swaps_them(run: Run) -> None:
    play(run, "-p", "2", "-o", ONLY_ONES, "-o", "starter=0", typed=["1", "1", "1", "q"])
    written = Path("game.txt").read_text("utf-8")
    assert "\n5 seat 0 swap 1 " in written
    assert written.endswith("\nend 5\n")


def test_a_player_sees_no_more_than_the_seat_does(run: Run) -> None:
    """The own hand and both rows show their backs, three cards each; the other hand its colours."""
    said = play(run, "-p", "2", "-o", "starter=0", typed=["q"])
    cells = [cell for line in said.out.splitlines() for cell in line.split("│") if len(cell) == 5 and cell[-1] != " "]
    assert sum(cell.startswith("░░") for cell in cells) == 9
    assert len(cells) == 12


# ---- leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [["q"], ["Q"], [" q "], [], ["1"], ["1", "q"], ["1", "1", "q"], ["?", "q"]], ids=str)
def test_leaving_is_polite_and_keeps_the_record(run: Run, typed: list[str]) -> None:
    said = play(run, typed=typed)
    assert (said.status, said.err) == (0, "")
    assert "You leave the table." in said.out
    record = kept()
    assert record.seed is None
    assert run("verify", "game.txt").status == 1
    again = run("replay", "game.txt")
    assert again.status == 0
    assert "The game was not finished." in again.out


# ---- the record -----------------------------------------------------------------------------------------------------


def test_an_existing_file_is_left_as_it_is(run: Run) -> None:
    Path("game.txt").write_text("precious")
    assert is_complaint(play(run, typed=["1"] * PATIENCE), "game.txt exists already")
    assert Path("game.txt").read_text() == "precious"


@pytest.mark.parametrize("name", ["file/game.txt", "file/deeper/game.txt", "folder", "x" * 300 + ".txt"], ids=short)
def test_a_record_that_cannot_be_written_is_found_out_before_the_game(run: Run, tmp_path: Path, name: str) -> None:
    tmp_path.joinpath("file").write_text("precious")
    tmp_path.joinpath("folder").mkdir()
    said = play(run, typed=["q"], record=name)
    assert is_complaint(said, name)
    assert ("exists already" if name == "folder" else "cannot be written") in said.err
    assert files_in(tmp_path) == [tmp_path / "file"]


def test_folders_on_the_way_are_made(run: Run) -> None:
    play(run, typed=["q"], record="some/where/game.txt")
    assert kept("some/where/game.txt").game == "kinoko"


def test_records_are_kept_in_the_data_folder(run: Run, data_home: Path, tmp_path: Path) -> None:
    said = run("play", "kinoko", typed=["q"])
    (file,) = files_in(tmp_path)
    assert file.parent == data_home / "tablee" / "records"
    assert squeezed(str(file)) in said.words
    assert kept(str(file)).game == "kinoko"


@pytest.mark.parametrize("unset", [None, ""])
def test_the_data_folder_is_at_home_if_nothing_else_is_said(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unset: str | None
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    if unset is not None:
        monkeypatch.setenv("XDG_DATA_HOME", unset)
    run("play", "kinoko", typed=["q"])
    (file,) = files_in(tmp_path)
    assert file.parent == tmp_path / "home" / ".local" / "share" / "tablee" / "records"


def test_two_games_in_one_second_are_both_kept(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        assert run("play", "kinoko", typed=["q"]).status == 0
    assert len(files_in(tmp_path)) == 3


@pytest.mark.parametrize("name", ["[bold]game.txt", ":smile:.txt", "back\\slash.txt", "two words.txt"])
def test_the_name_of_the_record_is_told_as_it_is(run: Run, name: str) -> None:
    said = play(run, "-p", "2", "-b", "random", typed=["1"] * PATIENCE, record=name)
    assert said.status == 0
    assert f"Record of this game: {name}\n" in said.out


def test_the_commands_that_are_offered_can_be_copied(run: Run) -> None:
    said = play(run, "-p", "2", "-b", "random", typed=["1"] * PATIENCE, record="two words.txt")
    assert "tablee verify 'two words.txt'" in said.out


# ---- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ana", "Grandpa Joe", "[/bold]", UNDECODABLE, "a\nb", "🍄", "x" * 3000], ids=short)
def test_any_name_may_sit_down(run: Run, name: str) -> None:
    assert play(run, "--name", name, typed=["1", "q"]).status == 0
    assert kept().seats[0] == name


def test_without_a_name_one_is_a_guest(run: Run) -> None:
    play(run, "--lang", "en", typed=["q"])
    assert kept().seats == ("Guest", "Mia", "Léo")


def test_without_anything_to_type_on_one_leaves(run: Run) -> None:
    """What Python has for `tablee play kinoko <&-`: no standard input at all."""
    said = play(run, typed=None)
    assert (said.status, said.err) == (0, "")
    assert "You leave the table." in said.out
