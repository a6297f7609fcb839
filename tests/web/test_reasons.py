"""Choosing by keys, reasons and their rules, and what a question is about: on the scripted first rounds, where every
question is known before."""

from __future__ import annotations

import contextlib
import itertools
import json
import math
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from outpost31.cli.presentation import present
from outpost31.reasons import Hindrance
from outpost31.words import Words, languages
from tests.web.people import DESKTOP, TABLET, Company, Person
from tests.web.test_tutorials import GO_ON, STEP, follow, script_of

LOW_PHONE = {"width": 390, "height": 664}
"""A phone whose browser keeps its bars on the screen."""
OVERFLOWING = (
    "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.innerText)"
)


def learn(person: Person, game: str, upto: int, since: int = 0) -> None:
    """Go through a scripted round to this step, as the coach says."""
    page, script = person.page, script_of(game)
    if not since:
        person.visit(f"tutorial/{game}")
        for _ in script["openings"]:
            page.locator("[data-act=next]").click()
    for number, step in list(enumerate(script["steps"][:upto]))[since:]:
        if "question" in step:
            follow(person, step)
        else:
            page.evaluate(GO_ON, number)
        page.wait_for_function(f"number => ({STEP})() > number", arg=number)
    page.locator(".coach").wait_for()


def test_digits_choose_what_is_listed_and_enter_confirms_it(company: Company):
    person = company.invite("Keys", motion="less")
    page, step = person.page, script_of("stayaway")["steps"][1]
    learn(person, "stayaway", 1)
    groups = page.locator(".choice[data-handle]")
    groups.first.wait_for()
    handles = groups.evaluate_all("all => all.map(each => each.dataset.handle)")
    digits = groups.evaluate_all("all => all.map(each => each.dataset.digit)")
    assert digits == [str(number + 1) for number in range(len(handles))]
    place = handles.index(f"card:{step['answer'][1]}")
    page.keyboard.press(digits[place])
    listed = page.locator(".choice[data-option]")
    listed.first.wait_for()
    options = [
        json.loads(each) for each in listed.evaluate_all("all => all.map(each => each.dataset.option)")
    ]
    assert options and all(step["answer"][1] in option for option in options)
    page.wait_for_timeout(600)  # an Enter right after a question came is not meant for it
    page.keyboard.press(str(options.index(step["answer"]) + 1))
    assert json.loads(page.locator(".choice.chosen").get_attribute("data-option") or "") == step["answer"]
    page.locator(".choice.chosen").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"number => ({STEP})() > number", arg=1)
    page.wait_for_function("() => document.activeElement.id === 'question-words'")
    assert person.problems == []


def test_the_shortcuts_are_written_down(company: Company):
    person = company.invite("Keys", motion="less")
    person.visit("settings")
    person.page.locator(".keys").wait_for()
    keys = person.page.locator(".keys kbd").all_inner_texts()
    assert keys == ["1 … 9", "Enter", "U", "?", "L", "N"]


def test_reasons_come_before_descriptions_and_are_the_games_own(company: Company):
    person = company.invite("Asker", motion="less")
    page = person.page
    learn(person, "boardgame", 7)
    page.locator(".board [data-handle='seat:0']").click(force=True)  # in a room that is not on offer
    page.locator("dialog .reason + .about p").wait_for()
    assert "door" not in page.locator("dialog .body").inner_text().split("§")[0]
    page.locator("dialog .reason ~ article").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".board [data-handle='room:pantry']").click(force=True)
    page.locator("dialog .reason + .about p", has_text="nobody goes there").wait_for()
    clauses = page.locator("dialog article h3").all_inner_texts()
    assert "B-1.5" in clauses[0] and not any("B-5.5" in one for one in clauses), "the reason's rule, no other"
    order = page.locator("dialog .body > :is(article, .about)").evaluate_all(
        "all => all.map(each => each.localName)"
    )
    assert order == ["div", "article", "div", *["article"] * (len(order) - 3)], "what it is comes after why"
    # The clause opens over the table, which is still there when it is closed, and so is what was chosen.
    page.keyboard.press("Escape")
    page.locator(".choice[data-option*=laboratory]").click()
    page.locator("#question-words ~ button >> nth=0").click()
    page.locator("dialog article a").first.click()
    page.locator("dialog .rules .wanted").wait_for()
    assert "tutorial/boardgame" in page.url
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.locator("[data-act=confirm]").is_enabled()
    assert page.locator(".choice.chosen").count() == 1


def said(game: str, language: str, hindrance: Hindrance, seat: int) -> str:
    """A reason as the terminal says it: the page must say the same."""
    names = script_of(game)["names"] if game in ("stayaway", "boardgame") else []
    return present(game, Words(language), names).hindrance_words(hindrance, {"people": []}, seat)


@pytest.mark.parametrize("language", languages())
def test_pointing_at_what_is_not_on_offer_tells_the_reason_of_this_moment(company: Company, language: str):
    person = company.invite("Why", motion="less", language=language)
    page, learner = person.page, script_of("stayaway")["learner"]
    learn(person, "stayaway", 1)
    reason = page.locator("dialog .reason + .about p")
    page.locator(".choice[data-handle='card:flamethrower']").click()
    page.locator(".board [data-handle='seat:2']").click(force=True)
    assert reason.inner_text() == said(
        "stayaway", language, Hindrance("not-beside", "S-3.5", {"seat": 2}), learner
    )
    assert "S-3.5" in page.locator("dialog article h3").first.inner_text()
    page.keyboard.press("Escape")
    # Of a card that can only be discarded, the help of the question says why it cannot be played.
    page.locator("[data-act=undo]").click()
    page.locator(".hand [data-handle='card:scary']").click()
    page.keyboard.press("?")
    unplayed = said("stayaway", language, Hindrance("defence-answers", "S-5.11", {"card": "scary"}), learner)
    page.locator("dialog .about p", has_text=unplayed).wait_for()
    assert person.problems == []


def point_at(page: Page, thing: Locator) -> None:
    """Click on something until its help opens: what arrives meanwhile may draw the board anew under the pointer."""
    for _ in range(5):
        thing.click(force=True)
        with contextlib.suppress(PlaywrightTimeout):
            page.locator("dialog").wait_for(timeout=5000)
            return
    pytest.fail("no help opens")


def reason_for(page: Page, thing: Locator) -> str:
    """Click on something that is not on offer, and read why: a question may have come before the click meanwhile."""
    reason, seen = page.locator("dialog .reason + .about p"), []
    for _ in range(3):
        point_at(page, thing)
        with contextlib.suppress(PlaywrightTimeout):
            return reason.inner_text(timeout=5000)
        seen += page.locator("dialog").all_inner_texts()
        page.keyboard.press("Escape")
    pytest.fail(f"no reason was told, but {seen}")


@pytest.mark.parametrize("game", ["boardgame", "norwegian", "coop"])
def test_at_a_table_the_server_tells_who_asks_and_nobody_else(company: Company, game: str):
    asker = company.invite(f"Asker {game}", motion="less")
    table = asker.lay_table(seats=1 if game == "coop" else 4, game=game)
    watcher = company.invite(f"Watcher {game}", motion="less")
    watcher.visit(f"t/{table}")
    asker.start()
    page = asker.page
    store = page.locator(".board [data-handle='room:pantry']")

    def is_moving() -> bool:
        pictures = (frame["picture"] for frame in asker.frames[::-1] if frame.get("picture"))
        asked: list[Any] = next((picture["questions"] for picture in pictures), [])
        return any(
            one["kind"] in ("turn", "room_to_enter")
            and page.locator(f"[data-act=confirm][data-question='{one['id']}']").count()
            for one in asked
        )

    company.play_on(asker, until=is_moving)
    sent = len(watcher.frames)
    words = said(game, "en", Hindrance("a-store", "B-1.5", {"room": "pantry"}), 0)
    assert reason_for(page, store) == words
    told = [frame for frame in asker.frames if frame["type"] == "why_not"]
    assert told and all(one["clause"] for one in told[-1]["hindrances"])
    assert not any(frame["type"] == "why_not" for frame in watcher.frames)
    assert [frame for frame in watcher.frames[sent:] if frame["type"] == "update"] == []
    assert asker.problems == []


def test_every_store_lies_on_the_plan(company: Company):
    person = company.invite("Fuel", motion="less")
    page = person.page
    learn(person, "boardgame", 0)
    boxes = {}
    for store in ("pantry", *script_of("boardgame")["steps"][0]["view"]["base"]["stores"]):
        boxes[store] = page.locator(f".board [data-handle='room:{store}']").bounding_box(timeout=5000)
    assert len(boxes) == 4
    across = sorted((box["x"], box["x"] + box["width"]) for box in boxes.values() if box)
    assert all(one[1] < other[0] for one, other in itertools.pairwise(across)), "none covers another"


def test_a_low_phone_shows_the_room_of_a_question_and_that_there_is_more(company: Company):
    person = company.invite("Pocket", LOW_PHONE, language="pl", motion="less")
    page = person.page
    learn(person, "boardgame", 7)
    rows = page.locator(".choices")
    many = page.locator(".below")
    many.wait_for()
    assert int(many.inner_text()) == rows.evaluate(
        "list => [...list.children].filter(each => each.getBoundingClientRect().bottom"
        " > list.getBoundingClientRect().bottom + 4).length"
    )
    rows.evaluate("list => list.scrollTo(0, 9999)")
    many.wait_for(state="detached")
    long = "Połóż się w Sali sypialnej i wymień karty"
    page.locator(".choice > span:first-of-type").evaluate_all(
        "(all, long) => all.forEach(each => (each.textContent = long))", long
    )
    assert page.locator(".choice").evaluate_all(OVERFLOWING) == []
    learn(person, "boardgame", 9, since=7)
    room = page.locator(".room.asked .press")
    room.wait_for()
    page.wait_for_timeout(500)
    box, board = room.bounding_box(), page.locator(".board .scroll").bounding_box()
    assert box and board and room.get_attribute("data-handle") == "room:laboratory"
    assert board["y"] - 1 <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"] + 1


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("viewport", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_who_am_i_is_not_cut(company: Company, language: str, viewport: dict[str, int]):
    person = company.invite("Reader", viewport, language=language, motion="less")
    person.visit("tutorial/boardgame")
    person.page.locator(".hand .role .words").wait_for()
    person.settle()
    role = person.page.locator(".hand .role .role")
    assert role.evaluate("box => box.scrollHeight <= box.clientHeight + 1")


def test_another_tutorial_begins_anew(company: Company):
    person = company.invite("Turner", motion="less")
    person.visit("tutorial/stayaway")
    person.page.locator(".place").first.wait_for()
    person.page.evaluate("location.hash = '#/tutorial/boardgame'")
    person.page.locator(".station").wait_for()
    assert person.problems == []


def refuse(
    page: Page, kind: str, reason: str, clause: str | None = None, most: float = math.inf
) -> list[str]:
    """Have messages of a kind refused in the server's place, this many at most; returns those that came."""
    came: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def speak(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == kind:
                came.append(said["client"])
            if said["type"] != kind or len(came) > most:
                server.send(text)
                return
            no = {"type": "refused", "client": said["client"], "reason": reason, "clause": clause, "args": {}}
            socket.send(json.dumps(no))

        socket.on_message(speak)

    page.route_web_socket("**/ws/*", between)
    return came


def test_a_refusal_names_its_rule_and_opens_it(company: Company):
    person = company.invite("Cheat", motion="less")
    page = person.page
    refuse(page, "answer", "not_on_offer", "S-3.5")
    for seats in (8, 10, 12):  # somebody may be out before anything was asked of them
        person.lay_table(seats=seats)
        person.start()
        page.locator("[data-act=dealt]").click()
        page.locator("[data-act=confirm], .page.end").first.wait_for()
        if page.locator("[data-act=confirm]").count():
            break
    for _ in range(4):
        if page.locator("[data-act=confirm][disabled]").count():
            person.choose()
    page.locator("[data-act=confirm]:not([disabled])").click()
    page.locator("[data-act=clause]", has_text="S-3.5").click()
    page.locator("dialog .wanted", has_text="S-3.5").wait_for()


def test_a_reason_that_was_refused_once_is_asked_for_again(company: Company):
    person = company.invite("Patient", motion="less")
    page = person.page
    asked = refuse(page, "ask_why", "too_fast", most=1)
    person.lay_table(seats=1, game="coop")
    person.start()
    company.play_on(person, until=page.locator("[data-act=confirm]").count)
    store = page.locator(".board [data-handle='room:pantry']")
    point_at(page, store)
    page.locator("dialog .reason").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    point_at(page, store)
    page.locator("dialog .reason").wait_for()
    assert len(asked) == 2
