"""The outpost for 1 to 3 players against an automated alien: what differs from 4 to 8 players, and nothing else."""

from outpost31.games.outpost.coop.game import COOP, GAME, cooperative

__all__ = ["COOP", "GAME", "cooperative"]
