"""How much anyone may ask for: a bucket for each kind and caller that fills up again with time."""

import time
from collections.abc import Callable

_MOST_BUCKETS = 100_000


class Bucket:
    """Holds `size` drops and gets `rate` new ones a second."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.rate = rate
        self._clock = clock
        self._drops = size
        self._at = clock()

    def take(self, drops: float = 1) -> bool:
        """Whether there was enough."""
        now = self._clock()
        self._drops = min(self.size, self._drops + (now - self._at) * self.rate)
        self._at = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately."""
        return self._drops + (self._clock() - self._at) * self.rate >= self.size


class Limits:
    """Buckets by caller."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._buckets: dict[str, Bucket] = {}

    def allow(self, caller: str) -> bool:
        """Whether this caller may ask once more now."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._buckets = {name: old for name, old in self._buckets.items() if not old.full}
            bucket = self._buckets[caller] = Bucket(self._size, self._rate, self._clock)
        return bucket.take()

    def give_back(self, caller: str) -> None:
        """What this caller asked for last does not count."""
        if caller in self._buckets:
            self._buckets[caller].take(-1)
