"""Sounds: each is made, each has a switch of its own, and each answers to what everybody can see."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.people import Company, Person

LISTEN = """window.heard = [];
const make = AudioContext.prototype.createBuffer;
AudioContext.prototype.createBuffer = function (...given) { heard.push(given[1]); return make.apply(this, given); };"""
KINDS = (
    "turn", "question", "card", "fire", "panic", "exposure", "alien", "cold", "good", "scene", "talk", "end", "bed",
)  # fmt: skip


def heard(person: Person) -> list[int]:
    """How long each sound was that was made since the last time, in samples."""
    lengths: list[int] = person.page.evaluate("() => heard.splice(0)")
    return lengths


def sounds(person: Person) -> dict[str, int]:
    """Every kind of sound by its length, learnt by switching each off and on again."""
    page = person.page
    person.visit("settings")
    page.locator(".keys").wait_for()
    page.locator("h3").first.click()  # nothing is heard before somebody has touched the page
    switches = page.locator("fieldset:has(input[type=range]) input[type=checkbox]")
    assert switches.count() == 1 + len(KINDS), "every kind has a switch of its own, and there is one for all"
    found = {}
    for place, kind in enumerate(KINDS, 1):
        label = page.locator("fieldset:has(input[type=range]) label:has(input[type=checkbox])").nth(place)
        if switches.nth(place).is_checked():
            label.click()
        assert heard(person) == [], f"{kind} was switched off"
        label.click()
        (found[kind],) = heard(person)
    return found


@pytest.fixture(scope="module")
def listener(company: Company) -> Person:
    """Somebody who hears everything."""
    person = company.invite("Listener", motion="less")
    person.context.add_init_script(LISTEN)
    return person


def test_one_switch_silences_everything(listener: Person):
    sounds(listener)
    label = listener.page.locator("fieldset:has(input[type=range]) label:has(input[type=checkbox])")
    label.first.click()
    for _ in range(2):
        label.nth(1).click()
    assert heard(listener) == []
    label.first.click()
    for _ in range(2):
        label.nth(1).click()
    assert len(heard(listener)) == 1


def test_each_kind_is_heard_when_it_is_on_and_no_two_are_alike(listener: Person):
    found = sounds(listener)
    assert len(set(found.values())) == len(KINDS)
    assert listener.problems == []


@pytest.mark.parametrize(
    ("game", "events"),
    [
        ("stayaway", {"fire": {"event": "PlayerEliminated", "seat": 2, "cause": "flamethrower"},
                      "exposure": {"event": "NoHumansDeclared", "seat": 2},
                      "panic": {"event": "PanicDrawn", "seat": 2, "card": "oops"},
                      "end": {"event": "GameEnded", "reason": "declared", "winners": [], "losers": []}}),
        ("boardgame", {"fire": {"event": "RoomBurned", "room": "kitchen"},
                       "exposure": {"event": "AlienExposed", "pawn": 2, "strength": 1},
                       "panic": {"event": "PowerFailed"},
                       "end": {"event": "EverythingShown"}}),
    ],
    ids=["stayaway", "boardgame"],
)  # fmt: skip
def test_what_happens_at_the_table_is_heard(listener: Person, game: str, events: dict[str, dict[str, Any]]):
    person, page = listener, listener.page
    lengths = sounds(person)
    sockets: list[WebSocketRoute] = []
    numbers = [0]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            numbers.append(json.loads(text).get("n", 0))
            socket.send(text)

        server.on_message(pass_on)
        sockets.append(socket)

    page.route_web_socket("**/ws/*", between)
    person.lay_table(seats=4, game=game)
    person.start()
    page.locator("[data-act=dealt]").click()
    page.locator("[data-act=confirm]").wait_for()
    page.wait_for_function("() => heard.length > 0")
    page.wait_for_timeout(300)
    asked = set(heard(person))
    assert asked & {lengths["turn"], lengths["question"]}, "whoever is asked hears it"
    for kind, event in events.items():
        numbers.append(max(numbers) + 1)
        items = [{"type": "happened", "event": event, "at": 0}]
        sockets[-1].send(json.dumps({"type": "told", "n": numbers[-1], "items": items}))
        page.wait_for_function("() => heard.length > 0")
        page.wait_for_timeout(200)
        assert heard(person) == [lengths[kind]], f"{kind} is heard of {event['event']}, and nothing else"
    assert person.problems == []
