"""The search of partners: worlds of 1 to 3 players, played on to the next round by quick partners."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, cast

from outpost31.bots.coop.placing import Places
from outpost31.bots.coop.rollout import QuickPartner, station_of
from outpost31.bots.coop.sight import CoopSight
from outpost31.bots.coop.value import partners_win
from outpost31.bots.search.common_chance import Fortune, copy_of
from outpost31.bots.search.race import Race
from outpost31.bots.search.worlds import PlayOn, search
from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question

if TYPE_CHECKING:
    from outpost31.imagination.worlds import StationTable, World


DOUBT = 0.7
"""How many standard errors an option must lie ahead of the seasoned's to take its place."""
FIRST = 4
"""How many worlds are played before an option may drop out."""
DEPARTED = ("escaped", "alien_aboard", "human_left_behind")
LEAVING = {"rescue_to_board": "board", "vehicle_use": "escape"}
"""The answers with which a departure begins."""
IMAGINING, JUDGING = 3, 4
"""What it costs to imagine a world, and to judge where it leads, in decisions."""

Choice = tuple[Option, Places]
"""An answer, and where everybody goes for the rest of the round."""


class Dreaming:
    """One question, and the worlds that are imagined for it."""

    def __init__(self, veiled: Veiled, station: CoopSight, question: Question) -> None:
        self._veiled = veiled
        self._station = station
        self._question = question
        self._round = station.view["round"]
        # Not the seat's own chance: partners who see the same think the same.
        self._dreams = random.Random(f"{self._round} {question.id}")

    def race(self, choices: list[Choice], opinions: list[float], budget: int) -> int:
        """Which of the choices wins the race."""
        return search(
            Race(opinions, DOUBT, FIRST),
            self._veiled,
            self._dreams,
            roles=self._roles,
            enter=partial(self._enter, choices),
            budget=budget,
            imagining=IMAGINING,
            quiet=True,
        )

    def _roles(self) -> frozenset[int]:
        """Who the aliens of the next world are, as often as the role cards allow."""
        weights = self._station.belief.weights
        (aliens,) = self._dreams.choices(list(weights), list(weights.values()))
        return aliens

    def _enter(self, choices: list[Choice], world: World) -> PlayOn:
        fortune = Fortune(self._dreams)
        return lambda number: self.play_on(copy_of(world, fortune), choices[number])

    def play_on(self, world: World, choice: Choice) -> tuple[float, int]:
        """Answer and play on to the next round: the chance of winning then, and the work it took."""
        option, places = choice
        partner = QuickPartner(places, self._round if places else 0)
        question = self._question
        table = cast("StationTable", world.table)
        right = self._right(self._station, question, option)
        world.answer(question.player, option, question.id)
        taken = JUDGING
        while world.outcome is None:
            question = world.questions[0]
            if table.round > self._round:
                return partners_win(station_of(world, question)), taken
            answer = partner.answer(world, question)
            if answer == LEAVING.get(question.kind):
                right = self._right(station_of(world, question), question, answer)
            taken += len(question.options) > 1
            world.answer(question.player, answer, question.id)
        return (right if world.outcome.reason in DEPARTED else 0.0), taken

    def _right(self, station: CoopSight, question: Question, answer: Option) -> float:
        """How likely a departure that begins so is right: by all worlds there could be, not by the one imagined."""
        if answer != LEAVING.get(question.kind):
            return 0.0
        return station.chance_of_departure((station.pawn,))
