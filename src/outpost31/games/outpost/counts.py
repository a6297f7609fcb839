"""Counts: how much of everything is laid out, and how much there is (B-2.1, B-2.2, B-2.10)."""

from __future__ import annotations

from outpost31.games.outpost.edition import Counts, Limits
from outpost31.games.outpost.rooms import HELICOPTER, RADIO_ROOM, SHED
from outpost31.games.outpost.ruins import BLOOD_BAG
from outpost31.games.outpost.table import ALIEN, EXTERNAL, HUMAN, UNDERGROUND

FAILURE = "failure"
"""The lab token that is of no use (B-2.1)."""

COUNTS = Counts(
    #               players:    4   5   6   7   8
    fuel={UNDERGROUND: (10, 10, 14, 18, 18), EXTERNAL: (3, 4, 5, 6, 7)},
    damage={HELICOPTER: (2, 3, 4, 5, 6), RADIO_ROOM: (4, 5, 6, 7, 8), SHED: (1, 1, 1, 1, 1)},
    lab={BLOOD_BAG: (8, 10, 12, 14, 16), FAILURE: (12, 15, 18, 21, 24)},
    food=16,
    action_cards_each=17,
    infection={HUMAN: 7, ALIEN: 2},
)
"""What is laid out by number of players (B-2.1, B-2.2, B-2.4, B-2.7)."""

LIMITS = Limits(damage=20, fuel=34, fire=6, food=16, reloads=12, dogs=4)
"""What the box holds (B-2.8, B-2.10)."""
