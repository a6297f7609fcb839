"""Journals: for every viewer the numbered list of what happened and was said, as that viewer is told it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from outpost31.kernel.events import Told, told_to
from outpost31.server.protocol_parts import Happened, JournalItem

Viewer = int | None
_encoder = msgspec.json.Encoder()


class Journals:
    """One journal for each viewer, built from one timeline as far as somebody reads it."""

    def __init__(self) -> None:
        self._timeline: list[tuple[int, list[Told]] | tuple[bytes, Collection[int] | None]] = []
        self._read: dict[Viewer, int] = {}
        self._items: dict[Viewer, list[bytes]] = {}
        self._shared: dict[bytes, bytes] = {}

    def add_events(self, at: int, told: list[Told]) -> None:
        """The game told these events, each to its audience."""
        if told:
            self._timeline.append((at, told))

    def add(self, item: JournalItem, audience: Collection[int] | None = None) -> None:
        """Something else happened at the table, for everybody or for these seats."""
        self._timeline.append((_encoder.encode(item), audience))

    def of(self, viewer: Viewer) -> list[bytes]:
        """A viewer's journal, every item as it goes over the wire. Not to be changed."""
        items = self._items.setdefault(viewer, [])
        start = self._read.get(viewer, 0)
        if start < len(self._timeline):
            for what, detail in self._timeline[start:]:
                if isinstance(what, bytes):
                    if detail is None or viewer in detail:
                        items.append(what)
                else:
                    items.extend(self._as_told(what, event, viewer) for event in detail if _hears(event, viewer))
            self._read[viewer] = len(self._timeline)
        return items

    def _as_told(self, at: int, told: Any, viewer: Viewer) -> bytes:
        encoded = _encoder.encode(Happened(at=at, event=told_to(told[0], viewer)))
        # Most viewers are told the same: they share one copy.
        if len(self._shared) > 256:
            self._shared.clear()
        return self._shared.setdefault(encoded, encoded)


def _hears(told: Any, viewer: Viewer) -> bool:
    audience = told[1]
    return audience is None or viewer in audience
