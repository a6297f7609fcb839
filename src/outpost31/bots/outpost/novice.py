"""The novice at the outpost: sense, and no memory. It judges people by where their disks are."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.outpost.aliens import AlienChoice
from outpost31.bots.outpost.humans import HumanChoice
from outpost31.bots.outpost.partners import PartnerChoice, chance_of_alien
from outpost31.bots.outpost.station import Station
from outpost31.kernel.questions import Option, Question, Seat

DARING = 0.25
HESITATION = 0.3


class NoviceBot:
    """It does what the station needs, keeps away from disks that are high, and leaves when it can."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._generator = generator

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """The option that scores best; among equals, any."""
        noise = self._generator.random
        advice = self.advise(view, events, question)
        return max(
            [(worth + HESITATION * noise(), option) for option, worth in advice], key=lambda pair: pair[0]
        )[1]

    def advise(
        self, view: dict[str, Any], events: list[dict[str, Any]], question: Question
    ) -> list[tuple[Option, float]]:
        """What it thinks of every option, for whoever plays alone and asks."""
        choice = self._choice(Station(view, self.seat), events)
        about = dict(question.about)
        return [(option, choice.score(question.kind, option, about)) for option in question.options]

    def _choice(self, station: Station, events: list[dict[str, Any]]) -> HumanChoice:
        def judge(pawn: int) -> float:
            return judged_by_disk(station, pawn)

        def confidence() -> float:
            return 0.15 + 0.05 * station.round

        if station.view["edition"] == "coop":
            return PartnerChoice(station, lambda pawn: chance_of_alien(station, pawn), confidence, DARING)
        kind = AlienChoice if station.role == "alien" else HumanChoice
        return kind(station, judge, confidence, DARING)


def judged_by_disk(station: Station, pawn: int) -> float:
    """How likely a character is an alien, by its disk and by how late it is."""
    role = station.role_of(pawn)
    if role is not None:
        return float(role == "alien")
    space = station.suspicion(pawn)
    if space == 0:
        return 0.02 + 0.02 * station.round
    usual = 0.15 + 0.03 * station.round
    return min(0.9, usual + 0.09 * (space - 2))
