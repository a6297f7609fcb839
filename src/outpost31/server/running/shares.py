"""Shares: which tables' bots may search, when there are more of them than the machine has time for.

Whoever searches takes a part of a core, and what that comes to is reckoned from public facts alone: how many of a
table's seats bots play who search, at which pace, and how many such tables there are. How long a search took is not
among them: that depends on what the bot holds. The tables that came first search; bots of the others answer as the next
lower level would, as fast as ever, until there is room.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

SEARCH_SECONDS = 0.04
"""What a search takes of a core, a little more than on average over whole games (docs/bots)."""
SEARCHING = 0.6
"""This part of the workers' time may go into searches; the rest is for everything else that bots do."""
ROOM = 0.9
"""A table gets its turn back when there is so much of it free, so that it does not lose it at once."""


@dataclass(slots=True)
class Share:
    """What a table's bots take of a core when they search, and whom to tell when they may not, or may again."""

    takes: float
    tell: Callable[[], None]
    is_hurried: bool = False


class Shares:
    """The tables whose bots search, in the order in which they came."""

    def __init__(self, workers: int | None = None) -> None:
        self._most = float("inf") if workers is None else SEARCHING * workers
        self._shares: dict[str, Share] = {}

    def enter(self, table: str, bots: int, seats: int, pause: float, tell: Callable[[], None]) -> None:
        """So many bots that search play at this table, at a pace of so many seconds. Public."""
        takes = SEARCH_SECONDS / pause * bots / seats
        share = self._shares.get(table)
        if share is None:
            self._shares[table] = Share(takes, tell)
        elif share.takes == takes:
            return
        else:
            share.takes = takes
        self._settle()

    def leave(self, table: str) -> None:
        """No bot of this table searches now."""
        if self._shares.pop(table, None) is not None:
            self._settle()

    def is_hurried(self, table: str) -> bool:
        """Whether the bots of a table may not search now."""
        share = self._shares.get(table)
        return share is not None and share.is_hurried

    @property
    def hurried(self) -> int:
        """How many tables there are whose bots may not search now."""
        return sum(share.is_hurried for share in self._shares.values())

    def _settle(self) -> None:
        taken = 0.0
        for share in self._shares.values():
            taken += share.takes
            is_hurried = taken > self._most * (ROOM if share.is_hurried else 1.0)
            if is_hurried:
                taken -= share.takes
            if is_hurried != share.is_hurried:
                share.is_hurried = is_hurried
                share.tell()
