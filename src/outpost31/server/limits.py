"""Limits on how much one socket or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from outpost31.server.refusals import Refusal

FRAME = 16 * 1024
"""The most bytes of one message or request."""
WAITING_BYTES = 1024 * 1024
"""The most bytes that may wait for a slow reader."""
WAITING_MESSAGES = 512
"""The most messages that may wait for a slow reader."""
BAD_MESSAGES = 10
"""So many frames that are no message end a socket."""


class Bucket:
    """So many things a second, and some more at once."""

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


class PerAddress:
    """A bucket for each address; those of the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """One more from this address, or a refusal."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refusal("too_fast")


class Counted:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if it may."""
        count = self._open.get(address, 0)
        if count >= self._most:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        count = self._open.get(address, 0) - 1
        if count > 0:
            self._open[address] = count
        else:
            self._open.pop(address, None)
