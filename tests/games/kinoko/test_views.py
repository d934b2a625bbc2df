"""K7, K28, K29: who may know what."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from tablee.bots.match import play
from tablee.core.codec import encode
from tablee.core.game import Played
from tablee.games.kinoko import KINOKO
from tablee.games.kinoko.bots import BOTS
from tablee.games.kinoko.model import (
    AIDS,
    PLACES,
    VALUES,
    Action,
    Aid,
    Cards,
    Colour,
    Options,
    Peek,
    Sight,
    State,
    Swap,
    SwapSets,
    View,
)
from tablee.games.kinoko.view import worlds
from tests.games.kinoko.scene import letters, scene, turn
from tests.games.kinoko.symmetry import linger, permute_hidden, seen_ever
from tests.subjects import walk


def faces(view: View) -> tuple[str, ...]:
    """A view's cards as letters, a dot for a back."""
    return tuple("".join(sight.colour if sight else "." for sight in row) for row in view.cards)


def ways_known(view: View) -> set[str]:
    return {sight.how for row in view.cards for sight in row if sight}


@pytest.mark.rule("K7")
def test_a_player_sees_the_others_hands_and_no_more() -> None:
    state = scene(families="ROY", cards=("RYGOB", "YOGBR", "GRYOB"))
    assert faces(KINOKO.view(state, 0)) == (".YG..", ".OG..", ".RY..")
    assert faces(KINOKO.view(state, 1)) == ("R.G..", "Y.G..", "G.Y..")
    assert faces(KINOKO.view(state, 2)) == ("RY...", "YO...", "GR...")


@pytest.mark.rule("K7")
def test_a_spectator_sees_no_colours_and_no_families_during_a_round() -> None:
    for state in walk("kinoko", 4, Options(aid="deduced"), seed=7)[0]:
        view = KINOKO.view(state, None)
        assert view.family is None
        assert not ways_known(view)


@pytest.mark.rule("K7")
def test_values_are_public_by_position() -> None:
    view = KINOKO.view(scene(), None)
    assert [len(row) for row in view.cards] == [4, 4, 4]


# ---- aid levels -----------------------------------------------------------------------------------------------------


def after_a_peek_and_a_swap(aid: Aid) -> State:
    """Seat 0 looks at the upper 2; later seat 1 swaps it into the lower row, and swaps its own 1 away."""
    state = scene(options=Options(aid=aid, starter=0))
    state = turn(state, "blank", "peek", action=Peek(2, "upper"))
    state = turn(state, "2", action=Swap(2, "upper", "lower"))
    state = turn(state)
    return turn(state, "1", action=Swap(1, "hand1", "lower"))


@pytest.mark.rule("K28")
@pytest.mark.parametrize(
    ("aid", "expected"),
    [
        ("memory", (".O..", ".O..", ".R..")),  # the hand across the table, nothing else
        ("seen", (".O.Y", ".O.G", ".R..")),  # and the two cards that were seen and followed
    ],
)
def test_memory_shows_the_moment_and_seen_what_was_followed(aid: Aid, expected: tuple[str, ...]) -> None:
    state = after_a_peek_and_a_swap(aid)
    assert letters(state.cards) == ("ROGY", "YORG", "GRYO")
    assert faces(KINOKO.view(state, 0)) == expected


@pytest.mark.rule("K28")
def test_a_card_that_only_passed_before_ones_eyes_is_seen() -> None:
    """The upper 1 goes into the hand of seat 1, and from there to the lower row."""
    state = turn(scene(options=Options(aid="seen", starter=0)), "1", action=Swap(1, "hand1", "upper"))
    state = turn(state, "1", action=Swap(1, "hand1", "lower"))
    assert letters(state.cards)[0] == "ROYG"
    assert faces(KINOKO.view(state, 0))[0] == ".OYG"


@pytest.mark.rule("K28")
def test_deduced_adds_the_last_unknown_card_of_a_value() -> None:
    """Seat 0 knows three of the four 1s by sight: R or G is left for its own hand and the upper row — then it peeks."""
    state = after_a_peek_and_a_swap("deduced")
    state = turn(state, "blank", "peek", action=Peek(1, "upper"))
    view = KINOKO.view(state, 0)
    assert view.cards[0][0] == Sight("R", "deduced")
    assert view.cards[0][2] == Sight("G", "seen")


@pytest.mark.rule("K28")
def test_deduced_knows_that_nobody_is_dealt_three_alike() -> None:
    """Seat 0 sees that its 1 and its 2 are O; the 3 left for it are O, Y or R. It cannot be O (K6), and R is peeked."""
    options = Options(aid="deduced", starter=0)
    state = scene(cards=("OGRY", "OYGR", "YGRO"), options=options)
    for card in (Peek(1, "hand0"), Peek(2, "hand0"), Peek(3, "upper")):
        state = turn(turn(state, "blank", "peek", action=card))
    view = KINOKO.view(state, 0)
    assert view.cards[2][0] == Sight("Y", "deduced")
    assert view.cards[2][3] == Sight("O", "deduced")


@pytest.mark.rule("K28")
def test_the_aid_is_public() -> None:
    for aid in AIDS:
        assert KINOKO.view(scene(options=Options(aid=aid)), None).options.aid == aid


@pytest.mark.rule("K28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_level_shows_at_least_what_the_one_below_shows(players: int) -> None:
    for state in walk("kinoko", players, Options(), seed=28)[0]:
        for seat in range(players):
            memory, seen, deduced = (KINOKO.view(replace(state, options=Options(aid=aid)), seat).cards for aid in AIDS)
            for less, more in ((memory, seen), (seen, deduced)):
                for few, many in zip(less, more, strict=True):
                    for here, there in zip(few, many, strict=True):
                        assert here is None or here == there


@pytest.mark.rule("K28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_shown_is_true(players: int) -> None:
    for state in walk("kinoko", players, Options(aid="deduced"), seed=29)[0]:
        for seat in range(players):
            for sights, colours in zip(KINOKO.view(state, seat).cards, state.cards, strict=True):
                assert all(sight is None or sight.colour == c for sight, c in zip(sights, colours, strict=True))


@pytest.mark.rule("K28")
def test_a_bot_forgets_nothing_at_any_level() -> None:
    for aid in AIDS:
        assert faces(KINOKO.recall(after_a_peek_and_a_swap(aid), 0)) == (".O.Y", ".O.G", ".R..")


# ---- exactness ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K29")
@pytest.mark.parametrize("aid", AIDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_games_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(aid: Aid, players: int) -> None:
    """Deal two rounds that differ only in what a seat cannot see, play the same moves in both, and compare all that
    the seat is sent until a card that differs comes before its eyes, or the round ends."""
    rng = Random(29)
    compared = 0
    for trial in range(60):
        seat = trial % players
        state = scene(families="ROYB"[:players], options=Options(aid=aid, starter=0, round_limit=20))
        other = permute_hidden(state, seat, True, rng)
        for move, after in play(KINOKO, state, [linger] * players, rng):
            other = KINOKO.apply(other, move)
            if after.round > 1 or after.phase == "over" or sees_the_difference(after, other, seat):
                break
            assert encode(KINOKO.view(after, seat)) == encode(KINOKO.view(other, seat))
            compared += 1
    assert compared > 200


def sees_the_difference(state: State, other: State, seat: int) -> bool:
    """Whether a card that is not the same in both has come before this seat's eyes."""
    for value, row, others in zip(VALUES, state.cards, other.cards, strict=True):
        for place, (mine, theirs) in enumerate(zip(row, others, strict=True)):
            in_a_hand = place < state.players and place != seat
            looked = state.history[-1:] == (Played(seat, Peek(value, PLACES[state.players][place])),)
            if mine != theirs and (in_a_hand or looked):
                return True
    return False


# ---- guesses --------------------------------------------------------------------------------------------------------


def brute_force(state: State, seat: int) -> set[Cards]:
    """Every card world that a seat which forgets nothing thinks possible: try all deals, and play the round again."""
    known = seen_ever(state, seat)
    found: set[Cards] = set()
    for dealt in product(permutations(state.colours), repeat=3):
        if any(dealt[0][hand] == dealt[1][hand] == dealt[2][hand] for hand in range(state.players)):
            continue
        rows = [list(row) for row in dealt]
        for event in state.history:
            if isinstance(event, Played):
                exchange(rows, event, state.players)
        if all(rows[value - 1][place] == state.cards[value - 1][place] for value, place in known):
            found.add(tuple(map(tuple, rows)))
    return found


def exchange(rows: list[list[Colour]], event: Played[Action], players: int) -> None:
    where = PLACES[players]
    match event.action:
        case Swap(value=value, a=a, b=b):
            moved, i, j = [rows[value - 1]], where.index(a), where.index(b)
        case SwapSets(place=place):
            moved, i, j = rows, event.seat, where.index(place)
        case _:
            return
    for row in moved:
        row[i], row[j] = row[j], row[i]


@pytest.mark.rule("K6")
@pytest.mark.rule("K29")
def test_the_worlds_of_a_view_are_exactly_those_that_fit() -> None:
    """Against brute force over all 13,824 deals for two players."""
    states, _ = walk("kinoko", 2, Options(), seed=31)
    for state in Random(31).sample([state for state in states if state.cards], 12):
        for seat in (0, 1):
            view = KINOKO.recall(state, seat)
            fitting = set(worlds(view.players, view.colours, view.cards, view.history))
            assert fitting == brute_force(state, seat)
            assert len(fitting) <= 216
            assert state.cards in fitting


class Counting:
    """Answers that run through every number the caller could draw, like an odometer."""

    def __init__(self) -> None:
        self.digits: list[int] = []
        self.limits: list[int] = []
        self.at = 0

    def randrange(self, stop: int, /) -> int:
        if self.at == len(self.digits):
            self.digits.append(0)
            self.limits.append(stop)
        self.at += 1
        return self.digits[self.at - 1]

    def turn(self) -> bool:
        """Go to the next run of answers; whether there is one."""
        self.at = 0
        while self.digits and self.digits[-1] + 1 == self.limits[-1]:
            self.digits.pop()
            self.limits.pop()
        if self.digits:
            self.digits[-1] += 1
        return bool(self.digits)


def looked_at(*cards: Peek) -> State:
    """Seat 0 has looked at these cards, one a turn."""
    state = scene(cards=("RYGO", "YOGR", "GRYO"), options=Options(starter=0))
    for card in cards:
        state = turn(turn(state, "blank", "peek", action=card))
    return state


def test_guesses_are_exactly_uniform_where_no_deal_is_ruled_out() -> None:
    """Seat 0 has seen that its 1 and 2 differ, so K6 rules nothing out: 2 · 2 · 6 card worlds and 2 ways to spread the
    families. Run through every answer of the random source: each comes exactly once."""
    view = KINOKO.recall(looked_at(Peek(1, "hand0"), Peek(2, "hand0")), 0)
    rng = Counting()
    counts = Counter([_guessed(view, rng)])
    while rng.turn():
        counts[_guessed(view, rng)] += 1
    assert len(counts) == 2 * 2 * 6 * 2
    assert set(counts.values()) == {1}


def test_guesses_are_uniform_where_deals_are_ruled_out() -> None:
    """A fresh deal: of 216 worlds those with three alike in the own hand are gone. Each world left is as likely."""
    view = KINOKO.recall(looked_at(), 0)
    fitting = set(worlds(view.players, view.colours, view.cards, view.history))
    assert 150 < len(fitting) < 216
    rng, tries = Random(6), 50 * len(fitting)
    counts = Counter(KINOKO.guess(view, rng).cards for _ in range(tries))
    assert set(counts) == fitting
    squares = sum((count - 50) ** 2 / 50 for count in counts.values())
    assert squares < len(fitting) + 5 * (2 * len(fitting)) ** 0.5  # chi-square, five deviations above its mean


def _guessed(view: View, rng: Counting) -> tuple[Cards, tuple[str, ...]]:
    guess = KINOKO.guess(view, rng)
    return guess.cards, guess.families


@pytest.mark.parametrize("players", [2, 3, 4])
def test_guesses_are_states_that_could_have_been(players: int) -> None:
    """A guess is reached by real moves from a deal that K6 lets stand, so its own views are consistent for all."""
    rng = Random(5)
    for state in walk("kinoko", players, Options(), seed=33)[0]:
        for seat in (None, *range(players)):
            guess = KINOKO.guess(KINOKO.recall(state, seat), rng)
            assert guess.seen_by == state.seen_by  # who has seen which card is public
            for row in guess.cards:
                assert sorted(row) == sorted(state.colours)
            assert len({*guess.families, guess.forbidden}) == len(guess.families) + 1


def test_bots_are_given_views_and_finish_games() -> None:
    for name, bot in BOTS.items():
        *_, (_, last) = play(KINOKO, KINOKO.setup(3, Options(round_limit=60)), [bot] * 3, Random(name))
        assert last.phase == "over"
