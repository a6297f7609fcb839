"""The pictures of the README:  python -m tests.web.pictures [--to docs/pictures]

Front page, lobby, both kinds of tables, the ship, a phone, the phone that is passed, the end; and some seconds of play
as an animation. Taken from today's client, written as webp.
"""

from __future__ import annotations

import argparse
import io
import itertools
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.web.browser import FLAGS, chromium
from tests.web.client import ROOT, built_client
from tests.web.house import House
from tests.web.people import PHONE, Company, Person
from tests.web.stations import SCENES, sit_down_at

LAPTOP = {"width": 1366, "height": 768}
WIDE = 1000
MOST_BYTES = 120_000
MOST_MOVING = 900_000
SECONDS = 9.0


def shot(person: Person) -> Image.Image:
    """The screen as it is."""
    return Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")


def keep(picture: Image.Image, path: Path, wide: int = WIDE) -> None:
    """Small enough for a page that many open."""
    picture = picture.resize((wide, wide * picture.height // picture.width), Image.Resampling.LANCZOS)
    for quality in (82, 70, 55, 40):
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size < MOST_BYTES:
            break
    print(path, path.stat().st_size)


def keep_moving(taken: list[tuple[float, Image.Image]], path: Path, wide: int = 760) -> None:
    """Pictures with the moments at which they were taken, as one that moves at the pace at which it was played."""
    small = [
        picture.resize((wide, wide * picture.height // picture.width), Image.Resampling.LANCZOS)
        for _, picture in taken
    ]
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
    """Play on, and take a picture whenever the machine has time for one."""
    taken: list[tuple[float, Image.Image]] = []
    began = time.monotonic()
    while (now := time.monotonic() - began) < seconds:
        taken.append((now, shot(person)))
        if len(taken) % 6 == 0:
            person.glance()
    return taken


def main(arguments: list[str]) -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument(
        "--to", type=Path, default=ROOT / "docs" / "pictures", metavar="FOLDER", dest="folder"
    )
    folder: Path = parser.parse_args(arguments).folder
    built_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            company = Company(browser, house)
            person = company.invite("Ada", LAPTOP)
            person.rest = 1200
            person.visit("")
            person.page.wait_for_selector("[data-cover]")
            person.settle()
            keep(shot(person), folder / "front.webp")
            person.lay_table(seats=6)
            person.page.locator(".seats .button").first.click()
            person.page.locator(".seats .button").nth(3).click()
            person.settle()
            keep(shot(person), folder / "lobby.webp")
            sit_at_circle(person, "0.5")
            keep_moving(film(person, SECONDS), folder / "play.webp")
            for _ in range(200):
                if person.page.locator("[data-act=confirm]").count() or person.is_over():
                    break
                person.page.wait_for_timeout(80)
            person.settle()
            keep(shot(person), folder / "table.webp")
            for name, scene in (("station", SCENES[1]), ("ufo", SCENES[4])):
                sit_down_at(company, person, scene)
                person.settle()
                keep(shot(person), folder / f"{name}.webp")
            phone = company.invite("Kim", PHONE)
            phone.rest = 1200
            sit_down_at(company, phone, SCENES[2])
            phone.settle()
            keep(shot(phone), folder / "phone.webp", 390)
            company.close()
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
