"""Pictures of every screen, to be looked at:  python -m tests.web.screenshots [folder] [language ...]

Desktop and phone, night and blizzard, in English and the other languages named (pseudo, if none is). They are
written to screenshots/, which is not committed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.browser import FLAGS, chromium
from tests.web.client import ROOT, built_client
from tests.web.house import House
from tests.web.people import DESKTOP, PHONE, Company
from tests.web.tour import walk


def main(arguments: list[str]) -> None:
    """Take them all."""
    folder = Path(arguments[0]) if arguments else ROOT / "screenshots"
    languages = ["en", *(arguments[1:] or ["pseudo"])]
    built_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for language in languages:
                for device, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
                    theme = "blizzard" if (language == "en") == (device == "phone") else "night"
                    company = Company(browser, house)
                    place = folder / f"{device}-{language}-{theme}"
                    place.mkdir(parents=True, exist_ok=True)
                    for number, (name, person) in enumerate(
                        walk(company, viewport=viewport, language=language, theme=theme)
                    ):
                        person.page.screenshot(path=place / f"{number:02}-{name}.png")
                        for problem in person.problems:
                            print(f"{place.name}/{name}: {problem}")
                        person.problems.clear()
                    company.close()
                    print(place)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
