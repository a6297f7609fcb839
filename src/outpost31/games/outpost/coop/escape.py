"""Escape: the exposed alien's last roll (C-8.1, C-8.2)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.dice import DIE, FACES, THREAT
from outpost31.games.outpost.coop.events import AlienRolled
from outpost31.games.outpost.ending import ESCAPED, end
from outpost31.games.outpost.escape import begin_escape
from outpost31.games.outpost.escape import start_escape as board_first
from outpost31.games.outpost.events import VehicleLeft
from outpost31.games.outpost.table import HUMAN, SABOTAGE, Outpost
from outpost31.kernel import Option, Questions, frozen, rolls

ENOUGH_TO_STOP: Final = 3
"""How many SABOTAGE and THREAT faces stop an escape (C-8.1)."""


def start_escape(table: Outpost, pawn: int, vehicle: str) -> None:
    """Before any escape the exposed alien rolls, if it has strength; without it nothing stops them (C-8.1)."""
    if table.alien_strength():
        table.first(RollAgainstEscape(pawn, vehicle))
    else:
        get_away(table, pawn, vehicle)


def get_away(table: Outpost, pawn: int, vehicle: str) -> None:
    """Boarding as with more players; under the option they have won, and nobody boards (C-8.1, C-8.2)."""
    if not annex_of(table).escape_wins:
        board_first(table, pawn, vehicle)
        return
    begin_escape(table, pawn, vehicle)
    table.tell(VehicleLeft(vehicle, tuple(table.in_turn())))
    end(table, ESCAPED, HUMAN)


@frozen
class RollAgainstEscape:
    """The exposed alien rolls as many dice as it has strength (C-8.1)."""

    key = "roll_against_escape"

    pawn: int
    vehicle: str

    def ask(self, table: Outpost) -> Questions:
        """Fate rolls."""
        return rolls(*[len(FACES)] * table.alien_strength(), kind=DIE)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If it is stopped, everybody goes to phase 6; Keys are kept, the die is spent, the helicopter stays."""
        faces = tuple([FACES[side] for side in answers])
        stopped = faces.count(SABOTAGE) + faces.count(THREAT) >= ENOUGH_TO_STOP
        table.tell(AlienRolled(faces, stopped))
        if stopped:
            annex = annex_of(table)
            annex.assignments_left, annex.stopped = 0, True
        else:
            get_away(table, self.pawn, self.vehicle)
