"""The ends that only the Norwegian Outpost has, and who wins whatever follows (N-3.1, N-4.4, N-5.5)."""

from __future__ import annotations

from outpost31.games.outpost import ending as base
from outpost31.games.outpost.norwegian.annex import ESCAPED
from outpost31.games.outpost.table import Outpost

DOG_ESCAPED = "dog_escaped"
"""The dog reached the last space of its track (N-3.1)."""
UFO_LAUNCHED = "ufo_launched"
"""The last launch card was paid (N-5.5)."""
ALIEN_BEATEN = "alien_beaten"
"""The aliens have no strength left at the UFO (N-5.5)."""
UFO_GROUNDED = "ufo_grounded"
"""The tokens that the aliens could still get are too few (N-5.5)."""
UFO_HELD = "ufo_held"
"""20 rounds were played at the UFO (N-5.5)."""


def winners(table: Outpost, side: str, losing: tuple[int, ...]) -> set[int]:
    """The escaped have won whatever follows (N-4.4)."""
    escaped = {table.player[pawn] for pawn, status in enumerate(table.status) if status == ESCAPED}
    return escaped | base.winners(table, side, losing)
