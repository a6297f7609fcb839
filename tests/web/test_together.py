"""Several people round one phone who hide nothing from each other: no gate stands there, and all are asked in sets."""

from __future__ import annotations

import json

import pytest

from tests.web.people import PHONE, Company, Person
from tests.web.test_in_sight import CUT_OFF

CREW = 6


def round_one_phone(
    company: Company, *names: str, switched: str = ""
) -> tuple[Person, list[dict[str, object]]]:
    """A co-op table whose people share a phone, and whatever the phone says to the server from then on."""
    first, *others = names
    person = company.invite(first, PHONE, motion="less")
    said: list[dict[str, object]] = []
    person.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text)))
    )
    person.lay_table(seats=len(names), game="coop", switched=switched)
    person.seat_here(*others)
    person.start()
    return person, said


def answers(said: list[dict[str, object]]) -> list[object]:
    """Whose answers were given, in order."""
    return [message["seat"] for message in said if message["type"] == "answer"]


@pytest.mark.parametrize("names", [("Ada", "Vera"), ("Kim", "Sam", "Lou")], ids=["two", "three"])
def test_one_panel_places_the_characters_of_all(company: Company, names: tuple[str, ...]) -> None:
    person, said = round_one_phone(company, *names)
    page = person.page
    page.locator("[data-act=dealt]").wait_for()
    dealt = page.locator("dialog .role .label").all_inner_texts()
    assert [name.title() for name in dealt] == list(names), "one deal for all of them"
    page.locator("[data-act=dealt]").click()
    assert page.locator(".gate").count() == 0
    asked = page.locator(".question h2").inner_text()
    assert asked.split(":")[0] in names and page.locator("header .turn").inner_text().title() in names
    assert page.locator(".steps button").count() == CREW
    person.settle()
    rows = ".steps li:first-child button, .choices > .choice:nth-child(-n + 2), [data-act=confirm]"
    assert page.evaluate(CUT_OFF, rows) == [], "under what was said of each there is a whole row of choices"
    for step in range(CREW):
        page.locator(f".steps [aria-current][data-step='{step}']").wait_for()
        page.locator(".choices .choice").nth(step).click()
    seen = page.locator("[data-act=confirm]").get_attribute("data-question")
    page.locator("[data-act=confirm]").click()
    page.locator(f"[data-act=confirm]:not([data-question='{seen}'])").wait_for()
    given = answers(said)
    assert len(given) == CREW and set(given) == set(range(len(names))), "each answers for their own"
    assert person.problems == []


def test_whoever_wants_to_be_alone_with_it_finds_their_notes_behind_a_gate(company: Company) -> None:
    person, _ = round_one_phone(company, "Ada", "Vera")
    page = person.page
    page.locator("[data-act=dealt]").click()
    assert page.locator("nav button", has_text="Notes").count() == 0, "nobody's notes lie open"
    page.locator(".open-plan").click()
    page.locator(".strip button").first.click()
    page.locator("[data-act=player]").click()
    page.locator("[data-act=alone]").click()
    page.locator(".gate [data-act=notes]").click()
    page.locator(".private .input").first.fill("Nauls worries me")
    page.locator("[data-act=close-notes]").click()
    page.locator(".gate .more button").first.click()
    page.locator(".gate").wait_for(state="detached")
    page.locator("[data-act=confirm]").wait_for()
    assert "worries" not in page.content()
    assert person.problems == []


def test_hands_that_are_hidden_keep_their_gate(company: Company) -> None:
    person, said = round_one_phone(company, "Ada", "Vera", switched="Open hands")
    person.page.locator(".gate .hold").wait_for()
    assert person.page.locator("[data-act=confirm]").count() == 0
    assert [message["type"] for message in said].count("reveal") == 0, (
        "nothing is asked for before somebody holds"
    )
