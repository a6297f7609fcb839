"""How smoothly scenes run:  python -m tests.web.frames [--seconds 20] [--strip FOLDER] [game ...]

A finished game of each kind is played again in a window of 1440×900 with snow, scenes and all, and every frame is
timed: the share of frames that took longer than 33 ms, the longest, how much of a processor the page took, and by how
much anything moved that should stand still (layout shift; the log makes room for its newest line, and does not count).
With `--strip` a strip of pictures of each is kept, to be looked at.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from tests.web.people import DESKTOP, PHONE, Company, Person
from tests.web.records import golden
from tests.web.showing import gathered, opened_house, scaled, shot
from tests.web.stations import lay_from

RECORDS = {
    "boardgame": "frozen_at_a_full_table",
    "coop": "lost_in_the_dark",
    "norwegian": "ufo_launched",
}
LONG = 33.4
"""Milliseconds: a frame that takes longer has left out the next one."""
WATCH = """() => {
  window.frames_seen = []; window.shifted = 0;
  let last = performance.now();
  const next = now => { frames_seen.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
  const isLog = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest('.log');
  new PerformanceObserver(list => list.getEntries().forEach(each => {
    if (!each.sources.every(isLog)) shifted += each.value; }))
    .observe({ type: 'layout-shift', buffered: false });
}"""


class Smoothness(NamedTuple):
    """What was measured of one game."""

    frames: int
    share_over: float
    longest: float
    busy: float
    shift: float


def sit_before_replay(company: Company, person: Person, game: str) -> None:
    """Before a finished game, at its beginning."""
    host = company.invite("Host", motion="less")
    table = lay_from(company, host, game, golden(game, RECORDS[game]), lambda view: False)
    host.context.close()
    person.visit(f"replay/{table}")
    person.page.wait_for_function("() => Number(document.querySelector('.scrub')?.max) > 50")
    person.page.evaluate(
        "() => { const scrub = document.querySelector('.scrub'); scrub.value = 30;"
        " scrub.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    person.settle()


def measure(person: Person, seconds: float) -> Smoothness:
    """Let it play for so long, and time every frame."""
    page = person.page
    session = person.context.new_cdp_session(page)
    session.send("Performance.enable")

    def spent() -> float:
        found: dict[str, Any] = session.send("Performance.getMetrics")
        return next(float(each["value"]) for each in found["metrics"] if each["name"] == "TaskDuration")

    page.locator(".bar .main, .button.main.square").first.click()
    page.wait_for_timeout(1500)  # what comes once has come by then
    page.evaluate(WATCH)
    before = spent()
    page.wait_for_timeout(seconds * 1000)
    busy = (spent() - before) / seconds
    frames, shift = page.evaluate("() => [frames_seen.slice(1), shifted]")
    over = [length for length in frames if length > LONG]
    return Smoothness(len(frames), len(over) / max(1, len(frames)), max(frames, default=0), busy, shift)


def strip(person: Person, path: Path, pictures: int = 12) -> None:
    """What is seen while it plays, as a strip of pictures."""
    taken = []
    person.page.locator(".bar .main, .button.main.square").first.click()
    for _ in range(pictures):
        person.page.wait_for_timeout(650)
        taken.append(shot(person))
    wide = 520 if taken[0].width > taken[0].height else 260
    high = scaled(taken[0], wide).height
    across = 1560 // wide
    sheet = Image.new("RGB", (across * wide, -(-len(taken) // across) * high))
    for place, picture in enumerate(taken):
        sheet.paste(scaled(picture, wide), (place % across * wide, place // across * high))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)


def take_strips(company: Company, game: str, folder: Path) -> None:
    """A strip of each size, in both themes."""
    for name, size in (("laptop", DESKTOP), ("phone", PHONE)):
        for theme in ("night", "blizzard"):
            person = company.invite("Viewer", size, theme=theme)
            sit_before_replay(company, person, game)
            path = folder / f"{game}-{name}-{theme}.png"
            strip(person, path)
            print(path)


def main(arguments: list[str]) -> None:
    """Measure, or take strips."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("games", nargs="*", choices=list(RECORDS), default=list(RECORDS), metavar="game")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--strip", type=Path, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    with opened_house() as (browser, house):
        for game in asked.games:
            with gathered(browser, house) as company:
                if asked.strip:
                    take_strips(company, game, asked.strip)
                else:
                    person = company.invite("Viewer")
                    sit_before_replay(company, person, game)
                    seen = measure(person, asked.seconds)
                    print(
                        f"{game}: {seen.frames} frames, {seen.share_over:.1%} over 33 ms,"
                        f" the longest {seen.longest:.0f} ms, {seen.busy:.0%} of a processor,"
                        f" layout shift {seen.shift:.4f} besides the log"
                    )


if __name__ == "__main__":
    main(sys.argv[1:])
