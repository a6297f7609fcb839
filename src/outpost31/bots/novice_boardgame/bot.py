"""The novice itself: it takes the option that scores best, with a whim."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.novice_boardgame import (
    coop,
    escaping,
    finding,
    haunting,
    leading,
    meeting,
    moving,
    norwegian,
)
from outpost31.bots.novice_boardgame.evidence import Evidence
from outpost31.bots.novice_boardgame.scoring import Scorer
from outpost31.bots.novice_boardgame.sight import Sight
from outpost31.kernel.questions import Option, Question, Seat

BASE: dict[str, Scorer] = {
    **moving.SCORERS,
    **leading.SCORERS,
    **meeting.SCORERS,
    **finding.SCORERS,
    **escaping.SCORERS,
    **haunting.SCORERS,
}
SCORERS = {
    "boardgame": BASE,
    "coop": BASE | coop.SCORERS,
    "norwegian": BASE | norwegian.SCORERS,
}
"""By edition: how the options of each kind of question are weighed. What has no scorer is answered by whim."""

BITS = 64
MASK = (1 << BITS) - 1


class NoviceBot:
    """It goes where it is of use, trusts whoever met nobody, and as an alien infects whom it can.

    Its answer depends on its seed, the view, the events and the question alone: who sits down late, or answers
    twice, answers alike.
    """

    def __init__(self, seat: Seat, generator: random.Random, evidence: Evidence | None = None) -> None:
        self.seat = seat
        self._salt = generator.getrandbits(BITS)
        self._evidence = evidence or Evidence(seat)

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """The option that scores best; a whim decides among those that are about as good."""
        options = question.options
        if len(options) == 1:
            return options[0]
        scorer = SCORERS[view["edition"]].get(question.kind)
        if scorer is None:
            return max(options, key=dict(zip(options, self._whims(question), strict=True)).__getitem__)
        self._evidence.read(view["people"], events)
        sight = Sight(view, self.seat, self._evidence, question)
        best, most = options[0], float("-inf")
        for option, whim in zip(options, self._whims(question), strict=True):
            score = scorer(sight, option) + whim
            if score > most:
                best, most = option, score
        return best

    def _whims(self, question: Question) -> list[float]:
        """A number from 0 to 1 for each option, as if drawn, but always the same for the same question."""
        whims = []
        state = (self._salt ^ (question.id * 0x9E3779B97F4A7C15)) & MASK
        for _ in question.options:
            state = (state + 0x9E3779B97F4A7C15) & MASK
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
            whims.append((mixed ^ (mixed >> 31)) / (MASK + 1))
        return whims
