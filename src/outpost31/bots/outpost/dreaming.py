"""Dreaming: imagined tables of a station, played on to the next round by a company that plays as the seasoned do."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.fates import AlikeFate, Fortune
from outpost31.bots.judging import chance
from outpost31.bots.outpost.company import Company
from outpost31.bots.outpost.foreseen import WEIGHTS
from outpost31.bots.outpost.prospects import look
from outpost31.bots.races import Race
from outpost31.imagination import Veiled, imagine
from outpost31.kernel.questions import Option, Question

DOUBT = 1.0
"""So many standard errors must lie between an option and the seasoned's to take its place."""
FIRST = 6
"""Nobody drops out before so many worlds."""
IMAGINING, JUDGING = 4, 2
"""Imagining a world, and judging where it leads, take about as long as so many decisions in it."""
TURNED = 0.3
"""What it is worth to a human to win as an alien: it plays for the side that it is on."""


class Dreaming:
    """One question of one seat, and the worlds that are imagined for it."""

    def __init__(
        self,
        veiled: Veiled,
        question: Question,
        company: Company,
        weights: list[float],
        dreams: random.Random,
    ) -> None:
        self._veiled = veiled
        self._question = question
        self._seat = question.player
        self._company = company
        self._sets = Sets(weights, dreams)
        self._dreams = dreams

    def race(self, options: list[Option], opinions: list[float], budget: int) -> int:
        """Which of the options wins the race."""
        race = Race(opinions, DOUBT, FIRST)
        while budget > 0 and race.is_open:
            budget -= IMAGINING
            world = imagine(self._veiled, self._sets.next(), self._dreams)
            if world is None:
                continue
            fortune, seed = Fortune(self._dreams), self._dreams.random()
            came = {}
            for place in race.running:
                fate = AlikeFate(fortune)
                table = world.copy(fate)
                fate.table = table.table
                self._company.sit_down(table, seed)
                came[place], taken = self.play_on(table, options[place])
                budget -= taken
            race.count(came)
        return race.winner()

    def play_on(self, world: Any, option: Option) -> tuple[float, int]:
        """Answer and play on to the next round: what that is worth to the seat, and the work it took."""
        table = world.table
        was_human = self._is_human(table)
        stop = table.round + 1
        world.answer(self._seat, option, self._question.id)
        taken = JUDGING
        while world.outcome is None and table.round < stop:
            taken += self._company.answer()
        is_human = self._is_human(table)
        if world.outcome is not None:
            worth = float(self._seat in world.outcome.winners)
        else:
            self._company.listen()
            humans_win = chance(WEIGHTS, look(table, self._company.public.belief))
            worth = humans_win if is_human else 1.0 - humans_win
        return worth * (TURNED if was_human and not is_human else 1.0), taken

    def _is_human(self, table: Any) -> bool:
        """With 4 to 8 players each plays the character of its own number."""
        return bool(table.role[self._seat].value == "human")


class Sets:
    """Sets of aliens, as often as they are likely: evenly spread, so that few worlds stand for all."""

    STEP = 0.6180339887498949
    """Steps of the golden section fall evenly, however many of them there are."""

    def __init__(self, weights: list[float], dreams: random.Random) -> None:
        likely = sorted(((weight, aliens) for aliens, weight in enumerate(weights) if weight), reverse=True)
        self._likely = likely
        self._total = sum(weight for weight, _ in likely)
        self._at = dreams.random()

    def next(self) -> frozenset[int]:
        """The aliens of the next world."""
        self._at = (self._at + self.STEP) % 1.0
        left = self._at * self._total
        aliens = self._likely[-1][1]
        for weight, one in self._likely:
            left -= weight
            if left < 0:
                aliens = one
                break
        return frozenset(pawn for pawn in range(aliens.bit_length()) if aliens >> pawn & 1)
