"""The way of the threat token: whom it meets in the rounds to come, and what that costs (C-6.1, C-6.3, C-7.4)."""

from __future__ import annotations

from functools import lru_cache

FIRST_EXPOSURE, LATER_EXPOSURE = 5.0, 2.0
"""What the alien's strength costs besides who is lost (C-6.2)."""
AHEAD = 6
"""For how many rounds the way of the token is followed."""
LAST_SPACE = 8
AT_ONCE = 1.4
"""What it costs more to be exposed now than at the end of the round: a blood bag may still be found."""
DRIFT = 3
"""How often, in rounds, the token takes a step more: dice that nobody could cancel."""
LATER = 0.8
"""What a loss a round later counts, in parts."""
REMEMBERED = 50_000
"""How many ways are kept in mind: a search asks for the same ones again and again."""

Disks = tuple[tuple[int, float], ...]
"""The disks above green, each with what it costs to lose its character."""


@lru_cache(REMEMBERED)
def token_cost(disks: Disks, space: int, bags: int, exposure: float) -> float:
    """What the token costs if it stands here: half with the blood bags there are, half with one a round."""
    left = sorted(disks, key=lambda one: (one[0], -one[1]))
    return 0.5 * (_run(left[:], space, bags, exposure, 1) + _run(left, space, bags, exposure, AHEAD))


def _run(left: list[tuple[int, float]], space: int, bags: int, exposure: float, plenty_from: int) -> float:
    """What the token takes, if from some round on there are blood bags enough."""
    cost, weight = 0.0, 1.0
    for ahead in range(AHEAD):
        steps = 2 if ahead % DRIFT == DRIFT - 1 else 1
        for step in range(steps + 1):
            if step:
                space = max(1, space - 1)
            elif left and (bags > ahead or ahead >= plenty_from) and left[-1][0] < space:
                left.pop()
            met = [one for one in left if one[0] == space]
            if met:
                at_once = AT_ONCE if not ahead and not step else 1.0
                cost += at_once * weight * (met[-1][1] + exposure)
                left.remove(met[-1])
                exposure = LATER_EXPOSURE
                space = min(LAST_SPACE, space + len(met) - 1)
        weight *= LATER
    return cost
