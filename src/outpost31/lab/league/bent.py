"""Bent players: the usual bot, leaning towards or away from things that one can do, by numbers that can be searched."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Any, cast

from outpost31.bots import Bot, Saying
from outpost31.bots.talk import Heard
from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import length_of
from outpost31.lab.league.contest import ScriptMaker
from outpost31.lab.league.scripts import Script, at_large

LIES = "lies"
"""How often it claims to know of somebody that it is not human, on a scale from never to every turn."""
Leaning = Callable[[View, Question, Option], bool]
"""Whether an option of a question is a thing of some kind."""
SCALES = {"stayaway": 0.25, "boardgame": 5.0, "norwegian": 5.0}
"""How much a leaning of 1 is worth beside what the usual bot thinks of an option, in its own measure."""


def _plays(*cards: str) -> Leaning:
    return lambda view, question, option: (
        question.kind == "card_to_use" and option[0] == "play" and option[1] in cards
    )


def _is_company(view: View, question: Question, option: Option) -> bool:
    taken = {one["where"] for one in people_in(cast(StationSeen, view)) if one["standing"]}
    return question.kind == "room_to_enter" and option in taken


def _answers(kind: str, *options: str) -> Leaning:
    return lambda view, question, option: question.kind == kind and option in options


STATION: dict[str, Leaning] = {
    "company": _is_company,
    "sabotages": _answers("card_to_hand_over", "sabotage"),
    "stops": _answers("next_card", "stop"),
    "throws_away": _answers("turn", "special_action"),
    "votes": lambda view, question, option: question.kind == "character_to_accuse" and option != "abstain",
    "boards": lambda view, question, option: option in ("board", "escape"),
    "shows_itself": lambda view, question, option: (
        question.kind == "self_exposure" and option != "stay_hidden"
    ),
}
LEANINGS: dict[str, dict[str, Leaning]] = {
    "stayaway": {
        "burns": _plays("flamethrower"),
        "looks": _plays("analysis", "suspicion"),
        "shuts_out": _plays("barred_door", "quarantine"),
        "moves": _plays("change_places", "better_run"),
        "refuses": lambda view, question, option: question.kind == "answer_to_offer" and option[0] != "give",
        "infects": lambda view, question, option: (
            (question.kind in ("card_to_offer", "card_to_pass") and option == "infected")
            or (question.kind == "answer_to_offer" and option[1] == "infected")
        ),
    },
    "boardgame": STATION,
    "norwegian": STATION,
}
"""By game, the things that a player can lean towards or away from."""


def names_of(game: str) -> tuple[str, ...]:
    """What can be searched at this game."""
    return (*LEANINGS[game], LIES)


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
        pulls = [self._pull(view, question, option) for option in question.options]
        if not any(pulls):
            return usual
        worths = dict(cast(Any, self.usual).advise(view, events, question))
        scored = [
            (worths[option] + pull + 1e-3 * self.generator.random(), place)
            for place, (option, pull) in enumerate(zip(question.options, pulls, strict=True))
        ]
        return question.options[max(scored)[1]]

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """A lie as often as it leans to them; else as usual."""
        said = self.usual_words(view, events, heard)
        now = length_of(view)
        if now == self._spoke_on:
            return said
        self._spoke_on = now
        chance = 1 / (1 + math.exp(3.0 - 2.0 * self._leanings.get(LIES, 0.0)))
        others = at_large(view, self.seat)
        if not others or self.generator.random() > chance:
            return said
        if self._target not in others:
            self._target = self.generator.choice(others)
        return [Saying("i_know_alien", about=self._target)]

    def _pull(self, view: View, question: Question, option: Option) -> float:
        return self._scale * sum(
            leaning
            for name, leaning in self._leanings.items()
            if name in self._things and leaning and self._things[name](view, question, option)
        )


def bent(game: str, leanings: Mapping[str, float]) -> ScriptMaker:
    """Makes players with these leanings."""
    return lambda seat, usual, generator: Bent(seat, usual, generator, game, leanings)
