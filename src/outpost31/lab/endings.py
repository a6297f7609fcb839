"""Endings: what the view after the end tells, in the words that the games have for it."""

from __future__ import annotations

from typing import Any


def roles_by_seat(view: dict[str, Any], seats: int) -> list[str]:
    """What each seat was at the end; of several characters the first speaks for its player."""
    people = view["players"] if "players" in view else view["people"]
    roles: dict[int, str] = {}
    for person in people:
        seat = person["seat"] if "seat" in person else person["player"]
        roles.setdefault(seat, str(person["role"]))
    return [roles.get(seat, "none") for seat in range(seats)]


def length_of(view: dict[str, Any]) -> int:
    """The turns or, where there are none, the rounds that were played."""
    length: int = view["turn"] if "turn" in view else view.get("round", 0)
    return length


def infections_of(view: dict[str, Any]) -> int:
    """How many were infected during play; who was from the first is not counted."""
    return sum(link.get("how") != "first" for link in view.get("chain") or ())
