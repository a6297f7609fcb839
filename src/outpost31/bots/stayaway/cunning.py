"""The cunning player of Stay Away!: where the seasoned see little difference, it plays imagined tables on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from outpost31.bots.search import budgets
from outpost31.bots.stayaway.habits import Habits
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.others_beliefs import Mirrors
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.search import Dreaming
from outpost31.bots.stayaway.seasoned import HESITATION, SeasonedBot
from outpost31.bots.tempers import STEADY, Temper
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

MARGIN = 0.25
"""Options that the seasoned hold to be worse than the best by more than this are not looked at."""
MOST_OPTIONS = 4
PRIOR = 0.6
"""How much of what the seasoned think of an option is believed."""
MOVES = ("answer_to_offer", "answer_to_swap", "seat_to_swap_with", "side_to_swap", "seat_to_exchange_with")
WEIGHTY = {
    "human": ("card_to_use", *MOVES),
    "infected": ("card_to_use", "card_to_keep", *MOVES),
    "the_thing": ("card_to_use", "card_to_offer", *MOVES),
}
"""What it thinks about, by role; in other things it does as the seasoned do."""


def deed(kind: str, option: Option) -> Option:
    """What an option comes to, whichever card it costs: what cards will be worth later the seasoned know."""
    if kind == "card_to_use":
        return "discard" if option[0] == "discard" else option
    if kind == "answer_to_offer":
        return (option[0], option[1] == "infected")
    if kind == "card_to_offer":
        return option == "infected"
    return option


class CunningBot(SeasonedBot):
    """It believes what the seasoned believe, and looks further ahead."""

    def __init__(
        self,
        seat: Seat,
        generator: random.Random,
        temper: Temper = STEADY,
        habits: Sequence[Habits] | None = None,
    ) -> None:
        super().__init__(seat, generator, temper, habits)
        self.budget: int | None = None
        """Another number of decisions for each question than the usual one."""
        self._veiled: Veiled | None = None
        self._mirrors: Mirrors | None = None
        apart = random.Random()
        apart.setstate(generator.getstate())  # its toss-ups stay those of the seasoned
        self._seed = apart.random()

    def behold(self, veiled: Veiled | None) -> None:
        """Look at the match as far as the seat knows it."""
        self._veiled = veiled

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What the seasoned would do, unless more came of something else at imagined tables beyond doubt."""
        seen = cast(StayAwayView, view)
        choice = self.consider(view, events)
        about = dict(question.about)
        noise = self._generator.random
        scored = sorted(
            (
                (choice.score(question.kind, option, about) + HESITATION * noise(), option)
                for option in question.options
            ),
            key=lambda pair: pair[0],
            reverse=True,
        )
        best = scored[0][0]
        deeds: dict[Option, tuple[float, Option]] = {}
        for pair in scored:
            if pair[0] > best - MARGIN:
                deeds.setdefault(deed(question.kind, pair[1]), pair)
        near = list(deeds.values())[:MOST_OPTIONS]
        veiled, self._veiled = self._veiled, None
        role = seen["players"][self.seat]["role"]
        if veiled is None or role is None or len(near) == 1 or question.kind not in WEIGHTY[role]:
            return scored[0][1]
        assert self._reader is not None
        assert self._public is not None
        own, public = self._reader.at_another_table(), self._public.at_another_table()
        mirrors = self._look_into_mirrors(seen, events)
        dreams = random.Random(f"{self._seed} {question.id}")
        dreaming = Dreaming(veiled, question, seen, own, public, mirrors, dreams)
        options = [option for _, option in near]
        opinions = [PRIOR * (score - best) for score, _ in near]
        budget = self.budget or budgets.STAYAWAY // len(seen["players"])
        return options[dreaming.race(options, opinions, budget)]

    def _look_into_mirrors(self, view: StayAwayView, events: list[Told]) -> dict[Seat, Reader]:
        """What everybody else must believe now, for imagined tables."""
        assert self._reader is not None
        if self._mirrors is None:
            seats = len(view["players"])
            self._mirrors = Mirrors(self.seat, seats, self._habits or habits_for(seats), self._reader.trust)
        self._mirrors.read(events)
        return {seat: reader.at_another_table() for seat, reader in self._mirrors.readers.items()}
