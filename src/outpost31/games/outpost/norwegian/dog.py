"""The dog's escape: one space a round (N-3.1)."""

from __future__ import annotations

from outpost31.games.outpost.ending import end
from outpost31.games.outpost.norwegian.annex import annex_of
from outpost31.games.outpost.norwegian.ending import DOG_ESCAPED
from outpost31.games.outpost.norwegian.events import DogRan
from outpost31.games.outpost.table import ALIEN, Outpost
from outpost31.kernel import UNHEARD, Option, Silent, frozen


@frozen
class MoveDog(Silent):
    """At the end of phase 8 the dog moves one space; on the last one it has escaped (N-3.1)."""

    key = "move_dog"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Then the aliens win."""
        annex = annex_of(table)
        annex.dog += 1
        if table.told is not UNHEARD:
            table.told.append(DogRan(annex.dog))
        if annex.dog >= annex.dog_track:
            end(table, DOG_ESCAPED, ALIEN)
