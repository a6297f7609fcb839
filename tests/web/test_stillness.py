"""Nothing moves that should stand still: dice and scenes come and go, and every instrument stays where it was."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.people import DESKTOP, PHONE, Company
from tests.web.shifts import worst
from tests.web.test_scenes import Table

FRAMES = """() => new Promise(done => {
  let frames = 3;
  const step = () => frames-- > 0 ? requestAnimationFrame(step) : done();
  step();
})"""
WATCH = """() => {
  window.moved = [];
  const note = list => list.forEach(each => each.sources.forEach(({ node, previousRect: from, currentRect: to }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    // The log is written from above: what was written before it makes room.
    if (element && !element.closest('.log, .ticker'))
      moved.push(`${element.localName}.${element.getAttribute('class')} ${from.x},${from.y} -> ${to.x},${to.y}`);
  }));
  window.watching = new PerformanceObserver(list => note(list.getEntries()));
  watching.observe({ type: 'layout-shift', buffered: false });
  window.finish = () => { note(watching.takeRecords()); return moved; };
}"""
# What can be pressed where it is: a chip of which the middle is under something else is covered.
COVERED = """() => [...document.querySelectorAll(".over .gauge[data-gauge^='danger-']")]
  .filter(each => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !each.contains(top);
  }).map(each => each.dataset.gauge)"""
DICE: dict[str, Any] = {"faces": ["repair", "use", "sabotage"], "rerolled": [], "assignments_left": 2}


def lay_dice(table: Table, dice: dict[str, Any] | None) -> None:
    """Dice lie on the table, or none do."""
    view = table.latest["picture"]["view"]
    view["dice"] = {**view["dice"], **(dice or {"faces": []})}


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_dice_come_and_go_and_nothing_else_moves(company: Company, viewport: dict[str, int]):
    table = Table(company, "Bennings", viewport, game="coop", motion="less")
    page = table.page
    view = table.latest["picture"]["view"]
    cold = view["limits"]["freezing_track"] - 1
    view["base"] = {**view["base"], "hungry": False, "kitchen": False, "pantry": 0, "freezing": cold}
    lay_dice(table, None)
    table.tell({"event": "PhaseBegan", "phase": "actions"})
    page.locator(".gauge[data-gauge=danger-food]").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(FRAMES)
    page.evaluate(WATCH)
    lay_dice(table, DICE)
    table.tell({"event": "DiceRolled", "faces": DICE["faces"]})
    page.locator(".gauge.piece").nth(2).wait_for()
    page.evaluate(FRAMES)
    assert page.locator(".gauge.piece").count() == len(DICE["faces"])
    assert page.locator(".over .gauge[data-gauge^=danger-]").count() >= 2
    assert page.evaluate(COVERED) == [], "what runs out tonight stays in sight"
    lay_dice(table, None)
    table.tell({"event": "PhaseBegan", "phase": "actions"})
    page.locator(".gauge.piece").first.wait_for(state="detached")
    page.evaluate(FRAMES)
    assert page.evaluate("finish()") == []
    # Whoever watches is awake: what is pushed down is noticed.
    page.evaluate("document.querySelector('.board').style.marginTop = '60px'")
    page.evaluate(FRAMES)
    assert page.evaluate("finish()") != []
    assert table.person.problems == []


@pytest.mark.parametrize(
    ("shifts", "together"),
    [
        ([], 0.0),
        ([(0, 0.02), (900, 0.03), (1800, 0.01)], 0.06),  # each soon after the one before
        ([(0, 0.02), (1000, 0.03), (5000, 0.01)], 0.03),  # long pauses
        (
            [(800 * one, 0.01) for one in range(30)],
            0.07,
        ),  # without end, but never more than five seconds' worth
    ],
)
def test_what_moves_is_counted_together_as_far_as_it_is_seen_together(
    shifts: list[tuple[float, float]], together: float
):
    assert worst(shifts) == pytest.approx(together)
