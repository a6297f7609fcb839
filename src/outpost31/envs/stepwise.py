"""A match in which chance is a player too: it stops whenever Fate is asked, and goes on with the answer given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31 import Match
from outpost31.envs.seating import Seating
from outpost31.kernel import FATE, Question, Seat
from outpost31.kernel.games import find_game
from outpost31.kernel.options import settle


class FateAsked(Exception):
    """Fate is asked something that nobody has answered yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.kind)
        self.question = question


class GivenFate:
    """Answers what it was given, in order, and then raises FateAsked."""

    __slots__ = ("given", "used")

    def __init__(self, given: tuple[int, ...] = ()) -> None:
        self.given = list(given)
        self.used = 0

    def answer(self, question: Question) -> int:
        """The next answer that was given."""
        if self.used == len(self.given):
            raise FateAsked(question)
        self.used += 1
        return self.given[self.used - 1]

    def copy(self) -> GivenFate:
        """Another one that was given the same."""
        return GivenFate(tuple(self.given))


class Stepwise:
    """A match that moves on one action at a time, Fate's among them."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        card = find_game(game)
        settled = settle(card.options, options, card.check_seats(seats))
        self.fate = GivenFate()
        match = Match(card, seats, settled, card.set_up(seats, settled), self.fate)
        self.seating = Seating(match)
        self.own_actions: list[tuple[int, ...]] = [()] * seats
        """By seat, the actions that it took itself: with what it was told, all that it can remember."""
        self.fate_question: Question | None = None
        self._run()

    @property
    def match(self) -> Match:
        """The match itself."""
        return self.seating.match

    def _run(self) -> None:
        """Go on until Fate or a seat is asked. A step that asks Fate several times is asked anew from its first."""
        answered = len(self.match.answers)
        self.fate.used = 0
        try:
            self.match.run()
            self.fate_question = None
        except FateAsked as asked:
            self.fate_question = asked.question
        done = sum(one[0] is FATE for one in self.match.answers[answered:])
        del self.fate.given[:done]
        self.fate.used = 0

    def give_fate(self, value: int) -> None:
        """Answer Fate's question."""
        question = self.fate_question
        if question is None or value not in question.options:
            raise ValueError(f"Fate is not asked, or cannot say {value}")
        self.fate.given.append(value)
        self._run()

    @property
    def asked_seat(self) -> Seat | None:
        """The seat that acts next; nobody while Fate is asked, or after the end."""
        if self.fate_question is not None or self.match.outcome is not None:
            return None
        return self.match.questions[0].player

    def actions(self) -> list[int]:
        """What may be done next: by Fate, or by the seat that is asked."""
        if self.fate_question is not None:
            return list(self.fate_question.options)
        seat = self.asked_seat
        if seat is None:
            return []
        question = self.match.questions[0]
        seating = self.seating
        return sorted(seating.encoder.next_actions(question, seat, seating.parts(seat, question)))

    def act(self, action: int) -> None:
        """Take an action for the seat that is asked."""
        seat = self.asked_seat
        assert seat is not None
        self.own_actions[seat] = (*self.own_actions[seat], action)
        try:
            self.seating.act(seat, action)
        except FateAsked:
            self._run()

    def copy(self) -> Stepwise:
        """An independent copy, in the middle of a step of several dice too."""
        new = Stepwise.__new__(Stepwise)
        new.fate = self.fate.copy()
        new.seating = Seating(self.match.copy(new.fate))
        new.seating.put_together(self.seating)
        new.own_actions = self.own_actions[:]
        new.fate_question = self.fate_question
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Stepwise:
        """The same, for those who copy whatever they hold."""
        return self.copy()
