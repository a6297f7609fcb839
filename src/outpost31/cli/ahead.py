"""Answers given ahead: whoever plays several characters types in one line what all of them do."""

from __future__ import annotations

from collections.abc import Callable

from outpost31.kernel import Option, Question, Seat

Renumber = Callable[[str, Option, list[Option]], list[Option]]
"""What is meant by later answers to a kind of question, once one has been given."""


class Ahead:
    """What a seat has said to the next questions of a kind, in the moment in which it said so."""

    def __init__(self, renumber: Renumber) -> None:
        self._renumber = renumber
        self._said: list[Option] = []
        self._to: tuple[Seat, str, object] | None = None

    def say(self, seat: Seat, question: Question, moment: object, said: list[Option]) -> Option:
        """Keep all but the first for later; the first is the answer to this question."""
        first, *later = said
        self._to = (seat, question.kind, moment)
        self._said = self._renumber(question.kind, first, later)
        return first

    def next(self, seat: Seat, question: Question, moment: object) -> Option | None:
        """What was said to this question, or None. It is forgotten if it is not on offer, or seat or moment are others;
        a question of another kind in between leaves it."""
        if self._to != (seat, question.kind, moment):
            if self._to is not None and (self._to[0], self._to[2]) != (seat, moment):
                self.forget()
            return None
        if not self._said or self._said[0] not in question.options:
            self.forget()
            return None
        answer, *later = self._said
        self._said = self._renumber(question.kind, answer, later)
        return answer

    def forget(self) -> None:
        """Nothing was said."""
        self._said, self._to = [], None
