"""Slow tables: people have hours or days for a move. Who lets them pass is played on for, until they are back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from outpost31.kernel import Question
from outpost31.server import log
from outpost31.server.log.formalities import is_sealed
from outpost31.server.log.standing import Standing
from outpost31.server.running.services import Thought
from outpost31.server.tables.answers import give

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

HOUR = 3_600_000
"""In milliseconds."""


def is_slow(standing: Standing) -> bool:
    """Whether somebody's hours for a move run."""
    return standing.state == "playing" and standing.settings.move_hours > 0 and not standing.is_paused


async def play_on(table: LiveTable, late: Iterable[Question], now: int) -> None:
    """The time for these moves is over, and none of them can be declined.

    Asked alone, a person is seen to have let it pass: a bot plays on, until they are back. In a sealed moment nobody
    is to learn who had something to choose, so one answer is given as a bot would give it, and nobody is named.
    """
    standing = table.standing
    level = table.services.bots.levels(standing.game)[0]
    if is_sealed(standing):
        for question in late:
            option = await _thought(table, question, level)
            await give(table, [(question.player, option, question.id, "window")])
        return
    late = list(late)
    for question in late:
        # The bot takes its usual time over it. Who is back before that has a whole time again.
        table.timing.windows[question.id] = now + standing.settings.move_hours * HOUR
    seats = {seat for question in late for seat in (question.player, *question.team)}
    for seat in sorted(seats):
        place = standing.places[seat]
        if place.device is not None and not place.is_played_by_bot:
            was_away = not table.attendance.is_here(place.device)
            await table.keep(log.BotTookOver(at=now, seat=seat, level=level, was_away=was_away))
    table.publishing.notices()
    table.publishing.info()


async def _thought(table: LiveTable, question: Question, level: str) -> Any:
    """What a bot would answer in a person's place, from what their seat knows; if it fails, the first that there is."""
    standing = table.standing
    assert standing.match is not None
    seat = question.player
    thought = Thought(
        standing.table,
        standing.game,
        seat,
        level,
        standing.match.view(seat),
        standing.match.events(seat),
        question,
    )
    answer = table.services.bots.think(thought)
    await asyncio.wait([answer])
    failed = answer.cancelled() or answer.exception() is not None
    return answer.result() if not failed and answer.result() in question.options else question.options[0]
