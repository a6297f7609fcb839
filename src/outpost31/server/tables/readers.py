"""Readers: whose tabs show a role card, help, the rules or a menu. A table of one person waits for its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from outpost31.server.publishing.attendance import Connection

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable


class Readers:
    """The sockets at a table whose person reads something. Nothing of it is kept."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._reading: set[Connection] = set()

    @property
    def are_waited_for(self) -> bool:
        """Whether everything stands still, because the only person at the table reads. Public."""
        if not self._reading:
            return False
        people = [place.device for place in self._table.standing.places if place.kind == "person"]
        return len(people) == 1 and any(one.device == people[0] for one in self._reading)

    def put(self, connection: Connection, *, is_reading: bool) -> None:
        """Somebody reads, or has read enough, or has gone."""
        was_waited_for = self.are_waited_for
        if is_reading:
            self._reading.add(connection)
        else:
            self._reading.discard(connection)
        standing = self._table.standing
        if self.are_waited_for != was_waited_for and standing.state == "playing" and not standing.is_paused:
            self._table.timing.look()
            self._table.publishing.waiting()
