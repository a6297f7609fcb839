"""A complete game of Stay Away! through the interface alone, with everything that can happen to people meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.web.people import PHONE, Company, Person
from tests.web.shifts import GOOD, SHIFTS, worst_shift

BOXES = """(found => found.every(one => one) && found.map(one => JSON.stringify(one.getBoundingClientRect())))(
  ['.board', '.ask', '.hand', '.side'].map(name => document.querySelector(name)))"""


MANY = 8
"""So many looks at the table while a game was played are enough to see whether anything moves."""


@dataclass
class Played:
    """A game that was played to its end, and by whom."""

    table: str
    host: Person
    phone: Person
    third: Person
    spectator: Person
    answers: int
    boxes: list[Any]


@pytest.fixture(scope="module")
def played(company: Company) -> Played:
    """Three people in their own browsers, one a phone that reads another language, a bot, and an onlooker.

    In the middle one of them reloads the page, and the server is killed and started again.
    """
    host = company.invite("Mac")
    phone = company.invite("Nauls", PHONE, language="pl")
    third = company.invite("Blair", theme="blizzard")
    spectator = company.invite("Onlooker")
    host.context.add_init_script(SHIFTS)
    players = (host, phone, third)
    boxes: list[Any] = []

    def look() -> bool:
        if seen := host.page.evaluate(BOXES):  # not in the lobby, and not at the end
            boxes.append(seen)
        return False

    answers = 0
    while len(boxes) < MANY:  # The Thing may burn in the first turns
        table = host.lay_table(seats=5)
        phone.sit_down(table)
        third.sit_down(table)
        spectator.visit(f"t/{table}")
        spectator.page.wait_for_selector(".seats")
        host.start()
        answers = company.play_on(*players, turns=8, until=look)
        phone.page.reload()
        phone.page.wait_for_selector(".place, .end")
        answers += company.play_on(*players, turns=6, until=look)
        company.house.kill()
        company.house.open()
        answers += company.play_on(*players, until=look)
        for person in (*players, spectator):
            person.page.wait_for_selector(".page.end")
    return Played(table, host, phone, third, spectator, answers, boxes)


def test_a_game_is_played_to_its_end_by_several_browsers(played: Played):
    for person in (played.host, played.phone, played.third):
        assert person.page.locator(".verdict").inner_text().strip()
        assert person.page.locator(".roles li").count() == 5
    assert played.host.page.locator("figure.chain svg").count() == 1


def test_nobody_loses_an_answer_by_a_reload_or_a_kill(played: Played):
    verdicts = {person.page.evaluate("location.hash") for person in (played.host, played.phone, played.third)}
    assert len(verdicts) == 1
    for person in (played.host, played.phone, played.third, played.spectator):
        assert person.problems == []


def test_a_spectator_is_never_sent_a_secret(played: Played):
    seen = 0
    for frame in played.spectator.frames:
        view = (frame.get("picture") or {}).get("view")
        if view is None or view.get("outcome") is not None:
            continue
        seen += 1
        assert not any(view.get(secret) for secret in ("you", "drawn", "chain"))
        assert all(player["role"] is None and player["hand"] is None for player in view.get("players", ()))
        assert frame["picture"]["questions"] == []
        for item in frame.get("items", ()):
            event = item.get("event", {})
            assert event.get("event") != "RoleNoticed"
            if event.get("event") == "HandDealt":
                assert event["cards"] is None and event["role"] is None
    assert seen > 5


def test_nothing_moves_when_a_question_arrives(played: Played):
    first, *rest = played.boxes
    assert all(boxes == first for boxes in rest)
    assert worst_shift(played.host.page) < GOOD


def test_the_phone_never_scrolls_sideways(played: Played):
    assert played.phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_long_game_leaves_no_heap_behind(played: Played):
    session = played.host.context.new_cdp_session(played.host.page)
    session.send("HeapProfiler.collectGarbage")
    assert session.send("Runtime.getHeapUsage")["usedSize"] < 30_000_000


def test_the_replay_shows_any_seats_eyes(played: Played):
    page = played.host.page
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".scrub")
    page.wait_for_function("() => Number(document.querySelector('.scrub').max) > 5")
    assert page.locator(".hand .card").count() == 0
    page.get_by_label("Through the eyes of").select_option(label="Blair")
    page.wait_for_selector(".hand .card")
    before = page.locator(".log p").count()
    page.locator(".scrub").fill("5")
    page.wait_for_function("() => document.querySelectorAll('.log p').length > 2")
    assert page.locator(".log p").count() >= before
    page.get_by_role("button", name="To the end").click()
    assert page.locator(".place").count() == 5


def test_a_rematch_seats_the_same_people(played: Played, company: Company):
    host, phone = played.phone, played.third
    host.page.locator("[data-act=rematch]").click()
    host.page.wait_for_selector(".seats")
    phone.page.wait_for_function("() => document.querySelector('[data-act=rematch]') !== null")
    phone.page.locator("[data-act=rematch]").click()
    phone.page.wait_for_selector(".seats")
    for name in (host.name, phone.name):
        host.page.locator(".seats strong", has_text=name).wait_for()
    assert company.house.address in host.page.url
