"""Beliefs at the outpost: what was seen of people is taken in late, and counts as if it had been taken in at once."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from outpost31.bots.outpost.belief import OutpostBelief

PEOPLE = 5


def something(chance: random.Random) -> Callable[[OutpostBelief], None]:
    """Something that happens, to be told to several beliefs."""
    one, other = chance.sample(range(1, PEOPLE), 2)
    human, alien = chance.uniform(0.3, 0.9), chance.uniform(0.3, 0.9)
    pairing = ((human, alien), (chance.uniform(0.3, 0.9), chance.uniform(0.3, 0.9)))
    return chance.choice(
        [
            lambda belief: belief.observe(one, human, alien),
            lambda belief: belief.expose(one, other, alien),
            lambda belief: belief.infect(one, human / 3),
            lambda belief: belief.become(one),
            lambda belief: belief.observe_pair(one, other, pairing),
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


def test_several_things_that_people_did_to_one_another_count_as_each_of_them_does():
    belief, chance = OutpostBelief(PEOPLE, 0), random.Random(1)
    for pawn in range(1, PEOPLE):
        belief.infect(pawn, 0.4)
    before, evidence = belief.weights[:], belief.evidence
    expected = before[:]
    for one, other in ((1, 3), (3, 1), (4, 2), (2, 3), (1, 4)):
        rates = [chance.uniform(0.1, 0.9) for _ in range(4)]
        pairing = ((rates[0], rates[1]), (rates[2], rates[3]))
        belief.observe_pair(one, other, pairing, trust=0.7)
        for aliens, weight in enumerate(expected):
            expected[aliens] = weight * pairing[aliens >> one & 1][aliens >> other & 1] ** 0.7
    total = sum(expected)
    assert belief.weights == pytest.approx([weight / total for weight in expected])
    assert belief.evidence - evidence == pytest.approx(math.log(total))


def test_facts_prove_what_somebody_is_and_habits_never_do():
    belief = OutpostBelief(PEOPLE, 0)
    belief.know(0, is_alien=False)
    for pawn in range(1, PEOPLE):
        belief.infect(pawn, 0.4)
    for _ in range(40):
        belief.observe(1, 0.1, 0.9)
        belief.observe_pair(1, 2, ((0.9, 0.1), (0.1, 0.9)))
        assert belief.is_alien(1) < 1
    assert [belief.proved(pawn) for pawn in range(3)] == [False, None, None]
    belief.know(1, is_alien=True)
    belief.become(2)
    assert [belief.proved(pawn) for pawn in range(PEOPLE)] == [False, True, True, None, None]
