"""Looking for games that end in a wanted way, played by players with a temper."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from outpost31 import Match
from outpost31.kernel import Fate, Option, Question

Wanted: TypeAlias = Callable[[Any], bool]
"""Whether a match that is over is one of those that are sought."""

Weight: TypeAlias = Callable[[Match, Question, Option, Any], float]
"""How much a player of a temper likes an option."""


@dataclass(frozen=True)
class Ending:
    """A way to end, at which table and with which players it is sought, and how long it may take."""

    seats: int
    temper: Any
    is_wanted: Wanted
    options: dict[str, Any] = field(default_factory=dict)
    most: int | None = None


@dataclass(frozen=True)
class Search:
    """The endings of a game that are recorded, and how they are sought."""

    game: str
    weight: Weight
    endings: dict[str, Ending]
    tries: int
    most: int
    """How many answers a game may take, where its ending does not say."""
    tempered_fate: Callable[[int, Any], Any] | None = None
    """A Fate that leans, where chance alone would not get there: made of a seed and a temper."""

    def find(self, name: str) -> Match:
        """The shortest of the games that end like this, among those of the first seeds."""
        ending = self.endings[name]
        best: Match | None = None
        most = ending.most or self.most
        for seed in range(self.tries):
            match = self.play(ending, seed, most)
            if match is None or not ending.is_wanted(match):
                continue
            best, most = match, len(match.answers) - 1
        assert best is not None, f"no {name} among {self.tries} games of {self.game}"
        return best

    def play(self, ending: Ending, seed: int, most: int) -> Match | None:
        """A whole game, or None if it takes more than this many answers."""
        fate: Fate | None = self.tempered_fate(seed, ending.temper) if self.tempered_fate else None
        chosen: dict[str, Any] = {"fate": fate} if fate else {"seed": seed}
        match = Match.new(self.game, ending.seats, options=ending.options, **chosen)
        if fate is not None:
            fate.table = match.table  # type: ignore[attr-defined]
        dice = random.Random(seed)
        while match.questions:
            if len(match.answers) > most:
                return None
            question = match.questions[0]
            assert isinstance(question.seat, int)
            seat = dice.choice((question.seat, *question.team)) if question.team else question.seat
            weights = [self.weight(match, question, option, ending.temper) for option in question.options]
            if not any(weights):
                weights = [float(option != "declare") for option in question.options]
            match.answer(seat, dice.choices(question.options, weights)[0], question.id)
        return match


def ends(reason: str, *wanted: Wanted) -> Wanted:
    """An ending for this reason, of which more may be wanted."""

    def is_wanted(match: Match) -> bool:
        outcome = match.outcome
        return outcome is not None and outcome.reason == reason and all(one(match) for one in wanted)

    return is_wanted


def happened(match: Match, event: str) -> list[dict[str, Any]]:
    """What was told of this kind."""
    return [told for told in match.chronicle() if told["event"] == event]


def has(*events: str) -> Wanted:
    """Whether all of these things happened."""
    return lambda match: set(events) <= {told["event"] for told in match.chronicle()}
