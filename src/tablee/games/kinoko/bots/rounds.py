"""Rounds of Kinoko, many at once: the arithmetic of beliefs, of greedy play and of scores, over arrays.

A table of so many players has `n` = players + 2 colours and as many places. The first axis of every array is the round:

- `pos[·, value, colour]` is the place of a card, `seen[·, value, colour]` who has ever seen it, a bit a seat;
- a *belief* of a seat is `p[·, value, place]`: how likely its own family's card of that value lies there;
- `suspicion[·, observer, seat, colour]` is what a seat thinks of another's family: the logarithm of how likely it would
  have done what it did if this were its colour.

Cards move in the open, so a seat that has not seen its card thinks it equally likely in every place whose card of that
value it has not seen. The three values are independent of each other, but for the deals that K6 does not let stand.
"""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.core.game import Seat
from tablee.games.kinoko.model import (
    DICE,
    PLACES,
    Action,
    Announce,
    Die,
    EndTurn,
    Face,
    Pass,
    Peek,
    Reroll,
    Swap,
    SwapSets,
)

Ints: TypeAlias = NDArray[np.int8]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

VALUES = 3
FACES: tuple[Face, ...] = ("1", "2", "3", "blank", "peek", "reroll", "sets")
_BLANK, _PEEK, _REROLL, _SETS = range(3, 7)


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
    defends: float = 0.0
    """How much is thought of keeping apart what others are suspected to gather, where one's own counts 1."""
    reads: float = 0.0
    """How much a colour is suspected that somebody brings together: e to the power of this, for each chance of it."""


PURPOSEFUL = Taste(pair=0.18, look=0.2, sure=0.58, least=0.4, defends=1.3, reads=5)
"""How experts are thought to play on: rounds of theirs last as long, about nine turns, and end about as often with a
wrong announcement. But they do not think of what they give away."""


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


# ---- actions in a row ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Menu:
    """Everything that can be done at a table, in a row: exchanges of the 1, 2, 3; looks; sets; another roll; nothing.

    Looks are by value and place, sets by place, one's own too, which is never worth doing.
    """

    first: NDArray[np.intp]
    """By exchange of a value, the place that comes first …"""
    second: NDArray[np.intp]
    """… and the other."""
    face: NDArray[np.intp]
    """By number in the row, what must be on the dice."""
    peeks: int
    """Where the looks begin …"""
    sets: int
    reroll: int
    nothing: int


@cache
def menu(players: int) -> Menu:
    """The row of this table."""
    n = players + 2
    first, second = np.triu_indices(n, 1)
    sizes = {0: len(first), 1: len(first), 2: len(first), _PEEK: VALUES * n, _SETS: n, _REROLL: 1, _BLANK: 1}
    face = np.repeat(list(sizes), list(sizes.values()))
    begins = {kind: int((face == kind).argmax()) for kind in sizes}
    return Menu(first, second, face, begins[_PEEK], begins[_SETS], begins[_REROLL], begins[_BLANK])


@cache
def number_of(action: Action, players: int) -> int:
    """Where an action stands in the row."""
    row, places = menu(players), PLACES[players]
    match action:
        case Swap(value=value, a=a, b=b):
            i, j = sorted((places.index(a), places.index(b)))
            return (value - 1) * len(row.first) + int(((row.first == i) & (row.second == j)).argmax())
        case Peek(value=value, place=place):
            return row.peeks + (value - 1) * len(places) + places.index(place)
        case SwapSets(place=place):
            return row.sets + places.index(place)
        case Reroll():
            return row.reroll
        case Pass() | EndTurn() | Announce():
            return row.nothing


def on_dice(dice: Ints, players: int) -> Bools:
    """By round and number in the row, whether the dice allow it."""
    faces = (dice[:, :, None] == np.arange(len(FACES))).any(axis=1)
    allowed: Bools = faces[:, menu(players).face]
    return allowed


def dealt_again(pos: Ints, players: int) -> Bools:
    """By round, whether a hand holds three alike: K6 does not let such a deal stand."""
    alike = (pos[:, 0] == pos[:, 1]) & (pos[:, 1] == pos[:, 2]) & (pos[:, 0] < players)
    again: Bools = alike.any(axis=1)
    return again


# ---- beliefs ---------------------------------------------------------------------------------------------------------


def _spots(pos: Ints) -> NDArray[np.intp]:
    """Where in a flat array by round, value and place each card is found."""
    rounds, values, n = pos.shape
    begins: NDArray[np.intp] = np.arange(0, rounds * values * n, n).reshape(rounds, values, 1)
    return begins + pos


def of_colour(array: Ints, colour: Ints) -> Ints:
    """By round and value, what the array has for this colour of that round."""
    found: Ints = array[np.arange(len(array))[:, None], np.arange(array.shape[1]), colour[:, None]]
    return found


def unseen(pos: Ints, seen: Ints, seat: int) -> Bools:
    """By value and place, whether this seat has never seen the card there."""
    hidden = np.empty(pos.shape, dtype=np.bool_)
    hidden.reshape(-1)[_spots(pos)] = (seen >> seat & 1) == 0
    return hidden


def believe(pos: Ints, seen: Ints, family: Ints, seat: int, hidden: Bools, leaning: Floats | None = None) -> Floats:
    """Where this seat's own cards may be, for all it has seen; and for what else it thinks of each card, if given."""
    likely: Floats = hidden.astype(np.float64)
    if leaning is not None:
        by_place = np.empty(pos.shape)
        by_place.reshape(-1)[_spots(pos)] = leaning
        likely *= by_place
    likely /= np.maximum(likely.sum(axis=2, keepdims=True), 1e-12)
    own, known = of_colour(pos, family), of_colour(seen, family) >> seat & 1
    at, value = np.nonzero(known)
    likely[at, value] = 0
    likely[at, value, own[at, value]] = 1
    return likely


def believe_all(pos: Ints, known: Ints) -> Floats:
    """By round, colour, value and place: how likely its card lies there for somebody who knows these cards."""
    hidden = unseen(pos, known, 0)
    anywhere = hidden / np.maximum(hidden.sum(axis=2, keepdims=True), 1)
    there = pos.swapaxes(1, 2)[..., None] == np.arange(pos.shape[2], dtype=np.int8)
    found: Floats = np.where(known.swapaxes(1, 2)[..., None], there, anywhere[:, None])
    return found


def together(p: Floats) -> Floats:
    """How likely the three are in one place."""
    chance: Floats = (p[:, 0] * p[:, 1] * p[:, 2]).sum(axis=1)
    return chance


# ---- what greedy play thinks of each action --------------------------------------------------------------------------


def gathering(p: Floats, pair: float, row: Menu) -> Floats:
    """By value and exchange, how much closer together it brings cards that lie like this."""
    rest = np.stack([p[:, 1] * p[:, 2], p[:, 0] * p[:, 2], p[:, 0] * p[:, 1]], axis=1)
    rest += pair * (p.sum(axis=1, keepdims=True) - p)
    i, j = row.first, row.second
    closer: Floats = (rest[:, :, i] - rest[:, :, j]) * (p[:, :, j] - p[:, :, i])
    return closer


def worths(p: Floats, hidden: Bools, seat: int, players: int, taste: Taste) -> Floats:
    """What greedy play thinks of everything in the row, more than doing nothing, given its belief and the cards it has
    not seen.
    """
    row, n = menu(players), players + 2
    swaps = gathering(p, taste.pair, row)
    # a look is worth something as long as one's own card may be among several
    count = hidden.sum(axis=2)
    look = np.where((p.max(axis=2) < 1) & (count > 1), taste.look / np.maximum(count, 1), 0.0)
    looks = look[:, :, None] * hidden
    watched = _hands(players, seat)
    i, j = row.first, row.second
    swaps += looks[:, :, i] * watched[j] + looks[:, :, j] * watched[i]
    sets = looks[:, :, seat].sum(axis=1)[:, None] * watched
    sets[:, seat] = -np.inf
    rounds = len(p)
    more = np.zeros((rounds, 2))
    more[:, 0] = taste.reroll
    found: Floats = np.concatenate([swaps.reshape(rounds, -1), looks.reshape(rounds, VALUES * n), sets, more], axis=1)
    return found


# ---- what others make of it ------------------------------------------------------------------------------------------


def unsuspecting(families: Ints, forbidden: Ints) -> Floats:
    """A round that has just been dealt: nobody knows anything of the others."""
    count, players = families.shape
    suspicion = np.zeros((count, players, players, players + 2))
    suspicion[np.arange(count), :, :, forbidden] = -np.inf
    exclude_own(suspicion, families)
    return suspicion


def exclude_own(suspicion: Floats, families: Ints) -> None:
    """The others are not of one's own family; in place."""
    at, seats = np.indices(families.shape)
    suspicion[at, seats, :, families] = -np.inf


def suspected(suspicion: Floats, seat: int) -> Floats:
    """By round and colour, how many of the others this seat thinks gather it."""
    theirs = np.delete(suspicion[:, seat], seat, axis=1)
    chance = np.exp(theirs - theirs.max(axis=2, keepdims=True))
    found: Floats = (chance / chance.sum(axis=2, keepdims=True)).sum(axis=1)
    return found


def notice(
    pos: Ints,
    had_seen: Ints,
    seen: Ints,
    chosen: NDArray[np.intp],
    seat: int,
    players: int,
    taste: Taste,
    suspicion: Floats,
) -> None:
    """The others have seen what this seat did from here, and suspect the more what an exchange has brought together; in
    place. An observer judges by the cards that it has seen by now, of those which the other had seen then.
    """
    row = menu(players)
    at = np.flatnonzero(chosen < row.peeks)
    value, pair = np.divmod(chosen[at], len(row.first))
    one, two = (value + 1) % VALUES, (value + 2) % VALUES
    many, i, j = np.arange(len(at)), row.first[pair], row.second[pair]
    for observer in range(players):
        if observer != seat:
            p = believe_all(pos[at], had_seen[at] >> seat & seen[at] >> observer & 1)
            rest = [
                p[many, :, one, place] * p[many, :, two, place]
                + taste.pair * (p[many, :, one, place] + p[many, :, two, place])
                for place in (i, j)
            ]
            closer = (rest[0] - rest[1]) * (p[many, :, value, j] - p[many, :, value, i])
            suspicion[at, observer, seat] += taste.reads * closer


# ---- actions over arrays ---------------------------------------------------------------------------------------------


def swap(
    pos: Ints,
    seen: Ints,
    at: NDArray[np.intp],
    value: NDArray[np.intp],
    a: NDArray[np.intp],
    b: NDArray[np.intp],
    players: int,
) -> None:
    """Exchange two cards of a value in these rounds; others may see them now."""
    row = pos[at, value]
    a, b = a[:, None], b[:, None]
    row = np.where(row == a, b, np.where(row == b, a, row)).astype(np.int8)
    pos[at, value] = row
    seen[at, value] |= watchers(players)[row]


# ---- a turn, and the rest of a round ---------------------------------------------------------------------------------


def roll(shape: tuple[int, ...], dice: tuple[Die, Die, Die], rng: np.random.Generator) -> Ints:
    """So many throws of three dice."""
    faces = _faces(dice)
    drawn: Ints = faces[np.arange(3), rng.integers(0, faces.shape[1], size=(*shape, 3))]
    return drawn


def turn(
    pos: Ints,
    seen: Ints,
    families: Ints,
    seat: int,
    players: int,
    taste: Taste,
    thrown: Ints,
    rng: np.random.Generator,
    suspicion: Floats,
    dice: tuple[Die, Die, Die] = DICE,
    leaning: Floats | None = None,
    rerolls: int = 3,
) -> None:
    """What greedy play does with the dice that were thrown, and what the others make of it; in place."""
    rounds, row = len(pos), menu(players)
    if not rounds:
        return
    hidden = unseen(pos, seen, seat)
    p = believe(pos, seen, families[:, seat], seat, hidden, leaning)
    worth = worths(p, hidden, seat, players, taste)
    theirs = believe_all(pos, seen >> seat & 1).reshape(-1, *p.shape[1:])
    theirs = gathering(theirs, taste.pair, row).reshape(rounds, -1, row.peeks)
    suspects = suspected(suspicion, seat)[:, None] * taste.defends / (players - 1)
    worth[:, : row.peeks] -= (suspects @ theirs)[:, 0]
    if rerolls <= 0:
        worth[:, row.reroll] = 0
    worth += rng.random(worth.shape[1]) * 1e-6  # among equals any
    chosen = np.where(on_dice(thrown, players), worth, -np.inf).argmax(axis=1)
    before, had_seen = pos.copy(), seen.copy()
    act(pos, seen, chosen, seat, players)
    notice(before, had_seen, seen, chosen, seat, players, taste, suspicion)
    if rerolls > 0 and (again := np.flatnonzero(chosen == row.reroll)).size:
        part_pos, part_seen, part = pos[again], seen[again], suspicion[again]
        lean = None if leaning is None else leaning[again]
        thrown = roll((len(again),), dice, rng)
        turn(part_pos, part_seen, families[again], seat, players, taste, thrown, rng, part, dice, lean, rerolls - 1)
        pos[again], seen[again], suspicion[again] = part_pos, part_seen, part


def act(pos: Ints, seen: Ints, chosen: NDArray[np.intp], seat: int, players: int) -> None:
    """Do something in each round, by its number in the row; in place."""
    row, n = menu(players), players + 2
    if (at := np.flatnonzero(chosen < row.peeks)).size:
        value, pair = np.divmod(chosen[at], len(row.first))
        swap(pos, seen, at, value, row.first[pair], row.second[pair], players)
    if (at := np.flatnonzero((chosen >= row.peeks) & (chosen < row.sets))).size:
        value, place = np.divmod(chosen[at] - row.peeks, n)
        seen[at, value] |= ((pos[at, value] == place[:, None]) << seat).astype(np.int8)
    if (at := np.flatnonzero((chosen >= row.sets) & (chosen < row.reroll))).size:
        other = (chosen[at] - row.sets)[:, None, None]
        part = pos[at]
        pos[at] = np.where(part == seat, other, np.where(part == other, seat, part))
        seen[at] |= watchers(players)[pos[at]]


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
    suspicion: Floats,
    dice: tuple[Die, Die, Die] = DICE,
    most: int = 30,
    leaning: tuple[Seat, Floats] | None = None,
    alike: int = 1,
) -> Ints:
    """Play every round on from this seat's turn, in place; by round who announces, −1 if nobody does.

    `leaning` is what somebody thinks of each card beside what it has seen; what everyone suspects changes as they
    play. The rounds are so many parts that are `alike`: the same dice fall in each, so that what differs in the end is
    less by chance.
    """
    thrown = np.tile(roll((len(pos) // alike, most), dice, rng), (alike, 1, 1))
    announcer = np.full(len(pos), -1, dtype=np.int8)
    going = np.arange(len(pos))
    for step in range(most):
        if not going.size:
            break
        who = (seat + step) % players
        part_pos, part_seen, part_families, part = pos[going], seen[going], families[going], suspicion[going]
        lean = leaning[1][going] if leaning and leaning[0] == who else None
        turn(part_pos, part_seen, part_families, who, players, tastes[who], thrown[going, step], rng, part, dice, lean)
        pos[going], seen[going], suspicion[going] = part_pos, part_seen, part
        hidden = unseen(part_pos, part_seen, who)
        p = believe(part_pos, part_seen, part_families[:, who], who, hidden, lean)
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
