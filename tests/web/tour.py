"""A walk through every screen, in one browser's size, language and theme: for axe, and for pictures to look at."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tests.web.people import Company, Person

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
        page.locator("details.panel > summary").click()
        page.select_option("select[name=pace]", "0")
        page.locator("form button.main").click()
        page.wait_for_selector("[data-act=start]")
        table = page.url.rsplit("/", 1)[1]
        screen.start()
        page.wait_for_selector(".page.end", timeout=150_000)
        FINISHED[address] = table
    return FINISHED[address]


def walk(company: Company, **likes: object) -> Iterator[tuple[str, Person]]:
    """Every screen after the other, each with its name while it is shown."""
    yield from _rooms(company.invite("Windows", **likes))  # type: ignore[arg-type]
    yield from _own_device(company.invite("MacReady", **likes))  # type: ignore[arg-type]
    yield from _passed_phone(company.invite("Childs", **likes))  # type: ignore[arg-type]
    yield from _after(company, company.invite("Fuchs", **likes))  # type: ignore[arg-type]


def _settle(person: Person) -> None:
    """Let motion come to rest."""
    person.page.wait_for_timeout(person.rest)


def _rooms(person: Person) -> Iterator[tuple[str, Person]]:
    for screen, sign in (
        ("", "main h1"), ("new", "input[name=name]"), ("settings", ".form"), ("credits", "li a"), ("statistics", "h1"),
        ("rules/stayaway", "article"), ("t/nowhere", ".button.main"),
    ):  # fmt: skip
        person.visit(screen)
        person.page.wait_for_selector(sign)
        _settle(person)
        yield (screen.split("/")[0] or "home").replace("t", "no-table", screen == "t/nowhere"), person
    person.visit("tutorial/stayaway")
    person.page.wait_for_selector("[data-act=next]")
    _settle(person)
    yield "tutorial", person
    for _ in range(3):
        person.page.locator("[data-act=next]").click()
    person.page.locator("[data-act=confirm]").click()
    _settle(person)
    yield "tutorial-asked", person
    person.visit("tutorial/boardgame")
    person.page.wait_for_selector(".table .station")
    _settle(person)
    yield "tutorial-station", person


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
        _settle(person)
        if not attempt:
            yield "lobby", person
        person.start()
        page.wait_for_selector("[data-act=dealt]")
        _settle(person)
        if not attempt:
            yield "deal", person
        if _is_asked_among_several(person):
            break
    _settle(person)
    yield "table-asked", person
    page.locator(".choice").first.click()
    _settle(person)
    yield "table-choosing", person
    page.locator("#question-words ~ button").click()
    _settle(person)
    yield "help", person
    page.keyboard.press("Escape")
    page.locator(".place").nth(2).click(force=True)
    page.keyboard.press("Escape")
    if page.locator("nav button").first.is_visible():
        for number, tab in enumerate(("base", "hand", "log", "notes", "rules")):
            page.locator("nav button").nth(number).click()
            _settle(person)
            yield f"tab-{tab}", person
        page.locator("nav button").nth(2).click()
    else:
        page.locator(".switcher button").nth(1).click()
        _settle(person)
        yield "notes", person
        page.locator(".switcher button").first.click()
        page.locator(".crew li button").nth(2).click()
        _settle(person)
        yield "player", person
        page.keyboard.press("Escape")
    page.locator("form button[type=button]").click()
    _settle(person)
    yield "talk", person
    page.keyboard.press("Escape")
    page.locator("[data-act=menu]").click()
    _settle(person)
    yield "menu", person
    page.locator("dialog label:has(input[role=switch])").first.click()
    page.keyboard.press("Escape")
    _settle(person)
    yield "paused", person


def _passed_phone(person: Person) -> Iterator[tuple[str, Person]]:
    page = person.page
    person.lay_table(seats=4)
    for name in ("Palmer", "Clark", "Copper"):
        page.fill("input[name=another]", name)
        page.locator("form.join button").click()
        page.get_by_text(name, exact=True).first.wait_for()
    _settle(person)
    yield "lobby-passed", person
    person.start()
    page.wait_for_selector(".gate .hold")
    _settle(person)
    yield "gate", person
    for _ in range(4):
        hold(person)
        _settle(person)
        yield "peek", person
        page.mouse.up()
        page.locator("[data-act=done]").click()
    page.wait_for_selector(".gate .hold")
    hold(person)
    _settle(person)
    yield "peek-question", person
    page.mouse.up()
    page.locator(".gate .more button").first.click()
    _settle(person)
    yield "passed-board", person


def hold(person: Person) -> None:
    """Put a finger on the gate's field, and leave it there until the secret shows."""
    field = person.page.locator(".gate .hold")
    box = field.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    person.page.wait_for_selector(".peek")


def _after(company: Company, person: Person) -> Iterator[tuple[str, Person]]:
    table = finished_table(company)
    person.visit(f"t/{table}")
    person.page.wait_for_selector(".page.end")
    _settle(person)
    yield "end", person
    person.visit(f"replay/{table}")
    person.page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 5")
    person.page.get_by_role("combobox").select_option(index=2)
    person.page.locator(".scrub").fill("30")
    _settle(person)
    yield "replay", person
    open_table = company.invite("Garry")
    code = open_table.lay_table(seats=6, company="bots")
    open_table.start()
    person.visit(f"tv/{code}")
    person.page.wait_for_selector(".tv .place")
    _settle(person)
    yield "tv", person
    person.visit(f"t/{code}")
    person.page.wait_for_selector(".table .place")
    _settle(person)
    yield "spectator", person
