"""Measures the browser client on a real chromium: python benchmarks/client/run.py [--output FILE] [--answers N]

How long until the first table is drawn, what moves when a question arrives, what a long game leaves in memory. It needs
what the browser's tests need: Playwright and Debian's chromium. Writes results.md beside itself.
"""

from __future__ import annotations

import argparse
import gzip
import os
import sqlite3
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402 (the checkout comes first)

from outpost31.server.store.sqlite import FILE  # noqa: E402
from tests.web.browser import FLAGS, chromium  # noqa: E402
from tests.web.client import built_client  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.people import DESKTOP, PHONE, Company, Person  # noqa: E402

VISITS = 4
DRAWN = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector('.place, .station .room')) return;
  watcher.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => { window.drawnAt = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""
SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value);
}).observe({ type: 'layout-shift', buffered: true });
"""
GAMES = {"stayaway": 6, "boardgame": 6, "coop": 3, "norwegian": 6}


def first_table(company: Company) -> list[str]:
    """From the click on a link to the drawn table: nothing is in the browser's cache."""
    lines = ["| game | desktop: quickest / median, of which the page worked | phone |", "| --- | --- | --- |"]
    for game, seats in GAMES.items():
        host = company.invite("Host")
        table = host.lay_table(seats=seats, game=game)
        host.start()
        host.page.wait_for_selector(".place, .station")
        cells = []
        for viewport in (DESKTOP, PHONE):
            took, worked = [], []
            for _ in range(VISITS):
                visitor = company.invite("Visitor", viewport)
                visitor.context.add_init_script(DRAWN)
                counting = visitor.context.new_cdp_session(visitor.page)
                counting.send("Performance.enable", {"timeDomain": "threadTicks"})
                visitor.visit(f"t/{table}")
                visitor.page.wait_for_function("() => window.drawnAt")
                took.append(visitor.page.evaluate("window.drawnAt"))
                metrics = {
                    one["name"]: one["value"] for one in counting.send("Performance.getMetrics")["metrics"]
                }
                worked.append(metrics["TaskDuration"] * 1000)
                visitor.context.close()
                company.people.remove(visitor)
            cells.append(
                f"{min(took):.0f} / {statistics.median(took):.0f} ms, {statistics.median(worked):.0f} ms"
            )
        host.context.close()
        company.people.remove(host)
        lines.append(f"| {game} | {cells[0]} | {cells[1]} |")
    return lines


def memory(person: Person) -> str:
    """After a forced collection: heap, DOM nodes, listeners, and nodes that are in no document but kept."""
    session = person.context.new_cdp_session(person.page)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    counts = session.send("Memory.getDOMCounters")
    session.send("DOM.enable")
    trees = session.send("DOM.getDetachedDomNodes")["detachedNodes"]
    detached = sum(len(tree["retainedNodeIds"]) for tree in trees)
    session.detach()
    return f"{used:.1f} MB | {counts['nodes']} | {counts['jsEventListeners']} | {detached}"


def answers_given(house: House, table: str) -> int:
    """How many answers are in a table's log."""
    with sqlite3.connect(f"file:{house.data / FILE}?mode=ro", uri=True) as log:
        (count,) = log.execute(
            'SELECT count(*) FROM entries WHERE table_id = ? AND body LIKE \'%"type":"answered"%\'', (table,)
        ).fetchone()
    return int(count)


def long_game(company: Company, answers: int) -> list[str]:
    """One person in a game on the outpost with seven bots, until the table has had so many answers."""
    host = company.invite("Host")
    host.context.add_init_script(SHIFTS)
    table = host.lay_table(seats=8, game="boardgame", figures={"freezing_track": 20})
    host.start()
    host.page.wait_for_selector(".station")
    lines = [
        "| answers at the table | own | heap | DOM nodes | listeners | detached nodes |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    wanted = [answers // 6, answers // 3, answers * 2 // 3, answers]

    def note() -> bool:
        given = answers_given(company.house, table)
        if wanted and given >= wanted[0]:
            wanted.pop(0)
            lines.append(f"| {given} | {host.answers} | {memory(host)} |")
        return not wanted

    company.play_on(host, until=note)
    shifts: list[float] = host.page.evaluate("window.shifts")
    said = f"Layout shift over the whole game: {sum(shifts):.4f} in {len(shifts)} shifts (below 0.1 is called good)."
    return [*lines, "", said]


def main() -> None:
    """Measure, write, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--output", type=Path, default=Path(__file__).with_name("results.md"))
    parser.add_argument("--answers", type=int, default=300)
    asked = parser.parse_args()
    folder = built_client()
    (script,) = folder.glob("assets/app-*.js")
    text = ["# The browser client, measured", ""]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser: Any = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        company = Company(browser, house)
        try:
            load = os.getloadavg()[0]
            text += [
                f"chromium {browser.version}, {os.cpu_count()} cores, load {load:.1f} when it began.",
                "",
                f"Script: {len(gzip.compress(script.read_bytes())) / 1000:.1f} kB gzipped.",
                "",
                f"## The first table, {VISITS} visits each with an empty cache",
                "",
                *first_table(company),
                "",
                "## A game on the outpost, one person and seven bots, after a forced collection",
                "",
                *long_game(company, asked.answers),
            ]
        finally:
            browser.close()
            house.close()
    asked.output.write_text("\n".join(text) + "\n", encoding="utf-8")
    print("\n".join(text))


if __name__ == "__main__":
    main()
