"""Reports: pages that are complete in one file, whose drawings are sound and show what was counted."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from outpost31.lab import Experiment, simulate
from outpost31.lab.plots import bars, heat, layers, reliability, ridges, whiskers
from outpost31.lab.simulation_report import as_html, beliefs_in
from outpost31.lab.tallies import rate

PLACES = "{http://www.w3.org/2000/svg}"


def drawings(page: str) -> list[ElementTree.Element]:
    """Every drawing of a page; one that is not sound is an error."""
    return [ElementTree.fromstring(one) for one in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


@pytest.mark.parametrize(("game", "seats"), [("stayaway", (4, 5)), ("norwegian", (4,)), ("coop", (1, 2))])
def test_a_page_is_complete_in_one_file(game, seats):
    experiment = Experiment(game, seats, 3, "novice", seed=4)
    tallies = simulate(experiment, jobs=1)
    page = as_html(experiment, tallies, beliefs_in(experiment))
    assert page == as_html(experiment, tallies, beliefs_in(experiment))
    assert not re.search(r"(src|href)=|url\(|@import", page), "something is fetched from elsewhere"
    assert "prefers-color-scheme:dark" in page
    for one in drawings(page):
        assert one.get("aria-label")
        assert "nan" not in ElementTree.tostring(one, "unicode")
    assert ("What humans could believe" in page) == (game != "coop")
    for reason in tallies[seats[0]].reasons:
        assert reason.replace("_", " ") in page


def test_a_bar_is_as_long_as_its_rate():
    (drawn,) = drawings(bars("wins", [("human", 0, rate(25, 100)), ("alien", 1, rate(75, 100))]))
    short, long = (float(one.get("width", "0")) for one in drawn.iter(f"{PLACES}rect"))
    assert long == pytest.approx(3 * short, rel=0.01)


def test_a_dot_stands_as_high_as_its_rate_within_its_interval():
    (drawn,) = drawings(whiskers("wins", ["4"], [[rate(0, 10), rate(5, 10), None, rate(10, 10)]]))
    heights = [float(one.get("cy", "0")) for one in drawn.iter(f"{PLACES}circle")]
    assert heights[0] - heights[1] == pytest.approx(heights[1] - heights[2])
    assert heights[0] > heights[1] > heights[2]


def test_what_is_more_frequent_is_darker():
    (drawn,) = drawings(heat("who", [[0, 4], [2, 0]]))
    shades = [float(one.get("opacity", "0")) for one in drawn.iter(f"{PLACES}rect")]
    assert shades[1] > shades[2] > shades[0] == shades[3]


def test_names_are_written_as_text():
    assert "<b>" not in bars("<b>", [("<b>", 0, rate(1, 2))]).replace("&lt;b&gt;", "")


def test_nothing_counted_is_drawn_too():
    for one in (
        ridges("lengths", []),
        layers("left", []),
        heat("who", []),
        reliability("said", []),
        bars("wins", []),
    ):
        assert drawings(one)
