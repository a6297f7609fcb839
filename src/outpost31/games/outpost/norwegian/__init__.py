"""The Norwegian Outpost: what the expansion changes in the base game, and nothing else."""

from outpost31.games.outpost.norwegian.expansion import GAME, NORWEGIAN

__all__ = ["GAME", "NORWEGIAN"]
