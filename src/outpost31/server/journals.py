"""Journals: for every viewer the numbered list of what happened and was said, as that viewer is told it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
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
    knowing: frozenset[int]
    """Who is told more than the others."""
    others: bytes | None
    """What the others are told, all of them the same; nothing where they may not know that it happened."""


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

    def add_events(self, at: int, told: list[Event]) -> None:
        """The game told these events, each to its audience."""
        for event in told:
            if type(event) is Whispered:
                self._timeline.append(Told(at, event, frozenset(event.audience), None))
                continue
            # Most viewers are told the same: it is written once.
            others = _encoder.encode(Happened(at=at, event=told_to(event, None)))
            knowing = _knowing(event)
            self._timeline.append(Told(at, event, knowing, others) if knowing else Noted(others, None))

    def add(self, item: JournalItem, audience: Collection[int] | None = None) -> None:
        """Something else happened at the table, for everybody or for these seats."""
        self._timeline.append(Noted(_encoder.encode(item), audience))

    def of(self, viewer: Viewer) -> list[bytes]:
        """A viewer's journal, every item as it goes over the wire. Not to be changed."""
        items = self._items.setdefault(viewer, [])
        start = self._read.get(viewer, 0)
        if start < len(self._timeline):
            for one in self._timeline[start:]:
                if isinstance(one, Noted):
                    if one.audience is None or viewer in one.audience:
                        items.append(one.item)
                elif viewer in one.knowing:
                    told = stream((one.event,), viewer)
                    items += [_encoder.encode(Happened(at=one.at, event=event)) for event in told]
                elif one.others is not None:
                    items.append(one.others)
            self._read[viewer] = len(self._timeline)
        return items


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
