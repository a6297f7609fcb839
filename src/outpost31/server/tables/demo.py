"""The demo: bots play for whoever looks on, visitors may sit down with them, games end in time, nothing is kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from pathlib import Path

from outpost31.kernel import GAMES
from outpost31.server.config import Config
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.store import StoreBroken
from outpost31.server.tables.creating import create
from outpost31.server.tables.house import House
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.upkeep import end

logger = logging.getLogger("outpost31.demo")
MINUTE = 60_000
DAY_MINUTES = 24 * 60
EACH_SECONDS = 1.0
PATIENCE = MINUTE
"""So long an open table waits for somebody to sit down; then bots play alone."""
LINGER_MINUTES = 10.0
"""So long a game that is over can be looked at."""
SEATS = 5
"""At a table of the demo, where its game has so many."""
OPEN_SEATS = 2
"""Of which so many wait for visitors."""
LEVEL = "seasoned"
"""How well its bots play, where the game has such bots: those who search would take all the time of a small machine."""
HOST = 0
"""The demo itself is the host of its tables: their first device, which never looks."""


def settings_of_a_demo(config: Config, folder: Path) -> Config:
    """How a house is run that keeps nothing: in a folder that goes with it, for minutes instead of days."""
    return replace(
        config,
        data=folder,
        backup_every=0.0,
        unstarted_days=config.demo_minutes / DAY_MINUTES,
        abandoned_days=config.demo_minutes / DAY_MINUTES,
        finished_days=LINGER_MINUTES / DAY_MINUTES,
    )


class Demo:
    """Keeps one open table and one running game of each kind, and ends what lasts too long."""

    def __init__(self, house: House, minutes: float) -> None:
        self._house = house
        self._longest = round(minutes * MINUTE)
        self._ours: set[str] = set()
        house.listed_states = ("lobby", "playing")  # there is something to look at

    async def go_on(self) -> None:
        """Keep it up for as long as the house is open."""
        while True:
            try:
                if self._house.is_open:
                    await self.look()
            except Exception:
                # Whatever is wrong with one table now: the demo goes on.
                logger.exception("the demo stumbled")
            await asyncio.sleep(EACH_SECONDS)

    async def look(self) -> None:
        """One round: end, begin, lay."""
        tables = self._house.tables
        self._ours &= tables.keys()
        now = self._house.services.clock.now()
        for live in list(tables.values()):
            if live.standing.state == "playing" and now - live.standing.created_at >= self._longest:
                with contextlib.suppress(Refusal, StoreBroken):
                    await end(self._house, live.standing.table)
        for table in sorted(self._ours):
            if (
                table in tables
                and tables[table].standing.state == "lobby"
                and self._is_time(tables[table], now)
            ):
                await self._begin(tables[table])
        for game in GAMES:
            if not self._has(game, "lobby"):
                await self._lay(game)

    def _has(self, game: str, state: str) -> bool:
        tables = self._house.tables
        standings = [tables[table].standing for table in self._ours if table in tables]
        return any(standing.game == game and standing.state == state for standing in standings)

    def _is_time(self, live: LiveTable, now: int) -> bool:
        """People are waited for until they are ready; without any, bots begin where no other such game runs."""
        people = [place for place in live.standing.places if place.kind == "person"]
        if people:
            return all(place.is_ready for place in people)
        waited = now - live.standing.created_at >= PATIENCE
        return waited and not self._has(live.standing.game, "playing")

    async def _lay(self, game: str) -> None:
        """A table with bots and some free seats, on the public list."""
        seats = min(max(SEATS, GAMES[game].seats.start), GAMES[game].seats.stop - 1)
        asked = lobby.CreateTable(game=game, seats=seats, settings=lobby.Settings(is_public=True))
        with contextlib.suppress(Refusal):
            laid = await create(self._house, asked)
            self._ours.add(laid.table)
            await self._fill(self._house.tables[laid.table], leaving=min(OPEN_SEATS, seats - 1))

    async def _begin(self, live: LiveTable) -> None:
        """Bots take the free seats, and it begins. Where a visitor has become the host, it is theirs to say when."""
        with contextlib.suppress(Refusal):
            await self._fill(live, leaving=0)
            await live.ask(lambda: live.act(HOST, lobby.Start()))

    async def _fill(self, live: LiveTable, leaving: int) -> None:
        game = live.standing.game
        level = LEVEL if LEVEL in self._house.services.bots.levels(game) else None
        free = sum(place.kind == "open" for place in live.standing.places)
        for _ in range(free - leaving):
            await live.ask(lambda: live.act(HOST, lobby.AddBot(level=level)))
