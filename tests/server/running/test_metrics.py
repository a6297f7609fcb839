"""The numbers of the house, as Prometheus reads them."""

from __future__ import annotations

from outpost31.server.running.metrics import Metrics


def test_what_is_counted_with_every_move_is_told_as_prometheus_wants_it() -> None:
    metrics = Metrics()
    metrics.kept.answers["bot"] += 2
    for seconds in (0.0005, 0.003, 5.0):
        metrics.kept.commit(seconds)
    lines = metrics.text().decode().splitlines()
    for line in (
        "# TYPE outpost31_answers_total counter",
        'outpost31_answers_total{by="bot"} 2.0',
        'outpost31_answers_total{by="person"} 0.0',
        "# TYPE outpost31_commit_seconds histogram",
        'outpost31_commit_seconds_bucket{le="0.0005"} 1.0',
        'outpost31_commit_seconds_bucket{le="0.002"} 1.0',
        'outpost31_commit_seconds_bucket{le="0.005"} 2.0',
        'outpost31_commit_seconds_bucket{le="1.0"} 2.0',
        'outpost31_commit_seconds_bucket{le="+Inf"} 3.0',
        "outpost31_commit_seconds_count 3.0",
        "outpost31_commit_seconds_sum 5.0035",
    ):
        assert line in lines
