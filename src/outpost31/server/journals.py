"""Journals: for every viewer the numbered list of what happened and was said, as that viewer is told it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from typing import Any

import msgspec

from outpost31.kernel import Event, Secret
from outpost31.kernel.events import Whispered, told_to
from outpost31.server.protocol_parts import Happened, JournalItem

Viewer = int | None
_encoder = msgspec.json.Encoder()


class Told(msgspec.Struct, frozen=True):
    """An event of the game that not everybody is told alike."""

    at: int
    event: Event
    knowing: frozenset[int]
    """Who is told more than the others."""
    others: bytes | None
    """What the others are told, all of them the same; nothing where they may not know that it happened."""

    def told_to(self, viewer: Viewer) -> bytes | None:
        """What a viewer is told of it, if anything."""
        if viewer not in self.knowing:
            return self.others
        event = self.event.event if type(self.event) is Whispered else self.event
        return _encoder.encode(Happened(at=self.at, event=told_to(event, viewer)))


class Noted(msgspec.Struct, frozen=True, gc=False):
    """Something in the journal of everybody, or of an audience, the same for all of them."""

    item: bytes
    audience: Collection[int] | None

    def told_to(self, viewer: Viewer) -> bytes | None:
        """What a viewer is told of it, if anything."""
        return self.item if self.audience is None or viewer in self.audience else None


class Journals:
    """One journal for each viewer, built from one timeline once somebody reads it, and kept up from then on."""

    def __init__(self) -> None:
        self._timeline: list[Told | Noted] = []
        self._items: dict[Viewer, list[bytes]] = {}

    def add_events(self, at: int, told: list[Event]) -> None:
        """The game told these events, each to its audience."""
        for event in told:
            if type(event) is Whispered:
                self._add(Told(at, event, frozenset(event.audience), None))
                continue
            # Most viewers are told the same: it is written once.
            others = _encoder.encode(Happened(at=at, event=told_to(event, None)))
            knowing = _knowing(event)
            self._add(Told(at, event, knowing, others) if knowing else Noted(others, None))

    def add(self, item: JournalItem, audience: Collection[int] | None = None) -> None:
        """Something else happened at the table, for everybody or for these seats."""
        self._add(Noted(_encoder.encode(item), audience))

    def of(self, viewer: Viewer) -> list[bytes]:
        """A viewer's journal, every item as it goes over the wire. Not to be changed."""
        items = self._items.get(viewer)
        if items is None:
            told = (one.told_to(viewer) for one in self._timeline)
            items = self._items[viewer] = [item for item in told if item is not None]
        return items

    def _add(self, one: Told | Noted) -> None:
        self._timeline.append(one)
        for viewer, items in self._items.items():
            item = one.told_to(viewer)
            if item is not None:
                items.append(item)


_FIELDS: dict[type[Event], tuple[str, ...]] = {}


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(field.name for field in fields(kind))
    return names


def _knowing(event: Event) -> frozenset[int]:
    """The seats that know something of an event that the others do not."""
    known: set[int] = set()
    for name in _field_names(type(event)):
        value = getattr(event, name)
        if isinstance(value, Secret):
            known.update(value.known_to)
    return frozenset(known)
