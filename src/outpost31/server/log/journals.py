"""Journals: for every viewer the numbered list of what happened and was said, as that viewer is told it."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import fields
from typing import Any, overload

import msgspec

from outpost31.kernel import Event, Secret
from outpost31.kernel.events import Whispered, told_to
from outpost31.server.log.viewers import Viewer
from outpost31.server.protocol.parts import Happened, JournalItem

_encode = msgspec.json.Encoder().encode


class Told(msgspec.Struct, frozen=True, gc=False):
    """Something that happened or was said, written down for each who is told it."""

    others: bytes | None
    """What all others are told alike; None if they may not know that it happened."""
    knowing: dict[Viewer, bytes]
    """What those are told who are not told what all others are."""


NOBODY: dict[Viewer, bytes] = {}
"""Who knows more than the others, where nobody does."""


TOGETHER = 16
"""So many things that happened are folded together when as many again have happened since."""
_packer = msgspec.msgpack.Encoder()
_unpacker = msgspec.msgpack.Decoder(list[tuple[bytes | None, list[tuple[Viewer, bytes]]]])


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


def fold(timeline: list[Told]) -> Folded:
    """These things that happened, folded together."""
    public = sum(one.others is not None for one in timeline)
    told: dict[Viewer, int] = {}
    for one in timeline:
        for viewer in one.knowing:
            told[viewer] = told.get(viewer, public) + (one.others is None)
    written = [(one.others, list(one.knowing.items())) for one in timeline]
    return Folded(zlib.compress(_packer.encode(written), 6), public, told)


class Journal(Sequence[bytes]):
    """What one viewer was told, every item as it goes over the wire; the last ones at hand, the others folded."""

    __slots__ = ("_folded", "_viewer", "first", "recent")

    def __init__(self, viewer: Viewer, folded: list[Folded], timeline: list[Told]) -> None:
        self._viewer = viewer
        self._folded = folded
        self.first = sum(one.count(viewer) for one in folded)
        """The number of the first that is at hand."""
        told = [one.knowing.get(viewer, one.others) for one in timeline]
        self.recent = [item for item in told if item is not None]
        """Those that are at hand."""

    def let_go(self, folded: Folded) -> None:
        """The first that were at hand are folded now."""
        count = folded.count(self._viewer)
        del self.recent[:count]
        self.first += count

    def __len__(self) -> int:
        return self.first + len(self.recent)

    def __iter__(self) -> Iterator[bytes]:
        for one in self._folded:
            yield from one.of(self._viewer)
        yield from self.recent

    @overload
    def __getitem__(self, key: int) -> bytes: ...
    @overload
    def __getitem__(self, key: slice) -> list[bytes]: ...
    def __getitem__(self, key: int | slice) -> bytes | list[bytes]:
        if isinstance(key, int):
            return self[range(len(self))[key] :][0]
        start, stop, step = key.indices(len(self))
        if start >= self.first:
            return self.recent[start - self.first : max(0, stop - self.first) : step]
        return list(self)[key]


class Journals:
    """One journal for each viewer, made from one timeline once somebody reads it, and kept up from then on."""

    def __init__(self) -> None:
        self._folded: list[Folded] = []
        self._timeline: list[Told] = []
        self._journals: dict[Viewer, Journal] = {}

    def __deepcopy__(self, memo: object) -> Journals:
        """Journals of their own with the same content, compiled or not."""
        new = Journals()
        new._folded, new._timeline = self._folded[:], self._timeline[:]
        return new

    def add_events(self, at: int, told: list[Event]) -> None:
        """The game told these events, each to its audience."""
        for one in told:
            if type(one) is Whispered:
                self._add(Told(None, _written(at, one.event, one.audience)))
                continue
            # Most viewers are told the same: it is written once.
            others, knowing = _encode(Happened(at=at, event=told_to(one, None))), _knowing(one)
            self._add(Told(others, _written(at, one, knowing) if knowing else NOBODY))

    def add(self, item: JournalItem, audience: Collection[Viewer] | None = None) -> None:
        """Something else happened at the table, for everybody or for these viewers."""
        written = _encode(item)
        self._add(Told(written, NOBODY) if audience is None else Told(None, dict.fromkeys(audience, written)))

    def of(self, viewer: Viewer) -> Journal:
        """A viewer's journal, always the same one."""
        journal = self._journals.get(viewer)
        if journal is None:
            journal = self._journals[viewer] = Journal(viewer, self._folded, self._timeline)
        return journal

    def after(self, viewer: Viewer, number: int) -> tuple[int, list[bytes]]:
        """How many items a viewer's journal has, and those after the first so many."""
        journal = self._journals.get(viewer)
        if journal is None:
            journal = self.of(viewer)
        first, recent = journal.first, journal.recent
        if number >= first:
            return first + len(recent), recent[number - first :]
        return first + len(recent), journal[number:]

    def _add(self, one: Told) -> None:
        self._timeline.append(one)
        others, knowing = one.others, one.knowing
        for viewer, journal in self._journals.items():
            item = knowing.get(viewer, others)
            if item is not None:
                journal.recent.append(item)
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


def _knowing(event: Event) -> Collection[int]:
    """The seats that know something of an event that the others do not."""
    known: Collection[int] = ()
    for name in _field_names(type(event)):
        value = getattr(event, name)
        if type(value) is Secret:
            known = value.known_to if not known else {*known, *value.known_to}
    return known


def _written(at: int, event: Event, knowing: Collection[int]) -> dict[Viewer, bytes]:
    """What each of these seats is told of an event."""
    return {seat: _encode(Happened(at=at, event=told_to(event, seat))) for seat in knowing}
