"""The seasoned partner: exact about the role cards, and one step ahead in everything else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from outpost31.bots.advice import Advice
from outpost31.bots.coop import dice, finds, people, placing
from outpost31.bots.coop.advice import reasons_for
from outpost31.bots.coop.sight import CoopSight
from outpost31.bots.coop.warnings import Warner
from outpost31.bots.talk import Heard, Saying
from outpost31.games.outpost.shapes import StationSeen
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

Scorer = Callable[[CoopSight, Option], float]

SCORERS: dict[str, Scorer] = {
    "room_to_enter": placing.score_room,
    "character_to_assign": dice.score_assignment,
    "next_dice": dice.score_going_on,
    "die_to_reroll": dice.score_reroll,
    "die_to_turn": dice.score_turn,
    "die_to_cancel": dice.score_cancelling,
    "action_to_take": dice.score_action,
    "burning_to_allow": dice.score_leave,
    "willing_to_test": people.score_willing,
    "tester": people.score_tester,
    "character_to_test": people.score_target,
    "test_to_begin_with": people.score_first_test,
    "character_to_lose": people.score_loss,
    "character_to_expose": people.score_loss,
    "character_to_give": people.score_giving,
    "fire_to_use": people.score_fire,
    "weapon_to_withdraw": people.score_withdrawal,
    "rescue_to_board": people.score_rescue,
    "vehicle_use": people.score_vehicle,
    "wish_to_board": people.score_boarding,
    "boarding_to_allow": people.score_boarding,
    "character_to_hand_over": people.score_giver,
    "thing_to_hand_over": people.score_thing,
    "character_to_take": people.score_taker,
    "weapon_to_keep": finds.score_thing,
    "item_to_keep": finds.score_thing,
    "lab_token_to_keep": finds.score_lab_token,
    "bonus_to_play": finds.score_bonus,
    "room_to_fuel": finds.score_fuel,
    "weather_to_keep": finds.score_weather,
    "character_to_play": finds.score_character,
    "room_to_resolve": people.score_giving,
}
"""How the options of each kind of question are weighed."""


class SeasonedBot:
    """It answers by what it sees and is asked alone: the same seat in the same place answers alike."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._warner = Warner(seat)

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The option that promises most; of several the first."""
        if len(question.options) == 1:
            return question.options[0]
        return best_option(CoopSight(view, self.seat, question), question)

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """A warning, if there is one to give: what may be lost before the next round."""
        return self._warner.speak(cast(StationSeen, view), heard)

    def give_advice(self, view: View, events: list[Told], question: Question) -> Advice:
        """What it would answer itself, and why."""
        station = CoopSight(view, self.seat, question)
        option = best_option(station, question)
        return Advice(option, reasons_for(station, question.kind, option))


def best_option(station: CoopSight, question: Question) -> Option:
    """The option that scores best."""
    scorer = SCORERS[question.kind]
    return max(question.options, key=lambda option: scorer(station, option))
