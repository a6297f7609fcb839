"""The random bot: any option, each as likely as the next."""

from __future__ import annotations

import random

from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View


class RandomBot:
    """It plays without looking. As The Thing it declares sooner or later, rightly or not."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._generator = generator

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """Any of the options."""
        return question.options[int(self._generator.random() * len(question.options))]
