"""What a bot is: somebody who plays one seat. Some of them also search, and are shown the match behind a veil."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol, TypeAlias, runtime_checkable

from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View


class Bot(Protocol):
    """Somebody who plays one seat and knows what that seat knows."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """One of the question's options, given the seat's view and all that it was told so far."""


BotMaker: TypeAlias = Callable[[Seat, random.Random], Bot]


@runtime_checkable
class Dreamer(Protocol):
    """A bot that imagines worlds: before each question it is shown the match as far as its seat knows it."""

    def behold(self, veiled: Veiled | None) -> None:
        """Look at it before the question is put; it is `None` where worlds cannot be imagined now."""


def show_dreamer(bot: object, look: Callable[[], Veiled | None]) -> None:
    """Show a bot the veiled match if it is one that dreams; for others no veil is drawn."""
    behold = getattr(
        bot, "behold", None
    )  # for every decision: a protocol is asked by looking through all of its names
    if behold is not None:
        behold(look())
