"""Events: what happened, told to those whom it concerns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from enum import Enum
from operator import attrgetter
from typing import Any, TypeAlias

from outpost31.kernel.frozen import frozen
from outpost31.kernel.questions import Seat
from outpost31.kernel.secrets import Secret

Audience: TypeAlias = tuple[Seat, ...] | None
"""The seats that an event is told to; `None` is everybody, spectators included."""


class Event:
    """Something that happened, in the past tense. A field may hold a `Secret`: `None` to whoever does not know it."""

    __slots__ = ()


@frozen
class Whispered(Event):
    """An event that only some may know of, and who they are."""

    event: Event
    audience: tuple[Seat, ...]


_PLAIN = frozenset((int, str, bool, type(None)))
_FIELDS: dict[type[Event], tuple[str, tuple[str, ...], Callable[[Any], tuple[Any, ...]]]] = {}
"""By class: what it is called, its fields, and what reads all of them."""


def _fields_of(cls: type[Any]) -> tuple[str, tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    found = _FIELDS.get(cls)
    if found is None:
        names = tuple(field.name for field in fields(cls))
        found = _FIELDS[cls] = (cls.__name__, names, _reader_of(names))
    return found


def _reader_of(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these fields in one go; a getter of one name alone would not return a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda event: tuple([getattr(event, name) for name in names])


def told_to(event: Event, viewer: Seat | None) -> dict[str, Any]:
    """An event as one viewer is told it, JSON-able. The viewer must be among the audience."""
    cls = type(event)
    called, names, read = _FIELDS.get(cls) or _fields_of(cls)
    plain: dict[str, Any] = {"event": called}
    for name, value in zip(names, read(event), strict=True):
        if type(value) in _PLAIN:
            plain[name] = value
        elif type(value) is not Secret:
            plain[name] = to_plain(value)
        elif viewer is None or viewer not in value.known_to:
            plain[name] = None
        else:
            plain[name] = to_plain(value.value)
    return plain


def stream(events: Iterable[Event], viewer: Seat | None) -> list[dict[str, Any]]:
    """Those of these events that one viewer is told, as that viewer is told them."""
    told = []
    for event in events:
        if type(event) is Whispered:
            if viewer in event.audience:
                told.append(told_to(event.event, viewer))
        else:
            told.append(told_to(event, viewer))
    return told


def unsealed(event: Event) -> dict[str, Any]:
    """An event with nothing hidden: for records, and for everybody once the match is over."""
    if type(event) is Whispered:
        return {**unsealed(event.event), "audience": list(event.audience)}
    called, names, read = _fields_of(type(event))
    plain: dict[str, Any] = {"event": called}
    for name, value in zip(names, read(event), strict=True):
        plain[name] = to_plain(value.value if isinstance(value, Secret) else value)
    return plain


def to_plain(value: Any) -> Any:
    """A value as JSON writes it: tuples become lists, members of an enumeration their values."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, (tuple, list)):
        return [to_plain(one) for one in value]
    if isinstance(value, dict):
        return {key: to_plain(one) for key, one in value.items()}
    return value
