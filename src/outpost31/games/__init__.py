"""The games. Importing this lists them all."""

from outpost31.games import stayaway

__all__ = ["stayaway"]
