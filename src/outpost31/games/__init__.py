"""The games. Importing this lists them all."""

from outpost31.games import outpost, stayaway
from outpost31.games.outpost import coop

__all__ = ["coop", "outpost", "stayaway"]
