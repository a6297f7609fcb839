"""The laws hold at the UFO."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.outpost.norwegian.ufo_laws import SEATS, keep_the_laws_at_the_ufo, part_worlds_at_the_ufo
from tests.laws.worlds import Tally


@clause("N-5.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_laws_hold_at_the_ufo_and_it_ends(seats):
    outcomes = [keep_the_laws_at_the_ufo(seats, seed).outcome for seed in range(12)]
    reasons = {outcome.reason for outcome in outcomes if outcome}
    assert reasons <= {"ufo_launched", "no_human_left", "alien_beaten", "ufo_grounded", "ufo_held"}
    assert len(reasons) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_two_worlds_at_the_ufo_cannot_be_told_apart(seats):
    tally = Tally()
    for seed in range(6):
        part_worlds_at_the_ufo(seats, seed, tally)
    assert tally.pairs > 50
    assert tally.answers > 3 * tally.pairs, f"worlds part too soon for the law to see much: {tally}"
