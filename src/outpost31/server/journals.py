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

    others: bytes | None
    """What the others are told, all of them the same; nothing where they may not know that it happened."""
    knowing: Collection[int]
    """Who is told more than the others."""
    at: int
    event: Event

    def to_knowing(self, viewer: Viewer) -> bytes | None:
        """What one of those who know more is told."""
        event = self.event.event if type(self.event) is Whispered else self.event
        return _encoder.encode(Happened(at=self.at, event=told_to(event, viewer)))


class Noted(msgspec.Struct, frozen=True, gc=False):
    """Something in the journal of everybody, or of an audience, the same for all of them."""

    others: bytes | None
    knowing: Collection[int] = ()
    item: bytes | None = None
    """What the audience is told."""

    def to_knowing(self, viewer: Viewer) -> bytes | None:
        """What one of the audience is told."""
        del viewer
        return self.item


class Journals:
    """One journal for each viewer, built from one timeline once somebody reads it, and kept up from then on."""

    def __init__(self) -> None:
        self._timeline: list[Told | Noted] = []
        self._items: dict[Viewer, list[bytes]] = {}

    def add_events(self, at: int, told: list[Event]) -> None:
        """The game told these events, each to its audience."""
        for event in told:
            if type(event) is Whispered:
                self._add(Told(None, event.audience, at, event))
                continue
            # Most viewers are told the same: it is written once.
            others = _encoder.encode(Happened(at=at, event=told_to(event, None)))
            knowing = _knowing(event)
            self._add(Told(others, knowing, at, event) if knowing else Noted(others))

    def add(self, item: JournalItem, audience: Collection[int] | None = None) -> None:
        """Something else happened at the table, for everybody or for these seats."""
        written = _encoder.encode(item)
        self._add(Noted(written) if audience is None else Noted(None, audience, written))

    def of(self, viewer: Viewer) -> list[bytes]:
        """A viewer's journal, every item as it goes over the wire. Not to be changed."""
        items = self._items.get(viewer)
        if items is None:
            items = self._items[viewer] = []
            for one in self._timeline:
                item = one.to_knowing(viewer) if viewer in one.knowing else one.others
                if item is not None:
                    items.append(item)
        return items

    def _add(self, one: Told | Noted) -> None:
        self._timeline.append(one)
        knowing, others = one.knowing, one.others
        if others is not None and not knowing:
            for items in self._items.values():
                items.append(others)
            return
        for viewer, items in self._items.items():
            item = one.to_knowing(viewer) if viewer in knowing else others
            if item is not None:
                items.append(item)


_FIELDS: dict[type[Event], tuple[str, ...]] = {}


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(field.name for field in fields(kind))
    return names


def _knowing(event: Event) -> set[int]:
    """The seats that know something of an event that the others do not."""
    known: set[int] = set()
    for name in _field_names(type(event)):
        value = getattr(event, name)
        if isinstance(value, Secret):
            known.update(value.known_to)
    return known
