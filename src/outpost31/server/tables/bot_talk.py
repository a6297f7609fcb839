"""The bots' talk: they hear the claims and phrases of the table, and now and then say something themselves.

When a bot may speak, and how long it takes over it, depends on public things alone: how much has happened before
everybody's eyes, and who was just spoken of. The generator behind it is seeded with the table's id and that number.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec

from outpost31.bots import Saying
from outpost31.bots.talk import WARNINGS
from outpost31.server import log
from outpost31.server.protocol import wire
from outpost31.server.running.clocks import Timer
from outpost31.server.running.services import Thought

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

APART = 6
"""How many things happen before everybody's eyes until the bots may speak again."""
RECENT = 12
"""A bot says nothing that it said among the last so many things that were said at the table."""
SILENCE = 5.0
"""Seconds that pass at least between what one bot says and the next may say."""


def order_of(table: str, number: int, bots: list[int], spoken_of: Collection[int]) -> list[int]:
    """The order in which bots may speak when this much has happened: those spoken of first."""
    generator = random.Random(f"talk {table} {number}")
    shuffled = generator.sample(bots, len(bots))
    return sorted(shuffled, key=lambda seat: seat not in spoken_of)


def pause_before(table: str, number: int, seat: int, bot_seconds: float) -> float:
    """How many seconds a bot takes until it speaks, or does not."""
    return bot_seconds * random.Random(f"pause {table} {number} {seat}").uniform(1.0, 3.0)


class Turn:
    """One bot's chance to speak."""

    def __init__(self, seat: int, due: int, words: asyncio.Future[Any]) -> None:
        self.seat = seat
        self.due = due
        self.words = words

    def saying(self) -> Saying | None:
        """What it says, if it did not fail over it."""
        if self.words.cancelled() or self.words.exception() is not None:
            return None
        said = self.words.result()
        return said if isinstance(said, Saying) else None


class BotTalk:
    """When the bots of a table may speak."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._looked_at = 0
        """How much had happened before all eyes when the bots last got their turns."""
        self._listened = 0
        self._spoken_of: set[int] = set()
        """Whose turn comes first, because somebody spoke of them and they have not had it yet."""
        self._waiting: deque[int] = deque()
        self._turn: Turn | None = None
        self._quiet_until = 0
        self._timer: Timer | None = None

    def stop(self) -> None:
        """Nobody speaks any more."""
        self._take_back()
        self._waiting.clear()
        self._spoken_of.clear()

    def _take_back(self) -> None:
        """Whoever has its turn does not have it any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._turn is not None:
            self._turn.words.cancel()
        self._timer = self._turn = None

    def _talkers(self) -> list[int]:
        """The seats whose bots talk at all. Public."""
        standing, bots = self._table.standing, self._table.services.bots
        return [
            seat
            for seat, place in enumerate(standing.places)
            if place.level is not None and bots.talks(standing.game, place.level)
        ]

    def look(self) -> None:
        """Something happened or was said: perhaps it is time for the bots to speak."""
        standing = self._table.standing
        match = standing.match
        talkers = self._talkers() if match is not None else []
        if match is None or not talkers or standing.state != "playing" or standing.is_paused:
            if self._timer is not None:
                self.stop()
            return
        number = len(standing.journals.of(None))
        news = standing.talk[self._listened :]
        self._listened = len(standing.talk)
        accused = [one["about"] for one in news if one["about"] in talkers and one["about"] != one["seat"]]
        if not accused and number - self._looked_at < APART:
            return
        if not accused and self._waiting:
            return  # they are still at it
        self._looked_at = number
        out = match.game.eliminated(match.view(None))
        alive = [seat for seat in talkers if seat not in out]
        self._spoken_of.update(accused)
        if self._turn is not None and self._turn.seat in accused:
            self._take_back()  # what it was about to say is no answer to this
        self._waiting = deque(order_of(standing.table, number, alive, self._spoken_of))
        if self._turn is None:
            self._next()

    def _next(self) -> None:
        """The next bot gets its turn."""
        standing, services = self._table.standing, self._table.services
        match = standing.match
        while self._waiting and match is not None:
            seat = self._waiting.popleft()
            self._spoken_of.discard(seat)
            level = standing.places[seat].level
            if level is None:
                continue  # a person took the seat back
            now = services.clock.now()
            pause = pause_before(standing.table, self._looked_at, seat, standing.settings.bot_seconds)
            due = max(now + round(pause * 1000), self._quiet_until)
            thought = Thought(
                standing.table, standing.game, seat, level, match.view(seat), match.events(seat),
                None, standing.talk[:], temper=standing.places[seat].temper,
            )  # fmt: skip
            self._turn = Turn(seat, due, services.bots.think(thought))
            self._set_timer(now)
            return

    def _set_timer(self, now: int) -> None:
        assert self._turn is not None
        wait = max(0, self._turn.due - now) / 1000
        self._timer = self._table.services.clock.call_later(wait, self._ring)

    def _ring(self) -> None:
        self._table.post(self._tick)

    async def _tick(self) -> None:
        """A bot's time has come: it says what it wants to say, and the next one gets its turn."""
        self._table.check_writable()
        turn, standing = self._turn, self._table.standing
        now = self._table.services.clock.now()
        if turn is None or turn.due > now or standing.state != "playing" or standing.is_paused:
            return
        if not turn.words.done():
            # As with answers: nobody can read its trouble to the millisecond.
            beat = max(100, round(standing.settings.bot_seconds * 1000))
            turn.due += beat * ((now - turn.due) // beat + 1)
            self._set_timer(now)
            return
        self._turn = None
        entry = self._entry(turn, now)
        if entry is not None:
            self._quiet_until = now + round(SILENCE * 1000)
            await self._table.keep(entry)
            self._table.publishing.notices()
            self.look()
        if self._turn is None:
            self._next()

    def _entry(self, turn: Turn, now: int) -> log.AnyEntry | None:
        """What goes into the log: only what a person could have said too, and nothing twice within a while."""
        standing = self._table.standing
        saying = turn.saying()
        if saying is None or standing.places[turn.seat].level is None:
            return None
        is_stale = saying.phrase not in WARNINGS and saying.plain(turn.seat) in standing.talk[-RECENT:]
        if is_stale or (saying.about or 0) >= len(standing.places):
            return None
        said = {"client": "bot", "seat": turn.seat, "about": saying.about}
        try:
            if saying.claim is not None:
                claim = msgspec.convert({**said, "claim": saying.claim, "thing": saying.thing}, wire.Claim)
                return log.MadeClaim(
                    at=now, seat=turn.seat, claim=claim.claim, about=claim.about, thing=claim.thing
                )
            phrase = msgspec.convert({**said, "phrase": saying.phrase}, wire.SayPhrase)
        except msgspec.ValidationError:
            return None  # a bot that does not know the words says nothing
        return log.SaidPhrase(
            at=now, seat=turn.seat, phrase=phrase.phrase, about=phrase.about, channel="table"
        )
