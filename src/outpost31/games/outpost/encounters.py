"""Encounters: first with the exposed alien, then all others, room by room in the leader's order (B-6.1)."""

from __future__ import annotations

from outpost31.games.outpost.attacks import ResolveAlienEncounters, ReturnAlien, reveal_alien
from outpost31.games.outpost.meetings import ResolveMeetings
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Option, Silent, frozen


@frozen
class ResolveEncounters(Silent):
    """After the last move all encounters are resolved (B-6.1)."""

    key = "resolve_encounters"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The alien's first."""
        table.enter("encounters")
        reveal_alien(table, tuple([room for room, _ in table.ambush.value]))
        table.first(ResolveAlienEncounters(), ResolveMeetings(), ReturnAlien())


@frozen
class ResolveEarlyEncounters(Silent):
    """Before a boarding in 4.1: encounters of those who have moved, and the alien's cards for them only (B-8.2)."""

    key = "resolve_early_encounters"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Those who have not moved are in the Leisure Room."""
        table.enter("encounters")
        reveal_alien(table, tuple([room for room, _ in table.ambush.value if table.standing_in(room)]))
        table.first(ResolveAlienEncounters(), ResolveMeetings(), ReturnAlien())
