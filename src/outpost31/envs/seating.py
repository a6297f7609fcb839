"""A table among learners: a match that is answered action by action, as every environment drives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31 import Match
from outpost31.envs.encoding import Encoder, Observed, encoder_for
from outpost31.kernel import Question, Seat

WON, LOST, NEITHER = 1.0, -1.0, 0.0


class Seating:
    """A match, its encoder, and what the seats have put together so far of answers in several parts."""

    def __init__(self, match: Match, parts: Mapping[Seat, tuple[int, tuple[int, ...]]] | None = None) -> None:
        self.encoder: Encoder = encoder_for(match.game.key, match.seats)
        self.match = match
        self._sight = self.encoder.sight_of(match)
        self._parts = dict(parts or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """As pickle writes it: the rest is made from the match again, and compiled numbers do not travel."""
        return Seating, (self.match, self._parts)

    def question_for(self, seat: Seat) -> Question | None:
        """The open question that is put to a seat itself: for a team, the one who answers for it."""
        for question in self.match.questions:
            if question.seat == seat:
                return question
        return None

    def observe(self, seat: Seat) -> Observed:
        """What a seat gets now."""
        question = self.question_for(seat)
        parts = self.parts(seat, question)
        encoder = self.encoder
        return Observed(encoder.look(self._sight, seat, question, parts), encoder.mask(question, seat, parts))

    def raw(self, seat: Seat) -> dict[str, Any]:
        """The same without numbers: the view, everything that the seat was told, and its question."""
        question = self.question_for(seat)
        return {
            "view": self.match.view(seat),
            "events": self.match.events(seat),
            "question": None if question is None else question.plain(),
        }

    def parts(self, seat: Seat, question: Question | None) -> tuple[int, ...]:
        """What a seat has put together so far of its answer to a question."""
        if question is None:
            return ()
        number, parts = self._parts.get(seat, (0, ()))
        return parts if number == question.id else ()

    def act(self, seat: Seat, action: int) -> bool:
        """Take an action for a seat that is asked; whether that completed its answer. IllegalAnswer changes nothing."""
        question = self.question_for(seat)
        if question is None:
            raise ValueError(f"nothing is asked of seat {seat}")
        actions = (*self.parts(seat, question), action)
        option = self.encoder.read(question, seat, actions)
        if option is None:
            self._parts[seat] = (question.id, actions)
            return False
        self._parts.pop(seat, None)
        self.match.answer(seat, option, question.id)
        return True

    def put_together(self, other: Seating) -> None:
        """Take over what the seats of another have put together so far."""
        self._parts = dict(other._parts)

    @property
    def is_over(self) -> bool:
        """Whether the match has an outcome."""
        return self.match.outcome is not None

    def reward(self, seat: Seat) -> float:
        """What the end is worth to a seat: 1 to those who won, -1 to those who lost, 0 before and to all others."""
        outcome = self.match.outcome
        if outcome is None:
            return NEITHER
        return WON if seat in outcome.winners else LOST if seat in outcome.losers else NEITHER

    def picture(self, seat: Seat | None = None) -> str:
        """What a seat, or the spectator, sees and is asked: a line for each entry that is not 0."""
        encoder = self.encoder
        question = None if seat is None else self.question_for(seat)
        view = self.match.view(seat)
        return "\n".join(encoder.describe(encoder.observe(view, question, seat=seat or 0)))
