"""Action dice: rolled, assigned, rolled again, turned and cancelled (C-1.5, C-5.2 to C-5.5)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.characters import SEES_IN_THE_DARK, SWAPS_A_CARD
from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.events import DiceAssigned, DiceRolled, DieCancelled, DieRerolled, DieTurned
from outpost31.games.outpost.coop.threat import raise_disks
from outpost31.games.outpost.events import FlashlightShown
from outpost31.games.outpost.items import FLASHLIGHT
from outpost31.games.outpost.table import CHARACTER, DORMITORY, REPAIR, SABOTAGE, USE, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, frozen, roll, rolls

THREAT: Final = "threat"
FACES: Final = (USE, USE, REPAIR, REPAIR, SABOTAGE, THREAT)
"""The faces of an action die (C-1.5)."""
DICE: Final = 3
HUNGRY_DICE: Final = 2
"""How many dice are rolled (C-5.2, C-7.3)."""
NONE: Final = "none"
NONE_OR_ONE: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [(NONE, *range(count)) for count in range(DICE + 1)]
)
"""By the number of dice: to choose none, or one of them by its place."""
DIE: Final = "action_die"
"""What Fate is asked for."""
ROLL: Final = rolls(*[len(FACES)] * DICE, kind=DIE)
HUNGRY_ROLL: Final = rolls(*[len(FACES)] * HUNGRY_DICE, kind=DIE)


def assignable(table: Outpost) -> tuple[int, ...]:
    """The characters that dice can be assigned to: standing, and not in the Dormitory (C-5.4)."""
    where = table.where
    return tuple([pawn for pawn, stands in enumerate(table.standing) if stands and where[pawn] != DORMITORY])


def assigned_to(table: Outpost) -> int:
    """Whom the dice are assigned to."""
    pawn = annex_of(table).assigned
    assert pawn is not None
    return pawn


@frozen
class RollDice:
    """The leader rolls 3 dice, or 2 when everybody is hungry (C-5.2, C-7.3)."""

    key = "roll_dice"

    def ask(self, table: Outpost) -> Questions:
        """Fate rolls."""
        return HUNGRY_ROLL if table.hungry else ROLL

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """They lie open."""
        annex = annex_of(table)
        annex.dice = tuple([FACES[side] for side in answers])
        annex.rerolled = ()
        if table.told is not UNHEARD:
            table.told.append(DiceRolled(annex.dice))


@frozen
class AssignDice:
    """The leader assigns the dice to one standing character, in darkness before they are rolled (C-5.2)."""

    key = "assign_dice"

    def ask(self, table: Outpost) -> Questions:
        """If there is a choice."""
        pawns = assignable(table)
        if len(pawns) == 1:
            return NOTHING
        about = (("dice", annex_of(table).dice),)
        return (Question(table.player[table.leader], "character_to_assign", pawns, about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """It is that character's turn."""
        pawn = answers[0] if answers else assignable(table)[0]
        annex_of(table).assigned = pawn
        if table.told is not UNHEARD:
            table.told.append(DiceAssigned(pawn))


def may_reroll(table: Outpost) -> bool:
    """Whether the assigned character is asked for rerolls, judging by what everybody sees (C-5.3)."""
    annex = annex_of(table)
    swaps = table.ability[assigned_to(table)] == SWAPS_A_CARD and not annex.rerolled  # C-5.9
    return (swaps or table.dark) and len(annex.rerolled) < len(annex.dice)


@frozen
class RerollDice:
    """The assigned character may roll dice again, each at most once: Garry one, with light in darkness all (C-5.3)."""

    key = "reroll_dice"

    def ask(self, table: Outpost) -> Questions:
        """In darkness all are asked, whether they hold a Flashlight or not."""
        if not may_reroll(table):
            return NOTHING
        pawn, annex = assigned_to(table), annex_of(table)
        fresh = tuple([die for die in range(len(annex.dice)) if die not in annex.rerolled])
        swaps = table.ability[pawn] == SWAPS_A_CARD and not annex.rerolled  # C-5.9
        options = (NONE, *fresh) if swaps or self._has_light(table, pawn) else (NONE,)
        return (_die_question(table, pawn, "die_to_reroll", annex.dice, options),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A Flashlight is shown, and kept, when it is first needed."""
        if not answers or answers[0] == NONE:
            return
        pawn, before = assigned_to(table), len(annex_of(table).rerolled)
        free = 1 if table.ability[pawn] == SWAPS_A_CARD else 0
        if table.ability[pawn] != SEES_IN_THE_DARK and before == free:
            table.tell(FlashlightShown(pawn))
        table.first(RerollDie(answers[0]), self)

    def _has_light(self, table: Outpost, pawn: int) -> bool:
        return table.ability[pawn] == SEES_IN_THE_DARK or FLASHLIGHT in table.items[pawn].value


@frozen
class RerollDie:
    """One die is rolled again (C-5.3)."""

    key = "reroll_die"

    die: int

    def ask(self, table: Outpost) -> Questions:
        """Fate rolls."""
        return roll(len(FACES), DIE)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """It cannot be rolled a third time."""
        annex, face = annex_of(table), FACES[answers[0]]
        annex.dice = _with_face(annex.dice, self.die, face)
        annex.rerolled += (self.die,)
        table.tell(DieRerolled(assigned_to(table), self.die, face))


@frozen
class TurnDie:
    """A character standing in the Dormitory may be laid down to turn one of another's dice to any face (C-5.4)."""

    key = "turn_die"

    before_rerolls: bool = False
    """Whether the assigned character is still to be asked for rerolls."""

    def ask(self, table: Outpost) -> Questions:
        """Lying down, they cannot do so again in this round; an exposed character has no dice to turn."""
        if DORMITORY not in table.where:
            return NOTHING
        dice = annex_of(table).dice
        if not dice or table.status[assigned_to(table)] != CHARACTER:
            return NOTHING
        for pawn in table.standing_in(DORMITORY):
            turns = tuple(
                [
                    (die, face)
                    for die, shown in enumerate(dice)
                    for face in (USE, REPAIR, SABOTAGE, THREAT)
                    if face != shown
                ]
            )
            about = (("before_rerolls", self.before_rerolls),)
            return (_die_question(table, pawn, "die_to_turn", dice, (NONE, *turns), about),)
        return NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The die shows that face now."""
        if not answers or answers[0] == NONE:
            return
        annex, (die, face) = annex_of(table), answers[0]
        pawn = table.standing_in(DORMITORY)[0]
        table.lay_down((pawn,), DORMITORY)
        annex.dice = _with_face(annex.dice, die, face)
        if table.told is not UNHEARD:
            table.told.append(DieTurned(pawn, die, face))


@frozen
class CancelDice:
    """The assigned character may cancel dice, one at a time, moving their own disk up for each (C-5.5)."""

    key = "cancel_dice"

    def ask(self, table: Outpost) -> Questions:
        """Not with a disk on red, and not once exposed by it."""
        dice = annex_of(table).dice
        if not dice:
            return NOTHING
        pawn = assigned_to(table)
        if table.status[pawn] != CHARACTER or table.suspicion[pawn] >= table.settings.red:
            return NOTHING
        return (_die_question(table, pawn, "die_to_cancel", dice, NONE_OR_ONE[len(dice)]),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The disk may meet the threat token; if not, a character in the Dormitory may help again (C-5.4)."""
        if not answers or answers[0] == NONE:
            return
        annex, die, pawn = annex_of(table), answers[0], assigned_to(table)
        if table.told is not UNHEARD:
            table.told.append(DieCancelled(pawn, annex.dice[die]))
        annex.dice = annex.dice[:die] + annex.dice[die + 1 :]
        table.first(TurnDie(), self)
        raise_disks(table, (pawn,))


def _die_question(
    table: Outpost,
    pawn: int,
    kind: str,
    dice: tuple[str, ...],
    options: tuple[Option, ...],
    more: tuple[tuple[str, bool], ...] = (),
) -> Question:
    """A question about the dice that lie there, which its character may decline."""
    about = (("pawn", pawn), ("dice", dice), *more)
    return Question(table.player[pawn], kind, options, about, decline=NONE)


def _with_face(dice: tuple[str, ...], die: int, face: str) -> tuple[str, ...]:
    """These dice with one of them showing another face."""
    return (*dice[:die], face, *dice[die + 1 :])
