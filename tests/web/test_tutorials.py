"""The tutorials: each is a round that the rules really play, and whoever does as the coach says gets through it."""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.client import ROOT
from tests.web.people import DESKTOP, PHONE, Company, Person

TUTORIALS = ROOT / "web" / "tutorials"
GAMES = ("stayaway", "boardgame", "coop")


def script_of(game: str) -> dict[str, Any]:
    """What the client is given."""
    script: dict[str, Any] = json.loads((TUTORIALS / f"{game}.json").read_text(encoding="utf-8"))
    return script


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_what_the_rules_play(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(TUTORIALS)  # as when the recorder is run from the command line
    recorder = importlib.import_module(f"record_{game}")
    script = script_of(game)
    assert json.loads(json.dumps(recorder.play(script["seed"]))) == script["steps"]


@pytest.mark.parametrize("game", GAMES)
def test_no_tutorial_shows_the_learner_what_a_seat_may_not_see(game: str):
    script = script_of(game)
    learner = script["learner"]
    tested: set[int] = set()
    for step in script["steps"]:
        tested |= {event["pawn"] for event in step["events"] if event["event"] == "RoleShown"}
        for person in step["view"].get("people") or step["view"].get("players") or ():
            is_open = person.get("status") == "exposed" or step["view"].get("outcome")
            if person.get("seat", person.get("player")) != learner and not is_open:
                assert person["role"] is None
                assert person["hand"] is None
            if game == "coop" and person["role"] is not None:
                assert person["pawn"] in tested, "nobody has seen what their own characters are"
        assert step.get("question", {"seat": learner})["seat"] == learner


STEP = "() => Number(document.querySelector('.coach').dataset.step)"
CUT = """() => [...document.querySelectorAll('.coach p')]
  .filter((words) => words.scrollHeight > words.clientHeight + 1).map((words) => words.textContent)"""
GO_ON = """number => { const coach = document.querySelector('.coach');
  if (Number(coach.dataset.step) === number) coach.querySelector('[data-act=next]').click(); }"""


def follow(person: Person, step: dict[str, Any]) -> None:
    """Do what the coach says: choose the answer, or the thing it begins with, and confirm."""
    page = person.page
    confirm = page.locator("[data-act=confirm]")
    confirm.wait_for()
    assert confirm.get_attribute("data-question") == str(step["question"]["id"])
    for place, answer in enumerate([step["answer"], *step.get("ahead", ())]):
        if place:
            page.locator(f".steps [data-step='{place}'][aria-current]").wait_for()
        choose(page, answer)
    confirm.click()


def choose(page: Page, answer: Any) -> None:
    """Press what is listed for this answer, or the thing that it begins with; what stands chosen need not be."""
    wanted = page.locator(f".choice[data-option='{json.dumps(answer, separators=(',', ':'))}']")
    if not wanted.count() and page.locator("[data-act=confirm]").is_disabled():
        page.locator(f".choice[data-handle='card:{answer[1]}']").click()
    if wanted.count():
        wanted.click()


@pytest.mark.parametrize(
    ("game", "viewport", "language"),
    [
        ("stayaway", PHONE, "en"),
        ("boardgame", DESKTOP, "en"),
        ("boardgame", PHONE, "pl"),
        ("coop", DESKTOP, "en"),
        ("coop", PHONE, "it"),
    ],
)
def test_a_tutorial_is_gone_through_to_its_end(
    company: Company, game: str, viewport: dict[str, int], language: str
):
    person = company.invite("Pupil", viewport, language=language, motion="less")
    page, script = person.page, script_of(game)
    person.visit()
    page.locator(f"[data-learn={game}]").click()
    page.locator(".coach").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    said, cut = set(), []

    def listen() -> None:
        said.add(page.locator(".coach p").inner_text())
        cut.extend(page.evaluate(CUT))

    for _ in script["openings"]:
        listen()
        page.locator("[data-act=next]").click()
    for number, step in enumerate(script["steps"][:-1]):
        listen()
        if "question" in step:
            follow(person, step)
        else:
            page.evaluate(GO_ON, number)  # unless it went on by itself meanwhile
        page.wait_for_function(f"number => ({STEP})() > number", arg=number)
    page.locator(".coach a[href='#/new']").wait_for()
    listen()
    assert cut == [], "the coach's words are read without scrolling"
    coaches = {step.get("coach") for step in script["steps"]}
    assert len(said) >= len(coaches) + len(script["openings"]) - 1
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert person.problems == []
    if (game, language) == ("boardgame", "en"):
        told = page.locator(".log p").all_inner_texts()
        assert_the_log_is_short(told)


def assert_the_log_is_short(told: list[str]) -> None:
    """Draws, dogs and disks come in one line each; a phase in which nothing happened is not told."""
    assert any("You draw USE" in line and "SABOTAGE" in line for line in told)
    assert sum("Dogs run out" in line for line in told) == 1
    assert not any("A dog runs" in line for line in told)
    assert any("Suspicion:" in line and "Palmer 4" in line for line in told)
    assert not any(line.strip().startswith("Fire:") for line in told)


def test_the_coach_explains_itself_when_somebody_does_something_else(company: Company):
    person = company.invite("Stubborn", motion="less")
    page, script = person.page, script_of("boardgame")
    person.visit("tutorial/boardgame")
    asked = next(number for number, step in enumerate(script["steps"]) if "question" in step)
    for _ in script["openings"]:
        page.locator("[data-act=next]").click()
    for number in range(asked):
        page.evaluate(GO_ON, number)
        page.wait_for_function(f"number => ({STEP})() > number", arg=number)
    page.locator(".choice[data-option='\"change_cards\"']").click()
    page.locator("[data-act=confirm]").click()
    page.locator(".problem:not(:empty)").wait_for()
    assert page.locator("[data-act=confirm]").get_attribute("data-question") == str(
        script["steps"][asked]["question"]["id"]
    )


def test_one_panel_asks_for_the_whole_crew_and_the_coach_names_who_went_astray(company: Company):
    person = company.invite("Captain", motion="less")
    page, script = person.page, script_of("coop")
    person.visit("tutorial/coop")
    for _ in script["openings"]:
        page.locator("[data-act=next]").click()
    rooms = [script["steps"][0]["answer"], *script["steps"][0]["ahead"]]
    page.locator(".steps [data-step]").nth(5).wait_for()
    assert page.locator(".steps [data-step]").count() == len(rooms) == 6
    for place, room in enumerate([*rooms[:2], "kitchen", *rooms[3:]]):
        page.locator(f".steps [data-step='{place}'][aria-current]").wait_for()
        choose(page, room)
    page.locator("[data-act=confirm]").click()
    page.locator(".problem", has_text="Dr. Blair: Laboratory").wait_for()
    page.locator(".steps [data-step='2'][aria-current]").wait_for()
    choose(page, rooms[2])
    page.locator("[data-act=confirm]").click()
    page.wait_for_function(f"() => ({STEP})() === 1")
    assert person.problems == []
