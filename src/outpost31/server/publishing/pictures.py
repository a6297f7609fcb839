"""Pictures: what one viewer may see and do right now, made from how a table stands."""

from __future__ import annotations

from collections.abc import Mapping

from outpost31.kernel import Question, Questions
from outpost31.kernel.views import View
from outpost31.server.log.formalities import before_all_eyes, for_people
from outpost31.server.log.standing import Standing
from outpost31.server.log.viewers import Viewer, seat_of
from outpost31.server.protocol.parts import OpenQuestion, Picture, Waiting, You
from outpost31.server.publishing.attendance import Connection

NOTHING_YET = Picture(view=None, questions=[], declines_all=False, channel=[], eliminated=[])


def exposed(standing: Standing) -> list[int]:
    """The seats of the exposed aliens, who have a channel of their own. (B-4.9)"""
    match = standing.match
    if match is None or standing.set_aside is not None:
        return []
    return list(match.game.exposed(match.view(None)))


def eliminated(standing: Standing, public: View | None = None) -> list[int]:
    """The seats that are out of the game while others play on; `public` is what all see, if it is at hand."""
    match = standing.match
    if match is None or standing.state != "playing":
        return []
    return list(match.game.eliminated(match.view(None) if public is None else public))


def picture(standing: Standing, viewer: Viewer) -> Picture:
    """What this viewer may see and do."""
    match = standing.match
    if match is None or standing.set_aside is not None:
        return NOTHING_YET
    seat = seat_of(viewer)
    view = match.view(seat)
    out = eliminated(standing, view)
    if seat is None:
        return Picture(view=view, questions=[], declines_all=False, channel=[], eliminated=out)
    team = list(match.game.exposed(view))
    return Picture(
        view=view,
        questions=[open_question(one) for one in for_people(standing) if one.is_for(seat)],
        declines_all=seat in standing.declines,
        channel=team if seat in team else [],
        eliminated=out,
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


def asked_of(questions: Questions) -> dict[Viewer, list[OpenQuestion]]:
    """The open questions by the seats that may answer them."""
    found: dict[Viewer, list[OpenQuestion]] = {}
    for question in questions:
        asked = open_question(question)
        for seat in (asked.seat, *asked.team):
            found.setdefault(seat, []).append(asked)
    return found


def waiting(standing: Standing, windows: Mapping[int, int]) -> list[Waiting]:
    """Who is being waited for; in a sealed moment all who were asked, whether they have answered or not. Public."""
    match = standing.match
    if match is None or standing.state != "playing":
        return []
    return waited_for(before_all_eyes(standing), windows)


def waited_for(asked: Questions, windows: Mapping[int, int]) -> list[Waiting]:
    """Who is being waited for, if these questions are the ones that all know of."""
    return [Waiting(one.player, one.kind, list(one.team), windows.get(one.id)) for one in asked]


def you(standing: Standing, connection: Connection) -> You:
    """What a socket is to the table."""
    device = connection.device
    return You(
        viewer=seat_of(connection.viewer),
        device=device,
        seats=standing.seats_of(device),
        is_host=device is not None and device == standing.host,
        is_gated=connection.is_gated,
    )
