"""Fate: what answers when the rules ask for a die, a draw or a shuffle."""

from __future__ import annotations

import secrets
from _random import Random
from collections.abc import Callable, Iterable
from typing import Protocol

from outpost31.kernel.questions import Question


class Fate(Protocol):
    """Answers the questions put to Fate with a number below the number of sides."""

    def answer(self, question: Question) -> int:
        """One of the question's options."""

    def copy(self) -> Fate:
        """An independent Fate: whatever this one answers from now on does not change it."""


def check_seed(seed: object) -> int:
    """The seed, or a ValueError that says what is allowed."""
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"a seed is a whole number or None, not {seed!r}")
    return seed


class Unforeseeable:
    """Chance from the operating system: for play, where nobody may compute what comes next."""

    __slots__ = ("_bytes", "_used")

    def __init__(self) -> None:
        self._bytes = b""
        self._used = 0

    def answer(self, question: Question) -> int:
        """One of the sides, all equally likely."""
        if self._used == len(self._bytes):
            self._bytes, self._used = secrets.token_bytes(512), 0
        word = int.from_bytes(self._bytes[self._used : self._used + 8], "little")
        self._used += 8
        return word * len(question.options) >> 64

    def copy(self) -> Unforeseeable:
        """Another one; two of them never agree."""
        return Unforeseeable()


class Seeded:
    """Chance that a seed decides: for research and tests. A copy goes on exactly as the original would."""

    __slots__ = ("_position", "_roll", "_seed")

    def __init__(self, seed: int, position: int = 0) -> None:
        self._seed = seed
        self._position = position
        self._roll: Callable[[], float] | None = None

    def answer(self, question: Question) -> int:
        """One of the sides, decided by the seed and by the number of questions answered before."""
        roll = self._roll
        if roll is None:
            # Copies are frequent and few of them ever roll: the generator is brought up to date only now.
            # It is what `random.Random` stands on, which would seed it twice; that is as much as ten rolls.
            roll = self._roll = Random(self._seed).random
            for _ in range(self._position):
                roll()
        self._position += 1
        return int(roll() * len(question.options))

    def __reduce__(self) -> tuple[type[Seeded], tuple[int, int]]:
        """It travels as its seed and how far it has come, without the generator."""
        return Seeded, (self._seed, self._position)

    def copy(self) -> Seeded:
        """The same future, on its own."""
        return Seeded(self._seed, self._position)


class Scripted:
    """Chance that a test wrote down beforehand; once that is used up, a seed's."""

    __slots__ = ("_script", "_then")

    def __init__(self, script: Iterable[int], then: Fate | None = None) -> None:
        self._script = list(script)
        self._then = then or Seeded(0)

    def answer(self, question: Question) -> int:
        """The next value of the script, which must be one of the sides."""
        if not self._script:
            return self._then.answer(question)
        value = self._script.pop(0)
        if value not in question.options:
            raise ValueError(f"the script says {value}, Fate may say 0 to {len(question.options) - 1}")
        return value

    def copy(self) -> Scripted:
        """The rest of the same script."""
        return Scripted(self._script, self._then.copy())
