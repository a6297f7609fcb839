"""The view: what 1 to 3 players see besides (C-1.4, C-1.6)."""

from __future__ import annotations

from typing import cast

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.dice import FACES
from outpost31.games.outpost.coop.setup import ROLE_CARDS, role_card
from outpost31.games.outpost.coop.shapes import CoopView
from outpost31.games.outpost.coop.threat import FIRST_SPACE, LAST_SPACE
from outpost31.games.outpost.table import Outpost
from outpost31.games.outpost.view import seen_by_all as seen_of_the_base


def left_over(table: Outpost) -> list[str]:
    """The role cards that went back to the box unseen (C-1.3)."""
    return [role for role in ROLE_CARDS for _ in range(table.box.get(role_card(role), 0))]


def seen_by_all(table: Outpost) -> CoopView:
    """The base as everybody sees it, with dice and threat token, and the role cards that were shown to all.

    What the base shows is new with every look, so the rest is put in there.
    """
    seen = cast(CoopView, seen_of_the_base(table))
    annex = annex_of(table)
    for pawn in (*annex.tested, *table.shown):
        seen["people"][pawn]["role"] = table.role[pawn].value
    seen["leading_player"] = table.player[table.leader]
    seen["open_hands"] = annex.open_hands
    seen["escape_wins"] = annex.escape_wins
    seen["role_cards_left_over"] = left_over(table) if table.outcome is not None else None
    seen["threat"] = {"space": annex.threat, "first": FIRST_SPACE, "last": LAST_SPACE}
    seen["dice"] = {
        "faces": list(annex.dice),
        "rerolled": list(annex.rerolled),
        "assigned": annex.assigned,
        "assignments_left": annex.assignments_left,
        "fires": annex.fires,
        "printed": list(FACES),
    }
    return seen
