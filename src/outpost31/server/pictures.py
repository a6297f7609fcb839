"""Pictures: what one viewer may see and do right now, made from how a table stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31.kernel import Question, Questions
from outpost31.server.attendance import Connection
from outpost31.server.protocol_parts import OpenQuestion, Picture, Waiting, You
from outpost31.server.standing import Standing

NOTHING_YET = Picture(view=None, questions=[], declines_all=False, channel=[])


def exposed(standing: Standing) -> list[int]:
    """The seats of the exposed aliens, who have a channel of their own. (B-4.9)"""
    if standing.match is None or standing.set_aside is not None:
        return []
    return exposed_in(standing.match.view(None))


def exposed_in(view: dict[str, Any]) -> list[int]:
    """Read from what everybody sees: a game without exposed aliens has no such people in its view."""
    people: list[dict[str, Any]] | None = view.get("people")
    if people is None:
        return []
    return sorted({one["player"] for one in people if one.get("status") == "exposed"})


def picture(standing: Standing, viewer: int | None) -> Picture:
    """What this viewer may see and do."""
    match = standing.match
    if match is None or standing.set_aside is not None:
        return NOTHING_YET
    view = match.view(viewer)
    if viewer is None:
        return Picture(view=view, questions=[], declines_all=False, channel=[])
    team = exposed_in(view)
    return Picture(
        view=view,
        questions=[open_question(one) for one in match.questions_for(viewer)],
        declines_all=viewer in standing.declines,
        channel=team if viewer in team else [],
    )


def open_question(question: Question) -> OpenQuestion:
    """A question as its seat may see it."""
    return OpenQuestion(
        question.id,
        question.player,
        question.kind,
        list(question.options),
        dict(question.about),
        question.decline,
        list(question.team),
    )


def asked_of(questions: Questions) -> dict[int | None, list[OpenQuestion]]:
    """The open questions by the seats that may answer them."""
    found: dict[int | None, list[OpenQuestion]] = {}
    for question in questions:
        asked = open_question(question)
        for seat in (asked.seat, *asked.team):
            found.setdefault(seat, []).append(asked)
    return found


def waiting(standing: Standing, windows: Mapping[int, int]) -> list[Waiting]:
    """Who is being waited for. Public."""
    match = standing.match
    if match is None or standing.state != "playing":
        return []
    return [Waiting(one.player, one.kind, list(one.team), windows.get(one.id)) for one in match.questions]


def you(standing: Standing, connection: Connection) -> You:
    """What a socket is to the table."""
    device = connection.device
    return You(
        viewer=connection.viewer,
        device=device,
        seats=standing.seats_of(device),
        is_host=device is not None and device == standing.host,
        is_gated=connection.is_gated,
    )
