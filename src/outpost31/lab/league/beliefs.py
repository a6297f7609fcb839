"""Beliefs at tables that talk: what humans believe of the others when they choose, set against the truth."""

from __future__ import annotations

import sys
from typing import Any, cast

from outpost31 import Match
from outpost31.bots import Bot, Saying, make_bot
from outpost31.bots.talk import Heard
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.calibration import Calibration
from outpost31.lab.endings import length_of, roles_by_seat
from outpost31.lab.league.scripts import at_large, is_human
from outpost31.lab.play import game_seed, play_with
from outpost31.lab.tables import HUMANS

CHOICES = ("card_to_use", "room_to_enter")
"""The questions before which beliefs are looked at: one in every turn or round."""


class Watched:
    """A bot whose beliefs are written down when it chooses."""

    def __init__(self, seat: Seat, bot: Bot, match: Match, scores: Calibration) -> None:
        self.seat = seat
        self.bot = cast(Any, bot)
        self._match = match
        self._scores = scores

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What the bot answers."""
        now = length_of(view)
        if question.kind in CHOICES and now > 1 and is_human(view, self.seat):
            suspicions = self.bot.suspicions(view, events)
            for other in at_large(view, self.seat):
                role = roles_by_seat(self._match.view(other), self._match.seats)[other]
                self._scores.predict(suspicions[other], now, is_so=role not in HUMANS)
        answer: Option = self.bot.answer(view, events, question)
        return answer

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What the bot says."""
        said: list[Saying] = self.bot.speak(view, events, heard)
        return said


def beliefs(
    game: str, seats: int, games: int, seed: int, *, talk: bool, level: str = "seasoned"
) -> Calibration:
    """What the beliefs of humans are worth in that many games."""
    scores = Calibration()
    for number in range(games):
        deal = game_seed(seed, number)
        match = Match.new(game, seats, seed=deal)
        bots: list[Bot] = [
            Watched(seat, make_bot(level, game, seat, deal), match, scores) for seat in range(seats)
        ]
        play_with(match, bots, talk=talk)
    return scores


def main() -> None:
    """`python -m outpost31.lab.league.beliefs GAME SEATS GAMES SEED`: with talk, and without."""
    game, seats, games, seed = sys.argv[1:5]
    for talk in (True, False):
        found = beliefs(game, int(seats), int(games), int(seed), talk=talk).plain()
        sys.stdout.write(f"{game} {seats}, {'with' if talk else 'without'} talk: {found}\n")


if __name__ == "__main__":
    main()
