"""The games. Importing this lists them all."""

from outpost31.games import outpost, stayaway

__all__ = ["outpost", "stayaway"]
