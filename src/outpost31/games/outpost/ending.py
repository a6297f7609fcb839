"""The end: who wins, who loses, and everything secret is shown (B-8.6 to B-8.9)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import EverythingShown
from outpost31.games.outpost.table import ALIEN, CHARACTER, HUMAN, Outpost
from outpost31.kernel import Outcome

FROZEN = "frozen"
"""The humans froze, or round 40 came (B-4.5, B-8.8)."""
NO_HUMAN_LEFT = "no_human_left"
"""No character is human any more (B-8.6)."""
ALIEN_ABOARD = "alien_aboard"
"""An alien was on board a vehicle that left or was leaving (B-8.3)."""
HUMAN_LEFT_BEHIND = "human_left_behind"
"""A human was on the ground when the vehicle left (B-8.4)."""
ESCAPED = "escaped"
"""The humans escaped and left no human behind (B-8.4)."""


def winners(table: Outpost, side: str, losing: tuple[int, ...]) -> set[int]:
    """Everyone wins or loses with their side, except those who lose whatever they are now (B-8.7)."""
    return {
        table.player[pawn]
        for pawn, role in enumerate(table.role)
        if role.value == side and pawn not in losing
    }


def end(table: Outpost, reason: str, side: str, losing: tuple[int, ...] = ()) -> None:
    """A side wins, and everything secret is shown (B-8.7, B-8.9)."""
    roles = tuple([secret.value for secret in table.role])
    won = edition_of(table).winners(table, side, losing)
    seats = range(table.seats)
    table.outcome = Outcome(
        reason,
        tuple([seat for seat in seats if seat in won]),
        tuple([seat for seat in seats if seat not in won]),
    )
    table.tell(EverythingShown(roles, tuple([link.plain() for link in table.chain])))  # B-8.9


def end_frozen(table: Outpost) -> None:
    """The humans in the base freeze and the aliens win (B-4.5)."""
    end(table, FROZEN, ALIEN)


def look_for_last_human(table: Outpost, lost: tuple[int, ...]) -> None:
    """The aliens win when no character is human; the last to be human, one or several at once, lose (B-8.6)."""
    for pawn, status in enumerate(table.status):
        if status == CHARACTER and table.role[pawn].value == HUMAN:
            return
    end(table, NO_HUMAN_LEFT, ALIEN, losing=lost)
