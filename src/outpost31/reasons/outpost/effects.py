"""What USE, REPAIR and SABOTAGE would do in a room, and where company would bring the threat upon somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from outpost31.games.outpost.characters import CHARACTERS, COOKS_WITH_LITTLE, REPAIRS_MORE
from outpost31.games.outpost.rooms import ROOMS
from outpost31.kernel.questions import Option
from outpost31.reasons.foresight import Foresight
from outpost31.reasons.hindrances import Sight
from outpost31.reasons.outpost.station import Station

USE: Final = "use"
REPAIR: Final = "repair"
SABOTAGE: Final = "sabotage"
FOOD: Final = 2
"""Food that USE cooks and SABOTAGE spoils (B-9)."""
SHELVES: Final = {"armory": "weapons", "warehouse": "items", "laboratory": "lab"}
"""What is drawn, and lost, in these rooms (B-9)."""
VEHICLES: Final = ("helicopter", "shed")
"""Where USE asks first what it is meant for (B-7.8)."""
ABILITIES: Final = {kind.key: kind.ability for kind in CHARACTERS}


def foresee(sight: Sight) -> Iterator[Foresight]:
    """What the options of a question at the outpost come to."""
    station = Station(sight)
    for option in sight.question.options:
        found = _foreseen(station, sight.question.kind, option)
        if found is not None:
            id, about, is_warning = found
            yield Foresight(option, id, about, is_warning)


Found = tuple[str, dict[str, object], bool]


def _foreseen(station: Station, kind: str, option: Option) -> Found | None:
    if kind == "action_to_take" and option in (USE, REPAIR):
        return effect_of(station, str(option), station.pawn)
    if kind == "character_to_assign" and "card" in station.about and not station.about["lost"]:
        return effect_of(station, station.about["card"], int(str(option)))
    if kind == "vehicle_use" and option == "refuel" and not station.is_norwegian:
        return _fuelled(station, station.about["room"])
    if kind == "alien_deed" and option == SABOTAGE:
        return _sabotaged(station, station.about["room"], 1) if not station.is_norwegian else None
    if kind == "room_to_enter" and station.is_coop:
        return _beside_the_threat(station, str(option))
    return None


def effect_of(station: Station, card: str, pawn: int) -> Found | None:
    """What a card, or a die that shows it, does where a character stands."""
    room = station.room_of(pawn)
    if card == REPAIR:
        return _repaired(station, room, pawn)
    if station.is_norwegian or room not in ROOMS:
        return None  # the Norwegian Outpost's rooms hold other things
    return _used(station, room, pawn) if card == USE else _sabotaged(station, room, 1)


def _times(station: Station, room: str, card: str) -> int:
    """Once, or with cooperation once for each who stands there (B-7.5)."""
    kind = ROOMS.get(room)
    if kind is None or card not in kind.cooperative:
        return 1
    if card == USE and not station.sight.options.get(f"{room.removesuffix('_room')}_coop_use", True):
        return 1
    return sum(one["where"] == room and one["standing"] for one in station.people)


def _ability(station: Station, pawn: int) -> str | None:
    return ABILITIES.get(station.people[pawn]["character"] or "")


def _repaired(station: Station, room: str, pawn: int) -> Found | None:
    damage = station.rooms[room]["damage"] if room in station.rooms else None
    if not damage or station.is_norwegian:
        return None
    less = _times(station, room, REPAIR) + (_ability(station, pawn) == REPAIRS_MORE)
    return "repair", {"room": room, "damage": max(0, damage - less)}, False


def _used(station: Station, room: str, pawn: int) -> Found | None:
    base = station.base
    if room == "kitchen":
        count = min(1 if _ability(station, pawn) == COOKS_WITH_LITTLE else FOOD, base["pantry"])
        return "food", {"count": count, "left": base["pantry"] - count}, False
    if room in SHELVES:
        return "draw", {"shelf": SHELVES[room]}, False
    if room == "radio_room":
        return "sos", {}, False
    if room == "weather_station":
        return "weather", {}, False
    return None if room in VEHICLES else _fuelled(station, room)


def _fuelled(station: Station, room: str) -> Found | None:
    fuel, store = station.rooms[room]["fuel"], ROOMS[room].fuel_from
    if fuel is None or store is None:
        return None
    most = station.limits["fuel"][room]
    count = min(_times(station, room, USE), station.base["stores"][store], most - fuel)
    return (
        ("fuel", {"room": room, "count": count, "fuel": fuel + count, "most": most}, False) if count else None
    )


def _sabotaged(station: Station, room: str, times: int) -> Found | None:
    damage = station.rooms[room]["damage"] if room in station.rooms else None
    if room == "kitchen":
        count = min(FOOD * times, station.base["pantry"])
        return "spoil", {"count": count, "left": station.base["pantry"] - count}, False
    if damage is None:
        return None
    most = station.limits["damage"][room]
    return "damage", {"room": room, "damage": min(most, damage + times), "most": most}, False


def _beside_the_threat(station: Station, room: str) -> Found | None:
    """In company that is suspected a disk moves up: there the threat token may lie (C-3.3, C-6.1)."""
    threat, pawn = station.coop["threat"]["space"], station.pawn
    others = [one["pawn"] for one in station.people if one["where"] == room and one["pawn"] != pawn]
    meets = any(station.suspicion_of(other) for other in others)
    if meets and station.suspicion_of(pawn) + 1 == threat:
        return "threat", {"pawn": pawn}, True
    if station.suspicion_of(pawn):
        for other in others:
            if station.suspicion_of(other) + 1 == threat:
                return "threat", {"pawn": other}, True
    return None
