"""The station of 1 to 3 players behind a veil: nobody knows a role card before a test shows it."""

from __future__ import annotations

import random

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.setup import ROLE_CARDS, role_card
from outpost31.games.outpost.table import ALIEN, HUMAN, Outpost
from outpost31.imagination import outpost
from outpost31.imagination.outpost import Assignment, is_open
from outpost31.imagination.veils import BLANK
from outpost31.kernel import Seat, Secret

__all__ = ["blank", "deal", "is_open"]


def blank(table: Outpost, seat: Seat) -> None:
    """Role cards that were shown stay; the others, and those in the box, are blank. (C-1.3, C-7.2)"""
    shown = {pawn: table.role[pawn] for pawn in (*annex_of(table).tested, *table.shown)}
    outpost.blank(table, seat)
    for pawn, card in shown.items():
        table.role[pawn] = card
    for role in ROLE_CARDS:
        table.box.pop(role_card(role), None)


def deal(table: Outpost, seat: Seat, assignment: Assignment, chance: random.Random) -> bool:
    """Fill the blanks; false if there are not that many role cards of a kind."""
    roles = [ALIEN if pawn in assignment else HUMAN for pawn in range(len(table.role))]
    left = {role: count - roles.count(role) for role, count in ROLE_CARDS.items()}
    known = [(pawn, role.value) for pawn, role in enumerate(table.role) if role.value != BLANK]
    if min(left.values()) < 0 or any(roles[pawn] != role for pawn, role in known):
        return False
    table.role = [Secret(role) for role in roles]
    for role, count in left.items():
        if count:
            table.box[role_card(role)] = count
    if not outpost.lay_out_rooms(table, chance, lambda room, strength: True):
        return False
    outpost.fill(table, chance)
    return True
