"""Bent players: the usual bot, leaning towards or away from things that one can do, by numbers that can be searched.

What can be leant to is what people think of: what to do, to whom, early or late; and in talk when to lie, about whom,
how boldly, whom to praise, and when to be quiet.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from outpost31.bots import Bot, Saying
from outpost31.bots.stayaway.seasoned import SeasonedBot
from outpost31.bots.stayaway.talk import PLAN
from outpost31.bots.talk import Heard
from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import length_of
from outpost31.lab.league.contest import ScriptMaker
from outpost31.lab.league.schemers import EARLY, accused, rounds_of
from outpost31.lab.league.scripts import Script, at_large
from outpost31.lab.league.talkers import KNOW, SUSPECT

LIES, LATE_LIES, PRAISES, PLANS, QUIET = "lies", "lies_late", "praises", "plans", "quiet"
"""How often it speaks so, or is quiet, in a turn: on a scale from never to always."""
SOFTLY, AT_SUSPECTS = "lies_softly", "lies_at_suspects"
"""Whether a lie is a suspicion (above 0), and whether it is told of whom others suspect or of whom they do not."""
LATER = "_late"
"""The name of a leaning that counts besides from the third round on ends so."""
SCALES = {"stayaway": 0.25, "boardgame": 5.0, "norwegian": 5.0}
"""How much a leaning of 1 is worth beside what the usual bot thinks of an option, in its own measure."""


@dataclass(slots=True)
class Scene:
    """Where somebody is asked something."""

    view: View
    question: Question
    suspected: Mapping[Seat, float] = field(default_factory=dict)
    """How much more than others all hold somebody to be The Thing: from -1, much less, to 1; known at Stay Away!."""

    def suspicion(self, seat: Option) -> float:
        """How suspect somebody is, if it is one of the others."""
        return self.suspected.get(seat, 0.0) if isinstance(seat, int) else 0.0


Leaning = Callable[[Scene, Option], float]
"""How much an option is a thing of some kind: mostly 1 or 0."""


def _plays(*cards: str) -> Leaning:
    return lambda scene, option: float(
        scene.question.kind == "card_to_use" and option[0] == "play" and option[1] in cards
    )


def _aims(*cards: str) -> Leaning:
    """A card on whom all suspect; away from that is on whom they do not."""
    plays = _plays(*cards)
    return lambda scene, option: scene.suspicion(option[2]) if plays(scene, option) else 0.0


def _hands_over(card: str) -> Leaning:
    def leans(scene: Scene, option: Option) -> float:
        kind = scene.question.kind
        return float(
            (kind in ("card_to_offer", "card_to_pass") and option == card)
            or (kind == "answer_to_offer" and option == ("give", card))
        )

    return leans


def _infects_suspects(scene: Scene, option: Option) -> float:
    about = cast(Mapping[str, Option], dict(scene.question.about))
    return _hands_over("infected")(scene, option) * scene.suspicion(about.get("to", about.get("from")))


def _is_company(scene: Scene, option: Option) -> float:
    taken = {one["where"] for one in people_in(cast(StationSeen, scene.view)) if one["standing"]}
    return float(scene.question.kind == "room_to_enter" and option in taken)


def _is_with_one(scene: Scene, option: Option) -> float:
    taken = [one["where"] for one in people_in(cast(StationSeen, scene.view)) if one["standing"]]
    return float(scene.question.kind == "room_to_enter" and taken.count(cast(str, option)) == 1)


def _is_at_the_marker(scene: Scene, option: Option) -> float:
    return float(scene.question.kind == "room_to_enter" and option == cast(StationSeen, scene.view)["marker"])


def _points_high(scene: Scene, option: Option) -> float:
    """A vote for somebody whose disk is high; away from that is for somebody whom nobody suspects."""
    if scene.question.kind != "character_to_accuse" or option == "abstain":
        return 0.0
    disks = {one["pawn"]: one["suspicion"] or 0 for one in people_in(cast(StationSeen, scene.view))}
    return disks[cast(int, option)] / max(1, *disks.values())


def _answers(kind: str, *options: str) -> Leaning:
    return lambda scene, option: float(scene.question.kind == kind and option in options)


def _answers_otherwise(kind: str, option: str) -> Leaning:
    return lambda scene, chosen: float(scene.question.kind == kind and chosen != option)


STATION: dict[str, Leaning] = {
    "company": _is_company,
    "lonely": _is_with_one,
    "leads": _is_at_the_marker,
    "sabotages": _answers("card_to_hand_over", "sabotage"),
    "stops": _answers("next_card", "stop"),
    "throws_away": _answers("turn", "special_action"),
    "votes": _answers_otherwise("character_to_accuse", "abstain"),
    "points_high": _points_high,
    "turns_people": _answers("tokens_to_lay_out", "one_alien"),
    "tests": _answers_otherwise("willing_to_test", "decline"),
    "boards": lambda scene, option: float(option in ("board", "escape")),
    "shows_itself": _answers_otherwise("self_exposure", "stay_hidden"),
}
LEANINGS: dict[str, dict[str, Leaning]] = {
    "stayaway": {
        "burns": _plays("flamethrower"),
        "looks": _plays("analysis", "suspicion"),
        "shuts_out": _plays("barred_door", "quarantine"),
        "moves": _plays("change_places", "better_run"),
        "seduces": _plays("seduction"),
        "discards": lambda scene, option: float(
            scene.question.kind == "card_to_use" and option[0] == "discard"
        ),
        "refuses": lambda scene, option: float(
            scene.question.kind == "answer_to_offer" and option[0] != "give"
        ),
        "infects": _hands_over("infected"),
        "arms": _hands_over("flamethrower"),
        "burns_suspects": _aims("flamethrower"),
        "looks_at_suspects": _aims("analysis", "suspicion"),
        "infects_suspects": _infects_suspects,
    },
    "boardgame": STATION,
    "norwegian": STATION,
}
"""By game, the things that a player can lean towards or away from."""
TIMED = {
    "stayaway": ("burns", "refuses", "infects", "moves"),
    "boardgame": ("company", "sabotages", "stops", "votes"),
    "norwegian": ("company", "sabotages", "stops", "votes"),
}
"""By game, the things for which it matters most whether one does them early or late."""
TALK = {
    "stayaway": (LIES, LATE_LIES, SOFTLY, AT_SUSPECTS, PRAISES, QUIET, PLANS),
    "boardgame": (LIES, LATE_LIES, SOFTLY, AT_SUSPECTS, PRAISES, QUIET),
    "norwegian": (LIES, LATE_LIES, SOFTLY, AT_SUSPECTS, PRAISES, QUIET),
}
"""By game, the ways to talk."""


def names_of(game: str) -> tuple[str, ...]:
    """What can be searched at this game."""
    return (*LEANINGS[game], *(name + LATER for name in TIMED[game]), *TALK[game])


class Bent(Script):
    """The usual bot with leanings, of which 0 is none."""

    def __init__(
        self, seat: Seat, usual: Bot, generator: random.Random, game: str, leanings: Mapping[str, float]
    ) -> None:
        super().__init__(seat, usual, generator)
        self._things = LEANINGS[game]
        self._scale = SCALES[game]
        self._leanings = dict(leanings)
        self._spoke_on = 0
        self._target: Seat | None = None

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The option that promises most by its leanings; as usual where these say nothing."""
        usual = super().answer(view, events, question)
        if len(question.options) == 1:
            return usual
        scene = Scene(view, question, self._suspected(view, events))
        is_late = rounds_of(view) >= EARLY
        pulls = [self._pull(scene, option, is_late=is_late) for option in question.options]
        if not any(pulls):
            return usual
        worths = dict(cast(Any, self.usual).advise(view, events, question))
        scored = [
            (worths[option] + pull + 1e-3 * self.generator.random(), place)
            for place, (option, pull) in enumerate(zip(question.options, pulls, strict=True))
        ]
        return question.options[max(scored)[1]]

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """A lie, praise or a plan as often as it leans to them; else as usual, unless it is quiet."""
        said = self.usual_words(view, events, heard)
        now = length_of(view)
        others = at_large(view, self.seat)
        if now == self._spoke_on or not others:
            return [] if said and self._happens(QUIET) else said
        self._spoke_on = now
        if self._happens(LIES, LATE_LIES if rounds_of(view) >= EARLY else None):
            return [Saying(self._boldly(), about=self._victim(others, heard))]
        if self._happens(PRAISES):
            return [Saying("i_trust", about=self.generator.choice(others))]
        if self._happens(PLANS):
            return [Saying(PLAN, about=self._victim(others, heard))]
        return [] if said and self._happens(QUIET) else said

    def _happens(self, name: str, besides: str | None = None) -> bool:
        """Whether it speaks so this time; never where nothing was said about it."""
        leaning = self._leanings.get(name)
        if leaning is None:
            return False
        leaning += 0.0 if besides is None else self._leanings.get(besides, 0.0)
        return self.generator.random() < 1 / (1 + math.exp(min(500.0, 3.0 - 2.0 * leaning)))

    def _boldly(self) -> str:
        return SUSPECT if self._leanings.get(SOFTLY, 0.0) > 0 else KNOW

    def _victim(self, others: list[Seat], heard: list[Heard]) -> Seat:
        """Of whom it lies: by how many others accuse it, and as long as it can of the same."""
        if self._target not in others:
            against, leaning = accused(heard, but=self.seat), self._leanings.get(AT_SUSPECTS, 0.0)
            self._target = max(others, key=lambda seat: leaning * against[seat] + self.generator.random())
        return self._target

    def _suspected(self, view: View, events: list[Told]) -> dict[Seat, float]:
        if not isinstance(self.usual, SeasonedBot):
            return {}
        thing = self.usual.public_reader(view, events).belief.thing
        others = at_large(view, self.seat)
        return {seat: max(-1.0, min(1.0, len(others) * thing[seat] - 1.0)) for seat in others}

    def _pull(self, scene: Scene, option: Option, *, is_late: bool) -> float:
        pull = 0.0
        for name, kind in self._things.items():
            leaning = self._leanings.get(name, 0.0)
            leaning += self._leanings.get(name + LATER, 0.0) if is_late else 0.0
            if leaning:
                pull += leaning * kind(scene, option)
        return self._scale * pull


def bent(game: str, leanings: Mapping[str, float]) -> ScriptMaker:
    """Makes players with these leanings."""
    return lambda seat, usual, generator: Bent(seat, usual, generator, game, leanings)
