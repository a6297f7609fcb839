"""Outpost 31: the Thing games, played for real in software."""

__version__ = "0.1.0"
