"""The games. Importing this lists them all, in the order in which they are told."""

from outpost31.games import stayaway  # isort: skip
from outpost31.games import outpost  # isort: skip
from outpost31.games.outpost import coop  # isort: skip
from outpost31.games.outpost import norwegian  # isort: skip

__all__ = ["coop", "norwegian", "outpost", "stayaway"]
