"""The end of a game on the outpost: who infected whom, where and when, how suspicion went. And who is who in co-op."""

from __future__ import annotations

import pytest

from tests.web.people import PHONE, Company
from tests.web.test_outpost_games import SHORT

SEATS = 5


@pytest.fixture(scope="module")
def ended(company: Company) -> str:
    """A short game among bots, played to its end; says its code."""
    screen = company.invite("Screen")
    page = screen.page
    screen.visit("new")
    page.locator("label:has(input[value=boardgame])").click()
    page.locator("label:has(input[value=tv])").click()
    page.locator("input[type=range]").first.fill(str(SEATS))
    page.locator("details.panel > summary").click()
    page.select_option("select[name=pace]", "0")
    page.locator(".numbers > summary").click()
    for name, number in SHORT.items():
        page.fill(f"input[name=figure-{name}]", str(number))
    page.locator("form button.main").click()
    page.wait_for_selector("[data-act=start]")
    table = page.url.rsplit("/", 1)[1]
    screen.start()
    page.wait_for_selector(".page.end", timeout=150_000)
    return table


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_suspicion_over_time_is_drawn_and_told(company: Company, ended: str, size: str):
    person = company.invite("Fuchs", PHONE if size == "phone" else None)
    page = person.page
    person.visit(f"t/{ended}")
    curves = page.locator(".curves")
    curves.wait_for()
    assert page.locator(".curves svg path.area").count() == SEATS
    for chart in ("figure.suspicion", "figure.chain"):
        faces = page.locator(f"{chart} image[href^='data:image/svg+xml']")
        faces.nth(SEATS - 1).wait_for()
        assert faces.count() == SEATS, f"everybody has their face in {chart}"
    page.locator(".roles .portrait [clip-path]").nth(SEATS - 1).wait_for()
    drawn_faces = page.locator(".roles .portrait").evaluate_all("all => all.map(each => each.innerHTML)")
    assert len(set(drawn_faces)) == SEATS, "and in the verdict, each their own"
    # The game began with one alien, and everybody may read who it was.
    assert page.locator(".curves .moment").count() >= 1
    assert "from the beginning" in page.locator(".chain ol li").first.inner_text()
    curves.locator("summary").click()
    rows = curves.locator("tbody tr")
    assert rows.count() == SEATS
    moments = curves.locator("thead th").all_inner_texts()
    assert [int(moment) for moment in moments] == sorted({int(moment) for moment in moments})
    # Everybody began on the same space, and the last figure drawn is the last one in the table.
    assert {row.locator("td").first.inner_text().split()[0] for row in rows.all()} == {"1"}
    drawn = page.locator(".curves .value").all_text_contents()
    told = [
        [cell for cell in row.locator("td").all_inner_texts() if cell][-1].split()[0] for row in rows.all()
    ]
    assert drawn == told
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert person.problems == []


def test_the_crew_in_co_op_is_the_characters_with_their_players(company: Company):
    person = company.invite("Garry", motion="less")
    page = person.page
    person.lay_table(seats=2, game="coop")
    person.start()
    page.locator("[data-act=dealt]").or_(page.locator(".cast li").first).first.wait_for()
    player = page.locator(".crew > li", has_text="Garry").first
    player.locator(".cast li").first.wait_for()
    characters = page.locator(".cast li .name").all_inner_texts()
    assert len(characters) == len(set(characters)) >= 4
    assert 0 < player.locator(".cast li").count() < len(characters)
    assert person.problems == []
