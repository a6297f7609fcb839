"""Advice in the browser: a desktop in English, a phone in Polish; it is told, and nothing is chosen for anybody."""

from __future__ import annotations

import pytest

from tests.web.people import DESKTOP, PHONE, Company
from tests.web.test_screens import problems_of

pytestmark = pytest.mark.xdist_group("browser")

WOULD = {"en": "I would choose:", "pl": "Mój wybór:"}
HIDDEN = "all => all.every(each => each.getBoundingClientRect().right <= innerWidth + 1)"


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["desktop", "phone"])
def test_who_asks_is_advised_and_still_chooses(company: Company, language: str, size: dict[str, int]) -> None:
    person = company.invite(f"Mac {language}", size, language=language, motion="less")
    person.lay_table(seats=1, game="coop")
    person.start()
    page = person.page
    page.locator("[data-act=dealt]").click()
    button = page.locator("[data-act=advice]")
    button.wait_for()
    assert button.get_attribute("aria-expanded") == "false"
    button.click()
    advice = page.locator(".advice[role=status]")
    advice.locator("li").first.wait_for()
    assert WOULD[language] in advice.inner_text()
    assert "advice-" not in advice.inner_text() and "{" not in advice.inner_text()
    assert page.locator("[data-act=confirm]").is_disabled(), "nothing is chosen for anybody"
    assert page.locator(".choice").first.is_visible() and page.locator("[data-act=confirm]").is_visible()
    assert page.locator(".advice, .advice *").evaluate_all(HIDDEN)
    found = problems_of("table", person, ("night", "blizzard"))
    # The rest of the table has a test of its own.
    assert [one for one in found if "advice" in one or "sideways" in one or "no words" in one] == []
    button.click()
    assert advice.locator("li").count() == 0
    page.locator(".choice").first.click()
    assert person.glance()
    page.wait_for_function("() => document.querySelector('[data-act=advice]')?.ariaExpanded === 'false'")
    assert [frame["type"] for frame in person.frames].count("advised") == 1
    assert person.problems == []


def test_where_roles_are_hidden_no_advice_is_offered(company: Company) -> None:
    person = company.invite("Ripley", motion="less")
    person.lay_table(seats=4)
    person.start()
    person.page.locator("[data-act=dealt], [data-act=confirm], .ask").first.wait_for()
    assert person.page.locator("[data-act=advice]").count() == 0
