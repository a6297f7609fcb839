"""Supplies: fuel, damage counters and cards, moved so that none is created or lost (B-2.10)."""

from __future__ import annotations

from outpost31.games.outpost.events import (
    BoilerDestroyed,
    DeckShuffled,
    FuelLost,
    FuelMoved,
    PowerFailed,
    PowerReturned,
    RoomDamaged,
    RoomRepaired,
)
from outpost31.games.outpost.table import OPERATIONS, Outpost
from outpost31.kernel import UNHEARD


def fuel_space(table: Outpost, room: str) -> int:
    """How much more fuel a room takes; nothing once it is burned or destroyed (B-9.2)."""
    limit = table.settings.fuel_limit.get(room)
    return limit - table.fuel[room] if limit is not None and table.is_usable(room) else 0


def move_fuel(table: Outpost, source: str, room: str, count: int) -> int:
    """Move fuel from a store to a room as far as there is fuel and space; returns how much (B-7.5)."""
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
        if table.told is not UNHEARD:
            table.told.append(RoomDamaged(room, count))
        if is_broken(table, room):
            _break_down_at_once(table, room)


def is_broken(table: Outpost, room: str) -> bool:
    """Whether a machine has all the damage that it takes (B-4.4, B-4.6)."""
    return table.damage[room] >= table.settings.damage_limit[room]


def _break_down_at_once(table: Outpost, room: str) -> None:
    """Under the options the Boiler and the Generator break down with their last damage (B-4.4, B-4.6)."""
    settings = table.settings
    if room == settings.boiler and settings.boiler_fails_at_once:
        destroy_boiler(table)
    elif room == settings.generator and settings.generator_fails_at_once:
        lose_power(table)


def lose_power(table: Outpost) -> None:
    """The power fails, unless it has failed already (B-4.6)."""
    if not table.dark:
        table.dark = True
        table.tell(PowerFailed())


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
    if table.freezing is not None:
        return
    discard_fuel(table, boiler, table.fuel[boiler])
    table.freezing = 0
    if boiler in table.locations:
        table.locations.remove(boiler)
        table.locations_out.append(boiler)
    table.tell(BoilerDestroyed())


def shuffle_discards_in(table: Outpost) -> bool:
    """Make a new action deck from the discards; returns whether there were any (B-5.1)."""
    if not len(table.discards):
        return False
    table.deck.mix_in(table.discards.empty())
    if table.told is not UNHEARD:
        table.told.append(DeckShuffled())
    return True
