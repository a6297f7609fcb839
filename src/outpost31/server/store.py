"""The store's small interface: what a table needs of a disk. SQLite by default, PostgreSQL behind the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import msgspec

from outpost31.server.entries import Row

State: TypeAlias = Literal["lobby", "playing", "ended", "given_up", "removed"]
LIVE: tuple[State, ...] = ("lobby", "playing")


class Write(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be kept of one table, all of it or nothing."""

    table: str
    rows: Sequence[Row] = ()
    state: State | None = None
    """The table's state from now on, where it changes; a new table has one."""
    notes: tuple[int, str] | None = None
    """A seat and its notes, in place of the last."""
    at: int = 0


class Kept(msgspec.Struct, frozen=True):
    """A table as the store keeps it."""

    table: str
    state: State
    rows: list[Row]
    notes: dict[int, str]


class StoreBroken(Exception):
    """The store did not keep what it was given."""


class StoreAway(StoreBroken):
    """The store cannot be reached now. Whether it kept what it was just given shows when it is back."""


class Store(Protocol):
    """Keeps tables. What `commit` returned from survives any stop of the machine."""

    @property
    def is_away(self) -> bool:
        """Whether the store cannot be reached now: it is being tried again, and commits raise StoreAway."""

    async def present(self) -> None:
        """Return when the store can be reached, at once where it can."""

    async def open(self) -> None:
        """Make ready, bringing an older store's schema up to date."""

    async def close(self) -> None:
        """Finish what is under way, and close."""

    async def commit(self, *writes: Write) -> None:
        """Keep these, all or none; return when they are on disk."""

    async def tables(self, states: Sequence[State]) -> list[str]:
        """The ids of the tables in one of these states, oldest first."""

    async def load(self, table: str) -> Kept | None:
        """A table with its whole log, or nothing."""

    async def epoch(self) -> str:
        """An id of the store's content that changes when a backup is restored."""

    async def backup(self, target: Path) -> None:
        """Write a backup, consistent and complete, while everything goes on."""

    async def restore(self, source: Path) -> None:
        """Put a checked backup in place of everything, and take a new epoch. Nobody may be writing."""
