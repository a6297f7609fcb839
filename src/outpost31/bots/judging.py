"""Judging a table by what is looked at on it."""

from __future__ import annotations

import math

FARTHEST = 30.0


def chance(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    """The chance that these weights make of these features."""
    total = sum([weight * feature for weight, feature in zip(weights, features, strict=True)])
    return 1 / (1 + math.exp(-max(-FARTHEST, min(FARTHEST, total))))
