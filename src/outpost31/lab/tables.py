"""Mixed tables: bots of different levels at one table, one level for each side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31 import Match
from outpost31.bots import Bot, Dreamer, Saying, Talker, make_bot, show_dreamer
from outpost31.bots.talk import Heard
from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import PLAYER, roles_by_seat
from outpost31.lab.play import play_with

HUMAN = "human"
HUMANS = (HUMAN, PLAYER)
"""The roles of the human side; every other role is on the alien side."""


class SidedBot:
    """Plays at one level while its seat is human, and at another once it is not."""

    def __init__(self, seat: int, human: Bot, alien: Bot) -> None:
        self.seat = seat
        self.human, self.alien = human, alien
        if isinstance(human, Dreamer) or isinstance(alien, Dreamer):
            self.behold = self._behold

    def _behold(self, veiled: Veiled | None) -> None:
        for who in (self.human, self.alien):
            show_dreamer(who, lambda: veiled)

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """Answer as the bot whose side the seat is on."""
        return self._who(view).answer(view, events, question)

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Speak as the bot whose side the seat is on, if that bot talks."""
        who = self._who(view)
        return who.speak(view, events, heard) if isinstance(who, Talker) else []

    def _who(self, view: View) -> Bot:
        roles = roles_by_seat(view, self.seat + 1)
        return self.human if roles[self.seat] in HUMANS else self.alien


def sided_bots(game: str, seats: int, human: str, alien: str, seed: int) -> list[Bot]:
    """One level for humans, one for aliens, at every seat."""
    return [
        SidedBot(seat, make_bot(human, game, seat, seed), make_bot(alien, game, seat, seed))
        for seat in range(seats)
    ]


def play_mixed(
    game: str, seats: int, human: str, alien: str, options: Mapping[str, Any] | None, seed: int
) -> Match:
    """A finished match with one level for humans and one for aliens; the seed decides everything."""
    match = Match.new(game, seats, seed=seed, options=options)
    play_with(match, sided_bots(game, seats, human, alien, seed))
    return match
