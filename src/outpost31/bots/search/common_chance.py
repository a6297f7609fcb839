"""Common chance (common random numbers): what befalls two imagined tables is the same as far as it can be."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from outpost31.kernel.questions import Question

if TYPE_CHECKING:
    from outpost31.imagination.worlds import World


Key = tuple[str, str | int]
"""What is rolled for, and when: in which phase of a round, or in which turn."""


class Fortune:
    """What is rolled for each thing in each phase or turn, the first time, the second time and so on."""

    def __init__(self, chance: random.Random) -> None:
        self._seed = chance.getrandbits(48)
        self._rolled: dict[Key, tuple[random.Random, list[float]]] = {}

    def roll(self, key: Key, time: int) -> float:
        """A number below 1; the same to whoever asks for the same time."""
        if key not in self._rolled:
            self._rolled[key] = (random.Random(f"{self._seed} {key}"), [])
        chance, rolled = self._rolled[key]
        while len(rolled) <= time:
            rolled.append(chance.random())
        return rolled[time]


class AlikeFate:
    """Fate at one of several tables that share a fortune: one more roll here does not shift all that comes after."""

    def __init__(self, fortune: Fortune, table: object = None, clock: str = "phase") -> None:
        self.table = table
        """The table that it rolls for."""
        self._clock = clock
        self._fortune = fortune
        self._times: dict[Key, int] = {}

    def answer(self, question: Question) -> int:
        """One of the sides."""
        key = (question.kind, getattr(self.table, self._clock))
        time = self._times.get(key, 0)
        self._times[key] = time + 1
        return int(self._fortune.roll(key, time) * len(question.options))

    def copy(self) -> AlikeFate:
        """The same future, on its own."""
        other = AlikeFate(self._fortune, self.table, self._clock)
        other._times = dict(self._times)
        return other


def copy_of(world: World, fortune: Fortune, clock: str = "phase") -> World:
    """A world once more, to be played on with this fortune; the clock is what its table calls the time."""
    fate = AlikeFate(fortune, clock=clock)
    copied = world.copy(fate)
    fate.table = copied.table
    return copied
