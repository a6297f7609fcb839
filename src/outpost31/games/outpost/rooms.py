"""Rooms: the base as printed, and what each action card does in each room (B-1.2 to B-1.4, B-9)."""

from __future__ import annotations

from outpost31.games.outpost.edition import BLUE, GREEN, LILAC, RoomKind
from outpost31.games.outpost.ruins import (
    RUIN_ARMORY,
    RUIN_KITCHEN,
    RUIN_LABORATORY,
    RUIN_MACHINE,
    RUIN_STATION,
    RUIN_WAREHOUSE,
)
from outpost31.games.outpost.table import EXTERNAL, REPAIR, UNDERGROUND, USE
from outpost31.games.outpost.uses import (
    USE_ARMORY,
    USE_KITCHEN,
    USE_LABORATORY,
    USE_MACHINE,
    USE_RADIO,
    USE_STATION,
    USE_VEHICLE,
    USE_WAREHOUSE,
)

BOILER_ROOM = "boiler_room"
GENERATOR_ROOM = "generator_room"
RADIO_ROOM = "radio_room"
HELICOPTER = "helicopter"
SHED = "shed"
KENNEL = "kennel"

BOTH = (USE, REPAIR)

# fmt: off
_ROOMS = (
    # A room's key, colour, USE, SABOTAGE; where its fuel comes from, the figures for its fuel and damage;
    # the cards that are done together there, and the clauses about this room alone.
    RoomKind("weather_station", GREEN, USE_STATION,    RUIN_STATION, clauses=("B-9.4",)),
    RoomKind("armory",          GREEN, USE_ARMORY,     RUIN_ARMORY),
    RoomKind("kitchen",         GREEN, USE_KITCHEN,    RUIN_KITCHEN),
    RoomKind("laboratory",      GREEN, USE_LABORATORY, RUIN_LABORATORY, cooperative=(USE,)),
    RoomKind(RADIO_ROOM,        GREEN, USE_RADIO,      RUIN_MACHINE, None, None, "radio_damage", BOTH, ("B-9.9",)),
    RoomKind(HELICOPTER,        GREEN, USE_VEHICLE,    RUIN_MACHINE, EXTERNAL,
             "helicopter_fuel", "helicopter_damage", BOTH, ("B-7.8", "B-8.5")),
    RoomKind(SHED,              GREEN, USE_VEHICLE,    RUIN_MACHINE, EXTERNAL,
             "shed_fuel",       "shed_damage",       BOTH, ("B-7.8", "B-8.5")),
    RoomKind(BOILER_ROOM,       GREEN, USE_MACHINE,    RUIN_MACHINE, UNDERGROUND,
             "boiler_fuel",     "boiler_damage",     BOTH, ("B-4.3", "B-4.4")),
    RoomKind(GENERATOR_ROOM,    GREEN, USE_MACHINE,    RUIN_MACHINE, UNDERGROUND,
             "generator_fuel",  "generator_damage",  BOTH, ("B-4.6",)),
    RoomKind("warehouse",       GREEN, USE_WAREHOUSE,  RUIN_WAREHOUSE),
    RoomKind("leisure_room",    BLUE, clauses=("B-1.3", "B-10.1")),
    RoomKind("dormitory",       BLUE, clauses=("B-1.3", "B-5.10")),
    RoomKind(KENNEL,            LILAC, clauses=("B-1.4", "B-10.11")),
)
# fmt: on

ROOMS = {room.key: room for room in _ROOMS}
"""Every room by key."""
