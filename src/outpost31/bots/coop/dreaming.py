"""Dreaming: imagined tables of 1 to 3 players, played on to the next round by quick partners."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.coop.foreseen import WEIGHTS
from outpost31.bots.coop.placing import Places
from outpost31.bots.coop.prospects import look
from outpost31.bots.coop.quick import QuickPartner, station_of
from outpost31.bots.coop.station import Station
from outpost31.bots.fates import AlikeFate, Fortune
from outpost31.bots.judging import chance
from outpost31.bots.races import Race
from outpost31.imagination import Veiled, imagine
from outpost31.kernel.questions import Option, Question

DOUBT = 0.7
"""So many standard errors must lie between an option and the seasoned's to take its place."""
FIRST = 4
"""Nobody drops out before so many worlds."""
DEPARTED = ("escaped", "alien_aboard", "human_left_behind")
LEAVING = {"rescue_to_board": "board", "vehicle_use": "escape"}
"""The answers with which a departure begins."""
IMAGINING, JUDGING = 3, 4
"""Imagining a world, and judging where it leads, take about as long as so many decisions in it."""

Choice = tuple[Option, Places]
"""An answer, and where everybody goes for the rest of the round."""


class Dreaming:
    """One question, and the worlds that are imagined for it."""

    def __init__(self, veiled: Veiled, station: Station, question: Question) -> None:
        self._veiled = veiled
        self._station = station
        self._question = question
        self._round = station.view["round"]
        # Not the seat's own chance: partners who see the same think the same.
        self._dreams = random.Random(f"{self._round} {question.id}")

    def race(self, choices: list[Choice], opinions: list[float], budget: int) -> int:
        """Which of the choices wins the race."""
        race = Race(opinions, DOUBT, FIRST)
        weights = self._station.belief.weights
        while budget > 0 and race.is_open:
            budget -= IMAGINING
            (aliens,) = self._dreams.choices(list(weights), list(weights.values()))
            world = imagine(self._veiled, aliens, self._dreams)
            if world is None:
                continue
            came = {}
            fortune = Fortune(self._dreams)
            for place in race.running:
                fate = AlikeFate(fortune)
                copy = world.copy(fate)
                fate.table = copy.table
                came[place], taken = self.play_on(copy, choices[place])
                budget -= taken
            race.count(came)
        return race.winner()

    def play_on(self, world: Any, choice: Choice) -> tuple[float, int]:
        """Answer and play on to the next round: the chance of winning then, and the work it took."""
        option, places = choice
        partner = QuickPartner(places, self._round if places else 0)
        question = self._question
        table = world.table
        right = self._right(self._station, question, option)
        world.answer(question.seat, option, question.id)
        taken = JUDGING
        while world.outcome is None:
            question = world.questions[0]
            if table.round > self._round:
                return chance(WEIGHTS, look(station_of(world, question))), taken
            answer = partner.answer(world, question)
            if answer == LEAVING.get(question.kind):
                right = self._right(station_of(world, question), question, answer)
            taken += len(question.options) > 1
            world.answer(question.seat, answer, question.id)
        return (right if world.outcome.reason in DEPARTED else 0.0), taken

    def _right(self, station: Station, question: Question, answer: Option) -> float:
        """How likely a departure that begins so is right: by all worlds there could be, not by the one imagined."""
        if answer != LEAVING.get(question.kind):
            return 0.0
        right, _ = station.belief.departure(station.living, (station.pawn,))
        return right
