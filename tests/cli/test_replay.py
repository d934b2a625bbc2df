"""`tablee replay`: a game as one seat saw it, and not a card more."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from tablee.cli import main
from tablee.core.game import Chanced, Drawn, Move
from tablee.core.game import Played as PlayedMove
from tablee.core.record import Record, write
from tablee.games.kinoko.model import PLACES, Action, Announce, Options, Peek, State
from tablee.locales import LANGUAGES, speaker
from tests.cli.conftest import Keep, Run, is_complaint, short
from tests.core.played import Played, played

MARKS = {"R": "•", "O": "≡", "Y": "⌂", "G": "»", "B": "○", "P": "≈"}
STEP = re.compile(r"^Move (\d+) of \d+$", re.MULTILINE)
Card: TypeAlias = tuple[int, str]
"""A value and a colour: there is one such card in a round."""


def as_seen_by(seat: int | None) -> list[str]:
    return [] if seat is None else ["--seat", str(seat)]


# ---- what is printed ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_game_is_told_from_every_seat_in_every_language(run: Run, keep: Keep, seat: int | None, lang: str) -> None:
    said = run("replay", keep(played(3).record), *as_seen_by(seat), "--lang", lang)
    assert (said.status, said.err) == (0, "")
    say = speaker(lang)
    moves = len(played(3).moves)
    assert say("cli-replay-step", move=1, moves=moves) in said.out
    assert say("cli-replay-step", move=moves, moves=moves) in said.out
    assert say("cli-replay-unfinished") not in said.out


def test_the_steps_are_in_order_and_none_is_told_twice(run: Run, fair: str) -> None:
    told = [int(move) for move in STEP.findall(run("replay", fair).out)]
    assert told == sorted(set(told))


def test_the_last_line_is_the_verdict(run: Run, fair: str) -> None:
    verdict = r"(wins, with \d points|stopped a round last and wins|share the victory)\.\s*\Z"
    assert re.search(verdict, run("replay", fair).out)


def test_an_unfinished_game_says_so(run: Run, keep: Keep) -> None:
    record = played(2).record
    said = run("replay", keep(replace(record, moves=record.moves[:6], seed=None)))
    assert said.status == 0
    assert "The game was not finished." in said.out


def test_a_record_without_moves_can_be_seen(run: Run, keep: Keep) -> None:
    said = run("replay", keep(replace(played(2).record, moves=(), seed=None)))
    assert said.status == 0
    assert "The game was not finished." in said.out


def test_a_record_from_windows_can_be_seen(run: Run, keep: Keep) -> None:
    text = write(played(2).record)
    assert run("replay", keep(text.replace("\n", "\r\n"))) == run("replay", keep(text))


@pytest.mark.parametrize("seat", ["3", "-1", "x", "1.5", "٣", "", "9" * 5000], ids=short)
def test_a_seat_that_is_not_there_is_refused(run: Run, fair: str, seat: str) -> None:
    assert is_complaint(run("replay", fair, f"--seat={seat}"), "--seat", "from 0 to 2")


def test_a_move_against_the_rules_is_named_by_its_line(run: Run, keep: Keep) -> None:
    record = played(2).record
    forged = replace(record, moves=(*record.moves[:5], record.moves[0], *record.moves[6:]))
    line = 1 + write(forged).partition("\n6 ")[0].count("\n") + 1
    assert is_complaint(run("replay", keep(forged)), "game.txt", f"Line {line}", "move 6 is against the rules")


def test_a_table_that_cannot_be_set_up_is_named_by_its_line(run: Run, keep: Keep) -> None:
    forged = replace(played(2).record, options=Options(starter=3))
    assert is_complaint(run("replay", keep(forged)), "game.txt", "Line 4", "starter")


# ---- names ----------------------------------------------------------------------------------------------------------

ODD = ["[bold]", "[/bold]", "[/]", ":smile:", "a\\b", "b\\", "🍄", "{ $name }", "Ana [1]"]


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("name", ODD)
def test_odd_names_are_shown_as_they_are(run: Run, keep: Keep, name: str, seat: int | None) -> None:
    said = run("replay", keep(replace(played(2).record, seats=("Bo", name))), *as_seen_by(seat))
    assert (said.status, said.err) == (0, "")
    if seat == 1:
        assert f"as {name} saw it" in said.out
    else:
        assert f"{name} rolls " in said.out
        assert f" {name}  ○" in said.out  # in the picture


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("name", ["\x1b[2J", "\x9b2J", "a\nb", "a\r", "\x07", "a\u2028b", "\ud800"], ids=ascii)
def test_a_name_does_not_steer_the_terminal(run: Run, keep: Keep, name: str, seat: int | None) -> None:
    ordinary = run("replay", keep(played(2).record), *as_seen_by(seat))
    said = run("replay", keep(replace(played(2).record, seats=("Ana", name))), *as_seen_by(seat))
    assert (said.status, said.err) == (0, "")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028]", said.out)
    assert abs(said.out.count("\n") - ordinary.out.count("\n")) < 5  # long lines may be wrapped elsewhere


def test_wide_names_keep_the_columns(run: Run, keep: Keep) -> None:
    out = run("replay", keep(replace(played(2).record, seats=("🍄🍄", "Bo")))).out
    lines = out.splitlines()
    titles = [(line, lines[at + 1]) for at, line in enumerate(lines) if "🍄🍄  ○" in line]
    assert titles
    for title, cards in titles:
        assert cell_len(title[: title.index(" Bo ")]) == cards.index("╭", 3 * len("╭─────╮ "))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_an_endless_name_is_no_mistake(run: Run, keep: Keep, seat: int | None) -> None:
    assert run("replay", keep(replace(played(2).record, seats=("Ana", "x" * 5000))), *as_seen_by(seat)).status == 0


@pytest.mark.parametrize("name", ["[bold]game.txt", ":smile:.txt", "a\\b.txt", "x" * 200 + ".txt"], ids=short)
def test_the_name_of_the_file_is_shown_as_it_is(run: Run, keep: Keep, name: str) -> None:
    said = run("replay", keep(played(2).record, name))
    assert said.status == 0
    assert said.out.startswith(f"Kinoko, {name}, as a spectator saw it\n")


# ---- what may be seen -----------------------------------------------------------------------------------------------


def pictured_cards(out: str) -> Iterator[tuple[int, list[str]]]:
    """By number of the move: the faces and backs in the picture after it, as they stand there."""
    _, *parts = STEP.split(out)
    for move, text in zip(parts[::2], parts[1::2], strict=True):
        yield int(move), re.findall(r"│(.{5})│", text)


def place_order(players: int, seat: int | None) -> list[int]:
    """Hands from the left of the reader round the table, the reader's own last; then upper row, lower row."""
    first = 0 if seat is None else seat + 1
    return [*((first + step) % players for step in range(players)), players, players + 1]


def in_sight(state: State, seat: int | None) -> set[Card]:
    """What a seat has before its eyes (K7, K14): the others' hands, and a card that it is looking at."""
    if seat is None or not state.cards:
        return set()
    seen: set[Card] = {
        (value, colour)
        for value, row in enumerate(state.cards, start=1)
        for place, colour in enumerate(row)
        if place < state.players and place != seat
    }
    match state.history:
        case (*_, PlayedMove(seat=peeker, action=Peek(value=value, place=place))) if peeker == seat:
            seen.add((value, state.cards[value - 1][PLACES[state.players].index(place)]))
    return seen


def known_after_every_move(game: Played, seat: int | None, aid: Literal["memory", "seen"]) -> Iterator[set[Card]]:
    """Moves are open, so a card once seen is known until the round ends; memory keeps nothing."""
    known: set[Card] = set()
    for state in game.states:
        now = in_sight(state, seat)
        known = known | now if aid == "seen" and state.cards else now
        yield known


@pytest.mark.parametrize("aid", ["memory", "seen"])
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in (None, *range(n))])
def test_a_picture_shows_exactly_the_cards_that_the_seat_may_see(
    run: Run, keep: Keep, players: int, seat: int | None, aid: Literal["memory", "seen"]
) -> None:
    game = played(players, options=Options(aid=aid, round_limit=60))
    said = run("replay", keep(game.record), *as_seen_by(seat))
    known = list(known_after_every_move(game, seat, aid))
    order = place_order(players, seat)
    pictures = list(pictured_cards(said.out))
    assert sum(bool(cells) for _, cells in pictures) > 10
    for move, cells in pictures:
        cards = game.states[move].cards
        expected = [
            f"{row[place]}{MARKS[row[place]]}{value}" if (value, row[place]) in known[move] else f"░░{value}░░"
            for place in (order if cards else [])
            for value, row in enumerate(cards, start=1)
        ]
        assert [cell if cell[0] == "░" else cell[:2] + cell[4] for cell in cells] == expected, move


def test_peeked_cards_were_among_them(run: Run, keep: Keep) -> None:
    """Or the test above has never been put to the test."""
    shown = "".join(run("replay", keep(played(2).record), "--seat", str(seat)).out for seat in (0, 1))
    assert re.search(r"│[ROYGBP].! \d│", shown)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_can_be_shown(run: Run, keep: Keep, players: int) -> None:
    game = played(players)
    said = run("replay", keep(game.record), "--seat", "all")
    assert "with everything shown" in said.out
    assert "░" not in said.out
    dealt = next(state for state in game.states if state.cards)
    for name, family in zip(game.record.seats, dealt.families, strict=True):
        assert f"{name}:  {family} {MARKS[family]}" in said.out


def first_round_until_the_announcement(game: Played) -> tuple[Move[Action], ...]:
    end = next(
        at for at, move in enumerate(game.moves) if isinstance(move, PlayedMove) and isinstance(move.action, Announce)
    )
    return game.moves[:end]


def with_draw(moves: tuple[Move[Action], ...], draw: str, outcome: Drawn) -> tuple[Move[Action], ...]:
    at = max(at for at, move in enumerate(moves) if isinstance(move, Chanced) and move.draw == draw)
    return (*moves[:at], Chanced(draw, outcome), *moves[at + 1 :])


def long_first_round(players: int) -> Played:
    games = [played(players, seed=f"long {number}") for number in range(20)]
    return max(games, key=lambda game: len(first_round_until_the_announcement(game)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_cannot_tell_two_deals_apart_before_the_reveal(run: Run, keep: Keep, players: int) -> None:
    game = long_first_round(players)
    moves = first_round_until_the_announcement(game)
    assert len(moves) > 12
    dealt = next(state for state in game.states if state.cards)
    spare = next(c for c in dealt.colours if c not in {*dealt.families, dealt.forbidden})
    families = (spare, *dealt.families[:-1], str(dealt.forbidden))
    mushrooms = (dealt.cards[1], dealt.cards[2], dealt.cards[0])
    other = with_draw(with_draw(moves, "families", (families,)), "mushrooms", mushrooms)
    assert other != moves
    record = replace(game.record, moves=moves, seed=None)
    assert run("replay", keep(record)) == run("replay", keep(replace(record, moves=other)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_cannot_tell_the_others_families_before_the_reveal(run: Run, keep: Keep, players: int) -> None:
    game = long_first_round(players)
    moves = first_round_until_the_announcement(game)
    dealt = next(state for state in game.states if state.cards)
    spare = next(c for c in dealt.colours if c not in {*dealt.families, dealt.forbidden})
    record = replace(game.record, moves=moves, seed=None)
    for seat in range(players):
        other = (seat + 1) % players
        families = (*dealt.families[:other], spare, *dealt.families[other + 1 :], str(dealt.forbidden))
        changed = replace(record, moves=with_draw(moves, "families", (families,)))
        assert seen_of(run, keep, changed, seat) == seen_of(run, keep, record, seat)
        assert seen_of(run, keep, changed, other) != seen_of(run, keep, record, other)


def seen_of(run: Run, keep: Keep, record: Record, seat: int) -> str:
    return run("replay", keep(record), "--seat", str(seat)).out


def test_only_the_peeker_is_told_what_a_peek_showed(run: Run, keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # no line is wrapped
    game = next(game for number in range(50) if len(peekers(game := played(2, seed=f"peeks {number}"))) == 2)
    for seat in (None, 0, 1):
        out = run("replay", keep(game.record), *as_seen_by(seat)).out
        others = re.findall(r"^.* looks at the .*$", out, re.MULTILINE)
        own = re.findall(r"^You look at the .*$", out, re.MULTILINE)
        assert others
        assert bool(own) == (seat is not None)
        assert not [line for line in others if any(mark in line for mark in MARKS.values())]
        assert all(any(mark in line for mark in MARKS.values()) for line in own)


def peekers(game: Played) -> set[int]:
    return {move.seat for move in game.moves if isinstance(move, PlayedMove) and isinstance(move.action, Peek)}


# ---- step by step ---------------------------------------------------------------------------------------------------


Page: TypeAlias = Callable[[bytes, str], list[int]]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Page:
    """The moves that are shown one after another while these keys are typed on a terminal."""

    def steps_shown(keys: bytes, file: str) -> list[int]:
        controller, terminal = os.openpty()
        os.write(controller, keys)
        monkeypatch.setenv("FORCE_COLOR", "1")  # the output counts as a terminal too
        with os.fdopen(terminal) as stdin:
            monkeypatch.setattr(sys, "stdin", stdin)
            assert main(["replay", file]) == 0
        os.close(controller)
        return [int(move) for move in re.findall(r"Move (\d+) of", capsys.readouterr().out)]

    return steps_shown


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (b"q\n", [0]),
        (b"\x04", [0]),
        (b"\nq\n", [0, 1]),
        (b"\n\nb\nB\nb\nq\n", [0, 1, 2, 1, 0, 0]),
        (b"2\nq\n", [0, 1]),
        (b"0\nQ\n", [0, 0]),
        (b"what?\nq\n", [0, 1]),
        (b"99999\nb\n\n\n", [0, -1]),  # the verdict, the last step, the verdict again, the end
    ],
)
def test_keys_go_through_a_game(run: Run, keep: Keep, page: Page, keys: bytes, expected: list[int]) -> None:
    file = keep(played(2).record)
    steps = [int(move) for move in STEP.findall(run("replay", file).out)]
    assert page(keys, file) == [steps[at] for at in expected]


def test_a_number_goes_to_that_move(run: Run, keep: Keep, page: Page) -> None:
    file = keep(played(2).record)
    steps = [int(move) for move in STEP.findall(run("replay", file).out)]
    for move in (steps[5], steps[20]):
        assert page(f"{move}\nq\n".encode(), file) == [steps[0], move]


def test_without_anything_to_type_on_everything_is_printed(run: Run, fair: str) -> None:
    assert run("replay", fair, typed=None) == run("replay", fair)
