"""What is looked at instead of tested: a house with a browser for it, and pictures of its screens."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.web.browser import FLAGS, chromium
from tests.web.client import built_client
from tests.web.house import House
from tests.web.people import Company, Person


@contextmanager
def opened_house() -> Iterator[tuple[Browser, House]]:
    """A browser before a house with today's client, both gone afterwards."""
    built_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            try:
                yield browser, house
            finally:
                browser.close()
        finally:
            house.close()


@contextmanager
def gathered(browser: Browser, house: House) -> Iterator[Company]:
    """People who come, and go home."""
    company = Company(browser, house)
    yield company
    company.close()


def shot(person: Person) -> Image.Image:
    """The screen as it is."""
    return Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")


def scaled(picture: Image.Image, wide: int) -> Image.Image:
    """As wide as this, in its proportions."""
    return picture.resize((wide, wide * picture.height // picture.width), Image.Resampling.LANCZOS)
