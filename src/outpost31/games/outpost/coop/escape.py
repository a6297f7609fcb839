"""Escape: the exposed alien's last roll (C-8.1, C-8.2)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.dice import DIE, FACES, THREAT
from outpost31.games.outpost.coop.events import AlienRolled
from outpost31.games.outpost.escape import start_escape as board_first
from outpost31.games.outpost.table import SABOTAGE, Outpost
from outpost31.kernel import Option, Questions, frozen, rolls

ENOUGH_TO_STOP: Final = 3
"""How many SABOTAGE and THREAT faces stop an escape (C-8.1)."""


def start_escape(table: Outpost, pawn: int, vehicle: str) -> None:
    """Before any escape the exposed alien rolls, if it has strength; then boarding as with more players (C-8.2)."""
    if table.alien_strength():
        table.first(RollAgainstEscape(pawn, vehicle))
    else:
        board_first(table, pawn, vehicle)


@frozen
class RollAgainstEscape:
    """The exposed alien rolls as many dice as it has strength (C-8.1)."""

    pawn: int
    vehicle: str

    def ask(self, table: Outpost) -> Questions:
        """Fate rolls."""
        return rolls(*[len(FACES)] * table.alien_strength(), kind=DIE)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Stopped, everybody goes to phase 6; Keys are kept, the die is spent, the helicopter stays."""
        faces = tuple(FACES[side] for side in answers)
        stopped = faces.count(SABOTAGE) + faces.count(THREAT) >= ENOUGH_TO_STOP
        table.tell(AlienRolled(faces, stopped))
        if stopped:
            annex_of(table).assignments_left = 0
        else:
            board_first(table, self.pawn, self.vehicle)
