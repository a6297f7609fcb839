"""Endings: what the view after the end tells, in the words that the games have for it."""

from __future__ import annotations

from typing import Any

PLAYER, ALIEN = "player", "alien"
"""The sides where all players win or lose together, against an alien that nobody plays (C-8.3)."""
NOBODY = "nobody"
"""The side that wins when nobody does."""


def people_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The players, or the characters where a player may have several."""
    people: list[dict[str, Any]] = view["players"] if "players" in view else view["people"]
    return people


def plays_together(view: dict[str, Any]) -> bool:
    """Whether all players are one side."""
    return view.get("edition") == "coop"


def roles_by_seat(view: dict[str, Any], seats: int) -> list[str]:
    """What each seat was at the end."""
    if plays_together(view):
        return [PLAYER] * seats
    roles = {person.get("seat", person.get("player")): str(person["role"]) for person in people_of(view)}
    return [roles.get(seat, "none") for seat in range(seats)]


def winning_sides(view: dict[str, Any], roles: list[str], winners: tuple[int, ...]) -> set[str]:
    """The roles of the winners. Humans who escaped before the aliens won have won too (N-4.4), but not the game."""
    if not winners:
        return {ALIEN if plays_together(view) else NOBODY}
    won = {roles[seat] for seat in winners}
    return {ALIEN} if ALIEN in won else won


def fates_of(view: dict[str, Any]) -> list[str]:
    """What had become of each by the end: alive or not; or still a character, exposed, dead or escaped."""
    return [
        str(person["status"]) if "status" in person else "alive" if person["is_alive"] else "out"
        for person in people_of(view)
    ]


def length_of(view: dict[str, Any]) -> int:
    """The turns or, where there are none, the rounds that were played."""
    length: int = view["turn"] if "turn" in view else view.get("round", 0)
    return length


def infections_of(view: dict[str, Any]) -> int:
    """How many were infected during play; who was from the first is not counted."""
    return sum(link.get("how") != "first" for link in view.get("chain") or ())
