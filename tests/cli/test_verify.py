"""`tablee verify`: proved, or where it fails."""

import re

import pytest
from msgspec.structs import replace

from tablee.core.chance import commitment, seed_from
from tablee.core.game import Chanced
from tablee.core.record import Record, write
from tablee.games.kinoko.model import Options
from tablee.locales import LANGUAGES, speaker
from tests.cli.conftest import FAIR, Keep, Run, is_complaint, squeezed
from tests.core.played import played

GAME = played(2).record


def tampered(record: Record, seq: int) -> Record:
    """The first die of this roll shows something else."""
    roll = record.moves[seq - 1]
    assert isinstance(roll, Chanced)
    (face,), *others = roll.outcome
    other = Chanced(roll.draw, (("3" if face != "3" else "2",), *others))
    return replace(record, moves=(*record.moves[: seq - 1], other, *record.moves[seq:]))


ROLLS = [seq for seq, move in enumerate(GAME.moves, start=1) if isinstance(move, Chanced) and move.draw == "roll"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fair_game_is_proved(run: Run, fair: str, lang: str) -> None:
    said = run("verify", fair, "--lang", lang)
    assert (said.status, said.err) == (0, "")
    draws = sum(isinstance(move, Chanced) for move in FAIR.moves)
    assert squeezed(speaker(lang)("cli-verify-proved", draws=draws)) in said.words


def test_the_fingerprint_is_shown_to_compare(run: Run, fair: str) -> None:
    assert str(FAIR.record.commitment) in run("verify", fair).words


@pytest.mark.parametrize("seq", ROLLS[:3] + ROLLS[-1:])
def test_a_changed_die_is_found(run: Run, keep: Keep, seq: int) -> None:
    said = run("verify", keep(tampered(GAME, seq)))
    assert (said.status, said.err) == (1, "")
    assert re.search(rf"Not fair: move {seq} is not what the seed gives", said.out)


FAULTS = {
    "no-seed": (replace(GAME, seed=None), 0),
    "no-commitment": (replace(GAME, commitment=None), 0),
    "commitment": (replace(GAME, commitment=commitment(seed_from("other"))), 0),
    "draw": (tampered(GAME, ROLLS[0]), ROLLS[0]),
    "illegal": (replace(GAME, moves=(GAME.moves[-1], *GAME.moves[1:])), 1),
    "unfinished": (replace(GAME, moves=GAME.moves[:-1]), len(GAME.moves) - 1),
    "after-end": (replace(GAME, moves=(*GAME.moves, GAME.moves[-1])), len(GAME.moves) + 1),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_its_words(run: Run, keep: Keep, fault: str, lang: str) -> None:
    record, move = FAULTS[fault]
    said = run("verify", keep(record), "--lang", lang)
    assert (said.status, said.err) == (1, "")
    assert squeezed(speaker(lang)(f"cli-verify-{fault}", move=move)) in said.words


def test_a_damaged_record_is_no_verdict(run: Run, keep: Keep) -> None:
    text = write(GAME).replace("\n7 ", "\n8 ", 1)
    line = text[: text.index("\n8 ")].count("\n") + 2
    assert is_complaint(run("verify", keep(text)), "game.txt", f"Line {line}", "expected move 7")


def test_a_table_that_cannot_be_set_up_is_a_damaged_record(run: Run, keep: Keep) -> None:
    assert is_complaint(run("verify", keep(replace(GAME, options=Options(starter=3)))), "game.txt", "Line 4", "starter")
