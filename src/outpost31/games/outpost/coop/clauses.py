"""Which clauses stand behind what is different for 1 to 3 players."""

from __future__ import annotations

from outpost31.kernel.games import Clauses

CLAUSES: Clauses = {
    "question": {
        "character_to_lose": ("C-4.4",), "rescue_to_board": ("C-5.1", "C-8.2", "B-8.2"), "die_to_reroll": ("C-5.3",),
        "die_to_turn": ("C-5.4",), "die_to_cancel": ("C-5.5", "C-6.1"), "action_to_take": ("C-5.7",),
        "next_dice": ("C-5.8",), "character_to_hand_over": ("C-7.1",), "thing_to_hand_over": ("C-7.1",),
        "character_to_take": ("C-7.1",), "character_to_expose": ("C-6.3",), "character_to_give": ("C-6.4",),
    },
    "track": {"threat": ("C-6.1", "C-7.4")},
}  # fmt: skip
