"""Journals: for every viewer the numbered list of what happened and was said, as that viewer is told it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from functools import cache
from typing import Any

import msgspec

from outpost31.kernel import Event, Secret
from outpost31.kernel.events import Whispered, stream, told_to
from outpost31.server.protocol_parts import Happened, JournalItem

Viewer = int | None
_encoder = msgspec.json.Encoder()


class Told(msgspec.Struct, frozen=True):
    """An event of the game that not everybody is told alike."""

    at: int
    event: Event


class Noted(msgspec.Struct, frozen=True, gc=False):
    """Something in the journal of everybody, or of an audience, the same for all of them."""

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
        for event in told:
            if _is_open(event):
                # Most events are told to everybody alike: they are written once.
                self._timeline.append(Noted(_encoder.encode(Happened(at=at, event=told_to(event, None))), None))
            else:
                self._timeline.append(Told(at, event))

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
                    items += [self._as_told(one.at, event) for event in stream((one.event,), viewer)]
                elif one.audience is None or viewer in one.audience:
                    items.append(one.item)
            self._read[viewer] = len(self._timeline)
        return items

    def _as_told(self, at: int, event: dict[str, object]) -> bytes:
        encoded = _encoder.encode(Happened(at=at, event=event))
        # Of those who do not know a secret all are told the same: they share one copy.
        if len(self._shared) > 256:
            self._shared.clear()
        return self._shared.setdefault(encoded, encoded)


@cache
def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The names of an event's fields."""
    return tuple(field.name for field in fields(kind))


def _is_open(event: Event) -> bool:
    """Whether an event is told to everybody, and hides nothing."""
    if type(event) is Whispered:
        return False
    return not any(isinstance(getattr(event, name), Secret) for name in fields_of(type(event)))  # type: ignore[arg-type]
