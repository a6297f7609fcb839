"""Pace: how fast somebody may ask for something, and the counting and logging of those who ask for too much."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from prometheus_client import Counter

logger = logging.getLogger("outpost31.limits")
SILENT = 10.0
"""The log mentions a limit once in this many seconds: whoever floods us is not to fill the disk as well."""


class Bucket:
    """A number of things a second, and some more in one burst."""

    __slots__ = ("_burst", "_filled", "_left", "_rate", "_time")

    def __init__(self, rate: float, burst: float, tell_time: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._time = tell_time
        self._filled = tell_time()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._time()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Met:
    """The limits that were met: counted each time, logged now and then."""

    def __init__(self, counter: Counter, tell_time: Callable[[], float] = time.monotonic) -> None:
        self._counter = counter
        self._time = tell_time
        self._told: dict[str, float] = {}
        self._untold: dict[str, int] = {}

    def __call__(self, limit: str, **more: Any) -> None:
        """Somebody met a limit. `more` goes into the log: an address, a table's id, never a name or a token."""
        self._counter.labels(limit).inc()
        times = self._untold.get(limit, 0) + 1
        now = self._time()
        if now - self._told.get(limit, -SILENT) < SILENT:
            self._untold[limit] = times
            return
        self._told[limit] = now
        self._untold[limit] = 0
        logger.warning("a limit was met", extra={"limit": limit, "times": times, **more})
