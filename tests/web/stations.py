"""The games on the outpost, for the walk through every screen: tables that go on from recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.web.people import Company, Person
from tests.web.records import Until, continue_record, golden


class Scene(NamedTuple):
    """A moment of a recorded game that is worth a look."""

    name: str
    game: str
    record: str
    until: Until


def _is_burned_and_dark(view: dict[str, Any]) -> bool:
    return bool(view["base"]["dark"]) and any(room["burned"] for room in view["rooms"].values())


SCENES = (
    Scene("station", "boardgame", "an_eventful_game", lambda view: view["phase"] == "movement"),
    Scene("station-burned", "boardgame", "frozen_at_a_full_table", _is_burned_and_dark),
    Scene("coop", "coop", "lost_in_the_dark", lambda view: view["base"]["dark"]),
    Scene(
        "norwegian",
        "norwegian",
        "dog_escaped_though_a_rifle_was_laid",
        lambda view: view["dog"]["rifles_laid"],
    ),
    Scene("ufo", "norwegian", "ufo_launched", lambda view: bool(view["ufo"])),
)
BRIEF = (SCENES[1], SCENES[4])
ENDS = (("boardgame", "frozen_at_a_full_table"), ("coop", "lost_in_the_dark"), ("norwegian", "ufo_launched"))
OWN = "boardgame"
"""The one in which the person has a seat, so that there is something for the statistics."""
LAID: dict[tuple[str, str], str] = {}
"""Ended tables, by house and record."""


def stations(company: Company, person: Person, scenes: tuple[Scene, ...]) -> Iterator[tuple[str, Person]]:
    """Every scene: asked, choosing, what a room is; on a phone also the hand."""
    page = person.page
    for scene in scenes:
        sit_down_at(company, person, scene)
        yield scene.name, person
        if person.page.locator(".choice").count():
            page.locator(".choice").first.click()
            person.settle()
            yield f"{scene.name}-choosing", person
        if page.locator("nav button").first.is_visible():
            page.locator("nav button").nth(1).click()
            person.settle()
            yield f"{scene.name}-hand", person
            page.locator("nav button").first.click()
    page.locator(".board [data-handle^='room:']").last.focus()
    page.keyboard.press("Enter")
    if page.locator("dialog").count():
        person.settle()
        yield "room-help", person
        page.keyboard.press("Escape")


def ends(company: Company, person: Person) -> Iterator[tuple[str, Person]]:
    """How each game on the outpost can end; and one of them on the TV before that."""
    for game, record in ENDS:
        table = LAID.get((company.house.address, record)) if game != OWN else None
        if table is None:
            host = person if game == OWN else company.invite("Host", motion="less")
            table = lay_from(company, host, game, golden(game, record), lambda view: False)
            LAID[company.house.address, record] = table
        person.visit(f"t/{table}")
        person.page.wait_for_selector(".page.end")
        person.settle()
        yield f"end-{game}", person
    person.visit("statistics")
    person.page.wait_for_selector(".games")
    yield "statistics-played", person
    host = company.invite("Host", motion="less")
    table = lay_from(
        company, host, "boardgame", golden("boardgame", "frozen_at_a_full_table"), _is_burned_and_dark
    )
    person.visit(f"tv/{table}")
    person.page.wait_for_selector(".tv .station")
    person.settle()
    yield "tv-station", person


def lay_from(company: Company, host: Person, game: str, record: dict[str, Any], until: Until) -> str:
    """A table of bots that goes on from a record."""
    table = host.lay_table(
        seats=record["seats"], game=game, company="bots" if record["seats"] > 1 else "friends"
    )
    host.start()
    host.page.wait_for_selector(".station")
    host.visit("credits")
    continue_record(company.house, table, record, until)
    return table


def sit_down_at(company: Company, person: Person, scene: Scene) -> None:
    """Sit at the first seat of a table that goes on from there, until something is asked."""
    table = lay_from(company, person, scene.game, golden(scene.game, scene.record), scene.until)
    person.visit(f"t/{table}")
    person.page.wait_for_selector(".station")
    for _ in range(200):
        if person.page.locator("[data-act=dealt]").count():
            person.glance()
        if person.page.locator("[data-act=confirm]").count() or person.is_over():
            break
        person.page.wait_for_timeout(60)
    person.settle()
