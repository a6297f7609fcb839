"""Under the option the rescue helicopter is boarded when all have moved and all encounters are over (B-8.2)."""

from __future__ import annotations

from outpost31.games.outpost.escape import BOARD, STAY, StartEscape, by_suspicion, may_board_rescue
from outpost31.games.outpost.movement import RESCUE_HELICOPTER
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import NOTHING, Option, Question, Questions, Silent, frozen


@frozen
class BoardAfterEncounters(Silent):
    """After the encounters the least suspected character may board, under the option (B-8.2)."""

    key = "board_after_encounters"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """By default they may do so on their turn instead of moving."""
        if table.settings.rescue_after_encounters:
            table.first(BoardRescue())


@frozen
class BoardRescue:
    """If the rescue helicopter has arrived, the least suspected character may board it, standing (B-8.2, C-5.1)."""

    key = "board_rescue"

    def ask(self, table: Outpost) -> Questions:
        """They are asked if they can, judging by what everybody sees."""
        pawn = by_suspicion(table)[0]
        if not table.standing[pawn] or not may_board_rescue(table, pawn):
            return NOTHING
        return (Question(table.player[pawn], "rescue_to_board", (STAY, BOARD), (("pawn", pawn),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The escape begins, or the helicopter is not boarded in this round."""
        if answers and answers[0] == BOARD:
            table.first(StartEscape(by_suspicion(table)[0], RESCUE_HELICOPTER))
