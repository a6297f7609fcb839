"""The levels of bots, as help lists them."""

from __future__ import annotations

from outpost31.bots.levels import LEVELS

OFFERED = ", ".join(LEVELS)
