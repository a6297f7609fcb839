"""Games to be told: random ones, played once and told in every language, and the recorded ones."""

import json
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from outpost31 import GAMES, Match
from outpost31.kernel import Question

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gus", "Hana", "Ivo", "Jana", "Karl", "Lea"]
GOLDENS = Path(__file__).parents[1] / "golden"
GAMES_PLAYED = {"stayaway": 6, "boardgame": 2, "coop": 3, "norwegian": 2}
"""How many random games tell enough of each."""
OF_EACH_KIND = 4
"""How many questions of a kind are enough of a recorded game."""


class Played(NamedTuple):
    """A finished game, and every question of it with the view of the seat that was asked."""

    match: Match
    asked: list[tuple[Question, dict[str, Any]]]


@cache
def random_games(game: str) -> list[Played]:
    """A few games in which everybody answers at random."""
    seats = GAMES[game].seats
    return [
        play(Match.new(game, seats[seed * 3 % len(seats)], seed=seed), seed)
        for seed in range(GAMES_PLAYED[game])
    ]


def play(match: Match, seed: int) -> Played:
    """Play to the end, and keep what was asked."""
    generator = random.Random(seed)
    asked: list[tuple[Question, dict[str, Any]]] = []
    while match.outcome is None:
        question = match.questions[0]
        assert isinstance(question.seat, int)
        asked.append((question, match.view(question.seat)))
        # A uniformly random Thing would declare at once, and the game be too short to need many words.
        options = [one for one in question.options if one != "declare" or generator.random() < 0.03]
        match.answer(question.seat, generator.choice(options or question.options), question.id)
    return Played(match, asked)


def recorded_game(game: str, name: str) -> Played:
    """A recorded game, with a few questions of each kind."""
    record = json.loads((GOLDENS / game / f"{name}.json").read_text(encoding="utf-8"))
    asked: list[tuple[Question, dict[str, Any]]] = []
    kinds: Counter[str] = Counter()
    for match in Match.retrace(record):
        question = match.questions[0] if match.questions else None
        if question is None or not isinstance(question.seat, int):
            continue
        kinds[question.kind] += 1
        if kinds[question.kind] <= OF_EACH_KIND:
            asked.append((question, match.view(question.seat)))
    return Played(match, asked)
