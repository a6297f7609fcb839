"""Every screen: no barrier that axe would call serious, in both themes; nothing overflows, no word is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.client import ROOT
from tests.web.people import DESKTOP, PHONE, Company, Person
from tests.web.targets import small_targets
from tests.web.tour import walk

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async theme => {
  document.documentElement.dataset.theme = theme;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.filter(each => ["serious", "critical"].includes(each.impact))
    .flatMap(each => each.nodes.map(node => `${each.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
}"""
WITHOUT_WORDS = r"""() => document.body.innerText.match(
  /\b(client|stayaway|boardgame|coop|norwegian)-[a-zA-Z_]+(-[a-zA-Z_]+)*/g) ?? []"""


def problems_of(name: str, person: Person, themes: tuple[str, ...]) -> list[str]:
    """What is wrong with the screen that is shown."""
    page = person.page
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    before = page.evaluate("document.documentElement.dataset.theme")
    found = [f"{name} ({theme}): {problem}" for theme in themes for problem in page.evaluate(CHECK, theme)]
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", before)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        found.append(f"{name}: scrolls sideways")
    found += [f"{name}: no words for {word}" for word in page.evaluate(WITHOUT_WORDS)]
    found += [f"{name}: {problem}" for problem in person.problems]
    return found


@pytest.mark.parametrize(
    ("viewport", "language", "themes"),
    [(DESKTOP, "pl", ("night", "blizzard")), (PHONE, "pseudo", ("blizzard",))],
    ids=["desktop", "phone"],
)
def test_no_screen_has_a_serious_barrier(
    company: Company, viewport: dict[str, int], language: str, themes: tuple[str, ...]
):
    found: list[str] = []
    seen: set[str] = set()
    for name, person in walk(
        company, is_brief=language == "pseudo", viewport=viewport, language=language, motion="less"
    ):
        if name not in seen:
            found += problems_of(name, person, themes)
            if viewport is PHONE:
                found += [
                    f"{name}: too small for a finger: {target}" for target in small_targets(person.page)
                ]
        seen.add(name)
    assert len(seen) >= 20
    assert not found, "\n".join(sorted(set(found)))


def test_the_script_stays_small(client_folder: Path):
    import gzip

    sizes = {
        script.name: len(gzip.compress(script.read_bytes())) for script in client_folder.glob("assets/*.js")
    }
    page = (client_folder / "index.html").read_text(encoding="utf-8")
    first = [size for name, size in sizes.items() if name in page]
    assert len(first) < len(sizes), "scenes come when they are first needed"
    assert sum(first) < 150_000
    scenes = ("part-Stage-", "part-Reveals-", "part-Finale-", "part-scenes-", "part-bed-")
    assert len([name for name in sizes if name.startswith(scenes)]) >= len(scenes)
    later = (*scenes, "part-PassedReveals-", "part-Replay-", "part-Tutorial-", "part-Statistics-")
    assert sum(size for name, size in sizes.items() if not name.startswith(later)) < 180_000


def test_a_first_visit_takes_less_than_350_kilobytes(client_folder: Path):
    texts = (
        "index.html",
        "assets/app-*.js",
        "assets/app-*.css",
        "assets/words-en-*.ftl",
        "assets/icons-*.json",
    )
    visited = [path for text in texts for path in client_folder.glob(text)]
    assert len(visited) == len(texts)
    fonts = [font for font in client_folder.glob("assets/*-latin-*.woff2") if "-latin-ext-" not in font.name]
    for ending in (".br", ".gz"):
        sizes = [path.with_name(path.name + ending).stat().st_size for path in visited]
        assert sum(sizes) < 270_000
        if ending == ".br":
            assert sum(sizes) + sum(font.stat().st_size for font in fonts) < 350_000


def test_compressed_copies_are_of_the_file_beside_them(client_folder: Path):
    import gzip

    copies = list(client_folder.rglob("*.gz"))
    assert len(copies) > 30
    for copy in copies:
        assert gzip.decompress(copy.read_bytes()) == copy.with_suffix("").read_bytes()
        assert copy.with_suffix(".br").stat().st_size <= copy.stat().st_size


def test_the_keyboard_alone_is_enough(company: Company):
    person = company.invite("Fuchs")
    page = person.page
    person.visit("tutorial/stayaway")
    page.wait_for_selector("[data-act=next]")

    def tab_to(sign: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("sign => document.activeElement?.matches(sign) ?? false", sign):
                return
        raise AssertionError(f"the keyboard does not reach {sign}")

    for _ in range(3):
        tab_to("[data-act=next]")
        page.keyboard.press("Enter")
    tab_to("[data-act=confirm]")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 5")
    tab_to("[data-handle='card:suspicion']")
    page.keyboard.press("Enter")
    tab_to(".place[data-handle='seat:4']")
    page.keyboard.press("Space")
    tab_to("[data-act=confirm]:not([disabled])")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 4")


def test_what_is_not_on_offer_says_why_and_quotes_the_rule(company: Company):
    person = company.invite("Clark")
    page = person.page
    person.visit("tutorial/stayaway")
    for _ in range(3):
        page.locator("[data-act=next]").click()
    page.locator("[data-act=confirm]").click()
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 5")
    page.locator(".hand [data-handle='card:flamethrower']").click()
    page.locator(".place[data-handle='seat:2']").click()
    dialog = page.locator("dialog")
    dialog.locator("article").first.wait_for()
    assert "S-3.5" in dialog.inner_text()
    assert "neighbour" in dialog.inner_text()
