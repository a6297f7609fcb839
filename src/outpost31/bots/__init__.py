"""Bots: they turn a seat's view, what it was told, and a question into an answer, and never see a table."""

from outpost31.bots.making import LEVELS, Bot, BotMaker, levels_for, make_bot

__all__ = ["LEVELS", "Bot", "BotMaker", "levels_for", "make_bot"]
