"""What 1 to 3 players cannot know, and what the rules tell them."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any, cast

from outpost31 import Match
from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.setup import role_card
from outpost31.games.outpost.coop.trading import PickTaker
from outpost31.games.outpost.table import ALIEN, CHARACTER, FLAMETHROWER, HUMAN, Outpost
from outpost31.games.outpost.testing import PickTester
from outpost31.kernel import Option, Question, Secret
from tests.games.outpost.worlds import OutpostWorlds
from tests.laws.worlds import Viewer

MID_CHOICE = (PickTaker, PickTester)
"""Steps that carry a choice that somebody has made: what they name must stay where it is."""

OWN_NEWS = {
    "ThingsDrawn": ("pawn",),
    "ThingKept": ("pawn",),
    "LabTokenDiscarded": ("pawn",),
    "ThingHandedOver": ("giver", "taker"),
}
"""Events that tell something hidden to the players of these characters, or with open hands to all players."""

OPEN_NEWS = {"FlamethrowerLaidOpen", "BloodBagRemoved", "RoleShown", "EverythingShown"}
"""Events that tell something hidden to all."""


class CoopWorlds(OutpostWorlds):
    """The two-worlds law for 1 to 3 players."""

    def scramble(self, match: Match, viewer: Viewer, chance: random.Random) -> Outpost | None:
        """Role cards nobody has seen, decks and bags, and what others hold in secret change places; and everything
        that is held or lies in a pile lies in another order."""
        table: Outpost = match.table.copy()  # type: ignore[assignment]
        if len(match.questions) != len(match._asked) or table.phase == "set_up":
            return None
        changed = self.reorder(table, chance)
        waiting = isinstance(table.agenda[-1], MID_CHOICE) or table.drawn.value
        if waiting or (changed and chance.random() < 0.3):
            return table if changed else None  # the order alone differs
        changed |= chance.random() < 0.7 and self._swap_role_cards(table, chance)
        for shelf in ("weapons", "items", "lab"):
            for _ in range(chance.randrange(4)):
                changed |= self._swap_kinds(table, shelf, viewer, chance)
        return table if changed else None

    def _others(self, table: Outpost, viewer: Viewer) -> list[int]:
        """Whose hands this viewer does not see."""
        return [
            pawn
            for pawn, status in enumerate(table.status)
            if status == CHARACTER and viewer not in table.readers[pawn]
        ]

    def _swap_role_cards(self, table: Outpost, chance: random.Random) -> bool:
        """Two role cards change places, under characters in play or gone, or in the box."""
        seen = {*annex_of(table).tested, *table.shown}
        pawns = [pawn for pawn in range(len(table.role)) if pawn not in seen]
        one = chance.choice(pawns) if pawns else None
        if one is None:
            return False
        role = table.role[one].value
        other_role = HUMAN if role == ALIEN else ALIEN
        places: list[int | None] = [p for p in pawns if table.role[p].value == other_role]
        if table.box.get(role_card(other_role)):
            places.append(None)
        if not places:
            return False
        other = chance.choice(places)
        table.role[one] = Secret(other_role)
        if other is None:
            table.box[role_card(other_role)] -= 1
            table.box[role_card(role)] = table.box.get(role_card(role), 0) + 1
        else:
            table.role[other] = Secret(role)
        return True

    def face(self, match: Match, question: Question, option: Option, viewer: Viewer) -> Hashable:
        """What is kept or handed over is seen by who sees the hand. (C-1.6)"""
        table: Outpost = match.table  # type: ignore[assignment]
        if question.kind in ("weapon_to_keep", "item_to_keep"):
            is_seen = viewer in table.readers[dict(question.about)["pawn"]] or option == FLAMETHROWER
            return cast(Hashable, option) if is_seen else "hidden"
        if question.kind == "thing_to_hand_over":
            is_seen = viewer in table.readers[dict(question.about)["pawn"]] or option[1] == FLAMETHROWER
            return cast(Hashable, option if is_seen else option[0])
        return cast(Hashable, option)

    def may_learn(self, event: dict[str, Any], viewer: Viewer, view: dict[str, Any]) -> bool:
        """Who is told what, by the rules."""
        kind = event["event"]
        if kind in OWN_NEWS:
            players = [view["people"][event[name]]["player"] for name in OWN_NEWS[kind]]
            return viewer in players or (viewer is not None and view["open_hands"])
        if kind == "CharacterTakenOver":
            return bool(viewer == event["taker"])  # C-6.4
        return kind in OPEN_NEWS
