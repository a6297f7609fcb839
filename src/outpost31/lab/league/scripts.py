"""Scripts: players who do one thing otherwise than the bot that they are built on."""

from __future__ import annotations

import random
from typing import cast

from outpost31.bots import Bot, Saying, Talker
from outpost31.bots.talk import Heard
from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import roles_by_seat
from outpost31.lab.tables import HUMANS


def at_large(view: View, seat: Seat) -> list[Seat]:
    """The others who still play, by their seats."""
    if "players" in view:
        return [other for other in cast(StayAwayView, view)["circle"] if other != seat]
    people = people_in(cast(StationSeen, view))
    return [one["player"] for one in people if one["status"] == "character" and one["player"] != seat]


def is_human(view: View, seat: Seat) -> bool:
    """Whether a seat is on the humans' side now, as it sees itself."""
    return roles_by_seat(view, seat + 1)[seat] in HUMANS


class Script:
    """Somebody who plays as the usual bot of that seat does; what it does otherwise its kind says."""

    def __init__(self, seat: Seat, usual: Bot, generator: random.Random) -> None:
        self.seat = seat
        self.usual = usual
        self.generator = generator

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What the usual bot would answer."""
        return self.usual.answer(view, events, question)

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What the usual bot would say."""
        return self.usual_words(view, events, heard)

    def usual_words(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What the usual bot would say, if it talks."""
        return self.usual.speak(view, events, heard) if isinstance(self.usual, Talker) else []
