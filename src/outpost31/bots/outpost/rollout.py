"""The company at an imagined table: everybody plays as the seasoned do, with one public memory among them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

from outpost31.bots.outpost.informed import ExactEvidence, Judgement
from outpost31.bots.outpost.seasoned import weigh
from outpost31.bots.outpost.table_kinds import Reading
from outpost31.bots.outpost.whims import best_option
from outpost31.bots.tempers import STEADY, Temper
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import View

if TYPE_CHECKING:
    from outpost31.imagination.worlds import StationTable, World


MOST_WHIMS = 32
"""For how many options whims are drawn; no question of a station has more that matter."""


def view_of(world: World, seat: Seat, public: View) -> View:
    """What somebody sees at an imagined table, given what all see."""
    known = world.known(seat, public)
    view = {**public, **known}
    people = view["people"] = public["people"][:]
    for pawn, more in known.get("people", {}).items():
        people[pawn] = {**people[pawn], **more}
    return view


def at_a_glance(table: StationTable, question: Question) -> Option | None:
    """What takes no thought: where there is no choice, and deals of somebody without a Wire to give."""
    if len(question.options) == 1:
        return question.options[0]
    if question.kind == "trading_partner" and "wire" not in table.items[question.player].value:
        return "none"
    return None


class Company:
    """All who play at imagined tables, one table after the other; the dreamer alone knows more than its role."""

    world: World
    """Where they sit."""

    def __init__(self, seat: Seat, people: int, own: Reading, public: Reading, temper: Temper) -> None:
        self._seat = seat
        self._own_before, self._public_before = own.at_another_table(), public.at_another_table()
        self._tempers = [temper if other == seat else STEADY for other in range(people)]
        self._evidence = [ExactEvidence(other) for other in range(people)]
        self._roles: list[bool | None] = [None] * people
        self._whims: dict[tuple[Seat, str], list[float]] = {}
        self._seed = 0.0
        self.public, self._own = self._public_before, self._own_before

    def sit_down(self, world: World, seed: float) -> None:
        """Take seats at a table, knowing what was known when the question was put. The seed decides the whims."""
        self.world = world
        self.public = self._public_before.at_another_table()
        self._own = self._own_before.at_another_table()
        self._roles = [None] * len(self._roles)
        if seed != self._seed:
            self._whims, self._seed = {}, seed

    def answer(self) -> int:
        """Everybody who is asked now answers as the seasoned would; how many of them had to think."""
        world = self.world
        public: View | None = None
        thought = 0
        for question in world.questions:
            seat = question.player
            answer = at_a_glance(cast("StationTable", world.table), question)
            if answer is None:
                # Those who are asked at the same time see the same.
                public = world.view(None) if public is None else public
                answer = self.choose(seat, view_of(world, seat, public), question)
                thought += 1
            world.answer(seat, answer, question.id)
        return thought

    def choose(self, seat: Seat, view: View, question: Question) -> Option:
        """What somebody does who believes what all believe and knows their own role (the rollout policy)."""
        evidence = self.evidence_of(seat, view)
        sight = Judgement(view, seat, evidence, question, self._tempers[seat])
        return best_option(question, weigh(sight, question), self.whims(seat, question))

    def listen(self) -> None:
        """Everybody takes in what all were told since the last time."""
        if self.public.read(self.world.events(None)):
            self._roles = [None] * len(self._roles)

    def evidence_of(self, seat: Seat, view: View) -> ExactEvidence:
        """What somebody knows by now."""
        self.listen()
        evidence = self._evidence[seat]
        if seat == self._seat:
            self._own.read(self.world.events(seat))
            evidence.reader, evidence.public = self._own, self.public
            return evidence
        is_alien = view["people"][seat]["role"] == "alien"
        if self._roles[seat] != is_alien:
            self._roles[seat] = is_alien
            evidence.reader = self.public.known(seat, is_alien=is_alien)
            evidence.public = self.public
        return evidence

    def whims(self, seat: Seat, question: Question) -> list[float]:
        """Alike at all tables of one world, however many questions were put before."""
        key = (seat, question.kind)
        if key not in self._whims:
            chance = random.Random(f"{self._seed} {key}")
            self._whims[key] = [chance.random() for _ in range(MOST_WHIMS)]
        count = len(question.options)
        drawn = self._whims[key]
        return drawn[:count] if count <= MOST_WHIMS else drawn + [0.0] * (count - MOST_WHIMS)
