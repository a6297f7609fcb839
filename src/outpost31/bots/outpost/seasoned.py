"""The seasoned at the outpost: an exact belief, and judgement for either side."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from outpost31.bots.outpost import aliens, humans
from outpost31.bots.outpost.informed import ExactEvidence, Judgement
from outpost31.bots.outpost.learned_habits import kinds_for, seeking_for
from outpost31.bots.outpost.sense import SENSE
from outpost31.bots.outpost.talk import Voice
from outpost31.bots.outpost.temperament import liking
from outpost31.bots.outpost.whims import Whims, best_option
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import STEADY, Temper
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

Scorer: TypeAlias = Callable[[Judgement, Option], float]

NOTHING_ASKED = Question(0, "word", ("none",))
"""For who speaks without being asked."""

HUMAN: dict[str, Scorer] = {
    "turn": humans.turn,
    "rescue_to_board": humans.rescue_to_board,
    "room_to_enter": humans.room_to_enter,
    "card_to_hand_over": humans.card_to_hand_over,
    "next_card": humans.next_card,
    "character_to_assign": humans.character_to_assign,
    "vehicle_use": humans.vehicle_use,
    "boarding_to_allow": humans.boarding_to_allow,
    "weapon_to_keep": humans.weapon_to_keep,
    "character_to_accuse": humans.character_to_accuse,
}
ALIEN: dict[str, Scorer] = {
    "turn": aliens.turn,
    "willing_to_test": aliens.willing_to_test,
    "tester": aliens.tester,
    "character_to_test": aliens.character_to_test,
    "room_to_enter": aliens.room_to_enter,
    "self_exposure": aliens.self_exposure,
    "next_card": aliens.next_card,
    "vehicle_use": aliens.vehicle_use,
    "character_to_accuse": aliens.character_to_accuse,
    "card_to_hand_over": aliens.card_to_hand_over,
}


def weigh(sight: Judgement, question: Question) -> list[float]:
    """What a seasoned player in this place thinks of every option."""
    scorer = _scorer(sight, question.kind)
    return [
        (0.0 if scorer is None else scorer(sight, option))
        + liking(sight.temper, sight, question.kind, option)
        for option in question.options
    ]


def _scorer(sight: Judgement, kind: str) -> Scorer | None:
    """How a role weighs the options of a question; in the UFO there is nothing hidden to judge (N-5.1)."""
    sense: Scorer | None = SENSE[sight.view["edition"]].get(kind)
    if sight.is_norwegian and sight.norwegian["ufo"] is not None:
        return sense
    if kind == "character_to_test" and not sight.is_alien and not sight.is_norwegian:
        return humans.character_to_test
    return (ALIEN if sight.is_alien else HUMAN).get(kind, sense)


class SeasonedBot:
    """It remembers everything that it was told."""

    def __init__(self, seat: Seat, generator: random.Random, temper: Temper = STEADY) -> None:
        self.seat = seat
        self.temper = temper
        self._whims = Whims(generator)
        self._exact = ExactEvidence(seat)
        self._voice = Voice(seat, random.Random(generator.random()))

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The option that promises most; a whim decides among those that are about as good."""
        scores = weigh(self.judge(view, events, question), question)
        return best_option(question, scores, self._whims.of(question))

    def advise(self, view: View, events: list[Told], question: Question) -> list[tuple[Option, float]]:
        """What it thinks of every option, for whoever asks."""
        scores = weigh(self.judge(view, events, question), question)
        return list(zip(question.options, scores, strict=True))

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What it says now, mostly nothing."""
        self.judge(view, events, NOTHING_ASKED)
        self._voice.listen(heard, self._exact, len(view["people"]), view["round"])
        return self._voice.speak(self.judge(view, events, NOTHING_ASKED), events, self._exact.habits)

    def suspicions(self, view: View, events: list[Told]) -> dict[Seat, float]:
        """How likely it holds each to be an alien."""
        return dict(enumerate(self.judge(view, events, NOTHING_ASKED).guilt))

    def judge(self, view: View, events: list[Told], question: Question) -> Judgement:
        """Take in what was told, and look round the table."""
        edition, people = view["edition"], view["people"]
        self._exact.temper, self._exact.kinds, self._exact.seeking = (
            self.temper,
            kinds_for(edition, len(people)),
            seeking_for(edition, len(people)),
        )
        self._exact.read(people, events)
        now, voice = view["round"], self._voice
        voice.promises.look(people, now)
        plans, promises = voice.plans.of(now), voice.promises.of(now)
        return Judgement(view, self.seat, self._exact, question, self.temper, plans, promises)
