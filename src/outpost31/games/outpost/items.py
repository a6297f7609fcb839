"""Weapons and items: their numbers in the box and what each is good for (B-2.1, B-7.6, B-9.6)."""

from __future__ import annotations

from outpost31.games.outpost.edition import Bonus, ThingKind
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.supplies import fuel_space, move_fuel, remove_damage
from outpost31.games.outpost.table import FLAMETHROWER, Outpost

DYNAMITE = "dynamite"
MELEE = "melee"
FIREARM = "firearm"
KEYS = "keys"
FLASHLIGHT = "flashlight"
TOOLS = "tools"
FUEL = "fuel_can"
"""The item; `fuel` is the token."""
WIRE = "wire"
RELOADS = 6


def _can_fuel(table: Outpost, pawn: int) -> bool:
    room = table.where[pawn]
    source = edition_of(table).rooms[room].fuel_from
    return source is not None and table.fuel[source] > 0 and fuel_space(table, room) > 0


def _fuel(table: Outpost, pawn: int) -> None:
    """1 fuel from the store that belongs to the room it is in (B-7.6)."""
    room = table.where[pawn]
    source = edition_of(table).rooms[room].fuel_from
    assert source is not None
    move_fuel(table, source, room, 1)


def _can_mend(table: Outpost, pawn: int) -> bool:
    room = table.where[pawn]
    return table.is_usable(room) and table.damage.get(room, 0) > 0


def _mend(table: Outpost, pawn: int) -> None:
    """Remove 1 damage in the room it is in (B-7.6)."""
    remove_damage(table, table.where[pawn], 1)


WEAPONS = (
    #                       players: 4  5  6  7  8
    ThingKind(FLAMETHROWER, (1, 1, 1, 1, 2), fire=True, withdraws=True, kept=True, reloads=RELOADS),
    ThingKind(DYNAMITE, (3, 3, 3, 3, 4), fire=True),
    ThingKind(MELEE, (3, 3, 4, 4, 4), withdraws=True),
    ThingKind(FIREARM, (1, 1, 2, 2, 2), withdraws=True, kept=True),
)

ITEMS = (
    #                       players: 4  5  6  7  8
    ThingKind(KEYS, (2, 2, 2, 2, 2)),
    ThingKind(FLASHLIGHT, (2, 2, 3, 3, 3), kept=True),
    ThingKind(TOOLS, (2, 2, 2, 3, 4), bonus=Bonus(_can_mend, _mend)),
    ThingKind(FUEL, (2, 2, 2, 3, 4), bonus=Bonus(_can_fuel, _fuel)),
    ThingKind(WIRE, (1, 1, 1, 2, 2), kept=True),
)
