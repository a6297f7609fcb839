"""The cunning at the station: they play imagined tables on to the next round, and judge where that leaves them."""

from __future__ import annotations

import random

from outpost31.bots.outpost.rollout import Company
from outpost31.bots.outpost.search import Dreaming
from outpost31.bots.outpost.seasoned import SeasonedBot, weigh
from outpost31.bots.search import budgets
from outpost31.bots.tempers import STEADY, Temper
from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

MARGIN = 6.5
"""Options that the seasoned hold to be worse than the best by more than this are not looked at."""
MOST_OPTIONS = 3
PRIOR = 0.005
"""What a point of what the seasoned think of an option is worth in chances of winning."""
WEIGHTY = (
    "turn",
    "room_to_enter",
    "character_to_accuse",
    "vehicle_use",
    "wish_to_board",
    "boarding_to_allow",
)
"""What they think about; in other things they do as the seasoned do. What a test tells, and what aliens do once they
have shown themselves, pays later than imagined tables are played on."""
UNSEEN = ("change_cards",)
"""Answers that pay later than imagined tables are played on, if ever: of these the seasoned know better."""


class CunningBot(SeasonedBot):
    """They believe what the seasoned believe, and look further ahead."""

    def __init__(self, seat: Seat, generator: random.Random, temper: Temper = STEADY) -> None:
        super().__init__(seat, generator, temper)
        self.budget: int | None = None
        """Another number of decisions for each question than the usual one."""
        self._veiled: Veiled | None = None

    def behold(self, veiled: Veiled | None) -> None:
        """Look at the match as far as the seat knows it."""
        self._veiled = veiled

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What the seasoned would do, unless more came of something else at imagined tables beyond doubt."""
        scores = weigh(self.judge(view, events, question), question)
        whims = self._whims.of(question)
        scored = sorted(
            (
                (score + whim, option)
                for option, score, whim in zip(question.options, scores, whims, strict=True)
            ),
            key=lambda pair: pair[0],
            reverse=True,
        )
        best = scored[0][0]
        near = [pair for pair in scored if pair[0] > best - MARGIN and pair[1] not in UNSEEN][:MOST_OPTIONS]
        veiled, self._veiled = self._veiled, None
        is_weighty = question.kind in WEIGHTY and scored[0][1] not in UNSEEN and view.get("ufo") is None
        if veiled is None or not is_weighty or len(near) < 2:
            return scored[0][1]
        return self._dream(view, question, veiled, near)

    def _dream(
        self, view: View, question: Question, veiled: Veiled, near: list[tuple[float, Option]]
    ) -> Option:
        own, public = self._exact.reader, self._exact.public
        assert own is not None
        assert public is not None
        company = Company(self.seat, len(view["people"]), own, public, self.temper)
        dreams = random.Random(f"{self._whims.salt} {question.id}")
        dreaming = Dreaming(veiled, question, company, own.belief.weights, dreams)
        options = [option for _, option in near]
        opinions = [PRIOR * (score - near[0][0]) for score, _ in near]
        budget = self.budget or budgets.STATION // len(view["people"])
        return options[dreaming.race(options, opinions, budget)]
