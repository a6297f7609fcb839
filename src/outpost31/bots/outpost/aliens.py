"""Aliens at the outpost."""

from __future__ import annotations

from outpost31.bots.novice_boardgame.needs import best_worth
from outpost31.bots.novice_boardgame.sight import COOPERATIVE
from outpost31.bots.outpost.judgement import Judgement
from outpost31.kernel.questions import Option

COMPANY = 6.0
"""What it is worth to be with somebody whom one could infect."""
MARKER = 6.0


def room_to_enter(sight: Judgement, room: Option) -> float:
    """An alien looks for one human alone; humans go where novices go."""
    there = sight.standing_in(room)
    score = 0.4 * best_worth(sight, room)
    if sight.holds("keys") and sight.is_vehicle(room) and sight.is_ready(room):
        return score + 20.0
    if there:
        score *= 0.45 if room in COOPERATIVE else 0.15
    humans = sum(1.0 - sight.guilt[one["pawn"]] for one in there)
    score += COMPANY * min(1.0, humans) + 0.3 * COMPANY * max(0.0, humans - 1.0)
    return score + (MARKER if sight.view["marker"] == room else 0.0)


def self_exposure(sight: Judgement, option: Option) -> float:
    """Not at all."""
    return 0.0 if option == "stay_hidden" else -50.0
