"""Questions: the one way in which the rules ask anything of anybody, Fate included."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypedDict, TypeVar, cast

Seat: TypeAlias = int
Option: TypeAlias = Any
"""A small hashable value: a string, a number, or a tuple of such."""

FATE: Final = "fate"
"""The seat that answers for dice, draws and shuffles."""

Asked: TypeAlias = Seat | Literal["fate"]
AnyAbout: TypeAlias = Any
"""What a question is about, as a dictionary. Each game declares what is in it by kind of question, in its `asked`."""
About = TypeVar("About")


class Nothing(TypedDict):
    """A question whose kind already says all that it is about."""


class Form(NamedTuple):
    """How the questions of one kind are declared: the type of what they are about, and the type of an option."""

    about: Any
    option: Any


class Question:
    """Something one seat must choose, from a finite list of options.

    `kind` names the thing chosen and is public, like the fact that the seat is being waited for; `options`
    and `about` (what the choice is about, as name and value) are for the seat alone. A reaction carries the
    option that declines it. A question with `team` mates may be answered by any of them.
    """

    __slots__ = ("about", "decline", "id", "kind", "options", "seat", "team")

    def __init__(
        self,
        seat: Asked,
        kind: str,
        options: tuple[Option, ...] | range,
        about: tuple[tuple[str, Any], ...] = (),
        decline: Option = None,
        team: tuple[Seat, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.decline = decline
        self.team = team
        self.id = 0
        """Its number among the questions that this match has put to people; set when it is opened."""

    @property
    def player(self) -> Seat:
        """The seat that is asked. Fate is asked and answers within the match: nobody outside sees its questions."""
        assert self.seat != FATE
        return self.seat

    def about_as(self, declared: type[About]) -> About:
        """What the choice is about, as its game declares it for this kind of question."""
        return cast(About, dict(self.about))

    def is_for(self, seat: Seat) -> bool:
        """Whether this seat may answer it."""
        return seat == self.seat or seat in self.team

    def plain(self) -> dict[str, Any]:
        """The question as its seat may see it, JSON-able."""
        plain: dict[str, Any] = {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "options": list(self.options),
            "about": dict(self.about),
        }
        if self.decline is not None:
            plain["decline"] = self.decline
        if self.team:
            plain["team"] = list(self.team)
        return plain

    def __repr__(self) -> str:
        return f"Question({self.seat}, {self.kind!r}, {len(self.options)} options, id={self.id})"


Questions: TypeAlias = tuple[Question, ...]
NOTHING: Final[Questions] = ()


@cache
def roll(sides: int, kind: str = "draw") -> Questions:
    """Ask Fate for one of `sides` equally likely outcomes, numbered from 0."""
    return (Question(FATE, kind, range(sides)),)


@cache
def rolls(*sides: int, kind: str = "draw") -> Questions:
    """Ask Fate several times at once."""
    return tuple(Question(FATE, kind, range(count)) for count in sides)
