"""What every live table shares: the store, the clock, the bots, the numbers, the settings of the house."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from outpost31.imagination import Veiled
from outpost31.kernel import Fate, Question
from outpost31.server.clocks import Clock
from outpost31.server.metrics import Metrics
from outpost31.server.store import Store


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is asked: a seat's view, all it was told, and its question. Never a table.

    Without a question it is asked what it wants to say, having heard all the claims and phrases of the table.
    """

    table: str
    game: str
    seat: int
    level: str
    view: dict[str, Any]
    events: list[dict[str, Any]]
    question: Question | None
    heard: list[dict[str, Any]] = field(default_factory=list)
    veiled: Veiled | None = None
    """For who imagines worlds: the match with everything blank that the seat cannot know."""
    is_for_advice: bool = False
    """Whether a person asks what the bot would do in its place, and why (an `Advice`)."""


class Bots(Protocol):
    """Who thinks for the bots."""

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        """The option that the bot chooses, or what it says (a `Saying`, or nothing), some time."""

    def talks(self, game: str, level: str) -> bool:
        """Whether bots of this level talk in this game."""

    def adviser(self, game: str) -> str | None:
        """The level that gives people advice in this game, if any does."""

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
