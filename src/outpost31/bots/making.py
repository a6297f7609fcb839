"""What a bot is, and the table of those there are."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias

from outpost31.bots.faces import TEMPERS
from outpost31.kernel.questions import Option, Question, Seat


class Bot(Protocol):
    """Somebody who plays one seat and knows what that seat knows."""

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """One of the question's options, given the seat's view and all that it was told so far."""


BotMaker: TypeAlias = Callable[[Seat, random.Random], Bot]

ANY_GAME = "*"

LEVELS: dict[str, dict[str, str]] = {
    # level     game        where its maker is: module:name
    "random": {ANY_GAME: "outpost31.bots.chance:RandomBot"},
    "novice": {
        "stayaway": "outpost31.bots.novice_stayaway:NoviceBot",
        "boardgame": "outpost31.bots.novice_boardgame.bot:NoviceBot",
        "coop": "outpost31.bots.novice_boardgame.bot:NoviceBot",
        "norwegian": "outpost31.bots.novice_boardgame.bot:NoviceBot",
    },
    "seasoned": {
        "stayaway": "outpost31.bots.stayaway.seasoned:SeasonedBot",
        "boardgame": "outpost31.bots.outpost.seasoned:SeasonedBot",
        "coop": "outpost31.bots.coop.seasoned:SeasonedBot",
        "norwegian": "outpost31.bots.outpost.seasoned:SeasonedBot",
    },
    "cunning": {
        "stayaway": "outpost31.bots.stayaway.cunning:CunningBot",
        "boardgame": "outpost31.bots.outpost.cunning:CunningBot",
        "coop": "outpost31.bots.coop.cunning:CunningBot",
        "norwegian": "outpost31.bots.outpost.cunning:CunningBot",
    },
}
"""The levels from weakest to strongest, and who plays each game at that level."""


def levels_for(game: str) -> tuple[str, ...]:
    """The levels at which bots play this game, from weakest to strongest."""
    return tuple(level for level, makers in LEVELS.items() if game in makers or ANY_GAME in makers)


def make_bot(
    level: str, game: str, seat: Seat, seed: int | str, temper: str | None = None, luck: str | None = None
) -> Bot:
    """A bot for one seat of a game; its own generator is decided by the seed and the seat.

    A temper is for those that have one. With the luck of another level its toss-ups fall as that one's. A level
    that there is not, or not for this game, or a temper that there is not, is a ValueError that names those there are.
    """
    if temper is not None and temper not in TEMPERS:
        raise ValueError(f"no temper {temper!r}; there are: {', '.join(TEMPERS)}")
    bot = _maker(level, game)(seat, random.Random(f"bot {luck or level} {game} {seat} {seed}"))
    if temper is not None and hasattr(bot, "temper"):
        bot.temper = TEMPERS[temper]
    return bot


@cache
def talks(level: str, game: str) -> bool:
    """Whether bots of this level talk in this game."""
    return hasattr(_maker(level, game), "speak")


@cache
def dreams(level: str, game: str) -> bool:
    """Whether bots of this level imagine worlds, and are shown the match behind their seat's veil."""
    return level in levels_for(game) and hasattr(_maker(level, game), "behold")


ADVISED = ("coop",)
"""Games in which people may ask for advice: where all play together, and nobody is wronged by it."""


def all_play_together(game: str) -> bool:
    """Whether nobody hides anything from anybody in this game, so that advice and the time of a search tell nothing."""
    return game in ADVISED


@cache
def adviser_for(game: str) -> str | None:
    """The strongest level that gives advice in this game; nobody where advice would be an unfair aid."""
    if not all_play_together(game):
        return None
    levels = [level for level in levels_for(game) if hasattr(_maker(level, game), "give_advice")]
    return levels[-1] if levels else None


def _maker(level: str, game: str) -> BotMaker:
    makers = LEVELS.get(level, {})
    place = makers.get(game) or makers.get(ANY_GAME)
    if place is None:
        raise ValueError(f"no {level!r} bots for {game}; there are: {', '.join(levels_for(game))}")
    module, name = place.split(":")
    maker: BotMaker = getattr(import_module(module), name)
    return maker
