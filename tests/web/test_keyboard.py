"""A whole turn of Stay Away! and of the board game by the keyboard alone: no pointer comes near the page."""

from __future__ import annotations

import pytest

from tests.web.people import Company, Person

TURNS = {
    "stayaway": {"draw", "card_to_use", "card_to_offer"},
    "boardgame": {"turn", "room_to_enter", "card_to_hand_over"},
}
"""What a turn asks: to draw, act and exchange; to say what, go somewhere and hand a card over."""
FOCUSED = "sign => document.activeElement?.matches(sign) ?? false"
ON_THE_TABLE = ".board .choosable [data-handle], .board .choosable[data-handle], .hand button.can"


def tab_to(person: Person, sign: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(90):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(FOCUSED, sign):
            return
    raise AssertionError(f"the keyboard does not reach {sign}")


def answer(person: Person) -> str | None:
    """Answer the open question: something on the table if it is to be found there, else from the list."""
    page = person.page
    if page.locator("[data-act=dealt]").count():
        tab_to(person, "[data-act=dealt]")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-act=dealt]", state="detached")
    confirm = page.locator("[data-act=confirm]")
    if not confirm.count():
        return None
    kind: str = next(
        question["kind"]
        for frame in reversed(person.frames)
        for question in (frame.get("picture") or {}).get("questions", ())
    )
    asked = confirm.get_attribute("data-question")
    for _ in range(4):
        if confirm.is_enabled():
            break
        # On the plan a turn could only be slept through.
        is_there = (
            kind != "turn" and page.locator(ON_THE_TABLE).count() and not page.locator(".chosen").count()
        )
        tab_to(person, f":is({ON_THE_TABLE})" if is_there else ".choice")
        page.keyboard.press("Enter")
    tab_to(person, "[data-act=confirm]:not([disabled])")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "id => document.querySelector('[data-act=confirm]')?.dataset.question !== id", arg=asked
    )
    return kind


@pytest.mark.parametrize("game", TURNS)
def test_a_whole_turn_takes_nothing_but_the_keyboard(company: Company, game: str):
    answered: set[str] = set()
    for _ in range(4):
        person = company.invite("Fuchs", motion="less")
        person.lay_table(seats=5, game=game, company="bots")
        person.start()
        person.page.wait_for_selector(".place, .station")
        while not answered >= TURNS[game] and not person.is_over() and person.slips < 300:
            kind = answer(person)
            answered |= {kind} if kind else set()
            person.slips += kind is None
            if kind is None:
                person.page.wait_for_timeout(80)
        if answered >= TURNS[game]:
            break
    assert answered >= TURNS[game]
    assert person.problems == []
