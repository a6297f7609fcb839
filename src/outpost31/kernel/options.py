"""Table options: where editions differ, the table decides before play begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from outpost31.kernel.frozen import frozen

Options: TypeAlias = Mapping[str, Any]


class NotAllowed(ValueError):
    """A value that an option may not have: in words, and as an id with arguments for who says it in other ones."""

    def __init__(self, words: str, problem: str, **told: Any) -> None:
        super().__init__(words)
        self.problem = problem
        self.told = told


@frozen
class Number:
    """One number that an option may set: what it is otherwise, and from where to where it may go."""

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
        """True or false, nothing that merely looks like it."""
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


def settle(kinds: tuple[OptionKind, ...], given: Options | None, seats: int) -> dict[str, Any]:
    """Every option's value: what was given, checked, and the defaults for the rest."""
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise ValueError(f"options are names with values, not {given!r}")
    known = {kind.name: kind for kind in kinds}
    for name in given:
        if name not in known:
            allowed = ", ".join(sorted(known)) or "none"
            raise ValueError(f"no option {name!r} in this game; there are: {allowed}")
    return {
        name: kind.check(given[name], seats) if name in given else kind.default
        for name, kind in known.items()
    }
