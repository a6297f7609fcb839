"""Departures: what a seat gains where its answers differ; and the weights that prospects are judged by."""

from __future__ import annotations

import math
import random

import pytest

from outpost31.bots.coop.foreseen import WEIGHTS as PARTNER_WEIGHTS
from outpost31.bots.coop.prospects import FEATURES as PARTNER_FEATURES
from outpost31.bots.judging import chance
from outpost31.bots.outpost.dreaming import TURNED
from outpost31.bots.outpost.foreseen import GETAWAYS, STATION
from outpost31.bots.outpost.getaways import FEATURES as GETAWAY_FEATURES
from outpost31.bots.outpost.prospects import FEATURES as STATION_FEATURES
from outpost31.bots.stayaway.prospects import FEATURES
from outpost31.lab import departures
from outpost31.lab.departures import Departures, one_game
from outpost31.lab.foresight import (
    fit,
    getaway_samples,
    partner_samples,
    samples,
    skill,
    solve,
    station_samples,
)


def test_who_plays_as_all_others_departs_from_nothing():
    found = Departures()
    for number in range(3):
        one_game("stayaway", 4, "seasoned", "seasoned", number, found)
    assert found.gains == [0.0, 0.0, 0.0]
    assert not found.counted
    assert found.times.decisions > 0


def test_who_plays_at_random_among_the_seasoned_loses_by_it(monkeypatch):
    monkeypatch.setattr(departures, "REPEATS", 3)
    found = Departures()
    for number in range(16):
        one_game("stayaway", 4, "random", "seasoned", number, found)
    assert found.gain < -5
    assert sum(found.counted.values()) > 8
    assert sum(found.worth.values()) == pytest.approx(sum(found.gains))


def test_the_interval_is_that_of_a_mean():
    found = Departures(gains=[0.0, 0.1, 0.2, 0.1])
    assert found.gain == pytest.approx(10)
    assert found.half_width == pytest.approx(1.96 * 100 * math.sqrt(0.02 / 3 / 4))


def test_prospects_are_looked_at_every_turn_for_everybody_who_lives():
    found = list(samples(4, 2, 1))
    assert {role for role, _, _ in found} >= {"human", "the_thing"}
    assert all(len(features) == len(FEATURES) and won in (0.0, 1.0) for _, features, won in found)


def test_a_station_is_looked_at_every_round():
    found = list(station_samples(2, 1))
    assert len(found) > 4
    assert all(len(features) == len(STATION_FEATURES) == len(STATION) for _, features, _ in found)
    assert all(0 < chance(STATION, features) < 1 for _, features, _ in found)


def test_everybody_at_the_norwegian_outpost_is_looked_at_every_round():
    found = list(getaway_samples(2, 1))
    assert {role for role, _, _ in found} == {"human", "alien"}
    for role, features, won in found:
        assert len(features) == len(GETAWAY_FEATURES) == len(GETAWAYS[role])
        assert 0 < chance(GETAWAYS[role], features) < 1
        assert won in (0.0, TURNED, 1.0)


def test_partners_are_looked_at_every_round():
    found = list(partner_samples(2, 1))
    assert len(found) > 6
    assert all(len(features) == len(PARTNER_FEATURES) == len(PARTNER_WEIGHTS) for _, features, _ in found)
    assert all(0 < chance(PARTNER_WEIGHTS, features) < 1 for _, features, _ in found)


def test_equations_are_solved():
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_fit_finds_what_the_chances_hang_on():
    generator = random.Random(1)
    rows = []
    for _ in range(800):
        features = (1.0, *(generator.random() for _ in FEATURES[1:]))
        wins = 1 / (1 + math.exp(-(6 * features[3] - 3)))
        rows.append((features, float(generator.random() < wins)))
    weights = fit(rows, steps=5)
    assert weights[3] == max(weights)
    assert weights[3] > 2
    assert skill(rows, weights) > 0.2
