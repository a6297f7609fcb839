"""Phase 9, after the dogs: the leader sheet goes on and the threat grows (C-7.4)."""

from __future__ import annotations

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.exposure import pass_sheet
from outpost31.games.outpost.coop.threat import MoveToken, on_the_token
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Option, Silent, frozen


@frozen
class PassSheet(Silent):
    """With 2 or 3 players the leader sheet goes left, unless it did so in this round already (C-6.5, C-7.4)."""

    key = "pass_sheet"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """To the next player who has a character."""
        if not annex_of(table).sheet_passed:
            pass_sheet(table)


@frozen
class GrowThreat(Silent):
    """The threat token moves one space left, or right by the number of disks that share its space (C-7.4)."""

    key = "grow_threat"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """It may meet a disk there."""
        table.agenda.append(MoveToken(len(on_the_token(table)) or -1))
