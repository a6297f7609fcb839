"""A race between options: each imagined world is a heat that all of them run with the same chance."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

STIFF = 4
"""The opinion that options start with counts as much as so many worlds."""
FIRST = 6
"""Nobody drops out before so many worlds."""
GIVING_UP = 1.0
"""So many must lie between the favourite and an option that drops out."""
LEAST_SPREAD = 0.002
"""Few worlds alike prove little: the variance is never taken to be less."""


GOLDEN = 0.6180339887498949
"""Steps of this length come round a circle as evenly as can be, however many of them there are."""


def spread(start: float) -> Iterator[float]:
    """Numbers below 1 that lie evenly, so that few worlds stand for all."""
    while True:
        start = (start + GOLDEN) % 1.0
        yield start


class Race:
    """The first option is the favourite; another must beat it beyond doubt."""

    def __init__(self, opinions: list[float], doubt: float, first: int = FIRST, stiff: int = STIFF) -> None:
        self._doubt, self._first = doubt, first
        """So many standard errors must lie between an option and the favourite to take its place."""
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
        """The option to take: the favourite, unless another is better but for so much doubt."""
        sure = [(self._gain(number, self._doubt), number) for number in self.running[1:]]
        gain, number = max(sure, default=(0.0, 0))
        return number if gain > 0 else 0

    def _gain(self, number: int, doubt: float) -> float:
        gains = self._gains[number]
        count = len(gains)
        mean = sum(gains) / count
        spread = sum([(gain - mean) ** 2 for gain in gains]) / count
        return mean - doubt * math.sqrt(max(LEAST_SPREAD, spread) / count)
