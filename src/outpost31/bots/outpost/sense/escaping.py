"""Escape: when to leave, and with whom (B-8)."""

from __future__ import annotations

from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import Sight
from outpost31.kernel.questions import Option

NEVER = -50.0
AT_ONCE = 50.0
SURE_ENOUGH = 0.5
BETTER_THAN_NOTHING = 0.2


def worth_of_boarding(sight: Sight) -> float:
    """An alien that boards has won; humans leave when they know who is who, or when it is the last chance."""
    if sight.is_alien:
        return AT_ONCE
    if sight.is_norwegian:
        return AT_ONCE
    if sight.is_coop and sight.coop["escape_wins"]:
        return AT_ONCE  # nobody asks who is who (C-8.1)
    rounds_left = sight.base["rescue"]["fuel"]
    needed = SURE_ENOUGH if rounds_left and not sight.is_late else 0.0
    if sight.is_coop and sight.alien_strength:
        needed = min(needed, BETTER_THAN_NOTHING)  # it grows stronger by the round, and may stop them (C-8.1)
    return AT_ONCE if sight.confidence >= needed else NEVER


def _rescue_to_board(sight: Sight, option: Option) -> float:
    return worth_of_boarding(sight) if option == "board" else 0.0


def _vehicle_use(sight: Sight, option: Option) -> float:
    if option == "escape":
        if sight.is_alien or sight.is_norwegian or (sight.is_coop and sight.coop["escape_wins"]):
            return AT_ONCE
        needed = BETTER_THAN_NOTHING if sight.is_late else SURE_ENOUGH
        return AT_ONCE if sight.confidence >= needed else NEVER
    if option == "refuel":
        return -1.0 if sight.is_alien else 5.0
    return 0.0


def _wish_to_board(sight: Sight, option: Option) -> float:
    """Humans want to leave, and aliens want to be taken along; a known alien keeps quiet in coop."""
    known_alien = sight.is_coop and sight.guilt[sight.pawn] >= SURE_ENOUGH
    return (NEVER if known_alien else AT_ONCE) if option == "board" else 0.0


def _boarding_to_allow(sight: Sight, option: Option) -> float:
    """Whoever is more likely human than not: to leave a human behind is as bad as to take an alien along (B-8.4)."""
    if option == "refuse":
        return 0.0
    if sight.is_alien:
        return AT_ONCE
    most = 0.2 if sight.is_norwegian else SURE_ENOUGH
    return AT_ONCE if sight.guilt[sight.about["asking"]] < most else NEVER


SCORERS: dict[str, Scorer] = {
    "rescue_to_board": _rescue_to_board,
    "vehicle_use": _vehicle_use,
    "wish_to_board": _wish_to_board,
    "boarding_to_allow": _boarding_to_allow,
}
