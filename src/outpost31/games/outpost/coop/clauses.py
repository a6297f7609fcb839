"""Which clauses stand behind what is different for 1 to 3 players, and which of the board game they replace."""

from __future__ import annotations

from collections.abc import Mapping

from outpost31.games.outpost.clauses import CLAUSES as BASE
from outpost31.kernel.games import Clauses

REPLACED: Mapping[str, tuple[str, ...]] = {
    "B-2.1": ("C-1.2",), "B-2.4": ("C-1.5",), "B-2.5": ("C-1.3", "C-1.4"), "B-2.6": ("C-1.1",), "B-2.7": ("C-1.3",),
    "B-3.1": ("C-2.1",), "B-4.8": ("C-4.1", "C-4.2"), "B-4.9": (), "B-5.1": (), "B-5.2": (), "B-5.3": ("C-5.3",),
    "B-5.4": ("C-3.1",), "B-5.5": ("C-3.1",), "B-5.6": (), "B-5.7": ("C-5.3",), "B-5.8": ("C-5.3",), "B-5.9": (),
    "B-5.10": ("C-5.4",), "B-5.11": (), "B-5.12": (), "B-5.13": (), "B-6.1": ("C-3.2", "C-4.3"), "B-6.2": ("C-4.2",),
    "B-6.3": ("C-4.4",), "B-6.4": ("C-4.4", "C-4.5"), "B-6.13": ("C-3.3",), "B-6.14": ("C-3.3",),
    "B-6.15": ("C-3.2",), "B-6.19": (), "B-6.20": (), "B-7.3": ("C-5.2", "C-5.8"), "B-7.4": ("C-5.2",),
    "B-8.2": ("C-5.1", "C-8.2"), "B-8.4": ("C-8.2",), "B-8.6": ("C-8.3",), "B-8.7": ("C-8.2", "C-8.3"),
    "B-8.8": ("C-8.3",), "B-10.1": ("C-7.1",), "B-10.2": ("C-7.1",), "B-10.3": (), "B-10.4": (),
    "B-10.7": ("C-7.2",),
}  # fmt: skip
"""Clauses of the board game that do not hold here, each with those that do instead: help never names them."""

_OWN: Clauses = {
    "question": {
        "character_to_lose": ("C-4.4",), "rescue_to_board": ("C-5.1", "C-8.1", "C-8.2"), "die_to_reroll": ("C-5.3",),
        "die_to_turn": ("C-5.4",), "die_to_cancel": ("C-5.5", "C-6.1"), "action_to_take": ("C-5.7",),
        "next_dice": ("C-5.8",), "character_to_hand_over": ("C-7.1",), "thing_to_hand_over": ("C-7.1",),
        "character_to_take": ("C-7.1",), "character_to_expose": ("C-6.3",), "character_to_give": ("C-6.4",),
        "room_to_enter": ("C-3.1", "C-3.3", "B-1.2"), "character_to_assign": ("C-5.2", "C-5.4"),
        "fire_to_use": ("C-4.3", "B-6.5", "B-6.6"), "weapon_to_withdraw": ("C-3.3", "B-6.12"),
        "vehicle_use": ("B-7.8", "C-8.1", "B-8.5"), "wish_to_board": ("C-8.2", "B-8.1", "B-8.3"),
        "boarding_to_allow": ("C-8.2", "B-8.3"), "test_to_begin_with": ("C-7.2", "B-10.5"),
        "willing_to_test": ("C-7.2", "B-10.6"), "tester": ("C-7.2", "B-10.5"), "character_to_test": ("C-7.2", "B-10.6"),
    },
    "role": {"": ("C-1.3", "C-8.2")},
    "room": {"dormitory": ("C-3.1", "C-5.4")},
    "character": {"clark": ("C-3.2", "B-6.16")},
    "card": {"": ("C-5.6", "C-5.7")},
    "thing": {"dynamite": ("C-4.3", "C-5.7"), "reload": ("B-9.3", "C-4.3")},
    "test": {"": ("C-7.2", "B-10.6")},
    "track": {"threat": ("C-6.1", "C-7.4")},
    "phase": {
        "set_up": ("C-1",), "movement": ("C-3.1", "C-3.2", "C-3.3"), "burning": ("C-5.7",), "tests": ("C-7.2",),
        "food": ("B-10.9", "C-7.3"), "dogs": ("C-7.4", "B-10.10"), "escape": ("C-8.1", "C-8.2"),
    },
}  # fmt: skip


def _in_place_of(clauses: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that hold here where these hold in the board game, each once."""
    return tuple(dict.fromkeys(held for one in clauses for held in REPLACED.get(one, (one,))))


CLAUSES: Clauses = {
    sort: {
        **{
            key: _in_place_of(clauses)
            for key, clauses in BASE.get(sort, {}).items()
            if not REPLACED.keys().isdisjoint(clauses)
        },
        **_OWN.get(sort, {}),
    }
    for sort in dict.fromkeys((*BASE, *_OWN))
}
"""What help names here; what is not in it is as in the board game."""
