"""The levels of bots, as help lists them: those that tables offer, and those that contend in the arena."""

from __future__ import annotations

from outpost31.bots.making import LEVELS, TRIED

OFFERED = ", ".join(LEVELS)
CONTENDING = ", ".join(dict.fromkeys((*LEVELS, *TRIED)))
