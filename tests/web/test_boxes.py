"""Which box do you own? The form of a new table says what differs, and the lobby which box is played."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from outpost31 import GAMES, Match
from outpost31.kernel import Editions
from outpost31.words import languages, locales_folder
from tests.web.people import DESKTOP, PHONE, Company, Person
from tests.web.test_house_rules import open_form
from tests.web.test_words import messages


def choose_box(person: Person, box: str) -> list[str]:
    """Take a box, and read what differs from ours."""
    person.page.locator(f"label:has(input[value=box-{box}])").click()
    return [each.strip() for each in person.page.locator(".differences dt").all_inner_texts()]


def options_of(company: Company, table: str) -> dict[str, Any]:
    """What the server says of a table."""
    with urllib.request.urlopen(f"{company.house.address}/api/tables/{table}") as answer:
        found: dict[str, Any] = json.load(answer)["options"]
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_box_and_every_value_it_sets_has_words(game: str, language: str):
    known: set[str] = set()
    for file in {game, "boardgame"} if game != "stayaway" else {game}:
        text = (locales_folder() / language / f"{file}.ftl").read_text(encoding="utf-8")
        known |= {id.removeprefix(f"{file}-") for id in messages(text)}
    wanted = {
        f"house-{option.name}-{value}"
        for option in GAMES[game].options
        if hasattr(option, "values")
        for value in option.values()
        if not isinstance(value, bool)
    }
    assert sorted(wanted - known) == []


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(
    ("language", "game", "box"),
    [
        ("en", "boardgame", "pt"),
        ("pl", "coop", "pl"),
        ("it", "norwegian", "it"),
        ("es", "stayaway", "general_section"),
        ("pt-BR", "boardgame", "pt"),
    ],
)
def test_the_form_says_what_differs_in_words_alone(
    company: Company, viewport: dict[str, int], language: str, game: str, box: str
):
    person = company.invite("Garry", viewport, language=language, motion="less")
    open_form(person, game)
    page = person.page
    seats = GAMES[game].seats[0]
    page.locator("input[type=range]").first.fill(str(seats))
    assert page.locator(".differences dt").count() == 0  # ours
    found = choose_box(person, box)
    (kind,) = (kind for kind in GAMES[game].options if isinstance(kind, Editions))
    set_by_box = kind.options_of(box, seats)
    usual = Match.new(game, seats).options
    figures = set_by_box.pop("figures", {})
    different = [name for name, value in set_by_box.items() if value != usual[name]]
    assert len(found) == len(different) + len(figures)
    assert "_" not in page.locator(".boxes").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.problems == []


def test_each_rule_of_a_box_can_still_be_changed_and_the_lobby_says_what_is_played(company: Company):
    host = company.invite("Fuchs", motion="less")
    open_form(host, "boardgame")
    page = host.page
    page.locator("input[type=range]").first.fill("5")
    before = choose_box(host, "pl")
    assert "Meetings in the Dormitory" in before and "Boiler burns in snow" in before
    page.get_by_role("switch", name="Meetings in the Dormitory").click(force=True)
    page.select_option("select[name=house-boarding]", "majority")
    now = page.locator(".differences dt").all_inner_texts()
    assert "Meetings in the Dormitory" not in now and "Letting people aboard" in now
    snow = page.locator("input[name=figure-boiler_snow]")
    assert snow.input_value() == "2"  # as that box prints it
    snow.fill("3")
    assert "in the box: 2" in page.locator("li", has=snow).inner_text()
    page.fill("input[name=name]", "Fuchs")
    page.locator("form button.main").click()
    page.wait_for_selector("[data-act=start]")
    options = options_of(company, page.url.rsplit("/", 1)[1])
    assert options["edition"] == "pl" and options["boarding"] == "majority"
    assert options["dormitory_contagion"] is False and options["generator_fails"] == "at_once"
    assert options["figures"] == {"boiler_snow": 3}
    shown = page.locator("details.box")
    assert shown.locator("summary").inner_text().strip() == "Polish box"
    shown.locator("summary").click()
    told = shown.inner_text()
    assert "most must agree" in told and "Boiler burns in snow" in told and "_" not in told


def test_another_box_takes_the_place_of_the_first(company: Company):
    host = company.invite("Nauls", motion="less")
    open_form(host, "boardgame")
    assert "When hunger comes" in choose_box(host, "it")
    assert "When hunger comes" not in choose_box(host, "en")
    assert choose_box(host, "ours") == []


def test_who_joins_from_elsewhere_sees_the_box_too(company: Company):
    host = company.invite("Clark", motion="less")
    table = host.lay_table(seats=4, game="stayaway")
    guest = company.invite("Gast", PHONE, language="es", motion="less")
    guest.visit(f"t/{table}")
    guest.page.wait_for_selector("details.box")
    assert guest.page.locator("details.box > summary").inner_text().strip() == "Nuestra lectura de ambos"
