"""The novice at the outpost: common sense, a rough idea of who met whom, and a whim."""

from __future__ import annotations

import random
from functools import cached_property

from outpost31.bots.novice_talk import Mind, NoviceVoice
from outpost31.bots.outpost.deeds import Deeds
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.novice_evidence import Evidence
from outpost31.bots.outpost.promises import BELIEVED
from outpost31.bots.outpost.replies import needs_fire, own_fire, proof
from outpost31.bots.outpost.sense import BASE, SENSE, Scorer
from outpost31.bots.outpost.sight import Sight
from outpost31.bots.outpost.temperament import liking
from outpost31.bots.outpost.whims import Whims, best_option
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import STEADY, Temper
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

NOTHING_ASKED = Question(0, "word", ("none",))
"""For who speaks without being asked."""
CROWD = 5
"""How many must play for a novice alien at the board game to infect whenever it can."""


def _tokens_to_lay_out(sight: Sight, option: Option) -> float:
    """Among four it dares to lay out an alien token every other time, as its whim is (B-6.13)."""
    dares = option != "one_alien" or len(sight.people) >= CROWD
    return BASE["tokens_to_lay_out"](sight, option) if dares else 0.0


NOVICE: dict[str, dict[str, Scorer]] = {
    **SENSE,
    "boardgame": BASE | {"tokens_to_lay_out": _tokens_to_lay_out},
}
"""Sense as novices have it."""


class NoviceSight(Sight):
    """What a novice sees: the view, and how suspect everybody is to somebody who noticed who met whom."""

    def __init__(self, view: View, seat: int, question: Question, evidence: Evidence) -> None:
        super().__init__(view, seat, question)
        self._evidence = evidence

    @cached_property
    def guilt(self) -> list[float]:
        """How likely each is an alien, by the meetings that were told of."""
        return [self._evidence.against(pawn) for pawn in range(len(self.people))]


class NoviceBot:
    """It goes where it is of use, trusts whoever met nobody, and as an alien infects whom it can."""

    def __init__(self, seat: Seat, generator: random.Random, temper: Temper = STEADY) -> None:
        self.seat = seat
        self.temper = temper
        self._voice = NoviceVoice(seat, generator)
        self._deeds = Deeds()
        self._whims = Whims(generator)
        self._evidence = Evidence(seat)

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The option that scores best; a whim decides among those that are about as good."""
        if len(question.options) == 1:
            return question.options[0]
        scorer = NOVICE[view["edition"]].get(question.kind)
        scores = [0.0] * len(question.options)
        if scorer is not None:
            self._evidence.read(view["people"], events)
            sight = NoviceSight(view, self.seat, question, self._evidence)
            scores = [
                scorer(sight, option) + liking(self.temper, sight, question.kind, option)
                for option in question.options
            ]
        return best_option(question, scores, self._whims.of(question))

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What it says now, mostly nothing."""
        self._evidence.read(view["people"], events)
        sight = NoviceSight(view, self.seat, NOTHING_ASKED, self._evidence)
        if sight.me["status"] != "character":
            return []
        guilt = {one["pawn"]: sight.guilt[one["pawn"]] for one in sight.others}
        if sight.is_alien:
            guilt = {pawn: 1.0 - share for pawn, share in guilt.items()}
        self._deeds.read(events)
        novices = kinds_for(view["edition"], len(sight.people))[0]
        mind = Mind(
            guilt,
            self._deeds.last(guilt),
            lambda suspect: (
                self._deeds.meeting(suspect, sight.guilt) or self._deeds.reason(suspect, lambda: novices)
            ),
            proof(sight),
            lambda asker: own_fire(sight) if sight.guilt[asker] < BELIEVED else None,
            needs_fire(sight),
        )
        return self._voice.speak(heard, float(sight.view["round"]), mind, self.temper.manner)
