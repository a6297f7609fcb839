"""Warnings: what partners of 1 to 3 players say aloud while something can still be done, and what they answer."""

from __future__ import annotations

from typing import Literal

from outpost31.bots.conversation import WHO_HAS_FIRE
from outpost31.bots.outpost.replies import fire_of
from outpost31.bots.talk import WARNINGS, Heard, Saying
from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.kernel.questions import Seat

RESCUE, BOILER, POWER = WARNINGS
BEFORE_WORK = "movement"
"""The phase in which all still decide where to go."""
AGAIN = 2
"""Rounds before anybody says the same again."""
RESCUE_SPACE = 0
"""Where the fuel marker of the rescue helicopter is when it has to leave the next time (B-4.7)."""


def dangers(view: StationSeen) -> list[str]:
    """What may be lost before the next round, as everybody can see: the gravest first."""
    base, limits = view["base"], view["limits"]
    rescue = base["rescue"]
    found = []
    is_here = rescue["space"] is not None and rescue["space"] >= limits["rescue_track"]
    if is_here and not rescue["gone"] and rescue["fuel"] <= RESCUE_SPACE:
        found.append(RESCUE)
    if base["freezing"] is None and _may_break(view, "boiler_room", "boiler"):
        found.append(BOILER)
    if not base["dark"] and _may_break(view, "generator_room", "generator"):
        found.append(POWER)
    return found


def _may_break(view: StationSeen, room: str, row: Literal["boiler", "generator"]) -> bool:
    """Whether the worst weather would break it (B-4.3, B-4.4, B-4.6): each fuel that is missing is a damage."""
    state, limits = view["rooms"][room], view["limits"]
    worst = max(limits["weather"][row].values())
    missing = max(0, worst - (state["fuel"] or 0))
    return (state["damage"] or 0) + missing >= limits["damage"][room]


class Warner:
    """One partner's voice: a warning is said once by one of them, and again if it is still true rounds later.

    Who is asked for fire says what its characters have.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._heard = 0
        self._warned: dict[str, int] = {}
        """The round in which each was said last, by anybody."""

    def speak(self, view: StationSeen, heard: list[Heard]) -> list[Saying]:
        """At most one thing."""
        now, is_asked = view["round"], False
        for one in heard[self._heard :]:
            if one["phrase"] in WARNINGS:
                self._warned[one["phrase"]] = now
            is_for_me = one["about"] in (None, self.seat) and one["seat"] != self.seat
            is_asked = is_asked or (one["phrase"] == WHO_HAS_FIRE.phrase and is_for_me)
        self._heard = len(heard)
        if is_asked:
            mine = (
                one for one in people_in(view) if one["player"] == self.seat and one["status"] == "character"
            )
            told = next((said for said in map(fire_of, mine) if said is not None), None)
            if told is not None:
                return [told]
        if view["phase"] != BEFORE_WORK:
            return []
        for danger in dangers(view):
            if now - self._warned.get(danger, -AGAIN) >= AGAIN:
                return [Saying(phrase=danger)]
        return []
