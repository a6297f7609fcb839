"""Temperament at Stay Away!: what somebody likes to do, where options are nearly alike."""

from __future__ import annotations

from outpost31.bots.tempers import Temper
from outpost31.kernel.questions import Option

LIKING = 0.06
"""What a leaning of 1 is worth, in chances of winning: about as much as a good card more or less."""
PLAYED = {
    "flamethrower": "burns",
    "analysis": "looks",
    "suspicion": "looks",
    "barred_door": "shuts_out",
    "quarantine": "shuts_out",
    "change_places": "moves",
    "better_run": "moves",
    "watch_your_back": "moves",
    "seduction": "moves",
}
"""The cards that show a temper, and what playing them is called."""


def liking(temper: Temper, kind: str, option: Option) -> float:
    """How much more somebody of this temper likes an option: the same for a human and for an alien."""
    if not temper.leanings:
        return 0.0
    if kind == "card_to_use" and option[0] == "play":
        return LIKING * temper.leans(PLAYED.get(option[1], ""))
    if kind == "answer_to_offer" and option[0] != "give":
        return LIKING * temper.leans("refuses")
    return 0.0
