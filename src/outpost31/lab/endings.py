"""Endings: what the view after the end tells, under the names that the games have for it."""

from __future__ import annotations

from typing import cast

from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel.views import View

PLAYER, ALIEN = "player", "alien"
"""The sides where all players win or lose together, against an alien that nobody plays (C-8.3)."""
NOBODY = "nobody"
"""The side that wins when nobody does."""


def _circle(view: View) -> StayAwayView | None:
    """The view as one of Stay Away!, if it is one."""
    return cast(StayAwayView, view) if "players" in view else None


def _station(view: View) -> StationSeen:
    """The view as the games at the station have it."""
    return cast(StationSeen, view)


def plays_together(view: View) -> bool:
    """Whether all players are one side."""
    return _circle(view) is None and _station(view).get("edition") == "coop"


def roles_by_seat(view: View, seats: int) -> list[str]:
    """What each seat was at the end."""
    if plays_together(view):
        return [PLAYER] * seats
    circle = _circle(view)
    if circle is not None:
        roles = {player["seat"]: str(player["role"]) for player in circle["players"]}
    else:
        roles = {person["player"]: str(person["role"]) for person in people_in(_station(view))}
    return [roles.get(seat, "none") for seat in range(seats)]


def winning_sides(view: View, roles: list[str], winners: tuple[int, ...]) -> set[str]:
    """The roles of the winners. Humans who had escaped before the aliens won do not count here (N-4.4)."""
    if not winners:
        return {ALIEN if plays_together(view) else NOBODY}
    won = {roles[seat] for seat in winners}
    return {ALIEN} if ALIEN in won else won


def fates_of(view: View) -> list[str]:
    """What had become of each by the end: alive or not; or still a character, exposed, dead or escaped."""
    circle = _circle(view)
    if circle is not None:
        return ["alive" if player["is_alive"] else "out" for player in circle["players"]]
    return [person["status"] for person in people_in(_station(view))]


def length_of(view: View) -> int:
    """The turns or, where there are none, the rounds that were played."""
    circle = _circle(view)
    return circle["turn"] if circle is not None else _station(view)["round"]


def infections_of(view: View) -> int:
    """How many were infected during play; those infected from the start are not counted."""
    circle = _circle(view)
    if circle is not None:
        return len(circle["chain"] or ())
    return sum(link["how"] != "first" for link in _station(view)["chain"] or ())
