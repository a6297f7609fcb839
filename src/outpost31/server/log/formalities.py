"""Formalities: questions with one option. They are nobody's move, so the house answers them for a seat.

Where nothing is secret, that is done at once. Where others could learn from it, the questions of a moment are *sealed*:
for a beat that all know nothing of them gets out, neither who has answered nor that somebody had nothing to choose, and
they close with the end of the beat or with the last real answer, whichever is later. Whether that is so follows from
what all know alone: who sits at the table, its settings, and what kinds of questions are asked of whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from outpost31.kernel import Match, Question, Questions

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


class Moment:
    """What is asked now, as the table deals with it: asked for many times with every move, and worked out once."""

    __slots__ = ("_made_from", "before_all", "for_people", "formal", "is_sealed", "unanswered")

    def __init__(self, standing: Standing, match: Match) -> None:
        held = standing.held
        self._made_from = (match.asked, match.questions, held, standing.revision)
        self.unanswered: Questions = match.questions
        if held is not None:
            self.unanswered = tuple([one for one in match.questions if one.id != held.question])
        self.is_sealed = _may_be_sealed(match) and manner_of(standing) == "after_a_beat"
        self.before_all: Questions = match.asked if self.is_sealed else match.questions
        self.formal = self._formal(standing, match)
        self.for_people: Questions = self.unanswered
        if self.formal:
            self.for_people = tuple([one for one in self.unanswered if one not in self.formal])

    def is_over(self, standing: Standing, match: Match) -> bool:
        """Whether something has happened since."""
        asked, questions, held, revision = self._made_from
        return (
            match.questions is not questions
            or match.asked is not asked
            or standing.held is not held
            or standing.revision != revision
        )

    def _formal(self, standing: Standing, match: Match) -> list[Question]:
        single = [one for one in self.unanswered if len(one.options) == 1]
        if not single:
            return []
        manner = manner_of(standing)
        if manner == "asked" or (manner == "after_a_beat" and not self.is_sealed):
            return []
        return [one for one in single if match.game.is_cooperative or not _is_for_bots(standing, one)]


def _may_be_sealed(match: Match) -> bool:
    """Whether what is asked now may be sealed: reactions, what several are asked, and what is often formal."""
    asked = match.asked
    if not asked:
        return False
    return len(asked) > 1 or asked[0].decline is not None or asked[0].kind in match.game.often_formal


def _now_at(standing: Standing) -> Moment:
    """The moment that a match is in."""
    match, moment = standing.match, standing.moment
    assert match is not None
    if moment is None or moment.is_over(standing, match):
        moment = standing.moment = Moment(standing, match)
    return moment


def is_sealed(standing: Standing) -> bool:
    """Whether the questions of this moment are sealed."""
    return standing.match is not None and _now_at(standing).is_sealed


def beat_ends(standing: Standing) -> int:
    """When the beat of the questions of this moment is over, in milliseconds."""
    return standing.asked_at + round(standing.settings.beat_seconds * 1000)


def unanswered(standing: Standing) -> Questions:
    """The open questions to which there is no answer yet, not even one that is held back."""
    return _now_at(standing).unanswered


def before_all_eyes(standing: Standing) -> Questions:
    """The questions of which all know that they are being asked: of a sealed moment all, answered or not."""
    return _now_at(standing).before_all


def formalities(standing: Standing) -> list[Question]:
    """The unanswered questions that the house answers for their seats, now or when the beat is over."""
    return [] if standing.match is None else _now_at(standing).formal


def for_people(standing: Standing) -> Questions:
    """The questions that reach those who are asked."""
    return _now_at(standing).for_people


def is_due(standing: Standing, now: int) -> bool:
    """Whether what the house answers for seats, or holds back for them, is due."""
    return not is_sealed(standing) or beat_ends(standing) <= now


def _is_for_bots(standing: Standing, question: Question) -> bool:
    """Whether bots alone may answer: their pace is public, and the same whatever they hold."""
    return all(standing.places[seat].is_played_by_bot for seat in (question.player, *question.team))
