"""Answers: validate, commit, acknowledge, publish. A person's answer, a bot's, a closing window's, or the house's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from outpost31.kernel import IllegalAnswer, StaleAnswer
from outpost31.server.log import Answered, Held, formalities
from outpost31.server.log.standing import Standing
from outpost31.server.protocol import wire
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.publishing.attendance import Connection

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

_encoder = msgspec.json.Encoder()
MOST_AT_ONCE = 10_000
"""The most answers that give themselves in one go: rules that ask for ever are not to hang the house."""


def acknowledge(connection: Connection, client: str) -> None:
    """Tell the one who asked that it is done and on disk."""
    connection.send_with_next(_encoder.encode(wire.Ack(client=client)))


async def give(
    table: LiveTable,
    given: list[tuple[int, Any, int, str]],
    connection: Connection | None = None,
    client: str | None = None,
) -> bool:
    """Answers for the match: validate, commit, acknowledge, publish. Returns whether there were any.

    What is answered in a sealed moment only those are told who were asked it; everybody is when the moment is over.
    """
    standing = table.standing
    match = standing.match
    assert match is not None
    now = table.services.clock.now()
    moment = match.asked if formalities.is_sealed(standing) else None
    entries: list[Answered | Held] = []
    for seat, option, question, by in given:
        before = len(match.answers)
        try:
            entries.append(standing.take(now, seat, option, question, by, client))
        except IllegalAnswer as illegal:
            if len(match.answers) != before:
                raise RuntimeError("the rules raised in the middle of an answer") from illegal
            if by == "person":
                raise _as_refusal(illegal) from None
            # A window or a bot came late: another answer of the same beat settled it.
    entries += _given_by_themselves(standing, now)
    if not entries:
        table.timing.look()
        return False
    await table.keep(*entries, is_applied=True)
    for entry in entries:
        if isinstance(entry, Answered):
            table.services.metrics.kept.answers[entry.by] += 1
    if connection is not None and client is not None:
        acknowledge(connection, client)
    table.timing.look()
    if moment is not None and match.asked is moment:
        answered = {entry.question for entry in entries if entry.by != "house"}
        asked = [one for one in moment if one.id in answered]
        table.publishing.answered({seat for one in asked for seat in (one.player, *one.team)})
        return True
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


def _given_by_themselves(standing: Standing, now: int) -> list[Answered | Held]:
    """The answers of those who decline everything, those that the house gives, and the one held back until now."""
    entries: list[Answered | Held] = []
    while standing.state == "playing" and len(entries) < MOST_AT_ONCE:
        entry = _declined(standing, now) or _formal(standing, now)
        if entry is None:
            break
        entries.append(entry)
    return entries


def _declined(standing: Standing, now: int) -> Answered | Held | None:
    """The next answer of somebody who declines everything until the next phase."""
    for one in formalities.unanswered(standing) if standing.declines else ():
        if one.decline is not None and one.seat in standing.declines:
            return standing.take(now, one.player, one.decline, one.id, "switch", None)
    return None


def _formal(standing: Standing, now: int) -> Answered | None:
    """The next answer that the house gives for a seat, or that it held back, if that is due."""
    if not formalities.is_due(standing, now):
        return None
    for one in formalities.formalities(standing):
        return standing.answer(now, one.player, one.options[0], one.id, "house", None)
    held = standing.held
    if held is None:
        return None
    return standing.answer(now, held.seat, held.option, held.question, held.by, None)
