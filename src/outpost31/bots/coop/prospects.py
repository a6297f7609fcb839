"""How likely partners are to win, judged from what all can see at the beginning of a round."""

from __future__ import annotations

from outpost31.bots.coop.belief import stopping_chance
from outpost31.bots.coop.station import RADIO_ROOM, Station, disk_of

FEATURES = (
    "constant",
    "round",
    "living",
    "few",
    "alone",
    "unknown",
    "right",
    "go",
    "stay",
    "strength",
    "stop",
    "exposed",
    "called",
    "progress",
    "here",
    "here_go",
    "gone",
    "progress_go",
    "progress_right",
    "radio_damage",
    "radio_lost",
    "frozen_in",
    "slack",
    "short",
    "freezing",
    "dark",
    "hungry",
    "food",
    "bags",
    "no_bag",
    "wire",
    "keys",
    "lacking",
    "ready_go",
    "danger",
    "token",
    "touching",
    "close",
    "disks",
    "passed",
    "dogs",
    "fire",
    "firearms",
    "called_living",
    "called_strength",
    "radio_living",
    "rescue_fuel",
    "unproven_disks",
)
"""What is looked at; `foreseen.WEIGHTS` has a number for each."""
FLIGHT = 3.0
"""Spaces that the rescue helicopter comes nearer in a round, on average (B-4.7)."""
TO_SEND = 1.6
"""Damage that is repaired in the Radio Room in a round."""
FAR = 6
"""A vehicle that lacks more than this is as far from being ready as one that lacks so much."""


def look(station: Station) -> tuple[float, ...]:
    """The features of a station at the beginning of a round."""
    base, living = station.base, len(station.living)
    rescue = base["rescue"]
    track = station.limits["rescue_track"]
    called = station.sos_sent and not rescue["gone"]
    progress = (1 + rescue["space"]) / (1 + track) if called else 0.0
    here = float(station.rescue_is_here)
    strength = station.alien_strength
    stop = stopping_chance(strength)
    right, _ = station.belief.departure(station.living)
    go = right * (1.0 - stop)
    radio = 0.0 if station.sos_sent else float(station.rooms[RADIO_ROOM]["damage"] or 0)
    needed = (track - rescue["space"]) / FLIGHT if called else 1.0 + radio / TO_SEND + track / FLIGHT
    frozen_in = station.rounds_until_frozen
    slack = frozen_in - needed
    ready = bool(station.holders("keys")) and any(station.is_ready(room) for room in station.vehicles)
    lacking = min(
        (
            (station.rooms[room]["damage"] or 0) + max(0, station.fuel_missing(room))
            for room in station.vehicles
        ),
        default=FAR,
    )
    gaps = [station.token - disk_of(one) for one in station.characters if disk_of(one)]
    unknown = station.unknown
    bags = min(station.bags, len(unknown))
    return (
        1.0,
        station.view["round"] / 10,
        living / 6,
        float(living <= 2),
        float(living == 1),
        len(unknown) / 6,
        right,
        go,
        station.chance_of_staying,
        strength / 10,
        stop,
        float(station.alien_was_exposed),
        float(called),
        progress,
        here,
        here * go,
        float(rescue["gone"]),
        progress * go,
        progress * right,
        radio / 6,
        float(not station.rescue_possible),
        min(12.0, frozen_in) / 12,
        max(-3.0, min(3.0, slack)) / 3,
        float(slack < 0),
        0.0 if base["freezing"] is None else (1 + base["freezing"]) / 7,
        float(base["dark"]),
        float(base["hungry"]),
        (base["pantry"] + base["kitchen"]) / 16,
        bags / 4,
        float(bool(unknown) and not bags),
        float(station.can_test_with_wire),
        float(bool(station.holders("keys"))),
        min(lacking, FAR) / FAR,
        go if ready else 0.0,
        station.danger_now / 20,
        station.token / 8,
        sum(gap == 1 for gap in gaps) / 3,
        sum(gap == 2 for gap in gaps) / 3,
        sum(disk_of(one) for one in station.characters) / 18,
        sum(gap < 0 for gap in gaps) / 3,
        sum(state["dogs"] for state in station.rooms.values()) / 4,
        len({*station.holders("dynamite"), *station.holders("flamethrower")}) / 3,
        len(station.holders("firearm")) / 2,
        living / 6 if called else 0.0,
        strength / 10 if called else 0.0,
        living * radio / 36,
        rescue["fuel"] / 5 if called else 0.0,
        sum(disk_of(station.people[pawn]) for pawn in unknown) / 18,
    )
