"""Beliefs at the outpost: what was seen of people is taken in late, and counts as if it had been taken in at once."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from outpost31.bots.outpost.belief import OutpostBelief

PEOPLE = 5


def something(chance: random.Random) -> Callable[[OutpostBelief], None]:
    """Something that happens, to be told to several beliefs."""
    one, other = chance.sample(range(1, PEOPLE), 2)
    human, alien = chance.uniform(0.3, 0.9), chance.uniform(0.3, 0.9)
    return chance.choice(
        [
            lambda belief: belief.observe(one, human, alien),
            lambda belief: belief.expose(one, other, alien),
            lambda belief: belief.infect(one, human / 3),
            lambda belief: belief.become(one),
            lambda belief: belief.observe_pair(one, other, ((human, alien), (alien, human))),
            lambda belief: belief.observe_stack([one, other], 1, 2, 1),
        ]
    )


@pytest.mark.parametrize("seed", range(60))
def test_it_does_not_matter_when_one_looks(seed: int):
    chance = random.Random(seed)
    looked_at, left_alone = OutpostBelief(PEOPLE, 0), OutpostBelief(PEOPLE, 0)
    for _ in range(8):
        happens = something(chance)
        happens(looked_at)
        happens(left_alone)
        assert sum(looked_at.weights) == pytest.approx(1.0)
    assert left_alone.weights == pytest.approx(looked_at.weights)
