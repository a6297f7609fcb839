"""A finished game watched again: through a seat's eyes with its role, and with nothing hidden; and who has won."""

from __future__ import annotations

import pytest

from tests.web.people import Company
from tests.web.test_screens import problems_of
from tests.web.tour import finished_table

pytestmark = pytest.mark.xdist_group("browser")  # one browser at a time, and each game played once

SEATS = 5


def test_after_the_end_everything_can_be_seen(company: Company):
    table = finished_table(company)
    visitor = company.invite("Bennings", motion="less")
    page = visitor.page
    visitor.visit(f"t/{table}")
    page.locator(".page.end h1").wait_for()
    verdict = page.locator(".page.end h1").inner_text().lower()
    assert verdict in ("the humans have won", "the thing has won", "nobody wins"), (
        "an onlooker reads who has won"
    )

    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 5")
    assert "Turn" in page.locator(".moment h1").inner_text().title()
    assert page.locator(".hand .role, .secrets").count() == 0
    eyes = page.get_by_label("Through the eyes of")
    eyes.select_option("1")
    page.locator(".hand .role .title").wait_for()
    eyes.select_option("everything")
    page.locator(".secrets li").first.wait_for()
    told = page.locator(".secrets li").all_inner_texts()
    assert len(told) == SEATS
    assert sum("The Thing" in words for words in told) == 1, "from the first moment on"
    assert problems_of("replay of everything", visitor, ("night", "blizzard")) == []
