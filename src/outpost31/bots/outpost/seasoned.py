"""The seasoned at the outpost: the novice's sense, an exact belief in place of its guesses, and a bolder alien."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from outpost31.bots.novice_boardgame.bot import SCORERS, NoviceBot
from outpost31.bots.novice_boardgame.evidence import Evidence
from outpost31.bots.novice_boardgame.needs import best_worth
from outpost31.bots.novice_boardgame.scoring import Scorer
from outpost31.bots.novice_boardgame.sight import COOPERATIVE, Sight
from outpost31.bots.outpost.belief import OutpostReader
from outpost31.kernel.questions import Option, Question

COMPANY = 6.0
"""What it is worth to an alien to be with somebody whom it could infect."""
FELLOWS = 0.8
"""So many other aliens, hidden or not, and one that shows itself is missed by nobody."""
FIRST_EXPOSURE = 3
"""The round from which an alien thinks of showing itself."""


class ExactEvidence(Evidence):
    """How likely each is an alien, by all that was told: tokens, stacks, company, waste, tests."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.reader: OutpostReader | None = None

    def read(self, people: list[dict[str, Any]], events: list[dict[str, Any]]) -> None:
        """Take in what was told since the last time."""
        if self.reader is None:
            me = next((one["pawn"] for one in people if one["player"] == self.seat), None)
            self.reader = OutpostReader(len(people), me)
        self.reader.read(events)

    def against(self, pawn: int) -> float:
        """How likely it is that this one is an alien."""
        return self.reader.belief.is_alien(pawn) if self.reader is not None else 0.0


class SeasonedSight(Sight):
    """A view, and what a good memory makes of it."""

    @cached_property
    def confidence(self) -> float:
        """How likely it is that everybody is what it seems to be, all of them together (B-8.4)."""
        evidence = self.evidence
        if self.is_coop or not isinstance(evidence, ExactEvidence) or evidence.reader is None:
            return super().confidence
        return evidence.reader.belief.best_guess([one["pawn"] for one in self.others])


def _room_to_enter(sight: Sight, room: Option) -> float:
    """An alien looks for one human alone; humans go where novices go."""
    if not sight.is_alien:
        return SCORERS["boardgame"]["room_to_enter"](sight, room)
    there = sight.standing_in(room)
    score = 0.4 * best_worth(sight, room)
    if sight.holds("keys") and sight.is_vehicle(room) and sight.is_ready(room):
        return score + 20.0
    if there:
        score *= 0.45 if room in COOPERATIVE else 0.15
    humans = sum(1.0 - sight.guilt[one["pawn"]] for one in there)
    return score + COMPANY * min(1.0, humans) + 0.3 * COMPANY * max(0.0, humans - 1.0)


def _self_exposure(sight: Sight, option: Option) -> float:
    """When others can go on in secret, or when it is found out anyway."""
    if option == "stay_hidden":
        return 0.0
    if not sight.is_alien:
        return -50.0
    if sight.view["round"] < FIRST_EXPOSURE:
        return -9.0
    fellows = sum(sight.guilt[one["pawn"]] for one in sight.others)
    on_red = sight.me["suspicion"] >= sight.limits["red"]
    near = sight.sos_sent or any(sight.is_ready(room) for room in sight.vehicles)
    return 5.0 if sight.view["alien"]["pool"] or fellows > FELLOWS or (on_red and near) else -9.0


BOLDER: dict[str, Scorer] = {"room_to_enter": _room_to_enter, "self_exposure": _self_exposure}
SEASONED_SCORERS = {
    "boardgame": SCORERS["boardgame"] | BOLDER,
    "norwegian": SCORERS["norwegian"] | BOLDER,
}


class SeasonedBot(NoviceBot):
    """It remembers everything that it was told."""

    def __init__(self, *details: Any) -> None:
        super().__init__(*details)
        self._evidence = ExactEvidence(self.seat)

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """The option that promises most; a whim decides among those that are about as good."""
        advice = self.advise(view, events, question)
        whims = self._whims(question)
        best = max(range(len(advice)), key=lambda place: advice[place][1] + whims[place])
        return advice[best][0]

    def advise(
        self, view: dict[str, Any], events: list[dict[str, Any]], question: Question
    ) -> list[tuple[Option, float]]:
        """What it thinks of every option, for whoever asks."""
        self._evidence.read(view["people"], events)
        scorer = SEASONED_SCORERS[view["edition"]].get(question.kind)
        if scorer is None:
            return [(option, 0.0) for option in question.options]
        sight = SeasonedSight(view, self.seat, self._evidence, question)
        return [(option, scorer(sight, option)) for option in question.options]
