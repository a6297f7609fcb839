"""The search at the outpost: worlds played on to the next round by a company that plays as the seasoned do."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.rollout import Company
from outpost31.bots.outpost.value import humans_win
from outpost31.bots.outpost.value_norwegian import GETAWAY, seat_wins
from outpost31.bots.search.common_chance import Fortune, copy_of
from outpost31.bots.search.race import Race, spread
from outpost31.bots.search.worlds import PlayOn, search
from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question

if TYPE_CHECKING:
    from outpost31.imagination.worlds import StationTable, World


DOUBT = 1.0
"""How many standard errors an option must lie ahead of the seasoned's to take its place."""
IMAGINING, JUDGING = 4, 2
"""What it costs to imagine a world, and to judge where it leads, in decisions."""
HUMAN = "human"
TURNED = 0.3
"""What it is worth to a human to win as an alien: one plays for the side that one is on."""


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
        return search(
            Race(opinions, DOUBT),
            self._veiled,
            self._dreams,
            roles=self._sets.next,
            enter=partial(self._enter, options),
            budget=budget,
            imagining=IMAGINING,
        )

    def _enter(self, options: list[Option], world: World) -> PlayOn:
        fortune, seed = Fortune(self._dreams), self._dreams.random()

        def play_on(number: int) -> tuple[float, int]:
            table = copy_of(world, fortune)
            self._company.sit_down(table, seed)
            return self.play_on(table, options[number])

        return play_on

    def play_on(self, world: World, option: Option) -> tuple[float, int]:
        """Answer and play on to the next round: what that is worth to the seat, and the work it took."""
        table, seat, company = cast("StationTable", world.table), self._seat, self._company
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
            worth = prospect(self._veiled.game, table, company.public.belief, seat)
        turned = was_human and table.role[seat].value != HUMAN
        return worth * (TURNED if turned else 1.0), taken


def prospect(game: str, table: StationTable, public: OutpostBelief, seat: int) -> float:
    """How likely a seat of an imagined table is to win this game, where everybody believes this (the value function).

    With 4 to 8 players each plays the character of their own number.
    """
    return VALUES[game](table, public, seat)


def _at_the_station(table: StationTable, public: OutpostBelief, seat: int) -> float:
    humans = humans_win(table, public)
    return humans if table.role[seat].value == HUMAN else 1.0 - humans


VALUES: dict[str, Callable[[StationTable, OutpostBelief, int], float]] = {
    "boardgame": _at_the_station,
    "norwegian": seat_wins,
}
"""By game: how an imagined table is judged. A game that is not here cannot be searched, and says so."""


class Sets:
    """Sets of aliens, as often as they are likely: evenly spread, so that a few worlds stand for all."""

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
