"""Fair draws that anyone can check.

A table has a secret seed. Its hash, the commitment, is published before the first draw; every draw is read from a
stream keyed by (seed, number of the move) and stays in the record as a fact; the seed is published when the game
ends. Whoever has the record can then draw everything again, in any language, from this page:

- commitment = SHA-256 of the 32 bytes of the seed;
- block k of move number s = HMAC-SHA-256(key = seed, message = "s:k" in ASCII), k = 0, 1, 2 …;
- each block is cut into four big-endian numbers of 64 bits;
- a number below n: take the next; if it is at least n⌊2⁶⁴/n⌋ drop it and take the next (no bias); its remainder by n;
- a lot: take the item at that position of those left, in order, and close the gap; again until enough are taken.
"""

import hmac
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from itertools import count, permutations, product
from math import perm, prod
from struct import Struct as Packed

from msgspec import Struct

from tablee.core.game import A, Chance, Chanced, Draw, Drawn, Game, IllegalMove, Lot, O, Over, Rng, S, V
from tablee.core.record import Record

SEED_BYTES = 32
_FOUR_NUMBERS = Packed(">4Q")


class Stream:
    """The numbers for one move of one table."""

    def __init__(self, seed: bytes, seq: int) -> None:
        self._seed = seed
        self._seq = seq
        self._numbers = self._read()

    def _read(self) -> Iterator[int]:
        for block in count():
            yield from _FOUR_NUMBERS.unpack(hmac.digest(self._seed, b"%d:%d" % (self._seq, block), "sha256"))

    def randrange(self, stop: int, /) -> int:
        """A number in 0…stop−1, each as likely."""
        if stop < 1:
            raise ValueError("there is no number below 1 to draw")
        if stop > 1 << 64:
            raise ValueError("a number of 64 bits cannot be drawn from so many")
        fair = (1 << 64) // stop * stop
        number = next(self._numbers)
        while number >= fair:
            number = next(self._numbers)
        return number % stop


def commitment(seed: bytes) -> str:
    """What is published before the first draw."""
    return sha256(seed).hexdigest()


def seed_from(text: str) -> bytes:
    """A seed that a person can type: for games to be repeated, not for games to be fair."""
    return sha256(text.encode(errors="surrogateescape")).digest()


def sample(draw: Draw, rng: Rng) -> Chanced:
    """Draw, every outcome of each lot as likely as any other."""
    return Chanced(draw.name, tuple([_take(lot, rng) for lot in draw.lots]))


def _take(lot: Lot, rng: Rng) -> tuple[str, ...]:
    if lot.take == 1:
        return (lot.items[rng.randrange(len(lot.items))],)
    left = list(lot.items)
    return tuple([left.pop(rng.randrange(len(left))) for _ in range(lot.take)])


def ways(draw: Draw) -> int:
    """In how many equally likely ways the draw can fall; equal items count apart."""
    return prod(perm(len(lot.items), lot.take) for lot in draw.lots)


def outcomes(draw: Draw) -> dict[Drawn, Fraction]:
    """Every outcome and its chance; for draws small enough to list."""
    one = Fraction(1, ways(draw))
    found: dict[Drawn, Fraction] = {}
    for outcome in product(*(permutations(lot.items, lot.take) for lot in draw.lots)):
        found[outcome] = found.get(outcome, Fraction(0)) + one
    return found


class Verdict(Struct, frozen=True):
    """What checking a record found: the draws proved, or the first fault and the move it is in."""

    draws: int
    fault: str | None = None
    at: int | None = None

    @property
    def proved(self) -> bool:
        """Whether every draw is what the seed gives."""
        return self.fault is None


def verify(game: Game[O, S, A, V], record: Record) -> Verdict:
    """Prove a finished record against its revealed seed.

    Faults are codes: `no-seed`, `no-commitment`, `commitment`, `draw`, `illegal`, `unfinished`, `after-end`.
    """
    if record.seed is None:
        return Verdict(0, "no-seed")
    if record.commitment is None:
        return Verdict(0, "no-commitment")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        return Verdict(0, "commitment")
    state = game.setup(len(record.seats), record.options)
    draws = 0
    for seq, move in enumerate(record.moves, start=1):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return Verdict(draws, "after-end", seq)
        if isinstance(pending, Chance) and isinstance(move, Chanced):
            if move != sample(pending.draw, Stream(seed, seq)):
                return Verdict(draws, "draw", seq)
            draws += 1
        try:
            state = game.apply(state, move)
        except IllegalMove:
            return Verdict(draws, "illegal", seq)
    if not isinstance(game.pending(state), Over):
        return Verdict(draws, "unfinished", len(record.moves))
    return Verdict(draws)
