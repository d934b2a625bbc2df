"""The time of a game: it runs while somebody plays, and each turn has so much of it."""

import time

from tablee.core.game import Players, Seat

WARNING = 30.0
"""Seconds before a turn's time is up, when whoever is to move is warned."""
_MOST_MORE_TIMES = 3


class Clock:
    """Milliseconds that a game has run, not counting pauses and times when nobody was there."""

    def __init__(self, ran: int) -> None:
        self._ran = ran
        """Until it was stopped last."""
        self._running_since: float | None = None
        self._turn_began = ran
        self._more_time = 0
        self.warned: set[Seat] = set()

    def now(self) -> int:
        """How long the game has run."""
        if self._running_since is None:
            return self._ran
        return self._ran + int(1000 * (time.monotonic() - self._running_since))

    def run(self, run: bool) -> None:
        """Let time run, or stand still."""
        if not run:
            self._ran, self._running_since = self.now(), None
        elif self._running_since is None:
            self._running_since = time.monotonic()

    def reach(self, ran: int) -> None:
        """At least so much has passed: the log says so."""
        self._ran = max(self._ran, ran)

    def begin_turn(self) -> None:
        """Somebody else is to move: they have all their time."""
        self._turn_began, self._more_time, self.warned = self.now(), 0, set()

    def extend(self) -> bool:
        """Give this turn as much time again; `False` if it had that often enough."""
        if self._more_time >= _MOST_MORE_TIMES:
            return False
        self._more_time += 1
        self.warned = set()
        return True

    def deadline(self, pending: Players, seconds: int | None) -> float | None:
        """When the time of this turn is up, if it goes on running; the game's own hourglass comes before ours."""
        if seconds is None or pending.until is not None:
            return None
        left = 1000 * seconds * (1 + self._more_time) - (self.now() - self._turn_began)
        return time.monotonic() + left / 1000

    def left(self, pending: Players, seconds: int | None) -> int | None:
        """Milliseconds until the game's hourglass runs out, or else the time of this turn."""
        if pending.until is not None:
            return max(0, pending.until - self.now())
        deadline = self.deadline(pending, seconds)
        return None if deadline is None else max(0, round(1000 * (deadline - time.monotonic())))
