"""Table options: where editions differ, the table decides before play begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from outpost31.kernel.frozen import frozen

Options: TypeAlias = Mapping[str, Any]


class NotAllowed(ValueError):
    """A value that an option may not have: in English, and as an id with arguments to be said in other languages."""

    def __init__(self, words: str, problem: str, **told: Any) -> None:
        super().__init__(words)
        self.problem = problem
        self.told = told


@frozen
class Number:
    """One number that an option may set: its default, its least and its greatest value."""

    name: str
    default: int
    least: int
    most: int


class OptionKind(Protocol):
    """One thing that a table may decide."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def default(self) -> Any:
        """What holds when nobody says otherwise."""

    def check(self, value: Any, seats: int) -> Any:
        """The value to use, or a ValueError that says what is allowed."""

    def allowed(self) -> str:
        """What is allowed, in words."""


@frozen
class Switch:
    """An option that is on or off."""

    name: str
    default: bool
    clause: str

    def check(self, value: Any, seats: int) -> bool:
        """True or false, and nothing that merely looks like one of them."""
        if not isinstance(value, bool):
            raise ValueError(f"option {self.name} is {self.allowed()}, not {value!r}")
        return value

    def allowed(self) -> str:
        """What is allowed, in words."""
        return "true or false"

    def values(self) -> tuple[bool, ...]:
        """Every value it may have."""
        return (False, True)


@frozen
class Choice:
    """An option with a few named values."""

    name: str
    default: str
    clause: str
    names: tuple[str, ...]

    def check(self, value: Any, seats: int) -> str:
        """One of the names."""
        if not isinstance(value, str) or value not in self.names:
            raise ValueError(f"option {self.name} is {self.allowed()}, not {value!r}")
        return value

    def allowed(self) -> str:
        """What is allowed, in words."""
        return " or ".join(self.names)

    def values(self) -> tuple[str, ...]:
        """Every value it may have."""
        return self.names


def _nothing_more(edition: str, seats: int) -> Options:
    return {}


@frozen
class Editions:
    """The option `edition`: whose printed rules are played, which stands for values of the other options.

    What it says comes before their defaults, and whatever else is given comes before it.
    """

    editions: Mapping[str, Options]
    """By name, the default first: the options in which that edition differs from the defaults."""
    by_seats: Callable[[str, int], Options] = _nothing_more
    """The further options in which an edition differs at a table of this number of seats."""
    name: str = "edition"
    clause: str | None = None

    @property
    def default(self) -> str:
        """The defaults of the options, which belong to no printed box."""
        return next(iter(self.editions))

    def check(self, value: Any, seats: int) -> str:
        """One of the editions."""
        if not isinstance(value, str) or value not in self.editions:
            raise ValueError(f"option {self.name} is {self.allowed()}, not {value!r}")
        return value

    def allowed(self) -> str:
        """What is allowed, in words."""
        return " or ".join(self.editions)

    def values(self) -> tuple[str, ...]:
        """Every value it may have."""
        return tuple(self.editions)

    def options_of(self, edition: str, seats: int) -> dict[str, Any]:
        """The options in which an edition differs from the defaults, at a table of this number of seats."""
        return {**self.editions[edition], **self.by_seats(edition, seats)}


def settle(kinds: tuple[OptionKind, ...], given: Options | None, seats: int) -> dict[str, Any]:
    """Every option's value: what was given, checked; for the rest what the edition says, and then the defaults."""
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise ValueError(f"options are names with values, not {given!r}")
    known = {kind.name: kind for kind in kinds}
    for name in given:
        if name not in known:
            allowed = ", ".join(sorted(known)) or "none"
            raise ValueError(f"no option {name!r} in this game; there are: {allowed}")
    printed: dict[str, Any] = {}
    for kind in kinds:
        if isinstance(kind, Editions):
            printed = kind.options_of(kind.check(given.get(kind.name, kind.default), seats), seats)
    return {name: _settle_one(kind, given, printed, seats) for name, kind in known.items()}


def _settle_one(kind: OptionKind, given: Options, printed: Options, seats: int) -> Any:
    """One option's value. Where it is numbers by name, each number given replaces that one of the edition's."""
    name = kind.name
    if name not in given and name not in printed:
        return kind.default
    value = given.get(name, printed.get(name))
    if isinstance(value, Mapping) and isinstance(printed.get(name), Mapping):
        value = {**printed[name], **value}
    return kind.check(value, seats)
