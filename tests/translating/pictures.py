"""A picture of the screen on which a message stands, with the message framed.

The browser is given the words of the language with this one message between marks. On a walk through every screen the
first that shows the marks is the place: they are taken away again, and what stood between them is framed.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from playwright.sync_api import Route, sync_playwright

from tests.web.browser import FLAGS, chromium
from tests.web.client import built_client
from tests.web.house import House
from tests.web.people import DESKTOP, PHONE, Company, Person
from tests.web.tour import USUAL, walk

LEFT, RIGHT = "⟦", "⟧"
FRAME = """([left, right]) => {
  const marked = (text) => text?.includes(left);
  const clean = (text) => text.replaceAll(left, "").replaceAll(right, "");
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!marked(node.data)) continue;
    node.data = clean(node.data);
    found.add(node.parentElement);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (!marked(element.getAttribute(name))) continue;
      element.setAttribute(name, clean(element.getAttribute(name)));
      found.add(element);
    }
  }
  const seen = [...found].filter((element) => element.getClientRects().length && element.checkVisibility());
  for (const element of seen) element.style.outline = "4px solid #ff3ea5";
  seen[0]?.scrollIntoView({ block: "center" });
  return seen.length > 0;
}"""


class Framed:
    """A house with the words of a language in which one message can be told from all others."""

    def __init__(self, id: str) -> None:
        self.id = id

    def __call__(self, route: Route) -> None:
        """Answer a request for words with the message between marks."""
        answer = route.fetch()
        route.fulfill(response=answer, body=marked(answer.text(), self.id))


def marked(words: str, id: str) -> str:
    """A Fluent file in which this message stands between marks."""
    resource = FluentParser().parse(words)
    for entry in resource.body:
        if isinstance(entry, fluent.Message) and entry.id.name == id and entry.value is not None:
            entry.value.elements = [
                fluent.TextElement(LEFT),
                *entry.value.elements,
                fluent.TextElement(RIGHT),
            ]
    return FluentSerializer().serialize(resource)


def frame(person: Person) -> bool:
    """Frame the message on this screen; whether it stands there."""
    return bool(person.page.evaluate(FRAME, [LEFT, RIGHT]))


def screens(company: Company, id: str, language: str, *, is_phone: bool) -> Iterator[tuple[str, Person]]:
    """Every screen, while it is shown with the message marked on it."""
    invite = company.invite

    def with_marks(*words: Any, **likes: Any) -> Person:
        person = invite(*words, **likes)
        person.page.route("**/words-*.ftl", Framed(id))
        return person

    company.invite = with_marks  # type: ignore[method-assign]
    yield from walk(
        company, parts=USUAL, viewport=PHONE if is_phone else DESKTOP, language=language, motion="less"
    )


def picture(id: str, language: str, path: Path, *, is_phone: bool = False) -> str | None:
    """Take a picture of the first screen on which a message stands: the name of the screen, or none."""
    built_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        company = Company(browser, house)
        try:
            for name, person in screens(company, id, language, is_phone=is_phone):
                if frame(person):
                    path.parent.mkdir(parents=True, exist_ok=True)
                    person.page.screenshot(path=path)
                    return name
            return None
        finally:
            company.close()
            browser.close()
            house.close()
