"""Private notes on one's own device: everything that was written stays, whatever was written first."""

from __future__ import annotations

from tests.web.people import Company


def test_trust_and_words_are_kept_together_and_survive_a_reload(company: Company):
    person = company.invite("Garry", motion="less")
    page = person.page
    person.lay_table(seats=4)
    person.start()
    page.locator("[data-act=dealt]").click()
    page.locator(".switcher button").nth(1).click()
    page.locator(".notes input[type=range]").first.fill("-40")
    page.locator(".notes section .input").first.fill("too quiet")
    for turn in ("another page", "a reload"):
        if turn == "a reload":
            page.reload()
            page.locator(".switcher button").nth(1).wait_for()
        else:
            page.locator(".switcher button").first.click()
            page.locator(".notes").wait_for(state="detached")
        page.locator(".switcher button").nth(1).click()
        page.wait_for_function("() => document.querySelector('.notes section .input').value === 'too quiet'")
        assert page.locator(".notes input[type=range]").first.input_value() == "-40"
    assert person.problems == []
