"""What is in sight: on a laptop all of the table, with large letters the board, on a phone the track and the news."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.web.laying import Asked, LaidTable, longest_questions
from tests.web.people import PHONE, Company, Person
from tests.web.tour import finished_table

LAPTOPS = ((1366, 650), (1440, 780), (1280, 720), (1280, 650))
SMALL_PHONE = {"width": 360, "height": 640}
LOW = ((640, 450), (667, 375))
TABLES = (
    ("stayaway", 12, "pt-BR"), ("boardgame", 8, "pl"), ("norwegian", 8, "es"), ("coop", 1, "it"),
)  # fmt: skip
STATION = "[data-handle='track:suspicion'], .board [data-handle^='room:']"
CIRCLE = ".place, .place ~ text, .board .name, [data-handle=deck], [data-handle=discards]"
ALWAYS = "[data-act=confirm], [data-act=undo], .choice, section.hand .card, section.hand .role .title, .crew > ul > li"
LETTERS = 11
"""Letters of so many pixels can still be read on the board; a token is known by its colour and shape besides."""

# Something is cut off where a box that does not show what runs over hides a part of it, or the window does.
CUT_OFF = """signs => {
  const found = [];
  for (const element of document.querySelectorAll(signs)) {
    if (!element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (outer instanceof SVGElement && outer.tagName !== 'svg') continue;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = outer.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    if (box.left < left - 1.5 || box.top < top - 1.5 || box.right > right + 1.5 || box.bottom > bottom + 1.5)
      found.push(`${element.dataset.handle ?? element.className.baseVal ?? element.className} `
        + `${element.textContent.trim().slice(0, 30)} ${Math.round(box.left)},${Math.round(box.top)}`
        + `-${Math.round(box.right)},${Math.round(box.bottom)}`);
  }
  return found;
}"""
SCROLLS = """() => [document.documentElement, ...document.querySelectorAll('.table *')]
  .filter(each => !each.matches('.log') && each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0
    && (each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowY)))
  .map(each => `${each.tagName} ${each.className} ${each.scrollHeight}/${each.clientHeight}`)"""
FIVE_FIT = """() => [...document.querySelectorAll('section.hand .hand')].every((hand) => {
  const gap = parseFloat(getComputedStyle(hand).columnGap);
  return hand.children[0].offsetWidth * 5 + gap * 4 <= hand.clientWidth;
})"""
"""A turn adds a card to a hand of four: nothing changes its size."""
WORDS_OVER_WORDS = """() => {
  const [one, other] = [...document.querySelectorAll('.pile text')].map((each) => each.getBoundingClientRect());
  return one.right >= other.left;
}"""
# What is drawn to size follows the window a frame later, on a busy machine somewhat after that.
AT_REST = """() => new Promise(done => {
  let frames = 6;
  const step = () => frames-- > 0 ? requestAnimationFrame(step) : done();
  step();
})"""
SMALLEST = """least => [...document.querySelectorAll('.stage text, .stage .name')]
  .filter(each => each.checkVisibility() && each.textContent.trim())
  .filter(each => !each.closest('.pawn, .disk, .votes svg')).map(each => {
    const drawn = each.getScreenCTM ? Math.abs(each.getScreenCTM().d) : 1;
    return { text: each.textContent.trim(), size: parseFloat(getComputedStyle(each).fontSize) * drawn };
  }).filter(each => each.size < least)"""


def not_in_sight(page: Page) -> list[str]:
    """What is cut off at the table, and what would have to be scrolled besides the log."""
    cut: list[str] = page.evaluate(CUT_OFF, f"{ALWAYS}, {STATION}, {CIRCLE}, .gauge")
    scrolls: list[str] = page.evaluate(SCROLLS)
    return [*(f"cut off: {each}" for each in cut), *(f"scrolls: {each}" for each in scrolls)]


def begin_the_longest(person: Person) -> None:
    """Where options are chosen in two steps, take the first step that leaves the most of them."""
    begun = person.page.locator(".choice[data-handle]")
    ways: list[int] = begun.evaluate_all(
        "all => all.map(each => Number(each.querySelector('.count')?.textContent ?? 0))"
    )
    if ways:
        begun.nth(ways.index(max(ways))).click()
        person.settle()


def resized(person: Person, width: int, height: int) -> Page:
    """The same table in a window of another size."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(AT_REST)
    person.settle()
    return person.page


@pytest.fixture(scope="module", params=TABLES, ids=[f"{game}-{seats}" for game, seats, _ in TABLES])
def laid(request: pytest.FixtureRequest, company: Company) -> Iterator[tuple[LaidTable, list[Asked]]]:
    """A table that is as full as it can be, and the longest questions of its game."""
    game, seats, language = request.param
    questions = longest_questions(game, seats)
    width, height = LAPTOPS[0]
    person = company.invite(
        "Bartłomiej", {"width": width, "height": height}, language=language, motion="less"
    )
    person.lay_table(seats=seats, game=game, company="bots" if seats > 1 else "friends")
    person.start()
    person.page.locator("[data-act=dealt]").click()
    yield LaidTable(person), questions
    assert person.problems == []
    person.context.close()


@pytest.fixture
def asked(laid: tuple[LaidTable, list[Asked]]) -> Person:
    """Somebody who is asked the longest of them."""
    table, questions = laid
    table.ask(questions[0])
    return table.person


def test_a_laptop_shows_the_whole_table(laid: tuple[LaidTable, list[Asked]]):
    table, questions = laid
    for width, height in LAPTOPS:
        page = resized(table.person, width, height)
        for question in questions:
            place = f"{question[0].kind} at {width} x {height}"
            table.ask(question)
            assert not_in_sight(page) == [], place
            assert page.evaluate(SMALLEST, LETTERS) == [], place
            assert page.evaluate(FIVE_FIT), place
            begin_the_longest(table.person)
            assert not_in_sight(page) == [], f"{place}, begun"


def test_the_words_of_both_piles_lie_beside_each_other(laid: tuple[LaidTable, list[Asked]]):
    table, ((question, view), *_) = laid
    if "deck" not in view:
        return  # a station has no piles on the table
    for width, height in LAPTOPS:
        page = resized(table.person, width, height)
        table.ask((question, {**view, "deck": {**view["deck"], "back": "panic"}}))
        assert not page.evaluate(WORDS_OVER_WORDS), (width, height)


def test_large_letters_leave_the_board_as_it_can_be_read(asked: Person):
    width, height = LAPTOPS[0]
    page = resized(asked, width, height)
    before = page.locator(".stage svg").first.bounding_box()
    page.evaluate("document.documentElement.style.fontSize = '150%'")
    try:
        asked.settle()
        after = page.locator(".stage svg").first.bounding_box()
        assert before and after
        assert after["width"] * after["height"] >= 0.9 * before["width"] * before["height"]
        assert page.evaluate(SMALLEST, LETTERS) == []
        assert page.evaluate(CUT_OFF, f"[data-act=confirm], {STATION}") == []
    finally:
        page.evaluate("document.documentElement.style.fontSize = '100%'")


def test_what_is_cut_off_or_scrolls_is_noticed(asked: Person):
    page = resized(asked, *LAPTOPS[0])
    for key, value in (("min-height", "46rem"), ("--held", "20rem"), ("--narrow", "40rem")):
        page.evaluate(
            "([key, value]) => document.querySelector('.table').style.setProperty(key, value)", [key, value]
        )
        asked.settle()
        assert not_in_sight(page) != [], key
        page.evaluate("key => document.querySelector('.table').style.removeProperty(key)", key)


def test_a_phone_keeps_the_track_and_the_news_in_sight(asked: Person):
    for viewport in (PHONE, SMALL_PHONE):
        page = resized(asked, viewport["width"], viewport["height"])
        signs = "[data-act=confirm], [data-act=ticker], .open-plan, nav button"
        assert page.evaluate(CUT_OFF, f"{signs}, [data-handle='track:suspicion']") == [], viewport
        assert page.evaluate("document.documentElement.scrollHeight") <= viewport["height"], viewport
        page.locator(".open-plan").click()
        asked.settle()
        whole = page.locator("main.board").bounding_box()
        assert whole and whole["height"] > 0.7 * viewport["height"]
        assert page.evaluate(CUT_OFF, f"[data-act=confirm], {STATION}") == [], viewport
        page.keyboard.press("Escape")
        assert page.locator("nav").is_visible()
        told = page.locator("[data-act=ticker] .latest").inner_text()
        page.locator("[data-act=ticker]").click()
        newest = page.locator(".log p:not(.heading)").first
        newest.wait_for()
        assert told in (newest.text_content() or "")
        assert page.evaluate(CUT_OFF, ".log p:first-child") == []
        page.locator("nav button").first.click()


SPEAK = """language => {
  const liked = JSON.parse(localStorage.getItem('outpost31.settings'));
  localStorage.setItem('outpost31.settings', JSON.stringify({ ...liked, language }));
}"""
USUAL = ("turn", "character_to_accuse", "trading_partner", "card_to_take")


def test_a_phone_shows_all_that_can_be_chosen_at_a_table_of_five(company: Company):
    """Rooms are chosen on the plan, and their list may slide; all else that is usual is seen at once."""
    known = {asked[0].kind: asked for asked in longest_questions("boardgame", 5, kinds=99)}
    person = company.invite("Norris", PHONE, motion="less")
    person.lay_table(seats=5, game="boardgame", company="bots")
    person.start()
    person.page.locator("[data-act=dealt]").click()
    table = LaidTable(person)
    for language in ("en", "es", "pt-BR", "pl", "it"):
        person.page.evaluate(SPEAK, language)
        person.page.reload()
        for kind in USUAL if language == "it" else USUAL[:2]:
            table.ask(known[kind])
            for viewport in (PHONE, SMALL_PHONE):
                page = resized(person, viewport["width"], viewport["height"])
                assert page.locator(".choice").count() == len(known[kind][0].options) >= 3
                assert page.evaluate(CUT_OFF, ".choice") == [], f"{kind}, {language}, {viewport}"


def test_a_low_narrow_window_has_what_is_asked_beside_the_plan(asked: Person):
    for width, height in LOW:
        page = resized(asked, width, height)
        signs = "[data-act=confirm], [data-act=ticker], nav button, [data-handle='track:suspicion']"
        assert page.evaluate(CUT_OFF, signs) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        board, ask = (page.locator(sign).bounding_box() for sign in ("main.board", "section.ask"))
        assert board and ask
        assert board["x"] + board["width"] <= ask["x"]
        assert board["height"] >= 0.25 * height, (width, height)


LONG = "Wawrzyńczykowskiprzezżółć"[:24]
ARABIC = "عبد الرحمن بن محمد"
FAMILY = "👨‍👩‍👧‍👦👩🏽‍🚀🇧🇷An"
WITHIN = """() => [...document.querySelectorAll('li, li *')]
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
  .map(each => each.textContent.trim())"""


def test_names_are_cut_between_letters_and_end_where_their_script_ends(company: Company):
    person = company.invite(ARABIC, SMALL_PHONE, language="pl", motion="less")
    page = person.page
    person.lay_table(seats=4)
    person.seat_here(LONG, FAMILY)
    assert page.evaluate(WITHIN) == [], "a long name is wrapped in the lobby"
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    person.start()
    page.wait_for_selector(".gate .hold")
    onlooker = company.invite("Fuchs", SMALL_PHONE, motion="less")
    onlooker.visit(page.url.split("#/")[1])
    onlooker.page.locator(".place").first.wait_for()
    drawn = [name.strip("\u2068\u2069") for name in onlooker.page.locator(".spot .name").all_text_contents()]
    letters = onlooker.page.locator(".spot .letter").all_text_contents()
    assert f"{ARABIC[:8]}…" in drawn and f"{LONG[:8]}…" in drawn
    assert FAMILY in drawn, "five letters to a reader, and all of them are there"
    assert "👨‍👩‍👧‍👦" in letters
    told = onlooker.page.locator(".strip .name", has_text=ARABIC)
    assert told.evaluate("each => getComputedStyle(each).direction") == "rtl"
    assert person.problems == [] and onlooker.problems == []


def test_the_way_back_to_the_verdict_covers_nothing(company: Company):
    person = company.invite("Blair", PHONE, language="pl", motion="less")
    page = person.page
    person.visit(f"t/{finished_table(company)}")
    page.wait_for_selector(".page.end")
    page.locator("[data-act=board]").click()
    back = page.locator("[data-act=verdict]")
    back.wait_for()
    box = back.bounding_box()
    assert box
    under = page.evaluate(
        """box => [...document.querySelectorAll('button, a, [role=button], p, li')].filter(each => {
          const other = each.getBoundingClientRect();
          return each.checkVisibility() && each.dataset.act !== 'verdict' && !each.closest('[data-act=verdict]')
            && other.left < box.x + box.width && other.right > box.x
            && other.top < box.y + box.height && other.bottom > box.y;
        }).map(each => each.textContent)""",
        box,
    )
    assert under == []
    back.click()
    page.wait_for_selector(".page.end")
