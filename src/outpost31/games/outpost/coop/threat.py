"""The threat token on the suspicion track: where it meets a disk, an alien shows itself (C-6.1, C-6.3)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.events import ThreatMoved
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import SuspicionMoved
from outpost31.games.outpost.table import CHARACTER, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Silent, frozen

FIRST_SPACE: Final = 1
LAST_SPACE: Final = 8
"""The ends of the track for the token: it stays there, and never enters green (C-6.3)."""


def on_the_token(table: Outpost) -> list[int]:
    """The characters whose disks share the token's space."""
    space, suspicion, status = annex_of(table).threat, table.suspicion, table.status
    if space not in suspicion:
        return []
    there = [pawn for pawn, disk in enumerate(suspicion) if disk == space and status[pawn] == CHARACTER]
    return there if len(there) < 2 else [pawn for pawn in table.in_turn() if pawn in there]


def raise_disks(table: Outpost, pawns: tuple[int, ...]) -> None:
    """Move disks up by one, all together, and look whether they meet the token (C-6.1)."""
    moved = False
    for pawn in pawns:
        if table.suspicion[pawn] < table.settings.red:
            table.raise_suspicion(pawn)
            if table.told is not UNHEARD:
                table.told.append(SuspicionMoved(pawn, table.suspicion[pawn]))
            moved = True
    if moved:
        table.agenda.append(MeetToken())


@frozen
class MoveToken(Silent):
    """The threat token moves this many spaces to the right or, if negative, to the left (C-5.6, C-6.3, C-7.4)."""

    key = "move_token"

    spaces: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Space by space: after every single step it may meet a disk (C-6.1)."""
        annex = annex_of(table)
        step = 1 if self.spaces > 0 else -1
        space = annex.threat + step
        if not self.spaces or not FIRST_SPACE <= space <= LAST_SPACE:
            return
        annex.threat = space
        if table.told is not UNHEARD:
            table.told.append(ThreatMoved(space))
        table.first(MeetToken(), MoveToken(self.spaces - step))


@frozen
class MeetToken:
    """One of the characters whose disks share the token's space is exposed (C-6.1, C-6.3)."""

    key = "meet_token"

    def ask(self, table: Outpost) -> Questions:
        """The leader picks, if there are several."""
        there = on_the_token(table)
        if len(there) < 2:
            return NOTHING
        return (Question(table.player[table.leader], "character_to_expose", tuple(there)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Then the token moves right by the number of disks still there (C-6.3)."""
        there = on_the_token(table)
        if there:
            table.agenda.append(MoveToken(len(there) - 1))
            edition_of(table).expose(table, answers[0] if answers else there[0])
