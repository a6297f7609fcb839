"""Law books: what the laws must know of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.laws.worlds import Worlds


@dataclass(frozen=True)
class LawBook:
    """One game's components, what can never be so in it, and its part of the two-worlds law."""

    components: Callable[[Any], Counter[str]]
    wrong: Callable[[Any], str | None]
    worlds: Worlds
    two_worlds_games: int = 6
