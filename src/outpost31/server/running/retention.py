"""Retention: how long tables stay awake without anybody, and how long they are kept. The operator decides."""

from __future__ import annotations

from dataclasses import dataclass

from outpost31.server.config import Config

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Retention:
    """How long, in milliseconds; 0 is for ever."""

    awake: int = 15 * MINUTE
    """A table that nobody looks at falls asleep after so long; it wakes when somebody comes."""
    unstarted: int = DAY
    """A table that never started is deleted when nobody has come for so long."""
    abandoned: int = 30 * DAY
    """A game is ended when nobody has come for so long."""
    finished: int = 365 * DAY
    """A game that is over is deleted after so long."""


def retention_of(config: Config) -> Retention:
    """What the configuration says."""
    return Retention(
        awake=max(1, round(config.sleep_minutes * MINUTE)),
        unstarted=round(config.unstarted_days * DAY),
        abandoned=round(config.abandoned_days * DAY),
        finished=round(config.finished_days * DAY),
    )
