"""One phone passed round: the gate, holding to look, the same ink for everybody, and a game to its end."""

from __future__ import annotations

import io
import itertools
import json
import random
from contextlib import suppress
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import WebSocketRoute

from tests.web.people import PHONE, Company, Person
from tests.web.tour import hold

NAMES = ("Palmer", "Clark", "Copper")


@pytest.fixture(scope="module")
def phone(company: Company) -> Person:
    """Four people round one phone, before the deal is looked at."""
    person = company.invite("Childs", PHONE)
    person.lay_table(seats=4)
    person.seat_here(*NAMES)
    person.start()
    person.page.wait_for_selector(".gate .hold")
    return person


def secrets_sent(person: Person) -> int:
    """How many frames with somebody's own view were sent so far."""
    return sum(frame["type"] == "revealed" for frame in person.frames)


def test_nothing_secret_is_sent_before_somebody_holds(phone: Person):
    page = phone.page
    for count in range(4):
        assert secrets_sent(phone) == count
        assert page.locator(".peek, .card").count() == 0
        hold(phone)
        page.mouse.up()
        page.wait_for_selector(".peek", state="detached")
        page.locator("[data-act=done]").click()
    assert secrets_sent(phone) == 4


@pytest.mark.parametrize("theme", ["night", "blizzard"])
def test_two_role_screens_blurred_cannot_be_told_apart(company: Company, theme: str):
    person = company.invite("Fuchs", PHONE, theme=theme)
    role, hand = "human", ["axe", "suspicion", "whisky", "scary"]

    def disguise(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "revealed":
            player = message["picture"]["view"]["players"][message["seat"]]
            player["role"], player["hand"] = role, hand
            message["items"] = [
                {
                    "type": "happened",
                    "event": {
                        "event": "RoleNoticed",
                        "seat": message["seat"],
                        "role": role,
                        "the_thing": None if role == "human" else 1 - message["seat"],
                    },
                    "at": 0,
                }
            ]
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(disguise(str(text))))

    person.page.route_web_socket("**/ws/*", between)
    person.lay_table(seats=4)
    person.seat_here("Clark")
    person.start()
    person.page.wait_for_selector(".gate .hold")
    pictures = []
    for role, hand[0] in (("human", "axe"), ("infected", "infected"), ("the_thing", "the_thing")):  # noqa: B007
        hold(person)
        person.page.wait_for_timeout(350)
        pictures.append(Image.open(io.BytesIO(person.page.screenshot())).convert("RGB"))
        person.page.mouse.up()
        person.page.wait_for_selector(".peek", state="detached")
    blurred = [picture.filter(ImageFilter.GaussianBlur(12)) for picture in pictures]
    for one, other in itertools.combinations(blurred, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3 < 1.0


def sees_choices(person: Person) -> bool:
    """Whether there is something to choose; not if the gate was still that of the question just answered."""
    try:
        person.page.wait_for_selector(".peek [data-option], .peek .can[data-handle]", timeout=3000)
    except PlaywrightTimeout:
        return False
    return True


def slide_to_a_choice(person: Person) -> None:
    """Hold, slide over a card if there is a long list, let go over a choice."""
    page = person.page
    box = page.locator(".gate .hold").bounding_box()
    if box is None:
        return
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    if not sees_choices(person):
        page.mouse.up()
        return
    for _ in range(2):
        options = page.locator(".peek [data-option]:not([data-option*=declare])")  # that would end the game
        is_listed = options.count() > 0
        target = options if is_listed else page.locator(".peek .can[data-handle]")
        box = target.nth(random.Random(person.answers).randrange(target.count())).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        if is_listed:
            break
    page.mouse.up()


def tap_a_choice(person: Person) -> None:
    """The same for those who cannot hold."""
    page = person.page
    page.locator(".gate .hold").click()
    if not sees_choices(person):
        return
    for _ in range(2):
        options = page.locator(".peek [data-option]")
        what = options.evaluate_all("all => all.map(each => each.dataset.option)")
        if what and not (len(what) == 1 and "declare" in what[0] and person.answers < 30):
            hot = [number for number, each in enumerate(what) if "flamethrower" in each and "play" in each]
            hot = hot or [number for number, each in enumerate(what) if "infected" in each]
            if person.answers >= 30:
                hot = [number for number, each in enumerate(what) if "declare" in each] or hot
            calm = [number for number, each in enumerate(what) if "declare" not in each]
            options.nth((hot or calm or [0])[0]).click()
            return
        cards = page.locator(".peek .can[data-handle]")
        handles = cards.evaluate_all("all => all.map(each => each.dataset.handle)")
        if not handles:
            return  # the card was all there was to choose
        best = "card:flamethrower" if page.locator(".peek [data-deed=discard]").count() else "card:infected"
        cards.nth(handles.index(best) if best in handles else person.answers % len(handles)).click()


def gate_of(person: Person, name: str) -> None:
    """Put the question off, and go to somebody's own gate from the table."""
    page = person.page
    page.locator(".gate .more button").first.click()
    page.locator(".own li button", has_text=name).click()
    page.locator(".gate h1", has_text=name).wait_for()


HOLD_NOTES = """() => {
  const [send, held] = [WebSocket.prototype.send, []];
  WebSocket.prototype.send = function (text) {
    text.includes('"take_note"') ? held.push(() => send.call(this, text)) : send.call(this, text);
  };
  window.letGo = () => [WebSocket.prototype.send = send, ...held.map(each => each())];
}"""


def notes_of(person: Person, name: str) -> None:
    """Open somebody's notes at their gate."""
    gate_of(person, name)
    person.page.locator("[data-act=notes]").click()
    person.page.locator(".private").wait_for()


def holding(person: Person) -> str:
    """What is read in the notes while a finger rests on the field, and is gone when it is lifted."""
    page = person.page
    box = page.locator(".private .hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.locator(".private .read").first.wait_for()
    words = page.locator(".private .paper").inner_text()
    page.mouse.up()
    page.locator(".private .read").first.wait_for(state="detached")
    return words


def test_notes_are_written_unseen_and_read_only_while_somebody_holds(phone: Person):
    page = phone.page
    page.bring_to_front()
    notes_of(phone, "Clark")
    notes = page.locator(".private")
    sent = secrets_sent(phone)
    notes.locator(".input").first.fill("looks at his shoes")
    notes.locator(".input").first.press("Enter")
    notes.get_by_text("Kept, and out of sight.").wait_for()
    assert "shoes" not in page.content() and notes.locator(".input").first.input_value() == ""
    page.evaluate(HOLD_NOTES)  # a slow line: what follows is kept when the phone has gone on
    notes.locator("[data-trust='-70']").first.click()
    notes.locator(".input").first.fill("and at the dog")
    page.locator("[data-act=close-notes]").click()
    notes.wait_for(state="detached")
    # Whoever has the phone next finds empty lines, however much they touch them.
    notes_of(phone, "Copper")
    page.evaluate("letGo()")
    assert not {"shoes", "dog"} & {*holding(phone).split()}, "nobody else's notes get them"
    page.locator("[data-act=close-notes]").click()
    notes_of(phone, "Clark")
    for line in notes.locator(".input").all():
        line.click()
        assert line.input_value() == ""
    assert "shoes" not in page.content() and notes.locator(".read").count() == 0
    assert secrets_sent(phone) > sent, "what is there is asked for when something is added, and dropped"
    assert "suspected looks at his shoes · and at the dog" in holding(phone)
    # What was written can be taken back, by pressing twice.
    erase = notes.locator("[data-act=erase]").first
    erase.click()
    notes.get_by_text("Erase all of it?").click()
    notes.get_by_text("Kept, and out of sight.").wait_for()
    assert "shoes" not in holding(phone)
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    notes.wait_for(state="detached")
    page.locator(".gate .more button").first.click()
    page.locator(".own > .button.main").click()
    page.wait_for_selector(".gate .hold")


def heard_since(person: Person, count: int) -> list[dict[str, Any]]:
    """What the table was told after this many frames."""
    for _ in range(100):
        told = [frame for frame in person.frames[count:] if frame["type"] == "told"]
        if told:
            return [item for frame in told for item in frame["items"]]
        person.page.wait_for_timeout(50)
    return []


def test_everybody_round_the_phone_can_speak(phone: Person):
    page = phone.page
    name = page.locator(".gate h1").inner_text().title()
    for act in ("phrase", "claim", "words"):
        heard = len(phone.frames)
        page.locator("[data-act=talk]").click()
        assert name in page.locator("dialog .who").inner_text()
        if act == "phrase":
            page.locator(".phrases .button").first.click()
        elif act == "claim":
            page.locator(".build select").nth(1).select_option(index=1)
            page.locator("dialog .stack .button.main").click()
        else:
            page.locator("dialog form .input").fill("It is in the walls")
            page.locator("dialog form .button").click()
        page.locator("dialog").wait_for(state="detached")
        (said,) = heard_since(phone, heard)
        assert said["type"] == {"phrase": "phrase_said", "claim": "claimed", "words": "said"}[act]
        assert ("Childs", *NAMES)[said["seat"]] == name
    assert page.locator(".gate h1").inner_text().title() == name


def test_no_gate_opens_between_an_answer_and_what_follows_from_it(company: Company):
    person = company.invite("Windows", PHONE)
    page = person.page
    late: list[str] = []
    is_slow = False
    sockets: list[WebSocketRoute] = []

    def deliver(text: str) -> None:
        if is_slow and json.loads(text)["type"] == "update":
            late.append(text)
        else:
            sockets[-1].send(text)

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server().on_message(lambda text: deliver(str(text)))

    page.route_web_socket("**/ws/*", between)
    person.lay_table(seats=4)
    person.seat_here(*NAMES)
    person.start()
    page.locator(".gate .more button").nth(1).click()
    for _ in range(4):
        page.locator(".gate .hold").click()
        page.locator(".gate .hold").click()
        page.locator("[data-act=done]").click()
    page.locator(".gate .hold").click()
    page.locator(".peek [data-option*=draw]").click()
    is_slow = True
    page.locator("[data-act=confirm]").click()
    page.locator(".gate .hold:disabled").wait_for()
    page.locator(
        ".gate .hold:enabled"
    ).wait_for()  # somebody grows impatient, and looks before the table has said more
    if late:
        page.locator(".gate .hold").click()
        page.wait_for_timeout(300)
        assert page.locator(".peek").count() == page.locator(".peek .question h2").count()
    is_slow = False
    for text in late:
        sockets[-1].send(text)
    page.locator(".gate .hold:enabled").click()
    page.locator(".peek .question h2").wait_for()


def test_a_game_is_played_to_its_end_on_one_phone(phone: Person):
    page = phone.page
    page.bring_to_front()  # other tests opened other windows meanwhile, and a window without the focus hides secrets
    is_tapping = False
    in_vain = 0
    for _ in range(120):
        page.wait_for_selector(".gate .hold, .page.end")
        if phone.is_over():
            break
        done = page.locator("[data-act=done]")
        if done.count():  # somebody who is asked nothing has looked, and passes it on
            done.click()
            continue
        if phone.answers < 3:
            slide_to_a_choice(phone)
        else:
            if not is_tapping:
                page.locator(".gate .more button").nth(1).click()
                is_tapping = True
            tap_a_choice(phone)
        confirm = page.locator("[data-act=confirm]")
        try:
            confirm.wait_for(timeout=4000)
        except PlaywrightTimeout:
            in_vain += 1
            said = [(frame["type"], frame.get("seat")) for frame in phone.frames]
            assert in_vain < 12, (said, page.locator("body").inner_text())
            page.bring_to_front()  # it lost the focus meanwhile, and hid everything, as it should: look again
            continue
        sent = len(phone.frames)
        confirm.click()
        phone.answers += 1
        page.wait_for_function("() => !document.querySelector('[data-act=confirm]')")
        assert len(phone.frames) > sent
    assert phone.is_over()
    assert page.locator(".roles li").count() == 4
    assert phone.problems == []


def test_the_device_never_got_a_seats_view_that_nobody_asked_for(phone: Person):
    for frame in phone.frames:
        view = (frame.get("picture") or {}).get("view")
        if frame["type"] in ("update", "welcome") and view and view.get("outcome") is None:
            assert all(
                player["hand"] is None and player["role"] is None for player in view.get("players", ())
            )
            assert frame["picture"]["questions"] == []


def test_on_a_low_phone_no_choice_lies_under_the_hold_field(company: Company):
    person = company.invite("Norris", {"width": 390, "height": 664})
    page = person.page
    person.lay_table(seats=4, game="boardgame")
    person.seat_here(*NAMES)
    person.start()
    page.wait_for_selector(".gate .hold")
    most = 0
    for _ in range(40):
        page.wait_for_selector(".gate .hold:enabled")
        box = page.locator(".gate .hold").bounding_box()
        if box is None:
            continue
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        try:
            page.wait_for_selector(".peek", timeout=3000)
        except PlaywrightTimeout:  # the gate was still that of the question just answered
            page.mouse.up()
            continue
        most = max(most, page.locator(".peek [data-option]").count())
        hidden = page.evaluate(
            "() => { const acts = document.querySelector('.gate .acts').getBoundingClientRect(),"
            " list = document.querySelector('.peek .options')?.getBoundingClientRect();"
            " return { under: list ? list.bottom > acts.top + 1 : false,"
            " out: [...document.querySelectorAll('.peek .options button')].filter(each =>"
            " each.getBoundingClientRect().bottom > list.bottom + 1).length }; }"
        )
        assert hidden == {"under": False, "out": 0}
        if most >= 8:
            break
        for what in (".peek .can[data-handle]", ".peek [data-option]"):
            target = page.locator(what).first
            box = target.bounding_box() if target.count() else None
            if box is not None:
                page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        page.mouse.up()
        with suppress(PlaywrightTimeout):  # a question of somebody else came up meanwhile
            page.locator("[data-act=done], [data-act=confirm]").click(timeout=4000)
    page.mouse.up()
    assert most >= 8
    page.locator(".gate [data-act=rules]").click()
    page.locator("dialog .rules article").first.wait_for()
