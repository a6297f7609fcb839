"""What goes on behind a table: wind and hum follow the base, snow rests in a tab that nobody sees."""

from __future__ import annotations

import pytest

from tests.web.people import DESKTOP, Company
from tests.web.test_scenes import Table

# The bed has three gains: the gusts, the wind and the hum. Each is asked where it is going.
LISTEN = """() => {
  window.gains = [];
  const Made = window.GainNode;
  window.GainNode = class extends Made {
    constructor(...given) {
      super(...given);
      const gain = this.gain;
      const kept = { target: given[1]?.gain ?? 1 };
      const go = gain.setTargetAtTime;
      gain.setTargetAtTime = (target, ...rest) => { kept.target = target; return go.call(gain, target, ...rest); };
      gains.push(kept);
    }
  };
  window.wind = () => gains.at(-2)?.target;
  window.hum = () => gains.at(-1)?.target;
}"""
# Frames that were painted, and how many are on their way at once.
PAINT = """() => {
  window.painted = 0;
  window.waiting = new Set();
  window.most = 0;
  const clear = CanvasRenderingContext2D.prototype.clearRect;
  CanvasRenderingContext2D.prototype.clearRect = function (x, y, width, height) {
    if (this.canvas.dataset.sky && width === this.canvas.width && height === this.canvas.height) painted += 1;
    return clear.call(this, x, y, width, height);
  };
  const EACH = 1000 / 15;
  const [start, stop] = [window.setTimeout, window.clearTimeout];
  window.setTimeout = (what, length, ...rest) => {
    const id = start(() => { waiting.delete(id); what(); }, length, ...rest);
    if (Math.abs(length - EACH) < 0.01) waiting.add(id);
    most = Math.max(most, waiting.size);
    return id;
  };
  window.clearTimeout = id => { waiting.delete(id); stop(id); };
  // A device to which snow is a burden does without: a busy machine is not to be taken for one.
  const [now, frame] = [performance.now.bind(performance), window.requestAnimationFrame];
  let held = null;
  performance.now = () => held ?? now();
  window.requestAnimationFrame = what => frame(moment => {
    held = now();
    try { what(moment); } finally { held = null; }
  });
}"""
HIDE = """isHidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
LATER = "() => new Promise(done => setTimeout(done, 400))"


@pytest.fixture(scope="module")
def table(company: Company) -> Table:
    """Somebody at a base, who hears and sees what goes on."""
    return Table(company, "Norris", DESKTOP, game="boardgame", before=(LISTEN, PAINT))


def weather(table: Table, sky: str, *, is_dark: bool = False) -> None:
    """So the base is from now on."""
    view = table.latest["picture"]["view"]
    view["base"] = {**view["base"], "weather": sky, "dark": is_dark}
    table.tell({"event": "PhaseBegan", "phase": "weather"})


def test_the_bed_follows_the_base(table: Table):
    page = table.page
    weather(table, "snow")
    page.wait_for_function("() => gains.length >= 3 && hum() > 0 && wind() > 0")
    before = page.evaluate("wind()")
    weather(table, "storm")
    page.wait_for_function("before => wind() > before", arg=before)
    weather(table, "storm", is_dark=True)
    page.wait_for_function("() => hum() === 0")
    assert page.evaluate("wind()") > before, "the storm howls on"
    page.evaluate(HIDE, True)
    page.wait_for_function("() => wind() === 0")
    page.evaluate(HIDE, False)
    weather(table, "snow")
    page.wait_for_function("() => hum() > 0 && wind() > 0")
    assert table.person.problems == []


def test_snow_rests_while_nobody_sees_it_and_falls_on_as_before(table: Table):
    page = table.page
    weather(table, "snow")
    page.locator("canvas[data-sky=snow]").wait_for()
    page.wait_for_function("() => painted > 3")
    page.evaluate(HIDE, True)
    seen = page.evaluate("painted")
    page.evaluate(LATER)
    assert page.evaluate("painted") == seen
    for _ in range(4):
        page.evaluate(HIDE, False)
        page.evaluate(HIDE, True)
    page.evaluate("most = 0")
    page.evaluate(HIDE, False)
    page.wait_for_function("seen => painted > seen + 3", arg=seen)
    assert page.evaluate("most") == 1, "one frame at a time, however often somebody looked away"
    assert table.person.problems == []
