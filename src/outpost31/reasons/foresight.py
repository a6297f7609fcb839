"""Foresight: what an option would come to, and what would be lost by it at once, judged only by what a seat knows.

Like hindrances, it is made of a seat's own view, the question put to it and the table's public options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from outpost31.kernel.questions import Option
from outpost31.reasons.hindrances import Sight, reasons_of


@dataclass(frozen=True, slots=True)
class Foresight:
    """What comes of one option: the message `<game>-foresee-<id>`, with what it mentions, named as in events."""

    option: Option
    id: str
    about: Mapping[str, object] = field(default_factory=dict)
    is_warning: bool = False
    """Whether something may be lost by it at once."""


Foreseeing: TypeAlias = Callable[[Sight], Iterator[Foresight]]


def foresee(sight: Sight) -> list[Foresight]:
    """What can be said of the options before one of them is chosen; nothing of many."""
    module = reasons_of(sight)
    if module is None:
        return []
    foreseeing: Foreseeing = module.foresee
    return list(foreseeing(sight))
