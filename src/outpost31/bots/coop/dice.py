"""Dice: whom to give them to, which to cancel, roll again or turn, and whether to go on (C-5.2 to C-5.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import factorial, prod
from typing import cast

from outpost31.bots.coop.sight import DORMITORY, CoopSight
from outpost31.bots.coop.worth import harm, worth_of_action
from outpost31.bots.outpost.sense.leading import burning_helps
from outpost31.bots.outpost.sight import REPAIR, SABOTAGE, USE
from outpost31.games.outpost.characters import SEES_IN_THE_DARK, SWAPS_A_CARD
from outpost31.kernel.questions import Option

THREAT = "threat"
BAD = (SABOTAGE, THREAT)
CHANCES = {USE: 1 / 3, REPAIR: 1 / 3, SABOTAGE: 1 / 6, THREAT: 1 / 6}
"""The faces of an action die (C-1.5)."""
LYING_DOWN = 0.1
"""What part of its own best action is lost with somebody who is laid down without it."""
WAIT = 100.0
"""Who will be asked again, and know more by then, waits."""
A_REROLL = 1.5
"""What it is worth to be able to roll a die again."""
Faces = tuple[str, ...]


@cache
def rolls_of(dice: int) -> list[tuple[Faces, float]]:
    """Every roll of that many dice, whatever the order, and how likely it is."""
    faces = tuple(CHANCES)
    rolls: list[tuple[Faces, float]] = []

    def add(roll: Faces, first: int) -> None:
        if len(roll) == dice:
            ways = factorial(dice) // prod(factorial(count) for count in Counter(roll).values())
            rolls.append((roll, ways * prod(CHANCES[face] for face in roll)))
            return
        for place in range(first, len(faces)):
            add((*roll, faces[place]), place)

    add((), 0)
    return rolls


class DiceTable:
    """What dice are worth to whom, as the characters stand now; everything is reckoned once."""

    def __init__(self, station: CoopSight) -> None:
        self.station = station
        self._gains: dict[tuple[int, str], float] = {}
        self._disk: dict[tuple[int, int], float] = {}
        self._threat: dict[int, float] = {}
        self._idle: dict[int, tuple[float, float]] = {}
        self._plans: dict[tuple[int, Faces, int, int], tuple[float, int, int]] = {}

    def gain(self, pawn: int, face: str) -> float:
        """What USE or REPAIR by somebody is worth, with the help of who stands there."""
        key = (pawn, face)
        if key not in self._gains:
            station = self.station
            room = station.people[pawn]["where"] or ""
            helpers = max(1, len(station.standing_in(room))) if room != DORMITORY else 0
            self._gains[key] = worth_of_action(station, face, room, helpers, pawn)
        return self._gains[key]

    def disk(self, pawn: int, steps: int) -> float:
        """What cancelling that many dice costs; on red one cannot (C-5.5)."""
        key = (pawn, steps)
        if key not in self._disk:
            room = self.station.limits["red"] - (self.station.people[pawn]["suspicion"] or 0)
            self._disk[key] = self.station.disk_cost(pawn, steps) if steps <= room else 1000.0
        return self._disk[key]

    def threat(self, steps: int) -> float:
        """What that many steps of the token cost."""
        if steps not in self._threat:
            self._threat[steps] = self.station.threat_cost(steps)
        return self._threat[steps]

    def plan(self, pawn: int, dice: Sequence[str]) -> tuple[float, int, int]:
        """The best for somebody with these dice: its worth, how many SABOTAGE and how many THREAT dice to cancel."""
        good = tuple([face for face in (USE, REPAIR) if face in dice])
        key = (pawn, good, dice.count(SABOTAGE), dice.count(THREAT))
        if key not in self._plans:
            self._plans[key] = self._plan(*key)
        return self._plans[key]

    def _plan(self, pawn: int, faces: Faces, sabotage: int, threat: int) -> tuple[float, int, int]:
        good = max([self.gain(pawn, face) for face in faces], default=0.0)
        ready, harmed = self._standing(pawn)
        if not sabotage and not threat:
            return good - ready, 0, 0
        disks = [0.0, *[self.disk(pawn, steps) for steps in range(1, sabotage + threat + 1)]]
        threats = [0.0, *[self.threat(steps) for steps in range(1, threat + 1)]]
        meets = self.station.steps_to_token(pawn)
        best = (-1e9, 0, 0)
        for spared in range(sabotage + 1):
            for stopped in range(threat + 1):
                steps = spared + stopped
                worth = -disks[steps]
                if 0 < meets <= steps:
                    pass  # exposed: what is left of its dice is lost (C-5.5)
                elif spared == sabotage and stopped == threat:
                    worth += good
                else:
                    worth -= harmed * (sabotage - spared) + threats[threat - stopped]
                best = max(best, (worth, spared, stopped))
        return best[0] - ready, best[1], best[2]

    def _standing(self, pawn: int) -> tuple[float, float]:
        """What is lost with somebody who is laid down idle, and what a SABOTAGE die harms where it stands."""
        if pawn not in self._idle:
            ready = LYING_DOWN * max(self.gain(pawn, USE), self.gain(pawn, REPAIR))
            self._idle[pawn] = ready, harm(self.station, self.station.people[pawn]["where"] or "")
        return self._idle[pawn]

    def expected(self, pawns: Sequence[int], dice: int, *, dark: bool) -> float:
        """What a roll will be worth; in darkness it is assigned before (C-5.2)."""
        if not pawns:
            return 0.0
        if dark:
            return max(self.expected_for(pawn, dice) for pawn in pawns)
        return sum(
            chance * max(self.plan(pawn, roll)[0] for pawn in pawns) for roll, chance in rolls_of(dice)
        )

    def expected_for(self, pawn: int, dice: int) -> float:
        """What a roll will be worth to one of them; who sees in the dark rolls bad dice again (C-5.3)."""
        worth = sum(chance * self.plan(pawn, roll)[0] for roll, chance in rolls_of(dice))
        station = self.station
        person = station.people[pawn]
        light = station.ability(person) == SEES_IN_THE_DARK or "flashlight" in (person["items"] or ())
        return worth + (A_REROLL if light or station.ability(person) == SWAPS_A_CARD else 0.0)


def table_of(station: CoopSight) -> DiceTable:
    """What dice are worth as this question finds the characters."""
    if "dice" not in station.memory:
        station.memory["dice"] = DiceTable(station)
    return cast(DiceTable, station.memory["dice"])


def number_of_dice(station: CoopSight) -> int:
    """2 when hungry (C-7.3)."""
    return 2 if station.base["hungry"] else 3


def assignable(station: CoopSight) -> list[int]:
    """Who can be given dice: standing, and not in the Dormitory (C-5.4)."""
    return [one["pawn"] for one in station.characters if one["standing"] and one["where"] != DORMITORY]


def score_assignment(station: CoopSight, pawn: Option) -> float:
    """Dice go where they do most, bad ones to whoever can best cancel or bear them."""
    dice = tuple(station.about["dice"])
    table = table_of(station)
    return table.plan(pawn, dice)[0] if dice else table.expected_for(pawn, number_of_dice(station))


def score_going_on(station: CoopSight, option: Option) -> float:
    """Go on while another roll promises more than it costs."""
    if option == "stop":
        return 0.0
    table = table_of(station)
    pawns = assignable(station)
    kept = LYING_DOWN * max((max(table.gain(p, USE), table.gain(p, REPAIR)) for p in pawns), default=0.0)
    return table.expected(pawns, number_of_dice(station), dark=station.base["dark"]) + kept


def score_reroll(station: CoopSight, die: Option) -> float:
    """A die is rolled again if that is worth more than what it shows."""
    if die == "none":
        return 0.0
    dice = tuple(station.about["dice"])
    table, pawn = table_of(station), station.pawn
    again = sum(
        chance * table.plan(pawn, (*dice[:die], face, *dice[die + 1 :]))[0]
        for face, chance in CHANCES.items()
    )
    return again - table.plan(pawn, dice)[0] - 0.1


def score_turn(station: CoopSight, option: Option) -> float:
    """Somebody in the Dormitory helps once a round: where it does enough, and not before rerolls (C-5.4)."""
    if option == "none":
        if station.about["before_rerolls"]:
            return WAIT
        return 1.0 if station.coop["dice"]["assignments_left"] > 1 else 0.1
    die, face = option
    dice = tuple(station.about["dice"])
    if face in BAD:
        return -1.0
    table, pawn = table_of(station), station.coop["dice"]["assigned"]
    assert pawn is not None, "dice are turned for somebody"
    return table.plan(pawn, (*dice[:die], face, *dice[die + 1 :]))[0] - table.plan(pawn, dice)[0]


def score_cancelling(station: CoopSight, die: Option) -> float:
    """As planned: SABOTAGE and THREAT dice that cost more than a step of the disk."""
    dice = tuple(station.about["dice"])
    _, spared, stopped = table_of(station).plan(station.pawn, dice)
    if die == "none":
        return 0.5
    face = dice[die]
    if face == THREAT:
        return 2.0 if stopped else -1.0
    return 1.0 if face == SABOTAGE and spared else -1.0


def score_action(station: CoopSight, action: Option) -> float:
    """What helps most; fire only against the cold (B-7.1)."""
    if action == "none":
        return 0.01
    if action in (USE, REPAIR):
        return table_of(station).gain(station.pawn, action)
    return score_fire_for(station, station.me["where"] or "")


def score_fire_for(station: CoopSight, room: str) -> float:
    """What it is worth to burn a room: something against the cold, if nobody can leave yet (B-7.1)."""
    return 9.0 if burning_helps(station, room) and not station.rescue_is_here else -9.0


def score_leave(station: CoopSight, option: Option) -> float:
    """A partner may burn what one would burn oneself (C-5.7)."""
    return 0.0 if option == "refuse" else score_fire_for(station, station.about["room"])
