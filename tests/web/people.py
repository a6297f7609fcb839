"""People at browsers: they look at the page, choose what it offers, and press Confirm. They know no other way in."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.house import House

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
MOST_SLIPS = 8


@dataclass
class Person:
    """One browser of its own: a page, what went wrong on it, and every frame it was sent."""

    name: str
    context: BrowserContext
    page: Page
    address: str
    chance: random.Random
    problems: list[str] = field(default_factory=list)
    frames: list[dict[str, Any]] = field(default_factory=list)
    answers: int = 0
    slips: int = 0
    """How often a question was gone before it was answered."""
    points_early: bool = False
    """Whether it points at things that may be gone by then: what it is told about them, it closes."""
    rest: int = 450
    """How long motion takes to come to rest, in milliseconds."""

    def listen(self) -> None:
        """Keep what the console complains of and what the socket brings."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: self.frames.append(json.loads(text))),
        )

    def _hear(self, kind: str, text: str) -> None:
        # A killed server and a missing table are meant to be noticed by the browser's own network log.
        if (
            kind in ("error", "warning")
            and "WebSocket connection" not in text
            and "Failed to load" not in text
        ):
            self.problems.append(text)

    def settle(self) -> None:
        """Let motion come to rest and the letters arrive: until then words take another width."""
        self.page.wait_for_timeout(self.rest)
        self.page.evaluate("document.fonts.ready.then(() => true)")

    # Finding a seat ---------------------------------------------------------------------------------------

    def visit(self, path: str = "") -> None:
        """Open a screen of the client."""
        self.page.goto(f"{self.address}/#/{path}")

    def lay_table(
        self,
        seats: int,
        game: str = "stayaway",
        company: str = "friends",
        figures: dict[str, int] | None = None,
        pace: str = "0",
        switched: str = "",
    ) -> str:
        """Make a table through the form, with these figures and bots that take this many seconds; returns its code.

        `switched` is a house rule that is switched over, in the person's words.
        """
        page = self.page
        self.visit("new")
        page.locator(f"label:has(input[value={game}])").click()
        page.fill("input[name=name]", self.name)
        page.locator("input[type=range]").first.fill(str(seats))
        page.locator(f"label:has(input[value={company}])").click()
        if game != "coop":  # who searches where roles are hidden takes its time, whatever the pace
            page.select_option("select[name=level]", "seasoned")
        page.locator("details.panel > summary").click()
        page.select_option("select[name=pace]", pace)
        page.select_option("select[name=reactions]", "30")
        if switched:
            page.get_by_role("switch", name=switched).dispatch_event("click")
        if figures:
            page.locator(".numbers > summary").click()
        for name, number in (figures or {}).items():
            page.fill(f"input[name=figure-{name}]", str(number))
        page.locator("form button.main").click()
        page.wait_for_selector("[data-act=start], .table")  # among bots alone it has begun
        return page.url.rsplit("/", 1)[1]

    def sit_down(self, table: str) -> None:
        """Open the link and take a seat."""
        self.visit(f"t/{table}")
        self.page.fill("form input[name=name]", self.name)
        self.page.locator("form button.main").click()
        self.page.locator("[data-act=ready]").click()

    def seat_here(self, *names: str) -> None:
        """Others sit down at this device, one after the other: it is passed round from now on."""
        for name in names:
            self.page.fill("input[name=another]", name)
            self.page.locator("form.join button").click()
            self.page.get_by_text(name, exact=True).first.wait_for()

    def start(self) -> None:
        """Fill the table with bots, and begin; among bots alone it has begun."""
        if self.page.locator(".table").count():
            return
        fill = self.page.locator(".acts .button").first
        if self.page.locator("[data-act=start][disabled]").count():
            fill.click()
        self.page.locator("[data-act=start]:not([disabled])").click()

    # Playing ------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether the verdict is shown."""
        return self.page.locator(".page.end").count() > 0

    def glance(self) -> bool:
        """Look at the page; if it asks something, answer it. True: something was done."""
        page = self.page
        if page.locator("[data-act=dealt]").count():
            with suppress(PlaywrightTimeout):  # whoever is burned before looking need not look any more
                page.locator("[data-act=dealt]").click(timeout=2000)
            return True
        if self.points_early and page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            return True
        if not page.locator("[data-act=confirm]").count():
            return False
        try:
            return self._answer()
        except PlaywrightTimeout:
            self.slips += 1  # a reaction window closed by itself meanwhile
            if self.slips > MOST_SLIPS:
                raise
            return False

    def _answer(self) -> bool:
        """Choose, confirm, and wait until the question is gone."""
        page = self.page
        confirm = page.locator("[data-act=confirm]")
        for _ in range(4):
            if confirm.is_enabled(timeout=1000):
                break
            self.choose()
        else:
            return False
        asked = confirm.get_attribute("data-question", timeout=1000)
        confirm.click(timeout=3000)
        self.answers += 1
        page.wait_for_function(
            "id => document.querySelector('[data-act=confirm]')?.dataset.question !== id", arg=asked
        )
        return True

    def choose(self) -> None:
        """Press one of the choices: fire, infection and the launch first, so that games end; else whatever."""
        choices = self.page.locator(".choice")
        offered = choices.evaluate_all(
            "all => all.map(each => each.dataset.option ?? each.dataset.handle ?? '')"
        )
        if not offered:
            return
        hot = [
            number
            for number, what in enumerate(offered)
            if ("flamethrower" in what and "give" not in what) or what in ('"pay"', '"collect"')
        ]
        sick = [number for number, what in enumerate(offered) if "infected" in what]
        calm = [number for number, what in enumerate(offered) if "declare" not in what] or [0]
        if self.answers > 45 and any("declare" in what for what in offered):
            calm = hot = [number for number, what in enumerate(offered) if "declare" in what]
        choices.nth(self.chance.choice(hot or sick or calm)).click(timeout=3000)


class Company:
    """Everybody who came, and the house they came to."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.people: list[Person] = []

    def invite(
        self,
        name: str,
        viewport: dict[str, int] | None = None,
        language: str = "en",
        theme: str = "night",
        motion: str = "full",
        text_size: int = 100,
        **more: Any,
    ) -> Person:
        """Somebody with a browser that likes this language, theme and size of letters."""
        size = viewport or DESKTOP
        context = self.browser.new_context(viewport=size, has_touch=size["width"] < 600, **more)  # type: ignore[arg-type]
        wishes = {
            "language": language,
            "theme": theme,
            "motion": motion,
            "textSize": text_size,
            "name": name,
        }
        context.add_init_script(
            "if (!localStorage.getItem('outpost31.settings'))"
            f" localStorage.setItem('outpost31.settings', {json.dumps(json.dumps(wishes))})"
        )
        context.set_default_timeout(45_000)
        person = Person(name, context, context.new_page(), self.house.address, random.Random(name))
        person.rest = 100 if motion == "less" else 450
        person.listen()
        self.people.append(person)
        return person

    def play_on(self, *people: Person, turns: int = 10_000, until: Any = None) -> int:
        """Everybody answers what they are asked, until it is over; says how many answers were given."""
        done = 0
        while done < turns and not (until and until()):
            if any(person.is_over() for person in people):
                break
            moved = [person.glance() for person in people]
            done += sum(moved)
            if not any(moved):
                people[0].page.wait_for_timeout(60)
        return done

    def close(self) -> None:
        """Everybody goes home."""
        for person in self.people:
            person.context.close()
