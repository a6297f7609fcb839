"""Phase 5: the leader gives dice to character after character, and they act (C-5.1, C-5.6 to C-5.9)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.actions import GO_ON, STOP, CarryOut, PlayBonus, can_carry_out
from outpost31.games.outpost.burning import ALLOW, burn_room, burning_means, leave_to_burn
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
    may_reroll,
)
from outpost31.games.outpost.coop.events import DiceLost, DieCarriedOut
from outpost31.games.outpost.coop.threat import MoveToken
from outpost31.games.outpost.events import BurningAsked, BurningRefused
from outpost31.games.outpost.rescue import BoardRescue
from outpost31.games.outpost.table import CHARACTER, REPAIR, SABOTAGE, USE, Outpost
from outpost31.games.outpost.weapons import spend
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Silent, frozen

BURN: Final = "burn"


@frozen
class PlayDice(Silent):
    """The phase of actions: first the rescue helicopter, then assignment after assignment (C-5.1, C-5.8)."""

    key = "play_dice"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One assignment fewer than characters standing now, for each fire (C-4.3)."""
        annex = annex_of(table)
        if annex.stopped:  # C-8.1
            return
        table.enter("actions")
        annex.assignments_left = max(0, len(assignable(table)) - annex.fires)
        if table.settings.rescue_after_encounters:
            table.first(BoardRescue(), GiveDice())
        else:
            table.agenda.append(GiveDice())


def can_go_on(table: Outpost) -> bool:
    """Whether another assignment can be made (C-5.8)."""
    return annex_of(table).assignments_left > 0 and True in table.standing and bool(assignable(table))


@frozen
class GiveDice(Silent):
    """One assignment: roll and assign, in darkness assign and roll, and what comes of it (C-5.2)."""

    key = "give_dice"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If there is anybody to assign to."""
        if not can_go_on(table):
            return
        annex_of(table).assignments_left -= 1
        begin = (AssignDice(), RollDice()) if table.dark else (RollDice(), AssignDice())
        table.first(*begin, ImproveDice(), CarryOutDice(), LayDownAssigned(), GoOnOrStop())


@frozen
class ImproveDice(Silent):
    """Before they are carried out dice are rolled again, turned and cancelled (C-5.3 to C-5.5)."""

    key = "improve_dice"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A character in the Dormitory may help before rerolls and after them."""
        before = (TurnDie(before_rerolls=True), RerollDice()) if may_reroll(table) else ()
        table.first(*before, TurnDie(), CancelDice())


@frozen
class CarryOutDice(Silent):
    """All SABOTAGE and THREAT dice that are left are carried out; if there are none, the character may act (C-5.6)."""

    key = "carry_out_dice"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Bonus actions come first, whatever the dice (C-5.7); then sabotage: the token may take the character away."""
        annex, pawn = annex_of(table), assigned_to(table)
        dice = annex.dice
        if table.status[pawn] != CHARACTER:  # C-5.5
            if table.told is not UNHEARD:
                table.told.append(DiceLost(dice))
        elif SABOTAGE in dice or THREAT in dice:
            sabotage, threat = dice.count(SABOTAGE), dice.count(THREAT)
            table.first(PlayBonus(pawn), *[SabotageRoom(pawn)] * sabotage, *[RaiseThreat(pawn)] * threat)
        else:
            table.first(PlayBonus(pawn), TakeAction(pawn))


@frozen
class SabotageRoom(Silent):
    """A SABOTAGE die is a card in the character's room; nothing happens if it cannot be done (C-5.6)."""

    key = "sabotage_room"

    pawn: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The character takes no action of its own."""
        if can_carry_out(table, SABOTAGE, table.where[self.pawn]):
            if table.told is not UNHEARD:
                table.told.append(DieCarriedOut(self.pawn, SABOTAGE))
            table.first(CarryOut(self.pawn, SABOTAGE, lost=False))
        elif table.told is not UNHEARD:
            table.told.append(DiceLost((SABOTAGE,)))


@frozen
class RaiseThreat(Silent):
    """A THREAT die moves the threat token one space left (C-5.6)."""

    key = "raise_threat"

    pawn: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Towards the disks."""
        if table.told is not UNHEARD:
            table.told.append(DieCarriedOut(self.pawn, THREAT))
        table.first(MoveToken(-1))


@frozen
class TakeAction:
    """The character may do one action with one die: USE, REPAIR, or burn its room (C-5.7)."""

    key = "take_action"

    pawn: int
    refused: bool = False
    """Whether the leader has refused this character a fire with these dice."""

    def ask(self, table: Outpost) -> Questions:
        """What the dice allow; always asked while a die is left, so that nobody learns who holds fire."""
        pawn, dice = self.pawn, annex_of(table).dice
        if not dice:
            return NOTHING
        room = table.where[pawn]
        options: tuple[Option, ...] = (NONE,)
        options += tuple(
            [face for face in (USE, REPAIR) if face in dice and can_carry_out(table, face, room)]
        )
        if not self.refused:
            options += tuple([(BURN, means) for means in burning_means(table, pawn)])
        about = (("pawn", pawn), ("dice", dice), ("refused", self.refused))
        return (Question(table.player[pawn], "action_to_take", options, about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A fire needs the leader's leave, unless the leader plays the character too."""
        if not answers:
            return
        action, pawn, dice = answers[0], self.pawn, annex_of(table).dice
        if action == NONE:
            if table.told is not UNHEARD:
                table.told.append(DiceLost(dice))
        elif action in (USE, REPAIR):
            if table.told is not UNHEARD:
                table.told.append(DieCarriedOut(pawn, action))
            table.first(CarryOut(pawn, action, lost=False))
        elif table.settings.leader_allows_fire and table.player[table.leader] != table.player[pawn]:
            table.tell(BurningAsked(pawn, table.where[pawn]))
            table.first(AllowFire(pawn, action[1]))
        else:
            burn_for_die(table, pawn, action[1])


def burn_for_die(table: Outpost, pawn: int, means: str) -> None:
    """A fire is paid with a die instead of a card (C-5.7)."""
    if table.told is not UNHEARD:
        table.told.append(DieCarriedOut(pawn, annex_of(table).dice[0]))
    room = table.where[pawn]
    spend(table, pawn, means, room)
    burn_room(table, room)


@frozen
class AllowFire:
    """The leader allows or refuses a fire of another player's character (B-7.1, C-5.7)."""

    key = "allow_fire"

    pawn: int
    means: str

    def ask(self, table: Outpost) -> Questions:
        """What the leader says."""
        return leave_to_burn(table, self.pawn)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A refused character keeps fire and dice, and may do something else."""
        if answers[0] == ALLOW:
            burn_for_die(table, self.pawn, self.means)
        else:
            table.tell(BurningRefused(self.pawn))
            table.first(TakeAction(self.pawn, refused=True))


@frozen
class LayDownAssigned(Silent):
    """Then the character is laid down, whatever came of its dice (C-5.8)."""

    key = "lay_down_assigned"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The dice are free again."""
        annex, pawn = annex_of(table), assigned_to(table)
        annex.dice, annex.rerolled, annex.assigned = (), (), None
        if table.standing[pawn]:  # neither exposed nor driven out by their own fire
            table.lay_down((pawn,), table.where[pawn])


@frozen
class GoOnOrStop:
    """After at least one assignment the leader may stop, or go on while a character is standing (C-5.8)."""

    key = "go_on_with_dice_or_stop"

    def ask(self, table: Outpost) -> Questions:
        """While it can go on."""
        if not can_go_on(table):
            return NOTHING
        return (Question(table.player[table.leader], "next_dice", (GO_ON, STOP)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Another assignment, or the end of the phase."""
        if answers and answers[0] == GO_ON:
            table.first(GiveDice())
