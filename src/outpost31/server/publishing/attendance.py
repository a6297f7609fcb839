"""Attendance: which devices are connected to a table, and since when the others are away."""

from __future__ import annotations

from typing import Protocol

from outpost31.server.log.standing import Standing
from outpost31.server.log.viewers import SPECTATORS, Viewer
from outpost31.server.protocol.lobby import SeatPresence


class Connection(Protocol):
    """A socket as a table sees it."""

    device: int | None
    viewer: Viewer
    is_gated: bool
    is_for_all: bool
    """Whether it is a TV: players look at it too."""

    def send(self, message: bytes) -> None:
        """Send this when the reader is ready for it; a reader that is too slow is dropped."""

    def send_with_next(self, message: bytes) -> None:
        """Send this together with the next message; if there is none, alone when its turn comes."""

    def close(self, code: int) -> None:
        """Close the socket, once what waits has been sent."""


class Attendance:
    """Who is here."""

    def __init__(self, now: int, away_seconds: int) -> None:
        self.connections: set[Connection] = set()
        self._viewers: dict[Viewer, list[Connection]] | None = None
        self._started = now
        self._away_since: dict[int, int] = {}
        self._away_milliseconds = away_seconds * 1000
        self.patience = 0
        """At a slow table, the milliseconds that people have for a move: nobody is long away before that."""

    def add(self, connection: Connection) -> bool:
        """Somebody came. Whether that makes a device present that was away."""
        was_here = self.is_here(connection.device)
        self.connections.add(connection)
        self._viewers = None
        if connection.device is not None:
            self._away_since.pop(connection.device, None)
        return not was_here

    def remove(self, connection: Connection, now: int) -> bool:
        """Somebody went. Whether that was its device's last socket."""
        self.connections.discard(connection)
        self._viewers = None
        if connection.device is None or self.is_here(connection.device):
            return False
        self._away_since[connection.device] = now
        return True

    def seat(self, connection: Connection, seats: list[int]) -> None:
        """A socket's device holds these seats: it looks from the one, and of several from none before it asks."""
        connection.is_gated = len(seats) > 1
        is_elsewhere = connection.device is None and not connection.is_for_all
        connection.viewer = seats[0] if len(seats) == 1 else SPECTATORS if is_elsewhere else None
        self._viewers = None

    @property
    def viewers(self) -> dict[Viewer, list[Connection]]:
        """The sockets by the seats that they look from. Not to be changed."""
        if self._viewers is None:
            self._viewers = {}
            for connection in self.connections:
                self._viewers.setdefault(connection.viewer, []).append(connection)
        return self._viewers

    def is_here(self, device: int | None) -> bool:
        """Whether a device is connected."""
        return any(one.device == device for one in self.connections)

    def away_since(self, device: int) -> int | None:
        """Since when a device is away; after a stop of the server, since it came back."""
        return None if self.is_here(device) else self._away_since.get(device, self._started)

    def is_long_away(self, device: int, now: int) -> bool:
        """Whether a device is away for so long that a bot may play on."""
        since = self.away_since(device)
        return since is not None and now - since >= max(self._away_milliseconds, self.patience)

    @property
    def spectators(self) -> int:
        """How many watch without belonging to the table."""
        return sum(one.device is None for one in self.connections)

    def of(self, standing: Standing, now: int) -> list[SeatPresence]:
        """Who of the people is here, seat by seat."""
        found = []
        for seat, place in enumerate(standing.places):
            if place.device is not None:
                since = self.away_since(place.device)
                found.append(SeatPresence(seat, since is None, since, self.is_long_away(place.device, now)))
        return found
