"""Rooms: Snow Cats in place of the Shed, the Shack in place of the Kennel, vehicles without fuel (N-1.1, N-1.2)."""

from __future__ import annotations

from dataclasses import replace

from outpost31.games.outpost.edition import Counts, RoomKind, Ruin, Use
from outpost31.games.outpost.norwegian.annex import annex_of
from outpost31.games.outpost.norwegian.figures import MOST_SNOW_CATS, SNOW_CAT_DAMAGE
from outpost31.games.outpost.rooms import HELICOPTER, KENNEL, SHED
from outpost31.games.outpost.ruins import RUIN_MACHINE
from outpost31.games.outpost.table import EXTERNAL, Outpost
from outpost31.games.outpost.uses import USE_VEHICLE

SNOW_CATS = tuple(f"snow_cat_{letter}" for letter in "abc"[:MOST_SNOW_CATS])
"""Snow Cat A and B, and a third for those whose board shows it (N-1.1)."""
SHACK = "shack"
"""Where captured NPCs are held (N-1.1)."""


def is_there(table: Outpost, room: str) -> bool:
    """Whether a vehicle is still there: once it has left, nothing works in its room (N-4.1)."""
    return room not in annex_of(table).vehicles_gone


def _can_be_damaged(table: Outpost, room: str) -> bool:
    return is_there(table, room) and RUIN_MACHINE.can(table, room)


def _can_leave(table: Outpost, room: str) -> bool:
    return is_there(table, room) and USE_VEHICLE.can(table, room)


USE_READY_VEHICLE = Use(_can_leave, USE_VEHICLE.do)
"""USE is only the escape; it may be given while the vehicle is still there and undamaged (N-1.2, B-7.8)."""
RUIN_VEHICLE = Ruin(_can_be_damaged, RUIN_MACHINE.by_card, RUIN_MACHINE.by_alien)


def refit(rooms: dict[str, RoomKind], snow_cats: int) -> dict[str, RoomKind]:
    """The rooms of the base game as the Norwegian base has them, in the same order."""
    refitted: list[RoomKind] = []
    for room in rooms.values():
        if room.key in (HELICOPTER, SHED):
            ready = replace(room, use=USE_READY_VEHICLE, ruin=RUIN_VEHICLE, fuel_from=None, fuel_limit=None)
            if room.key == HELICOPTER:
                refitted.append(ready)
            else:
                refitted += (
                    replace(ready, key=key, damage_limit=SNOW_CAT_DAMAGE) for key in SNOW_CATS[:snow_cats]
                )
        else:
            refitted.append(replace(room, key=SHACK) if room.key == KENNEL else room)
    return {room.key: room for room in refitted}


def ready_from_the_start(counts: Counts) -> Counts:
    """No room starts damaged, and there is no External Reserve (N-1.2)."""
    fuel = {store: by_players for store, by_players in counts.fuel.items() if store != EXTERNAL}
    return replace(counts, fuel=fuel, damage={})
