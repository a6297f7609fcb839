"""The cunning at the boardgame: they play imagined tables on to the next round, and judge where that leaves them."""

from __future__ import annotations

import copy
import random
from typing import Any

from outpost31.bots.judging import chance
from outpost31.bots.novice_boardgame.bot import NoviceBot
from outpost31.bots.novice_boardgame.evidence import Evidence
from outpost31.bots.outpost.foreseen import WEIGHTS
from outpost31.bots.outpost.prospects import look
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.bots.races import Race
from outpost31.imagination import Veiled, imagine
from outpost31.kernel.questions import Option, Question, Seat

BUDGET = 1400
"""Decisions that are played for one question, whatever the clock says: the same view gives the same answer."""
IMAGINING = 10
"""Imagining a world takes about as long as so many decisions in it."""
MARGIN = 6.0
"""Options that the seasoned hold to be worse than the best by more than this are not looked at."""
MOST_OPTIONS = 3
PRIOR = 0.005
"""What a point of what the seasoned think of an option is worth in chances of winning."""
TURNED = 0.3
"""What it is worth to a human to win as an alien: it plays for the side that it is on."""
WEIGHTY = (
    "turn",
    "room_to_enter",
    "vehicle_use",
    "willing_to_test",
    "wish_to_board",
    "boarding_to_allow",
    "self_exposure",
)
"""What they think about; in other things they do as the seasoned do."""
PRIVATE = {"RoleDealt": "role", "RoleChanged": "role", "TokenSeen": "token", "DogTokenSeen": "token"}
"""What a seat is told that others are not."""


class CunningBot(SeasonedBot):
    """They believe what the seasoned believe, and look further ahead."""

    def __init__(self, seat: Seat, generator: random.Random, **more: Any) -> None:
        super().__init__(seat, generator, **more)
        self.budget: int | None = None
        """Another number of decisions for each question than the usual one."""
        self._veiled: Veiled | None = None

    def behold(self, veiled: Veiled | None) -> None:
        """Look at the match as far as the seat knows it."""
        self._veiled = veiled

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """What the seasoned would do, unless more came of something else at imagined tables beyond doubt."""
        advice = self.advise(view, events, question)
        whims = self._whims(question)
        scored = sorted(
            ((score + whim, option) for (option, score), whim in zip(advice, whims, strict=True)),
            key=lambda pair: pair[0],
            reverse=True,
        )
        best = scored[0][0]
        near = [pair for pair in scored[:MOST_OPTIONS] if pair[0] > best - MARGIN]
        veiled, self._veiled = self._veiled, None
        if veiled is None or len(near) == 1 or question.kind not in WEIGHTY:
            return scored[0][1]
        dreams = random.Random(f"{self._salt} {question.id}")
        dreaming = Dreaming(self, veiled, evidence_of_all(self.seat, view, events), dreams)
        return near[dreaming.race(near, question.id, self.budget or BUDGET)][1]

    def imagine_aliens(self, dreams: random.Random) -> frozenset[int]:
        """Aliens that there could be, as likely as they are believed to be."""
        reader = self._exact.reader
        assert reader is not None
        (aliens,) = dreams.choices(range(len(reader.belief.weights)), reader.belief.weights)
        return frozenset(pawn for pawn in range(reader.belief.people) if aliens >> pawn & 1)


def evidence_of_all(seat: Seat, view: dict[str, Any], events: list[dict[str, Any]]) -> list[Evidence]:
    """What everybody may think: this seat by all that it was told, the others by what all were."""
    public = [
        {**event, PRIVATE[event["event"]]: None} if event["event"] in PRIVATE else event for event in events
    ]
    people = [{**person, "role": None} for person in view["people"]]
    found = []
    for other in range(len(people)):
        evidence = Evidence(other)
        evidence.read(people, events if other == seat else public)
        evidence.begin_anew()
        found.append(evidence)
    return found


class Dreaming:
    """One question of one seat, and the worlds that are imagined for it. Novices play them on: they are quick."""

    def __init__(
        self, bot: CunningBot, veiled: Veiled, evidence: list[Evidence], dreams: random.Random
    ) -> None:
        self._bot = bot
        self._seat = bot.seat
        self._veiled = veiled
        self._evidence = evidence
        self._dreams = dreams

    def race(self, near: list[tuple[float, Option]], number: int, budget: int) -> int:
        """Which of the options wins the race."""
        race = Race([PRIOR * (score - near[0][0]) for score, _ in near])
        while budget > 0 and race.is_open:
            budget -= IMAGINING
            world = imagine(self._veiled, self._bot.imagine_aliens(self._dreams), self._dreams)
            if world is None:
                continue
            seed = self._dreams.random()
            came = {}
            for place in race.running:
                came[place], taken = self._play_on(world.copy(), near[place][1], number, seed)
                budget -= taken
            race.count(came)
        return race.winner()

    def _play_on(self, world: Any, option: Option, number: int, seed: float) -> tuple[float, int]:
        """Answer and play on to the next round: what that is worth to the seat, and the decisions taken."""
        noise = random.Random(seed)
        players = [NoviceBot(seat, noise, copy.deepcopy(one)) for seat, one in enumerate(self._evidence)]
        table = world.table
        was_human = self._is_human(table)
        stop = table.round + 1
        world.answer(self._seat, option, number)
        taken = 1
        while world.outcome is None and table.round < stop:
            question = world.questions[0]
            seat = question.seat
            if len(question.options) == 1:
                world.answer(seat, question.options[0], question.id)
                continue
            taken += 1
            answer = players[seat].answer(world.view(seat), world.events(seat), question)
            world.answer(seat, answer, question.id)
        is_human = self._is_human(table)
        if world.outcome is not None:
            worth = float(self._seat in world.outcome.winners)
        else:
            humans_win = chance(WEIGHTS, look(table))
            worth = humans_win if is_human else 1.0 - humans_win
        return worth * (TURNED if was_human and not is_human else 1.0), taken

    def _is_human(self, table: Any) -> bool:
        """With 4 to 8 players each plays the character of its own number."""
        return bool(table.role[self._seat].value == "human")
