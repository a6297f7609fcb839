"""A race between options (successive elimination on paired rollouts): each world is a heat that all of them run."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

STIFF = 4
"""How many worlds the opinion counts for that each option starts with."""
FIRST = 6
"""How many worlds are played before an option may drop out."""
GIVING_UP = 1.0
"""An option drops out once it lies this many standard errors behind the favourite."""
LEAST_SPREAD = 0.002
"""The least variance that is reckoned with: a few worlds that happen to agree prove little."""


GOLDEN = 0.6180339887498949
"""Steps of the golden ratio go round a circle as evenly as can be, however many of them there are."""


def spread(start: float) -> Iterator[float]:
    """Numbers below 1 that lie evenly (a low-discrepancy sequence), so that a few worlds stand for all."""
    while True:
        start = (start + GOLDEN) % 1.0
        yield start


class Race:
    """The first option is the favourite; another must beat it beyond doubt."""

    def __init__(self, opinions: list[float], doubt: float, first: int = FIRST, stiff: int = STIFF) -> None:
        self._doubt, self._first = doubt, first
        """How many standard errors an option must lie ahead of the favourite to take its place."""
        self.running = list(range(len(opinions)))
        self._gains = [[opinion] * stiff for opinion in opinions]
        self._worlds = 0

    @property
    def is_open(self) -> bool:
        """Whether anybody still runs against the favourite."""
        return len(self.running) > 1

    def count(self, came: Mapping[int, float]) -> None:
        """What came of each running option in one world."""
        self._worlds += 1
        for number in self.running[1:]:
            self._gains[number].append(came[number] - came[0])
        if self._worlds >= self._first:
            self.running = [0, *(number for number in self.running[1:] if self._gain(number, -GIVING_UP) > 0)]

    def winner(self) -> int:
        """The option to take: the favourite, unless another is better beyond doubt."""
        sure = [(self._gain(number, self._doubt), number) for number in self.running[1:]]
        gain, number = max(sure, default=(0.0, 0))
        return number if gain > 0 else 0

    def _gain(self, number: int, doubt: float) -> float:
        gains = self._gains[number]
        count = len(gains)
        mean = sum(gains) / count
        spread = sum([(gain - mean) ** 2 for gain in gains]) / count
        return mean - doubt * math.sqrt(max(LEAST_SPREAD, spread) / count)
