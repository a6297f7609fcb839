"""Weapons and items of the Norwegians: no Wire, no Dynamite, but Grenades and Sniper Rifles (N-1.3)."""

from __future__ import annotations

from dataclasses import replace

from outpost31.games.outpost.edition import Bonus, ThingKind
from outpost31.games.outpost.items import DYNAMITE, FIREARM, FLASHLIGHT, FUEL, KEYS, MELEE, TOOLS
from outpost31.games.outpost.norwegian.annex import annex_of
from outpost31.games.outpost.norwegian.events import RifleLaid
from outpost31.games.outpost.table import FLAMETHROWER, Outpost

SNIPER_RIFLE = "sniper_rifle"
GRENADE = "grenade"
"""Does what Dynamite does (N-2.1)."""


def _can_lay_rifle(table: Outpost, pawn: int) -> bool:
    """Only one is ever laid in a game (N-2.2)."""
    return annex_of(table).rifles_laid == 0


def _lay_rifle(table: Outpost, pawn: int) -> None:
    """Lay it at the end of the dog's track, which becomes longer (N-2.2)."""
    annex = annex_of(table)
    # A bonus card leaves the game when it is played (B-7.6); this one lies on the table instead.
    table.box[SNIPER_RIFLE] -= 1
    annex.rifles_laid += 1
    annex.dog_track += annex.numbers.rifle_spaces
    table.tell(RifleLaid(pawn, annex.dog_track))


def weapons(base: tuple[ThingKind, ...]) -> tuple[ThingKind, ...]:
    """The weapons, in their own numbers (N-1.3)."""
    known = {thing.key: thing for thing in base}
    return (
        #                                players: 4  5  6  7  8
        ThingKind(SNIPER_RIFLE, (3, 3, 3, 3, 3), bonus=Bonus(_can_lay_rifle, _lay_rifle)),
        replace(known[FIREARM], counts=(1, 1, 2, 2, 2)),
        replace(known[FLAMETHROWER], counts=(1, 1, 1, 1, 2)),
        replace(known[MELEE], counts=(3, 3, 4, 4, 4)),
        replace(known[DYNAMITE], key=GRENADE, counts=(3, 3, 3, 3, 4)),
    )


def items(base: tuple[ThingKind, ...]) -> tuple[ThingKind, ...]:
    """The items, in their own numbers (N-1.3)."""
    known = {thing.key: thing for thing in base}
    return (
        #                     players: 4  5  6  7  8
        replace(known[KEYS], counts=(3, 3, 3, 3, 3)),
        replace(known[FLASHLIGHT], counts=(2, 2, 3, 3, 3)),  # kept (N-2.4)
        replace(known[FUEL], counts=(2, 2, 2, 3, 4)),
        replace(known[TOOLS], counts=(2, 2, 2, 3, 4)),
    )
