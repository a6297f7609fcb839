"""A finished game watched again: through a seat's eyes with its role, and with nothing hidden; and who has won."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route

from tests.web.people import Company
from tests.web.test_screens import problems_of
from tests.web.test_votes import moments
from tests.web.tour import finished_table

SEATS = 5
PART = 25
"""So many moments the client asks for at once (web/src/screens/moments.ts)."""


def test_after_the_end_everything_can_be_seen(company: Company):
    table = finished_table(company)
    visitor = company.invite("Bennings", motion="less")
    page = visitor.page
    visitor.visit(f"t/{table}")
    page.locator(".page.end h1").wait_for()
    verdict = page.locator(".page.end h1").inner_text().lower()
    assert verdict in ("the humans have won", "the thing has won", "nobody wins"), (
        "an onlooker reads who has won"
    )

    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 5")
    assert "Turn" in page.locator(".moment h1").inner_text().title()
    assert page.locator(".hand .role, .secrets").count() == 0
    eyes = page.get_by_label("Through the eyes of")
    eyes.select_option("1")
    page.locator(".hand .role .title").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/replay?*everything*", hold)
    eyes.select_option("everything")
    for _ in range(2000):
        if held:
            break
        page.wait_for_timeout(20)
    assert page.locator(".secrets").count() == 0, "not before it is here"
    assert page.locator(".hand .role .title").count() == 1, "until then, what was seen before"
    held[0].continue_()
    page.unroute("**/replay?*everything*")
    page.locator(".secrets li").first.wait_for()
    told = page.locator(".secrets li").all_inner_texts()
    assert len(told) == SEATS
    assert sum("The Thing" in words for words in told) == 1, "from the first moment on"
    # Whoever changes eyes late in the game is sent that part of it first, and sees no other moment on the way.
    last = int(page.locator(".scrub").get_attribute("max") or 0)
    page.locator(".scrub").fill(str(last))
    page.locator(".moment[aria-busy=false]").wait_for()
    asked: list[int] = []

    def note(route: Route) -> None:
        asked.append(int(parse_qs(urlsplit(route.request.url).query)["start"][0]))
        route.continue_()

    page.route("**/replay?*viewer=2*", note)
    moment = page.locator(".moment h1").inner_text()
    eyes.select_option("2")
    page.locator(".hand .role .title").wait_for()
    assert asked[0] <= last < asked[0] + PART
    assert page.locator(".moment h1").inner_text() == moment
    page.unroute("**/replay?*viewer=2*")
    eyes.select_option("everything")
    page.locator(".secrets li").first.wait_for()
    assert problems_of("replay of everything", visitor, ("night", "blizzard")) == []


def test_through_a_seats_eyes_one_sees_what_it_saw_alone(company: Company):
    table = finished_table(company)
    seat, frame = next(
        (seat, frame)
        for seat in range(SEATS)
        for frame in moments(company, table, seat)
        if any(
            one["event"] == "CardsExchanged" and seat in (one["offerer"], one["taker"])
            for one in frame["events"]
        )
    )
    person = company.invite("Later", motion="less")
    page = person.page
    person.visit(f"replay/{table}")
    page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 5")
    page.locator(".scrub").fill(str(frame["answer"]))
    page.locator(".count", has_text=f"{frame['answer'] + 1} /").wait_for()
    eyes = page.get_by_label("Through the eyes of")
    eyes.select_option(str(seat))
    page.locator(f".replay[data-eyes='{seat}']").wait_for()
    page.locator(".reveals .scene .card").first.wait_for()
    # It stands on the board for as long as the moment does, and whoever looks on with everybody sees none of it.
    eyes.select_option(index=0)
    page.locator(".replay[data-eyes=everybody]").wait_for()
    page.locator(".reveals").wait_for(state="detached")
    assert person.problems == []


def test_whoever_goes_back_sees_that_moment_staged(company: Company):
    table = finished_table(company)
    frames = moments(company, table)
    exchange = next(
        place
        for place, frame in enumerate(frames)
        if any(event["event"] == "CardsExchanged" for event in frame["events"])
    )
    person = company.invite("Returner", motion="less")
    page = person.page
    page.clock.install()
    person.visit(f"replay/{table}")
    page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 5")
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 60"))  # no scene ends by itself
    page.locator(".scrub").fill(str(len(frames) - 1))
    page.locator(".count", has_text=f"{len(frames)} /").wait_for()
    page.evaluate("document.querySelectorAll('.scenes .moment').forEach(each => each.dataset.last = '')")
    page.locator(".scrub").fill(str(exchange))
    page.locator(".count", has_text=f"{exchange + 1} /").wait_for()
    page.locator(".scenes .moment:not([data-last]) .plate").wait_for()
    assert page.locator(".scenes .moment").count() == 1, "and nothing of the moment before"
    assert person.problems == []


def test_what_was_said_stands_where_it_was_said(company: Company):
    person = company.invite("Talker", motion="less")
    page = person.page
    table = person.lay_table(seats=1, game="coop", figures={"freezing_track": 1, "boiler_damage": 1})
    person.start()
    page.locator("[data-act=dealt]").click()
    while person.answers < 2:
        person.glance()
    page.fill(".side form input", "did you hear that")
    page.keyboard.press("Enter")
    page.locator(".log .talk", has_text="did you hear that").wait_for()
    company.play_on(person)
    person.visit(f"replay/{table}")
    page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 3")
    said = page.locator(".log .talk", has_text="did you hear that")
    for moment in range(4):
        page.locator(".scrub").fill(str(moment))
        page.locator(".count", has_text=f"{moment + 1} /").wait_for()
        assert said.count() == (moment >= 2), f"at moment {moment}"
    last = page.locator(".log p:not(.heading)").first
    page.locator(".scrub").fill("2")
    page.locator(".count", has_text="3 /").wait_for()
    assert "did you hear that" in last.inner_text(), "after what had happened, before what came next"
    assert person.problems == []
