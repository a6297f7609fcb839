"""What a finger can press: everything on a phone's screen that does something, and how large it is."""

from __future__ import annotations

from playwright.sync_api import Page

FINGER = 44
"""So many pixels a finger needs, each way."""

# A link within a sentence has the height of its line; what lies behind a dialog or is only heard cannot be touched.
SMALL = """least => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const sign = element => element.outerHTML.slice(0, 90).replace(/\\s+/g, " ");
  const found = [];
  for (const element of top.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [role=button]")) {
    if (element.matches("p a, li a:not(.button), dd a, [type=hidden]") || !element.checkVisibility()) continue;
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (Math.min(box.width, box.height) < least - 0.5)
      found.push(`${Math.round(box.width)}x${Math.round(box.height)} ${sign(element)}`);
  }
  return found;
}"""


def small_targets(page: Page) -> list[str]:
    """Everything that is shown and too small for a finger, with its size."""
    found: list[str] = page.evaluate(SMALL, FINGER)
    return found
