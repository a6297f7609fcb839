"""The company at an imagined table: everybody plays as the seasoned do, with one public memory among them."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.faces import STEADY, Temper
from outpost31.bots.outpost.acquaintance import Reading
from outpost31.bots.outpost.judgement import ExactEvidence, Judgement
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.kernel.questions import Option, Question, Seat

MOST_WHIMS = 32
"""Whims are drawn for so many options; no question of a station has more that matter."""


View = dict[str, Any]


def view_of(world: Any, seat: Seat, public: View) -> View:
    """What somebody sees at an imagined table, given what all see."""
    known = world.known(seat, public)
    view = {**public, **known}
    people = view["people"] = public["people"][:]
    for pawn, more in known.get("people", {}).items():
        people[pawn] = {**people[pawn], **more}
    return view


def at_a_glance(table: Any, question: Question) -> Option | None:
    """What takes no thought: where there is no choice, and deals of who has no Wire to give."""
    if len(question.options) == 1:
        return question.options[0]
    if question.kind == "trading_partner" and "wire" not in table.items[question.player].value:
        return "none"
    return None


class Player(SeasonedBot):
    """Somebody at an imagined table. What it believes is what all believe, and its own role."""

    def __init__(self, seat: Seat, company: Company, temper: Temper) -> None:
        super().__init__(seat, random.Random(seat), temper)
        self._company = company

    def _judge(self, view: View, events: list[dict[str, Any]], question: Question) -> Judgement:
        evidence = self._company.evidence_of(self.seat, view)
        return Judgement(view, self.seat, evidence, question, self.temper)

    def _whims(self, question: Question) -> list[float]:
        return self._company.whims(self.seat, question)


class Company:
    """All who play at imagined tables, one table after the other; the dreamer alone knows more than its role."""

    def __init__(self, seat: Seat, people: int, own: Reading, public: Reading, temper: Temper) -> None:
        self._seat = seat
        self._own_before, self._public_before = own.begin_anew(), public.begin_anew()
        self._players = [Player(other, self, temper if other == seat else STEADY) for other in range(people)]
        self._evidence = [ExactEvidence(other) for other in range(people)]
        self._roles: list[bool | None] = [None] * people
        self._whims: dict[tuple[Seat, str], list[float]] = {}
        self._seed = 0.0
        self.world: Any = None
        self.public, self._own = self._public_before, self._own_before

    def sit_down(self, world: Any, seed: float) -> None:
        """Take seats at a table, knowing what was known when the question was put. The seed decides the whims."""
        self.world = world
        self.public = self._public_before.begin_anew()
        self._own = self._own_before.begin_anew()
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
            answer = at_a_glance(world.table, question)
            if answer is None:
                # Who is asked at the same time sees the same.
                public = world.view(None) if public is None else public
                answer = self._players[seat].answer(view_of(world, seat, public), [], question)
                thought += 1
            world.answer(seat, answer, question.id)
        return thought

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
