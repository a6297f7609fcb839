"""Co-op's characters: each has a face and a sheet of their own, with what they carry, can do, and have done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.people import DESKTOP, PHONE, Company, Person
from tests.web.test_scenes import Table
from tests.web.test_screens import problems_of
from tests.web.tour import hold


def laden(table: Table) -> dict[str, Any]:
    """Somebody of another player's carries two cans of fuel and dynamite by now."""
    view = table.latest["picture"]["view"]
    somebody = next(person for person in view["people"] if person["player"] != 0)
    laden = {**somebody, "items": ["fuel_can", "fuel_can"], "weapons": ["dynamite"], "where": "kitchen"}
    view["people"] = [laden if person is somebody else person for person in view["people"]]
    return laden


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_character_has_a_sheet_of_their_own(company: Company, viewport: dict[str, int]):
    table = Table(company, "Sanders", viewport, game="coop", motion="less")
    page = table.page
    somebody = laden(table)
    pawn = somebody["pawn"]
    mine = next(one["pawn"] for one in table.latest["picture"]["view"]["people"] if one["player"] == 0)
    table.tell(
        {
            "event": "ThingHandedOver",
            "giver": mine,
            "taker": pawn,
            "shelf": "items",
            "thing": ["items", "fuel_can", 0],
        }
    )
    if viewport is PHONE:
        page.locator(".open-plan").click()  # on the whole screen everybody stands under the plan
    crew = page.locator(".crew .cast" if viewport is DESKTOP else ".strip")
    everybody = table.latest["picture"]["view"]["people"]
    assert crew.locator("[data-person]").count() == len(everybody), "a button for everybody"
    crew.locator(f"[data-person='{pawn}']").click()
    sheet = page.locator("dialog")
    paper = sheet.locator(f"[data-character='{pawn}']")
    paper.locator("li", has_text="Fuel ×2").wait_for()
    paper.locator("li", has_text="Dynamite").wait_for()
    told = paper.inner_text()
    assert "Kitchen" in told and "suspicion" in told, "where they are, and what everybody sees of them"
    assert paper.locator(".ability").inner_text(), "what they can do that others cannot"
    sheet.locator(f".dossier[data-about='{somebody['player']}'] li", has_text="Fuel").first.wait_for()
    name = sheet.locator("#dialog-title").inner_text()
    assert problems_of("character", table.person, ("night", "blizzard")) == []

    # Whose they are stands there too, and from the player it is one press back to any of theirs.
    sheet.locator("[data-act=player]").click()
    theirs = sheet.locator(".cast [data-person]")
    theirs.first.wait_for()
    assert theirs.count() == sum(one["player"] == somebody["player"] for one in everybody)
    sheet.locator(f".cast [data-person='{pawn}']").click()
    paper.wait_for()
    assert sheet.locator("#dialog-title").inner_text() == name
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert table.person.problems == []


def round_one_phone(company: Company, switched: str = "") -> Person:
    """Two people at a co-op table who share a phone."""
    person = company.invite("Peters", PHONE, motion="less")
    person.lay_table(seats=2, game="coop", switched=switched)
    person.seat_here("Colins")
    person.start()
    return person


def test_on_a_shared_phone_everybody_reads_about_every_character(company: Company):
    person = round_one_phone(company)
    page = person.page
    page.locator("[data-act=dealt]").click()
    page.locator(".open-plan").click()
    crew = page.locator(".strip [data-person]")
    crew.first.wait_for()
    assert crew.count() >= 4
    asked = crew.last.get_attribute("data-person")
    crew.last.click()
    page.locator(f"dialog [data-character='{asked}'] .ability").wait_for()
    assert person.problems == []


def test_where_hands_are_hidden_characters_are_read_about_while_somebody_holds(company: Company):
    person = round_one_phone(company, switched="Open hands")
    page = person.page
    page.locator(".gate [data-act=people]").click()
    whom = page.locator(".whom [data-about]")
    whom.first.wait_for()
    # Who plays two characters wants to read about both: so all of them are there.
    assert whom.count() >= 4
    whom.last.click()
    asked = whom.last.get_attribute("data-about")
    hold(person, sign=".held")
    page.locator(f".held [data-character='{asked}'] .ability").wait_for()
    page.locator(".held .dossier section").first.wait_for()
    page.mouse.up()
    page.locator(".held").wait_for(state="detached")
    assert person.problems == []
