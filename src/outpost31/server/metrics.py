"""Numbers for whoever runs the house, in the text format of Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

disable_created_metrics()  # type: ignore[no-untyped-call]  # twice the lines, and nobody asks for them


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.answers = Counter(
            "outpost31_answers", "Answers kept, by who gave them.", ["by"], registry=registry
        )
        self.answers_by = {by: self.answers.labels(by) for by in ("person", "bot", "window", "switch")}
        self.refusals = Counter("outpost31_refusals", "Refusals, by reason.", ["reason"], registry=registry)
        self.dropped = Counter(
            "outpost31_dropped", "Sockets that the server closed.", ["why"], registry=registry
        )
        self.sockets = Gauge("outpost31_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("outpost31_tables", "Tables in memory.", registry=registry)
        self.set_aside = Gauge(
            "outpost31_tables_set_aside", "Tables that cannot be played on.", registry=registry
        )
        self.commit_seconds = Histogram(
            "outpost31_commit_seconds",
            "From an answer to its being on disk.",
            registry=registry,
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
        )

    def text(self) -> bytes:
        """All of them."""
        return generate_latest(self.registry)
