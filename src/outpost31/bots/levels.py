"""The levels of bots: who plays each game at which level, and what those bots can do besides."""

from __future__ import annotations

import random
from functools import cache

from outpost31.bots.bot import Bot, BotMaker
from outpost31.bots.random_bot import RandomBot
from outpost31.bots.tempers import TEMPERS, temper_at
from outpost31.kernel.games import find_game
from outpost31.kernel.questions import Seat

HERE = "outpost31.bots"
"""Where each game has a package of bots, with a module for each level: `novice` with its `NoviceBot`, and so on."""

ANY_GAME = "random"
"""The level at which every game can be played."""

LEVELS = (ANY_GAME, "novice", "seasoned", "cunning")
"""The levels from weakest to strongest."""
FOR_BEGINNERS = "novice"
"""The level to sit down with where nobody asks for another."""


@cache
def levels_for(game: str) -> tuple[str, ...]:
    """The levels at which bots play this game, from weakest to strongest."""
    card = find_game(game)
    return tuple(level for level in LEVELS if level == ANY_GAME or card.place_in(HERE, level))


@cache
def first_level(game: str) -> str:
    """The level for whoever plays this game for the first time."""
    levels = levels_for(game)
    return FOR_BEGINNERS if FOR_BEGINNERS in levels else levels[0]


def make_bot(
    level: str, game: str, seat: Seat, seed: int | str, temper: str | None = None, luck: str | None = None
) -> Bot:
    """A bot for one seat of a game; its own generator is decided by the seed and the seat.

    Only bots that have a temper take one; without a wish it is dealt by the seed and the seat, so that tables are
    mixed. With the luck of another level its toss-ups fall as they do at that level.
    Raises ValueError for a level or a temper that does not exist, and names those that do.
    """
    if temper is not None and temper not in TEMPERS:
        raise ValueError(f"no temper {temper!r}; there are: {', '.join(TEMPERS)}")
    bot = _maker(level, game)(seat, random.Random(f"bot {luck or level} {game} {seat} {seed}"))
    if hasattr(bot, "temper"):
        bot.temper = TEMPERS[temper or temper_at(seat, seed)]
    return bot


@cache
def talks(level: str, game: str) -> bool:
    """Whether bots of this level talk in this game."""
    return hasattr(_maker(level, game), "speak")


@cache
def dreams(level: str, game: str) -> bool:
    """Whether bots of this level search imagined worlds, and so are shown the match behind their seat's veil."""
    return level in levels_for(game) and hasattr(_maker(level, game), "behold")


def all_play_together(game: str) -> bool:
    """Whether nobody hides anything from anybody in this game, so that advice and the time of a search tell nothing."""
    return find_game(game).is_cooperative


@cache
def adviser_for(game: str, *, is_alone: bool = False) -> str | None:
    """The strongest level that gives advice in this game; `None` where advice would be an unfair aid.

    Whoever is alone among bots may ask in any game: those who do not search say what they would do, without reasons.
    """
    if not all_play_together(game):
        awake = [level for level in levels_for(game) if level != ANY_GAME and not dreams(level, game)]
        return awake[-1] if is_alone and awake else None
    levels = [level for level in levels_for(game) if hasattr(_maker(level, game), "give_advice")]
    return levels[-1] if levels else None


def _maker(level: str, game: str) -> BotMaker:
    if level == ANY_GAME:
        return RandomBot
    module = find_game(game).module_in(HERE, level) if level in LEVELS else None
    if module is None:
        raise ValueError(f"no {level!r} bots for {game}; there are: {', '.join(levels_for(game))}")
    maker: BotMaker = getattr(module, f"{level.capitalize()}Bot")
    return maker
