"""What a colour makes by itself, against the rules run through square by square."""

from functools import cache
from itertools import combinations_with_replacement

import pytest

from tablee.games.tomkuni.bots.prospects import Prospects
from tablee.games.tomkuni.bots.solitaire import SETTLED, SWEEPS, USUAL
from tablee.games.tomkuni.bots.track import IN_YARD, SIX, Own, Track
from tablee.games.tomkuni.model import PAWNS, ZONE, Options
from tests.games.tomkuni.boards import crooked


def alone(track: Track, needed: int) -> dict[Own, float]:
    """The most points that red makes, by where its pawns are: while the others never leave their yards, moves are
    those of the rules, and rolls that change nothing are not counted. Red has pawns in all other zones already.
    As many rolls are looked ahead as the bots do: with `free_passage`, a pawn could go round for ever."""
    size, waiting = track.size, (IN_YARD,) * PAWNS
    there = tuple(track.size + ZONE * zone + 3 for zone in range(PAWNS) if not needed >> zone & 1)
    starts = [
        (*out, *there)
        for out in combinations_with_replacement(range(IN_YARD, size), PAWNS - len(there))
        if len(set(out) - {IN_YARD}) == sum(spot != IN_YARD for spot in out)
    ]
    moves = {
        own: [
            [then[0] for then in track.moves((own, *(waiting,) * (track.players - 1)), 0, die)]
            for die in range(1, SIX + 1)
        ]
        for own in starts
    }
    worth = dict.fromkeys(starts, USUAL * needed.bit_count())

    def value(own: Own) -> float:
        """Zones are forgotten when a pawn is in: what it is worth there counts at once."""
        reached = [spot for spot in own if spot >= size and spot not in there]
        if not reached:
            return worth[own]
        gained = sum(ZONE - (spot - size) % ZONE for spot in reached)
        left = needed & ~sum(1 << (spot - size) // ZONE for spot in reached)
        return gained + (smaller(track, left)[own[: left.bit_count()]] if left else 0.0)

    for _ in range(SWEEPS):
        usable = {own: [then for then in rolls if then] for own, rolls in moves.items()}
        new = {own: sum(max(map(value, then)) for then in rolls) / len(rolls) for own, rolls in usable.items()}
        change = max(abs(new[own] - worth[own]) for own in starts)
        worth.update(new)
        if change < SETTLED:
            break
    return worth


@cache
def smaller(track: Track, needed: int) -> dict[Own, float]:
    """By the pawns outside alone."""
    return {own[: needed.bit_count()]: worth for own, worth in alone(track, needed).items()}


OPTIONS = (
    Options(board="round"),
    Options(board="round", free_passage=True),
    Options(board="round", shortcut_stops_on_entry=False),
    Options(board=crooked()),
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("needed", [0b0010, 0b0101, 0b1001])
def test_it_is_what_the_rules_make_of_it(options: Options, needed: int) -> None:
    track = Track(options, 2)
    solitaire = Prospects(track, together=4).solitaires[0]
    for own, worth in alone(track, needed).items():
        places = tuple(0 if spot == IN_YARD else (spot - track.starts[0]) % track.size + 1 for spot in own)
        out = tuple(sorted(place for spot, place in zip(own, places, strict=True) if spot < track.size))
        assert solitaire.points(needed, out) == pytest.approx(worth, abs=0.02), own


def test_a_pawn_before_the_last_zone_takes_what_it_can_get() -> None:
    """On the entry: 1, 2, 3 and 4 go in, 5 and 6 are too high, so it makes (4 + 3 + 2 + 1) / 4."""
    track = Track(Options(), 2)
    entry = (track.plan.entries[2] - track.starts[0]) % track.size + 1
    assert Prospects(track, together=1).solitaires[0].points(0b0100, (entry,)) == pytest.approx(2.5)


@pytest.mark.parametrize("board", ["cross", "round", "long"])
def test_with_fewer_pawns_thought_of_at_once_it_is_near(board: str) -> None:
    """One pawn put aside costs half a point at most, and the more are thought of the more is seen."""
    track = Track(Options(board=board), 2)
    values = [Prospects(track, together).solitaires[0].points(0b1111, (0, 0, 0, 0)) for together in (1, 2, 3, 4)]
    assert values == sorted(values)
    assert 0 <= values[-1] - values[-2] < 0.5


def test_a_table_solves_no_more_however_its_board_looks() -> None:
    """Where every corner sees another way, each of them is thought of with fewer pawns at once."""
    alike, unlike = (Prospects(Track(Options(board=board), 4), together=4) for board in ("cross", crooked()))
    assert len(set(map(id, alike.solitaires))) == 1
    assert alike.solitaires[0].together == 4
    assert len(set(map(id, unlike.solitaires))) == 4
    assert {solitaire.together for solitaire in unlike.solitaires} == {3}
