"""The outpost: The Thing: The Boardgame for 4 to 8 players, and what its variants are built on."""

from outpost31.games.outpost.boardgame import BOARDGAME, GAME

__all__ = ["BOARDGAME", "GAME"]
