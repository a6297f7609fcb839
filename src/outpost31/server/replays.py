"""Replays: a finished match again, moment by moment, as any viewer had it."""

from __future__ import annotations

from typing import Any

from outpost31.kernel import Match
from outpost31.kernel.events import unsealed
from outpost31.kernel.questions import FATE
from outpost31.server.live import LiveTable
from outpost31.server.lobby_protocol import Frame, Replay
from outpost31.server.refusals import Refusal

_WHOSE = ("viewer", "you")
"""What a view says of who looks at it."""


def fuller(one: Any, other: Any) -> Any:
    """Two views of one moment together: what the one does not know, the other may."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: fuller(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [fuller(*pair) for pair in zip(one, other, strict=True)]
    return one


def everything_of(match: Match) -> dict[str, Any]:
    """A moment with all that anybody at the table saw of it."""
    public = seen = match.view(None)
    for seat in range(match.seats):
        seen = fuller(seen, match.view(seat))
    return {**seen, **{key: public.get(key) for key in _WHOSE if key in seen}}


def _told(match: Match, viewer: int | None, since: int, *, is_everything: bool) -> list[dict[str, Any]]:
    """What a viewer was told since, or all that happened."""
    if not is_everything:
        return match.events(viewer, since)
    told = [unsealed(event) for event in match.all_told[since:]]
    return [{key: value for key, value in event.items() if key != "audience"} for event in told]


async def replay(
    live: LiveTable, viewer: int | None, start: int, count: int, *, is_everything: bool = False
) -> Replay:
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
            view = everything_of(match) if is_everything else match.view(viewer)
            events = _told(match, viewer, told, is_everything=is_everything)
            said = [
                one.item
                for one in standing.spoken
                if one.answers == number and (is_everything or one.to is None or viewer in one.to)
            ]
            frames.append(Frame(number, seat if isinstance(seat, int) else None, events, view, said))
        told = len(match.all_told if is_everything else match.events(viewer))
    return Replay(viewer, len(answered) + 1, frames)
