"""TextArena's loop over a table of text: `reset`, `get_observation`, `step`, `close`. It needs nothing of TextArena's.

>>> env = ArenaTable(game="stayaway")
>>> env.reset(num_players=4, seed=1)
>>> player, observation = env.get_observation()
>>> done, info = env.step("1")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31.envs.text import TextTable
from outpost31.kernel import GAMES
from outpost31.words import FALLBACK

PATIENCE = 3
"""How many replies in a row may be unreadable before the question is answered for the player."""


class ArenaTable:
    """A table as TextArena's agents play it, each agent at the seat of its number."""

    def __init__(
        self, game: str = "stayaway", language: str = FALLBACK, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game, self.language, self.options = game, language, options

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Lay out a game for this many players."""
        seats = GAMES[self.game].seats.start if num_players is None else num_players
        self.table = TextTable(self.game, seats, language=self.language, seed=seed, options=self.options)
        self.refusals = dict.fromkeys(range(seats), 0)
        self._in_a_row = 0
        self._refusal = ""

    def get_observation(self) -> tuple[int, str]:
        """Who is to act, and what they read; after a reply that could not be read, why and what was on offer."""
        player = self.table.seat
        return player, self._refusal or self.table.observation(player)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take a reply: whether the game is over, and whether the reply was understood."""
        player = self.table.seat
        taken = self.table.step(action)
        self._refusal = taken.refusal
        if taken.is_answer:
            self._in_a_row = 0
        else:
            self.refusals[player] += 1
            self._in_a_row += 1
            if self._in_a_row >= PATIENCE:
                self._in_a_row, self._refusal = 0, ""
                self.table.step("1")
        return self.table.is_over, {"player": player, "was_understood": taken.is_answer}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards by player, and what there is to know of each."""
        outcome = self.table.match.outcome
        seats = range(self.table.match.seats)
        reason = None if outcome is None else outcome.reason
        return (
            {seat: self.table.reward(seat) for seat in seats},
            {seat: {"reason": reason, "unreadable_replies": self.refusals[seat]} for seat in seats},
        )
