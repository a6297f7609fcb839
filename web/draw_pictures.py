"""Draws the pictures that must be pixels: icons of the installed app, and what chats show of a link.

    python -m web.draw_pictures     (or: python web/draw_pictures.py)

Needs the chromium of the browser tests and a built client, whose covers it takes. Run it when a drawing has changed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from outpost31.server.http.preview import HOUSE, SIZE  # noqa: E402
from tests.web.browser import FLAGS, chromium  # noqa: E402
from tests.web.client import built_client  # noqa: E402
from tests.web.house import House  # noqa: E402

ICONS = (192, 512)
COLOURS = {HOUSE: 160}
"""How many colours a preview keeps; flat drawings need few, and have a quarter of the bytes with them."""
FEW = 48
COVER = 840
"""How wide a cover is, whole; the name stands in what is left of it."""
NAME = """position:absolute; left:0; bottom:0; margin:0; padding:36px; color:#f4b350;
font:62px/1 'Saira Stencil One'; letter-spacing:.02em"""


def draw_previews(browser: Browser, address: str) -> None:
    """What chats show of a link: each game's cover, and for the house the station at night."""
    width, height = SIZE
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.goto(address)
    page.locator("article .art svg").nth(3).wait_for()
    page.evaluate("document.fonts.load(\"64px 'Saira Stencil One'\")")
    games = page.locator("article").evaluate_all("all => all.map((one) => one.dataset.cover)")
    covers = page.locator("article .art svg").evaluate_all("all => all.map((one) => one.outerHTML)")
    scene = page.locator(".place svg").first.evaluate("one => one.outerHTML")
    for game, drawing in ((HOUSE, scene), *zip(games, covers, strict=True)):
        page.evaluate(
            """([drawing, name, width]) => { document.body.innerHTML =
              `<div style="position:fixed; inset:0; z-index:99; background:#0b1015">${drawing}
                 <p style="${name}">OUTPOST<br>31</p></div>`;
              document.querySelector("svg").style.cssText =
                `width:${width}px; height:100%; position:absolute; right:0` }""",
            [drawing, NAME, width if game == HOUSE else COVER],
        )
        path = ROOT / "web" / "previews" / f"{game}.png"
        page.screenshot(path=path)
        Image.open(path).convert("RGB").quantize(COLOURS.get(game, FEW), dither=Image.Dither.NONE).save(
            path, optimize=True
        )
    page.close()


def main() -> None:
    """Draw all of them beside this file."""
    icon = (ROOT / "web" / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<body style='margin:0'>{icon.replace('<svg ', '<svg style=display:block ')}</body>"
            )
            page.screenshot(path=ROOT / "web" / f"icon-{size}.png", omit_background=True)
            page.close()
        built_client()
        with tempfile.TemporaryDirectory() as data:
            house = House(Path(data))
            try:
                draw_previews(browser, house.address)
            finally:
                house.close()
        browser.close()


if __name__ == "__main__":
    main()
