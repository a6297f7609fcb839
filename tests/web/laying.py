"""Questions laid on a table by hand: the longest that a game asks, whichever game was dealt."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from outpost31 import Match
from outpost31.kernel import Question
from outpost31.server.publishing.pictures import open_question
from tests.cli.telling import play
from tests.web.people import Person

SEEDS = range(8)
LAID = 100_000
"""Added to the number of every question that is laid: none that the table itself asks is taken for it."""
Asked = tuple[Question, dict[str, Any]]


def longest_questions(game: str, seats: int, seat: int = 0, kinds: int = 4) -> list[Asked]:
    """Of some games with these seats the kinds of question with the most options, each with its seat's view."""
    longest: dict[str, Asked] = {}
    for seed in SEEDS:
        for question, view in play(Match.new(game, seats, seed=seed), seed).asked:
            known = longest.get(question.kind)
            if question.seat == seat and (known is None or len(question.options) > len(known[0].options)):
                longest[question.kind] = (question, view)
    return sorted(longest.values(), key=lambda asked: -len(asked[0].options))[:kinds]


class LaidTable:
    """A table whose seat is asked what a test wants: the server's own word no longer reaches the page."""

    def __init__(self, person: Person) -> None:
        """Stand between this person's page and the server from its next connection on."""
        self.person = person
        self.answers: list[Any] = []
        """What the person has answered to what was laid."""
        self._lines: list[WebSocketRoute] = []
        self._laid: dict[str, Any] | None = None
        """What was laid last: whoever's line breaks finds it there again."""
        self._last = 0
        person.context.route_web_socket("**/ws/**", self._stand_between)
        person.page.reload()
        person.page.wait_for_selector(".table")

    def _stand_between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._lines.append(line)

        def carry(text: str | bytes) -> None:
            said = json.loads(text)
            if self._laid and said["type"] == "answer":
                self.answers.append(said["option"])
                line.send(json.dumps({"type": "ack", "client": said["client"]}))
            else:
                server.send(text)

        line.on_message(carry)

        def bring(text: str | bytes) -> None:
            brought = json.loads(text)
            # A line over which nothing comes counts as broken.
            if self._laid and brought["type"] not in ("welcome", "pong"):
                return
            self._last = max(self._last, brought.get("n", 0))
            line.send(text)
            if brought["type"] == "welcome":
                self._lay(line)

        server.on_message(bring)

    def _lay(self, line: WebSocketRoute) -> None:
        if self._laid:
            line.send(json.dumps({**self._laid, "n": self._last}))

    def ask(self, asked: Asked, *, is_awaited: bool = True, **changed: Any) -> None:
        """Ask the person this, or this with something changed, with everything on the table as it was then.

        Waits until it can be read, unless nobody is to read it.
        """
        question, view = asked
        laid = {**msgspec.to_builtins(open_question(question)), "id": LAID + question.id, **changed}
        picture = {"view": view, "questions": [laid], "declines_all": False, "channel": [], "eliminated": []}
        waiting: list[dict[str, Any]] = [
            {"seat": question.seat, "kind": question.kind, "team": [], "closes_at": None}
        ]
        update = {"type": "update", "items": [], "waiting": waiting, "picture": picture}
        self._laid = {**update, "is_whole": True}
        self._lay(self._lines[-1])
        if not is_awaited:
            return
        self.person.page.locator(f"[data-act=confirm][data-question='{laid['id']}']").wait_for()
        self.person.settle()
