"""Records: one way to write a game, and a line and a reason for everything that is not one."""

from collections.abc import Callable
from dataclasses import replace as with_changes
from functools import partial
from itertools import islice
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tablee.bots.match import play
from tablee.bots.random import random
from tablee.core.game import Chanced, Timed
from tablee.core.record import LONGEST_RECORD, InvalidRecord, Record, read, replay, write
from tablee.games import RULES
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import AIDS, FACES, Options
from tests.core.played import played

GOOD = """\
tablee-record 1
game kinoko 1
option aid memory
option starter 0
option dice [["1","1","2","3","blank","reroll"],["1","2","2","3","blank","peek"],["1","2","3","3","blank","sets"]]
option gathered_scores_anyway false
option round_limit null
option tie_break last_to_stop
seat 0 Ana
seat 1 "Grandpa Joe"
commitment 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824
1 chance colours R,O,Y,G
2 chance families R,O,Y
3 chance mushrooms R,O,Y,G O,Y,G,R Y,G,R,O
4 chance roll 1 peek sets
5 seat 0 swap 1 hand0 lower
6 seat 0 end_turn
7 chance roll 2 peek blank
8 seat 1 peek 2 hand1
9 seat 1 announce
end 9
seed 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
"""


def good() -> Record:
    return read(GOOD, RULES)


def refusal_of(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as refused:
        read(text, RULES)
    return refused.value


# ---- writing and reading --------------------------------------------------------------------------------------------


def test_the_example_reads_and_writes_itself() -> None:
    record = good()
    assert record.seats == ("Ana", "Grandpa Joe")
    assert record.options == Options(starter=0)
    assert len(record.moves) == 9
    assert write(record) == GOOD


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_game_reads_as_it_was_written(players: int, seed: str) -> None:
    record = played(players, seed=seed).record
    text = write(record)
    assert read(text, RULES) == record
    assert write(read(text, RULES)) == text


def test_a_move_takes_a_line() -> None:
    record = played(3).record
    options, ends = len(Options.__struct_fields__), len(["magic", "game", "commitment", "end", "seed"])
    assert write(record).count("\n") == ends + options + len(record.seats) + len(record.moves)


ODD_NAMES = [
    "",
    " ",
    "  two  spaces ",
    "Grandpa Joe",
    'the "boss"',
    "back\\slash",
    "🍄",
    "👩‍👩‍👧",
    "Zoë",
    "two\nlines",
    "two\r\nlines",
    "return\r",
    "tab\t",
    "line\u2028separator",
    "next\x85line",
    "null",
    "true",
    "false",
    "NaN",
    "Infinity",
    "-Infinity",
    "12",
    "-1",
    "1e999",
    "[bold]",
    "{}",
    "\x00",
    "\x1b[2J",
    "\ufeff",
    "end 0",
    "seat 1 Bo",
    "é" * 500,
    "\ud800",
    "a\udcffb",
]


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_any_name_survives_being_written(name: str) -> None:
    record = replace(good(), seats=(name, "Bo"))
    written = write(record).encode("utf-8")  # a file is UTF-8, so even half a surrogate pair must fit into it
    assert read(written.decode("utf-8"), RULES) == record
    assert written.count(b"\n") == GOOD.count("\n")


@settings(deadline=None, max_examples=200)
@given(st.text(st.characters(exclude_categories=[])), st.text())
def test_a_name_reads_as_it_was_written_or_is_refused(first: str, second: str) -> None:
    """Refused: two halves of a surrogate pair that stand side by side, which JSON cannot tell from the whole."""
    record = replace(good(), seats=(first, second))
    try:
        assert read(write(record), RULES) == record
    except InvalidRecord as refusal:
        halves = any("\ud800" <= character <= "\udfff" for character in first)
        if not (halves and refusal.line == 9):
            raise


def tables(players: int) -> st.SearchStrategy[Options]:
    die = st.tuples(*(st.sampled_from(FACES) for _ in range(6)))
    rolls = st.tuples(die, die, die).filter(lambda dice: any(face != "reroll" for one in dice for face in one))
    return st.builds(
        Options,
        aid=st.sampled_from(AIDS),
        starter=st.none() | st.integers(0, players - 1),
        dice=rolls,
        gathered_scores_anyway=st.booleans(),
        round_limit=st.none() | st.integers(1, 2**70),
        tie_break=st.sampled_from(["last_to_stop", "last_round"]),
    )


@settings(deadline=None, max_examples=60)
@given(st.data(), st.sampled_from([2, 3, 4]), st.integers(0, 2**32))
def test_games_under_any_options_read_as_they_were_written(data: st.DataObject, players: int, seed: int) -> None:
    options = data.draw(tables(players))
    start = KINOKO.setup(players, options)
    moves = [move for move, _ in islice(play(KINOKO, start, [random] * players, Random(seed)), 80)]
    record = Record("kinoko", 1, options, ("Ana", "Bo", "Cy", "Di")[:players], tuple(moves))
    text = write(record)
    assert read(text, RULES) == record
    assert write(read(text, RULES)) == text


def test_times_are_written_too() -> None:
    record = replace(good(), moves=(*good().moves, Timed(1500)))
    assert "\n10 time 1500\n" in write(record)
    assert read(write(record), RULES) == record


def test_the_commitment_and_the_seed_may_be_missing() -> None:
    record = replace(good(), commitment=None, seed=None)
    assert "commitment" not in write(record)
    assert "seed" not in write(record)
    assert read(write(record), RULES) == record


def test_line_breaks_of_windows_are_accepted() -> None:
    assert read(GOOD.replace("\n", "\r\n"), RULES) == good()


# ---- damaged files --------------------------------------------------------------------------------------------------

DICE_LINE = GOOD.splitlines()[4]
DAMAGED: dict[str, tuple[str, str, int, str]] = {
    # what is wrong: the text, what stands there instead, the line, a part of the reason
    "empty": (GOOD, "", 1, "tablee-record 1"),
    "wrong magic": ("tablee-record 1", "tablee-record 2", 1, "tablee-record 1"),
    "a mark before the magic": ("tablee-record 1", "\ufefftablee-record 1", 1, "tablee-record 1"),
    "no game": ("game kinoko 1\n", "", 2, "game"),
    "unknown game": ("game kinoko", "game chess", 2, "chess"),
    "wrong version": ("kinoko 1", "kinoko 2", 2, "version “2”"),
    "no version": ("kinoko 1", "kinoko", 2, "version “”"),
    "unknown option": ("seat 0 Ana", "option colour blue\nseat 0 Ana", 9, "colour"),
    "unknown option first": ("option aid", "option colour blue\noption aid", 3, "colour"),
    "option misspelt": ("option round_limit", "option roundlimit", 7, "roundlimit"),
    "wrong option value": ("round_limit null", "round_limit soon", 7, "round_limit"),
    "wrong choice": ("last_to_stop", "first_to_stop", 8, "tie_break"),
    "wrong face": ('"reroll"', '"seven"', 5, "dice"),
    "too few dice": (DICE_LINE, "option dice []", 5, "dice"),
    "option twice": ("option aid memory\n", "option aid memory\noption aid seen\n", 4, "twice"),
    "option without a value": ("option aid memory", "option aid", 3, "expected one"),
    "option with two values": ("option aid memory", "option aid memory seen", 3, "expected one"),
    "option not JSON": ("round_limit null", "round_limit {", 7, "neither a word nor JSON"),
    "missing option": ("option aid memory\n", "", 3, "option aid memory"),
    "options in another order": (
        "option aid memory\noption starter 0\n",
        "option starter 0\noption aid memory\n",
        3,
        "option aid memory",
    ),
    "missing seat": ('seat 1 "Grandpa Joe"\n', "", 10, "1 seats"),
    "no seats": ('seat 0 Ana\nseat 1 "Grandpa Joe"\n', "", 9, "0 seats"),
    "too many seats": ("commitment", "seat 2 C\nseat 3 D\nseat 4 E\ncommitment", 13, "seats"),
    "seat skipped": ("seat 1 ", "seat 2 ", 10, "seat 1"),
    "name is a number": ("seat 0 Ana", "seat 0 7", 9, "name of seat 0"),
    "name of two words": ("seat 0 Ana", "seat 0 Ana Bo", 9, "expected one"),
    "bad commitment": ("commitment 2cf2", "commitment 2CF2", 11, "64 hexadecimal digits"),
    "short commitment": ("commitment 2cf2", "commitment ", 11, "64 hexadecimal digits"),
    "move skipped": ("3 chance mushrooms R,O,Y,G O,Y,G,R Y,G,R,O\n", "", 14, "expected move 3"),
    "move twice": ("6 seat 0 end_turn\n", "6 seat 0 end_turn\n6 seat 0 end_turn\n", 18, "expected move 7"),
    "move 0": ("1 chance colours", "0 chance colours", 12, "expected move 1"),
    "move 01": ("1 chance colours", "01 chance colours", 12, "expected move 1"),
    "unknown mover": ("6 seat 0 end_turn", "6 ghost 0 end_turn", 17, "a move is"),
    "a move and nothing": ("6 seat 0 end_turn", "6", 17, "a move is"),
    "unknown action": ("end_turn", "fly", 17, "unknown action “fly”"),
    "no action": ("6 seat 0 end_turn", "6 seat 0", 17, "unknown action “”"),
    "no seat": ("6 seat 0 end_turn", "6 seat end_turn", 17, "unknown action"),
    "too few words": ("swap 1 hand0 lower", "swap 1 hand0", 16, "takes 3 words, found 2"),
    "too many words": ("end_turn", "end_turn now", 17, "takes 0 words, found 1"),
    "word is not JSON": ("peek 2 hand1", "peek ? hand1", 19, "neither a word nor JSON"),
    "words run together": ("peek 2 hand1", "peek 2hand1", 19, "parted by one space"),
    "two spaces": ("peek 2 hand1", "peek 2  hand1", 19, "neither a word nor JSON"),
    "a space at the end": ("6 seat 0 end_turn", "6 seat 0 end_turn ", 17, "should be written as"),
    "unknown place": ("swap 1 hand0 lower", "swap 1 hand0 cellar", 16, "cellar"),
    "unknown value": ("peek 2 hand1", "peek 4 hand1", 19, "4"),
    "value as a word": ("peek 2 hand1", 'peek "2" hand1', 19, "value"),
    "places the other way round": ("swap 1 hand0 lower", "swap 1 lower hand0", 16, "swap 1 hand0 lower"),
    "word in quotes": ("peek 2 hand1", 'peek 2 "hand1"', 19, "should be written as"),
    "odd items": ("roll 1 peek sets", 'roll 1 "peek" sets', 15, "a draw is"),
    "empty item": ("colours R,O,Y,G", "colours R,,Y,G", 12, "a draw is"),
    "draw without a name": ("1 chance colours R,O,Y,G", "1 chance", 12, ""),
    "time is a word": ("6 seat 0 end_turn", "6 time late", 17, "at"),
    "truncated": ("end 9\n" + GOOD.splitlines()[-1] + "\n", "", 21, "part of it is missing"),
    "truncated in a line": (GOOD[GOOD.index(" lower") :], "", 16, "takes 3 words, found 2"),
    "a line is blank": ("4 chance", "\n4 chance", 15, "part of it is missing"),
    "wrong count at the end": ("end 9", "end 8", 21, "end 9"),
    "no count at the end": ("end 9", "end", 21, "end 9"),
    "bad seed": ("seed 9f86", "seed 9f8g", 22, "64 hexadecimal digits"),
    "seed before the end": ("end 9\n", GOOD.splitlines()[-1] + "\nend 9\n", 21, "end"),
    "text after the end": ("0f00a08\n", "0f00a08\nmore\n", 23, "ends before this line"),
    "a blank line after the end": ("0f00a08\n", "0f00a08\n\n", 23, "ends before this line"),
    "no last line break": ("0f00a08\n", "0f00a08", 22, "no last line break"),
    "half a line break of Windows": ("seat 0 Ana\n", "seat 0 Ana\r", 9, "one space"),
}


@pytest.mark.parametrize(("old", "new", "line", "reason"), DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_is_refused_with_its_line_and_a_reason(old: str, new: str, line: int, reason: str) -> None:
    assert old in GOOD
    refusal = refusal_of(GOOD.replace(old, new, 1))
    assert (refusal.line, reason in refusal.reason) == (line, True), refusal
    assert str(refusal) == f"line {line}: {refusal.reason}"


def test_a_record_of_a_game_we_do_not_have_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="line 2: unknown game “kinoko”"):
        read(GOOD, {})


def test_a_record_of_older_rules_is_refused() -> None:
    newer = with_changes(KINOKO, info=replace(KINOKO.info, version=2))
    with pytest.raises(InvalidRecord, match=r"line 2: version “1”.*this is version 2"):
        read(GOOD, {"kinoko": newer})


def test_a_file_that_is_far_too_long_is_refused_unread() -> None:
    assert "too long" in refusal_of(GOOD + "x" * LONGEST_RECORD).reason


@pytest.mark.parametrize("before", ["game kinoko", "kinoko 1", "\n9", "0 end_turn"])
def test_a_long_word_is_not_repeated_in_full(before: str) -> None:
    assert len(refusal_of(GOOD.replace(before, before + "9" * 9999)).reason) < 200


HOSTILE = {
    "nested": "[" * 100_000,
    "nested and closed": "[" * 400 + "]" * 400,
    "nested objects": '{"a":' * 100_000,
    "huge number": "9" * 5_000,
    "large number": "9" * 4_000,
    "beyond floats": "1e999",
    "minus infinity": "-Infinity",
    "not a number": "NaN",
    "long text": '"' + "x" * 100_000 + '"',
    "half a surrogate pair": '"\\ud800"',
    "the other half": '"\\udcff"',
    "half a surrogate pair as a key": '{"\\ud800":1}',
    "raw half": "\ud800",
    "nul": "\x00",
    "digits of another script": "٣",
}
HOLES = {
    "game": ("game kinoko", 2),
    "version": ("kinoko 1", 2),
    "option name": ("option aid", 3),
    "choice": ("aid memory", 3),
    "seat or nobody": ("starter 0", 4),
    "truth": ("anyway false", 6),
    "number of seat": ("seat 0", 9),
    "commitment": ("commitment 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824", 11),
    "time": ("6 time 5", 17),
    "item": ("roll 1", 15),
    "seat of a move": ("5 seat 0", 16),
    "action": ("0 end_turn", 17),
    "value": ("peek 2", 19),
    "place": ("2 hand1", 19),
    "number of a move": ("\n9", 20),
    "end": ("end 9", 21),
}


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize(("before", "line"), HOLES.values(), ids=HOLES.keys())
def test_a_hostile_value_is_read_or_refused_where_it_stands(before: str, line: int, hostile: str) -> None:
    kept = before[: max(before.rfind(" "), before.rfind("\n")) + 1]
    text = GOOD if before in GOOD else GOOD.replace("6 seat 0 end_turn", before)
    assert reads_as_itself_or_is_refused(text.replace(before, kept + hostile, 1)) in {None, line}


@pytest.mark.parametrize("name", ["", "roll\r", "ro\u2028ll", "\x1b[2J", "\ud800"], ids=ascii)
@pytest.mark.parametrize("rest", ["", " 1 peek sets"])
@pytest.mark.parametrize("line_break", ["\n", "\r\n"], ids=["unix", "windows"])
def test_an_odd_name_of_a_draw_is_refused_or_survives(name: str, rest: str, line_break: str) -> None:
    changed = GOOD.replace("4 chance roll 1 peek sets\n", f"4 chance {name}{rest}{line_break}")
    assert reads_as_itself_or_is_refused(changed) in {None, 15}


# ---- any text at all ------------------------------------------------------------------------------------------------


def reads_as_itself_or_is_refused(text: str) -> int | None:
    """What reads, writes itself and reads again the same; what does not is refused, and this is the line.

    Nothing but `InvalidRecord` is ever raised.
    """
    try:
        record = read(text, RULES)
    except InvalidRecord as refusal:
        if not (refusal.reason and 1 <= refusal.line <= text.count("\n") + 2):
            raise
        return refusal.line
    assert write(record) == text.replace("\r\n", "\n")
    assert read(write(record), RULES) == record
    return None


FRAGMENTS = [
    *("\r", "\n", "\r\n", " ", "\t", "\x00", "\x85", "\u2028", "\ud800", "é", "🍄", "٣", "0", "9", "-", ",", '"', "\\"),
    *('"\\ud800"', '"\\n"', "NaN", "1e999", "true", "null", "[", "]", "{}", "[" * 3000, "9" * 5000, "1.0", "0x1"),
    *("option", "seat", "chance", "time 5", "end", "seed", "commitment", "swap", "hand0", "R", "option aid seen\n"),
]
TEXTS = [GOOD, write(replace(played(3).record, moves=played(3).moves[:12], seats=("🍄", "true", "a\nb"), seed=None))]

Edit = Callable[[str], str]


def edit_line(kind: str, first: int, second: int, text: str) -> str:
    lines = text.split("\n")
    one, other = first % len(lines), second % len(lines)
    if kind == "delete":
        del lines[one]
    elif kind == "duplicate":
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def edit_characters(at: int, removed: int, fragment: str, text: str) -> str:
    at %= len(text) + 1
    return text[:at] + fragment + text[at + removed :]


def edit_word(which: int, fragment: str, text: str) -> str:
    words = text.split(" ")
    words[which % len(words)] = fragment
    return " ".join(words)


positions = st.integers(0, 2000)
fragments = st.sampled_from(FRAGMENTS) | st.text(st.characters(exclude_categories=[]), max_size=3)
edits: st.SearchStrategy[Edit] = st.one_of(
    st.builds(partial, st.just(edit_line), st.sampled_from(["delete", "duplicate", "swap"]), positions, positions),
    st.builds(partial, st.just(edit_characters), positions, st.integers(0, 3), st.just("") | fragments),
    st.builds(partial, st.just(edit_word), positions, fragments),
)


@settings(deadline=None, max_examples=600)
@given(st.sampled_from(TEXTS), st.lists(edits, min_size=1, max_size=3))
def test_a_changed_record_reads_as_itself_or_is_refused(text: str, changes: list[Edit]) -> None:
    for change in changes:
        text = change(text)
    reads_as_itself_or_is_refused(text)


@settings(deadline=None, max_examples=200)
@given(st.text(st.characters(exclude_categories=[])) | st.lists(st.sampled_from(FRAGMENTS)).map(" ".join))
@example("")
@example("\n")
@example("\r\n")
def test_arbitrary_text_reads_as_itself_or_is_refused(text: str) -> None:
    reads_as_itself_or_is_refused(text)
    reads_as_itself_or_is_refused("tablee-record 1\n" + text)
    reads_as_itself_or_is_refused(GOOD[: GOOD.index("seat 0")] + text)
    reads_as_itself_or_is_refused(GOOD[: GOOD.index("1 chance")] + text)
    reads_as_itself_or_is_refused(GOOD + text)


# ---- replaying ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_goes_through_the_states_of_the_game(players: int) -> None:
    game = played(players)
    assert tuple(replay(KINOKO, read(write(game.record), RULES))) == game.states


def test_a_replay_of_nothing_is_the_table_before_the_first_move() -> None:
    assert list(replay(KINOKO, replace(good(), moves=()))) == [KINOKO.setup(2, Options(starter=0))]


@pytest.mark.parametrize("commitment", [None, good().commitment])
@pytest.mark.parametrize(
    ("old", "new", "move", "code"),
    [
        ("swap 1 hand0 lower", "swap 3 hand0 lower", 5, "kinoko-not-on-the-dice"),
        ("swap 1 hand0 lower", "swap 1 hand0 hand3", 5, "kinoko-no-such-place"),
        ("6 seat 0 end_turn", "6 seat 1 end_turn", 6, "not-your-turn"),
        ("roll 1 peek sets", "roll 1 peek peek", 4, "wrong-draw"),
        ("6 seat 0 end_turn", "6 time 5", 6, "no-clock"),
        ("8 seat 1 peek 2 hand1", "8 chance roll 1 1 1", 8, "not-a-draw"),
    ],
)
def test_a_move_against_the_rules_is_named_by_its_line(
    commitment: str | None, old: str, new: str, move: int, code: str
) -> None:
    record = replace(read(GOOD.replace(old, new), RULES), commitment=commitment)
    with pytest.raises(InvalidRecord, match=f"move {move} is against the rules: {code}") as refusal:
        list(replay(KINOKO, record))
    assert write(record).splitlines()[refusal.value.line - 1].startswith(f"{move} ")


def test_moves_before_a_bad_one_are_replayed() -> None:
    steps = replay(KINOKO, replace(good(), moves=(*good().moves[:4], Chanced("roll", ()))))
    assert len(list(islice(steps, 5))) == 5
    with pytest.raises(InvalidRecord, match="move 5"):
        next(steps)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("starter 0", "starter 3", 4, "starter"),
        ("starter 0", "starter -1", 4, "starter"),
        ("round_limit null", "round_limit 0", 7, "round_limit"),
        (DICE_LINE, f"option dice {[['reroll'] * 6] * 3!s}".replace("'", '"').replace(", ", ","), 5, "dice"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_named_by_its_option(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(InvalidRecord, match=reason) as refusal:
        list(replay(KINOKO, read(GOOD.replace(old, new), RULES)))
    assert refusal.value.line == line
