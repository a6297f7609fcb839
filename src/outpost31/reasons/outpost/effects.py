"""What USE, REPAIR and SABOTAGE would do in a room, and what may lose the game at once: boarding, company, dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from outpost31.games.outpost.characters import CHARACTERS, COOKS_WITH_LITTLE, REPAIRS_MORE
from outpost31.games.outpost.norwegian.characters import CHARACTERS as NORWEGIANS
from outpost31.games.outpost.rooms import ROOMS
from outpost31.kernel.questions import Option
from outpost31.reasons.foresight import Foresight
from outpost31.reasons.hindrances import Sight
from outpost31.reasons.outpost.station import Station

USE: Final = "use"
REPAIR: Final = "repair"
SABOTAGE: Final = "sabotage"
THREAT: Final = "threat"
FOOD: Final = 2
"""Food that USE cooks and SABOTAGE spoils (B-9)."""
SHELVES: Final = {"armory": "weapons", "warehouse": "items", "laboratory": "lab"}
"""What is drawn, and lost, in these rooms (B-9)."""
SHED: Final = "shed"
SNOW_CAT: Final = "snow_cat"
"""What the keys of the Snow Cats begin with: they stand in for the Shed (N-1.1)."""
VEHICLES: Final = ("helicopter", SHED)
"""Where USE asks first what it is meant for (B-7.8)."""
ABILITIES: Final = {kind.key: kind.ability for kind in (*CHARACTERS, *NORWEGIANS)}


def foresee(sight: Sight) -> Iterator[Foresight]:
    """What the options of a question at the outpost come to."""
    station = Station(sight)
    for option in sight.question.options:
        kind = sight.question.kind
        one = _foreseen(station, kind, option)
        found = dice_left(station, option) if kind == "die_to_cancel" else [one] if one is not None else []
        for id, about, is_warning in found:
            yield Foresight(option, id, about, is_warning)


Found = tuple[str, dict[str, object], bool]


def _foreseen(station: Station, kind: str, option: Option) -> Found | None:
    if kind == "action_to_take" and option in (USE, REPAIR):
        return effect_of(station, str(option), station.pawn)
    if kind == "character_to_assign" and "card" in station.about and not station.about["lost"]:
        return effect_of(station, station.about["card"], int(str(option)))
    if kind == "vehicle_use" and option == "refuel":
        return _fuelled(station, station.about["room"])
    if kind == "alien_deed" and option == SABOTAGE:
        return _sabotaged(station, station.about["room"], 1)
    if kind == "boarding_to_allow" and option == "agree":
        return _may_be_an_alien(station, station.about["asking"])
    if kind == "room_to_enter" and station.is_coop:
        return _beside_the_threat(station, str(option))
    return None


def effect_of(station: Station, card: str, pawn: int) -> Found | None:
    """What a card, or a die that shows it, does where a character stands."""
    room = station.room_of(pawn)
    if card == REPAIR:
        return _repaired(station, room, pawn)
    if _printed(room) not in ROOMS:
        return None
    return _used(station, room, pawn) if card == USE else _sabotaged(station, room, 1)


def _printed(room: str) -> str:
    """The room of the printed base that one is like; at the Norwegian Outpost vehicles take no fuel (N-1.2)."""
    return SHED if room.startswith(SNOW_CAT) else room


def _times(station: Station, room: str, card: str) -> int:
    """Once, or with cooperation once for each who stands there (B-7.5)."""
    kind = ROOMS.get(_printed(room))
    if kind is None or card not in kind.cooperative:
        return 1
    if card == USE and not station.sight.options.get(f"{room.removesuffix('_room')}_coop_use", True):
        return 1
    return sum(one["where"] == room and one["standing"] for one in station.people)


def _ability(station: Station, pawn: int) -> str | None:
    return ABILITIES.get(station.people[pawn]["character"] or "")


def _repaired(station: Station, room: str, pawn: int) -> Found | None:
    damage = station.rooms[room]["damage"] if room in station.rooms else None
    if not damage:
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
    return None if _printed(room) in VEHICLES else _fuelled(station, room)


def _fuelled(station: Station, room: str) -> Found | None:
    fuel, store = station.rooms[room]["fuel"], ROOMS[_printed(room)].fuel_from
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


def _may_be_an_alien(station: Station, asking: int) -> Found | None:
    """An alien who joins those aboard wins for the aliens at once (B-8.3, C-8.2, N-4.3)."""
    if station.people[asking]["role"] == "human":
        return None
    return "boarding", {"pawn": asking}, True


def dice_left(station: Station, option: Option) -> list[Found]:
    """What a cancelled die costs, or what the bad dice do that nobody cancels (C-5.5, C-5.6)."""
    return _cancelled(station) if isinstance(option, int) else list(_struck(station))


def _cancelled(station: Station) -> list[Found]:
    """The disk moves up, perhaps to where the threat token lies."""
    pawn = station.pawn
    space = station.suspicion_of(pawn) + 1
    disk: Found = ("disk", {"pawn": pawn, "space": space}, False)
    if space != station.coop["threat"]["space"]:
        return [disk]
    return [disk, ("disk-threat", {"pawn": pawn}, True)]


def _struck(station: Station) -> Iterator[Found]:
    """SABOTAGE strikes the room, THREAT brings the token closer, perhaps to where a disk lies."""
    dice, threat = station.about["dice"], station.coop["threat"]
    ruined = _sabotaged(station, station.room_of(station.pawn), dice.count(SABOTAGE))
    if SABOTAGE in dice and ruined is not None:
        yield ruined
    space = max(threat["first"], threat["space"] - dice.count(THREAT))
    on_its_way = [one for one in station.people if one["suspicion"] in range(space, threat["space"])]
    if on_its_way:
        met = max(on_its_way, key=lambda one: one["suspicion"] or 0)
        yield "token-meets", {"pawn": met["pawn"]}, True
    elif THREAT in dice:
        yield "token", {"space": space}, False
