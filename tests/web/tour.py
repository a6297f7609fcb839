"""A walk through every screen, in one browser's size, language and theme: for axe, and for pictures to look at."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.crowds import crowds
from tests.web.people import Company, Person
from tests.web.stations import BRIEF, SCENES, ends, stations

FINGERS, PATIENCE = 6, 10_000
"""How often a finger is put on a gate, and for how many milliseconds it waits there."""
FINISHED: dict[str, str] = {}
"""A table of bots that was played to its end, by house."""


def finished_table(company: Company) -> str:
    """A game that bots have played to its end, laid by a screen that sits nowhere."""
    address = company.house.address
    if address not in FINISHED:
        screen = company.invite("Screen")
        page = screen.page
        screen.visit("new")
        page.locator("label:has(input[value=stayaway])").click()
        page.locator("label:has(input[value=tv])").click()
        page.locator("input[type=range]").first.fill("5")
        page.select_option("select[name=level]", "seasoned")  # who searches takes its time, whatever the pace
        page.locator("details.panel > summary").click()
        page.select_option("select[name=pace]", "0")
        page.locator("form button.main").click()
        page.wait_for_selector("[data-act=start]")
        table = page.url.rsplit("/", 1)[1]
        screen.start()
        page.wait_for_selector(".page.end", timeout=150_000)
        FINISHED[address] = table
    return FINISHED[address]


PARTS = ("rooms", "table", "passed", "stations", "after", "ends", "crowds")
USUAL = PARTS[:6]
BRIEF_PARTS = PARTS[:5]


def walk(
    company: Company, *, parts: Sequence[str] = USUAL, is_brief: bool = False, **likes: Any
) -> Iterator[tuple[str, Person]]:
    """Every screen of these parts, each with its name while it is shown; in brief without all the outpost's."""
    scenes = BRIEF if is_brief else SCENES
    walks: dict[str, Callable[[Person], Iterator[tuple[str, Person]]]] = {
        "rooms": _rooms,
        "table": _own_device,
        "passed": _passed_phone,
        "stations": lambda person: stations(company, person, scenes),
        "after": lambda person: _after(company, person),
        "ends": lambda person: ends(company, person),
        "crowds": crowds,
    }
    for part, name in zip(
        PARTS, ("Windows", "MacReady", "Childs", "Garry", "Fuchs", "Fuchs", "Nauls"), strict=True
    ):
        if part in (BRIEF_PARTS if is_brief else parts):
            yield from walks[part](company.invite(name, **likes))


def _rooms(person: Person) -> Iterator[tuple[str, Person]]:
    for screen, sign in (
        ("", "main h1"), ("new", "input[name=name]"), ("settings", ".form"), ("credits", "li a"), ("statistics", "h1"),
        ("rules/stayaway", "article"), ("rules/boardgame", "article"), ("t/nowhere", ".button.main"),
    ):  # fmt: skip
        person.visit(screen)
        person.page.wait_for_selector(sign)
        person.settle()
        yield "no-table" if screen == "t/nowhere" else screen.replace("/", "-") or "home", person
    person.visit("new")
    person.page.locator("label:has(input[value=norwegian])").click()
    person.page.locator("details.panel > summary").click()
    person.page.locator(".numbers > summary").click()
    person.page.fill("input[name=figure-npcs]", "9")
    person.page.locator(".numbers").evaluate("box => box.scrollIntoView()")
    person.settle()
    yield "new-numbers", person
    person.visit("tutorial/stayaway")
    person.page.wait_for_selector("[data-act=next]")
    person.settle()
    yield "tutorial", person
    for _ in range(3):
        person.page.locator("[data-act=next]").click()
    person.page.locator("[data-act=confirm]").click()
    person.settle()
    yield "tutorial-asked", person
    person.visit("tutorial/boardgame")
    person.page.wait_for_selector(".table .station")
    person.settle()
    yield "tutorial-station", person
    person.visit("tutorial/coop")
    for _ in range(4):
        person.page.locator("[data-act=next]").click()
    person.page.wait_for_selector(".steps [aria-current]")
    person.settle()
    yield "tutorial-crew", person


def _is_asked_among_several(person: Person) -> bool:
    """Play on until a question has several choices; false if this person is out, or the game over, before that."""
    page = person.page
    deadline = time.monotonic() + 25
    while time.monotonic() < deadline and not person.is_over():
        if page.locator("[data-act=dealt]").count():
            person.glance()
        if page.locator("[data-act=confirm]").count() and page.locator(".choice").count() >= 3:
            return True
        if not person.glance():
            page.wait_for_timeout(60)
    return False


def _own_device(person: Person) -> Iterator[tuple[str, Person]]:
    page = person.page
    for attempt in range(5):
        person.lay_table(seats=8)
        person.settle()
        if not attempt:
            yield "lobby", person
        person.start()
        page.wait_for_selector("[data-act=dealt]")
        person.settle()
        if not attempt:
            yield "deal", person
        if _is_asked_among_several(person):
            break
    person.settle()
    yield "table-asked", person
    page.locator(".choice").first.click()
    person.settle()
    yield "table-choosing", person
    page.locator("#question-words ~ button >> nth=0").click()
    person.settle()
    yield "help", person
    page.keyboard.press("Escape")
    page.locator(".place").nth(2).click(force=True)
    page.keyboard.press("Escape")
    if page.locator("nav button").first.is_visible():
        for number, tab in enumerate(("base", "hand", "log", "notes", "rules")):
            page.locator("nav button").nth(number).click()
            person.settle()
            yield f"tab-{tab}", person
        page.locator("nav button").nth(2).click()
    else:
        page.locator(".switcher button").nth(1).click()
        person.settle()
        yield "notes", person
        page.locator(".switcher button").first.click()
        if page.locator("section.crew").is_visible():
            page.locator(".crew li button").nth(2).click()
            person.settle()
            yield "player", person
            page.keyboard.press("Escape")
    page.locator("form button[type=button]").click()
    person.settle()
    yield "talk", person
    page.keyboard.press("Escape")
    page.locator("[data-act=menu]").click()
    person.settle()
    yield "menu", person
    page.locator("dialog label:has(input[role=switch])").first.click()
    page.keyboard.press("Escape")
    person.settle()
    yield "paused", person


def _passed_phone(person: Person) -> Iterator[tuple[str, Person]]:
    page = person.page
    person.lay_table(seats=4)
    person.seat_here("Palmer", "Clark", "Copper")
    person.settle()
    yield "lobby-passed", person
    person.start()
    page.wait_for_selector(".gate .hold")
    person.settle()
    yield "gate", person
    for _ in range(4):
        hold(person)
        person.settle()
        yield "peek", person
        page.mouse.up()
        page.locator("[data-act=done]").click()
    page.wait_for_selector(".gate .hold")
    hold(person)
    person.settle()
    yield "peek-question", person
    page.mouse.up()
    page.locator(".gate .more button").first.click()
    person.settle()
    yield "passed-board", person


def hold(person: Person, sign: str = ".peek") -> None:
    """Put a finger on the gate's field, and leave it there until the secret shows.

    The gate may be making way for the next one just then: as people do, a finger that finds nothing there tries again.
    """
    page, field = person.page, person.page.locator(".gate .hold:enabled")
    for _ in range(FINGERS):
        try:
            field.wait_for(timeout=PATIENCE)
            box = field.bounding_box(timeout=PATIENCE)
            if box is None:
                continue
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.down()
            page.wait_for_selector(sign, timeout=PATIENCE)
        except PlaywrightTimeout:
            page.mouse.up()
        else:
            return
    raise AssertionError(f"a finger was put on the gate {FINGERS} times, and {sign} did not show")


def _after(company: Company, person: Person) -> Iterator[tuple[str, Person]]:
    table = finished_table(company)
    person.visit(f"t/{table}")
    person.page.wait_for_selector(".page.end")
    person.settle()
    yield "end", person
    person.visit(f"replay/{table}")
    person.page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 5")
    person.page.get_by_role("combobox").first.select_option(index=2)
    person.page.locator(".scrub").fill("30")
    person.settle()
    yield "replay", person
    open_table = company.invite("Garry")
    code = open_table.lay_table(seats=6, company="bots", pace="3")  # it must not end while it is looked at
    open_table.page.locator("[data-act=dealt]").click()  # until then a table of one person waits
    person.visit(f"tv/{code}")
    person.page.wait_for_selector(".tv .place")
    person.settle()
    yield "tv", person
    person.visit(f"t/{code}")
    person.page.wait_for_selector(".table .place")
    person.settle()
    yield "spectator", person
