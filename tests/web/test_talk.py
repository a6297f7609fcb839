"""What people say with a touch: to somebody from their sheet, and to all."""

from __future__ import annotations

import pytest

from tests.web.people import Company


@pytest.mark.parametrize("game", ["stayaway", "boardgame"])
def test_a_proof_is_demanded_of_somebody_and_fire_is_asked_for_of_all(company: Company, game: str):
    person = company.invite("Garry", motion="less")
    page = person.page
    person.lay_table(seats=4, game=game)
    person.start()
    dealt = page.locator("[data-act=dealt]")
    dealt.wait_for()
    dealt.click()
    other = page.locator(".crew > li").nth(2)
    name = other.locator(".name").inner_text()
    other.locator("button").first.click()
    page.locator("dialog .button", has_text="Prove it!").click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(".log .talk", has_text=f"To {name}: Prove it!").wait_for()
    page.locator(".side form button").first.click()
    page.locator("dialog .phrases .button", has_text="Who has fire?").click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(".log .talk", has_text="Who has fire?").first.wait_for()
    assert person.problems == []
