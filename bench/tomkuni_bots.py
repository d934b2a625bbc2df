"""What Tom Kuni's bots are taught: `Weights` are fitted to games that they play against themselves.

`python -m bench.tomkuni_bots fit` prints the weights; copy them into `games/tomkuni/bots/prospects.py`. How often pawns
enter where is counted. Luck is fitted so that chances come true as they were said. The others are tried: another value
meets the one of before, at the same dice in every seat, and takes its place if it is clearly better. (A regression of
points on what is seen in a position says less: it learns what goes with points, not what brings them.)

`… duel pushed=0.8` lets one such change meet the weights of the house, `… calibration` compares chances said with
victories. All look no turn ahead and play on the bots' own track: a game takes a few milliseconds. The seed is fixed:
the same code gives the same numbers.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import log, sqrt
from random import Random
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
from msgspec.structs import asdict, replace

from bench.markdown import table
from tablee.core.game import Rng, Seat
from tablee.games.tomkuni.bots.prospects import WEIGHTS, Prospects, Weights
from tablee.games.tomkuni.bots.track import IN_YARD, NOBODY, SIX, Spots, Track, track_of
from tablee.games.tomkuni.bots.zones import Odds, enterable
from tablee.games.tomkuni.model import PAWNS, ZONE, Options

Chooser: TypeAlias = Callable[[Spots, Seat, Seat, Sequence[Spots]], Spots]
"""(where everybody stands, who was home first, whose move it is, where the moves lead) → one of them."""

_TOGETHER = 3
_PLAYERS = (2, 3, 4)
_SAMPLES = 8  # positions of a game: more of them would be much alike
_TRIED: Mapping[str, Sequence[float]] = {"pushed": (0.7, 0.85, 1.2, 1.4)}


# ---- games on the track ---------------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """A turn of a game."""

    before: Spots
    after: Spots
    mover: Seat
    first: Seat
    """Who is home first after it."""
    next: Seat


def turns(track: Track, choosers: Sequence[Chooser], starter: Seat, dice: Rng) -> Iterator[Turn]:
    """A game, turn by turn."""
    spots: Spots = ((IN_YARD,) * PAWNS,) * track.players
    first, mover = NOBODY, starter
    while mover != NOBODY:
        moves = track.moves(spots, mover, dice.randrange(SIX) + 1)
        after = choosers[mover](spots, first, mover, moves) if moves else spots
        first = track.first_home(after, first, mover)
        following = track.next_seat(after, mover)
        yield Turn(spots, after, mover, first, following)
        spots, mover = after, following


def best_by(prospects: Prospects) -> Chooser:
    """The move that leaves the best table, without looking further."""

    def choose(spots: Spots, first: Seat, mover: Seat, moves: Sequence[Spots]) -> Spots:
        def worth(after: Spots) -> float:
            home = prospects.track.first_home(after, first, mover)
            return prospects.shares(after, home)[mover]

        return moves[0] if len(moves) == 1 else max(moves, key=worth)

    return choose


def inside(track: Track, spots: Spots) -> list[int]:
    """By seat, the points of its pawns where they stand (T21)."""
    return [sum(ZONE - (spot - track.size) % ZONE for spot in own if spot >= track.size) for own in spots]


def final_points(track: Track, last: Turn) -> list[int]:
    """By seat, when the game is over (T21, T22)."""
    points = inside(track, last.after)
    points[last.first] += 1
    return points


def won(points: Sequence[int], seat: Seat) -> float:
    """A seat's part of the victory (T23)."""
    return (points[seat] == max(points)) / points.count(max(points))


# ---- fitting --------------------------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """A position, and how the game ended."""

    spots: Spots
    first: Seat
    won: Sequence[float]
    """By seat, its part of the victory."""


class Lessons(NamedTuple):
    """What some games show."""

    samples: list[Sample]
    entered: list[int]
    """By depth, how many pawns entered there where they could enter anywhere."""


def lessons(track: Track, weights: Weights, games: int) -> Lessons:
    """The house plays itself."""
    choosers = [best_by(Prospects(track, _TOGETHER, weights))] * track.players
    samples: list[Sample] = []
    entered = [0] * ZONE
    for number in range(games):
        game = list(turns(track, choosers, number % track.players, Random(f"lesson/{number}")))
        for turn in game:
            _count_entry(track, turn, entered)
        points = final_points(track, game[-1])
        shares = [won(points, seat) for seat in range(track.players)]
        for turn in Random(f"samples/{number}").sample(game[:-1], _SAMPLES):
            samples.append(Sample(turn.after, turn.first, shares))
    return Lessons(samples, entered)


def _count_entry(track: Track, turn: Turn, entered: list[int]) -> None:
    opened = track.open_zones(turn.before[turn.mover]) & ~track.open_zones(turn.after[turn.mover])
    if opened:
        front = track.size + ZONE * (opened.bit_length() - 1)
        taken = sum(1 << spot - front for own in turn.before for spot in own if front <= spot < front + ZONE)
        if enterable(taken) == ZONE:
            entered[next(spot for spot in turn.after[turn.mover] if front <= spot < front + ZONE) - front] += 1


def fitted(tracks: Sequence[Track], weights: Weights, games: int) -> Weights:
    """Better weights."""
    taught = [lessons(track, weights, games) for track in tracks]
    weights = replace(weights, entering=_entering(taught))
    weights = _lucky(tracks, taught, weights)
    for name, values in _TRIED.items():
        for value in values:
            other = replace(weights, **{name: value})
            if value == getattr(weights, name):
                continue
            shares = [
                share * track.players
                for track in tracks
                for share in meet(track, _TOGETHER, other, weights, games, f"{name}={value}")[0]
            ]
            print(f"{name}={value}: {spelled(shares)} of a fair share", flush=True)
            if np.mean(shares) - 1 > 1.96 * np.std(shares) / sqrt(len(shares)):
                weights = other
    return weights


def _entering(taught: Sequence[Lessons]) -> Odds:
    entered = [sum(counts) for counts in zip(*(lesson.entered for lesson in taught), strict=True)]
    first, second, third, fourth = (round(count / sum(entered), 3) for count in entered)
    return first, second, third, fourth


def _lucky(tracks: Sequence[Track], taught: Sequence[Lessons], weights: Weights) -> Weights:
    """The luck by which results are least surprising; one weight after the other, as long as it helps."""
    least = _surprise(tracks, taught, weights)
    print(f"surprise {least:.5f} with {weights}", flush=True)
    better = True
    while better:
        better = False
        for name, factor in product(("luck_alone", "luck_among", "luck_inside"), (0.8, 1.25)):
            other = replace(weights, **{name: round(getattr(weights, name) * factor, 3)})
            surprise = _surprise(tracks, taught, other)
            if surprise < least - 1e-6:
                weights, least, better = other, surprise, True
    print(f"surprise {least:.5f} with {weights}", flush=True)
    return weights


def _surprise(tracks: Sequence[Track], taught: Sequence[Lessons], weights: Weights) -> float:
    """How much results surprise those who believe in these chances: the mean of −log of the winner's."""
    total, count = 0.0, 0
    for track, lesson in zip(tracks, taught, strict=True):
        prospects = Prospects(track, _TOGETHER, weights)
        for sample in lesson.samples:
            said = prospects.shares(sample.spots, sample.first)
            total -= sum(part * log(max(share, 1e-6)) for part, share in zip(sample.won, said, strict=True) if part)
            count += 1
    return total / count


def calibrated(track: Track, games: int) -> str:
    """Chances said, and how often they came true, in steps of a tenth."""
    prospects = Prospects(track, _TOGETHER)
    said: list[list[float]] = [[] for _ in range(10)]
    came: list[list[float]] = [[] for _ in range(10)]
    for sample in lessons(track, WEIGHTS, games).samples:
        shares = prospects.shares(sample.spots, sample.first)
        for share, part in zip(shares, sample.won, strict=True):
            said[min(9, int(10 * share))].append(share)
            came[min(9, int(10 * share))].append(part)
    rows = [
        (f"{np.mean(shares):.1%}", f"{np.mean(parts):.1%}", str(len(parts)))
        for shares, parts in zip(said, came, strict=True)
        if parts
    ]
    return table(("said", "came true", "seats in positions"), rows, 0)


# ---- meeting --------------------------------------------------------------------------------------------------------


def duel(track: Track, one: Chooser, others: Chooser, games: int, seed: str) -> tuple[list[float], list[float]]:
    """One among others, once in every seat with the same dice: by dice, its part of the victories and its lead."""
    shares, leads = [], []
    for number in range(games):
        share = lead = 0.0
        for seat in range(track.players):
            choosers = [others] * track.players
            choosers[seat] = one
            *_, last = turns(track, choosers, number % track.players, Random(f"{seed}/{number}"))
            points = final_points(track, last)
            share += won(points, seat)
            lead += points[seat] - (sum(points) - points[seat]) / (track.players - 1)
        shares.append(share / track.players)
        leads.append(lead / track.players)
    return shares, leads


def meet(
    track: Track, together: int, one: Weights, others: Weights, games: int, seed: str
) -> tuple[list[float], list[float]]:
    """The same of two evaluations."""
    first, second = (best_by(Prospects(track, together, weights)) for weights in (one, others))
    return duel(track, first, second, games, seed)


def spelled(values: Sequence[float]) -> str:
    """The mean and half the width of its 95 % interval."""
    array = np.array(values)
    return f"{array.mean():.4f} ± {1.96 * array.std(ddof=1) / sqrt(len(array)):.4f}"


# ---- asked for ------------------------------------------------------------------------------------------------------


def main() -> None:
    """Fit, or let weights meet, or see whether chances come true."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "duel", "calibration"))
    parser.add_argument("change", nargs="*", help="for a duel: a weight that differs, as name=number")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players (in a duel: and seat)")
    parser.add_argument("--players", type=int, nargs="+", default=list(_PLAYERS))
    parser.add_argument("--board", default=Options().board)
    parser.add_argument("--together", type=int, default=_TOGETHER, help="pawns that are thought of at once in a duel")
    parser.add_argument("--seed", default="duel")
    asked = parser.parse_args()
    tracks = [track_of(Options(board=asked.board), players) for players in asked.players]
    if asked.what == "fit":
        print(fitted(tracks, WEIGHTS, asked.games))
        return
    changed = msgspec.convert({**asdict(WEIGHTS), **_numbers(asked.change)}, Weights)
    for track in tracks:
        print(f"{track.players} players: ", end="")
        if asked.what == "duel":
            shares, leads = meet(track, asked.together, changed, WEIGHTS, asked.games, asked.seed)
            print(f"wins {spelled(shares)}, lead {spelled(leads)}", flush=True)
        else:
            print(f"\n{calibrated(track, asked.games)}", flush=True)


def _numbers(changes: Sequence[str]) -> dict[str, float]:
    return {name: float(number) for name, number in (change.split("=") for change in changes)}


if __name__ == "__main__":
    main()
