"""The first minute: from an empty browser to one's own decision, a line that breaks, and a seat that is taken away."""

from __future__ import annotations

import pytest

from tests.web.people import DESKTOP, PHONE, Company, Person

MOST_CLICKS = 3
MOST_SECONDS = 10
PACE = 0.5
"""How long bots take at a table that somebody sits down at by one tap, in seconds."""
GAMES = (("stayaway", DESKTOP), ("boardgame", PHONE), ("coop", DESKTOP), ("norwegian", PHONE))


@pytest.mark.parametrize(("game", "viewport"), GAMES, ids=[game for game, _ in GAMES])
def test_a_tap_on_a_cover_leads_to_ones_own_decision(company: Company, game: str, viewport: dict[str, int]):
    person = company.invite("", viewport, motion="less")
    page = person.page
    person.visit()
    assert page.input_value("input[name=name]"), "somebody who says nothing has a name, and may change it"
    page.locator(f"[data-cover={game}] [data-act=play]").click()
    clicks = 1
    page.locator("[data-act=dealt]").click()
    clicks += 1
    page.locator("[data-act=confirm]").wait_for()
    waited = sum(frame["type"] == "update" for frame in person.frames)
    assert clicks <= MOST_CLICKS
    assert waited * PACE <= MOST_SECONDS
    assert person.problems == []
    person.context.close()


def test_play_now_waits_for_the_role_card_with_bots_for_beginners(company: Company):
    person = company.invite("Ada", motion="less")
    page = person.page
    person.visit()
    page.locator("[data-act=play-now]").click()
    page.locator("[data-act=dealt]").wait_for()
    # Until the table has heard that somebody reads.
    for _ in range(1500):
        if any(frame["type"] == "ack" for frame in person.frames):
            break
        page.wait_for_timeout(30)
    else:
        pytest.fail("the table did not hear that somebody reads")
    page.wait_for_timeout(300)  # an answer that was on its way
    before = len([frame for frame in person.frames if frame["type"] == "update"])
    page.wait_for_timeout(1800)  # three bots' time
    assert len([frame for frame in person.frames if frame["type"] == "update"]) == before
    table = [frame for frame in person.frames if frame["type"] == "welcome"][-1]["table"]
    assert [seat["level"] for seat in table["seats"] if seat["kind"] == "bot"] == ["novice"] * 5
    assert page.locator(".paused").count() == 0
    page.locator("[data-act=dealt]").click()
    page.locator("[data-act=confirm]").wait_for()
    assert "●" in page.title()
    page.locator("[data-act=menu]").click()
    page.get_by_role("switch").or_(page.locator("dialog input[type=checkbox]")).first.wait_for()
    page.keyboard.press("Escape")
    assert person.problems == []


def test_a_broken_line_is_told_within_five_seconds_and_mended(company: Company):
    person = company.invite("Blair", PHONE, language="pl", motion="less")
    page = person.page
    person.lay_table(seats=4)
    person.context.set_offline(True)
    page.locator(".line.on").wait_for(timeout=5000)
    assert page.locator(".line").inner_text().strip()
    person.context.set_offline(False)
    page.locator(".line.on").wait_for(state="detached")


def sent_to(host: Person, name: str) -> None:
    """The host opens the seat of this person, and is asked whether that is meant."""
    door = host.page.locator("li", has_text=name).locator("[data-act=kick]")
    door.dblclick()
    assert name in door.inner_text(), "a double click is no answer"
    door.blur()
    assert not door.inner_text()
    door.click()
    door.click()


def test_who_comes_by_a_link_says_a_name_first_and_is_told_when_sent_away(company: Company):
    host = company.invite("Garry", motion="less")
    guest = company.invite("Palmer", PHONE, motion="less")
    table = host.lay_table(seats=4)
    guest.visit(f"t/{table}")
    name = guest.page.locator("form input[name=name]")
    name.wait_for()
    box, code = name.bounding_box(), guest.page.locator(".invite").bounding_box()
    assert box and code and box["y"] < code["y"] and box["y"] < PHONE["height"] / 2
    guest.sit_down(table)
    host.page.get_by_text("Palmer", exact=True).wait_for()
    sent_to(host, "Palmer")
    guest.page.locator(".sent").wait_for()
    guest.page.locator("form button.main").click()
    guest.page.get_by_text("The host has sent you away.").wait_for()
    back = host.page.locator("[data-act=let-back]", has_text="Palmer")
    back.click()
    back.wait_for(state="detached")
    guest.page.locator("form button.main").click()
    guest.page.locator(".sent").wait_for(state="detached")
    assert host.problems == [] and all("403" in problem for problem in guest.problems)


def test_five_letters_lead_to_the_lobby_and_others_to_a_reason(company: Company):
    host = company.invite("Childs", motion="less")
    guest = company.invite("Fuchs", PHONE, language="it", motion="less")
    table = host.lay_table(seats=4)
    code = host.page.locator("[data-code]").get_attribute("data-code")
    assert code and len(code) == 5
    page = guest.page
    guest.visit()
    page.fill("input[name=code]", "ZZZ-ZZ")
    page.locator("[data-act=join]").click()
    page.locator("[role=alert]", has_text=" ").wait_for()
    page.fill("input[name=code]", f" {code[:2].lower()} {code[2:]} ")
    page.locator("[data-act=join]").click()
    page.locator("form input[name=name]").wait_for()
    assert page.url.endswith(f"#/t/{table}")
    assert host.problems == []
