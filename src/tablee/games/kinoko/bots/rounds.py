"""Rounds of Kinoko, many at once: the arithmetic of beliefs, of greedy play and of scores, over arrays.

A table of so many players has `n` = players + 2 colours and as many places. The first axis of every array is the round:

- `pos[·, value, colour]` is the place of a card, `seen[·, value, colour]` who has ever seen it, a bit a seat;
- a *belief* of a seat is `p[·, value, place]`: how likely its own family's card of that value lies there.

Cards move in the open, so a seat that has not seen its card thinks it equally likely in every place whose card of that
value it has not seen. The three values are independent of each other, but for the deals that K6 does not let stand.
"""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.games.kinoko.model import DICE, Die, Face

Ints: TypeAlias = NDArray[np.int8]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

VALUES = 3
FACES: tuple[Face, ...] = ("1", "2", "3", "blank", "peek", "reroll", "sets")
BLANK, PEEK, REROLL, SETS = range(3, 7)


@dataclass(frozen=True)
class Taste:
    """What greedy play strives for, in chances of being together."""

    pair: float = 0.22
    """Two cards in one place, where three are worth 1."""
    look: float = 0.16
    """To learn for certain where a card is or is not."""
    reroll: float = 0.12
    """Another roll."""
    sure: float = 0.8
    """How likely together before it is announced …"""
    patience: float = 0.012
    """… and how much less with every turn of the round."""
    least: float = 0.45


@cache
def watchers(players: int) -> Ints:
    """By place, who sees the cards there (K7)."""
    everyone = (1 << players) - 1
    return np.array([*(everyone ^ (1 << seat) for seat in range(players)), 0, 0], dtype=np.int8)


@cache
def _hands(players: int, seat: int) -> Bools:
    """By place, whether it is a hand that this seat sees."""
    return np.array([place < players and place != seat for place in range(players + 2)])


@cache
def _faces(dice: tuple[Die, Die, Die]) -> Ints:
    return np.array([[FACES.index(face) for face in die] for die in dice], dtype=np.int8)


@cache
def _pairs(n: int) -> Bools:
    return np.triu(np.ones((n, n), dtype=np.bool_), 1)


# ---- beliefs ---------------------------------------------------------------------------------------------------------


def of_colour(array: Ints, colour: Ints) -> Ints:
    """By round and value, what the array has for this colour of that round."""
    return np.take_along_axis(array, colour[:, None, None].astype(np.intp), axis=2)[:, :, 0]


def unseen(pos: Ints, seen: Ints, seat: int) -> Bools:
    """By value and place, whether this seat has never seen the card there."""
    hidden = np.zeros(pos.shape, dtype=np.bool_)
    np.put_along_axis(hidden, pos.astype(np.intp), (seen >> seat & 1) == 0, axis=2)
    return hidden


def believe(pos: Ints, seen: Ints, family: Ints, seat: int, hidden: Bools) -> Floats:
    """Where this seat's own cards may be, for all it has seen."""
    own = of_colour(pos, family)
    known = of_colour(seen, family) >> seat & 1
    there = own[:, :, None] == np.arange(pos.shape[2])
    blurred = hidden / np.maximum(hidden.sum(axis=2, keepdims=True), 1)
    belief: Floats = np.where(known[:, :, None] == 1, there, blurred)
    return belief


def together(p: Floats) -> Floats:
    """How likely the three are in one place."""
    chance: Floats = (p[:, 0] * p[:, 1] * p[:, 2]).sum(axis=1)
    return chance


# ---- what greedy play thinks of each action --------------------------------------------------------------------------


@dataclass
class Worths:
    """By round, what each action is worth to a seat more than doing nothing; and what is on the dice."""

    swap: Floats
    """By value and two places."""
    peek: Floats
    """By value and place."""
    sets: Floats
    """By place to swap with."""
    on_dice: Bools
    """By face."""


def worths(p: Floats, hidden: Bools, dice: Ints, seat: int, players: int, taste: Taste) -> Worths:
    """What greedy play thinks of everything it could do, given its belief and the cards it has not seen."""
    n = players + 2
    r = np.stack([p[:, 1] * p[:, 2], p[:, 0] * p[:, 2], p[:, 0] * p[:, 1]], axis=1)
    h = r + taste.pair * (p.sum(axis=1, keepdims=True) - p)
    swap = (h[:, :, :, None] - h[:, :, None, :]) * (p[:, :, None, :] - p[:, :, :, None])
    # a look is worth something as long as one's own card may be among several
    count = hidden.sum(axis=2)
    open_question = (p.max(axis=2) < 1) & (count > 1)
    look = np.where(open_question, taste.look / np.maximum(count, 1), 0.0)
    peek = look[:, :, None] * hidden
    watched = _hands(players, seat)
    shows = hidden[:, :, :, None] & watched[None, None, None, :]
    swap = swap + look[:, :, None, None] * (shows | shows.swapaxes(2, 3))
    swap = np.where(_pairs(n), swap, -np.inf)
    in_hand = (look * hidden[:, :, seat]).sum(axis=1)
    sets = in_hand[:, None] * watched[None, :]
    sets[:, seat] = -np.inf
    on_dice = (dice[:, :, None] == np.arange(len(FACES))).any(axis=1)
    return Worths(swap, peek, sets, on_dice)


# ---- actions over arrays ---------------------------------------------------------------------------------------------


def swap(pos: Ints, seen: Ints, value: NDArray[np.intp], a: Ints, b: Ints, players: int) -> None:
    """Exchange two cards of a value; others may see them now."""
    at = np.arange(len(pos))
    row = pos[at, value]
    a, b = a[:, None], b[:, None]
    row = np.where(row == a, b, np.where(row == b, a, row)).astype(np.int8)
    pos[at, value] = row
    seen[at, value] |= watchers(players)[row]


def swap_sets(pos: Ints, seen: Ints, seat: int, place: Ints, players: int) -> None:
    """Exchange a hand with another place."""
    other = place[:, None, None]
    pos[:] = np.where(pos == seat, other, np.where(pos == other, seat, pos))
    seen |= watchers(players)[pos]


def peek(pos: Ints, seen: Ints, value: NDArray[np.intp], place: Ints, seat: int) -> None:
    """Look at a card."""
    at = np.arange(len(pos))
    row = pos[at, value]
    seen[at, value] |= ((row == place[:, None]) << seat).astype(np.int8)


# ---- a turn, and the rest of a round ---------------------------------------------------------------------------------


def roll(rounds: int, dice: tuple[Die, Die, Die], rng: np.random.Generator) -> Ints:
    """Three faces for each round."""
    faces = _faces(dice)
    drawn: Ints = faces[np.arange(3), rng.integers(0, faces.shape[1], size=(rounds, 3))]
    return drawn


def turn(
    pos: Ints,
    seen: Ints,
    family: Ints,
    seat: int,
    players: int,
    taste: Taste,
    rng: np.random.Generator,
    dice: tuple[Die, Die, Die] = DICE,
    rerolls: int = 3,
) -> None:
    """A roll, and what greedy play does with it; in place."""
    rounds, n = len(pos), players + 2
    if not rounds:
        return
    hidden = unseen(pos, seen, seat)
    p = believe(pos, seen, family, seat, hidden)
    found = worths(p, hidden, roll(rounds, dice, rng), seat, players, taste)
    on_dice = found.on_dice
    swaps = np.where(on_dice[:, :VALUES, None, None], found.swap, -np.inf).reshape(rounds, -1)
    noisy = swaps + rng.random(swaps.shape) * 1e-6
    which = noisy.argmax(axis=1)
    best_swap = swaps[np.arange(rounds), which]
    peeks = found.peek.reshape(rounds, -1)
    look = (peeks + rng.random(peeks.shape) * 1e-6).argmax(axis=1)
    set_place = (found.sets + rng.random(found.sets.shape) * 1e-6).argmax(axis=1)
    at = np.arange(rounds)
    options = np.stack(
        [
            best_swap,
            np.where(on_dice[:, PEEK], peeks[at, look], -np.inf),
            np.where(on_dice[:, SETS], found.sets[at, set_place], -np.inf),
            np.where(on_dice[:, REROLL] & (rerolls > 0), taste.reroll, -np.inf),
            np.where(on_dice[:, BLANK] | (on_dice[:, REROLL] & (rerolls <= 0)), 0.0, -np.inf),
        ],
        axis=1,
    )
    chosen = options.argmax(axis=1)
    if (do := np.flatnonzero(chosen == 0)).size:
        value, pair = which[do] // (n * n), which[do] % (n * n)
        part_pos, part_seen = pos[do], seen[do]
        swap(part_pos, part_seen, value, (pair // n).astype(np.int8), (pair % n).astype(np.int8), players)
        pos[do], seen[do] = part_pos, part_seen
    if (do := np.flatnonzero(chosen == 1)).size:
        part_seen = seen[do]
        peek(pos[do], part_seen, look[do] // n, (look[do] % n).astype(np.int8), seat)
        seen[do] = part_seen
    if (do := np.flatnonzero(chosen == 2)).size:
        part_pos, part_seen = pos[do], seen[do]
        swap_sets(part_pos, part_seen, seat, set_place[do].astype(np.int8), players)
        pos[do], seen[do] = part_pos, part_seen
    if (do := np.flatnonzero(chosen == 3)).size:
        part_pos, part_seen = pos[do], seen[do]
        turn(part_pos, part_seen, family[do], seat, players, taste, rng, dice, rerolls - 1)
        pos[do], seen[do] = part_pos, part_seen


def sure_enough(taste: Taste, turns: int) -> float:
    """How likely together one's three must be before greedy play announces."""
    return max(taste.least, taste.sure - taste.patience * turns)


def play_out(
    pos: Ints,
    seen: Ints,
    families: Ints,
    seat: int,
    turns: int,
    players: int,
    tastes: tuple[Taste, ...],
    rng: np.random.Generator,
    dice: tuple[Die, Die, Die] = DICE,
    most: int = 30,
) -> Ints:
    """Play every round on from this seat's turn, in place; by round who announces, −1 if nobody does."""
    announcer = np.full(len(pos), -1, dtype=np.int8)
    going = np.arange(len(pos))
    for step in range(most):
        if not going.size:
            break
        who = (seat + step) % players
        part_pos, part_seen, family = pos[going], seen[going], families[going, who]
        turn(part_pos, part_seen, family, who, players, tastes[who], rng, dice)
        pos[going], seen[going] = part_pos, part_seen
        p = believe(part_pos, part_seen, family, who, unseen(part_pos, part_seen, who))
        stop = together(p) >= sure_enough(tastes[who], turns + step)
        announcer[going[stop]] = who
        going = going[~stop]
    return announcer


# ---- scores ----------------------------------------------------------------------------------------------------------


def gathered(pos: Ints, families: Ints) -> Bools:
    """By round and seat, whether its three are together."""
    own = np.take_along_axis(pos, families[:, None, :].astype(np.intp), axis=2)
    found: Bools = (own[:, 0] == own[:, 1]) & (own[:, 1] == own[:, 2])
    return found


def gains(pos: Ints, families: Ints, forbidden: int, announcer: Ints, players: int, anyway: bool) -> Ints:
    """By round and seat, what the end of the round brings: K19–K22, before the floor of K21."""
    whole = gathered(pos, families)
    at = np.arange(len(pos))
    stopped = announcer >= 0
    right = stopped & whole[at, announcer]
    wrong = stopped & ~right
    seats = np.arange(players)
    holds = (pos[:, :, forbidden, None] == seats).any(axis=1)
    plus = np.where(right[:, None], 2 * whole - holds.astype(np.int8), 0)
    others = (seats != announcer[:, None]) & wrong[:, None]
    plus = plus + others * np.where(whole & anyway, 2, 1)
    gained: Ints = plus.astype(np.int8)
    return gained
