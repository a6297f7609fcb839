"""Games of novices through the real publisher, with ears in place of sockets: every frame that anybody is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

from outpost31.bots import make_bot
from outpost31.kernel import Match, Seeded
from outpost31.server import log
from outpost31.server.log.standing import Standing
from outpost31.server.log.viewers import Viewer
from outpost31.server.protocol import wire
from outpost31.server.protocol.lobby import Settings
from outpost31.server.protocol.vocabulary import PROTOCOL
from outpost31.server.running.clocks import HandClock
from outpost31.server.running.metrics import Metrics
from outpost31.server.running.services import Services
from outpost31.server.store import Store, Write
from outpost31.server.tables.answers import give
from outpost31.server.tables.live import LiveTable
from tests.server.asgi import EagerBots

METRICS = Metrics()


class Nowhere:
    """A store that keeps nothing: these tests are about what is sent."""

    is_away = False

    async def commit(self, *writes: Write) -> None:
        del writes


class Ear:
    """What a socket would have been sent."""

    is_gated = False
    is_for_all = True

    def __init__(self, viewer: int | None) -> None:
        self.device = viewer
        self.viewer: Viewer = viewer
        self.frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    def send_with_next(self, message: bytes) -> None:
        self.frames.append(message)

    def close(self, code: int) -> None:
        raise AssertionError(f"nobody was to be sent away: {code}")


def roles(match: Match) -> list[Any]:
    """What each seat really is, or those whom it plays are."""
    table: Any = match.table
    if match.game.key == "stayaway":
        return [str(role.value) for role in table.roles]
    played = list(enumerate(table.player))
    return [[str(table.role[pawn].value) for pawn, by in played if by == seat] for seat in range(match.seats)]


def _items(frame: bytes) -> bytes:
    """The part of an update that is journal items, as it is written."""
    return frame[frame.index(b'"items":[') : frame.index(b'],"waiting":')]


class Moment:
    """What everybody was sent after one answer, what really happened, and what all know of it."""

    def __init__(self, match: Match, before: list[Any], ears: list[Ear]) -> None:
        self.seats = match.seats
        self.after = roles(match)
        self.turned = [seat for seat in range(self.seats) if before[seat] != self.after[seat]]
        asked = {seat for one in match.questions for seat in (one.player, *one.team)}
        self.asked = asked | set(match.game.exposed(match.view(None)))
        """Who is asked something, or has a channel besides. Public."""
        self.frames: dict[Viewer, list[bytes]] = {ear.viewer: ear.frames for ear in ears}
        self._public = match.view(None)
        for ear in ears:
            ear.frames = []

    def with_private_news(self) -> list[int]:
        """The seats that were told something else than the spectator."""
        public = _items(self.frames[None][0])
        return [seat for seat in range(self.seats) if _items(self.frames[seat][0]) != public]

    def is_touched(self, seat: int) -> bool:
        """Whether a seat was told something that happened before all eyes in other words than they."""
        public, own = (json.loads(self.frames[viewer][0])["items"] for viewer in (None, seat))
        return any(item not in own for item in public)

    def expected(self, seat: int, length: int) -> int:
        """How long a seat's update would be with nothing of its own in it, given how long the spectator's is.

        As long as that; and where what happened touches the seat, it has the list of the people at the table as well.
        """
        shown = json.loads(self.frames[None][0])["picture"]["view"]
        for name in ("players", "people"):
            if name in self._public and name not in shown and self.is_touched(seat):
                length += len(json.dumps({name: self._public[name]}, separators=(",", ":"))) - 1
        return length


def laid(game: str, seats: int, seed: int) -> tuple[LiveTable, list[Ear]]:
    """A table that has just been dealt, and everybody there, a spectator too."""
    services = Services(
        store=cast(Store, Nowhere()),
        clock=HandClock(),
        bots=EagerBots(),
        metrics=METRICS,
        folder=Path("nowhere"),
        chance=Seeded(seed),
    )
    standing = Standing("table", services.chance)
    people = [log.DeviceKept(seat=seat, name=f"person {seat}", device=seat) for seat in range(seats)]
    settings = Settings(reaction_seconds=0, everybody_clicks=True)
    standing.apply(
        log.Created(at=1, game=game, seats=seats, options={}, language="en", settings=settings, kept=people)
    )
    table = LiveTable(standing, services)
    standing.start(2)
    ears = [Ear(viewer) for viewer in (None, *range(seats))]
    for ear in ears:
        table.attendance.add(ear)
    for ear in ears:
        table.publishing.welcome(ear, wire.Hello(protocol=PROTOCOL))
    return table, ears


async def moments(game: str, seats: int, seed: int) -> AsyncIterator[Moment]:
    """A whole game among novices, frame by frame."""
    table, ears = laid(game, seats, seed)
    match = table.standing.match
    assert match is not None
    bots = [make_bot("novice", game, seat, str(seed)) for seat in range(seats)]
    yield Moment(match, roles(match), ears)
    while match.outcome is None:
        question = match.questions[0]
        seat, options = question.player, question.options
        option = options[0]
        if len(options) > 1:
            option = bots[seat].answer(match.view(seat), match.events(seat), question)
        before = roles(match)
        cast(HandClock, table.services.clock).turn(1.0)
        await give(table, [(seat, option, question.id, "person")])
        yield Moment(match, before, ears)


def played(game: str, seats: int, seed: int) -> list[Moment]:
    """All moments of a game, the deal first."""

    async def story() -> list[Moment]:
        return [moment async for moment in moments(game, seats, seed)]

    return asyncio.run(story())
