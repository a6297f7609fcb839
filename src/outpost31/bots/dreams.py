"""Dreaming: how a bot that searches gets what is left of a match behind its seat's veil."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from outpost31.imagination import Veiled


@runtime_checkable
class Dreamer(Protocol):
    """A bot that imagines worlds: before each question it is shown the match as far as its seat knows it."""

    def behold(self, veiled: Veiled | None) -> None:
        """Look at it, before the question is put; nothing, where worlds cannot be imagined now."""


def show_dreamer(bot: object, look: Callable[[], Veiled | None]) -> None:
    """Show a bot the veiled match if it is one that dreams; for others no veil is drawn."""
    if isinstance(bot, Dreamer):
        bot.behold(look())
