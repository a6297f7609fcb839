"""How much a page moves under its reader, as browsers count it (cumulative layout shift)."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.shifts.push([entry.startTime, entry.value]);
}).observe({ type: "layout-shift", buffered: true });
"""
"""To be run on a page before anything else: it keeps when something moved, and how far."""
GOOD = 0.1
"""Below this a page is said to stand still."""
APART, TOGETHER = 1000.0, 5000.0
"""Milliseconds between two shifts that belong together, and from the first to the last of them at most."""


def worst_shift(page: Page) -> float:
    """The most that moved at a time: whatever the length of a game, which all shifts together would grow with."""
    return worst(page.evaluate("window.shifts"))


def worst(shifts: Iterable[tuple[float, float]]) -> float:
    """The largest sum of those that belong together, each given by its time and how far it went."""
    found, total, began, last = 0.0, 0.0, -TOGETHER, -APART
    for time, value in shifts:
        if time - last >= APART or time - began >= TOGETHER:
            began, total = time, 0.0
        last = time
        total += value
        found = max(found, total)
    return found
