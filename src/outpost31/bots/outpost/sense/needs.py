"""Needs: what an action card is worth to the humans in each room, and what SABOTAGE costs them there."""

from __future__ import annotations

from outpost31.bots.outpost.sight import COOPERATIVE, REPAIR, SABOTAGE, USE, Sight

SPENT_LAB = 2
"""Blood bags in one hand from which on another one helps little."""


def worth(sight: Sight, card: str, room: str) -> float:
    """What one action card does for the humans in a room, from 0 (nothing) to 10 (at once); SABOTAGE does harm."""
    if room not in sight.rooms or not sight.is_there(room):
        return 0.0
    if card == USE:
        return _use(sight, room)
    return _repair(sight, room) if card == REPAIR else -harm(sight, room)


def best_worth(sight: Sight, room: str) -> float:
    """What a USE or REPAIR there is worth."""
    return max(worth(sight, USE, room), worth(sight, REPAIR, room))


def worth_together(sight: Sight, card: str, room: str) -> float:
    """What a card is worth with the help of those who stand there (B-7.5)."""
    once = worth(sight, card, room)
    if room not in COOPERATIVE or card == SABOTAGE:
        return once
    times = len(sight.standing_in(room))
    if card == REPAIR:
        times = min(times, sight.rooms[room]["damage"] or 0)
    elif room == "radio_room":
        times = 1
    return once * (1.0 + 0.5 * max(0, times - 1))


def _use(sight: Sight, room: str) -> float:
    if sight.is_vehicle(room):
        return _use_vehicle(sight, room)
    base, piles = sight.base, sight.piles
    if room == "laboratory":
        bags = (sight.me["lab"] or []).count("blood_bag")
        return 0.0 if not piles["lab_bag"] else 2.5 if bags >= SPENT_LAB else 6.0
    if room == "armory":
        return _use_armory(sight) if piles["weapon_deck"] else 0.0
    if room == "warehouse":
        return _use_warehouse(sight)
    if room == "kitchen":
        return 0.0 if base["kitchen"] or not base["pantry"] or base["hungry"] else 4.5 - base["pantry"] / 8
    if room == "radio_room":
        return 9.0 if not sight.sos_sent and not sight.rooms[room]["damage"] else 0.0
    if room == "weather_station":
        return 2.5 if base["stores"].get("underground") else 1.5
    return _use_machine(sight, room)


def _use_armory(sight: Sight) -> float:
    """Fire against the alien; at the Norwegian outpost a rifle against the dog."""
    rifle_wanted = sight.is_norwegian and not sight.norwegian["dog"]["rifles_laid"]
    return 3.0 if sight.alien_strength else 2.5 if rifle_wanted else 1.5


def _use_warehouse(sight: Sight) -> float:
    if not sight.piles["item_deck"]:
        return 0.0
    if sight.is_norwegian and not sight.holds("keys"):
        return 7.0
    return 1.5 if sight.holds("keys") else 3.5


def _use_machine(sight: Sight, room: str) -> float:
    """Boiler and Generator: the less fuel is left for a storm, the more it is worth."""
    if not sight.base["stores"].get("underground") or sight.fuel_missing(room) <= 0:
        return 0.0
    is_boiler = room == "boiler_room"
    if not is_boiler and sight.base["dark"]:
        return 0.5
    weather = sight.limits["weather"]
    burned = weather["boiler"] if is_boiler else weather["generator"]
    rounds = (sight.rooms[room]["fuel"] or 0) / max(1, burned["storm"])
    need = 7.0 if rounds < 1 else 3.0 if rounds < 2 else 0.5
    return need if is_boiler else 0.7 * need


def _use_vehicle(sight: Sight, room: str) -> float:
    if sight.is_ready(room):
        return 8.0 * sight.confidence if sight.holds("keys") and not sight.is_norwegian else 1.0
    if sight.fuel_missing(room) <= 0 or not sight.base["stores"].get("external"):
        return 0.0
    return _to_ready(sight, room)


def _to_ready(sight: Sight, room: str) -> float:
    """What a step towards a ready vehicle is worth: more, the fewer are left, and if somebody here has Keys."""
    left = (sight.rooms[room]["damage"] or 0) + max(0, sight.fuel_missing(room))
    return 3.0 + 2.5 / max(1, left) + (2.0 if sight.holds("keys") else 0.0)


def _repair(sight: Sight, room: str) -> float:
    damage = sight.rooms[room]["damage"] or 0
    if not damage:
        return 0.0
    if room == "boiler_room":
        return 1.0 + 3.0 * damage
    if room == "generator_room":
        return 3.0 * damage
    if room == "radio_room":
        return 0.0 if sight.sos_sent else 6.0 + 2.0 / damage
    return _to_ready(sight, room)


def harm(sight: Sight, room: str) -> float:
    """What a SABOTAGE card costs the humans in a room."""
    state = sight.rooms[room]
    damage, limit = state["damage"], sight.limits["damage"].get(room, 0)
    if damage is not None and damage >= limit:
        return 0.0
    if room == "radio_room":
        return 0.0 if sight.sos_sent else 4.0
    if room == "boiler_room":
        return 4.0 + 3.0 * (damage or 0)
    if room == "generator_room":
        return 3.0 + 2.0 * (damage or 0)
    if sight.is_vehicle(room):
        return 6.0 if sight.is_ready(room) else 3.0
    return {"laboratory": 4.0, "kitchen": 2.0, "warehouse": 2.5, "armory": 2.0, "weather_station": 2.2}.get(
        room, 0.0
    )
