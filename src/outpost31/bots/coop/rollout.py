"""The quick partner: plays imagined tables on as the seasoned would, and thinks no thought twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from outpost31.bots.coop.dice import BAD
from outpost31.bots.coop.placing import Places, plan_of
from outpost31.bots.coop.seasoned import best_option
from outpost31.bots.coop.sight import CoopSight
from outpost31.games.outpost.asked import PawnAbout, TokenAbout
from outpost31.games.outpost.coop.asked import DiceAbout
from outpost31.kernel.questions import Option, Question

if TYPE_CHECKING:
    from outpost31.imagination.worlds import StationTable, World


def _first(question: Question) -> Option:
    return question.options[0]


def _blood(question: Question) -> Option:
    return "A" if "A" in question.options else question.options[0]


def _lab_token(question: Question) -> Option:
    keeps = question.about_as(TokenAbout)["token"] == "blood_bag"
    return next(option for option in question.options if (option == "keep") == keeps)


def _cancel_none(question: Question) -> Option | None:
    dice = question.about_as(DiceAbout)["dice"]
    return None if any(face in BAD for face in dice) else "none"


AT_A_GLANCE: dict[str, Callable[[Question], Option | None]] = {
    "room_to_resolve": _first,
    "character_to_give": _first,
    "test_to_begin_with": _blood,
    "lab_token_to_keep": _lab_token,
    "die_to_cancel": _cancel_none,
}
"""What is answered without a look at the station, as the seasoned would after one; `None` where a look is needed."""


class QuickPartner:
    """One mind for all seats. Where everybody goes is thought out once a round."""

    def __init__(self, places: Places | None = None, round_of_places: int = 0) -> None:
        self._places: Places = places or {}
        self._round = round_of_places

    def answer(self, world: World, question: Question) -> Option:
        """What the seasoned would do at this imagined table, or something as good."""
        options = question.options
        if len(options) == 1:
            return options[0]
        glance = AT_A_GLANCE.get(question.kind)
        answer = glance(question) if glance is not None else None
        if answer is not None:
            return answer
        if question.kind == "room_to_enter":
            return self._enter(world, question)
        return best_option(station_of(world, question), question)

    def _enter(self, world: World, question: Question) -> Option:
        round_now = cast("StationTable", world.table).round
        if self._round != round_now:
            _, self._places = plan_of(station_of(world, question))
            self._round = round_now
        room = self._places[question.about_as(PawnAbout)["pawn"]]
        return room if room in question.options else question.options[0]


def station_of(world: World, question: Question) -> CoopSight:
    """The station as whoever is asked sees it."""
    return CoopSight(world.view(question.player), question.player, question)
