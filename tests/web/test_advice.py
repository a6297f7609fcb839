"""Advice in the browser: a desktop in English, a phone in Polish; it is told, and nothing is chosen for anybody."""

from __future__ import annotations

import pytest

from tests.web.people import DESKTOP, PHONE, Company, Person
from tests.web.test_screens import problems_of
from tests.web.tour import hold

WOULD = {"en": "I'd choose:", "pl": "Mój wybór:"}
HANDS = {"en": "Open hands", "pl": "Jawne ręce"}
"""Hands that lie open need no gate: this rule is switched off."""
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


def test_one_person_among_bots_is_advised_in_any_game_and_has_it_done_with_one_press(
    company: Company,
) -> None:
    person = company.invite("Ripley", motion="less")
    person.visit()
    page = person.page
    page.locator("[data-cover=boardgame] [data-act=play]").click()
    page.locator("[data-act=dealt]").click()
    page.locator("[data-act=advice]").click()
    asked = page.locator("[data-act=confirm]").get_attribute("data-question")
    page.locator("[data-act=advised]").click()
    page.wait_for_function(
        "asked => document.querySelector('[data-act=confirm]')?.dataset.question !== asked", arg=asked
    )
    assert [frame["type"] for frame in person.frames].count("advised") == 1
    assert person.problems == []
    person.context.close()


def test_where_people_hide_something_from_each_other_no_advice_is_offered(company: Company) -> None:
    person = at_one_phone(company, "Ripley", "boardgame", "Ash", "Dallas", "Kane")
    hold(person)
    assert person.page.locator("[data-act=advice]").count() == 0


def at_one_phone(company: Company, name: str, game: str, *others: str, language: str = "en") -> Person:
    """Several people round one phone, after the deal: the gate stands before the first question."""
    person = company.invite(name, PHONE, motion="less", language=language)
    page = person.page
    person.lay_table(seats=1 + len(others), game=game, switched=HANDS[language] if game == "coop" else "")
    person.seat_here(*others)
    person.start()
    for _ in range(1 + len(others)):
        hold(person)
        page.mouse.up()
        page.locator("[data-act=done]").click()
    page.locator(".gate .hold:not([disabled])").wait_for()
    return person


def slide_to(person: Person, what: str) -> None:
    """Hold, and move the finger onto something."""
    hold(person)
    before, box = None, person.page.locator(what).first.bounding_box()
    while box != before:  # until it stands still: a busy machine draws late
        assert box is not None
        person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        person.page.wait_for_timeout(150)
        before, box = box, person.page.locator(what).first.bounding_box()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_a_passed_phone_advice_is_for_who_holds_it(company: Company, language: str) -> None:
    person = at_one_phone(company, f"Crew {language}", "coop", "Clark", language=language)
    page = person.page
    assert page.locator("[data-act=advice]").count() == 0, "nobody has looked yet"
    slide_to(person, ".peek [data-act=advice]")
    note = page.locator(".peek .note p")
    note.nth(1).wait_for()
    assert WOULD[language] in note.first.inner_text()
    page.mouse.up()
    page.locator(".peek").wait_for(state="detached")
    assert page.get_by_text(WOULD[language]).count() == 0, "what was told is gone when they let go"
    assert page.locator("[data-act=confirm]").count() == 0, "nothing is chosen for anybody"
    hold(person)
    assert page.locator(".peek .note").count() == 0, "and does not come back by itself"
    page.mouse.up()
    page.locator(".peek").wait_for(state="detached")
    # People who cannot hold may tap.
    page.locator(".more .button").nth(1).click()
    page.locator(".hold").click()
    page.locator(".peek [data-act=advice]").click()
    note.nth(1).wait_for()
    page.locator(".hold").click()
    page.locator(".peek").wait_for(state="detached")
    assert page.get_by_text(WOULD[language]).count() == 0
    assert person.problems == []


def test_on_a_passed_phone_sliding_over_what_is_not_on_offer_tells_why(company: Company) -> None:
    person = at_one_phone(company, "Curious", "stayaway", "Palmer", "Clark", "Copper")
    page = person.page
    slide_to(person, ".peek .cards [data-handle]")
    page.locator(".peek .note p", has_text="Draw the top card first").wait_for()
    page.mouse.up()
    page.locator(".peek").wait_for(state="detached")
    assert page.get_by_text("Draw the top card first").count() == 0
    assert page.locator(".peek [data-act=advice]").count() == 0, "no advice where roles are hidden"
    assert person.problems == []
