"""Looking ahead, against the same done slowly by the rules themselves."""

from random import Random

import pytest

from tablee.core.chance import outcomes
from tablee.core.game import Chance, Chanced, Over, Played, Players
from tablee.games.tomkuni import TOMKUNI
from tablee.games.tomkuni.bots.prospects import Prospects
from tablee.games.tomkuni.bots.search import Search
from tablee.games.tomkuni.bots.track import NOBODY, sorted_spots, track_of
from tablee.games.tomkuni.model import Action, Options, State
from tests.games.tomkuni.boards import crooked, scattered
from tests.games.tomkuni.scene import legal, position, zone

OPTIONS = (
    Options(),
    Options(board="round", free_passage=True),
    Options(board="long", shortcut_stops_on_entry=False),
    Options(board=crooked(), three_tries=True),
)


def slowly(prospects: Prospects, state: State, depth: int) -> tuple[float, ...]:
    """What everybody may expect, so many turns ahead: every roll by the rules, every move that they allow."""
    match TOMKUNI.pending(state):
        case Over():
            return prospects.shares(sorted_spots(state.pawns), state.home[0])
        case Players():
            return max(
                (slowly(prospects, TOMKUNI.apply(state, Played(state.turn, action)), depth) for action in legal(state)),
                key=lambda shares: shares[state.turn],
            )
        case Chance(draw=draw) if depth == 0 and not state.rolls:
            return prospects.shares(sorted_spots(state.pawns), state.home[0] if state.home else NOBODY)
        case Chance(draw=draw):
            deeper = depth - (not state.rolls)  # with three tries, a turn has up to three rolls
            total = [0.0] * state.players
            for outcome, chance in outcomes(draw).items():
                after = slowly(prospects, TOMKUNI.apply(state, Chanced(draw.name, outcome)), deeper)
                total = [so_far + float(chance) * share for so_far, share in zip(total, after, strict=True)]
            return tuple(total)
        case _:
            raise AssertionError


def quickly(prospects: Prospects, state: State, depth: int) -> dict[Action, tuple[float, ...]]:
    """By action, from the search."""
    search = Search(prospects)
    first = state.home[0] if state.home else NOBODY
    return {
        action: search.after(
            sorted_spots(TOMKUNI.apply(state, Played(state.turn, action)).pawns), first, state.turn, depth
        )
        for action in legal(state)
    }


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_finds_what_the_rules_would(options: Options, players: int) -> None:
    rng = Random(players)
    prospects = Prospects(track_of(options, players), together=1)
    for depth, count in ((0, 6), (1, 4), (2, 1)):
        for _ in range(count):
            state = scattered(options, players, rng, home=0.6)
            for action, shares in quickly(prospects, state, depth).items():
                after = TOMKUNI.apply(state, Played(state.turn, action))
                assert shares == pytest.approx(slowly(prospects, after, depth)), (state, action)


def test_the_end_is_seen_from_afar() -> None:
    """Blue's last pawn waits on its entry with a lead that nobody can take: it wins, however far one looks."""
    done = (zone(0, 1), zone(1, 1), zone(2, 1), zone(3, 4))
    last = (39, zone(1, 4), zone(2, 4), zone(3, 3))
    state = position(done, last, turn=1, home=(0,))
    search = Search(Prospects(track_of(Options(), 2), together=1))
    for depth in range(5):
        shares = search.after(sorted_spots(state.pawns), 0, 0, depth)
        assert shares[0] == pytest.approx(1, abs=1e-3)


def test_a_position_reached_twice_is_thought_about_once() -> None:
    state = scattered(Options(), 2, Random(1), home=0.5)
    search = Search(Prospects(track_of(Options(), 2), together=1))
    spots = sorted_spots(state.pawns)
    first = search.after(spots, NOBODY, state.turn, 2)
    looked_at = search.looked_at
    assert search.after(spots, NOBODY, state.turn, 2) == first
    assert search.looked_at == looked_at > 1
