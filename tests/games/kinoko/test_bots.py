"""The bots that people meet: what they know, what they say, what they never do, and how they forget."""

from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pytest
from bench.kinoko_calibration import hasty
from msgspec.structs import replace

from tablee.bots import LEVELS
from tablee.bots.match import play
from tablee.core.game import Bot, Seat
from tablee.games.kinoko import KINOKO, text
from tablee.games.kinoko.bots import BOTS, reasons
from tablee.games.kinoko.bots.greedy import CHICK, SQUIRREL, forgotten
from tablee.games.kinoko.model import VALUES, Action, Announce, Options, Pass, Peek, State, Swap, View
from tablee.locales import LANGUAGES, speaker
from tests.games.kinoko.scene import do, roll, scene, turn
from tests.games.kinoko.symmetry import OPTIONS, linger, permute_hidden
from tests.games.kinoko.tables import many_tables

NAMES = ["Ana", "Bo", "Cléo", "Dov"]


@cache
def decisions(players: int) -> list[tuple[State, Seat]]:
    """Positions in which somebody decides, from games of bots some of whom play in earnest."""
    company = [BOTS["fox"], linger, BOTS["squirrel"], BOTS["chick"]][:players]
    found: list[tuple[State, Seat]] = []
    for seed, options in enumerate(OPTIONS * 3):
        game = play(KINOKO, KINOKO.setup(players, options), company, Random(seed))
        asked = (state for _, state in game if state.phase in ("act", "close"))
        found += [(state, state.turn) for state in islice(asked, seed % 3, 60, 3)]
    return Random(players).sample(found, len(found))


# ---- a seat knows what it may know ----------------------------------------------------------------------------------


@pytest.mark.rule("K29")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("bot", "count"), [("chick", 150), ("squirrel", 150), ("fox", 150), ("simple", 60)])
def test_nobody_can_tell_two_truths_apart_that_its_seat_cannot(bot: str, count: int, players: int) -> None:
    cannot_tell(BOTS[bot], count, players)


@pytest.mark.rule("K29")
@pytest.mark.parametrize(("players", "count"), [(2, 100), (3, 60), (4, 40)])
def test_the_owl_cannot_tell_them_apart_either(players: int, count: int) -> None:
    cannot_tell(hasty, count, players)


@pytest.mark.rule("K29")
def test_nor_does_it_when_it_thinks_for_long() -> None:
    cannot_tell(BOTS["owl"], 12, 3)


def cannot_tell(bot: Bot[View, Action], count: int, players: int) -> None:
    """The same choice, for the same reason, in every truth that this seat takes to be possible."""
    rng = Random(players)
    positions = decisions(players)[:count]
    assert len(positions) == count
    for number, (state, seat) in enumerate(positions):
        other = permute_hidden(state, seat, True, rng)
        here, there = (bot(KINOKO.recall(s, seat), KINOKO.legal(s, seat), Random(number)) for s in (state, other))
        assert here == there


# ---- what is never done ---------------------------------------------------------------------------------------------


def test_nobody_ever_breaks_a_rule_whatever_the_table() -> None:
    assert many_tables(60) > 1000


@pytest.mark.rule("K24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_end_without_a_limit(players: int) -> None:
    """Among owls somebody stops the round in the end."""
    states = [state for _, state in play(KINOKO, KINOKO.setup(players, Options()), [hasty] * players, Random(players))]
    assert states[-1].phase == "over"
    assert max(state.turns for state in states) < 150


# ---- reasons --------------------------------------------------------------------------------------------------------

EVERY_REASON: tuple[reasons.Reason, ...] = (
    reasons.Calls(0.91),
    reasons.Calls(0.91, 0.7, 0.66),
    reasons.Waits(0.31),
    reasons.Waits(0.31, 0.4, 0.52),
    reasons.Gathers("upper", 0.42),
    reasons.Finds(2, 0.53),
    reasons.Parts(1, "G", 0.64),
    reasons.Sheds(0.75, 0.16),
    reasons.Looks(3, "lower", 0.27),
    reasons.Rolls(),
    reasons.Bides(0.18),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_every_reason_is_a_sentence_of_its_own(lang: str, reader: Seat | None) -> None:
    assert {type(reason) for reason in EVERY_REASON} == set(reasons.Reason.__args__)
    said = [text.why(reason, 0, NAMES, reader, speaker(lang)) for reason in EVERY_REASON]
    assert len(set(said)) == len(said)
    assert all(sentence.strip().endswith(".") and "{" not in sentence for sentence in said)
    for reason, sentence in zip(EVERY_REASON, said, strict=True):
        for field in reason.__struct_fields__:
            value = getattr(reason, field)
            if isinstance(value, float) and not isinstance(reason, reasons.Bides):
                assert f"{round(100 * value)}" in sentence


@pytest.mark.parametrize("bot", LEVELS)
def test_every_decision_has_a_reason_that_can_be_said(bot: str) -> None:
    say = speaker("en")
    mind = hasty if bot == "owl" else BOTS[bot]
    found = Counter[type]()
    for number, (state, seat) in enumerate(decisions(3)[:80]):
        thought = mind(KINOKO.recall(state, seat), KINOKO.legal(state, seat), Random(number))
        assert isinstance(thought.why, reasons.Reason)
        assert text.why(thought.why, seat, NAMES, seat, say)
        found[type(thought.why)] += 1
    assert len(found) >= 4


# ---- memory and attention -------------------------------------------------------------------------------------------


def looked_and_waited(turns: int) -> View:
    """Seat 0 looks at the upper 2; then so many turns pass."""
    state = turn(scene(), "blank", "peek", action=Peek(2, "upper"))
    for _ in range(turns):
        state = turn(state)
    return KINOKO.recall(state, 0)


def many(view: View) -> list[View]:
    """The same before many players: who it is and which round makes the difference between what is forgotten."""
    return [replace(view, round=number) for number in range(400)]


def share_forgotten(half_life: float, turns: int) -> float:
    """How many of many players have forgotten a card after so many turns."""
    return sum(bool(forgotten(view, 0, half_life)) for view in many(looked_and_waited(turns))) / 400


def test_memory_fades_with_time_and_the_chicks_sooner_than_the_squirrels() -> None:
    assert CHICK.half_life is not None
    assert SQUIRREL.half_life is not None
    for half_life in (CHICK.half_life, SQUIRREL.half_life):
        shares = [share_forgotten(half_life, turns) for turns in (0, 2, 4, 8, 16)]
        assert shares == sorted(shares)
        expected = [1 - 0.5 ** (age / half_life) for age in (1, 3, 5, 9, 17)]
        assert all(abs(share - likely) < 0.09 for share, likely in zip(shares, expected, strict=True))
    assert share_forgotten(CHICK.half_life, 2) > share_forgotten(SQUIRREL.half_life, 2) + 0.3


def test_what_is_forgotten_stays_forgotten_until_it_is_seen_again() -> None:
    state = turn(scene(), "blank", "peek", action=Peek(2, "upper"))
    lost: set[tuple[int, int]] = set()
    for _ in range(20):
        now = forgotten(KINOKO.recall(state, 0), 0, SQUIRREL.half_life or 0)
        assert lost <= now
        lost, state = now, turn(state)
    assert lost == {(1, 2)}
    if state.turn == 0:
        state = turn(state)
    state = turn(state, "2", action=Swap(2, "hand1", "upper"))  # it comes into a hand that seat 0 sees …
    state = turn(turn(state), "2", action=Swap(2, "hand1", "upper"))  # … and goes back
    assert not forgotten(KINOKO.recall(state, 0), 0, 1000)


def test_the_fox_remembers_what_the_others_forget() -> None:
    """All its three are in the upper row: it has looked at each of them, some turns ago."""
    state = scene(cards=("YGRO", "GORY", "OYRG"))
    for value in VALUES:
        state = turn(state, "blank", "peek", action=Peek(value, "upper"))
        state = turn(state)
    for _ in range(2):
        state = turn(state)
    state = do(roll(state), Pass())
    view, legal = KINOKO.recall(state, 0), KINOKO.legal(state, 0)
    announced = {
        bot: sum(BOTS[bot](one, legal, Random(1)).action == Announce() for one in many(view)) / 400
        for bot in ("chick", "squirrel", "fox")
    }
    assert announced["fox"] == 1
    assert announced["chick"] < announced["squirrel"] < 0.5
