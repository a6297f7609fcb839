"""Scoring: how one question's options are weighed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from outpost31.bots.outpost.sight import Sight
from outpost31.kernel.questions import Option

Scorer: TypeAlias = Callable[[Sight, Option], float]
"""How good an option is to somebody who sees this; 1 is about as much as a whim weighs."""
