"""Advice: what a bot would do in a person's place, and why. Nothing of it is kept, and nobody else hears of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from outpost31.bots import Advice, dreams
from outpost31.imagination import veil
from outpost31.server.protocol import wire
from outpost31.server.protocol.parts import AdviceReason
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.publishing.attendance import Connection
from outpost31.server.publishing.padding import stepped
from outpost31.server.running.services import Thought

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

_encoder = msgspec.json.Encoder()


class Awaited(NamedTuple):
    """Advice that somebody waits for: about which question, and the thinking about it."""

    question: int
    advice: asyncio.Future[Any]


class Advising:
    """The advice that is being thought about: one at a time for each device, and none for one that has left."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._thinking: dict[int, Awaited] = {}

    def advise(self, connection: Connection, message: wire.AskAdvice) -> None:
        """Have a bot think about a seat's open question, and tell the one who asked."""
        device = connection.device
        assert device is not None
        if self._is_waiting(device):
            self._table.services.metrics.met("advice_a_minute", table=self._table.standing.table)
            raise Refusal("still_thinking")
        self._table.pace.ask_advice(device)
        self.forget(device)
        thinking = _thought_of(self._table, message)
        awaited = self._thinking[device] = Awaited(message.question, thinking)

        def tell(done: asyncio.Future[Any]) -> None:
            if self._thinking.get(device) is awaited:
                del self._thinking[device]
            connection.send(_told(message, done))

        thinking.add_done_callback(tell)

    def _is_waiting(self, device: int) -> bool:
        """Whether a device still waits: for what it asked about a question that is settled, nobody does."""
        awaited, match = self._thinking.get(device), self._table.standing.match
        if awaited is None or awaited.advice.done() or match is None:
            return False
        return any(one.id == awaited.question for one in match.questions)

    def forget(self, device: int) -> None:
        """A device has left: nobody waits for what it asked."""
        awaited = self._thinking.pop(device, None)
        if awaited is not None:
            awaited.advice.cancel()

    def stop(self) -> None:
        """Nobody is advised any more."""
        for device in list(self._thinking):
            self.forget(device)


def _thought_of(table: LiveTable, message: wire.AskAdvice) -> asyncio.Future[Any]:
    """A bot's thinking about a seat's open question, from that seat's view alone."""
    standing, bots = table.standing, table.services.bots
    people = sum(place.kind == "person" for place in standing.places)
    level = bots.adviser(standing.game, is_alone=people == 1)
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
    return bots.think(thought)


def _told(message: wire.AskAdvice, thinking: asyncio.Future[Any]) -> bytes:
    """The advice, or that there is none after all."""
    failed = thinking.cancelled() or thinking.exception() is not None
    advice = None if failed else thinking.result()
    if not isinstance(advice, Advice):
        refusal = wire.Refused(client=message.client, reason="no_advice", clause=None, args={})
        return stepped(_encoder.encode(refusal))
    reasons = [AdviceReason(reason.id, reason.about) for reason in advice.reasons]
    advised = wire.Advised(
        client=message.client,
        seat=message.seat,
        question=message.question,
        option=advice.option,
        reasons=reasons,
    )
    return stepped(_encoder.encode(advised))
