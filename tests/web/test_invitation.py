"""Before the game: the link that is copied and the one in the QR code, and a screen that only shows the board."""

from __future__ import annotations

from playwright.sync_api import Route

from tests.web.people import Company

ELSEWHERE = "http://192.168.1.7:3131"


def test_links_lead_to_where_others_find_the_house(company: Company):
    person = company.invite("Host", motion="less")
    page = person.page

    def answer(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json={**games, "links": [ELSEWHERE, *games["links"]]})

    page.route("**/api/games", answer)
    table = person.lay_table(seats=4)
    link = page.locator(".invite input.link")
    page.wait_for_function(
        "start => document.querySelector('.invite input.link').value.startsWith(start)", arg=ELSEWHERE
    )
    assert link.input_value() == f"{ELSEWHERE}/?game=stayaway#/t/{table}"
    person.start()
    page.locator("[data-act=dealt]").click()
    page.locator("[data-act=menu]").click()
    page.locator("[data-act=own-link]").click()
    assert page.locator("dialog input[readonly]").input_value().startswith(f"{ELSEWHERE}/#/t/{table}/")
    page.locator("dialog [data-act=rules]").click()
    page.locator("dialog .rules article").first.wait_for()
    assert page.url.endswith(f"/#/t/{table}")


def test_an_invitation_says_which_language_its_table_speaks(company: Company):
    person = company.invite("Host", motion="less", language="pl")
    table = person.lay_table(seats=4)
    link = person.page.locator(".invite input.link")
    assert link.input_value().endswith(f"/?game=stayaway&language=pl#/t/{table}")
    assert "Krąg, lampa" in person.page.request.get(link.input_value().partition("#")[0]).text()


def test_whoever_types_the_next_name_while_one_is_on_its_way_keeps_it(company: Company):
    person = company.invite("Host", motion="less")
    page = person.page
    person.lay_table(seats=4)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/join", hold)
    field = page.locator("input[name=another]")
    field.fill("Palmer")
    page.locator("form.join button").click()
    for _ in range(2000):
        if held:
            break
        page.wait_for_timeout(20)
    field.fill("Clark")
    with page.expect_response("**/join"):
        held[0].continue_()
    page.unroute("**/join")
    page.get_by_text("Palmer", exact=True).wait_for()
    page.wait_for_timeout(300)
    assert field.input_value() == "Clark"
    page.locator("form.join button").click()
    page.get_by_text("Clark", exact=True).wait_for()
    assert field.input_value() == ""
    field.fill("Clark")
    page.locator("form.join button").click()
    page.wait_for_function("() => document.querySelector('input[name=another]').value === 'Clark'")

    # Refused while the next one is typed, it is named: the field has no room for both.
    page.route("**/join", hold)
    page.locator("form.join button").click()
    for _ in range(2000):
        if len(held) > 1:
            break
        page.wait_for_timeout(20)
    field.fill("Norris")
    held[1].continue_()
    page.locator(".toast.on", has_text="Clark could not sit down.").wait_for()
    assert field.input_value() == "Norris"
    assert person.problems == []


def test_the_screen_that_laid_the_table_without_a_seat_shows_the_board_to_all(company: Company):
    person = company.invite("Screen", motion="less")
    page = person.page
    person.visit("new")
    page.locator("label:has(input[value=stayaway])").click()
    page.locator("label:has(input[value=tv])").click()
    page.locator("input[type=range]").first.fill("5")
    page.locator("form button.main").click()
    page.wait_for_selector("[data-act=start]")
    person.start()
    page.locator(".tv .place").first.wait_for()
    page.locator(".tv [data-act=menu]").click()
    page.locator("dialog label:has(input[role=switch])").first.click()
    page.keyboard.press("Escape")
    page.locator(".paused").wait_for()
    assert person.problems == []


def test_a_missing_name_is_asked_for(company: Company):
    person = company.invite("Ada", motion="less")
    page = person.page
    person.visit("new")
    page.fill("input[name=name]", "  ")
    page.locator("form button.main").click()
    assert page.locator("#name-missing").inner_text()
    assert page.evaluate("document.activeElement.name") == "name"
    page.fill("input[name=name]", "A" * 24)
    assert page.locator("#name-full").inner_text(), "no more letters go in, and the page says so"
    page.fill("input[name=name]", "Ada")
    assert not page.locator("#name-missing").inner_text()
    assert not page.locator("#name-full").inner_text()
    page.locator("form button.main").click()
    page.wait_for_selector("[data-act=start]")
    assert person.problems == []
