"""Secrets: values that say who knows them and do not print."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic, TypeVar

from outpost31.kernel.questions import Seat

T = TypeVar("T")


class Secret(Generic[T]):
    """A value that only some seats know. It never changes: a new value is a new secret."""

    __slots__ = ("known_to", "value")

    def __init__(self, value: T, known_to: Collection[Seat] = ()) -> None:
        self.value = value
        self.known_to = known_to

    def seen_by(self, viewer: Seat | None) -> T | None:
        """The value if this viewer knows it; None for anybody else, the spectator included."""
        return self.value if viewer is not None and viewer in self.known_to else None

    def shown_to(self, *seats: Seat) -> Secret[T]:
        """The same value, known to these seats too."""
        return Secret(self.value, (*self.known_to, *(seat for seat in seats if seat not in self.known_to)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Secret)
            and self.value == other.value
            and (self.known_to is other.known_to or set(self.known_to) == set(other.known_to))
        )

    def __hash__(self) -> int:
        return hash((Secret, self.value))

    def __repr__(self) -> str:
        return "Secret(...)"
