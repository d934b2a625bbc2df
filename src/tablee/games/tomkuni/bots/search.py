"""Looking ahead: everybody rolls and does what is best for them, so many turns deep."""

from tablee.core.game import Seat
from tablee.games.tomkuni.bots.prospects import Prospects, Shares
from tablee.games.tomkuni.bots.track import NOBODY, SIX, Spots
from tablee.games.tomkuni.rules import TRIES

_FACES = range(1, SIX + 1)
_PLAIN = (1 / SIX,) * SIX
_LAST_TRY = (5 / SIX) ** (TRIES - 1)
_TRIED = (*(_LAST_TRY / SIX,) * (SIX - 1), 1 - _LAST_TRY * 5 / SIX)
"""How likely each face is to be the one that counts, with three tries for a six (T7)."""


class Search:
    """One look ahead; positions that are reached twice are thought about once."""

    def __init__(self, prospects: Prospects) -> None:
        self.track = prospects.track
        self.prospects = prospects
        self.looked_at = 0
        """Positions that were thought about."""
        self._seen: dict[tuple[Spots, Seat, Seat, int], Shares] = {}

    def after(self, spots: Spots, first: Seat, mover: Seat, depth: int) -> Shares:
        """What everybody may expect once this move is made, with so many turns looked ahead."""
        first = self.track.first_home(spots, first, mover)
        turn = self.track.next_seat(spots, mover)
        if turn == NOBODY:
            depth = 0
        key = spots, first, turn, depth
        found = self._seen.get(key)
        if found is None:
            self.looked_at += 1
            found = self._turn(spots, first, turn, depth) if depth else self.prospects.shares(spots, first)
            self._seen[key] = found
        return found

    def _turn(self, spots: Spots, first: Seat, turn: Seat, depth: int) -> Shares:
        """The mean over what may be rolled."""
        track = self.track
        tries = track.options.three_tries and not any(0 <= spot < track.size for spot in spots[turn])
        total = [0.0] * track.players
        for die, chance in zip(_FACES, _TRIED if tries else _PLAIN, strict=True):
            best: Shares | None = None
            for then in track.moves(spots, turn, die):
                shares = self.after(then, first, turn, depth - 1)
                if best is None or shares[turn] > best[turn]:
                    best = shares
            if best is None:  # T9
                best = self.after(spots, first, turn, depth - 1)
            for seat, share in enumerate(best):
                total[seat] += chance * share
        return tuple(total)
