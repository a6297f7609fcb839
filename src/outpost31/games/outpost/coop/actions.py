"""Phase 5: the leader gives dice to character after character, and they act (C-5.1, C-5.6 to C-5.9)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.actions import GO_ON, STOP, CarryOut, PlayBonus, can_carry_out
from outpost31.games.outpost.burning import burn_room, burning_means
from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.dice import (
    NONE,
    THREAT,
    AssignDice,
    CancelDice,
    RerollDice,
    RollDice,
    TurnDie,
    assignable,
    assigned_to,
)
from outpost31.games.outpost.coop.events import DiceLost, DieCarriedOut
from outpost31.games.outpost.coop.threat import MoveToken
from outpost31.games.outpost.escape import BOARD, STAY, StartEscape, by_suspicion, may_board_rescue
from outpost31.games.outpost.movement import RESCUE_HELICOPTER
from outpost31.games.outpost.table import CHARACTER, REPAIR, SABOTAGE, USE, Outpost
from outpost31.games.outpost.weapons import spend
from outpost31.kernel import NOTHING, Option, Question, Questions, Silent, frozen

BURN: Final = "burn"


@frozen
class PlayDice(Silent):
    """The phase of actions: first the rescue helicopter, then assignment after assignment (C-5.1, C-5.8)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One assignment fewer than characters standing now, for each fire (C-4.3)."""
        table.enter("actions")
        annex = annex_of(table)
        annex.assignments_left = max(0, len(assignable(table)) - annex.fires)
        table.first(BoardRescue(), GiveDice())


@frozen
class BoardRescue:
    """If the rescue helicopter has arrived, the least suspected character may board it, standing (C-5.1)."""

    def ask(self, table: Outpost) -> Questions:
        """It is asked if it can, by what everybody sees."""
        pawn = by_suspicion(table)[0]
        if not table.standing[pawn] or not may_board_rescue(table, pawn):
            return NOTHING
        return (
            Question(table.player[pawn], "rescue_to_board", (STAY, BOARD), (("pawn", pawn),), decline=STAY),
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The escape begins, or there is none with it in this round."""
        if answers and answers[0] == BOARD:
            table.first(StartEscape(by_suspicion(table)[0], RESCUE_HELICOPTER))


def can_go_on(table: Outpost) -> bool:
    """Whether another assignment can be made (C-5.8)."""
    return annex_of(table).assignments_left > 0 and bool(assignable(table))


@frozen
class GiveDice(Silent):
    """One assignment: roll and assign, in darkness assign and roll, and what comes of it (C-5.2)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If there is anybody to assign to."""
        if not can_go_on(table):
            return
        annex_of(table).assignments_left -= 1
        begin = (AssignDice(), RollDice()) if table.dark else (RollDice(), AssignDice())
        table.first(
            *begin, RerollDice(), TurnDie(), CancelDice(), CarryOutDice(), LayDownAssigned(), GoOnOrStop()
        )


@frozen
class CarryOutDice(Silent):
    """SABOTAGE and THREAT dice that are left are all carried out; otherwise the character may act (C-5.6)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Sabotage comes first: the token may take the character away."""
        annex, pawn = annex_of(table), assigned_to(table)
        dice = annex.dice
        if table.status[pawn] != CHARACTER:  # C-5.5
            table.tell(DiceLost(dice))
        elif SABOTAGE in dice or THREAT in dice:
            table.first(
                *[SabotageRoom(pawn)] * dice.count(SABOTAGE), *[RaiseThreat(pawn)] * dice.count(THREAT)
            )
        else:
            table.first(PlayBonus(pawn), TakeAction(pawn))  # C-5.7


@frozen
class SabotageRoom(Silent):
    """A SABOTAGE die is a card in the character's room; nothing happens where it cannot be done (C-5.6)."""

    pawn: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The character takes no action of its own."""
        if can_carry_out(table, SABOTAGE, table.where[self.pawn]):
            table.tell(DieCarriedOut(self.pawn, SABOTAGE))
            table.first(CarryOut(self.pawn, SABOTAGE, lost=False))
        else:
            table.tell(DiceLost((SABOTAGE,)))


@frozen
class RaiseThreat(Silent):
    """A THREAT die moves the threat token one space left (C-5.6)."""

    pawn: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Towards the disks."""
        table.tell(DieCarriedOut(self.pawn, THREAT))
        table.first(MoveToken(-1))


@frozen
class TakeAction:
    """The character may do one action with one die: USE, REPAIR, or burn its room (C-5.7)."""

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """What its dice allow; always asked while a die is left, so that nobody learns who holds fire."""
        pawn, dice = self.pawn, annex_of(table).dice
        if not dice:
            return NOTHING
        room = table.where[pawn]
        options: tuple[Option, ...] = (NONE,)
        options += tuple(face for face in (USE, REPAIR) if face in dice and can_carry_out(table, face, room))
        options += tuple((BURN, means) for means in burning_means(table, pawn))
        about = (("pawn", pawn), ("dice", dice))
        return (Question(table.player[pawn], "action_to_take", options, about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A fire is paid with the die instead of a card."""
        if not answers:
            return
        action, pawn, dice = answers[0], self.pawn, annex_of(table).dice
        if action == NONE:
            table.tell(DiceLost(dice))
        elif action in (USE, REPAIR):
            table.tell(DieCarriedOut(pawn, action))
            table.first(CarryOut(pawn, action, lost=False))
        else:
            table.tell(DieCarriedOut(pawn, dice[0]))
            room = table.where[pawn]
            spend(table, pawn, action[1], room)
            burn_room(table, room)


@frozen
class LayDownAssigned(Silent):
    """Then the character is laid down, whatever came of its dice (C-5.8)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The dice are free again."""
        annex, pawn = annex_of(table), assigned_to(table)
        annex.dice, annex.rerolled, annex.assigned = (), (), None
        if table.standing[pawn]:  # neither exposed nor driven out by its own fire
            table.lay_down((pawn,), table.where[pawn])


@frozen
class GoOnOrStop:
    """After at least one assignment the leader may stop, or go on while a character is standing (C-5.8)."""

    def ask(self, table: Outpost) -> Questions:
        """While it can go on."""
        if not can_go_on(table):
            return NOTHING
        return (Question(table.player[table.leader], "next_dice", (GO_ON, STOP)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Another assignment, or the end of the phase."""
        if answers and answers[0] == GO_ON:
            table.first(GiveDice())
