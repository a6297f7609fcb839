"""Formalities: questions with one option. They are nobody's move, so the house answers them for a seat.

Where nothing is secret, that is done at once. Where others could learn from it, the questions of a moment are *sealed*:
for a beat that all know nothing of them gets out, neither who has answered nor that somebody had nothing to choose, and
they close with the end of the beat or with the last real answer, whichever is later. Whether that is so follows from
what all know alone: who sits at the table, its settings, and what kinds of questions are asked of whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from outpost31.kernel import Question, Questions

if TYPE_CHECKING:
    from outpost31.server.log.standing import Standing

Manner: TypeAlias = Literal["at_once", "after_a_beat", "asked"]
"""How a table deals with formalities: answered at once, answered in a sealed moment, or asked like anything else."""


def manner_of(standing: Standing) -> Manner:
    """How this table deals with formalities. Public.

    A device that is passed round asks everybody the same, and so does a table that has one: what it does not ask would
    show on it.
    """
    if standing.match is None or standing.settings.everybody_clicks:
        return "asked"
    devices = [place.device for place in standing.places if place.kind == "person"]
    if len(devices) <= 1 or standing.match.game.is_cooperative:
        return "at_once"
    return "asked" if len(set(devices)) < len(devices) else "after_a_beat"


def is_sealed(standing: Standing) -> bool:
    """Whether the questions of this moment are sealed: reactions, what several are asked, and what is often formal."""
    match = standing.match
    if match is None or not match.asked:
        return False
    first = match.asked[0]
    may_be = len(match.asked) > 1 or first.decline is not None or first.kind in match.game.often_formal
    return may_be and manner_of(standing) == "after_a_beat"


def beat_ends(standing: Standing) -> int:
    """When the beat of the questions of this moment is over, in milliseconds."""
    return standing.asked_at + round(standing.settings.beat_seconds * 1000)


def unanswered(standing: Standing) -> Questions:
    """The open questions to which there is no answer yet, not even one that is held back."""
    match, held = standing.match, standing.held
    assert match is not None
    if held is None:
        return match.questions
    return tuple(one for one in match.questions if one.id != held.question)


def before_all_eyes(standing: Standing) -> Questions:
    """The questions of which all know that they are being asked: of a sealed moment all, answered or not."""
    assert standing.match is not None
    return standing.match.asked if is_sealed(standing) else standing.match.questions


def formalities(standing: Standing) -> list[Question]:
    """The unanswered questions that the house answers for their seats, now or when the beat is over."""
    match = standing.match
    single = [one for one in unanswered(standing) if len(one.options) == 1] if match is not None else []
    if match is None or not single:
        return []
    manner = manner_of(standing)
    if manner == "asked" or (manner == "after_a_beat" and not is_sealed(standing)):
        return []
    return [one for one in single if match.game.is_cooperative or not _is_for_bots(standing, one)]


def for_people(standing: Standing) -> Questions:
    """The questions that reach those who are asked."""
    formal = formalities(standing)
    asked = unanswered(standing)
    return tuple([one for one in asked if one not in formal]) if formal else asked


def is_due(standing: Standing, now: int) -> bool:
    """Whether what the house answers for seats, or holds back for them, is due."""
    return not is_sealed(standing) or beat_ends(standing) <= now


def _is_for_bots(standing: Standing, question: Question) -> bool:
    """Whether bots alone may answer: their pace is public, and the same whatever they hold."""
    return all(standing.places[seat].is_played_by_bot for seat in (question.player, *question.team))
