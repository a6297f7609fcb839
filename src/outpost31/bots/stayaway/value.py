"""How likely a seat of Stay Away! is to win (the value function), judged from an imagined table and its beliefs.

A seat wins by itself: an Infected only where a human has fallen, and not as the last one to be infected (S-9.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from outpost31.bots.learned import value_stayaway
from outpost31.bots.search.value import Looks, Value
from outpost31.bots.stayaway.belief import Belief
from outpost31.games.stayaway.cards import DEFENCES_AGAINST_EXCHANGE
from outpost31.kernel.questions import Seat

if TYPE_CHECKING:
    from outpost31.imagination.worlds import CircleTable


LATE = 6
"""From this round on it is as late as it gets."""


def prospect(table: CircleTable, seat: Seat) -> str:
    """By which weights a living seat is judged: its role, and of an Infected whether a human has fallen. (S-9.3)"""
    role = str(table.roles[seat].value)
    return "infected_and_fallen" if role == "infected" and has_fallen(table) else role


def has_fallen(table: CircleTable) -> bool:
    """Whether somebody was eliminated as a human: without that no Infected wins. (S-9.3)"""
    return any(fall.role == "human" for fall in table.falls)


def _beside(circle: list[Seat], seat: Seat, direction: int) -> tuple[Seat, Seat]:
    """Who sits after a seat, and who before it."""
    place = circle.index(seat)
    return circle[(place + direction) % len(circle)], circle[(place - direction) % len(circle)]


def _barred(table: CircleTable, seat: Seat, direction: int) -> tuple[bool, bool]:
    """Whether a door bars the way from a seat to the one after it, and to the one before it. (S-7.2)"""
    doors: list[bool] = table.doors
    if True not in doors:
        return False, False
    place = table.circle.index(seat)
    right, left = doors[place % len(doors)], doors[(place - 1) % len(doors)]
    return (right, left) if direction == 1 else (left, right)


class Glance:
    """What is seen of an imagined table as it concerns one living seat; beliefs are those of the living humans."""

    def __init__(self, table: CircleTable, beliefs: Mapping[Seat, Belief], seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.circle: list[Seat] = table.circle
        self.roles = roles = [role.value for role in table.roles]
        self.hands = hands = [hand.value for hand in table.hands]
        self.thing = thing = next(other for other, role in enumerate(roles) if role == "the_thing")
        self.humans = humans = [other for other in self.circle if roles[other] == "human"]
        self.count, self.many = len(self.circle), len(humans)
        self.ahead, self.behind = _beside(self.circle, thing, table.direction)
        self.barred_ahead, self.barred_behind = _barred(table, thing, table.direction)
        self.beside = {
            *(() if self.barred_ahead else (self.ahead,)),
            *(() if self.barred_behind else (self.behind,)),
        }
        self.mine = _beside(self.circle, seat, 1)
        self.knowing = {other: beliefs[other].thing[thing] for other in humans}
        """How sure each human is of The Thing."""
        self.burning = [other for other in humans if "flamethrower" in hands[other]]
        self.suspicion = {other: beliefs[other].is_alien(seat) for other in humans if other != seat}
        self.armed = [other for other in self.burning if other != seat]
        self.ammunition = hands[thing].count("infected")
        self.hand = hands[seat]
        self.is_open = not (self.barred_ahead or table.quarantines[self.ahead])
        """Whether The Thing's next exchange can take place."""


FEATURES: Looks[Glance] = {
    "constant": lambda at: 1.0,
    "humans": lambda at: at.many / at.table.seats,
    "humans_beside_infected": lambda at: at.many / at.count,
    "living": lambda at: at.count / 6,
    "infected": lambda at: (at.count - at.many - 1) / 6,
    "last_human": lambda at: float(at.many == 1),
    "two_humans": lambda at: float(at.many == 2),
    "fallen": lambda at: float(has_fallen(at.table)),
    "known": lambda at: sum(at.knowing.values()) / max(1, at.many),
    "best_known": lambda at: max(at.knowing.values(), default=0.0),
    "known_with_fire": lambda at: sum([at.knowing[other] for other in at.burning]),
    "known_beside": lambda at: sum([at.knowing[other] for other in at.burning if other in at.beside]),
    "ammunition": lambda at: float(at.ammunition > 0),
    "second_ammunition": lambda at: float(at.ammunition > 1),
    "ahead": lambda at: float(at.is_open and at.roles[at.ahead] == "human"),
    "behind": lambda at: float(
        not (at.barred_behind or at.table.quarantines[at.thing]) and at.roles[at.behind] == "human"
    ),
    "fire": lambda at: len(at.burning) / 3,
    "fire_beside": lambda at: sum([other in at.beside for other in at.burning]) / 2,
    "fire_of_infected": lambda at: (
        sum(["flamethrower" in at.hands[other] for other in at.circle if at.roles[other] == "infected"]) / 2
    ),
    "fire_of_thing": lambda at: float("flamethrower" in at.hands[at.thing]),
    "defence_of_thing": lambda at: float("no_barbecue" in at.hands[at.thing]),
    "suspected": lambda at: sum(at.suspicion.values()) / max(1, len(at.suspicion)),
    "suspected_with_fire": lambda at: max([at.suspicion[other] for other in at.armed], default=0.0),
    "suspected_beside": lambda at: max(
        [at.suspicion[other] for other in at.armed if other in at.mine], default=0.0
    ),
    "beside_thing": lambda at: float(at.seat in at.beside),
    "next_to_be_infected": lambda at: float(at.is_open and at.seat == at.ahead and (at.ammunition > 0)),
    "own_fire": lambda at: float("flamethrower" in at.hand),
    "own_knowledge": lambda at: at.knowing.get(at.seat, 0.0),
    "own_defence": lambda at: 0.5 * sum([card in DEFENCES_AGAINST_EXCHANGE for card in at.hand]),
    "own_no_barbecue": lambda at: float("no_barbecue" in at.hand),
    "rounds": lambda at: min(LATE, at.table.turn / at.table.seats) / LATE,
}
"""What is looked at: each feature's name, and how it is seen."""
VALUES = {kind: Value(FEATURES, weights) for kind, weights in value_stayaway.WEIGHTS.items()}
"""By prospect: that a seat wins."""


def foresee(table: CircleTable, beliefs: Mapping[Seat, Belief], seat: Seat) -> float:
    """The chance that a seat wins from here; beliefs are those of the living humans."""
    if seat not in table.circle:
        return 0.0
    if not beliefs:  # The Thing has only to say so.
        return float(
            table.roles[seat].value == "the_thing" or (has_fallen(table) and seat != table.last_infected)
        )
    return VALUES[prospect(table, seat)].chance(Glance(table, beliefs, seat))
