"""The annex: what lies on the table besides, when 1 to 3 players play together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from outpost31.games.outpost.table import Outpost
from outpost31.kernel import State

THREAT_START: Final = 6
"""Where the threat token starts on the suspicion track (C-1.4)."""


@dataclass(slots=True)
class Annex(State):
    """The threat token, the action dice, and whose role cards everybody has seen."""

    open_hands: bool = True
    """Whether all players see what each character holds (C-1.6)."""
    dog_moves_disk: bool = False
    """Whether a character who drew because of a dog moves their disk (C-3.4)."""
    escape_wins: bool = False
    """Whether an escape that the alien does not stop wins at once, without boarding (C-8.1)."""
    threat: int = THREAT_START
    """The space of the threat token (C-1.4)."""
    tested: list[int] = field(default_factory=list)
    """Whose role card was shown in a test (C-7.2)."""
    dice: tuple[str, ...] = ()
    """The faces of the action dice that are rolled and not cancelled."""
    rerolled: tuple[int, ...] = ()
    """Which of the dice were rolled again (C-5.3)."""
    assigned: int | None = None
    """The character that the dice are assigned to (C-5.2)."""
    assignments_left: int = 0
    """How many more assignments there are in this round (C-4.3)."""
    fires: int = 0
    """How often fire was used against the alien in this round (C-4.3)."""
    stopped: bool = False
    """Whether the exposed alien stopped an escape in this round: all go to phase 6 (C-8.1)."""
    sheet_passed: bool = False
    """Whether the leader sheet went on in this round because the leader lost its last character (C-6.5)."""


def annex_of(table: Outpost) -> Annex:
    """The annex of a table for 1 to 3 players."""
    annex = table.annex
    assert isinstance(annex, Annex)
    return annex
