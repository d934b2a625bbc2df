"""What a position is worth: shares of one victory, the same from every corner, and exact when the game is over."""

from itertools import permutations
from random import Random

import pytest

from tablee.core.game import Over
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.bots.prospects import WEIGHTS, Prospects, shared
from tablee.games.tomkuni.bots.track import NOBODY, Track, sorted_spots, track_of
from tablee.games.tomkuni.bots.zones import FULL, enterable, losses, pushed
from tablee.games.tomkuni.model import PAWNS, ZONE, Options, State, TurnIn
from tests.games.tomkuni.boards import ALL_BOARDS, ALL_OPTIONS, scattered
from tests.games.tomkuni.scene import BLUE, GREEN, RED, YELLOW, foresee, home, legal, position, zone
from tests.games.tomkuni.symmetry import Renumbered, Turned

ODDS = (0.5, 0.25, 0.15, 0.1)


def shares(state: State, together: int = 2) -> tuple[float, ...]:
    prospects = Prospects(track_of(state.options, state.players), together)
    first = state.home[0] if state.home else NOBODY
    return prospects.shares(sorted_spots(state.pawns), first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_together_wins_once(players: int) -> None:
    rng = Random(players)
    for options in ALL_OPTIONS[::3]:
        for _ in range(10):
            found = shares(scattered(options, players, rng))
            assert sum(found) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in found)


@pytest.mark.parametrize("board", ["cross", "round", "long"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_turns_with_the_board(board: str, players: int) -> None:
    rng = Random(players)
    for _ in range(20):
        state = scattered(Options(board=board), players, rng)
        for shift in range(1, players):
            turned = Turned(players, shift)
            assert shares(turned.state(state)) == pytest.approx(turned.by_seat(shares(state)))


def test_it_does_not_matter_from_where_a_ring_is_counted() -> None:
    rng = Random(0)
    other = Renumbered(11)
    for board in ALL_BOARDS:
        for players in (2, 3, 4):
            state = scattered(Options(board=board), players, rng)
            assert shares(other.state(state)) == pytest.approx(shares(state))


def test_pawns_of_a_colour_are_alike() -> None:
    track = Track(Options(), 2)
    pawns = (None, 5, 17, zone(GREEN, 2))
    assert len({sorted_spots((own, own)) for own in permutations(pawns)}) == 1
    assert sorted_spots((pawns,)) == ((-1, 5, 17, track.size + 4 * GREEN + 1),)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_the_game_is_over_it_is_who_won(players: int) -> None:
    """Also where two or more share the victory."""
    rng, shared_victories = Random(players), 0
    for _ in range(100):
        squares = [rng.sample(range(1, ZONE + 1), players) for _ in range(PAWNS)]
        pawns = [[zone(colour, squares[colour][seat]) for colour in range(PAWNS)] for seat in range(players)]
        order = tuple(rng.sample(range(players), players))
        state = position(*pawns, phase="over", home=order)
        pending = TOMKUNI.pending(state)
        assert isinstance(pending, Over)
        winners = pending.outcome.winners
        shared_victories += len(winners) > 1
        assert shares(state) == pytest.approx([(seat in winners) / len(winners) for seat in range(players)])
    assert shared_victories


def test_more_points_and_less_luck_win_more() -> None:
    assert shared([10, 10], [2, 2]) == (0.5, 0.5)
    ahead, surer = shared([11, 10], [2, 2]), shared([11, 10], [0.5, 0.5])
    assert 0.5 < ahead[0] < surer[0] < 1


# ---- zones ----------------------------------------------------------------------------------------------------------


def test_zones_are_entered_and_pushed_as_the_rules_say() -> None:
    """Red waits on green's entry; the others stand in that zone in every way there is (T15, T16)."""
    for taken in range(FULL + 1):
        there = [depth for depth in range(ZONE) if taken >> depth & 1]
        if len(there) == ZONE:
            continue  # red is the fourth to come
        others = [(zone(GREEN, depth + 1), *home(RED, YELLOW, BLUE)) for depth in there]
        others += [home(RED, YELLOW, BLUE)] * (3 - len(there))
        for depth in range(ZONE):
            state = position((19, *home(RED, YELLOW, BLUE)), *others, die=depth + 1)
            enters = TurnIn(0) in legal(state)
            assert enters == (depth < enterable(taken))
            if enters:
                moved = [push.start - zone(GREEN, 1) for push in foresee(state, TurnIn(0)).pushes]
                assert sorted(moved) == list(pushed(taken, depth))


def test_who_cannot_be_pushed_stays() -> None:
    lost = losses(ODDS)
    for more in range(PAWNS):
        assert lost[0b1000][3][more] == 0
        assert lost[0b1100][2][more] == 0
        assert lost[0b1111][0][more] == 0


def test_nobody_gains_by_being_pushed() -> None:
    """Not even by the last digit of a float: a variance comes of it."""
    for odds in (ODDS, WEIGHTS.entering):
        assert all(loss >= 0 for depths in losses(odds) for mores in depths for loss in mores)


def test_what_a_pawn_in_a_zone_loses() -> None:
    """One or two more come, onto squares that are as likely as `ODDS` says, of those that can be entered."""
    lost = losses(ODDS)
    first, second, third, _ = ODDS
    assert lost[0b0001][0][1] == pytest.approx(first)  # only who enters on the first square pushes it
    assert lost[0b0011][1][1] == pytest.approx(first + second)  # and here on the first two
    assert lost[0b1001][0][1] == pytest.approx(first / (first + second + third))  # nobody can enter on the last square
    # pushed twice: by both on its square of the moment; or by the second one through the first one, before it
    both_push = first * (1 + first + second) + second * first + third * first + ODDS[3] * first / (1 - ODDS[3])
    assert lost[0b0001][0][2] == pytest.approx(both_push)
