"""Habits as counted in the lab, for each game at an outpost and each kind of table."""

from __future__ import annotations

from outpost31.bots.learned import habits_boardgame, habits_norwegian
from outpost31.bots.outpost.habits import OutpostHabits

KINDS: dict[str, tuple[OutpostHabits, ...]] = {
    "boardgame": habits_boardgame.HABITS,
    "norwegian": habits_norwegian.HABITS,
}
"""By game: novices among themselves, against seasoned aliens, seasoned against novices, seasoned."""
