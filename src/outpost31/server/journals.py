"""Journals: for every viewer the numbered list of what happened and was said, as that viewer is told it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from outpost31.kernel import Event
from outpost31.kernel.events import stream
from outpost31.server.protocol_parts import Happened, JournalItem

Viewer = int | None
_encoder = msgspec.json.Encoder()


class Told(msgspec.Struct, frozen=True, gc=False):
    """Events of the game, told at one time."""

    at: int
    events: list[Event]


class Noted(msgspec.Struct, frozen=True, gc=False):
    """Something else in the journal of everybody, or of an audience."""

    item: bytes
    audience: Collection[int] | None


class Journals:
    """One journal for each viewer, built from one timeline as far as somebody reads it."""

    def __init__(self) -> None:
        self._timeline: list[Told | Noted] = []
        self._read: dict[Viewer, int] = {}
        self._items: dict[Viewer, list[bytes]] = {}
        self._shared: dict[bytes, bytes] = {}

    def add_events(self, at: int, told: list[Event]) -> None:
        """The game told these events, each to its audience."""
        if told:
            self._timeline.append(Told(at, told))

    def add(self, item: JournalItem, audience: Collection[int] | None = None) -> None:
        """Something else happened at the table, for everybody or for these seats."""
        self._timeline.append(Noted(_encoder.encode(item), audience))

    def of(self, viewer: Viewer) -> list[bytes]:
        """A viewer's journal, every item as it goes over the wire. Not to be changed."""
        items = self._items.setdefault(viewer, [])
        start = self._read.get(viewer, 0)
        if start < len(self._timeline):
            for one in self._timeline[start:]:
                if isinstance(one, Told):
                    items += [self._as_told(one.at, event) for event in stream(one.events, viewer)]
                elif one.audience is None or viewer in one.audience:
                    items.append(one.item)
            self._read[viewer] = len(self._timeline)
        return items

    def _as_told(self, at: int, event: dict[str, object]) -> bytes:
        encoded = _encoder.encode(Happened(at=at, event=event))
        # Most viewers are told the same: they share one copy.
        if len(self._shared) > 256:
            self._shared.clear()
        return self._shared.setdefault(encoded, encoded)
