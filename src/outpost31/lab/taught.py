"""What the games that were played so far teach about the habits of those very players."""

from __future__ import annotations

from dataclasses import dataclass, field

from outpost31 import Match
from outpost31.lab.learn.habits_outpost import OUTPOSTS, OutpostCounts
from outpost31.lab.learn.habits_stayaway import CircleCounts


@dataclass(slots=True)
class Taught:
    """Counts for every game whose habits are known."""

    circle: CircleCounts = field(default_factory=CircleCounts)
    outpost: OutpostCounts = field(default_factory=OutpostCounts)

    def __bool__(self) -> bool:
        return bool(self.circle.cases or self.outpost.cases)

    def add(self, other: Taught) -> None:
        """Take in another's."""
        self.circle.add(other.circle)
        self.outpost.add(other.outpost)

    def count_match(self, game: str, match: Match) -> None:
        """Take in a finished match."""
        if game == "stayaway":
            self.circle.count(match.chronicle(), match.seats)
        elif game in OUTPOSTS:
            self.outpost.count_match(match)
