"""Finds: what to keep and when to play it (B-7.6, B-9)."""

from __future__ import annotations

from outpost31.bots.coop.sight import CoopSight, would_be_in_vain
from outpost31.bots.coop.worth import worth_of_action
from outpost31.bots.outpost.sight import REPAIR, USE
from outpost31.kernel.questions import Option

WORTH = {
    "flamethrower": 6.0, "firearm": 5.0, "dynamite": 4.0, "melee": 3.0,
    "keys": 7.0, "wire": 3.0, "tools": 4.0, "fuel_can": 3.5, "flashlight": 1.0,
}  # fmt: skip
ENOUGH_TO_PLAY = 1.0
"""What a bonus card must be worth to be played."""


def score_thing(station: CoopSight, thing: Option) -> float:
    """Keys first, then what makes a test of Wire and Flamethrower."""
    worth = WORTH.get(thing, 2.0)
    if thing == "keys" and station.holders("keys"):
        return 1.5
    if thing == "wire":
        return worth + 5.0 if station.holders("flamethrower") and not station.holders("wire") else worth
    if thing == "flamethrower" and station.holders("wire"):
        return worth + 5.0
    if thing == "dynamite" and station.alien_strength:
        return worth + 2.0
    if thing == "flashlight" and station.base["dark"]:
        return worth + 3.0
    return worth


def score_lab_token(station: CoopSight, option: Option) -> float:
    """Blood bags are kept."""
    return 1.0 if (option == "keep") == (station.about["token"] == "blood_bag") else 0.0


def score_bonus(station: CoopSight, thing: Option) -> float:
    """A free action where it helps (B-7.6)."""
    if thing == "none":
        return 0.0
    face = REPAIR if thing == "tools" else USE
    room = station.me["where"] or ""
    if thing == "tools" and would_be_in_vain(station, room):
        return -1.0
    if face == USE and station.is_vehicle(room) and station.is_ready(room):
        return -1.0
    return worth_of_action(station, face, room, 1, None) - ENOUGH_TO_PLAY


def score_fuel(station: CoopSight, room: Option) -> float:
    """Where it is missed most."""
    return worth_of_action(station, USE, room, 1, None)


def score_weather(station: CoopSight, weather: Option) -> float:
    """Sun: little fuel is burned, and the rescue helicopter flies fast (F-1)."""
    return {"sun": 2.0, "snow": 1.0}.get(weather, 0.0)


GOOD_AT = {"windows": 5.0, "blair": 4.0, "garry": 3.0, "clark": 2.0, "macready": 1.5, "norris": 1.0}
"""How useful the characters are where nobody is accused."""


def score_character(station: CoopSight, character: Option) -> float:
    """Who repairs, draws blood bags and rolls again."""
    return GOOD_AT.get(character, 0.0)
