"""Three hundred answers leave nothing behind: whoever comes back to a moment finds the page as light as before."""

from __future__ import annotations

from tests.web.people import Company, Person
from tests.web.records import continue_record, golden

ANSWERS = 300
MOMENT = 40
GO = """async ([from, to]) => {
  const scrub = document.querySelector('.scrub');
  for (let at = from; at !== to; at += Math.sign(to - from)) {
    scrub.value = at + Math.sign(to - from);
    scrub.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  await new Promise(done => setTimeout(done, 1200));
}"""


def weight(person: Person) -> tuple[float, int, int]:
    """After a forced collection: megabytes of heap, DOM nodes, and nodes that are kept though in no document."""
    session = person.context.new_cdp_session(person.page)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    nodes = session.send("Memory.getDOMCounters")["nodes"]
    session.send("DOM.enable")
    trees = session.send("DOM.getDetachedDomNodes")["detachedNodes"]
    session.detach()
    return used, nodes, sum(len(tree["retainedNodeIds"]) for tree in trees)


def test_three_hundred_answers_leave_no_memory_behind(company: Company):
    person = company.invite("Copper", motion="less")
    record = golden("boardgame", "frozen_at_a_full_table")
    table = person.lay_table(seats=record["seats"], game="boardgame", company="bots")
    person.start()
    person.page.wait_for_selector(".station")
    person.visit("credits")
    continue_record(company.house, table, record, lambda view: False)
    person.visit(f"replay/{table}")
    person.page.wait_for_function(f"() => Number(document.querySelector('.scrub')?.max) > {ANSWERS + MOMENT}")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(GO, [0, 2 * MOMENT])  # what is made once and kept is made by now
    person.page.evaluate(GO, [2 * MOMENT, MOMENT])
    before = weight(person)
    person.page.evaluate(GO, [MOMENT, MOMENT + ANSWERS])
    person.page.evaluate(GO, [MOMENT + ANSWERS, MOMENT])
    after = weight(person)
    assert after[0] - before[0] < 1.5, (before, after)
    assert after[1] - before[1] < 300, (before, after)
    assert after[2] - before[2] < 100, (before, after)
