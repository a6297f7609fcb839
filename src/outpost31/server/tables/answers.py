"""Answers: validate, commit, acknowledge, publish. A person's answer, a bot's, or a closing window's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from outpost31.kernel import IllegalAnswer, StaleAnswer
from outpost31.server import log
from outpost31.server.protocol import wire
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.publishing.attendance import Connection

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

_encoder = msgspec.json.Encoder()
MOST_DECLINES = 10_000


def acknowledge(connection: Connection, client: str) -> None:
    """Tell the one who asked that it is done and on disk."""
    connection.send_with_next(_encoder.encode(wire.Ack(client=client)))


async def give(
    table: LiveTable,
    given: list[tuple[int, Any, int, str]],
    connection: Connection | None = None,
    client: str | None = None,
) -> bool:
    """Answers for the match: validate, commit, acknowledge, publish. Returns whether there were any."""
    standing = table.standing
    match = standing.match
    assert match is not None
    now = table.services.clock.now()
    entries: list[log.AnyEntry] = []
    for seat, option, question, by in given:
        before = len(match.answers)
        try:
            entries.append(standing.answer(now, seat, option, question, by, client))
        except IllegalAnswer as illegal:
            if len(match.answers) != before:
                raise RuntimeError("the rules raised in the middle of an answer") from illegal
            if by == "person":
                raise _as_refusal(illegal) from None
            # A window or a bot came late: another answer of the same beat settled it.
    entries += _declined(table, now)
    if not entries:
        table.timing.look()
        return False
    await table.keep(*entries, is_applied=True)
    for entry in entries:
        if isinstance(entry, log.Answered):
            table.services.metrics.kept.answers[entry.by] += 1
    if connection is not None and client is not None:
        acknowledge(connection, client)
    table.timing.look()
    table.publishing.play()
    table.talking.look()
    if standing.state == "ended":
        table.publishing.info()
        for book in table.notebooks.shared():
            table.publishing.notes(book)
    return True


def _as_refusal(illegal: IllegalAnswer) -> Refusal:
    """Whoever was asked is told by which rule; of what is no longer asked there is nothing to tell."""
    if isinstance(illegal, StaleAnswer):
        return Refusal("stale_question")
    return Refusal("not_on_offer", illegal.clause)


def _declined(table: LiveTable, now: int) -> list[log.AnyEntry]:
    """The answers of those who decline everything until the next phase."""
    standing = table.standing
    match = standing.match
    assert match is not None
    entries: list[log.AnyEntry] = []
    while standing.declines and len(entries) < MOST_DECLINES:
        open_to = [
            one for one in match.questions if one.decline is not None and one.seat in standing.declines
        ]
        if not open_to:
            break
        one = open_to[0]
        entries.append(standing.answer(now, one.player, one.decline, one.id, "switch", None))
    return entries
