"""What just happened is seen: cards travel, counters drop, people walk; with less motion it lights up where it is."""

from __future__ import annotations

from typing import Any

from tests.web.people import Company
from tests.web.test_tutorials import GO_ON, STEP, follow, script_of

WATCH = """() => {
  window.seen = { faces: [], moved: [], lit: [], shift: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const name = this.getAttribute("class")?.split(" ")[0] ?? this.localName;
    const places = new Set([...frames].map(each => each.transform?.split(" scale")[0]).filter(Boolean));
    (places.size > 1 ? seen.moved : seen.lit).push(name);
    if (name === "flight") seen.faces.push(this.dataset.face);
    if (name !== "flash" && (timing.duration > 250) && places.size > 1) seen.moved.push("slow " + name);
    return animate.call(this, frames, timing);
  };
  new PerformanceObserver(list => list.getEntries().forEach(each => {
    if (each.sources.some(source => source.node?.closest?.(".board .scroll"))) seen.shift += each.value; }))
    .observe({ type: "layout-shift", buffered: false });
}"""
PUBLIC = {"", "card-use", "card-repair", "card-sabotage", "fuel", "damage", "food", "fire", "dog"}


def seen_in_the_first_round(company: Company, motion: str) -> dict[str, Any]:
    """Go through the board game's tutorial, and say what moved meanwhile."""
    person = company.invite("Watcher", motion=motion)
    page, script = person.page, script_of("boardgame")
    person.visit("tutorial/boardgame")
    for _ in script["openings"]:
        page.locator("[data-act=next]").click()
    page.evaluate(WATCH)
    for number, step in enumerate(script["steps"][:-1]):
        if "question" in step:
            follow(person, step)
        else:
            page.evaluate(GO_ON, number)
        page.wait_for_function(f"number => ({STEP})() > number", arg=number)
    page.wait_for_function("() => !document.querySelector('.flight')")
    assert person.problems == []
    seen: dict[str, Any] = page.evaluate("seen")
    return seen


def test_cards_fly_and_people_walk_without_giving_anything_away(company: Company):
    seen = seen_in_the_first_round(company, "full")
    assert seen["moved"].count("flight") > 15
    assert seen["moved"].count("pawn") >= 8
    assert not [what for what in seen["moved"] if what.startswith("slow")]
    # Three cards were turned up for all to see; those handed over, drawn and dealt travel as backs.
    assert set(seen["faces"]) <= PUBLIC
    assert [face for face in seen["faces"] if face.startswith("card-")].count("card-sabotage") == 2
    assert seen["faces"].count("") >= 4
    assert "damage" in seen["faces"]
    assert "food" in seen["faces"]
    assert seen["shift"] == 0


def test_with_less_motion_nothing_travels_but_everything_is_seen(company: Company):
    seen = seen_in_the_first_round(company, "less")
    assert seen["moved"] == []
    assert seen["lit"].count("flight") > 15
    assert seen["lit"].count("fresh") >= 8
    assert set(seen["faces"]) <= PUBLIC
