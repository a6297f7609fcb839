"""Temperament at the outpost: what somebody likes to do, where options are nearly alike."""

from __future__ import annotations

from outpost31.bots.outpost.sight import Sight
from outpost31.bots.tempers import Temper
from outpost31.kernel.questions import Option

LIKING = 0.8
"""What a leaning of 1 is worth, in the measure of this game's scores: a little less than a whim."""


def liking(temper: Temper, sight: Sight, kind: str, option: Option) -> float:
    """How much more somebody of this temper likes an option: the same for a human and for an alien."""
    if not temper.leanings:
        return 0.0
    what = ""
    if kind == "room_to_enter":
        what = "company" if sight.standing_in(str(option)) else ""
    elif kind == "character_to_accuse":
        what = "votes" if option != "abstain" else ""
    elif kind == "turn":
        what = "throws_away" if option == "special_action" else ""
    elif kind in ("willing_to_test", "tester"):
        what = "looks" if option not in ("decline", "none") else ""
    return LIKING * temper.leans(what)
