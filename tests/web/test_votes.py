"""Votes lie on the table: face down and all alike while they are secret, open once they are turned over."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.web.people import PHONE, Company, Person
from tests.web.records import golden
from tests.web.stations import lay_from
from tests.web.test_screens import problems_of

BALLOTS = "all => all.map(each => [each.dataset.state, each.querySelector('b').innerHTML])"
ALL_BUT_ONE_HAVE_VOTED = """() => [...document.querySelectorAll('.votes li')].length > 1
  && document.querySelectorAll('.votes li[data-state=thinking]').length === 1"""
SEATS = 4
RECORDS = [
    ("boardgame", "alien_escaped_unseen_in_the_base_helicopter"),
    ("norwegian", "escaped_by_the_rescue_helicopter"),
    ("coop", "human_left_behind"),
]
CLEARING = {"BoardingAsked", "VehicleLeft", "PhaseBegan", "EverythingShown"}
"""What clears the ballots off the table at once."""


def is_accusing(person: Person) -> bool:
    """Whether this person is asked at whom to point."""
    waiting: list[Any] = next((one["waiting"] for one in person.frames[::-1] if "waiting" in one), [])
    return any(one["kind"] == "character_to_accuse" and one["seat"] == 0 for one in waiting)


def is_last_to_point(person: Person) -> bool:
    """Whether all others have pointed, and this person is still asked: a glance may have answered in passing."""
    for _ in range(900):
        if not is_accusing(person) or person.page.evaluate(ALL_BUT_ONE_HAVE_VOTED):
            return is_accusing(person)
        person.page.wait_for_timeout(50)
    raise AssertionError("somebody else never points")


def test_accusations_lie_face_down_and_are_turned_over_together(company: Company):
    person = company.invite("Pointing", motion="less")
    watcher = company.invite("Onlooker", PHONE, language="pl", motion="less")
    page = person.page
    while not is_last_to_point(person):  # some games end before anybody is accused
        table = person.lay_table(seats=SEATS, game="boardgame")
        person.start()
        watcher.visit(f"t/{table}")
        watcher.page.locator(".station").wait_for()
        company.play_on(person, until=lambda: is_accusing(person))
    watcher.page.wait_for_function(ALL_BUT_ONE_HAVE_VOTED)
    ballots: list[list[str]] = page.locator(".votes li").evaluate_all(BALLOTS)
    down = [ink for state, ink in ballots if state == "down"]
    assert len(down) == len(ballots) - 1 and len(set(down)) == 1, "what lies face down looks the same for all"
    seen = watcher.page.locator(".votes li").evaluate_all("all => all.map(each => each.dataset.state)")
    assert sorted(seen) == sorted(state for state, _ in ballots), (
        "an onlooker sees who has voted, and no more"
    )
    assert problems_of("vote", person, ("night", "blizzard")) == []
    asked = page.locator("[data-act=confirm]").get_attribute("data-question")
    while page.locator(f"[data-act=confirm][data-question='{asked}']").count():
        person.glance()  # this one and no other: the answer to the next one clears the table
    page.locator(".votes li[data-state=open]").nth(len(ballots) - 1).wait_for()
    told = page.locator(".votes li").all_inner_texts()
    assert all("points at" in words for words in told)
    page.reload()
    page.locator(".votes li[data-state=open]").nth(len(ballots) - 1).wait_for()
    assert page.locator(".votes li").all_inner_texts() == told, "it still lies there after a reload"
    assert person.problems == []


def moments(company: Company, table: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """A finished game, moment by moment, as a seat saw it or as everybody did."""
    frames: list[dict[str, Any]] = []
    eyes = "" if viewer is None else f"&viewer={viewer}"
    while True:
        address = f"{company.house.address}/api/tables/{table}/replay?start={len(frames)}&count=100{eyes}"
        with urllib.request.urlopen(address) as answer:
            part = json.load(answer)
        frames += part["frames"]
        if len(frames) >= part["total"]:
            return frames


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_who_let_somebody_aboard_is_seen_on_the_table(company: Company, game: str, record: str):
    host = company.invite("Host", motion="less")
    table = lay_from(company, host, game, golden(game, record), lambda view: False)
    person = company.invite("Later", motion="less")
    page = person.page
    person.visit(f"replay/{table}")
    page.locator(".scrub").wait_for()
    for frame in moments(company, table):
        answered = next((one for one in frame["events"] if one["event"] == "BoardingAnswered"), None)
        if answered is None:
            continue
        page.locator(".scrub").fill(str(frame["answer"]))
        page.locator(".count", has_text=f"{frame['answer'] + 1} /").wait_for()
        if CLEARING & {one["event"] for one in frame["events"]}:
            continue
        ballots = page.locator(".votes li[data-state=open]")
        ballots.first.wait_for()
        agreed = [
            int(pawn)
            for pawn in ballots.evaluate_all(
                "all => all.filter(each => each.innerText.includes('let aboard')).map(each => each.dataset.pawn)"
            )
        ]
        assert agreed == answered["agreed"]
        assert page.locator(".votes p").inner_text()
        break
    else:
        raise AssertionError("nobody asked to come aboard")
    assert person.problems == []
