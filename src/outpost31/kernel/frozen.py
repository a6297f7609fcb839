"""Plain values: steps, questions, events and printed things never change once made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, eq_default=True)
def frozen(cls: type[T]) -> type[T]:
    """A slotted, hashable dataclass that the type checker holds to be frozen.

    It is not frozen at run time: `dataclass(frozen=True)` makes an instance three times as slowly,
    and a match makes several for every answer (docs/decisions/0003).
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
