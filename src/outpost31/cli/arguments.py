"""Arguments that several verbs take: read, checked, and refused in words that say what is allowed."""

from __future__ import annotations

import difflib
import json
import re
from typing import Any

from outpost31 import GAMES
from outpost31.bots import dreams, first_level, levels_for
from outpost31.cli.refusals import Refusal, refuse, said, usual_language
from outpost31.kernel.games import Game
from outpost31.words import Words, languages

_SPOKEN = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
MOST_IN_A_NAME = 12


def read_game(text: str) -> Game:
    """The game of this key."""
    if text not in GAMES:
        near = difflib.get_close_matches(text.casefold(), GAMES, 1)
        hint = f" {said('cli-did-you-mean', what=near[0])}" if near else ""
        raise Refusal(said("cli-no-game", game=text, games=", ".join(GAMES)) + hint)
    return GAMES[text]


def read_seats(text: str, game: Game) -> tuple[int, ...]:
    """Numbers of seats: `6`, `4-12` or `4,6,8`."""
    least, most = game.seats.start, game.seats.stop - 1
    refusal = refuse("cli-bad-seats", title=game.title, least=least, most=most, seats=text)
    found: list[int] = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,3})(?:-(\d{1,3}))?\s*", part)
        if not match:
            raise refusal
        first, last = int(match[1]), int(match[2] or match[1])
        if first > last or first not in game.seats or last not in game.seats:
            raise refusal
        found += range(first, last + 1)
    return tuple(dict.fromkeys(found))


def read_options(texts: list[str], game: Game, seats: tuple[int, ...]) -> dict[str, Any]:
    """Table options, each written as name=value."""
    kinds = {kind.name: kind for kind in game.options}
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise refuse("cli-option-form", option=text)
        kind = kinds.get(name)
        if kind is None:
            names = ", ".join(kinds) or "-"
            raise refuse("cli-no-option", title=game.title, name=name, names=names)
        options[name] = _read_value(value)
        for count in seats:
            try:
                kind.check(options[name], count)
            except ValueError:
                raise refuse("cli-bad-option", name=name, allowed=kind.allowed(), value=value) from None
    return options


def _read_value(text: str) -> Any:
    """True and false as people write them, structured values as JSON, everything else as a word."""
    if text.casefold() in _SPOKEN:
        return _SPOKEN[text.casefold()]
    try:
        return json.loads(text)
    except ValueError:
        return text


def read_level(text: str | None, game: Game, *, in_numbers: bool = False) -> str:
    """The level of bots; that for a first game, as in the browser, if nobody says.

    Where games are played by the hundred, the best of those that do not search: others take seconds for a game.
    """
    levels = levels_for(game.key)
    if text is None and not in_numbers:
        return first_level(game.key)
    if text is None:
        return [one for one in levels if not dreams(one, game.key)][-1]
    if text not in levels:
        raise refuse("cli-no-level", title=game.title, level=text, levels=", ".join(levels))
    return text


def read_language(text: str | None) -> str:
    """One of the languages there are; the environment's by default."""
    if text is None:
        return usual_language()
    if text not in languages():
        raise refuse("cli-no-language", language=text, languages=", ".join(languages()))
    return text


def read_names(text: str | None, seats: int, game: str, words: Words) -> list[str]:
    """The players' names by seat: those given, then a roster: the game's own, where people play characters."""
    own = f"{game}-roster"
    roster = words.say(own if words.has(own) else "cli-roster").split(", ")
    given = [name.strip() for name in text.split(",")] if text is not None else []
    if len(given) > seats:
        raise refuse("cli-many-names", count=len(given), seats=seats)
    for name in given:
        if not 1 <= len(name) <= MOST_IN_A_NAME or not name.isprintable():
            raise refuse("cli-bad-name", name=name, most=MOST_IN_A_NAME)
    if len({name.casefold() for name in given}) < len(given):
        raise refuse("cli-same-names")
    taken = {name.casefold() for name in given}
    return (given + [name for name in roster if name.casefold() not in taken])[:seats]
