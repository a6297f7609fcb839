"""A passed phone at a ready vehicle: nobody sees who holds the Keys."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute

from tests.clauses import clause
from tests.web.people import PHONE, Company
from tests.web.test_passed_phone import NAMES
from tests.web.tour import hold


@clause("B-7.8")
def test_a_holder_of_keys_has_no_button_more_at_a_vehicle(company: Company):
    """At a ready vehicle some can start the escape: nobody sees who."""
    person = company.invite("Blair", PHONE, motion="less")
    page = person.page
    options = ["nothing"]

    def disguise(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "revealed":
            about = {"pawn": message["seat"], "room": "helicopter"}
            asked = {
                "id": 1,
                "seat": message["seat"],
                "kind": "vehicle_use",
                "options": options,
                "about": about,
            }
            message["picture"]["questions"] = [asked]
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(disguise(str(text))))

    page.route_web_socket("**/ws/*", between)
    person.lay_table(seats=4, game="boardgame")
    person.seat_here(*NAMES)
    person.start()
    for _ in range(4):
        hold(person)
        page.mouse.up()
        page.wait_for_selector(".peek", state="detached")
        page.locator("[data-act=done]").click()
    seen = []
    for options in (["nothing"], ["nothing", "escape"]):
        hold(person)
        page.locator(".peek [data-deed]").first.wait_for()
        page.wait_for_timeout(200)
        can = page.locator(".peek [data-option]").count()
        assert can == len(options), "each can choose what is on offer, and nothing else"
        seen.append(
            (page.locator(".peek .options").inner_text(), page.locator(".peek .question").screenshot())
        )
        page.mouse.up()
        page.wait_for_selector(".peek", state="detached")
    assert "Start the escape" in seen[0][0]
    assert seen[0] == seen[1], "to the last dot"
