"""Fair draws: the published algorithm, exact chances, and proofs that find every change."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from itertools import count, product
from struct import unpack
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tablee.core.chance import Stream, Verdict, commitment, outcomes, sample, seed_from, verify, ways
from tablee.core.game import Chance, Chanced, Draw, Drawn, Lot, Move, fits
from tablee.core.record import InvalidRecord, Record, read, write
from tablee.games import RULES
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.model import DICE, Options
from tests.core.played import Played, played

WHOLE = 1 << 64
SEED = bytes.fromhex("ab" * 32)
GAME = RULES["kinoko"]

seeds = st.binary(min_size=32, max_size=32)


# ---- the stream -----------------------------------------------------------------------------------------------------


def hmac_sha_256(key: bytes, message: bytes) -> bytes:
    """As RFC 2104 defines it, for keys of 64 bytes at most."""
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def published_numbers(seed: bytes, seq: int) -> Iterator[int]:
    """The numbers of one move, as the page tells others to compute them."""
    for block in count():
        yield from unpack(">4Q", hmac_sha_256(seed, f"{seq}:{block}".encode("ascii")))


def published_number_below(stop: int, numbers: Iterator[int]) -> int:
    return next(number for number in numbers if number < stop * (WHOLE // stop)) % stop


def published_draw(draw: Draw, numbers: Iterator[int]) -> Drawn:
    drawn = []
    for lot in draw.lots:
        left, taken = list(lot.items), []
        for _ in range(lot.take):
            taken.append(left.pop(published_number_below(len(left), numbers)))
        drawn.append(tuple(taken))
    return tuple(drawn)


def scripted(*numbers: int) -> Stream:
    """A stream of which one knows what comes."""
    stream = Stream(SEED, 1)
    stream._numbers = iter(numbers)
    return stream


def test_the_stream_is_what_openssl_computes() -> None:
    # printf '7:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:abab…; then '7:1'
    expected = [
        "16fe4dadf51ab9a455dd453611abbcfa7965fa35f6dfcf5c38beecbb42760550",
        "042d278abca2bd4576b75e917f152f8342f4d0729403ac91f2c64a5f87488f87",
    ]
    stream = Stream(SEED, 7)
    assert "".join(f"{stream.randrange(WHOLE):016x}" for _ in range(8)) == "".join(expected)


def test_the_commitment_is_what_openssl_computes() -> None:
    assert commitment(SEED) == "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885"


@settings(deadline=None, max_examples=100)
@given(seeds, st.integers(1, 10**6), st.lists(st.integers(1, WHOLE), min_size=1, max_size=12))
def test_the_stream_follows_the_published_algorithm(seed: bytes, seq: int, stops: list[int]) -> None:
    stream, numbers = Stream(seed, seq), published_numbers(seed, seq)
    assert [stream.randrange(stop) for stop in stops] == [published_number_below(stop, numbers) for stop in stops]


@settings(deadline=None, max_examples=50)
@given(seeds, st.integers(1, 10**6), st.lists(st.integers(1, 8), min_size=1, max_size=4))
def test_a_draw_follows_the_published_algorithm(seed: bytes, seq: int, sizes: list[int]) -> None:
    lots = tuple(Lot(tuple("ABCDEFGH"[:size]), take=1 + index % size) for index, size in enumerate(sizes))
    draw = Draw("any", lots)
    assert sample(draw, Stream(seed, seq)).outcome == published_draw(draw, published_numbers(seed, seq))


def test_the_same_seed_and_move_give_the_same_numbers() -> None:
    one, other = Stream(SEED, 5), Stream(SEED, 5)
    assert [one.randrange(WHOLE) for _ in range(20)] == [other.randrange(WHOLE) for _ in range(20)]


def test_other_moves_and_other_seeds_give_other_numbers() -> None:
    keys = [(seed_from(word), seq) for word in ("a", "b", "c") for seq in range(1, 101)]
    firsts = {Stream(seed, seq).randrange(WHOLE) for seed, seq in keys}
    assert len(firsts) == len(keys)


@pytest.mark.parametrize("stop", [1, 2, 3, 5, 6, 7, 10, 1000, (1 << 63) + 1, WHOLE - 1, WHOLE])
def test_numbers_beyond_the_last_whole_cycle_are_dropped(stop: int) -> None:
    unfair = WHOLE % stop  # so many numbers are left over after the last whole cycle
    first_unfair = WHOLE - unfair
    dropped = {first_unfair, WHOLE - 1} if unfair else set()
    assert scripted(*dropped, first_unfair - 1).randrange(stop) == stop - 1
    assert scripted(*dropped, 0).randrange(stop) == 0


def remainder_or_dropped(number: int, stop: int) -> int | None:
    try:
        return scripted(number).randrange(stop)
    except StopIteration:  # it asked for another number
        return None


@pytest.mark.parametrize("stop", [3, 5, 6, 7, 10])
def test_every_remainder_has_as_many_numbers_behind_it(stop: int) -> None:
    """Among the highest numbers: four whole cycles, and what is left over is dropped."""
    left_over = WHOLE % stop
    highest = range(WHOLE - left_over - 4 * stop, WHOLE)
    found = Counter(remainder_or_dropped(number, stop) for number in highest)
    assert found.pop(None, 0) == left_over
    assert found == dict.fromkeys(range(stop), 4)


@pytest.mark.parametrize("stop", [0, -1, WHOLE + 1])
def test_a_number_that_cannot_be_drawn_is_refused(stop: int) -> None:
    with pytest.raises(ValueError, match="number"):
        scripted(0, 1, 2).randrange(stop)


def test_a_seed_that_a_person_types_is_its_hash() -> None:
    assert seed_from("pilz") == sha256(b"pilz").digest()


# ---- draws ----------------------------------------------------------------------------------------------------------

THIRD, HALF = Fraction(1, 3), Fraction(1, 2)
DRAWS = {
    "coin": Draw("coin", (Lot(("heads", "tails")),)),
    "loaded": Draw("loaded", (Lot(("1", "1", "2")),)),
    "shuffle": Draw("shuffle", (Lot(("a", "b", "c"), 3),)),
    "two of four": Draw("two", (Lot(("a", "b", "c", "d"), 2),)),
    "repeated": Draw("repeated", (Lot(("a", "a", "b"), 2),)),
    "none": Draw("none", (Lot(("a", "b"), 0),)),
    "no lots": Draw("nothing", ()),
    "mixed": Draw("mixed", (Lot(("x", "y")), Lot(("a", "a", "b"), 2), Lot(("1", "2", "3")))),
}
any_draw = pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS.keys())


def all_answers(draw: Draw) -> Iterator[tuple[int, ...]]:
    """Everything that a source of numbers can answer while this is drawn."""
    return product(*(range(len(lot.items) - taken) for lot in draw.lots for taken in range(lot.take)))


@any_draw
def test_every_outcome_comes_exactly_as_often_as_its_chance_says(draw: Draw) -> None:
    answers = list(all_answers(draw))
    found = Counter(sample(draw, scripted(*answer)).outcome for answer in answers)
    assert {outcome: Fraction(times, len(answers)) for outcome, times in found.items()} == outcomes(draw)


@any_draw
def test_a_draw_takes_one_number_an_item(draw: Draw) -> None:
    numbers = iter([0] * 20)
    stream = scripted()
    stream._numbers = numbers
    sample(draw, stream)
    assert len(list(numbers)) == 20 - sum(lot.take for lot in draw.lots)


@any_draw
def test_chances_sum_to_one_and_count_the_ways(draw: Draw) -> None:
    chances = outcomes(draw).values()
    assert sum(chances) == 1
    assert ways(draw) == len(list(all_answers(draw)))
    assert all((chance * ways(draw)).denominator == 1 for chance in chances)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("coin", {(("heads",),): HALF, (("tails",),): HALF}),
        ("loaded", {(("1",),): 2 * THIRD, (("2",),): THIRD}),
        ("repeated", {(("a", "a"),): THIRD, (("a", "b"),): THIRD, (("b", "a"),): THIRD}),
        ("none", {((),): Fraction(1)}),
        ("no lots", {(): Fraction(1)}),
    ],
)
def test_chances_worked_out_by_hand(name: str, expected: dict[Drawn, Fraction]) -> None:
    assert outcomes(DRAWS[name]) == expected


def near_outcomes(draw: Draw) -> Iterator[Drawn]:
    """All words of all lengths up to one too many, from the lots' own items and a strange one."""
    words = [
        [word for length in range(lot.take + 2) for word in product({*lot.items, "?"}, repeat=length)]
        for lot in draw.lots
    ]
    return product(*words)


@any_draw
def test_exactly_the_listed_outcomes_fit(draw: Draw) -> None:
    listed = outcomes(draw)
    fitting = {outcome for outcome in near_outcomes(draw) if fits(draw, Chanced(draw.name, outcome))}
    assert fitting == listed.keys()


@any_draw
def test_a_draw_of_another_name_does_not_fit(draw: Draw) -> None:
    assert not any(fits(draw, Chanced("other", outcome)) for outcome in outcomes(draw))


@any_draw
def test_a_lot_too_many_or_too_few_does_not_fit(draw: Draw) -> None:
    for outcome in outcomes(draw):
        assert not fits(draw, Chanced(draw.name, (*outcome, ("a",))))
        assert not (outcome and fits(draw, Chanced(draw.name, outcome[:-1])))


@pytest.mark.parametrize(
    "outcome",
    [[("x",), ("a", "b"), ("1",)], (["x"], ("a", "b"), ("1",)), (("x",), ["a", "b"], ("1",)), ("x", "ab", "1"), None],
)
def test_only_tuples_fit(outcome: Any) -> None:
    assert fits(DRAWS["mixed"], Chanced("mixed", (("x",), ("a", "b"), ("1",))))
    assert not fits(DRAWS["mixed"], Chanced("mixed", outcome))


def test_an_item_that_is_there_once_does_not_come_twice() -> None:
    assert fits(DRAWS["repeated"], Chanced("repeated", (("a", "a"),)))
    assert not fits(DRAWS["repeated"], Chanced("repeated", (("b", "b"),)))


def test_rolls_of_the_stream_are_even() -> None:
    """Three dice at once, against the exact chance of every roll: a crooked die or dice that hang together show."""
    draw = Draw("roll", tuple(Lot(die) for die in DICE))
    chances = outcomes(draw)
    rolls = 6000
    found = Counter(sample(draw, Stream(SEED, seq)).outcome for seq in range(1, rolls + 1))
    expected = {roll: float(rolls * chance) for roll, chance in chances.items()}
    assert len(expected) == 5 * 5 * 5
    chi_square = sum((found[roll] - mean) ** 2 / mean for roll, mean in expected.items())
    assert 76 < chi_square < 190  # 124 degrees of freedom: all but two in ten thousand fair dice lie within


# ---- proofs ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["simple at two", "simple at three", "random at four"])
def game(request: pytest.FixtureRequest) -> Played:
    bot, _, players = str(request.param).split()
    return played({"two": 2, "three": 3, "four": 4}[players], bot)


def draws_of(game: Played) -> dict[int, tuple[Draw, Drawn]]:
    """By number of the move: what was drawn, and what came."""
    return {
        seq: (pending.draw, move.outcome)
        for seq, (state, move) in enumerate(zip(game.states, game.moves, strict=False), start=1)
        if isinstance(pending := KINOKO.pending(state), Chance) and isinstance(move, Chanced)
    }


def other_outcomes(draw: Draw, outcome: Drawn) -> Iterator[Drawn]:
    """Small changes that still fit: in one lot another item, or two items the other way round."""
    for index, (lot, drawn) in enumerate(zip(draw.lots, outcome, strict=True)):
        changed = [(*drawn[:at], item, *drawn[at + 1 :]) for at in range(len(drawn)) for item in set(lot.items)]
        if len(drawn) > 1:
            changed.append((drawn[1], drawn[0], *drawn[2:]))
        for other in changed:
            tampered = (*outcome[:index], other, *outcome[index + 1 :])
            if tampered != outcome and fits(draw, Chanced(draw.name, tampered)):
                yield tampered


def with_moves(record: Record, *moves: Move[Any]) -> Record:
    return replace(record, moves=moves)


def test_a_fair_game_is_proved(game: Played) -> None:
    verdict = verify(GAME, game.record)
    assert verdict == Verdict(draws=len(draws_of(game)))
    assert verdict.proved


def test_a_fair_game_is_proved_from_its_file(game: Played) -> None:
    assert verify(GAME, read(write(game.record), RULES)).proved


def test_every_changed_draw_is_found_where_it_is(game: Played) -> None:
    draws = draws_of(game)
    assert {draw.name for draw, _ in draws.values()} == {"colours", "starter", "families", "mushrooms", "roll"}
    for before, (seq, (draw, outcome)) in enumerate(draws.items()):
        changes = list(other_outcomes(draw, outcome))
        assert changes
        for change in changes:
            moves = (*game.moves[: seq - 1], Chanced(draw.name, change), *game.moves[seq:])
            assert verify(GAME, with_moves(game.record, *moves)) == Verdict(before, "draw", seq)


def test_two_moves_exchanged_are_found(game: Played) -> None:
    for seq, (first, second) in enumerate(zip(game.moves, game.moves[1:], strict=False), start=1):
        moves = (*game.moves[: seq - 1], second, first, *game.moves[seq + 1 :])
        verdict = verify(GAME, with_moves(game.record, *moves))
        assert verdict.fault in {"draw", "illegal"}
        assert verdict.at == seq


def test_a_move_dropped_is_found(game: Played) -> None:
    for seq in range(1, len(game.moves)):
        verdict = verify(GAME, with_moves(game.record, *game.moves[: seq - 1], *game.moves[seq:]))
        assert verdict.fault in {"draw", "illegal"}
        assert verdict.at is not None
        assert verdict.at >= seq


def test_a_game_cut_short_is_unfinished(game: Played) -> None:
    draws = draws_of(game)
    for length in range(len(game.moves)):
        proved = sum(seq <= length for seq in draws)
        assert verify(GAME, with_moves(game.record, *game.moves[:length])) == Verdict(proved, "unfinished", length)


def test_a_move_after_the_end_is_found(game: Played) -> None:
    for extra in (game.moves[0], game.moves[-1]):
        verdict = verify(GAME, with_moves(game.record, *game.moves, extra))
        assert verdict == Verdict(len(draws_of(game)), "after-end", len(game.moves) + 1)


def test_a_move_against_the_rules_is_found(game: Played) -> None:
    acted = next(seq for seq, move in enumerate(game.moves, start=1) if not isinstance(move, Chanced))
    moves = (*game.moves[: acted - 1], game.moves[-1], *game.moves[acted:])  # an announcement before any action
    verdict = verify(GAME, with_moves(game.record, *moves))
    assert (verdict.fault, verdict.at) == ("illegal", acted)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"seed": seed_from("other").hex()}, "commitment"),
        ({"commitment": commitment(seed_from("other"))}, "commitment"),
        ({"seed": None}, "no-seed"),
        ({"commitment": None}, "no-commitment"),
    ],
)
def test_a_seed_that_was_not_promised_proves_nothing(game: Played, changes: dict[str, Any], fault: str) -> None:
    verdict = verify(GAME, replace(game.record, **changes))
    assert verdict == Verdict(0, fault)
    assert not verdict.proved


def test_another_seed_with_its_own_promise_does_not_give_these_draws(game: Played) -> None:
    other = seed_from("other")
    swapped = replace(game.record, seed=other.hex(), commitment=commitment(other))
    assert verify(GAME, swapped) == Verdict(0, "draw", 1)


def test_a_table_that_cannot_be_set_up_proves_nothing() -> None:
    impossible = replace(played(2).record, options=Options(starter=3))
    with pytest.raises(InvalidRecord, match="starter"):
        verify(GAME, read(write(impossible), RULES))
