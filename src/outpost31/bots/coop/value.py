"""How likely partners are to win (the value function), judged from what all can see when a round begins."""

from __future__ import annotations

from outpost31.bots.coop.belief import stopping_chance
from outpost31.bots.coop.sight import RADIO_ROOM, CoopSight, disk_of
from outpost31.bots.learned import value_coop
from outpost31.bots.search.value import Looks, Value

FLIGHT = 3.0
"""Spaces that the rescue helicopter comes nearer in a round, on average (B-4.7)."""
TO_SEND = 1.6
"""Damage that is repaired in the Radio Room in a round."""
FAR = 6
"""A vehicle that lacks more than this counts as lacking this much."""


class Glance:
    """What is seen at first of a station at the beginning of a round."""

    def __init__(self, station: CoopSight) -> None:
        self.station = station
        self.base = base = station.base
        self.living = len(station.living)
        self.rescue = rescue = base["rescue"]
        track, space = station.limits["rescue_track"], rescue["space"] or 0
        self.called = station.sos_sent and not rescue["gone"]
        self.progress: float = (1 + space) / (1 + track) if self.called else 0.0
        self.here = float(station.rescue_is_here)
        self.strength = station.alien_strength
        self.stop = stopping_chance(self.strength)
        self.right = station.chance_of_departure()
        self.go = self.right * (1.0 - self.stop)
        """The chance of a departure now: right, and not stopped."""
        self.radio = 0.0 if station.sos_sent else float(station.rooms[RADIO_ROOM]["damage"] or 0)
        needed = (track - space) / FLIGHT if self.called else 1.0 + self.radio / TO_SEND + track / FLIGHT
        self.frozen_in = station.rounds_until_frozen
        self.slack = self.frozen_in - needed
        """Rounds between the helicopter's coming and the cold's."""
        self.ready = bool(station.holders("keys")) and any(
            station.is_ready(room) for room in station.vehicles
        )
        self.lacking = min((self._lacks(room) for room in station.vehicles), default=FAR)
        self.gaps = [station.token - disk_of(one) for one in station.characters if disk_of(one)]
        self.unknown = station.unknown
        self.bags = min(station.bags, len(self.unknown))

    def _lacks(self, room: str) -> int:
        station = self.station
        return (station.rooms[room]["damage"] or 0) + max(0, station.fuel_missing(room))


FEATURES: Looks[Glance] = {
    "constant": lambda at: 1.0,
    "round": lambda at: at.station.view["round"] / 10,
    "living": lambda at: at.living / 6,
    "few": lambda at: float(at.living <= 2),
    "alone": lambda at: float(at.living == 1),
    "unknown": lambda at: len(at.unknown) / 6,
    "right": lambda at: at.right,
    "go": lambda at: at.go,
    "stay": lambda at: at.station.chance_of_staying,
    "strength": lambda at: at.strength / 10,
    "stop": lambda at: at.stop,
    "exposed": lambda at: float(at.station.alien_was_exposed),
    "called": lambda at: float(at.called),
    "progress": lambda at: at.progress,
    "here": lambda at: at.here,
    "here_go": lambda at: at.here * at.go,
    "gone": lambda at: float(at.rescue["gone"]),
    "progress_go": lambda at: at.progress * at.go,
    "progress_right": lambda at: at.progress * at.right,
    "radio_damage": lambda at: at.radio / 6,
    "radio_lost": lambda at: float(not at.station.rescue_possible),
    "frozen_in": lambda at: min(12.0, at.frozen_in) / 12,
    "slack": lambda at: max(-3.0, min(3.0, at.slack)) / 3,
    "short": lambda at: float(at.slack < 0),
    "freezing": lambda at: 0.0 if at.base["freezing"] is None else (1 + at.base["freezing"]) / 7,
    "dark": lambda at: float(at.base["dark"]),
    "hungry": lambda at: float(at.base["hungry"]),
    "food": lambda at: (at.base["pantry"] + at.base["kitchen"]) / 16,
    "bags": lambda at: at.bags / 4,
    "no_bag": lambda at: float(bool(at.unknown) and (not at.bags)),
    "wire": lambda at: float(at.station.can_test_with_wire),
    "keys": lambda at: float(bool(at.station.holders("keys"))),
    "lacking": lambda at: min(at.lacking, FAR) / FAR,
    "ready_go": lambda at: at.go if at.ready else 0.0,
    "danger": lambda at: at.station.danger_now / 20,
    "token": lambda at: at.station.token / 8,
    "touching": lambda at: sum(gap == 1 for gap in at.gaps) / 3,
    "close": lambda at: sum(gap == 2 for gap in at.gaps) / 3,
    "disks": lambda at: sum(disk_of(one) for one in at.station.characters) / 18,
    "passed": lambda at: sum(gap < 0 for gap in at.gaps) / 3,
    "dogs": lambda at: sum(state["dogs"] for state in at.station.rooms.values()) / 4,
    "fire": lambda at: len({*at.station.holders("dynamite"), *at.station.holders("flamethrower")}) / 3,
    "firearms": lambda at: len(at.station.holders("firearm")) / 2,
    "called_living": lambda at: at.living / 6 if at.called else 0.0,
    "called_strength": lambda at: at.strength / 10 if at.called else 0.0,
    "radio_living": lambda at: at.living * at.radio / 36,
    "rescue_fuel": lambda at: at.rescue["fuel"] / 5 if at.called else 0.0,
    "unproven_disks": lambda at: sum(disk_of(at.station.people[pawn]) for pawn in at.unknown) / 18,
}
"""What is looked at: each feature's name, and how it is seen."""
PARTNERS_WIN = Value(FEATURES, value_coop.WEIGHTS["player"])
"""That all escape together."""


def partners_win(station: CoopSight) -> float:
    """How likely partners are to win from here."""
    return PARTNERS_WIN.chance(Glance(station))
