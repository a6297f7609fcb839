"""Timers: reaction windows, the bots' pace, and who has been away for long. None of it looks at a secret."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from outpost31.bots import all_play_together, dreams
from outpost31.imagination import veil
from outpost31.kernel import Question, Questions
from outpost31.server.log import formalities
from outpost31.server.log.standing import Standing
from outpost31.server.running.clocks import Timer
from outpost31.server.running.services import Thought
from outpost31.server.tables.answers import give
from outpost31.server.tables.slow import HOUR, play_on

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

LEAST_SEARCH = 500
"""A bot that searches takes at least this many milliseconds for any answer: a quick one would tell what it holds."""
SEARCHED = 0.75
"""This part of its time a bot may search, if roles are hidden; then it answers with what it has, and so in time."""


class Thinking:
    """A bot's answer on its way: given at its due time, or at the next tick after it is there."""

    def __init__(self, seat: int, due: int, answer: asyncio.Future[Any]) -> None:
        self.seat = seat
        self.due = due
        self.answer = answer

    def option(self, question: Question) -> Any:
        """What the bot chose; if it failed, any option, declining where that is one."""
        if not self.answer.cancelled() and self.answer.exception() is None:
            option = self.answer.result()
            if option in question.options:
                return option
        return question.decline if question.decline is not None else secrets.choice(question.options)


class Timers:
    """What happens at a table by itself, and when."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.windows: dict[int, int] = {}
        """When the reaction window of an open question closes, in milliseconds."""
        self._window = 0, 0
        """How long a window is open, and how long a move may take, in milliseconds."""
        self._thinking: dict[int, Thinking] = {}
        self._shared_at: tuple[Standing, int] | None = None
        """As of when the machine knows what this table's bots take of it."""
        self._timer: Timer | None = None
        self._presence_timer: Timer | None = None

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        for timer in (self._timer, self._presence_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._presence_timer = None
        self.windows.clear()
        for key in list(self._thinking):
            self._forget(key)
        self._table.calls.stop()
        self._table.services.shares.leave(self._table.standing.table)
        self._shared_at = None

    @property
    def _stands_still(self) -> bool:
        """Whether neither clocks nor bots go on: the host has paused the table, or its only person reads."""
        return self._table.standing.is_paused or self._table.readers.are_waited_for

    def _forget(self, key: int) -> None:
        """What a bot still thinks about this is of no use."""
        thinking = self._thinking.pop(key, None)
        if thinking is not None:
            thinking.answer.cancel()

    def _take_share(self) -> None:
        """Say what this table's bots would take of the machine if they search. By public facts alone."""
        standing, shares = self._table.standing, self._table.services.shares
        if self._shared_at == (standing, standing.revision):
            return  # nobody came, went or set anything
        self._shared_at = standing, standing.revision
        levels = [place.level for place in standing.places if place.level is not None]
        bots = sum(dreams(level, standing.game) for level in levels) if levels else 0
        if not bots:
            shares.leave(standing.table)
            return
        pause = max(LEAST_SEARCH / 1000, standing.settings.bot_seconds, 0.05)
        shares.enter(standing.table, bots, len(standing.places), pause, self._table.tell_hurry)

    def look(self) -> None:
        """Something changed: open and close windows, let bots think, set the timer."""
        standing = self._table.standing
        if standing.match is None or standing.state != "playing" or self._stands_still:
            self.stop()
            return
        now = self._table.services.clock.now()
        questions = formalities.unanswered(standing)
        before_all = formalities.before_all_eyes(standing)
        if self.windows:
            is_open = {one.id for one in before_all}
            self.windows = {key: due for key, due in self.windows.items() if key in is_open}
        if self._thinking:
            unanswered = {one.id for one in questions}
            for key in [key for key in self._thinking if key not in unanswered]:
                self._forget(key)
        self._open_windows(before_all, now)
        self._take_share()
        for question in questions:
            self._let_think(question, now)
        self._set_timer(now)
        self._table.calls.look()

    def _open_windows(self, before_all: Questions, now: int) -> None:
        """What closes by itself, and when: by the settings and by what all know to be asked."""
        standing = self._table.standing
        settings = standing.settings
        window = settings.reaction_seconds * 1000, settings.move_hours * HOUR
        if window != self._window:  # the host set another time: it counts from now on
            self._window = window
            self.windows.clear()
        reaction, move = window
        self._table.attendance.patience = move
        for question in before_all if reaction or move else ():
            if question.id in self.windows:
                continue
            seats = (question.player, *question.team)
            closes = [now + reaction] if question.decline is not None and reaction else []
            if move and not all(standing.places[seat].is_played_by_bot for seat in seats):
                closes.append(max(standing.asked_at, standing.timed_since) + move)
            # People who share a device have no time before it comes round: no window of theirs closes by
            # itself, whatever they hold.
            if closes and not any(standing.is_passed_round(seat) for seat in seats):
                self.windows[question.id] = min(closes)

    def _let_think(self, question: Question, now: int) -> None:
        """A bot answers where no person could."""
        standing, services = self._table.standing, self._table.services
        if not standing.places[question.player].is_played_by_bot:
            self._forget(question.id)
            return
        seats = [question.player, *question.team]
        bots = [seat for seat in seats if standing.places[seat].is_played_by_bot]
        if len(bots) < len(seats):
            self._forget(question.id)
            return
        if question.id in self._thinking:
            return
        match = standing.match
        assert match is not None
        seat, level = bots[0], standing.places[bots[0]].level
        assert level is not None
        is_dreamer = dreams(level, standing.game)
        is_hurried = services.shares.is_hurried(standing.table)
        veiled = veil(match, seat) if is_dreamer and not is_hurried else None
        view, events = match.view(seat), match.events(seat)
        pause = round(standing.settings.bot_seconds * 1000)
        seconds: float | None = None
        if is_dreamer and (veiled is not None or is_hurried) and not all_play_together(standing.game):
            pause = max(pause, LEAST_SEARCH)
            seconds = SEARCHED * pause / 1000 if veiled is not None else None
        thought = Thought(
            standing.table, standing.game, seat, level, view, events, question,
            veiled=veiled, seconds=seconds, temper=standing.places[seat].temper,
        )  # fmt: skip
        due = now + pause
        self._thinking[question.id] = Thinking(seat, due, services.bots.think(thought))

    def _set_timer(self, now: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        standing = self._table.standing
        due = [one.due for one in self._thinking.values()]
        if self.windows:
            due += [
                self.windows[one.id] for one in formalities.unanswered(standing) if one.id in self.windows
            ]
        if standing.held is not None or formalities.formalities(standing):
            due.append(formalities.beat_ends(standing))
        if due:
            wait = max(0, min(due) - now) / 1000
            self._timer = self._table.services.clock.call_later(wait, self._ring)

    def _ring(self) -> None:
        self._table.post(self._tick)

    async def _tick(self) -> None:
        """Give the answers that are due."""
        self._table.check_writable()
        standing = self._table.standing
        if standing.match is None or standing.state != "playing" or self._stands_still:
            return
        now = self._table.services.clock.now()
        given: list[tuple[int, Any, int, str]] = []
        late: list[Question] = []
        for question in formalities.unanswered(standing):
            thinking = self._thinking.get(question.id)
            if thinking is not None and thinking.due <= now:
                if thinking.answer.done():
                    given.append((thinking.seat, thinking.option(question), question.id, "bot"))
                    continue
                # Not ready at its time: it waits for the next beat, so that nobody can read its trouble to the
                # millisecond.
                beat = max(100, round(standing.settings.bot_seconds * 1000))
                thinking.due += beat * ((now - thinking.due) // beat + 1)
            closes = self.windows.get(question.id)
            if closes is not None and closes <= now:
                if question.decline is not None:
                    given.append((question.player, question.decline, question.id, "window"))
                elif thinking is None:
                    late.append(question)
        if late:
            await play_on(self._table, late, now)
        await give(self._table, given)

    def look_at_presence(self) -> None:
        """Somebody went: tell the table once they have been away for long."""
        self._table.calls.look()
        if self._presence_timer is None:
            wait = self._table.services.away_seconds + 0.05
            self._presence_timer = self._table.services.clock.call_later(wait, self._ring_presence)

    def _ring_presence(self) -> None:
        self._presence_timer = None

        async def tell() -> None:
            self._table.publishing.presence()
            here = self._table.attendance.of(self._table.standing, self._table.services.clock.now())
            if any(not one.is_here and not one.may_be_replaced for one in here):
                self.look_at_presence()

        self._table.post(tell)
