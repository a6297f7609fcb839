"""The cunning player of Stay Away!: where the seasoned see little difference, it plays imagined tables on."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.races import Race
from outpost31.bots.stayaway.reading import Reader
from outpost31.bots.stayaway.rollouts import Dream
from outpost31.bots.stayaway.seasoned import HESITATION, SeasonedBot
from outpost31.imagination import Veiled, imagine
from outpost31.kernel.questions import Option, Question, Seat

BUDGET = 7000
"""Decisions that are played for one question, divided by the seats, whatever the clock says: the same view gives the
same answer. At larger tables each of them takes longer."""
IMAGINING = 5
"""Imagining a world takes about as long as so many decisions in it."""
MARGIN = 0.12
"""Options that the seasoned hold to be worse than the best by more than this are not looked at."""
MOST_OPTIONS = 4
PRIOR = 0.4
"""How much of what the seasoned think of an option is believed."""
ROUNDS = 1.5
"""How far imagined tables are played on."""
MOVES = ("answer_to_offer", "answer_to_swap", "seat_to_swap_with", "side_to_swap", "seat_to_exchange_with")
WEIGHTY = {
    "human": MOVES,
    "infected": ("card_to_use", *MOVES),
    "the_thing": ("card_to_use", *MOVES),
}
"""What it thinks about, by role; in other things it does as the seasoned do. What a human learns by a card pays
later than imagined tables are played on: of cards to use the seasoned know better."""


class CunningBot(SeasonedBot):
    """It believes what the seasoned believe, and looks further ahead."""

    def __init__(self, seat: Seat, generator: random.Random, **more: Any) -> None:
        super().__init__(seat, generator, **more)
        self.budget: int | None = None
        """Another number of decisions for each question than the usual one."""
        self._veiled: Veiled | None = None
        apart = random.Random()
        apart.setstate(generator.getstate())  # its toss-ups stay those of the seasoned
        self._seed = apart.random()

    def behold(self, veiled: Veiled | None) -> None:
        """Look at the match as far as the seat knows it."""
        self._veiled = veiled

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """What the seasoned would do, unless more came of something else at imagined tables beyond doubt."""
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
        near = [pair for pair in scored[:MOST_OPTIONS] if pair[0] > best - MARGIN]
        veiled, self._veiled = self._veiled, None
        role = view["players"][self.seat]["role"]
        if veiled is None or len(near) == 1 or question.kind not in WEIGHTY[role]:
            return scored[0][1]
        assert self._reader is not None
        assert self._public is not None
        race = Race([PRIOR * (score - best) for score, _ in near])
        dreams = random.Random(f"{self._seed} {question.id}")
        turns = max(2, round(ROUNDS * len(view["circle"])))
        left = self.budget or BUDGET // len(view["players"])
        while left > 0 and race.is_open:
            left -= IMAGINING
            world = imagine(veiled, self._assign(view, self._reader, dreams), dreams)
            if world is None:
                continue
            dream = Dream(world, self.seat, self._reader, self._public, dreams.random())
            came = {}
            for number in race.running:
                came[number], taken = dream.play_on(near[number][1], question.id, turns)
                left -= taken
            race.count(came)
        return near[race.winner()][1]

    def _assign(
        self, view: dict[str, Any], reader: Reader, dreams: random.Random
    ) -> tuple[Seat, frozenset[Seat]]:
        """Roles that could be, as likely as they are believed to be."""
        known = [player["role"] for player in view["players"]]
        if "the_thing" in known:
            thing = known.index("the_thing")
        else:
            seats = [seat for seat in view["circle"] if known[seat] is None]
            (thing,) = dreams.choices(seats, [reader.belief.thing[seat] + 1e-9 for seat in seats])
        row = reader.belief.infected[thing]
        return thing, frozenset(
            seat
            for seat, role in enumerate(known)
            if seat != thing and (role == "infected" or (role is None and dreams.random() < row[seat]))
        )
