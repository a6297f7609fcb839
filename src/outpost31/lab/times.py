"""How long decisions take: counted in steps of a twentieth, so that counts can be added up."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

STEP = 1.05
SMALLEST = 1e-6


@dataclass(slots=True)
class Times:
    """Decisions by how long they took."""

    counts: Counter[int] = field(default_factory=Counter)

    def count(self, seconds: float) -> None:
        """One decision."""
        self.counts[max(0, math.ceil(math.log(max(seconds, SMALLEST) / SMALLEST, STEP)))] += 1

    def add(self, other: Times) -> None:
        """Take in others."""
        self.counts.update(other.counts)

    @property
    def decisions(self) -> int:
        """How many there were."""
        return sum(self.counts.values())

    def percentile(self, percent: float) -> float:
        """The milliseconds that this percentage of decisions does not exceed, to a twentieth."""
        wanted, below = self.decisions * percent / 100, 0
        for step in sorted(self.counts):
            below += self.counts[step]
            if below >= wanted:
                return 1000 * SMALLEST * STEP**step
        return 0.0

    def plain(self) -> dict[str, float]:
        """The count, and three percentiles in milliseconds."""
        found = {f"p{percent}": round(self.percentile(percent), 3) for percent in (50, 95, 99)}
        return {"decisions": self.decisions, **found}
