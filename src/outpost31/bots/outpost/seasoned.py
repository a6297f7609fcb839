"""The seasoned at the outpost: an exact belief, the likeliest way out, and for aliens patience and company."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.outpost.aliens import AlienChoice
from outpost31.bots.outpost.belief import OutpostReader
from outpost31.bots.outpost.humans import HumanChoice
from outpost31.bots.outpost.partners import SeasonedPartner, chance_all_are_human, chance_of_alien
from outpost31.bots.outpost.station import RADIO, SABOTAGE, USE, VEHICLES, Station
from outpost31.kernel.questions import Option, Question, Seat

DARING = 0.45
HESITATION = 0.3
VEHICLE_FIRST = 3.0
KEYS_FIRST = 3.0
RADIO_TOO = 6.0
"""The rescue helicopter needs no Keys, and REPAIR is of little use elsewhere."""
MEETING = 30.0
"""What a meeting with somebody who is surely an alien costs a human."""


class SeasonedHuman(HumanChoice):
    """A human who shuns company, and knows what a room full of people is worth."""

    def need(self, room: str, card: str) -> float:
        """The way out comes first: one vehicle, and Keys for it."""
        at = self.at
        need = at.need(room, card)
        if room == at.best_vehicle() and not at.is_ready(room) and need > 0:
            return need + VEHICLE_FIRST
        if room == RADIO and need > 0 and at.base["rescue"]["space"] is None:
            return need + RADIO_TOO
        if room == "warehouse" and card == USE and need > 0:
            has_keys = any(at.holds(pawn, "keys") for pawn in at.mine)
            return 1.0 if has_keys else need + KEYS_FIRST
        return need

    def contact(self, other: int) -> float:
        """A meeting may be the end of being human."""
        return self.alien(other) * MEETING + 0.5


class SeasonedAlien(AlienChoice):
    """An alien who looks for company, one human at a time, and spoils what cannot be pinned on it."""

    exposes_in_round = 6

    def _room_to_enter(self, room: str, about: dict[str, Any]) -> float:
        at = self.at
        pawn = about.get("pawn", at.mine[0])
        there = [other for other in at.inside(room) if other != pawn]
        humans = sum(1 - self.alien(other) for other in there)
        score = 5.0 * min(humans, 1.0) + 1.0 * max(0.0, humans - 1)
        if room in VEHICLES and at.is_ready(room) and at.holds(pawn, "keys"):
            score += 15.0
        return score + 0.2 * max(at.need(room, "use"), 0.0)

    def _card_to_hand_over(self, card: str, about: dict[str, Any]) -> float:
        at = self.at
        must_show = at.suspicion(at.mine[0]) >= at.limits["red"]
        others = at.view["piles"]["stack"]
        if card == SABOTAGE:
            return -5.0 if must_show else 4.0 if others >= 3 else 1.0
        return 2.0

    def _self_exposure(self, option: str, about: dict[str, Any]) -> float:
        if option != "expose":
            return 0.0
        at = self.at
        fellows = sum(self.alien(pawn) for pawn in at.characters if pawn not in at.mine)
        is_hunted = at.suspicion(at.mine[0]) >= at.limits["red"] - 1
        return 1.0 if at.round >= 3 and (fellows > 0.8 or is_hunted or at.view["alien"]["pool"]) else -1.0


class SeasonedBot:
    """It remembers everything that it was told."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._generator = generator
        self._reader: OutpostReader | None = None

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """The option that promises most; among equals, any."""
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
        if station.view["edition"] == "coop":
            return SeasonedPartner(
                station,
                lambda pawn: chance_of_alien(station, pawn),
                lambda: chance_all_are_human(station),
                DARING,
            )
        if self._reader is None:
            me = station.mine[0] if station.role is not None and station.mine else None
            self._reader = OutpostReader(len(station.people), me)
        self._reader.read(events)
        belief = self._reader.belief

        def judge(pawn: int) -> float:
            role = station.role_of(pawn)
            return belief.is_alien(pawn) if role is None else float(role == "alien")

        def confidence() -> float:
            return belief.best_guess([pawn for pawn in station.characters if pawn not in station.mine])

        if station.role == "alien":
            return SeasonedAlien(station, judge, confidence, DARING)
        return SeasonedHuman(station, judge, confidence, DARING)
