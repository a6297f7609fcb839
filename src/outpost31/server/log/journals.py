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
LEVEL = 3
"""How hard: twice as quick as the usual 6, for a tenth more of what is hardly anything."""
_packer = msgspec.msgpack.Encoder()
_unpacker = msgspec.msgpack.Decoder(list[tuple[bytes | None, list[tuple[Viewer, bytes]]]])


class Folded(msgspec.Struct, frozen=True):
    """Things that happened a while ago, folded together: hardly anybody asks for them again."""

    content: bytes

    def of(self, viewer: Viewer) -> Iterator[bytes]:
        """What a viewer was told."""
        for others, knowing in _unpacker.decode(zlib.decompress(self.content)):
            item = dict(knowing).get(viewer, others)
            if item is not None:
                yield item


def fold(timeline: list[Told]) -> Folded:
    """These things that happened, folded together."""
    written = [(one.others, list(one.knowing.items())) for one in timeline]
    return Folded(zlib.compress(_packer.encode(written), LEVEL))


class Journal(Sequence[bytes]):
    """What one viewer was told, every item as it goes over the wire."""

    __slots__ = ("_journals", "_viewer")

    def __init__(self, viewer: Viewer, journals: Journals) -> None:
        self._viewer = viewer
        self._journals = journals

    def __len__(self) -> int:
        return self._journals.count(self._viewer)

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._journals.after(self._viewer, 0)[1])

    @overload
    def __getitem__(self, key: int) -> bytes: ...
    @overload
    def __getitem__(self, key: slice) -> list[bytes]: ...
    def __getitem__(self, key: int | slice) -> bytes | list[bytes]:
        if isinstance(key, int):
            return self[range(len(self))[key] :][0]
        start, stop, step = key.indices(len(self))
        return self._journals.after(self._viewer, start)[1][: max(0, stop - start) : step]


class Journals:
    """One timeline, from which every viewer's journal is read: the last things at hand, the others folded."""

    def __init__(self) -> None:
        self._folded: list[Folded] = []
        self._timeline: list[Told] = []
        self._public = 0
        """How many things were told to all, each in their own way."""
        self._besides: dict[Viewer, int] = {}
        """And how many besides to these, of which all others know nothing."""

    def __deepcopy__(self, memo: object) -> Journals:
        """Journals of their own with the same content, compiled or not."""
        new = Journals()
        new._folded, new._timeline = self._folded[:], self._timeline[:]
        new._public, new._besides = self._public, self._besides.copy()
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
        """A viewer's journal, which goes on as things happen."""
        return Journal(viewer, self)

    def count(self, viewer: Viewer) -> int:
        """How many items a viewer's journal has."""
        return self._public + self._besides.get(viewer, 0)

    def after(self, viewer: Viewer, number: int) -> tuple[int, list[bytes]]:
        """How many items a viewer's journal has, and those after the first so many."""
        count = self._public + self._besides.get(viewer, 0)
        missing = count - number
        found: list[bytes] = []
        if missing <= 0:
            return count, found
        for one in reversed(self._timeline):
            item = one.knowing.get(viewer, one.others)
            if item is not None:
                found.append(item)
                missing -= 1
                if missing == 0:
                    found.reverse()
                    return count, found
        found.reverse()
        for folded in reversed(self._folded):
            older = list(folded.of(viewer))
            found = older + found
            missing -= len(older)
            if missing <= 0:
                break
        return count, found[number - count :]

    def _add(self, one: Told) -> None:
        timeline = self._timeline
        timeline.append(one)
        if one.others is not None:
            self._public += 1
        else:
            for viewer in one.knowing:
                self._besides[viewer] = self._besides.get(viewer, 0) + 1
        if len(timeline) >= 2 * TOGETHER:
            self._folded.append(fold(timeline[:TOGETHER]))
            del timeline[:TOGETHER]


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
