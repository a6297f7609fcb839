"""Who sits there and where we are: bots' levels in the lobby, the strip and the rail on a phone, the crew on the TV."""

from __future__ import annotations

from outpost31.bots import levels_for
from tests.web.people import PHONE, Company
from tests.web.test_screens import problems_of

SPOKEN = """all => all.map(each =>
  [...each.querySelectorAll('.name, .unseen')].map(part => part.textContent).join(''))"""
NARROW = "all => all.map(each => each.scrollWidth <= each.clientWidth + 1)"


def test_the_host_chooses_how_well_each_bot_plays(company: Company):
    host = company.invite("Copper", motion="less")
    page = host.page
    host.lay_table(seats=4)
    page.select_option("select[name=level]", "novice")
    page.locator(".acts .button").first.click()
    page.locator("[data-act=start]:not([disabled])").wait_for()
    levels = page.locator("select.level")
    assert [levels.nth(number).input_value() for number in range(3)] == ["novice"] * 3
    levels.first.select_option("random")
    page.get_by_text("reckless bot").wait_for()
    assert sorted(page.locator(".seats .words .dim").all_inner_texts())[1:] == [
        "novice bot",
        "novice bot",
        "reckless bot",
    ]
    assert host.problems == []


def test_a_phone_has_everybody_under_the_board_and_every_phase_above_it(company: Company):
    person = company.invite("Norris", PHONE, motion="less")
    page = person.page
    table = person.lay_table(seats=5, game="boardgame")
    person.start()
    page.locator("[data-act=dealt]").click()
    page.locator("[data-act=confirm]").wait_for()

    marks = page.locator(".strip [data-seat]")
    assert marks.count() == 5
    spoken = marks.evaluate_all(SPOKEN)
    assert spoken[0].startswith("Norris, you") and sum("bot" in words for words in spoken) == 4
    assert sum("leads" in words for words in spoken) == 1
    marks.nth(3).click()  # a question is open, and yet it is the player's sheet that comes
    sheet = page.locator("dialog")
    sheet.locator("article").first.wait_for()
    assert "suspicion" in sheet.inner_text() and "§ B-" in sheet.inner_text()
    assert problems_of("player", person, ("night",)) == []
    page.keyboard.press("Escape")

    rail = page.locator("header [aria-current=step]")
    assert rail.count() == 1
    assert page.locator("header .moment").evaluate_all(NARROW) == [True], "the round is not cut off"
    box, screen = rail.bounding_box(), page.viewport_size
    assert box and screen and box["x"] >= 0 and box["x"] + box["width"] <= screen["width"], (
        "the phase is in sight"
    )
    page.locator("header [data-handle='phase:tests']").click()
    sheet.locator("article").first.wait_for()
    assert "test A, by blood" in sheet.inner_text() and "test B, by hot wire" in sheet.inner_text()
    page.keyboard.press("Escape")

    page.locator(".choice").first.click()
    page.locator("#question-words ~ button >> nth=0").first.click()
    sheet.locator("article").first.wait_for()
    assert problems_of("picked", person, ("blizzard",)) == []
    page.keyboard.press("Escape")

    screen_of_all = company.invite("Screen", motion="less")
    screen_of_all.visit(f"tv/{table}")
    screen_of_all.page.locator(".tv .crew button").first.wait_for()
    assert (
        screen_of_all.page.locator(".tv .crew .name").all_inner_texts()
        == page.locator(".strip .name").all_inner_texts()
    )
    onlooker = company.invite("Fuchs", PHONE, motion="less")
    onlooker.visit(f"t/{table}")
    onlooker.page.locator("nav[aria-label='Parts of the table'] button").first.wait_for()
    assert "Notes" not in onlooker.page.locator("nav[aria-label='Parts of the table']").inner_text()
    assert person.problems == screen_of_all.problems == onlooker.problems == []


def test_what_the_numbers_beside_everybody_mean_stands_above_them(company: Company):
    person = company.invite("Windows", motion="less")
    page = person.page
    person.lay_table(seats=4, game="boardgame")
    person.start()
    page.locator("[data-act=dealt]").click()
    page.locator(".crew .caption").wait_for()
    for width, height in ((1440, 900), (1366, 650), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        panel, caption = (
            page.locator("section.crew").bounding_box(),
            page.locator(".crew .caption").bounding_box(),
        )
        assert panel and caption
        assert panel["x"] <= caption["x"] and panel["y"] <= caption["y"] <= panel["y"] + 40, (width, height)
        assert caption["x"] + caption["width"] <= panel["x"] + panel["width"], (width, height)
    assert person.problems == []


def test_the_form_says_how_well_bots_play(company: Company):
    person = company.invite("Trainer", motion="less")
    page = person.page
    person.visit("new")
    page.locator("label:has(input[value=bots])").click()
    offered = page.locator("select[name=level] option").evaluate_all("all => all.map(each => each.value)")
    assert offered == list(reversed(levels_for("stayaway")))
    page.select_option("select[name=level]", "novice")
    page.locator("form button.main").click()
    page.locator("[data-act=dealt]").wait_for()
    table = [frame for frame in person.frames if frame["type"] == "welcome"][-1]["table"]
    levels = [seat["level"] for seat in table["seats"] if seat["kind"] == "bot"]
    assert levels and set(levels) == {"novice"}, "those who sat down at once"
    # Where friends are waited for, bots fill the open seats: at the level that was asked for when the table was laid.
    person.visit("new")
    page.locator("label:has(input[value=friends])").click()
    page.select_option("select[name=level]", "random")
    page.locator("form button.main").click()
    page.wait_for_selector("[data-act=start]")
    assert page.locator("select[name=level]").input_value() == "random"
    page.locator(".acts .button").first.click()
    page.locator("[data-act=start]:not([disabled])").wait_for()
    page.locator("li select.level").first.wait_for()
    assert set(page.locator("li select.level").evaluate_all("all => all.map(each => each.value)")) == {
        "random"
    }
    assert person.problems == []
