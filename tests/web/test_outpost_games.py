"""Complete games on the outpost through the interface alone: two people in their own browsers, one of them a phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.web.people import PHONE, Company, Person

BURNS = {"boiler_sun": 3, "boiler_snow": 3, "boiler_storm": 3}
SHORT = {"boiler_damage": 1, "boiler_fuel": 1, "freezing_track": 1, **BURNS}
"""Figures of a board on which the cold comes soon, so that a whole game is short."""
ENDINGS: dict[str, tuple[int, str]] = {
    "boardgame": (4, "night"),
    "coop": (3, "night"),
    "norwegian": (4, "blizzard"),
}


def with_figures(route: Route) -> None:
    """The owner of an odd box types its numbers in: the form of the table has no fields for them yet."""
    asked: dict[str, Any] = json.loads(route.request.post_data or "{}")
    asked["options"] = {**asked["options"], "figures": SHORT}
    route.continue_(post_data=json.dumps(asked))


class Played:
    """One game that was played to its end, and what was seen meanwhile."""

    def __init__(self, company: Company, game: str) -> None:
        seats, theme = ENDINGS[game]
        self.host = company.invite("Mac", theme=theme, motion="less")
        self.phone = company.invite("Nauls", PHONE, language="pl", motion="less")
        self.host.page.route("**/api/tables", with_figures)
        table = self.host.lay_table(seats=seats, game=game)
        self.phone.sit_down(table)
        self.host.start()
        self.boxes: set[str] = set()
        self.overflow = 0
        self.picked = 0
        self.answers = company.play_on(self.host, self.phone, until=self.look)
        for person in (self.host, self.phone):
            person.page.wait_for_selector(".page.end")

    def look(self) -> bool:
        """The board never changes its size; what is choosable on it can be chosen there."""
        page = self.host.page
        if page.locator(".board .station").count():
            self.boxes.add(
                page.evaluate("JSON.stringify(document.querySelector('.board').getBoundingClientRect())")
            )
        self.overflow = max(self.overflow, self.phone.page.evaluate("document.documentElement.scrollWidth"))
        self.picked += self._pick(self.host)
        return False

    def _pick(self, person: Person) -> int:
        """Point at something on the plan, the keyboard's way."""
        things = person.page.locator(".board .choosable [data-handle], .board .choosable[data-handle]")
        if not things.count() or person.page.locator("[data-act=dealt]").count():
            return 0
        things.first.focus()
        person.page.keyboard.press("Enter")
        return person.page.locator(".board .chosen").count()


@pytest.mark.parametrize("game", ENDINGS)
def test_a_game_is_played_to_its_end_on_the_plan(company: Company, game: str):
    played = Played(company, game)
    for person in (played.host, played.phone):
        assert person.page.locator(".verdict").inner_text().strip()
        assert person.page.locator(".roles li").count() == ENDINGS[game][0]
        assert person.problems == []
    assert played.answers > 8
    assert played.picked > 0
    assert len(played.boxes) == 1
    assert played.overflow <= PHONE["width"]
