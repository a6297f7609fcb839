"""Random play for the laws: any option on offer, but for those that would end every game at once."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from outpost31 import GAMES, Match
from outpost31.kernel import Option, Question, Seat

RARE = {"declare": 0.01, "expose": 0.3}
"""Options that random play picks with this probability only, so that games grow old."""
MOST_COMBINATIONS = 24
"""A game with more of them is played with one option changed at a time, and by every box."""


class LawBroken(AssertionError):
    """A law does not hold; the message says where, and how to see it again."""


class Chooser:
    """Picks among options, the same way for the same seed."""

    def __init__(self, seed: object) -> None:
        self.random = random.Random(repr(seed))

    def choose(self, question: Question) -> Option:
        """Any option, the rare ones rarely."""
        option = self.random.choice(question.options)
        rare = RARE.get(option) if isinstance(option, str) else None
        if rare is not None and len(question.options) > 1 and self.random.random() > rare:
            return self.random.choice([other for other in question.options if other != option])
        return option

    def pick(self, questions: tuple[Question, ...]) -> tuple[Seat, Question]:
        """One of the open questions, and a seat that may answer it."""
        question = self.random.choice(questions)
        assert isinstance(question.seat, int)
        return self.random.choice((question.seat, *question.team)), question

    def answer(self, match: Match) -> None:
        """Answer one open question of a match."""
        seat, question = self.pick(match.questions)
        match.answer(seat, self.choose(question), question.id)


def all_options(game: str) -> list[dict[str, Any]]:
    """Every combination of a game's options, or where there are many, each value of each option once.

    Each edition comes by itself: it stands for values of the others.
    """
    kinds = [kind for kind in GAMES[game].options if hasattr(kind, "values")]
    editions = [{"edition": edition} for kind in kinds if kind.name == "edition" for edition in kind.values()]
    values = [[(kind.name, value) for value in kind.values()] for kind in kinds if kind.name != "edition"]
    if math.prod(map(len, values)) <= MOST_COMBINATIONS:
        return editions + [dict(one) for one in itertools.product(*values)]
    return [{}, *editions] + [{name: value} for one in values for name, value in one]


def tables(game: str, games_each: int = 1) -> Iterator[tuple[int, dict[str, Any], int]]:
    """Every number of seats with every option: seats, options, seed."""
    for seats in GAMES[game].seats:
        for number, options in enumerate(all_options(game)):
            for repeat in range(games_each):
                yield seats, options, seats * 1_000_000 + number * 1_000 + repeat


def as_bytes(plain: Any) -> bytes:
    """What would go over a wire."""
    return msgspec.json.encode(plain, order="deterministic")
