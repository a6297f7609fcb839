"""Layouts: which entry of an encoded observation says what."""

from __future__ import annotations

from collections.abc import Iterable

from outpost31.kernel.frozen import frozen

MOST = 255
"""No entry is greater: observations are bytes. What could be, is cut off there."""


@frozen
class Entry:
    """One number of an encoded observation: what it says, and the greatest value that it may have."""

    name: str
    most: int


class Layout:
    """The entries of an observation, added one after the other; each gets the next place."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, name: str, most: int = 1) -> int:
        """One entry: its place."""
        self.entries.append(Entry(name, most))
        return len(self.entries) - 1

    def add_each(self, name: str, kinds: Iterable[str], most: int = 1) -> dict[str, int]:
        """An entry for each kind of thing: their places."""
        return {kind: self.add(f"{name}: {kind}", most) for kind in kinds}

    def add_seats(self, name: str, seats: int, who: str = "seat") -> int:
        """An entry for each seat, counted from the viewer's: the place of the first."""
        first = len(self.entries)
        for further in range(seats):
            self.add(f"{name}: {who} +{further}")
        return first
