"""Scenes over the board: what all see passes by and blocks nothing, what one alone sees has one frame and one ink."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Locator, WebSocketRoute

from tests.web.people import DESKTOP, PHONE, Company
from tests.web.tour import hold


class Table:
    """A table of somebody among bots, to whom something can be told that has not happened."""

    def __init__(
        self,
        company: Company,
        name: str,
        viewport: dict[str, int],
        game: str = "stayaway",
        before: tuple[str, ...] = (),
        **likes: Any,
    ) -> None:
        self.person = person = company.invite(name, viewport, **likes)
        self.page = person.page
        for script in before:
            person.context.add_init_script(f"({script})()")
        self.sockets: list[WebSocketRoute] = []
        self.numbers = [0]
        self.latest: dict[str, Any] = {}
        self.is_cut = False
        self.page.route_web_socket("**/ws/*", self._between)
        person.lay_table(seats=4, game=game)
        person.start()
        self.page.locator("[data-act=dealt]").click()
        self.page.locator("[data-act=confirm]").wait_for()
        self.is_cut = True

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: self._pass_on(socket, str(text)))
        self.sockets.append(socket)

    def _pass_on(self, socket: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if self.is_cut and message["type"] != "pong":  # a line over which nothing comes counts as broken
            return  # from here on the test tells what happens
        self.numbers.append(message.get("n", 0))
        if "picture" in message:
            old = self.latest.get("picture", {}).get("view", {})
            message["picture"]["view"] = {**old, **(message["picture"]["view"] or {})}
            self.latest = message
        socket.send(text)

    def tell(self, *events: dict[str, Any], role: str | None = None) -> None:
        """These events happen, and whoever looks is this from now on."""
        items = [{"type": "happened", "event": event, "at": 0} for event in events]
        self.numbers.append(max(self.numbers) + len(items))
        picture = self.latest["picture"]
        if role is not None:
            picture["view"]["players"][0]["role"] = role
        told = {"type": "update", "n": self.numbers[-1], "items": items, "is_whole": False}
        told |= {"waiting": self.latest["waiting"], "picture": picture}
        self.sockets[-1].send(json.dumps(told))

    def exchange(self, got: str, role: str) -> None:
        """Somebody gives them this card for an Axe, and that is what they are then."""
        self.tell(
            {"event": "CardsExchanged", "offerer": 2, "taker": 0, "offered": got, "answered": "axe"},
            {"event": "RoleNoticed", "seat": 0, "role": role, "the_thing": 2 if role == "infected" else None},
            role=role,
        )


PAIRS: dict[str, dict[str, list[dict[str, Any]]]] = json.loads(
    Path(__file__).with_name("private_scenes.json").read_text()
)
"""Every kind of private scene of a game, with two outcomes (web/tests/reveals.test.ts holds the list complete)."""


def still(what: Locator) -> bytes:
    """A picture of something, once two of them in a row are the same."""
    picture = what.screenshot()
    for _ in range(60):
        later = what.screenshot()
        if later == picture:
            return picture
        picture = later
    raise AssertionError("it does not come to rest")


def difference(pictures: list[bytes]) -> float:
    """How far two pictures are from one another, blurred, of 255."""
    one, other = (
        Image.open(io.BytesIO(picture)).convert("RGB").filter(ImageFilter.GaussianBlur(12))
        for picture in pictures
    )
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize(
    ("game", "viewport", "theme"), [("stayaway", PHONE, "night"), ("boardgame", DESKTOP, "blizzard")]
)
def test_no_private_scene_tells_its_outcome_from_afar(
    company: Company, game: str, viewport: dict[str, int], theme: str
):
    table = Table(company, "Windows", viewport, game=game, theme=theme, motion="less")
    page = table.page
    for kind, outcomes in PAIRS[game].items():
        pictures = []
        for event in outcomes:
            table.tell(event)
            page.locator(".reveal").wait_for()
            pictures.append(still(page.locator(".reveal")))
            page.locator("[data-act=put-away]").click()
            page.locator(".reveal").wait_for(state="detached")
        assert difference(pictures) < 1.0, kind
    assert table.person.problems == []


@pytest.mark.parametrize("game", list(PAIRS))
def test_nor_does_one_on_a_phone_that_is_passed_round(company: Company, game: str):
    person = company.invite("Childs", PHONE, motion="less")
    page = person.page
    told: list[dict[str, Any]] = []

    def disguise(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "revealed" and told:
            message["seat"] = 0
            message["items"] = [{"type": "happened", "event": event, "at": 0} for event in told]
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(disguise(str(text))))
        socket.on_message(server.send)

    page.route_web_socket("**/ws/*", between)
    person.lay_table(seats=4, game=game)
    person.seat_here("Palmer")
    person.start()
    page.wait_for_selector(".gate .hold")
    for kind, outcomes in PAIRS[game].items():
        pictures = []
        for event in outcomes:
            told[:] = [event]
            for _ in range(5):  # a scene goes by itself: a slow machine may be too late for it
                hold(person)
                page.locator(".peek .scene").wait_for()
                picture = page.locator(".peek").screenshot()
                is_there = page.locator(".peek .scene").count() > 0
                page.mouse.up()
                page.wait_for_selector(".peek", state="detached")
                if is_there:
                    break
            assert is_there
            pictures.append(picture)
        assert difference(pictures) < 1.0, kind
    assert person.problems == []


@pytest.mark.parametrize(("viewport", "theme"), [(DESKTOP, "night"), (PHONE, "blizzard")])
def test_two_outcomes_blurred_cannot_be_told_apart_and_stay_until_they_are_put_away(
    company: Company, viewport: dict[str, int], theme: str
):
    table = Table(company, "Fuchs", viewport, theme=theme, motion="less")
    page = table.page
    pictures = []
    for got, role in (("whisky", "human"), ("infected", "infected")):
        table.exchange(got, role)
        page.locator(".reveal").wait_for()
        pictures.append(still(page.locator(".reveal")))
        assert page.locator(".reveal .told p").count() == 2
        assert page.locator("[data-act=confirm]").is_visible()
        page.locator(".choice").first.click(timeout=3000)  # what is asked is not covered
        assert page.locator(".reveal").count() == 1
        page.locator(".reveal .cards").click(position={"x": 20, "y": 20}, force=True)
        page.locator(".reveal").wait_for(state="detached")
    assert difference(pictures) < 1.0
    assert table.person.problems == []


def test_what_all_see_is_staged_over_the_board_and_takes_no_press(company: Company):
    table = Table(company, "Norris", DESKTOP, motion="less")
    page = table.page
    table.tell({"event": "CardPlayed", "seat": 1, "card": "flamethrower", "target": [2]})
    page.locator(".scenes .plate", has_text="Flamethrower").wait_for()
    assert page.locator(".scenes .way").count() == 1
    assert page.locator(".scenes").evaluate(
        "scenes => [...scenes.querySelectorAll('*')].every(each => getComputedStyle(each).animationName === 'none')"
    ), "with less motion they are stills"
    page.keyboard.press("Escape")
    page.locator(".scenes .moment").wait_for(state="detached", timeout=500)
    table.tell({"event": "PlayerEliminated", "seat": 2, "cause": "flamethrower"})
    page.locator(".scenes .tongue").first.wait_for()
    page.locator(".place[data-handle='seat:1']").click(timeout=2000)  # under the stage, and pressed
    page.locator(".scenes .moment").wait_for(state="detached", timeout=500)
    assert table.person.problems == []
