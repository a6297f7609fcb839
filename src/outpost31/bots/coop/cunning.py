"""The cunning partner: it plays imagined tables on to the next round, and judges where that leaves all."""

from __future__ import annotations

import random
from typing import cast

from outpost31.bots.advice import Advice
from outpost31.bots.coop.advice import reasons_for
from outpost31.bots.coop.dice import BAD
from outpost31.bots.coop.placing import Places
from outpost31.bots.coop.plans import plans_near
from outpost31.bots.coop.search import Dreaming
from outpost31.bots.coop.seasoned import SCORERS, SeasonedBot
from outpost31.bots.coop.sight import CoopSight
from outpost31.bots.search import budgets
from outpost31.games.outpost.coop.asked import DiceAbout
from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

MARGIN = 0.08
"""Options that the seasoned hold to be worse than the best by more than this are not looked at."""
POINT = 0.01
"""What a point of what the seasoned think of an option is worth in chances of winning, where they count in points."""
MOST_OPTIONS = 5
MOST_PLANS = 6
WEIGHTY: dict[str, float] = {
    "next_dice": POINT,
    "character_to_assign": POINT,
    "die_to_cancel": 0.0,
    "die_to_turn": POINT,
    "die_to_reroll": POINT,
    "action_to_take": POINT,
    "burning_to_allow": POINT,
    "rescue_to_board": 0.3,
    "vehicle_use": 0.03,
    "willing_to_test": 0.003,
    "character_to_test": 0.003,
    "character_to_lose": 0.003,
    "character_to_expose": 0.003,
    "fire_to_use": 0.003,
    "weapon_to_withdraw": POINT,
    "bonus_to_play": POINT,
}
"""What they think about, and what a point of the seasoned is worth there; in other things they do as those do."""


class CunningBot(SeasonedBot):
    """They know what the seasoned know, and look further ahead. All partners dream the same dreams."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        super().__init__(seat, generator)
        self.budget: int | None = None
        """Another number of decisions for each question than the usual one."""
        self._veiled: Veiled | None = None
        self._plan: tuple[int, Places] = (0, {})
        """The round, and where everybody was to go in it when one of ours was placed last."""

    def behold(self, veiled: Veiled | None) -> None:
        """Look at the match as far as the seat knows it."""
        self._veiled = veiled

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What the seasoned would do, unless more came of something else at imagined tables."""
        veiled, self._veiled = self._veiled, None
        if veiled is None or len(question.options) == 1:
            return super().answer(view, events, question)
        if question.kind == "room_to_enter":
            return self._enter(view, question, veiled)
        if question.kind not in WEIGHTY:
            return super().answer(view, events, question)
        return self._choose(view, question, veiled)

    def give_advice(self, view: View, events: list[Told], question: Question) -> Advice:
        """What it would answer itself, and why: the reasons are the seasoned's, for dreams have no words."""
        option = self.answer(view, events, question)
        return Advice(option, reasons_for(CoopSight(view, self.seat, question), question.kind, option))

    def _choose(self, view: View, question: Question, veiled: Veiled) -> Option:
        station = CoopSight(view, self.seat, question)
        scorer = SCORERS[question.kind]
        worth = WEIGHTY[question.kind]
        scored = sorted(
            [(worth * scorer(station, option), option) for option in distinct(question)],
            key=lambda pair: pair[0],
            reverse=True,
        )
        best = scored[0][0]
        near = [(score - best, option) for score, option in scored[:MOST_OPTIONS] if score > best - MARGIN]
        if len(near) == 1:
            return near[0][1]
        dreaming = Dreaming(veiled, station, question)
        places = dict(self._plan[1]) if self._plan[0] == view["round"] else {}
        choices = [(option, places) for _, option in near]
        opinions = [opinion for opinion, _ in near]
        return near[dreaming.race(choices, opinions, self.budget or budgets.PARTNER)][1]

    def _enter(self, view: View, question: Question, veiled: Veiled) -> Option:
        """Where everybody goes is weighed for all together when the first of ours is placed, and then followed."""
        station = CoopSight(view, self.seat, question)
        followed = self._plan[1] if self._plan[0] == view["round"] else None
        if followed is None or followed[station.pawn] not in question.options:
            followed = self._plan_round(station, question, veiled)
            self._plan = (view["round"], followed)
        return followed[station.pawn]

    def _plan_round(self, station: CoopSight, question: Question, veiled: Veiled) -> Places:
        plans = plans_near(station)[:MOST_PLANS]
        opinions = [POINT * (worth - plans[0][0]) for worth, _ in plans]
        choices = [(places[station.pawn], places) for _, places in plans]
        dreaming = Dreaming(veiled, station, question)
        return plans[dreaming.race(choices, opinions, self.budget or budgets.PLAN)][1]


def distinct(question: Question) -> list[Option]:
    """The options, but for dice that show what another shows, and dice that nobody would turn or cancel so."""
    if question.kind not in ("die_to_cancel", "die_to_reroll", "die_to_turn"):
        return list(question.options)
    dice = question.about_as(DiceAbout)["dice"]
    found: dict[Option, Option] = {}
    for option in question.options:
        if option == "none":
            found[option] = option
        elif question.kind == "die_to_turn":
            die, face = cast(tuple[int, str], option)
            if face not in BAD:
                found.setdefault((dice[die], face), option)
        elif question.kind == "die_to_reroll" or dice[option] in BAD:
            found.setdefault(dice[option], option)
    return list(found.values())
