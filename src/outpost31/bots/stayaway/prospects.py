"""How likely a seat of Stay Away! is to win, judged from an imagined table and what everybody there believes.

A seat wins by itself: an Infected only where a human has fallen, and not as the last one to be infected (S-9.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31.bots.judging import chance
from outpost31.bots.stayaway.belief import Belief
from outpost31.bots.stayaway.foreseen import WEIGHTS
from outpost31.kernel.questions import Seat

FEATURES = (
    "constant",
    "humans",
    "humans_beside_infected",
    "living",
    "infected",
    "last_human",
    "two_humans",
    "fallen",
    "known",
    "best_known",
    "known_with_fire",
    "known_beside",
    "ammunition",
    "second_ammunition",
    "ahead",
    "behind",
    "fire",
    "fire_beside",
    "fire_of_infected",
    "fire_of_thing",
    "defence_of_thing",
    "suspected",
    "suspected_with_fire",
    "suspected_beside",
    "beside_thing",
    "next_to_be_infected",
    "own_fire",
    "own_knowledge",
    "own_defence",
    "own_no_barbecue",
    "rounds",
)
"""What is looked at; `foreseen.WEIGHTS` has a number for each, by prospect."""
LATE = 6
"""So many rounds are as late as it gets."""


def prospect(table: Any, seat: Seat) -> str:
    """By which weights a living seat is judged: its role, and of an Infected whether a human has fallen. (S-9.3)"""
    role = str(table.roles[seat].value)
    return "infected_and_fallen" if role == "infected" and has_fallen(table) else role


def has_fallen(table: Any) -> bool:
    """Whether somebody was eliminated as a human: without that no Infected wins. (S-9.3)"""
    return any(fall.role == "human" for fall in table.falls)


def foresee(table: Any, beliefs: Mapping[Seat, Belief], seat: Seat) -> float:
    """The chance that a seat wins from here; beliefs are those of the living humans."""
    if seat not in table.circle:
        return 0.0
    if not beliefs:  # The Thing has only to say so.
        return float(
            table.roles[seat].value == "the_thing" or (has_fallen(table) and seat != table.last_infected)
        )
    return chance(WEIGHTS[prospect(table, seat)], look(table, beliefs, seat))


def look(table: Any, beliefs: Mapping[Seat, Belief], seat: Seat) -> tuple[float, ...]:
    """The features of an imagined table for one living seat; beliefs are those of the living humans."""
    circle: list[Seat] = table.circle
    roles = [role.value for role in table.roles]
    hands = [hand.value for hand in table.hands]
    quarantines = table.quarantines
    thing = next(other for other, role in enumerate(roles) if role == "the_thing")
    humans = [other for other in circle if roles[other] == "human"]
    count, many = len(circle), len(humans)
    ahead, behind = _beside(circle, thing, table.direction)
    barred_ahead, barred_behind = _barred(table, thing, table.direction)
    beside = {*(() if barred_ahead else (ahead,)), *(() if barred_behind else (behind,))}
    mine = _beside(circle, seat, 1)
    knowing = {other: beliefs[other].thing[thing] for other in humans}
    burning = [other for other in humans if "flamethrower" in hands[other]]
    suspicion = {other: beliefs[other].is_alien(seat) for other in humans if other != seat}
    armed = [other for other in burning if other != seat]
    ammunition = hands[thing].count("infected")
    hand = hands[seat]
    is_open = not (barred_ahead or quarantines[ahead])
    return (
        1.0,
        many / table.seats,
        many / count,
        count / 6,
        (count - many - 1) / 6,
        float(many == 1),
        float(many == 2),
        float(has_fallen(table)),
        sum(knowing.values()) / max(1, many),
        max(knowing.values(), default=0.0),
        sum([knowing[other] for other in burning]),
        sum([knowing[other] for other in burning if other in beside]),
        float(ammunition > 0),
        float(ammunition > 1),
        float(is_open and roles[ahead] == "human"),
        float(not (barred_behind or quarantines[thing]) and roles[behind] == "human"),
        len(burning) / 3,
        sum([other in beside for other in burning]) / 2,
        sum(["flamethrower" in hands[other] for other in circle if roles[other] == "infected"]) / 2,
        float("flamethrower" in hands[thing]),
        float("no_barbecue" in hands[thing]),
        sum(suspicion.values()) / max(1, len(suspicion)),
        max([suspicion[other] for other in armed], default=0.0),
        max([suspicion[other] for other in armed if other in mine], default=0.0),
        float(seat in beside),
        float(is_open and seat == ahead and ammunition > 0),
        float("flamethrower" in hand),
        knowing.get(seat, 0.0),
        0.5 * sum([card in ("no_thanks", "scary", "missed") for card in hand]),
        float("no_barbecue" in hand),
        min(LATE, table.turn / table.seats) / LATE,
    )


def _beside(circle: list[Seat], seat: Seat, direction: int) -> tuple[Seat, Seat]:
    """Who sits after a seat, and who before it."""
    place = circle.index(seat)
    return circle[(place + direction) % len(circle)], circle[(place - direction) % len(circle)]


def _barred(table: Any, seat: Seat, direction: int) -> tuple[bool, bool]:
    """Whether a door bars the way from a seat to who sits after it, and to who sits before it. (S-7.2)"""
    doors: list[bool] = table.doors
    if True not in doors:
        return False, False
    place = table.circle.index(seat)
    right, left = doors[place % len(doors)], doors[(place - 1) % len(doors)]
    return (right, left) if direction == 1 else (left, right)
