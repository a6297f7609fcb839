"""What every live table shares: the store, the clock, the bots, the numbers, the settings of the house."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from outpost31.bots.talk import Heard
from outpost31.imagination import Veiled
from outpost31.kernel import Fate, Question
from outpost31.kernel.views import Told, View
from outpost31.server.config import Config
from outpost31.server.running.clocks import Clock
from outpost31.server.running.membership import Membership
from outpost31.server.running.metrics import Metrics
from outpost31.server.running.push import Push
from outpost31.server.running.retention import Retention
from outpost31.server.running.shares import Shares
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
    view: View
    events: list[Told]
    question: Question | None
    heard: list[Heard] = field(default_factory=list)
    veiled: Veiled | None = None
    """For bots that imagine worlds: the match with everything blank that the seat cannot know."""
    is_for_advice: bool = False
    """Whether a person asks what the bot would do in their place, and why (an `Advice`)."""
    temper: str | None = None
    """Of the bot that sits there; a bot that plays on for a person is steady."""
    seconds: float | None = None
    """How long it may search before it answers as it would without; None is as long as it likes. Public."""


class Bots(Protocol):
    """Who thinks for the bots."""

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        """The option that the bot chooses, or what it says (a `Saying`, or nothing), some time."""

    def talks(self, game: str, level: str) -> bool:
        """Whether bots of this level talk in this game."""

    def adviser(self, game: str, *, is_alone: bool) -> str | None:
        """The level that gives people advice in this game, if any does: in any game to one person among bots."""

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
    config: Config = field(default_factory=Config)
    away_seconds: int = 120
    epoch: str = ""
    retention: Retention = field(default_factory=Retention)
    shares: Shares = field(default_factory=Shares)
    membership: Membership | None = None
    """This server as one node among several, where its store can be shared."""
    push: Push | None = None
    """Who calls people to their turn, if anybody does."""
    chance: Fate | None = None
    """Another chance than the operating system's: for tests."""
