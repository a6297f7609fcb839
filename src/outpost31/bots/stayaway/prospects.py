"""How likely a seat of Stay Away! is to win, judged from an imagined table and what everybody there believes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31.bots.stayaway.belief import Belief
from outpost31.kernel.questions import Seat

FEATURES = (
    "constant",
    "humans",
    "humans_beside_infected",
    "living",
    "known",
    "best_known",
    "known_with_fire",
    "ammunition",
    "ahead",
    "behind",
    "fire",
    "suspected",
    "suspected_with_fire",
    "beside_thing",
    "own_fire",
    "own_knowledge",
    "defence",
)
"""What is looked at; `foreseen.WEIGHTS` has a number for each, by role."""


def look(table: Any, beliefs: Mapping[Seat, Belief], seat: Seat) -> tuple[float, ...]:
    """The features of an imagined table for one living seat; beliefs are those of the living humans."""
    circle: list[Seat] = table.circle
    roles = [role.value for role in table.roles]
    hands = [hand.value for hand in table.hands]
    thing = next(other for other, role in enumerate(roles) if role == "the_thing")
    humans = [other for other in circle if roles[other] == "human"]
    count = len(circle)
    place = circle.index(thing)
    ahead = circle[(place + table.direction) % count]
    behind = circle[(place - table.direction) % count]
    knowing = {other: beliefs[other].thing[thing] for other in humans}
    others = [other for other in humans if other != seat]
    burning = [other for other in humans if "flamethrower" in hands[other]]
    beside = {ahead, behind}
    suspicion = [beliefs[other].is_alien(seat) for other in others]
    armed = [beliefs[other].is_alien(seat) for other in others if "flamethrower" in hands[other]]
    hand = hands[seat]
    return (
        1.0,
        len(humans) / table.seats,
        len(humans) / count,
        count / 6,
        sum(knowing.values()) / max(1, len(humans)),
        max(knowing.values(), default=0.0),
        sum(knowing[other] * (1.0 if other in beside else 0.5) for other in burning),
        min(2, hands[thing].count("infected")) / 2,
        float(roles[ahead] == "human" and not table.quarantines[ahead]),
        float(roles[behind] == "human" and not table.quarantines[behind]),
        len(burning) / 3,
        sum(suspicion) / max(1, len(others)),
        max(armed, default=0.0),
        float(seat in beside),
        float("flamethrower" in hand),
        beliefs[seat].thing[thing] if seat in beliefs else 0.0,
        float("no_barbecue" in hand) + 0.5 * sum(card in ("no_thanks", "scary", "missed") for card in hand),
    )
