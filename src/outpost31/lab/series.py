"""Series: which games are played one after another, as simulations and exports have them alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from outpost31.kernel.games import find_game
from outpost31.kernel.options import settle


@dataclass(frozen=True, slots=True)
class Series:
    """So many games of one kind among bots of one level; the seed decides all of them."""

    game: str
    seats: tuple[int, ...]
    """The numbers of seats that they are played with."""
    games: int
    level: str
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Raise a ValueError that says what is allowed, before anything is played."""
        kind = find_game(self.game)
        for seats in self.seats:
            settle(kind.options, self.options, kind.check_seats(seats))
        if self.games < 1:
            raise ValueError(f"at least 1 game is played, not {self.games}")
