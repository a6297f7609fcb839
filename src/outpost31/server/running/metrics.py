"""Numbers for whoever runs the house, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from outpost31.server.config import Config
from outpost31.server.limits import LIMITS
from outpost31.server.running.pace import Met

disable_created_metrics()  # type: ignore[no-untyped-call]  # twice the lines, and nobody asks for them


COMMIT_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Kept(Collector):
    """What is counted with every move. One thread does, so without the locks of the library's own counters."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.answers = dict.fromkeys(("person", "bot", "window", "switch", "house"), 0)
        self._commits = [0] * (len(COMMIT_SECONDS) + 1)
        self._seconds = 0.0
        registry.register(self)

    def commit(self, seconds: float) -> None:
        """A change was put on disk, and took so long."""
        self._commits[bisect_left(COMMIT_SECONDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """The numbers as they stand."""
        answers = CounterMetricFamily("outpost31_answers", "Answers kept, by who gave them.", labels=["by"])
        for by, count in self.answers.items():
            answers.add_metric([by], count)
        yield answers
        bounds = [*map(str, COMMIT_SECONDS), "+Inf"]
        commits = HistogramMetricFamily("outpost31_commit_seconds", "From an answer to its being on disk.")
        commits.add_metric([], list(zip(bounds, accumulate(self._commits), strict=True)), self._seconds)
        yield commits


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.kept = Kept(registry)
        self.refusals = Counter("outpost31_refusals", "Refusals, by reason.", ["reason"], registry=registry)
        self.dropped = Counter(
            "outpost31_dropped", "Sockets that the server closed.", ["why"], registry=registry
        )
        self.sockets = Gauge("outpost31_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("outpost31_tables", "Tables in memory.", registry=registry)
        self.nodes = Gauge(
            "outpost31_nodes", "Nodes that share the store, this one included.", registry=registry
        )
        self.nodes.set(1)
        self.passed_sockets = Gauge(
            "outpost31_sockets_passed_on", "Open sockets that lead to other nodes.", registry=registry
        )
        self.passed_requests = Counter(
            "outpost31_requests_passed_on", "Requests that other nodes answered.", registry=registry
        )
        self.lost = Counter("outpost31_tables_lost", "Tables that another node took.", registry=registry)
        self.set_aside = Gauge(
            "outpost31_tables_set_aside", "Tables that cannot be played on.", registry=registry
        )

        self.backup_at = Gauge(
            "outpost31_backup_timestamp_seconds", "When the server last wrote a backup.", registry=registry
        )
        self.backups_failed = Counter(
            "outpost31_backups_failed", "Backups that could not be written.", registry=registry
        )
        self.hurried = Gauge(
            "outpost31_tables_hurried", "Tables whose bots have no time to search.", registry=registry
        )
        self.calls = Counter(
            "outpost31_calls", "Calls by push, by what became of them.", ["fate"], registry=registry
        )
        met = Counter("outpost31_limits_met", "How often a limit was met.", ["limit"], registry=registry)
        self.limit = Gauge("outpost31_limit", "How much a limit is.", ["limit"], registry=registry)
        self.connections = Gauge("outpost31_connections", "Open connections.", registry=registry)
        for one in LIMITS:
            met.labels(one.name)  # an alert cannot watch what is not there before it happens
        self.met = Met(met)
        self.tell_limits(Config())

    def tell_limits(self, config: Config) -> None:
        """How much each limit is in this house."""
        for one in LIMITS:
            self.limit.labels(one.name).set(one.most(config))

    def text(self) -> bytes:
        """All of them."""
        return generate_latest(self.registry)
