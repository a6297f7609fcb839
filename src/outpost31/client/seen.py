"""What one seat has been sent: its view, what it was told, what it heard, and what it is asked."""

from __future__ import annotations

from typing import Any

from outpost31.bots.talk import Heard
from outpost31.kernel.questions import Question, Seat
from outpost31.kernel.records import from_json
from outpost31.kernel.views import Told, View


class Gap(Exception):
    """Something was missed: the journal has to be asked for anew."""


class Seen:
    """All that a seat was sent, kept together over breaks of the line."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.view: View = {}
        self.events: list[Told] = []
        self.heard: list[Heard] = []
        self.questions: list[Question] = []
        self.epoch: str | None = None
        self.number = 0
        self.missing = 0
        """How many items before those that are here are still to be asked for."""
        self.state = "lobby"
        self.is_paused = False
        self.eliminated: tuple[Seat, ...] = ()

    def has_ended(self) -> bool:
        """Whether the table has ended."""
        return self.state == "ended"

    def welcome(self, message: dict[str, Any]) -> None:
        """Everything as it is now."""
        self.seat = message["you"]["viewer"]
        self.epoch = message["epoch"]
        if message["is_whole"]:
            self.events, self.heard = [], []
            self.missing = message["n"] - len(message["items"])
            self.number = self.missing
        self._note(message["items"], message["n"])
        self._table(message["table"])
        self._draw(message["picture"], is_whole=True)

    def prepend(self, message: dict[str, Any]) -> None:
        """An earlier page of the journal."""
        later_events, later_heard = self.events, self.heard
        self.events, self.heard = [], []
        for item in message["items"]:
            self._keep(item)
        self.events += later_events
        self.heard += later_heard
        self.missing = message["n"] - len(message["items"])

    def take(self, message: dict[str, Any]) -> None:
        """Whatever else the server sends."""
        kind = message["type"]
        if kind in ("update", "told"):
            if message["n"] - len(message["items"]) != self.number:
                raise Gap
            self._note(message["items"], message["n"])
        if kind == "update":
            self._draw(message["picture"], is_whole=message["is_whole"])
        elif kind == "table_changed":
            self._table(message["table"])

    def _note(self, items: list[dict[str, Any]], number: int) -> None:
        for item in items:
            self._keep(item)
        self.number = number

    def _keep(self, item: dict[str, Any]) -> None:
        kind = item["type"]
        if kind == "happened":
            self.events.append(item["event"])
        elif kind in ("claimed", "phrase_said") and item["channel"] == "table":
            self.heard.append(
                {
                    "seat": item["seat"],
                    "claim": item.get("claim"),
                    "phrase": item.get("phrase"),
                    "about": item.get("about"),
                    "thing": item.get("thing"),
                }
            )
        elif kind == "noticed" and item["notice"] in ("ended", "ended_by_host", "ended_unattended"):
            self.state = "ended"

    def _table(self, table: dict[str, Any]) -> None:
        self.state = table["state"]
        self.is_paused = table["is_paused"]

    def _draw(self, picture: dict[str, Any], *, is_whole: bool) -> None:
        view = picture["view"]
        if view is not None:
            self.view = view if is_whole else {**self.view, **view}
            if self.view.get("outcome") is not None:
                self.state = "ended"
        self.eliminated = tuple(picture["eliminated"])
        self.questions = [asked(one) for one in picture["questions"]]


def asked(plain: dict[str, Any]) -> Question:
    """A question as it came over the wire, as bots know it."""
    question = Question(
        plain["seat"],
        plain["kind"],
        tuple(map(from_json, plain["options"])),
        tuple((name, from_json(value)) for name, value in plain["about"].items()),
        from_json(plain["decline"]) if plain.get("decline") is not None else None,
        tuple(plain.get("team", ())),
    )
    question.id = plain["id"]
    return question
