"""A real browser for the tests: Debian's chromium, installed when it is missing, driven by Playwright."""

from __future__ import annotations

import os
import shutil
from functools import cache

from tests.debian import found_or_installed

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The shell is the same engine without a window to draw round every page, which takes a third of the time.
PACKAGES = ("chromium-headless-shell", "chromium")
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")


class NoBrowser(RuntimeError):
    """There is no chromium and it could not be installed: the browser's tests cannot say anything."""


@cache
def chromium() -> str:
    """Where chromium is; fetched from Debian's packages if need be. Without one the tests fail, they do not pass by."""
    chosen = os.environ.get("OUTPOST31_CHROMIUM")
    if chosen:
        return chosen
    found = found_or_installed(_find, *PACKAGES)
    if found is None:
        raise NoBrowser("no chromium: install Debian's package `chromium`, or name one in OUTPOST31_CHROMIUM")
    return found


def _find() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)
