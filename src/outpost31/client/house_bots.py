"""Our own bots as players over the wire: they learn from their view which game it is."""

from __future__ import annotations

import random

from outpost31.bots import Bot, Talker, make_bot
from outpost31.bots.talk import Heard, Saying
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View


def game_of(view: View) -> str:
    """The game that a view is of."""
    return str(view.get("game", view.get("edition")))


class LevelBot:
    """A bot of a level at any of the games."""

    def __init__(self, level: str, seat: Seat, chance: random.Random) -> None:
        self.level, self.seat = level, seat
        self._seed = chance.getrandbits(48)
        self._bot: Bot | None = None

    def _who(self, view: View) -> Bot:
        if self._bot is None:
            self._bot = make_bot(self.level, game_of(view), self.seat, self._seed)
        return self._bot

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """Answer as that bot; one that searches does without, for no veil comes over the wire."""
        return self._who(view).answer(view, events, question)

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Speak as that bot, if it talks."""
        who = self._who(view)
        return who.speak(view, events, heard) if isinstance(who, Talker) else []
