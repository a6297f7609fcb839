"""Hindrances: what keeps people from choosing what they see, judged only by what their seat knows.

A reason is made of a seat's own view, the question put to it and the table's public options. No table comes in here,
so a reason cannot tell anybody what they could not have worked out themselves. (docs/decisions/0013)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import NamedTuple, TypeAlias

from outpost31.kernel.games import find_game
from outpost31.kernel.questions import Option, Question
from outpost31.kernel.views import View

What: TypeAlias = tuple[str, ...]
"""Things pointed at together, each as `sort:key`: a card and whom it would be played on, a room, a deed (`act:`)."""

HERE = "outpost31.reasons"
"""The package in which each game has the module that knows its reasons."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """One reason: the message `<game>-why-<id>`, the clause behind it, and what it mentions, named as in events."""

    id: str
    clause: str
    about: Mapping[str, object] = field(default_factory=dict)


class Considered(NamedTuple):
    """Something that a person may point at for an answer: whether it is on offer, and if not, why."""

    what: What
    is_offered: bool
    hindrance: Hindrance | None


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows when it is asked."""

    game: str
    seat: int
    """The seat that looks: if a team is asked, any of its members."""
    view: View
    question: Question
    options: Mapping[str, object]
    """The table's options, which are public."""

    def offers(self, option: Option) -> bool:
        """Whether an option is on offer."""
        return option in self.question.options


Considering: TypeAlias = Callable[[Sight], Iterator[Considered]]


def reasons_of(sight: Sight) -> ModuleType | None:
    """The module that knows the reasons of a game, if it has one."""
    return find_game(sight.game).module_in(HERE)


def consider(sight: Sight) -> Iterator[Considered]:
    """Everything that the seat may point at, on offer or not; empty if there is nothing to explain."""
    module = reasons_of(sight)
    if module is None:
        return iter(())
    considering: Considering = module.consider
    return considering(sight)


def why_not(sight: Sight) -> list[tuple[What, Hindrance]]:
    """What is not on offer, each with its reason."""
    return [(one.what, one.hindrance) for one in consider(sight) if not one.is_offered and one.hindrance]
