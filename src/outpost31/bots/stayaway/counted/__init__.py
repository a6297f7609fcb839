"""Habits as counted in the lab: at small tables alone, where cards and hurry are others, and at tables of any size."""

from __future__ import annotations

from outpost31.bots.stayaway.counted import few, many
from outpost31.bots.stayaway.habits import Habits

FEW = 6
"""So many players still make a small table."""


def habits_for(seats: int) -> tuple[Habits, ...]:
    """How people of each role play at a table of this size, for each kind of table that the lab has seen."""
    return few.HABITS if seats <= FEW else many.HABITS
