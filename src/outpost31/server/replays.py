"""Replays: a finished match again, moment by moment, as any viewer had it."""

from __future__ import annotations

from outpost31.kernel import Match
from outpost31.kernel.questions import FATE
from outpost31.server.live import LiveTable
from outpost31.server.lobby_protocol import Frame, Replay
from outpost31.server.refusals import Refusal


async def replay(live: LiveTable, viewer: int | None, start: int, count: int) -> Replay:
    """Some moments of a finished match."""
    standing = live.standing
    if standing.set_aside is not None:
        raise Refusal("broken")
    if standing.match is None or standing.state != "ended":
        raise Refusal("not_over")
    if viewer is not None and viewer >= len(standing.places):
        raise Refusal("no_such_seat")
    answered = [answer[0] for answer in standing.match.answers if answer[0] != FATE]
    frames: list[Frame] = []
    told = 0
    for number, match in enumerate(Match.retrace(standing.match.record())):
        if number >= start + count:
            break
        if number < start - 1:
            continue
        if number >= start:
            seat = answered[number - 1] if number else None
            frames.append(
                Frame(
                    number,
                    seat if isinstance(seat, int) else None,
                    match.events(viewer, told),
                    match.view(viewer),
                )
            )
        told = len(match.events(viewer))
    return Replay(viewer, len(answered) + 1, frames)
