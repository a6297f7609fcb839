"""Pictures of every screen, to be looked at:  python -m tests.web.screenshots [--to FOLDER] [device-language ...]

For example `phone-pl tablet-en tv-en zoom-pl desktop-pseudo`; without any, every device in English and Polish, and the
longer pseudo-language on desktop and phone. `phone-en-150` has letters of 150 %, `phone-en@passed,ends` takes some of
the parts: rooms, table, passed, stations, after, ends, crowds. Each screen is taken in both themes; of a page that
scrolls, three screens at most. `laptop` is a low one, `short` a phone whose browser keeps its bars, `sideways` a
tablet, `zoom` a desktop at 200 %. They are written to screenshots/, which is not committed, with a sheet of many small
ones for each.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from PIL import Image

from tests.web.client import ROOT
from tests.web.people import DESKTOP, PHONE, TABLET, Person
from tests.web.showing import gathered, opened_house
from tests.web.tour import PARTS, walk

DEVICES: dict[str, dict[str, int]] = {
    "desktop": DESKTOP,
    "laptop": {"width": 1366, "height": 650},
    "phone": PHONE,
    "short": {"width": PHONE["width"], "height": 664},
    "tablet": TABLET,
    "sideways": {"width": 1024, "height": 768},
    "tv": {"width": 1920, "height": 1080},
    "zoom": {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2},
}
ALL = [f"{device}-{language}" for device in DEVICES for language in ("en", "pl")]
LONGER = ["desktop-pseudo", "phone-pseudo"]
THEMES = ("night", "blizzard")
SHEET = 1500
SCREENS = 3
"""How many screens of a page that scrolls are taken at most."""


def wish_of(text: str) -> str:
    """One of the things that can be wished for, or an error that says what they are."""
    kind, _, parts = text.partition("@")
    device, _, language = kind.partition("-")
    if device not in DEVICES or not language:
        raise argparse.ArgumentTypeError(f"{text!r} is not a device of {', '.join(DEVICES)} and a language")
    if parts and not set(parts.split(",")) <= set(PARTS):
        raise argparse.ArgumentTypeError(f"{parts!r}: the parts are {', '.join(PARTS)}")
    return text


def main(arguments: list[str]) -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("wishes", nargs="*", type=wish_of, metavar="device-language", default=ALL + LONGER)
    parser.add_argument("--to", type=Path, default=ROOT / "screenshots", metavar="FOLDER", dest="folder")
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder
    with opened_house() as (browser, house):
        for wish in asked.wishes:
            kind, _, parts = wish.partition("@")
            device, *words = kind.split("-")
            size = int(words.pop()) if words[-1].isdigit() else 100
            likes: dict[str, Any] = {"device_scale_factor": 2} if device == "zoom" else {}
            likes |= {"viewport": DEVICES[device], "language": "-".join(words)}
            likes |= {"motion": "less", "text_size": size}
            wanted = parts.split(",") if parts else PARTS
            with gathered(browser, house) as company:
                for number, (name, person) in enumerate(walk(company, parts=wanted, **likes)):
                    take(person, folder / wish, f"{number:02}-{name}")
            sheets(folder, wish)
            print(folder / wish)


def take(person: Person, folder: Path, name: str) -> None:
    """One screen in both themes; what the page complained of is printed."""
    for theme in THEMES:
        person.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        person.page.wait_for_timeout(320)  # light changes slowly
        (folder / theme).mkdir(parents=True, exist_ok=True)
        whole = person.page.evaluate("document.documentElement.scrollHeight")
        size = person.page.viewport_size
        assert size is not None
        high = (
            size["height"] if person.page.locator("dialog").count() else min(whole, SCREENS * size["height"])
        )
        person.page.screenshot(
            path=folder / theme / f"{name}.png",
            full_page=high > size["height"],
            clip={"x": 0, "y": 0, "width": size["width"], "height": high},
        )
    for problem in person.problems:
        print(f"{folder.name}/{name}: {problem}")
    person.problems.clear()


def sheets(folder: Path, wish: str) -> None:
    """Small ones beside each other, both themes of a screen together."""
    for theme in THEMES:
        pictures = [Image.open(path) for path in sorted((folder / wish / theme).glob("*.png"))]
        least = min(picture.height for picture in pictures)
        wide = SHEET // (5 if pictures[0].width < least else 3)
        high = wide * least // pictures[0].width
        across = SHEET // wide
        for number, part in enumerate(
            pictures[start : start + across * 2] for start in range(0, len(pictures), across * 2)
        ):
            sheet = Image.new("RGB", (SHEET, high * 2))
            for place, picture in enumerate(part):
                sheet.paste(
                    picture.convert("RGB").crop((0, 0, picture.width, least)).resize((wide - 6, high - 6)),
                    (place % across * wide, place // across * high),
                )
            sheet.save(folder / f"{wish}-{theme}-{number:02}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
