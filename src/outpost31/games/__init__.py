"""The games. Importing this lists them all."""

from outpost31.games import outpost, stayaway
from outpost31.games.outpost import norwegian

__all__ = ["norwegian", "outpost", "stayaway"]
