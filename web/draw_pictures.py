"""Draws the pictures that must be pixels: icons of the installed app, and what chats show of a link.

    python -m web.draw_pictures     (or: python web/draw_pictures.py)

Needs the chromium of the browser tests and a built client, whose covers it takes. Run it when a drawing has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.web.browser import FLAGS, chromium  # noqa: E402

ICONS = (192, 512)


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
        browser.close()


if __name__ == "__main__":
    main()
