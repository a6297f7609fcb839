"""The cunning player of Stay Away!: where the seasoned see little difference, it plays imagined tables on."""

from __future__ import annotations

import random
from bisect import bisect_right
from itertools import accumulate
from typing import Any

from outpost31.bots.races import Race, spread
from outpost31.bots.stayaway.belief import HUMAN, INFECTED, THING
from outpost31.bots.stayaway.counted import habits_for
from outpost31.bots.stayaway.mirrors import Mirrors
from outpost31.bots.stayaway.reading import Reader
from outpost31.bots.stayaway.rollouts import Dream
from outpost31.bots.stayaway.seasoned import HESITATION, SeasonedBot
from outpost31.imagination import Veiled, imagine
from outpost31.kernel.questions import Option, Question, Seat

BUDGET = 8500
"""Decisions that are played for one question, divided by the seats, whatever the clock says: the same view gives the
same answer. At larger tables each of them takes longer."""
IMAGINING = 5
"""Imagining a world takes about as long as so many decisions in it."""
MARGIN = 0.25
"""Options that the seasoned hold to be worse than the best by more than this are not looked at."""
MOST_OPTIONS = 4
PRIOR = 0.6
"""How much of what the seasoned think of an option is believed."""
STIFF = 12
"""What the seasoned think counts as much as so many worlds: much of what few worlds promise is chance."""
DOUBT = 1.0
"""So many standard errors must lie between an option and the seasoned's to take its place."""
ROUNDS = 1.0
"""How far imagined tables are played on."""
COUNTS = range(4)
"""How many Infected! cards a hand of four may hold."""
Assigned = tuple[Seat, frozenset[Seat], dict[Seat, int]]
"""Who is The Thing, who is infected, and how many Infected! cards each of the others holds."""
MOVES = ("answer_to_offer", "answer_to_swap", "seat_to_swap_with", "side_to_swap", "seat_to_exchange_with")
WEIGHTY = {
    "human": ("card_to_use", *MOVES),
    "infected": ("card_to_use", "card_to_keep", *MOVES),
    "the_thing": ("card_to_use", "card_to_offer", *MOVES),
}
"""What it thinks about, by role; in other things it does as the seasoned do."""


def deed(kind: str, option: Any) -> Any:
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

    def __init__(self, seat: Seat, generator: random.Random, **more: Any) -> None:
        super().__init__(seat, generator, **more)
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
        deeds: dict[Any, tuple[float, Option]] = {}
        for pair in scored:
            if pair[0] > best - MARGIN:
                deeds.setdefault(deed(question.kind, pair[1]), pair)
        near = list(deeds.values())[:MOST_OPTIONS]
        veiled, self._veiled = self._veiled, None
        role = view["players"][self.seat]["role"]
        if veiled is None or len(near) == 1 or question.kind not in WEIGHTY[role]:
            return scored[0][1]
        assert self._reader is not None
        assert self._public is not None
        own, public = self._reader.at_another_table(), self._public.at_another_table()
        mirrors = self._look_into_mirrors(view, events)
        race = Race([PRIOR * (score - best) for score, _ in near], DOUBT, stiff=STIFF)
        dreams = random.Random(f"{self._seed} {question.id}")
        turns = max(2, round(ROUNDS * len(view["circle"])))
        left = self.budget or BUDGET // len(view["players"])
        draws = spread(dreams.random())
        while left > 0 and race.is_open:
            left -= IMAGINING
            world = imagine(veiled, self._assign(view, own, next(draws), dreams), dreams)
            if world is None:
                continue
            dream = Dream(world, own, public, mirrors, dreams)
            came = {}
            for number in race.running:
                came[number], taken = dream.play_on(near[number][1], question.id, turns)
                left -= taken
            race.count(came)
        return near[race.winner()][1]

    def _look_into_mirrors(self, view: dict[str, Any], events: list[dict[str, Any]]) -> dict[Seat, Reader]:
        """What everybody else must believe now, for imagined tables."""
        assert self._reader is not None
        if self._mirrors is None:
            seats = len(view["players"])
            self._mirrors = Mirrors(self.seat, seats, self._habits or habits_for(seats), self._reader.trust)
        self._mirrors.read(events)
        return {seat: reader.at_another_table() for seat, reader in self._mirrors.readers.items()}

    def _assign(self, view: dict[str, Any], own: Reader, draw: float, dreams: random.Random) -> Assigned:
        """Roles that could be, and how many Infected! cards are in hands, as likely as they are believed to be.

        Who is The Thing is drawn by a number below 1, so that few worlds can hold all candidates in due measure.
        """
        known = [player["role"] for player in view["players"]]
        if "the_thing" in known:
            thing = known.index("the_thing")
        else:
            seats = [seat for seat in view["circle"] if known[seat] is None]
            sums = list(accumulate([own.belief.thing[seat] + 1e-9 for seat in seats]))
            thing = seats[bisect_right(sums, draw * sums[-1], hi=len(seats) - 1)]
        row = own.belief.infected[thing]
        infected = frozenset(
            seat
            for seat, role in enumerate(known)
            if seat != thing and (role == "infected" or (role is None and dreams.random() < row[seat]))
        )
        contagion = {}
        for seat in view["circle"]:
            if seat != self.seat:
                role = THING if seat == thing else INFECTED if seat in infected else HUMAN
                hands = [own.habits.hand(count, own.draws[seat])[role] for count in COUNTS]
                (contagion[seat],) = dreams.choices(COUNTS, hands)
        return thing, infected, contagion
