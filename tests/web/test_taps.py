"""How many presses a whole co-op game takes alone: counted in a browser, by a fixed policy."""

from __future__ import annotations

from pathlib import Path

from tests.web.people import Company

POLICY = (Path(__file__).parent / "solo.mjs").read_text(encoding="utf-8")
MOST_TAPS = 160
"""In six rounds; it took 396 when every character was asked by itself and everything was asked."""
MOST_CONFIRMED = 18
"""Confirmed answers a round."""


def test_six_rounds_alone_take_few_presses(company: Company) -> None:
    person = company.invite("Solo", motion="less")
    person.lay_table(seats=1, game="coop")
    person.start()
    person.page.locator("[data-act=dealt]").wait_for()
    counts = person.page.evaluate(POLICY)
    assert counts["rounds"] >= 3 and counts["sets"] >= counts["rounds"], counts
    assert counts["taps"] / counts["rounds"] * 6 <= MOST_TAPS, counts
    assert counts["confirmed"] / counts["rounds"] <= MOST_CONFIRMED, counts
    assert person.problems == []
