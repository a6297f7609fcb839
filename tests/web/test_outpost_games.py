"""Complete games on the outpost through the interface alone: three browsers, one of them a phone in Polish.

In the middle one of them reloads the page, and the server is killed and started again. The host has typed numbers into
the form with which the cold comes soon, so that a whole game is short.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.people import PHONE, Company, Person
from tests.web.records import continue_record, golden
from tests.web.secrets import secrets_seen
from tests.web.shifts import GOOD, SHIFTS, worst_shift
from tests.web.stations import lay_from

BURNS = {"boiler_sun": 3, "boiler_snow": 3, "boiler_storm": 3}
SHORT = {"boiler_damage": 1, "boiler_fuel": 1, "freezing_track": 1, **BURNS}
"""A board on which the cold comes soon."""
TOGETHER = {**SHORT, "freezing_track": 2}
"""The same where a press answers for a whole crew: a little later, so that there is a game."""
GAMES: dict[str, tuple[int, str]] = {
    "boardgame": (4, "night"),
    "coop": (3, "night"),
    "norwegian": (4, "blizzard"),
    "ufo": (4, "night"),
}
"""Each with its seats and the host's theme; the last is the Norwegian Outpost from the moment the UFO is reached."""


AT_THE_UFO = {"sector_to_haunt", "strength_to_place", "room_to_enter", "launch_card_to_pay", "token_to_pay"}
"""What is asked there: of the host, who is the alien, and of the phone's human."""


def is_at_the_ufo(view: dict[str, Any]) -> bool:
    """The alien has found the UFO, and paid for two launch cards of five."""
    return bool(view["ufo"]) and view["ufo"]["launch"]["paid"] == 2


class Played:
    """One game that was played to its end, and what was seen meanwhile."""

    def __init__(self, company: Company, game: str) -> None:
        self.game = game
        self.seats, theme = GAMES[game]
        self.host = company.invite("Mac", theme=theme, motion="less")
        self.phone = company.invite("Nauls", PHONE, language="pl", motion="less")
        self.onlooker = company.invite("Onlooker", motion="less")
        self.host.points_early = self.phone.points_early = True
        self.host.context.add_init_script(SHIFTS)
        self.boxes: set[str] = set()
        self.overflow = 0
        self.picked: set[str] = set()
        figures = {"ufo": {}, "coop": TOGETHER}.get(game, SHORT)
        self.table = self.host.lay_table(
            seats=self.seats, game="norwegian" if game == "ufo" else game, figures=figures
        )
        self.phone.sit_down(self.table)
        self.onlooker.visit(f"t/{self.table}")
        self.onlooker.page.wait_for_selector(".seats")
        self.host.start()
        self.answers = self._play(company)

    def _play(self, company: Company) -> int:
        people = (self.host, self.phone)
        if self.game == "ufo":
            self.host.page.wait_for_selector(".station")
            continue_record(company.house, self.table, golden("norwegian", "ufo_launched"), is_at_the_ufo)
            for person in (*people, self.onlooker):
                person.page.reload()
                person.page.wait_for_selector(".station.hull")
        answers = company.play_on(*people, turns=6, until=self.look)
        self.phone.page.reload()
        self.phone.page.wait_for_selector(".station, .end")
        answers += company.play_on(*people, turns=4, until=self.look)
        company.house.kill()
        company.house.open()
        answers += company.play_on(*people, until=self.look)
        for person in (*people, self.onlooker):
            person.page.wait_for_selector(".page.end")
        return answers

    def asked(self) -> set[str]:
        """Every kind of question that came to one of the two."""
        pictures = [frame.get("picture") or {} for one in (self.host, self.phone) for frame in one.frames]
        return {question["kind"] for picture in pictures for question in picture.get("questions", ())}

    def look(self) -> bool:
        """The board never changes its size; what is choosable on it can be chosen there."""
        page = self.host.page
        box = page.evaluate(
            "JSON.stringify(document.querySelector('.board:has(.station)')?.getBoundingClientRect() ?? null)"
        )
        self.boxes |= {box} - {"null"}
        self.overflow = max(self.overflow, self.phone.page.evaluate("document.documentElement.scrollWidth"))
        for person in (self.phone, self.host):  # the host is who answers first afterwards
            self._pick(person)
        return False

    def _pick(self, person: Person) -> None:
        """Point at something on the plan, the keyboard's way."""
        things = person.page.locator(".board .choosable [data-handle], .board .choosable[data-handle]")
        if not things.count() or person.page.locator("[data-act=dealt]").count():
            return
        try:
            handle = things.first.get_attribute("data-handle", timeout=2000) or ""
            things.first.focus(timeout=2000)
        except PlaywrightTimeout:
            return  # the window closed, or somebody else of the team was quicker
        person.page.keyboard.press("Enter")
        if person.page.locator(".board .chosen").count():
            self.picked.add(handle.partition(":")[0])


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, company: Company) -> Iterator[Played]:
    """Each game, played once for all that is to be seen of it; then everybody goes home."""
    played = Played(company, request.param)
    yield played
    for person in (played.host, played.phone, played.onlooker):
        person.context.close()
        company.people.remove(person)


def test_a_game_is_played_to_its_end_on_the_plan(played: Played):
    for person in (played.host, played.phone):
        assert person.page.locator(".verdict").inner_text().strip()
        assert person.page.locator(".roles > li").count() == played.seats
    for person in (played.host, played.phone, played.onlooker):
        assert person.problems == []
    # Another board comes once (the UFO); what is asked does not move: see the boxes below.
    assert worst_shift(played.host.page) < GOOD
    assert played.answers > 8
    assert len(played.boxes) == 1
    assert played.overflow <= PHONE["width"]


def test_what_is_asked_can_be_pointed_at_on_the_plan(played: Played):
    if played.game == "ufo":
        assert played.asked() >= AT_THE_UFO
        assert played.picked >= {"room", "launch"}
    else:
        assert played.picked & {"room", "seat", "pawn"}


def test_an_onlooker_is_never_sent_a_secret(played: Played):
    seen, leaks = secrets_seen(played.onlooker)
    assert seen > 5
    assert leaks == []


def test_the_game_can_be_watched_again_through_any_seats_eyes(played: Played):
    page = played.host.page
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 5")
    page.get_by_label("Through the eyes of").select_option(label="Nauls")
    page.locator(".scrub").fill("5")
    page.wait_for_function("() => document.querySelectorAll('.log p').length > 2")
    assert page.locator(".station").count() == 1
    page.get_by_role("button", name="To the end").click()
    page.wait_for_function(
        "() => document.querySelector('.scrub').value === document.querySelector('.scrub').max"
    )
    if played.game == "ufo":
        page.locator(".station.hull").wait_for()  # moments come a hundred at a time
    assert page.locator(".station.hull").count() == (played.game == "ufo")


def test_of_a_destroyed_room_it_stands_there_what_became_of_it(company: Company):
    host = company.invite("Cold", motion="less")
    record = golden("boardgame", "frozen_at_a_full_table")
    table = lay_from(company, host, "boardgame", record, lambda view: view["base"]["freezing"] is not None)
    page = company.invite("Frozen", PHONE, motion="less").page
    page.goto(f"{company.house.address}/#/t/{table}")
    boiler = page.locator(".room", has=page.locator("[data-handle='room:boiler_room']"))
    boiler.wait_for()
    assert boiler.locator(".fate").text_content() == "destroyed"
    assert boiler.locator(".counter").count() == 0
