"""The store's small interface: what a table needs of a disk. SQLite by default, PostgreSQL behind the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import msgspec

from outpost31.server.log.entries import Row
from outpost31.server.store.leases import Lease, Nodes

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
    asleep_since: int | None = None
    """Since when nobody has been at the table, where that changes; 0 is awake."""
    packed: tuple[int, bytes] | None = None
    """So many of its rows from the first on, packed: they take the place of the rows."""
    is_deleted: bool = False
    """Nothing is to be left of the table."""
    reply: tuple[str, str] | None = None
    """The id of an order, and what became of it."""
    lease: Lease | None = None
    """By what right: in a store that nodes share, nothing is kept of a table for whoever has lost its lease."""
    is_new: bool = False
    """The table is laid with this write, and its lease begins with it."""
    is_released: bool = False
    """The lease ends with this write: whoever asks for the table next may have it."""


class Kept(msgspec.Struct, frozen=True):
    """A table as the store keeps it."""

    table: str
    state: State
    rows: list[Row]
    notes: dict[int, str]
    asleep_since: int = 0
    """Since when nobody has been at it; 0 is awake."""
    packed_rows: int = 0
    """So many of its rows are packed."""
    lease: Lease | None = None
    """Whose it is, in a store that nodes share; with no node it is nobody's."""


class Summary(msgspec.Struct, frozen=True):
    """A table without its log."""

    table: str
    state: State
    created_at: int
    changed_at: int
    asleep_since: int


class Order(msgspec.Struct, frozen=True):
    """Something that an operator wants done to a table by whichever server has it."""

    id: str
    table: str
    wish: str
    at: int


class StoreBroken(Exception):
    """The store did not keep what it was given."""


class StoreAway(StoreBroken):
    """The store cannot be reached now. Whether it kept what it was just given shows when it is back."""


class LeaseLost(StoreBroken):
    """Another node has the table now, or may have it. Nothing was kept, and nobody may be told anything."""


class Store(Protocol):
    """Keeps tables. What `commit` returned from survives any stop of the machine."""

    nodes: Nodes | None
    """The nodes that share this store; nothing where one server has it alone."""

    @property
    def is_away(self) -> bool:
        """Whether the store cannot be reached now: it is being tried again, and commits raise StoreAway."""

    async def present(self) -> None:
        """Return when the store can be reached, at once where it can."""

    async def open(self) -> None:
        """Make ready, bringing an older store's schema up to date."""

    async def visit(self) -> None:
        """Come in beside a running server: to read, and to leave orders. Nothing else may be asked."""

    async def close(self) -> None:
        """Finish what is under way, and close."""

    async def commit(self, *writes: Write) -> None:
        """Keep these, all or none; return when they are on disk."""

    async def tables(self, states: Sequence[State]) -> list[str]:
        """The ids of the tables in one of these states, oldest first."""

    async def awake(self) -> list[str]:
        """The ids of the tables that are awake, not over, and nobody's since a server stopped, oldest first."""

    async def asleep(self, state: State, before: int, most: int) -> list[str]:
        """Some tables in this state at which nobody has been since that moment."""

    async def unchanged(self, states: Sequence[State], before: int, most: int) -> list[str]:
        """Some tables that came into one of these states before that moment."""

    async def summaries(self, states: Sequence[State], most: int) -> list[Summary]:
        """Tables in one of these states, the newest first."""

    async def load(self, table: str) -> Kept | None:
        """A table with its whole log, or nothing."""

    async def salvage(self, table: str) -> tuple[list[Row], str | None]:
        """The rows of a table that can be read, and what is wrong where that is not all of them."""

    async def probe(self) -> None:
        """Put something on disk that changes nothing, as `commit` would."""

    async def leave_order(self, order: Order) -> None:
        """Have a running server do something; for who is only visiting."""

    async def orders(self) -> list[Order]:
        """What was ordered and not yet replied to, the first one first."""

    async def reply_to(self, order: str) -> str | None:
        """What became of an order, once something has."""

    async def epoch(self) -> str:
        """An id of the store's content that changes when a backup is restored."""

    async def backup(self, target: Path) -> None:
        """Write a backup, consistent and complete, while everything goes on."""

    async def restore(self, source: Path) -> None:
        """Put a checked backup in place of everything, and take a new epoch. Nobody may be writing."""
