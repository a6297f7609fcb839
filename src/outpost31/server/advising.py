"""Advising: what a bot would do in a person's place, and why. Nothing of it is kept, and nobody else hears of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from outpost31.bots import Advice, dreams
from outpost31.imagination import veil
from outpost31.server import protocol as wire
from outpost31.server.attendance import Connection
from outpost31.server.protocol_parts import AdviceReason
from outpost31.server.refusals import Refusal
from outpost31.server.services import Thought

if TYPE_CHECKING:
    from outpost31.server.live import LiveTable

_encoder = msgspec.json.Encoder()


def advise(table: LiveTable, connection: Connection, message: wire.AskAdvice) -> None:
    """Have a bot think about a seat's open question, from that seat's view alone, and tell who asked."""
    standing, bots = table.standing, table.services.bots
    level = bots.adviser(standing.game)
    match = standing.match
    assert match is not None
    if level is None:
        raise Refusal("no_advice")
    seat = message.seat
    question = next((one for one in match.questions if one.id == message.question), None)
    if question is None or seat not in (question.seat, *question.team):
        raise Refusal("stale_question")
    view, events = match.view(seat), match.events(seat)
    veiled = veil(match, seat) if dreams(level, standing.game) else None
    thought = Thought(
        standing.table, standing.game, seat, level, view, events, question, is_for_advice=True, veiled=veiled
    )
    thinking = bots.think(thought)
    thinking.add_done_callback(lambda done: connection.send(_told(message, done)))


def _told(message: wire.AskAdvice, thinking: asyncio.Future[Any]) -> bytes:
    """The advice, or that there is none after all."""
    failed = thinking.cancelled() or thinking.exception() is not None
    advice = None if failed else thinking.result()
    if not isinstance(advice, Advice):
        refusal = wire.Refused(client=message.client, reason="no_advice", clause=None, args={})
        return _encoder.encode(refusal)
    reasons = [AdviceReason(reason.id, reason.about) for reason in advice.reasons]
    return _encoder.encode(
        wire.Advised(
            client=message.client,
            seat=message.seat,
            question=message.question,
            option=advice.option,
            reasons=reasons,
        )
    )
