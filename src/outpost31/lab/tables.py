"""Mixed tables: bots of different levels at one table, or one level for each side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from outpost31 import Match
from outpost31.bots import Bot, make_bot
from outpost31.kernel.questions import Option, Question

HUMANS = ("human",)
"""The roles of the one side; every other role is of the other."""


class SidedBot:
    """Plays at one level while it is human, at another once it is not."""

    def __init__(self, seat: int, human: Bot, alien: Bot) -> None:
        self.seat = seat
        self.human, self.alien = human, alien

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """As the one whose side the seat is on."""
        is_human = view["players"][self.seat]["role"] in HUMANS
        return (self.human if is_human else self.alien).answer(view, events, question)


def play_with(
    game: str, seats: int, bots: Sequence[Bot], options: Mapping[str, Any] | None, seed: int, times: list[float] | None = None
) -> Match:
    """A finished match among these bots."""
    match = Match.new(game, seats, seed=seed, options=options)
    while match.outcome is None:
        question = match.questions[0]
        seat = question.seat
        assert seat != "fate"
        view, events = match.view(seat), match.events(seat)
        began = perf_counter()
        answer = bots[seat].answer(view, events, question)
        if times is not None:
            times.append(perf_counter() - began)
        match.answer(seat, answer, question.id)
    return match


def play_mixed(game: str, seats: int, human: str, alien: str, options: Mapping[str, Any] | None, seed: int) -> Match:
    """A finished match with one level for humans and one for aliens; the seed decides everything."""
    bots = [
        SidedBot(seat, make_bot(human, game, seat, seed), make_bot(alien, game, seat, seed)) for seat in range(seats)
    ]
    return play_with(game, seats, bots, options, seed)
