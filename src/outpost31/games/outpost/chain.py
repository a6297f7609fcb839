"""The chain of infection: who infected whom, where and in which round (B-8.9)."""

from __future__ import annotations

from outpost31.games.outpost.shapes import LinkSeen
from outpost31.kernel import frozen

FIRST = "first"
"""Alien from the beginning (B-2.7)."""
MEETING = "meeting"
"""Saw an alien token of another character (B-6.14)."""
DOG = "dog"
"""Drew an alien token from the contagion bag (B-6.15)."""


@frozen
class Infection:
    """One link of the chain."""

    victim: int
    by: int | None
    """The pawn whose token it was; None for a dog's token and for the first alien."""
    how: str
    room: str | None
    round: int

    def plain(self) -> LinkSeen:
        """The link, JSON-able."""
        return {
            "victim": self.victim,
            "by": self.by,
            "how": self.how,
            "room": self.room,
            "round": self.round,
        }
