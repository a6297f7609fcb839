"""What every live table shares: the store, the clock, the bots, the numbers, the settings of the house."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from outpost31.kernel import Fate, Question
from outpost31.server.clocks import Clock
from outpost31.server.metrics import Metrics
from outpost31.server.store import Store


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is asked: a seat's view, all it was told, and its question. Never a table."""

    table: str
    game: str
    seat: int
    level: str
    view: dict[str, Any]
    events: list[dict[str, Any]]
    question: Question


class Bots(Protocol):
    """Who thinks for the bots."""

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        """The option that the bot chooses, some time."""

    def levels(self, game: str) -> list[str]:
        """The bots that can play a game, the default one first."""


@dataclass(slots=True)
class Services:
    """What every live table shares."""

    store: Store
    clock: Clock
    bots: Bots
    metrics: Metrics
    folder: Path
    away_seconds: int = 120
    epoch: str = ""
    chance: Fate | None = None
    """Another chance than the operating system's: for tests."""
