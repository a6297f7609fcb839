"""Bots: they turn a seat's view, what it was told, and a question into an answer, and never see a table."""

from outpost31.bots.advice import Advice, Adviser, Reason, advise
from outpost31.bots.bot import Bot, BotMaker, Dreamer, show_dreamer
from outpost31.bots.levels import (
    LEVELS,
    adviser_for,
    all_play_together,
    dreams,
    first_level,
    levels_for,
    make_bot,
    talks,
)
from outpost31.bots.talk import Saying, Talker
from outpost31.bots.tempers import TEMPERS, Temper, deal_tempers

__all__ = [
    "LEVELS",
    "TEMPERS",
    "Advice",
    "Adviser",
    "Bot",
    "BotMaker",
    "Dreamer",
    "Reason",
    "Saying",
    "Talker",
    "Temper",
    "advise",
    "adviser_for",
    "all_play_together",
    "deal_tempers",
    "dreams",
    "first_level",
    "levels_for",
    "make_bot",
    "show_dreamer",
    "talks",
]
