"""Dreaming: imagined tables of a station, played on to the next round by a company that plays as the seasoned do."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.fates import AlikeFate, Fortune
from outpost31.bots.judging import chance
from outpost31.bots.outpost import getaways, prospects
from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.company import Company
from outpost31.bots.outpost.foreseen import GETAWAYS, STATION
from outpost31.bots.races import Race, spread
from outpost31.imagination import Veiled, imagine
from outpost31.kernel.questions import Option, Question

DOUBT = 1.0
"""So many standard errors must lie between an option and the seasoned's to take its place."""
IMAGINING, JUDGING = 4, 2
"""Imagining a world, and judging where it leads, take about as long as so many decisions in it."""
HUMAN = "human"
GETAWAY = getaways.GETAWAY
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
        race = Race(opinions, DOUBT)
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
        table, seat, company = world.table, self._seat, self._company
        was_human = table.role[seat].value == HUMAN
        stop = table.round + 1
        world.answer(seat, option, self._question.id)
        taken = JUDGING
        while world.outcome is None and table.round < stop and table.status[seat] != GETAWAY:
            taken += company.answer()
        if world.outcome is not None:
            worth = float(seat in world.outcome.winners)
        elif table.status[seat] == GETAWAY:
            worth = 1.0
        else:
            company.listen()
            worth = prospect(table, company.public.belief, seat)
        turned = was_human and table.role[seat].value != HUMAN
        return worth * (TURNED if turned else 1.0), taken


def prospect(table: Any, public: OutpostBelief, seat: int) -> float:
    """How likely a seat of an imagined table is to win, where everybody believes this.

    With 4 to 8 players each plays the character of its own number.
    """
    role = table.role[seat].value
    if table.edition == "norwegian":
        return chance(GETAWAYS[role], getaways.look(table, public, seat))
    humans_win = chance(STATION, prospects.look(table, public))
    return humans_win if role == HUMAN else 1.0 - humans_win


class Sets:
    """Sets of aliens, as often as they are likely: evenly spread, so that few worlds stand for all."""

    def __init__(self, weights: list[float], dreams: random.Random) -> None:
        likely = sorted(((weight, aliens) for aliens, weight in enumerate(weights) if weight), reverse=True)
        self._likely = likely
        self._total = sum(weight for weight, _ in likely)
        self._draws = spread(dreams.random())

    def next(self) -> frozenset[int]:
        """The aliens of the next world."""
        left = next(self._draws) * self._total
        aliens = self._likely[-1][1]
        for weight, one in self._likely:
            left -= weight
            if left < 0:
                aliens = one
                break
        return frozenset(pawn for pawn in range(aliens.bit_length()) if aliens >> pawn & 1)
