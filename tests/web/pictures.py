"""The pictures of the README:  python -m tests.web.pictures [--to docs/pictures] [name ...]

The front page, a lobby, Stay Away! with some seconds of play as an animation, the station, the ship, a phone, one that
is passed round, the end: taken from today's client, written as webp.
"""

from __future__ import annotations

import argparse
import base64
import io
import itertools
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from tests.web.client import ROOT
from tests.web.people import PHONE, Company, Person
from tests.web.showing import gathered, opened_house, scaled, shot
from tests.web.stations import SCENES, Scene, sit_down_at
from tests.web.tour import finished_table, hold

LAPTOP = {"width": 1366, "height": 768}
WIDE = 1000
MOST_BYTES = 120_000
MOST_MOVING = 900_000
SECONDS = 14.0
FRAMES_A_SECOND = 6
REST = 1200
"""Milliseconds that snow and light are given before a picture is taken."""


def keep(picture: Image.Image, path: Path, wide: int = WIDE) -> None:
    """Small enough for a page that many open."""
    picture = scaled(picture, wide)
    for quality in (82, 70, 55, 40):
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size < MOST_BYTES:
            break
    print(path, path.stat().st_size)


def keep_moving(taken: list[tuple[float, Image.Image]], path: Path, wide: int = 760) -> None:
    """Pictures with the moments at which they were taken, as one that moves at the pace at which it was played."""
    small = [scaled(picture, wide) for _, picture in taken]
    lengths = [int(1000 * (later - now)) for (now, _), (later, _) in itertools.pairwise(taken)]
    lengths.append(1500)
    for quality in (62, 48, 36, 26):
        small[0].save(
            path, save_all=True, append_images=small[1:], duration=lengths, loop=0, quality=quality, method=4
        )
        if path.stat().st_size < MOST_MOVING:
            break
    print(path, path.stat().st_size, f"{len(small)} pictures")


def sit_at_circle(person: Person, pace: str) -> None:
    """Round the lamp, among bots, with cards in the hand."""
    person.lay_table(seats=6, company="bots", pace=pace)
    person.start()
    person.page.wait_for_selector("[data-act=dealt]")
    person.settle()
    person.glance()


def film(person: Person, seconds: float) -> list[tuple[float, Image.Image]]:
    """Play on, and keep what the browser draws meanwhile, each with its moment."""
    taken: list[tuple[float, Image.Image]] = []
    session = person.context.new_cdp_session(person.page)

    def keep_frame(frame: dict[str, Any]) -> None:
        at = float(frame["metadata"]["timestamp"])
        if not taken or at - taken[-1][0] >= 1 / FRAMES_A_SECOND:
            taken.append((at, Image.open(io.BytesIO(base64.b64decode(frame["data"]))).convert("RGB")))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep_frame)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 85})
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        person.page.wait_for_timeout(900)
        person.glance()
    session.send("Page.stopScreencast")
    return taken[: int(seconds * FRAMES_A_SECOND)]


def front(company: Company, folder: Path) -> None:
    """The front door."""
    person = company.invite("Ada", LAPTOP)
    person.visit("")
    person.page.wait_for_selector("[data-cover]")
    person.page.wait_for_timeout(REST)
    keep(shot(person), folder / "front.webp")


def lobby(company: Company, folder: Path) -> None:
    """A table at which some sit already."""
    person = company.invite("Ada", LAPTOP)
    person.lay_table(seats=6)
    for _ in range(3):
        person.page.locator(".seats .empty .button").first.click()
        person.page.wait_for_timeout(300)
    person.page.wait_for_function("() => document.querySelector('.invite img')?.naturalWidth > 0")
    person.page.wait_for_timeout(REST)
    keep(shot(person), folder / "lobby.webp")


def table(company: Company, folder: Path) -> None:
    """Stay Away!: some seconds of play, and the moment at which something is asked."""
    person = company.invite("Ada", LAPTOP)
    sit_at_circle(person, "0.5")
    keep_moving(film(person, SECONDS), folder / "play.webp")
    for _ in range(200):
        if person.page.locator("[data-act=confirm]").count() or person.is_over():
            break
        person.page.wait_for_timeout(80)
    person.page.wait_for_timeout(REST)
    keep(shot(person), folder / "table.webp")


def at_station(name: str, scene: Scene, size: dict[str, int], wide: int) -> Callable[[Company, Path], None]:
    """Somebody at an outpost, in a moment of a recorded game."""

    def take(company: Company, folder: Path) -> None:
        person = company.invite("Ada", size)
        sit_down_at(company, person, scene)
        person.page.wait_for_timeout(REST)
        keep(shot(person), folder / f"{name}.webp", wide)

    return take


def end(company: Company, folder: Path) -> None:
    """The verdict, and who was what."""
    person = company.invite("Ada", LAPTOP)
    person.visit(f"t/{finished_table(company)}")
    person.page.wait_for_selector(".page.end")
    person.page.wait_for_timeout(REST)
    keep(shot(person), folder / "end.webp")


def peek(company: Company, folder: Path) -> None:
    """A phone that is passed round, while somebody holds it."""
    person = company.invite("Ada", PHONE)
    person.lay_table(seats=4)
    person.seat_here("Vera", "Kim", "Sam")
    person.start()
    for _ in range(4):
        hold(person)
        person.page.mouse.up()
        person.page.locator("[data-act=done]").click()
    hold(person)
    person.page.wait_for_timeout(REST)
    keep(shot(person), folder / "peek.webp", 390)


PICTURES: dict[str, Callable[[Company, Path], None]] = {
    "front": front,
    "lobby": lobby,
    "table": table,
    "station": at_station("station", SCENES[1], LAPTOP, WIDE),
    "ufo": at_station("ufo", SCENES[4], LAPTOP, WIDE),
    "end": end,
    "peek": peek,
    "phone": at_station("phone", SCENES[2], PHONE, 390),
}


def main(arguments: list[str]) -> None:
    """Take these, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument(
        "names", nargs="*", choices=[*PICTURES, []], metavar="name"
    )  # none at all is a choice too
    parser.add_argument(
        "--to", type=Path, default=ROOT / "docs" / "pictures", metavar="FOLDER", dest="folder"
    )
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with opened_house() as (browser, house):
        for name in asked.names or PICTURES:
            with gathered(browser, house) as company:
                PICTURES[name](company, asked.folder)


if __name__ == "__main__":
    main(sys.argv[1:])
