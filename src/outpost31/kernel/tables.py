"""Tables and the steps that change them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Literal, Protocol, Self, Union, get_args, get_origin, get_type_hints

from outpost31.kernel.events import Audience, Event, Whispered
from outpost31.kernel.frozen import frozen
from outpost31.kernel.questions import NOTHING, Option, Questions, Seat
from outpost31.kernel.secrets import Secret


@frozen
class Outcome:
    """How a match ended: why, then who. Seats in neither list neither won nor lost."""

    reason: str
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]


class State:
    """Something that changes during play. `copy` is derived from the declared fields, never written by hand."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy: nothing done to it shows in the original."""
        derive_copy(type(self))
        return self.copy()


class Step(Protocol):
    """One thing the rulebook says to do: whom it must ask first, and what it then changes."""

    @property
    def key(self) -> str:
        """What it is called in digests of a table, for good: a class may be renamed, its key may not."""

    def ask(self, table: Any) -> Questions:
        """The questions it needs answered: none, Fate's, or some people's, sealed until all are in."""

    def apply(self, table: Any, answers: tuple[Option, ...]) -> None:
        """Carry it out, tell what happened, and put further steps in front."""


_CLAUSE = re.compile(r"\(([A-Z]-\d+(?:\.\d+)?)")


def clause_of(step: Step) -> str | None:
    """The rule that a step carries out: the first one that its description names."""
    found = _CLAUSE.search(type(step).__doc__ or "")
    return found.group(1) if found is not None else None


class Silent:
    """A step that asks nobody."""

    __slots__ = ()

    def ask(self, table: Any) -> Questions:
        """Nothing to ask."""
        return NOTHING


UNHEARD: Final[list[Event]] = []
"""Where a table tells that nobody listens to: always empty. What is told often need not be made then."""


@dataclass(slots=True)
class Table(State):
    """What lies on the table, and what is still to be done: the agenda, a stack with the next step last."""

    seats: int
    agenda: list[Step] = field(default_factory=list)
    told: list[Event] = field(default_factory=list, metadata={"is_copied": False})
    """What happened, to be collected by the match; a copy begins with an empty list of its own."""
    outcome: Outcome | None = None

    def first(self, *steps: Step) -> None:
        """Put steps in front of the agenda, in the order given."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def tell(self, event: Event, audience: Audience = None) -> None:
        """Tell an event to everybody, or to an audience that alone may know that it happened."""
        if self.told is not UNHEARD:
            self.told.append(event if audience is None else Whispered(event, audience))


_UNCHANGING = (int, float, str, bool, bytes, NoneType, Enum, range, frozenset)


def _is_unchanging(hint: Any) -> bool:
    """Whether a value of this declared type can be shared by a table and its copies."""
    if hint is Step or hint is Event:
        return True
    origin = get_origin(hint)
    if origin in (Union, UnionType, tuple):
        return all(arg is Ellipsis or _is_unchanging(arg) for arg in get_args(hint))
    if origin in (Literal, frozenset):
        return True
    if origin is not None and isinstance(origin, type) and issubclass(origin, Secret):
        return _is_unchanging(get_args(hint)[0])
    if isinstance(hint, type):
        if issubclass(hint, State):
            return False
        return issubclass(hint, (*_UNCHANGING, Event)) or is_dataclass(hint)
    return False


def copying(hint: Any, value: str, names: dict[str, Any]) -> str:
    """The expression that copies `value` of this declared type."""
    if _is_unchanging(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        inner = next(arg for arg in args if arg is not NoneType)
        return f"(None if {value} is None else {copying(inner, value, names)})"
    if origin is list:
        item = f"x{len(names)}"
        names[item] = None
        inner = copying(args[0], item, names)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is dict:
        item = f"x{len(names)}"
        names[item] = None
        inner = copying(args[1], item, names)
        return f"{value}.copy()" if inner == item else f"{{k: {inner} for k, {item} in {value}.items()}}"
    if origin is set:
        return f"{value}.copy()"
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{value}.copy()"
    raise TypeError(
        f"no way to copy a field declared as {hint!r}: use lists, dicts, sets, State or frozen values"
    )


def derive_copy(cls: type[Any]) -> None:
    """Write and install the class's `copy` from its declared fields."""
    hints = get_type_hints(cls)
    names: dict[str, Any] = {}
    lines = [
        f"    new.{one.name} = "
        + (
            copying(hints[one.name], f"self.{one.name}", names)
            if one.metadata.get("is_copied", True)
            else "[]"
        )
        for one in fields(cls)
    ]
    source = "\n".join(["def copy(self):", "    new = make(cls)", *lines, "    return new"])
    scope: dict[str, Any] = {"make": cls.__new__, "cls": cls}
    exec(source, scope)  # the source is made of our own field names alone
    cls.copy = scope["copy"]
