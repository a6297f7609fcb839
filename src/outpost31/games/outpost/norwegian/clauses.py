"""Which clauses stand behind what is different at the Norwegian Outpost."""

from __future__ import annotations

from outpost31.games.outpost.norwegian.rooms import SHACK, SNOW_CATS
from outpost31.kernel.games import Clauses

CLAUSES: Clauses = {
    "question": {
        "card_to_discard_for_test": ("N-2.3",), "sector_to_haunt": ("N-5.2",),
        "launch_card_to_pay": ("N-5.4", "N-5.5"), "token_to_pay": ("N-5.4",),
    },
    "room": {SHACK: ("N-1.1",), **dict.fromkeys(SNOW_CATS, ("N-1.1", "N-1.2"))},
    "track": {"dog": ("N-3.1",)},
    "record": {"": ("N-1.4", "N-2.3")},
    "phase": {"sectors": ("N-5.2",)},
}  # fmt: skip
