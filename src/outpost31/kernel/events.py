"""Events: what happened, told to those whom it concerns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
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
_FIELD_NAMES: dict[type[Event], tuple[str, ...]] = {}


def _field_names(cls: type[Any]) -> tuple[str, ...]:
    names = _FIELD_NAMES.get(cls)
    if names is None:
        names = _FIELD_NAMES[cls] = tuple(field.name for field in fields(cls))
    return names


def told_to(event: Event, viewer: Seat | None) -> dict[str, Any]:
    """An event as one viewer is told it, JSON-able. The viewer must be among the audience."""
    plain: dict[str, Any] = {"event": type(event).__name__}
    for name in _field_names(type(event)):
        value = getattr(event, name)
        if type(value) is Secret:
            value = value.seen_by(viewer)
        plain[name] = value if type(value) in _PLAIN else to_plain(value)
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
    plain: dict[str, Any] = {"event": type(event).__name__}
    for name in _field_names(type(event)):
        value = getattr(event, name)
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
