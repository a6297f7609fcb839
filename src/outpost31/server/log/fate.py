"""Fate at a served table: the operating system's chance, or on recovery what the log says."""

from __future__ import annotations

from collections import deque

from outpost31.kernel import Diverged, Fate, Question, Unforeseeable


class Remembered:
    """Answers from the log while a table is recovered, then from chance; and notes what was said."""

    def __init__(self, chance: Fate | None = None) -> None:
        self.said: list[int] = []
        self._chance: Fate = chance or Unforeseeable()
        self._due: deque[int] = deque()
        self._is_recovering = False

    def answer(self, question: Question) -> int:
        """One of the sides."""
        if self._is_recovering:
            if not self._due:
                raise Diverged(f"Fate is asked for {question.kind} where the log has no answer")
            value = self._due.popleft()
            if value not in question.options:
                raise Diverged(f"the log answers Fate's {question.kind} with {value}")
        else:
            value = self._chance.answer(question)
        self.said.append(value)
        return value

    def expect(self, values: list[int]) -> None:
        """From now on say these."""
        self._is_recovering = True
        self._due = deque(values)

    def go_on(self) -> None:
        """Everything expected was said: from now on it is chance again."""
        if self._due:
            raise Diverged(f"the log has {len(self._due)} answers of Fate that nobody asked for")
        self._is_recovering = False

    def copy(self) -> Fate:
        """A copy of a match has a chance of its own."""
        return self._chance.copy()
