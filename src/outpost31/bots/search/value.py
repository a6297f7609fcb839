"""Values: how likely somebody wins from where an imagined table stands (the value function).

A feature is its name, how it is seen, and its weight. Names and looks are written by hand, in each game's `value`; the
weights are learned (`bots/learned`). A value is the logistic function of the weighted sum.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

Seen = TypeVar("Seen")
Looks: TypeAlias = Mapping[str, Callable[[Seen], float]]
"""By a feature's name: how it is seen."""
FARTHEST = 30.0
"""Sums beyond this are as good as certain."""


@dataclass(frozen=True, slots=True)
class Feature(Generic[Seen]):
    """One thing that is looked at, and how much it says."""

    name: str
    look: Callable[[Seen], float]
    weight: float


class Value(Generic[Seen]):
    """Features with their weights. Raises ValueError where a look has no weight or a weight no look."""

    def __init__(self, looks: Looks[Seen], weights: Mapping[str, float]) -> None:
        if list(looks) != list(weights):
            odd = sorted(looks.keys() ^ weights.keys()) or ["their order"]
            raise ValueError(f"looks and weights differ in {', '.join(odd)}: learn the value again")
        self.features = tuple(Feature(name, look, weights[name]) for name, look in looks.items())

    def chance(self, seen: Seen) -> float:
        """The chance of winning, given what is seen."""
        return logistic(sum([feature.weight * feature.look(seen) for feature in self.features]))


def look_at(looks: Looks[Seen], seen: Seen) -> tuple[float, ...]:
    """What each feature comes to, in the order of the looks."""
    return tuple([look(seen) for look in looks.values()])


def logistic(total: float) -> float:
    """The chance that goes with a sum of weighted features."""
    return 1 / (1 + math.exp(-max(-FARTHEST, min(FARTHEST, total))))


def chance(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    """The chance that these weights make of these features."""
    return logistic(sum([weight * feature for weight, feature in zip(weights, features, strict=True)]))
