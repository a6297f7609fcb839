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
        """Do this in this many seconds."""


class WallClock:
    """The machine's own clock, but that it never goes back.

    Somebody may set it, or a time server may. What is due at a table is due by this clock: set back by ten minutes,
    bots and windows would stand still for as long. So it goes on by the monotonic clock until the day has caught up.
    """

    def __init__(self) -> None:
        self._behind = time.time_ns() - time.monotonic_ns()
        """The time of day when the monotonic clock began, as it was when it was last ahead."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        monotonic = time.monotonic_ns()
        self._behind = max(self._behind, time.time_ns() - monotonic)
        return (self._behind + monotonic) // 1_000_000

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        """Do this in this many seconds."""
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
        """Do this once the clock has been turned that far."""
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
