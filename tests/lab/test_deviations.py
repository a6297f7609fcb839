"""Deviations: what a seat gains where its answers differ."""

from __future__ import annotations

import math

import pytest

from outpost31.lab import deviations
from outpost31.lab.deviations import Deviations, one_game


def test_who_plays_as_all_others_deviates_from_nothing():
    found = Deviations()
    for number in range(3):
        one_game("stayaway", 4, "seasoned", "seasoned", number, found)
    assert found.gains == [0.0, 0.0, 0.0]
    assert not found.counted
    assert found.times.decisions > 0


def test_who_plays_at_random_among_the_seasoned_loses_by_it(monkeypatch):
    monkeypatch.setattr(deviations, "REPEATS", 3)
    found = Deviations()
    for number in range(16):
        one_game("stayaway", 4, "random", "seasoned", number, found)
    assert found.gain < -5
    assert sum(found.counted.values()) > 8
    assert sum(found.worth.values()) == pytest.approx(sum(found.gains))


def test_the_interval_is_that_of_a_mean():
    found = Deviations(gains=[0.0, 0.1, 0.2, 0.1])
    assert found.gain == pytest.approx(10)
    assert found.half_width == pytest.approx(1.96 * 100 * math.sqrt(0.02 / 3 / 4))
