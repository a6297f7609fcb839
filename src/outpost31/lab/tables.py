"""Mixed tables: bots of different levels at one table, one level for each side, and talk between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import process_time
from typing import Any

from outpost31 import Match
from outpost31.bots import Bot, Dreamer, Saying, Talker, make_bot, show_dreamer
from outpost31.imagination import Veiled, veil
from outpost31.kernel.questions import Option, Question
from outpost31.lab.endings import PLAYER, roles_by_seat

HUMAN = "human"
HUMANS = (HUMAN, PLAYER)
"""The roles of the one side; every other role is of the other."""

Clock = Callable[[int, float], None]
"""Told, for every decision, whose it was and how many seconds of this process's time it took."""


class SidedBot:
    """Plays at one level while it is human, at another once it is not."""

    def __init__(self, seat: int, human: Bot, alien: Bot) -> None:
        self.seat = seat
        self.human, self.alien = human, alien
        if isinstance(human, Dreamer) or isinstance(alien, Dreamer):
            self.behold = self._behold

    def _behold(self, veiled: Veiled | None) -> None:
        for who in (self.human, self.alien):
            show_dreamer(who, lambda: veiled)

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """As the one whose side the seat is on."""
        return self._who(view).answer(view, events, question)

    def speak(
        self, view: dict[str, Any], events: list[dict[str, Any]], heard: list[dict[str, Any]]
    ) -> list[Saying]:
        """As the one whose side the seat is on, if it talks."""
        who = self._who(view)
        return who.speak(view, events, heard) if isinstance(who, Talker) else []

    def _who(self, view: dict[str, Any]) -> Bot:
        roles = roles_by_seat(view, self.seat + 1)
        return self.human if roles[self.seat] in HUMANS else self.alien


def sided_bots(game: str, seats: int, human: str, alien: str, seed: int) -> list[Bot]:
    """One level for humans, one for aliens, at every seat."""
    return [
        SidedBot(seat, make_bot(human, game, seat, seed), make_bot(alien, game, seat, seed))
        for seat in range(seats)
    ]


def play_with(
    match: Match, bots: Sequence[Bot], clock: Clock | None = None, *, talk: bool = False
) -> list[dict[str, Any]]:
    """Play a match to its end with these bots; returns what was said, if they talk."""
    heard: list[dict[str, Any]] = []
    length = -1
    while match.outcome is None:
        question = match.questions[0]
        seat = question.player
        if talk and len(match.all_told) - length > WORDS_APART:
            length = len(match.all_told)
            _let_talk(match, bots, heard)
        view, events = match.view(seat), match.events(seat)
        show_dreamer(bots[seat], partial(veil, match, seat))
        began = process_time()
        answer = bots[seat].answer(view, events, question)
        if clock is not None:
            clock(seat, process_time() - began)
        match.answer(seat, answer, question.id)
    return heard


WORDS_APART = 4
"""How many things happen before everybody may speak again."""


def _let_talk(match: Match, bots: Sequence[Bot], heard: list[dict[str, Any]]) -> None:
    """Everybody who still plays may say something, seat after seat."""
    public = match.view(None)
    for seat, bot in enumerate(bots):
        people = public.get("players", public.get("people", []))
        if isinstance(bot, Talker) and people[seat].get("is_alive", True):
            heard += [one.plain(seat) for one in bot.speak(match.view(seat), match.events(seat), heard)]


def play_mixed(
    game: str, seats: int, human: str, alien: str, options: Mapping[str, Any] | None, seed: int
) -> Match:
    """A finished match with one level for humans and one for aliens; the seed decides everything."""
    match = Match.new(game, seats, seed=seed, options=options)
    play_with(match, sided_bots(game, seats, human, alien, seed))
    return match
