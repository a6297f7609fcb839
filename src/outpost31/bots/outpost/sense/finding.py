"""Weapons, items, lab tokens and fuel: what to keep and when to use it (B-6.5, B-7.1, B-7.6, B-9)."""

from __future__ import annotations

from outpost31.bots.outpost.sense.dealing import is_wire_wanted
from outpost31.bots.outpost.sense.leading import burning_helps
from outpost31.bots.outpost.sense.needs import worth
from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import REPAIR, USE, Sight
from outpost31.kernel.questions import Option

WORTH_OF_THING = {
    "flamethrower": 8.0, "firearm": 6.0, "dynamite": 4.0, "grenade": 4.0, "melee": 3.5, "sniper_rifle": 5.0,
    "keys": 8.0, "wire": 4.0, "tools": 4.0, "fuel_can": 3.5, "flashlight": 2.5,
}  # fmt: skip
ENOUGH_TO_PLAY = 3.0
"""What a bonus card must be worth to be played."""


def _thing_to_keep(sight: Sight, thing: Option) -> float:
    worth_of = WORTH_OF_THING.get(thing, 2.0)
    if thing == "wire" and is_wire_wanted(sight):
        return worth_of + 4.0
    if thing == "flashlight" and (sight.base["dark"] or sight.is_norwegian):
        return worth_of + 3.0
    if thing == "sniper_rifle":
        return 1.0 if sight.norwegian["dog"]["rifles_laid"] or sight.is_alien else 7.0
    return worth_of - (3.0 if sight.holds(thing) else 0.0)


def _lab_token_to_keep(sight: Sight, option: Option) -> float:
    """Blood bags are kept: by humans for tests, by aliens so that nobody else has them."""
    return 5.0 if (option == "keep") == (sight.about["token"] == "blood_bag") else 0.0


def _bonus_to_play(sight: Sight, thing: Option) -> float:
    """A free action where it helps."""
    if thing == "none":
        return 0.0
    if sight.is_alien:
        return -5.0
    if thing == "sniper_rifle":
        return 5.0
    card = REPAIR if thing == "tools" else USE
    return worth(sight, card, sight.me["where"] or "") - ENOUGH_TO_PLAY


def _room_to_fuel(sight: Sight, room: Option) -> float:
    helps = worth(sight, USE, room)
    return -helps if sight.is_alien else helps


def _fire_to_use(sight: Sight, option: Option) -> float:
    """Fire drives off an alien that is as strong as those who stand there, or stronger (B-6.5)."""
    if option == "decline":
        return 0.0
    room = sight.about["room"]
    strong = sight.rooms[room]["alien"] >= len(sight.standing_in(room))
    return 5.0 if strong and not sight.is_alien else -5.0


def _fire_for_room(sight: Sight, option: Option) -> float:
    """Fire holds the cold back where a room can be spared (B-7.1)."""
    if option == "decline":
        return 0.0
    return 5.0 if burning_helps(sight, sight.about["room"]) and not sight.is_alien else -5.0


SCORERS: dict[str, Scorer] = {
    "weapon_to_keep": _thing_to_keep,
    "item_to_keep": _thing_to_keep,
    "lab_token_to_keep": _lab_token_to_keep,
    "bonus_to_play": _bonus_to_play,
    "room_to_fuel": _room_to_fuel,
    "fire_to_use": _fire_to_use,
    "fire_for_room": _fire_for_room,
}
