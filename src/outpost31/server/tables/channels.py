"""Channels: where somebody may speak at a table, and who may read it there."""

from __future__ import annotations

from outpost31.kernel import GAMES
from outpost31.server.log.standing import Standing
from outpost31.server.protocol.parts import Channel
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.publishing.pictures import eliminated, exposed


def readers_of(standing: Standing, seat: int, channel: Channel) -> list[int] | None:
    """The seats that may read what this one says in a channel, or a Refusal; nothing is everybody. (S-4.8, B-4.9)

    What the eliminated say to each other spectators read too; the log need not name them.
    """
    out = eliminated(standing)
    if channel == "eliminated":
        if seat not in out:
            raise Refusal("not_eliminated", GAMES[standing.game].silence)
        return out
    if seat in out:
        raise Refusal("eliminated", GAMES[standing.game].silence)
    if channel == "table":
        return None
    team = exposed(standing)
    if seat not in team:
        raise Refusal("not_exposed", GAMES[standing.game].counsel)
    return team
