"""Worth: what an action in a room does for those who want to leave, in points of a hundred games won."""

from __future__ import annotations

from outpost31.bots.coop.sight import LABORATORY, RADIO_ROOM, CoopSight
from outpost31.bots.outpost.sight import REPAIR
from outpost31.games.outpost.characters import DRAWS_MORE_LAB_TOKENS, DRAWS_MORE_WEAPONS, REPAIRS_MORE

A_BAG = 12 / 30
"""How likely a lab token is a blood bag (C-1.2)."""
BAGS = (0.0, 14.0, 18.0, 20.0, 21.0, 22.0, 22.0)
"""By number of blood bags: what they are worth, if there are as many to test."""
SOS, RADIO_DAMAGE = 25.0, 5.0
"""What it is worth to send the SOS, and to remove a damage on the way to it."""
VEHICLE_STEP = 0.8
"""What a step towards a ready vehicle is worth, before the SOS."""
ESCAPE = 80.0
"""What it is worth to start an escape when it is time."""
SPARE = 0.35
"""What a second way out is worth, in parts of the first."""
LAST_WAY = 6.0
"""What a vehicle is worth when the rescue helicopter has left, in parts of what it is worth before the SOS."""
FIND_KEYS, FIND_WIRE, FIND_THINGS = 1.5, 1.0, 0.4
FIND_FLAMETHROWER, FIND_FIRE, FIND_WEAPONS = 1.0, 3.0, 0.3
"""What it is worth to look for these."""
WARMTH, LIGHT = 1.5, 0.4
"""What fuel for the Boiler and the Generator is worth."""
ROUNDS_TO_RESCUE, ROUNDS_TO_LEAVE = 4, 7
"""How many rounds it takes to leave, with the SOS sent and without."""


def worth_of_action(station: CoopSight, face: str, room: str, helpers: int, pawn: int | None) -> float:
    """What USE or REPAIR is worth in a room where that many stand, done by this one or by anybody (B-7.5)."""
    if room not in station.rooms or not station.is_there(room):
        return 0.0
    ability = None if pawn is None else station.ability(station.people[pawn])
    if face == REPAIR:
        return _repair(station, room, helpers + (ability == REPAIRS_MORE))
    if room == LABORATORY:
        return _draw_lab_tokens(station, helpers + (ability == DRAWS_MORE_LAB_TOKENS))
    if room == RADIO_ROOM:
        ready = not station.sos_sent and not station.rooms[room]["damage"]
        return SOS if ready else 0.0
    if station.is_vehicle(room):
        return _use_vehicle(station, room, helpers, pawn)
    if room in ("boiler_room", "generator_room"):
        return _fuel(station, room, helpers)
    if room == "warehouse":
        return _find_items(station)
    if room == "armory":
        return _find_weapons(station) * (1.4 if ability == DRAWS_MORE_WEAPONS else 1.0)
    return 0.6 if room == "weather_station" and station.base["stores"].get("underground") else 0.1


def _draw_lab_tokens(station: CoopSight, draws: int) -> float:
    """Blood bags for the tests that are still needed, one in each round (C-7.2)."""
    wanted = len(station.unknown)
    left: int = station.piles["lab_bag"]
    before = min(station.bags, wanted)
    after = min(before + A_BAG * min(draws, left), wanted)
    return _bags(after) - _bags(before)


def _bags(count: float) -> float:
    whole = min(int(count), len(BAGS) - 2)
    return BAGS[whole] + (count - whole) * (BAGS[whole + 1] - BAGS[whole])


def _urgency(station: CoopSight) -> float:
    """A vehicle counts little while the rescue helicopter is on its way, and is all that is left once that is gone."""
    if not station.rescue_possible:
        return LAST_WAY
    return SPARE if station.sos_sent else 1.0


def _steps_left(station: CoopSight, room: str) -> int:
    return (station.rooms[room]["damage"] or 0) + max(0, station.fuel_missing(room))


def _repair(station: CoopSight, room: str, amount: int) -> float:
    damage = station.rooms[room]["damage"] or 0
    done = min(amount, damage)
    if not done:
        return 0.0
    if room == RADIO_ROOM:
        return 0.0 if station.sos_sent else RADIO_DAMAGE * done + (4.0 if done == damage else 0.0)
    if station.is_vehicle(room):
        return _urgency(station) * VEHICLE_STEP * done * _nearness(station, room)
    if room == "boiler_room":
        return done * _cold(station) * 1.5
    return 5.0 if station.base["dark"] else 1.0 * done


def _nearness(station: CoopSight, room: str) -> float:
    """Steps count for more where few are left, and where there are Keys."""
    keys = 1.3 if station.holders("keys") else 0.8
    return keys * 4.0 / (2.0 + _steps_left(station, room))


def _use_vehicle(station: CoopSight, room: str, helpers: int, pawn: int | None) -> float:
    if station.is_ready(room):
        holders = station.holders("keys")
        if not holders or (pawn is not None and pawn not in holders):
            return 0.0
        return ESCAPE if station.should_leave(pawn) else 0.0
    done: int = min(helpers, station.fuel_missing(room), station.base["stores"].get("external", 0))
    return _urgency(station) * VEHICLE_STEP * max(0, done) * _nearness(station, room)


def _cold(station: CoopSight) -> float:
    """What a round of warmth is worth: much, if it will freeze before one can leave."""
    needed = ROUNDS_TO_RESCUE if station.sos_sent else ROUNDS_TO_LEAVE
    short = needed - station.rounds_until_frozen
    return WARMTH if short > 0 else 0.4 * WARMTH if short > -2 else 0.05 * WARMTH


def _fuel(station: CoopSight, room: str, helpers: int) -> float:
    done: int = min(helpers, station.fuel_missing(room), station.base["stores"].get("underground", 0))
    if done <= 0:
        return 0.0
    if room == "boiler_room":
        return _cold(station) * done * 0.6
    fuel = station.rooms[room]["fuel"] or 0
    return 0.0 if station.base["dark"] else LIGHT * done * (1.0 if fuel < 2 else 0.3)


def _find_items(station: CoopSight) -> float:
    if not station.piles["item_deck"]:
        return 0.0
    worth = FIND_THINGS
    if not station.holders("keys"):
        worth += FIND_KEYS * _urgency(station)
    if len(station.unknown) > 1 and not station.holders("wire"):
        worth += FIND_WIRE * (1.0 if station.holders("flamethrower") else 0.3)
    return worth


def _find_weapons(station: CoopSight) -> float:
    if not station.piles["weapon_deck"]:
        return 0.0
    worth = FIND_WEAPONS
    if len(station.unknown) > 1 and not station.holders("flamethrower"):
        worth += FIND_FLAMETHROWER * (1.0 if station.holders("wire") else 0.4)
    if station.alien_strength:
        worth += FIND_FIRE
    return worth


def can_break(station: CoopSight, room: str) -> bool:
    """Whether SABOTAGE does anything in a room, worth a thought or not (C-5.6)."""
    state = station.rooms.get(room)
    if state is None or not station.is_there(room):
        return False
    damage = state["damage"]
    return damage is None or damage < station.limits["damage"].get(room, 0)


def harm(station: CoopSight, room: str) -> float:
    """What a SABOTAGE die costs in a room; nothing where it cannot be done (C-5.6)."""
    state = station.rooms.get(room)
    if state is None or not station.is_there(room):
        return 0.0
    damage = state["damage"]
    if damage is not None:
        if damage >= station.limits["damage"].get(room, 0):
            return 0.0
        if room == RADIO_ROOM:
            return 0.0 if station.sos_sent else RADIO_DAMAGE + (3.0 if not damage else 0.0)
        if station.is_vehicle(room):
            return _urgency(station) * VEHICLE_STEP * (3.0 if station.is_ready(room) else 1.3)
        if room == "boiler_room":
            return 0.5 + 1.5 * _cold(station)
        return 1.5 + (3.0 if damage else 0.0)
    return {LABORATORY: 1.0, "warehouse": 0.8, "armory": 0.5, "weather_station": 0.4}.get(room, 0.1)
