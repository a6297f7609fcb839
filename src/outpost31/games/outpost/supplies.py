"""Supplies: fuel, damage counters and cards, moved so that none is created or lost (B-2.10)."""

from __future__ import annotations

from outpost31.games.outpost.events import (
    BoilerDestroyed,
    DeckShuffled,
    FuelLost,
    FuelMoved,
    PowerReturned,
    RoomDamaged,
    RoomRepaired,
)
from outpost31.games.outpost.table import OPERATIONS, Outpost


def fuel_space(table: Outpost, room: str) -> int:
    """How much more fuel a room takes; nothing once it is burned or destroyed (B-9.2)."""
    limit = table.settings.fuel_limit.get(room)
    return limit - table.fuel[room] if limit is not None and table.is_usable(room) else 0


def move_fuel(table: Outpost, source: str, room: str, count: int) -> int:
    """Move fuel from a store to a room as far as there is fuel and space; say how much it was (B-7.5)."""
    count = min(count, table.fuel[source], fuel_space(table, room))
    if count > 0:
        table.fuel[source] -= count
        table.fuel[room] += count
        table.tell(FuelMoved(source, room, count))
    return count


def discard_fuel(table: Outpost, source: str, count: int) -> None:
    """Discard fuel to the Operations Room, as far as there is any."""
    count = min(count, table.fuel[source])
    if count > 0:
        table.fuel[source] -= count
        table.fuel[OPERATIONS] += count
        table.tell(FuelLost(source, count))


def damage_space(table: Outpost, room: str) -> int:
    """How much more damage a room takes (B-9.2), as far as there are counters (B-2.10)."""
    limit = table.settings.damage_limit.get(room)
    return min(limit - table.damage[room], table.damage_left) if limit is not None else 0


def add_damage(table: Outpost, room: str, count: int) -> None:
    """Put damage on a room, up to its limit (B-9.2)."""
    count = min(count, damage_space(table, room))
    if count > 0:
        table.damage[room] += count
        table.damage_left -= count
        table.tell(RoomDamaged(room, count))


def remove_damage(table: Outpost, room: str, count: int) -> None:
    """Take damage off a room, as far as there is any; a repaired Generator gives power again (B-4.6)."""
    count = min(count, table.damage.get(room, 0))
    if count > 0:
        table.damage[room] -= count
        table.damage_left += count
        table.tell(RoomRepaired(room, count))
        if table.dark and room == table.settings.generator and room not in table.burned:
            table.dark = False
            table.tell(PowerReturned())


def destroy_boiler(table: Outpost) -> None:
    """The Boiler is destroyed for good: fuel discarded, freezing marker on, its card out of the deck (B-4.4)."""
    boiler = table.settings.boiler
    discard_fuel(table, boiler, table.fuel[boiler])
    table.freezing = 0
    if boiler in table.locations:
        table.locations.remove(boiler)
        table.locations_out.append(boiler)
    table.tell(BoilerDestroyed())


def shuffle_discards_in(table: Outpost) -> bool:
    """Make a new action deck of the discards; say whether there were any (B-5.1)."""
    if not len(table.discards):
        return False
    table.deck.mix_in(table.discards.empty())
    table.tell(DeckShuffled())
    return True
