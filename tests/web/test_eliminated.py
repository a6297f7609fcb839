"""Who is out talks on, and is told to whom: those who are out and those who watch. Nobody who plays reads it."""

from __future__ import annotations

import itertools
from typing import Any

from outpost31 import Match
from tests.clauses import clause
from tests.laws.play import Chooser
from tests.web.people import PHONE, Company, Person
from tests.web.records import continue_record
from tests.web.test_screens import problems_of
from tests.web.tour import hold

SEATS = 4
WORDS = "They gave it to me in the hangar"


def without(seat: int) -> dict[str, Any]:
    """A record of Stay Away! in which this seat alone has just been eliminated, and the others play on."""
    for seed in itertools.count(1):
        match, chooser = Match.new("stayaway", SEATS, seed=seed), Chooser(seed)
        while match.outcome is None:
            out = match.game.eliminated(match.view(None))
            if out == (seat,):
                return match.record()
            if out:
                break
            chooser.answer(match)
    raise AssertionError


def words_in(person: Person) -> bool:
    """Whether any frame that this browser was sent has the words in it."""
    return any(WORDS in str(frame) for frame in person.frames)


@clause("S-4.8")
def test_who_is_out_talks_to_those_who_are_and_to_those_who_watch(company: Company):
    host = company.invite("Childs", motion="less")
    other = company.invite("Palmer", motion="less")
    table = host.lay_table(seats=SEATS, pace="3")
    other.sit_down(table)
    host.start()
    host.page.locator(".table").wait_for()
    continue_record(company.house, table, without(0), lambda view: not view["players"][0]["is_alive"])
    watcher, board = company.invite("Onlooker", motion="less"), company.invite("Screen", motion="less")
    for person, path in ((host, "t"), (other, "t"), (watcher, "t"), (board, "tv")):
        person.visit("credits")
        person.visit(f"{path}/{table}")
    page = host.page
    box = page.locator(".side form .input")
    box.wait_for()
    assert page.locator(".side form .out").inner_text().lower() == "who hears it: those who are out"
    assert box.get_attribute("placeholder") == "Say it to those who are out"
    box.fill(WORDS)
    page.keyboard.press("Enter")
    page.locator(".log .eliminated", has_text=WORDS).wait_for()
    page.locator(".side form button").first.click()
    assert "never by those who still play" in page.locator("dialog [data-note=eliminated]").inner_text()
    assert problems_of("eliminated", host, ("night",)) == []
    page.locator("dialog .phrases .button").first.click()
    watcher.page.locator(".log .eliminated", has_text=WORDS).wait_for()
    watcher.page.locator(".log .eliminated").nth(1).wait_for()
    assert "among those who are out" in watcher.page.locator(".log .eliminated").first.inner_text()
    dealt = other.page.locator("[data-act=dealt]")
    if dealt.count():
        dealt.click()
    box = other.page.locator(".side form .input")
    box.fill("Is anybody there?")
    box.press("Enter")
    for person in (host, watcher):
        person.page.locator(".log .talk", has_text="Is anybody there?").wait_for()  # the dead hear the living
    other.page.locator(".log .talk", has_text="Is anybody there?").wait_for()
    assert other.page.locator(".log .eliminated").count() == 0
    assert not words_in(other) and not words_in(board)
    assert host.problems == other.problems == watcher.problems == []


@clause("S-4.8")
def test_on_a_passed_phone_only_who_is_out_reads_it_behind_the_gate(company: Company):
    person = company.invite("Childs", PHONE, motion="less")
    page = person.page
    table = person.lay_table(seats=SEATS)
    person.seat_here("Palmer", "Clark", "Copper")
    person.start()
    page.wait_for_selector(".gate .hold")
    continue_record(company.house, table, without(1), lambda view: not view["players"][1]["is_alive"])
    page.evaluate(f"sessionStorage.setItem('outpost31.dealt.{table}', '[0,1,2,3]')")
    page.reload()

    def to_gate(name: str) -> None:
        page.locator(".gate .more button").first.click()
        page.locator(".own li button", has_text=name).click()
        page.locator(".gate h1", has_text=name).wait_for()

    to_gate("Palmer")
    page.locator("[data-act=talk]").click()
    assert "never by those who still play" in page.locator("dialog [data-note=eliminated]").inner_text()
    page.locator("dialog form .input").fill(WORDS)
    page.locator("dialog form .button").click()
    page.locator("dialog").wait_for(state="detached")
    assert WORDS not in page.content() and not words_in(person), "this phone was told nothing"
    for _ in range(2):  # it can be read again
        hold(person)
        page.locator(".peek .whispers", has_text=WORDS).wait_for()
        page.mouse.up()
        page.wait_for_selector(".peek", state="detached")
        assert WORDS not in page.content()
    to_gate("Clark")
    hold(person)
    page.wait_for_timeout(200)
    assert WORDS not in page.content()
    page.mouse.up()
    assert person.problems == []
