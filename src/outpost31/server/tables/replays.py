"""Replays: a finished match again, moment by moment, as any viewer had it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from outpost31.kernel import Match
from outpost31.kernel.events import unsealed
from outpost31.kernel.questions import FATE
from outpost31.server.log.spoken import Spoken
from outpost31.server.protocol.lobby import Frame, Replay
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.retracing import retraced

_WHOSE = ("viewer", "you")
"""What a view says of who looks at it."""


def fuller(one: Any, other: Any) -> Any:
    """Two views of one moment together: what one does not know, the other may."""
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


@dataclass(frozen=True, slots=True)
class Wanted:
    """Some moments of a finished match, as somebody had them, and all that is needed to make them again."""

    record: dict[str, Any]
    spoken: list[Spoken]
    viewer: int | None
    start: int
    count: int
    is_everything: bool


def wanted(
    live: LiveTable, viewer: int | None, start: int, count: int, *, is_everything: bool = False
) -> Wanted:
    """What somebody wants to see of a table's match again, once it is over."""
    standing = live.standing
    if standing.set_aside is not None:
        raise Refusal("older_rules" if standing.set_aside == "older_rules" else "broken")
    if standing.match is None or standing.state != "ended":
        raise Refusal("not_over")
    if viewer is not None and viewer >= len(standing.places):
        raise Refusal("no_such_seat")
    return Wanted(standing.match.record(), standing.spoken, viewer, start, count, is_everything)


def replay(wanted: Wanted) -> Replay:
    """Some moments of a finished match. Takes its time: not where tables wait."""
    viewer, start, is_everything = wanted.viewer, wanted.start, wanted.is_everything
    answered = [answer[0] for answer in wanted.record["answers"] if answer[0] != FATE]
    match_again = retraced(wanted.record)
    frames: list[Frame] = []
    told = 0
    for number, match in match_again.moments(start - 1, start + wanted.count):
        if number >= start:
            seat = answered[number - 1] if number else None
            view = everything_of(match) if is_everything else match.view(viewer)
            events = _told(match, viewer, told, is_everything=is_everything)
            said = [
                one.item
                for one in wanted.spoken
                if one.answers == number and (is_everything or one.is_heard_by(viewer))
            ]
            frames.append(Frame(number, seat if isinstance(seat, int) else None, events, view, said))
        told = len(match.all_told if is_everything else match.events(viewer))
    return Replay(viewer, len(match_again), frames)
