"""The arena: the same deals for everybody, counts that add up, a report that stands alone."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from outpost31.lab.arena import Contest, Seating, contend, play_one
from outpost31.lab.calibration import Calibration
from outpost31.lab.findings import findings
from outpost31.lab.report import as_html
from outpost31.lab.times import Times


@pytest.fixture(scope="module")
def found():
    contest = Contest("stayaway", 5, ("seasoned", "novice"), 12, seed=3)
    return findings(contest, contend(contest))


def test_every_level_meets_every_level_on_either_side_and_alone(found):
    assert [(cell["human_level"], cell["alien_level"]) for cell in found["sides"]] == [
        ("seasoned", "seasoned"),
        ("seasoned", "novice"),
        ("novice", "seasoned"),
        ("novice", "novice"),
    ]
    assert [(one["level"], one["among"]) for one in found["seat"]] == [
        ("seasoned", "novice"),
        ("novice", "seasoned"),
    ]
    for cell in found["sides"]:
        assert sum(cell[side]["wins"] for side in ("human", "alien", "nobody")) == 12
        assert cell["human"]["low"] <= cell["human"]["rate"] <= cell["human"]["high"]
    assert found["played"] == 72
    assert found["stalls"] == 0
    assert json.loads(json.dumps(found)) == found


def test_the_same_number_is_the_same_deal_at_every_table():
    contest = Contest("stayaway", 5, ("seasoned", "novice"), 2)
    first, second = (play_one(contest, table, 1)[0] for table in contest.seatings()[:2])
    dealt = [
        [event for event in match.chronicle() if event["event"] == "HandDealt"] for match in (first, second)
    ]
    assert dealt[0] == dealt[1]


def test_the_report_stands_alone_and_its_plots_are_drawn(found):
    page = as_html(found)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in page
    pictures = [part.split("</svg>")[0] + "</svg>" for part in page.split("<svg")[1:]]
    assert len(pictures) == 3
    for picture in pictures:
        ElementTree.fromstring("<svg" + picture)


@pytest.mark.parametrize(
    ("change", "told"),
    [({"seats": 3}, "4 to 12"), ({"levels": ("genius",)}, "novice, seasoned"), ({"games": 0}, "at least 1")],
)
def test_what_cannot_be_measured_is_refused_in_words(change, told):
    details = {"game": "stayaway", "seats": 5, "levels": ("novice",), "games": 1} | change
    with pytest.raises(ValueError, match=told):
        Contest(**details).check()


def test_calibration_against_a_clock():
    known, clock = Calibration(), Calibration()
    for turn in (1, 2):
        for is_so in (True, False, False, False):
            known.predict(0.9 if is_so else 0.1, turn, is_so=is_so)
            clock.predict(0.25, turn, is_so=is_so)
    assert clock.skill == pytest.approx(0)
    assert clock.error == pytest.approx(0)
    assert known.skill > 0.9
    assert known.error == pytest.approx(0.1)


def test_percentiles_of_time_are_right_to_a_twentieth():
    times = Times()
    for step in range(1, 101):
        times.count(step / 1000)
    assert times.percentile(50) == pytest.approx(50, rel=0.06)
    assert times.percentile(95) == pytest.approx(95, rel=0.06)


@pytest.mark.parametrize("game", ["stayaway", "boardgame", "norwegian"])
def test_who_was_taught_by_these_players_is_measured_too(game):
    contest = Contest(game, 4, ("novice",), 4, seed=3)
    (score,) = (score for table, score in contend(contest).items() if table.kind == "sides")
    assert score.taught
    assert 0 < score.matched.predictions < score.beliefs.predictions


def test_a_table_is_a_value():
    assert Seating("sides", "novice", "novice") == Seating("sides", "novice", "novice")
