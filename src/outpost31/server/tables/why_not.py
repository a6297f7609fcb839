"""Why something is not on offer to a person. Nothing of it is kept, and nobody else hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from outpost31.reasons import Sight, foresee, why_not
from outpost31.server.protocol import wire
from outpost31.server.protocol.parts import Foresight, Hindrance
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.publishing.attendance import Connection
from outpost31.server.publishing.padding import stepped

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

_encoder = msgspec.json.Encoder()


def explain(table: LiveTable, connection: Connection, message: wire.AskWhy) -> None:
    """Tell the one who asked why their seat cannot choose what it sees, by that seat's view alone."""
    match = table.standing.match
    assert match is not None
    seat = message.seat
    question = next((one for one in match.questions_for(seat) if one.id == message.question), None)
    if question is None:
        raise Refusal("stale_question")
    sight = Sight(table.standing.game, seat, match.view(seat), question, match.options)
    hindrances = [
        Hindrance(list(what), hindrance.id, dict(hindrance.about), hindrance.clause)
        for what, hindrance in why_not(sight)
    ]
    foresights = [Foresight(one.option, one.id, dict(one.about), one.is_warning) for one in foresee(sight)]
    told = wire.WhyNot(
        client=message.client,
        seat=seat,
        question=question.id,
        hindrances=hindrances,
        foresights=foresights,
    )
    connection.send(stepped(_encoder.encode(told)))
