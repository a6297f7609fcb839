"""Journals: for every viewer the numbered list of what happened and was said, as that viewer is told it."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import fields
from typing import Any, overload

import msgspec

from outpost31.kernel import Event, Secret
from outpost31.kernel.events import Whispered, told_to
from outpost31.server.log.viewers import Viewer, seat_of
from outpost31.server.protocol.parts import Happened, JournalItem

_encoder = msgspec.json.Encoder()


class Told(msgspec.Struct, frozen=True):
    """An event of the game that not everybody is told alike."""

    others: bytes | None
    """What all others are told alike; None if they may not know that it happened."""
    knowing: Collection[int]
    """Who is told more than the others."""
    at: int
    event: Event

    def to_knowing(self, viewer: Viewer) -> bytes | None:
        """What one of those who know more is told."""
        event = self.event.event if type(self.event) is Whispered else self.event
        return _encoder.encode(Happened(at=self.at, event=told_to(event, seat_of(viewer))))


class Noted(msgspec.Struct, frozen=True, gc=False):
    """Something in the journal of everybody, or of an audience, the same for all of them."""

    others: bytes | None
    knowing: Collection[Viewer] = ()
    item: bytes | None = None
    """What the audience is told."""

    def to_knowing(self, viewer: Viewer) -> bytes | None:
        """What one of the audience is told."""
        del viewer
        return self.item


TOGETHER = 16
"""So many things that happened are folded together when as many again have happened since."""
_packer = msgspec.msgpack.Encoder()
_unpacker = msgspec.msgpack.Decoder(list[tuple[bytes | None, list[tuple[Viewer, bytes | None]]]])


class Folded(msgspec.Struct, frozen=True):
    """Things that happened a while ago, folded together: hardly anybody asks for them again."""

    content: bytes
    others: int
    """How many of them those were told who know nothing more than the others."""
    knowing: dict[Viewer, int]
    """And how many the rest of them."""

    def count(self, viewer: Viewer) -> int:
        """How many of them a viewer was told."""
        return self.knowing.get(viewer, self.others)

    def of(self, viewer: Viewer) -> Iterator[bytes]:
        """What a viewer was told."""
        for others, knowing in _unpacker.decode(zlib.decompress(self.content)):
            item = dict(knowing).get(viewer, others)
            if item is not None:
                yield item


def fold(timeline: list[Told | Noted]) -> Folded:
    """These things that happened, folded together."""
    written = [(one.others, [(who, one.to_knowing(who)) for who in one.knowing]) for one in timeline]
    public = sum(others is not None for others, _ in written)
    told: dict[Viewer, int] = {}
    for others, knowing in written:
        for viewer, item in knowing:
            told[viewer] = told.get(viewer, public) + (item is not None) - (others is not None)
    return Folded(zlib.compress(_packer.encode(written), 6), public, told)


class Journal(Sequence[bytes]):
    """What one viewer was told, every item as it goes over the wire; the last ones at hand, the others folded."""

    __slots__ = ("_first", "_folded", "_recent", "_viewer")

    def __init__(self, viewer: Viewer, folded: list[Folded], timeline: list[Told | Noted]) -> None:
        self._viewer = viewer
        self._folded = folded
        self._first = sum(one.count(viewer) for one in folded)
        """The number of the first that is at hand."""
        self._recent: list[bytes] = []
        for one in timeline:
            self.add(one)

    def add(self, one: Told | Noted) -> None:
        """Something happened."""
        item = one.to_knowing(self._viewer) if self._viewer in one.knowing else one.others
        if item is not None:
            self._recent.append(item)

    def let_go(self, folded: Folded) -> None:
        """The first that were at hand are folded now."""
        count = folded.count(self._viewer)
        del self._recent[:count]
        self._first += count

    def __len__(self) -> int:
        return self._first + len(self._recent)

    def __iter__(self) -> Iterator[bytes]:
        for one in self._folded:
            yield from one.of(self._viewer)
        yield from self._recent

    @overload
    def __getitem__(self, key: int) -> bytes: ...
    @overload
    def __getitem__(self, key: slice) -> list[bytes]: ...
    def __getitem__(self, key: int | slice) -> bytes | list[bytes]:
        if isinstance(key, int):
            return self[range(len(self))[key] :][0]
        start, stop, step = key.indices(len(self))
        if start >= self._first:
            return self._recent[start - self._first : max(0, stop - self._first) : step]
        return list(self)[key]


class Journals:
    """One journal for each viewer, made from one timeline once somebody reads it, and kept up from then on."""

    def __init__(self) -> None:
        self._folded: list[Folded] = []
        self._timeline: list[Told | Noted] = []
        self._journals: dict[Viewer, Journal] = {}

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

    def add(self, item: JournalItem, audience: Collection[Viewer] | None = None) -> None:
        """Something else happened at the table, for everybody or for these viewers."""
        written = _encoder.encode(item)
        self._add(Noted(written) if audience is None else Noted(None, audience, written))

    def of(self, viewer: Viewer) -> Journal:
        """A viewer's journal, always the same one."""
        journal = self._journals.get(viewer)
        if journal is None:
            journal = self._journals[viewer] = Journal(viewer, self._folded, self._timeline)
        return journal

    def _add(self, one: Told | Noted) -> None:
        self._timeline.append(one)
        for journal in self._journals.values():
            journal.add(one)
        if len(self._timeline) >= 2 * TOGETHER:
            folded = fold(self._timeline[:TOGETHER])
            del self._timeline[:TOGETHER]
            self._folded.append(folded)
            for journal in self._journals.values():
                journal.let_go(folded)


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
