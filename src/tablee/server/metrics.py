"""What is counted, for Prometheus.

What every move counts is counted in plain numbers, and given when Prometheus asks: its own counters take a lock each
time, for threads that we have not.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_UP_TO = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Times:
    """How long something took, each time."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_UP_TO) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """Once more, so long."""
        self._counts[bisect_left(_UP_TO, seconds)] += 1
        self._seconds += seconds

    def told(self, name: str, about: str) -> HistogramMetricFamily:
        """As Prometheus wants it: how many took up to so long."""
        bounds = [*map(str, map(float, _UP_TO)), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        return HistogramMetricFamily(name, about, buckets=buckets, sum_value=self._seconds)


class Metrics(Collector):
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = 0
        self.entries = 0
        self.append_times = Times()
        self.bot_times = Times()
        self.rejected = Counter("tablee_rejected", "Messages refused, by code", ["code"], registry=self.registry)
        self.tables = Gauge("tablee_tables", "Tables in memory", registry=self.registry)
        self.devices = Gauge("tablee_devices", "Devices connected", registry=self.registry)
        self.cut_off = Counter("tablee_cut_off", "Slow devices that were cut off", registry=self.registry)
        self.bots_late = Gauge("tablee_bots_late", "Decisions that bots did not make in time", registry=self.registry)
        self.registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """The plain numbers."""
        yield CounterMetricFamily("tablee_moves", "Moves made, draws included", self.moves)
        yield CounterMetricFamily("tablee_entries", "Entries written to the log", self.entries)
        yield self.append_times.told("tablee_append_seconds", "Time until entries are durable")
        yield self.bot_times.told("tablee_bot_seconds", "Time until a bot has decided")
