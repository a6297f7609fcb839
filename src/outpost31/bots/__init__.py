"""Bots: they turn a seat's view, what it was told, and a question into an answer, and never see a table."""

from outpost31.bots.advice import Advice, Adviser, Reason
from outpost31.bots.dreams import Dreamer, show_dreamer
from outpost31.bots.faces import TEMPERS, Face, Temper, faces
from outpost31.bots.making import (
    LEVELS,
    Bot,
    BotMaker,
    adviser_for,
    all_play_together,
    dreams,
    levels_for,
    make_bot,
    talks,
)
from outpost31.bots.talk import Saying, Talker

__all__ = [
    "LEVELS",
    "TEMPERS",
    "Advice",
    "Adviser",
    "Bot",
    "BotMaker",
    "Dreamer",
    "Face",
    "Reason",
    "Saying",
    "Talker",
    "Temper",
    "adviser_for",
    "all_play_together",
    "dreams",
    "faces",
    "levels_for",
    "make_bot",
    "show_dreamer",
    "talks",
]
