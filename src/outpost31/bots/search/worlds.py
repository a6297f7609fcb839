"""The search: imagined worlds, in each of which every option that is still in the race is played on.

In the terms of the trade: determinisation (hidden things are dealt so as to fit what the seat knows, roles as often as
the posterior says), rollouts by a fixed policy with common random numbers, a value function where the rollout stops,
and successive elimination on the paired results.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from outpost31.bots.search.race import Race
from outpost31.imagination import Veiled, imagine

if TYPE_CHECKING:
    from outpost31.imagination.worlds import World


PlayOn: TypeAlias = Callable[[int], tuple[float, int]]
"""Plays the option of this number on in one world: what came of it, and how many decisions that took."""


def search(
    race: Race,
    veiled: Veiled,
    dreams: random.Random,
    *,
    roles: Callable[[], object],
    enter: Callable[[World], PlayOn],
    budget: int,
    imagining: int,
    quiet: bool = False,
) -> int:
    """The number of the option that wins the race, after as many worlds as the budget of decisions allows.

    `roles` says who is what in the next world, `enter` how to play on in it. Imagining a world costs as much as
    `imagining` decisions. Where nobody in the worlds listens they are quiet.
    Nothing depends on a clock: the same question gives the same answer.
    """
    while budget > 0 and race.is_open:
        budget -= imagining
        world = imagine(veiled, roles(), dreams, quiet=quiet)
        if world is None:
            continue
        play_on = enter(world)
        came = {}
        for number in race.running:
            came[number], taken = play_on(number)
            budget -= taken
        race.count(came)
    return race.winner()
