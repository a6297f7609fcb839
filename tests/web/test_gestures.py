"""One gesture, one deed: pointing ahead, carrying a card, Enter, one tap, and a finger that crosses a card."""

from __future__ import annotations

import pytest

from outpost31 import Match
from tests.cli.telling import play
from tests.web.laying import Asked, LaidTable
from tests.web.people import PHONE, Company, Person
from tests.web.tour import hold

TURN = ("turn", "room_to_enter", "card_to_hand_over")
ROOM = ".board [data-handle='room:{}']"


def sit(company: Company, game: str) -> LaidTable:
    """Somebody at a table of four whose questions are laid."""
    person = company.invite("Fuchs", motion="less")
    person.lay_table(seats=4, game=game, company="bots")
    person.start()
    person.page.locator("[data-act=dealt]").click()
    return LaidTable(person)


def questions(game: str, seed: int, *kinds: str) -> list[Asked]:
    """The first questions of these kinds, one after the other, that the first seat is asked."""
    found: list[Asked] = []
    for question, view in play(Match.new(game, 4, seed=seed), seed).asked:
        if question.seat == 0 and len(found) < len(kinds) and question.kind == kinds[len(found)]:
            found.append((question, view))
    assert len(found) == len(kinds)
    return found


@pytest.fixture(scope="module")
def station(company: Company) -> LaidTable:
    """A table of the board game."""
    return sit(company, "boardgame")


@pytest.fixture(scope="module")
def turn() -> list[Asked]:
    """A turn in which somebody went to a room and handed over one of several cards."""
    return questions("boardgame", 3, *TURN)


def wait_for_answers(table: LaidTable, count: int) -> None:
    """Wait until so many answers were given."""
    for _ in range(600):
        if len(table.answers) >= count:
            break
        table.person.page.wait_for_timeout(30)
    assert len(table.answers) == count


def confirm_by_enter(table: LaidTable) -> None:
    """Press Enter until it counts: one that comes at once might have been meant for the question before."""
    for _ in range(40):
        table.person.page.wait_for_timeout(600)
        if table.answers:
            break
        table.person.page.keyboard.press("Enter")
    wait_for_answers(table, 1)


def test_a_card_carried_to_a_room_goes_there_in_one_gesture(station: LaidTable, turn: list[Asked]):
    page = station.person.page
    room, card = turn[1][0].options[0], turn[2][0].options[0]
    station.answers.clear()
    station.ask(turn[0])
    page.locator(f"section.hand [data-handle='card:{card}']").first.drag_to(page.locator(ROOM.format(room)))
    assert page.locator(ROOM.format(room)).get_attribute("aria-pressed") == "true"
    page.locator("[data-act=confirm]").click()
    wait_for_answers(station, 1)
    for number, asked in enumerate(turn[1:], 2):
        station.ask(asked, is_awaited=False)
        wait_for_answers(station, number)
    assert station.answers == ["move", room, card]


def test_what_was_planned_and_is_not_on_offer_is_asked(station: LaidTable, turn: list[Asked]):
    page = station.person.page
    question = turn[1][0]
    room = question.options[0]
    station.answers.clear()
    station.ask(turn[0], id=901)
    page.locator(ROOM.format(room)).click()
    confirm_by_enter(station)
    station.ask(turn[1], id=902, options=question.options[1:])
    assert page.locator("[data-act=confirm]").is_disabled()
    assert station.answers == ["move"]


def test_one_tap_answers_where_somebody_likes_it_so_and_can_be_taken_back(company: Company):
    asked, view = next(
        (question, view)
        for seed in range(9)
        for question, view in play(Match.new("stayaway", 4, seed=seed), seed).asked
        if question.seat == 0 and question.kind == "card_to_offer" and len(set(question.options)) > 2
    )
    table = sit(company, "stayaway")
    page = table.person.page
    # Enter on a seat or a card that is chosen confirms it, and does not take it back.
    table.ask((asked, view))
    page.locator(".hand button.can").first.click()
    confirm_by_enter(table)
    page.evaluate(
        "() => { const key = 'outpost31.settings', kept = JSON.parse(localStorage.getItem(key));"
        " localStorage.setItem(key, JSON.stringify({ ...kept, oneTap: true })); }"
    )
    hasty = LaidTable(table.person)
    hasty.ask((asked, view), id=903)
    page.clock.install()  # however slow the machine is, it is taken back in time
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 60"))  # the line is laid anew after that
    page.locator(".hand button.can").first.click()
    page.locator("[data-act=undo]").click()
    page.clock.run_for(1200)
    page.wait_for_timeout(300)
    assert hasty.answers == []
    page.locator(".hand button.can").first.click()
    page.clock.run_for(1200)
    wait_for_answers(hasty, 1)
    assert table.person.problems == []


def chosen(phone: Person) -> list[str | None]:
    """Which of the cards behind the gate are pointed at."""
    cards = phone.page.locator(".peek .cards .chosen")
    return [cards.nth(number).get_attribute("data-place") for number in range(cards.count())]


def test_a_finger_that_crosses_another_card_keeps_the_first(company: Company):
    phone = company.invite("Childs", PHONE)
    page = phone.page
    phone.lay_table(seats=4)
    phone.seat_here("Palmer", "Clark", "Copper")
    phone.start()

    def middle(sign: str) -> tuple[float, float]:
        box = page.locator(sign).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    for _ in range(4):
        page.wait_for_selector(".gate .hold")
        hold(phone)
        page.mouse.up()
        page.locator("[data-act=done]").click()
    hold(phone)  # the first of them draws
    page.mouse.move(*middle(".peek [data-option='\"draw\"']"), steps=2)
    page.mouse.up()
    page.locator("[data-act=confirm]").click()
    page.wait_for_selector(".gate .hold:enabled")
    hold(phone)
    page.wait_for_selector(".peek [data-place='1']")
    page.mouse.move(*middle(".peek [data-place='0']"))
    assert chosen(phone) == ["0"]
    page.mouse.move(*middle(".peek [data-place='1']"))
    page.mouse.move(*middle(".peek .options"))
    assert chosen(phone) == ["0"], "crossed on the way"
    page.mouse.move(*middle(".peek [data-place='1']"))
    page.wait_for_selector(".peek .chosen[data-place='1']")
    page.mouse.up()
    assert phone.problems == []
