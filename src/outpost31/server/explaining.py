"""Explaining: why something is not on offer to a person. Nothing of it is kept, and nobody else hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from outpost31.reasons import Sight, why_not
from outpost31.server import protocol as wire
from outpost31.server.attendance import Connection
from outpost31.server.protocol_parts import Hindrance
from outpost31.server.refusals import Refusal

if TYPE_CHECKING:
    from outpost31.server.live import LiveTable

_encoder = msgspec.json.Encoder()


def explain(table: LiveTable, connection: Connection, message: wire.AskWhy) -> None:
    """Tell who asked what speaks against all that its seat sees and cannot choose, by that seat's view alone."""
    match = table.standing.match
    assert match is not None
    seat = message.seat
    question = next((one for one in match.questions_for(seat) if one.id == message.question), None)
    if question is None:
        raise Refusal("stale_question")
    sight = Sight(table.standing.game, seat, match.view(seat), question, match.options)
    hindrances = [
        Hindrance(list(what), hindrance.id, hindrance.about, hindrance.clause)
        for what, hindrance in why_not(sight)
    ]
    connection.send(
        _encoder.encode(
            wire.WhyNot(client=message.client, seat=seat, question=question.id, hindrances=hindrances)
        )
    )
