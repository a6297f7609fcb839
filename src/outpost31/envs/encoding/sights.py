"""Sights: what a seat sees as numbers, written straight from the table, without making a view first.

They write what an encoder writes from the view, to the byte: a law holds that at every decision of random games, and
the law of two worlds is held over them too. Of a `Secret` they may count what is in it where the view counts it; its
value is read only behind a look at who knows it.
"""

from __future__ import annotations

from typing import Any, Protocol

from outpost31.kernel import Match, Seat


class WritesViews(Protocol):
    """How a game is written in numbers, as far as a sight asks it."""

    def write_view(self, numbers: bytearray, view: Any, you: Seat) -> None:
        """What lies before the viewer."""


class Sight:
    """One match as its seats see it."""

    def __init__(self, numbers: Any, match: Match, size: int) -> None:
        self._writes: Any = numbers
        self._match: Any = match
        self._size = size

    def written(self, you: Seat) -> bytearray:
        """What a seat sees now: an array of its own, with nothing in it yet of what the seat is asked."""
        match = self._match
        table = match.table
        if table.outcome is None:
            return self.look(table, you)
        numbers = bytearray(self._size)  # everything is laid open, once in a match
        self._writes.write_view(numbers, match.view(you), you)
        return numbers

    def look(self, table: Any, you: Seat) -> bytearray:
        """The same while the match goes on."""
        raise NotImplementedError
