"""Habits as counted in the lab: at small tables alone, where cards and hurry are others, and at tables of any size."""

from __future__ import annotations

from dataclasses import replace

from outpost31.bots.learned import habits_stayaway as many
from outpost31.bots.learned import habits_stayaway_small as few
from outpost31.bots.stayaway.habits import Habits

FEW = 6
"""The most players that make a small table."""

RELIANCE = (1.4, 0.8, 1.4, 0.7)
"""How far habits are relied on at small tables, by kind: more where aliens are novices, who do not mask themselves."""
SMALL = tuple(replace(kind, reliance=part) for kind, part in zip(few.HABITS, RELIANCE, strict=True))


def habits_for(seats: int) -> tuple[Habits, ...]:
    """How people of each role play at a table of this size, for each kind of table that the lab has seen."""
    return SMALL if seats <= FEW else many.HABITS
