"""Hindrances: what keeps somebody from choosing what it sees, judged by nothing but what its seat knows.

A reason is made of a seat's own view, the question put to it and the table's public options. No table comes in here,
so a reason cannot tell anybody what they could not have worked out themselves. (docs/decisions/0013)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from outpost31.kernel.questions import Question

What: TypeAlias = tuple[str, ...]
"""Things pointed at together, each as `sort:key`: a card and whom it would be played on, a room, a deed (`act:`)."""

ROOMS = {
    "stayaway": "outpost31.reasons.stayaway",
    "boardgame": "outpost31.reasons.outpost.questions",
    "norwegian": "outpost31.reasons.outpost.questions",
    "coop": "outpost31.reasons.outpost.questions",
}
"""Which module knows the reasons of each game."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """One reason: the message `<game>-why-<id>`, the clause that says so, and what it speaks of, named as in events."""

    id: str
    clause: str
    about: dict[str, Any] = field(default_factory=dict)


class Considered(NamedTuple):
    """Something that a person may point at for an answer: whether it is on offer, and what would speak against it."""

    what: What
    is_offered: bool
    hindrance: Hindrance | None


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows when it is asked."""

    game: str
    seat: int
    """Who looks: of a team that is asked, any of them."""
    view: dict[str, Any]
    question: Question
    house: dict[str, Any]
    """The table's options, which are public."""

    @property
    def about(self) -> dict[str, Any]:
        """What the question is about."""
        return dict(self.question.about)

    def offers(self, option: Any) -> bool:
        """Whether an option is on offer."""
        return option in self.question.options


Considering: TypeAlias = Callable[[Sight], Iterator[Considered]]


def consider(sight: Sight) -> Iterator[Considered]:
    """Everything that the seat may point at, on offer or not; nothing for a question that has no more to say."""
    considering: Considering = import_module(ROOMS[sight.game]).consider
    return considering(sight)


def why_not(sight: Sight) -> list[tuple[What, Hindrance]]:
    """What is not on offer, each with its reason."""
    return [(one.what, one.hindrance) for one in consider(sight) if not one.is_offered and one.hindrance]
