"""House rules in the form of a new table: every option of every game, and the numbers of the printed board."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from outpost31 import GAMES
from outpost31.words import languages, locales_folder
from tests.web.people import PHONE, Company, Person
from tests.web.test_words import messages


@pytest.fixture(scope="module")
def host(company: Company) -> Person:
    """Somebody who lays tables."""
    return company.invite("Garry", motion="less")


def open_form(person: Person, game: str) -> None:
    """The form of a new table, with everything unfolded."""
    person.page.reload() if person.page.url.endswith("#/new") else person.visit("new")
    person.page.locator(f"label:has(input[value={game}])").click()
    person.page.locator("details.panel > summary").click()
    if person.page.locator(".numbers > summary").count():
        person.page.locator(".numbers > summary").click()


def test_nobody_is_hurried_unless_the_form_says_so(host: Person):
    open_form(host, "stayaway")
    reactions = host.page.locator("select[name=reactions]")
    assert reactions.input_value() == "0"
    assert reactions.locator("option").count() > 3, "the host can still set a clock"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_stands_in_the_form(host: Person, game: str):
    open_form(host, game)
    page = host.page
    options = [option for option in GAMES[game].options if option.name != "edition"]  # the box comes first
    assert page.locator(".option").count() == len(options)
    for option, shown in zip(options, page.locator(".option").all(), strict=True):
        assert f"§ {option.clause}" in shown.inner_text()  # type: ignore[attr-defined]
        fields = shown.locator("input, select").count()
        numbers = option.numbers(GAMES[game].seats[0]) if hasattr(option, "numbers") else ()
        assert fields == (len(numbers) or 1), option.name
    assert "_" not in page.locator(".options").inner_text()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_name_and_a_word_of_help(game: str, language: str):
    known: set[str] = set()
    for file in {game, "boardgame"} if game != "stayaway" else {game}:
        text = (locales_folder() / language / f"{file}.ftl").read_text(encoding="utf-8")
        known |= {id.removeprefix(f"{file}-") for id in messages(text)}
    wanted = {f"house-{option.name}{end}" for option in GAMES[game].options for end in ("", "-help")}
    assert sorted(wanted - known) == []


def test_a_number_says_what_is_printed_for_so_many_seats(host: Person):
    open_form(host, "boardgame")
    page = host.page
    red = page.locator("input[name=figure-suspicion_red]")
    for seats in ("4", "8"):
        page.locator("input[type=range]").first.fill(seats)
        assert red.input_value() == seats
    row = page.locator("li", has=red)
    assert "2 to 8" in row.inner_text()
    red.fill("5")
    assert "in the box: 8" in row.inner_text()
    assert "one number changed" in page.locator(".numbers > summary").inner_text()
    page.get_by_role("button", name="Everything as in the box").click()
    assert red.input_value() == "8"


@pytest.mark.parametrize(
    ("game", "language", "numbers", "said"),
    [
        ("boardgame", "en", {"boiler_fuel": "9"}, "Boiler: maximum fuel: a whole number from 1 to 8"),
        ("boardgame", "pl", {"freezing_track": "0"}, "Długość toru Mrozu: podaj liczbę całkowitą od 1 do 20"),
        ("boardgame", "en", {"boiler_fuel": "1.5"}, "a whole number from 1 to 8"),
        ("boardgame", "es", {"die_sun": "3"}, "El dado del tiempo tiene 6 caras en total. Estas suman 7."),
        ("boardgame", "it", {"suspicion_start": "6"}, "Il sospetto parte sotto lo spazio rosso, che è il 6"),
        ("coop", "en", {"radio_damage": "4"}, "Radio Room: maximum damage: at least 6"),
        ("boardgame", "en", {"boiler_damage": "12"}, "take 25 damage. The box has only 20 damage counters"),
        ("boardgame", "pt-BR", {"boiler_fuel": "8", "generator_fuel": "8"}, "Caldeira, Gerador e reservas"),
        ("norwegian", "en", {f"departure_{worth}": "1" for worth in (1, 2, 3)}, "These add up to 3."),
    ],
)
def test_a_number_that_cannot_be_is_refused_and_the_form_says_why(
    company: Company, host: Person, game: str, language: str, numbers: dict[str, str], said: str
):
    person = host if language == "en" else company.invite("Garry", PHONE, language=language, motion="less")
    open_form(person, game)
    page = person.page
    page.locator("input[type=range]").first.fill("6" if game != "coop" else "2")
    for name, value in numbers.items():
        page.fill(f"input[name=figure-{name}]", value)
    page.locator("form button.main").click()
    page.wait_for_function("() => document.querySelector('form > .error').textContent.length > 3")
    assert said in page.locator("form > .error").inner_text()
    assert page.url.endswith("#/new")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table_has_the_numbers_that_were_put_in(company: Company):
    host = company.invite("Blair")
    table = host.lay_table(seats=5, game="norwegian", figures={"snow_cats": 3, "dog_track": 4})
    with urllib.request.urlopen(f"{company.house.address}/api/tables/{table}") as answer:
        options: dict[str, Any] = json.load(answer)["options"]
    assert options["figures"] == {"snow_cats": 3, "dog_track": 4}
    host.start()
    host.page.wait_for_selector(".station")
    assert host.page.locator("[data-handle='room:snow_cat_c']").count() == 1
