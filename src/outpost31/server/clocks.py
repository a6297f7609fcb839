"""Clocks: the time of day for what people read, and timers. A test has one that it turns by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """It will not happen."""


class Clock(Protocol):
    """What tells the time."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        """Do this in so many seconds."""


class WallClock:
    """The machine's own clock."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        """Do this in so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, work)


class HandClock:
    """A clock that stands still until it is turned."""

    def __init__(self, now: int = 1_000_000_000_000) -> None:
        self._now = now
        self._timers: list[HandTimer] = []

    def now(self) -> int:
        """Milliseconds since 1970, as far as it was turned."""
        return self._now

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        """Do this when it was turned so far."""
        timer = HandTimer(self._now + round(seconds * 1000), work)
        self._timers.append(timer)
        return timer

    def turn(self, seconds: float) -> None:
        """Let time pass; what is due happens in order."""
        self._now += round(seconds * 1000)
        due = sorted((one for one in self._timers if one.due <= self._now), key=lambda one: one.due)
        self._timers = [one for one in self._timers if one.due > self._now]
        for timer in due:
            if not timer.is_cancelled:
                timer.work()


class HandTimer:
    """A timer of a clock that is turned by hand."""

    def __init__(self, due: int, work: Callable[[], None]) -> None:
        self.due = due
        self.work = work
        self.is_cancelled = False

    def cancel(self) -> None:
        """It will not happen."""
        self.is_cancelled = True
