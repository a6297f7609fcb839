"""Where a message is said in play: lines of recorded games, in two languages beside each other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from outpost31 import GAMES, Match
from outpost31.cli.presentation import AnyPresentation, present
from outpost31.cli.presentation.plain import Ended, Topic
from outpost31.kernel import Option, Question
from outpost31.reasons import Hindrance, Sight, why_not
from outpost31.words import Words
from tests.cli.telling import GOLDENS, NAMES, Played, recorded_game

ENOUGH = 3
"""How many lines show how a message is used."""
GAMES_READ = 4
"""How many recorded games of a game are read, and how many in all for more lines once there is one."""
RARE = ("event", "reason", "why")
"""Sorts of messages that may be said in one recorded game only."""
ANY_NAME = re.compile("|".join(NAMES))
MOST_OPTIONS = 12
"""How many options of a question are looked at."""


class Listening(Words):
    """The words of a language, which notes what is said by id."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.heard: dict[str, set[str]] = {}

    def say(self, id: str, **arguments: Any) -> str:
        """A message with its variables filled in."""
        text = super().say(id, **arguments)
        for spelling, _, _ in self._places(id):
            self.heard.setdefault(spelling, set()).add(text.casefold())
        return text

    def is_in(self, id: str, line: str) -> bool:
        """Whether a message was said, and what it says stands in a line."""
        return any(text in line.casefold() for text in self.heard.get(id, ()))


class Line(NamedTuple):
    """Something that people read: where, in English, and in the language."""

    where: str
    english: str
    translated: str


Teller = Callable[[AnyPresentation], str]
"""Says something by a presentation."""


def games_with(id: str) -> list[str]:
    """The games that may say a message: the one it is named for, then those that build on it."""
    first = id.partition("-")[0]
    return [first, *(key for key, game in GAMES.items() if game.builds_on == first)] if first in GAMES else []


def lines(id: str, language: str) -> list[Line]:
    """A few lines of recorded games in which this message is said: to different readers, in different shapes."""
    found: dict[str, Line] = {}
    for number, (game, path) in enumerate(_recorded(id)):
        if len({line.where for line in found.values()}) >= ENOUGH or (found and number >= GAMES_READ):
            break
        played = recorded_game(game, path.stem)
        words = Listening(language)
        told, plain = present(game, words, NAMES), present(game, Words("en"), NAMES)
        for where, teller in _tellers(game, played):
            words.heard.clear()
            said = teller(told)
            if words.is_in(id, said):
                found.setdefault(ANY_NAME.sub("_", said), Line(where, teller(plain), said))
    by_reader = {line.where: line for line in reversed(found.values())}
    first = [line for line in found.values() if line in by_reader.values()]
    return [*first, *(line for line in found.values() if line not in first)][:ENOUGH]


def _recorded(id: str) -> list[tuple[str, Path]]:
    """The recorded games in which a message may be said: all, if it may be rare."""
    most = None if any(f"-{sort}-" in id for sort in RARE) else GAMES_READ
    return [
        (game, path) for game in games_with(id) for path in sorted((GOLDENS / game).glob("*.json"))[:most]
    ]


def _tellers(game: str, played: Played) -> Iterator[tuple[str, Teller]]:
    """Everything that is said in a game: who reads it where, and how to say it."""
    match = played.match
    for viewer in (None, *range(match.seats)):
        reader = "everybody" if viewer is None else NAMES[viewer]
        for event in present(game, Words("en"), NAMES).condense(match.events(viewer)):
            yield f"in the log, as {reader} reads it", partial(_happened, event, viewer)
    for question, view in played.asked:
        yield from _asking(match, question, view)
    if match.outcome is not None:
        yield from _ending(match.view(None), match.outcome.reason)


def _asking(match: Match, question: Question, view: dict[str, Any]) -> Iterator[tuple[str, Teller]]:
    seat, reader = question.player, NAMES[question.player]
    yield f"a question to {reader}", lambda told: told.question_words(question, view)
    yield f"help on a question to {reader}", lambda told: _topic(told.question_help(question))
    for option in question.options[:MOST_OPTIONS]:
        yield f"a choice of {reader}", partial(_offered, question, option, view)
        yield f"help on a choice of {reader}", partial(_helped, question, option)
    for _, hindrance in why_not(Sight(match.game.key, seat, view, question, match.options)):
        yield f"why not, to {reader}", partial(_hindered, hindrance, view, seat)


def _ending(view: dict[str, Any], reason: str) -> Iterator[tuple[str, Teller]]:
    yield "the verdict at the end", lambda told: told.reason_words(reason)
    yield "in the list at the end", lambda told: " / ".join(_end_of(one) for one in told.ended(view))
    yield (
        "in the chain of infection",
        lambda told: " / ".join(str(link.told) for link in told.links(view) or ()),
    )


def _happened(event: Any, viewer: int | None, told: AnyPresentation) -> str:
    return told.event_words(event, viewer)


def _offered(question: Question, option: Option, view: dict[str, Any], told: AnyPresentation) -> str:
    return told.option_words(question, option, view)


def _helped(question: Question, option: Option, told: AnyPresentation) -> str:
    return _topic(told.option_help(question, option))


def _hindered(hindrance: Hindrance, view: dict[str, Any], seat: int, told: AnyPresentation) -> str:
    return told.hindrance_words(hindrance, view, seat)


def _topic(topic: Topic | None) -> str:
    return f"{topic.title}: {topic.text}" if topic else ""


def _end_of(ended: Ended) -> str:
    return " · ".join(part for part in (str(ended.name), ended.role, ended.fate) if part)
