"""Players and a Fate with a temper for 1 to 3 players, to find games that end in a wanted way. They see the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from outpost31 import Match
from outpost31.games.outpost.coop.dice import FACES
from outpost31.games.outpost.coop.escape import RollAgainstEscape
from outpost31.games.outpost.table import ALIEN, HUMAN, Outpost
from outpost31.kernel import Option, Question, Seeded

Liking = Callable[[Outpost, Question, Option], float]


@dataclass(frozen=True)
class Temper:
    """How much the players like what they may do, by kind of question and option; other things weigh 1."""

    likes: dict[str, dict[Any, float]] = field(default_factory=dict)
    boards: tuple[str, ...] = (HUMAN,)
    """The roles that want to board: they see their cards."""
    kindness: float = 0.0
    """How often Fate is kind."""
    roles: tuple[int, ...] = ()
    """Which role cards are dealt, where that is not left to Fate: 0 is human while there are 6 of them."""
    stops: int = 0
    """How many dice of the alien fall badly for an escape, in the whole game."""


CAREFUL: dict[str, dict[Any, float]] = {
    "die_to_cancel": {"none": 30},
    "next_dice": {"go_on": 10},
    "action_to_take": {"none": 0.01, "use": 5, "repair": 9},
    "vehicle_use": {"escape": 100, "refuel": 5, "nothing": 0.01},
    "willing_to_test": {"carry_out": 20},
    "tester": {"none": 0.05},
    "boarding_to_allow": {"agree": 100},
    "bonus_to_play": {"none": 0.1},
    "item_to_keep": {"keys": 20},
    "weapon_to_withdraw": {"decline": 0.2},
    "fire_to_use": {"decline": 0.2},
    "lab_token_to_keep": {"keep": 3},
    "character_to_hand_over": {"none": 6},
    "room_to_enter": {"radio_room": 6, "shed": 1, "laboratory": 2},
}
"""People who want to get away, by radio."""


class TemperedFate:
    """Chance that a seed decides, and that is kind now and then."""

    def __init__(self, seed: int, temper: Temper) -> None:
        self.random = random.Random(seed)
        self.temper = temper
        self.table: Outpost | None = None
        self.roles = list(temper.roles)
        self.stops = temper.stops
        self.asked = 0

    def answer(self, question: Question) -> int:
        """One of the sides."""
        sides = len(question.options)
        self.asked += 1
        if question.kind == "role_card" and self.roles:
            return min(self.roles.pop(0), sides - 1)
        if self.stops and self.table and isinstance(self.table.agenda[-1], RollAgainstEscape):
            self.stops -= 1
            return FACES.index("sabotage")
        if self.table is not None and self.random.random() < self.temper.kindness:
            kind = [side for side in range(sides) if self._is_kind(self.table, question.kind, side)]
            if kind:
                return self.random.choice(kind)
        return self.random.randrange(sides)

    def _is_kind(self, table: Outpost, kind: str, side: int) -> bool:
        if kind == "action_die":
            return FACES[side] in ("use", "repair")
        if kind == "infection_token":
            return table.contagion_bag[side] == HUMAN
        if kind == "location":
            return table.locations[side] not in (*table.where, "boiler_room")
        if kind == "lab_token":
            return table.lab_bag.blocks[-1][side] == "blood_bag"
        return True

    def copy(self) -> Seeded:
        """Ordinary chance, the same for all copies of one moment."""
        return Seeded(self.asked)


def weight(match: Match, question: Question, option: Option, temper: Temper) -> float:
    """How much a player of this temper likes an option."""
    table: Any = match.table
    about = dict(question.about)
    likes = {**CAREFUL.get(question.kind, {}), **temper.likes.get(question.kind, {})}
    if question.kind in ("wish_to_board", "rescue_to_board"):
        wants = table.role[about["pawn"]].value in temper.boards
        return 1.0 if wants == (option == "board") else 0.0
    if question.kind == "vehicle_use" and option == "escape":
        return 100.0 if table.role[about["pawn"]].value in temper.boards else 0.0
    if question.kind == "room_to_enter":
        return _room_weight(table, option, likes)
    if question.kind == "character_to_test":
        return 5.0 if table.role[option].value == ALIEN or table.suspicion[option] else 0.5
    return likes.get(option, 1.0) if not isinstance(option, tuple) else likes.get(option[0], 1.0)


def _room_weight(table: Outpost, room: str, likes: dict[Any, float]) -> float:
    """Where there is something to do, and no dog."""
    liked = likes.get(room, 1.0)
    if room == "radio_room" and table.rescue is not None:
        return 0.1
    if room == "boiler_room" and table.fuel[room] < 3:
        liked = max(liked, 4.0)
    return liked * (0.2 if room in table.dogs and room not in table.where else 1)
