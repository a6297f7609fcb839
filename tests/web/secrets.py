"""What an onlooker was sent: every frame of it, held against what only some may know."""

from __future__ import annotations

from typing import Any

from tests.web.people import Person

OF_A_PERSON = ("role", "hand", "weapons", "items", "lab", "tokens", "record")
OPEN_IN_COOP = ("hand", "weapons", "items", "lab")
"""With open hands, as the form of a cooperative table has it, everybody sees them."""


def secrets_seen(onlooker: Person) -> tuple[int, list[str]]:
    """How many views an onlooker was sent before the end, and what it should not have been told in them."""
    seen, leaks = 0, []
    view: dict[str, Any] = {}
    shown: set[int] = set()
    for frame in onlooker.frames:
        told = [item["event"] for item in frame.get("items", ()) if item.get("event")]
        shown |= {event["pawn"] for event in told if event["event"] == "RoleShown"}
        picture = frame.get("picture") or {}
        if picture.get("view") is None:
            continue
        # Only what has changed comes in an update; all that is known by then is held against the secrets.
        view = picture["view"] if frame.get("is_whole", True) else {**view, **picture["view"]}
        if view["outcome"] is not None:
            continue
        seen += 1
        leaks += ["a question"] * len(picture["questions"])
        leaks += [f"{part} in a view" for part in _open(view, shown)]
        leaks += [event["event"] for event in told if _tells(event)]
    return seen, leaks


def _open(view: dict[str, Any], shown: set[int]) -> list[str]:
    hidden = [part for part in OF_A_PERSON if view["edition"] != "coop" or part not in OPEN_IN_COOP]
    found = [
        part
        for person in view["people"]
        for part in hidden
        if person.get(part) and not _is_public(view, person, part, shown)
    ]
    found += ["drawn"] * bool(view["piles"]["drawn"]) + ["ambush"] * bool(view["alien"]["rooms"])
    ufo = view.get("ufo") or {"team": {"kinds": None}, "humans": {"kinds": None}}
    found += [side for side in ("team", "humans") if ufo[side]["kinds"]]
    return found + ["chain"] * bool(view["chain"])


def _is_public(view: dict[str, Any], person: dict[str, Any], part: str, shown: set[int]) -> bool:
    """It is known who is dead or exposed, and who has shown what they are."""
    if part == "role":
        is_aboard = person["pawn"] in view["escape"]["aboard"]
        return person["status"] != "character" or is_aboard or person["pawn"] in shown
    return part == "record" and bool(person["record_shown"])


def _tells(event: dict[str, Any]) -> bool:
    """Cards that are dealt or handed over come without a face."""
    return event["event"] in ("RoleDealt", "CardsDrawn") and bool(event.get("cards"))
