"""One game among bots, from a seed to its end."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import partial
from typing import Any

from outpost31 import Match
from outpost31.bots import make_bot, show_dreamer
from outpost31.imagination import veil


class GameFailed(RuntimeError):
    """A game that broke off; the same game, number of seats, level and seed break it again."""

    def __init__(self, game: str, seats: int, level: str, seed: int, error: str, traceback: str) -> None:
        super().__init__(f"{game} with {seats} seats, {level} bots and seed {seed}: {error}")
        self.game, self.seats, self.level, self.seed = game, seats, level, seed
        self.error, self.traceback = error, traceback

    def __reduce__(self) -> tuple[type[GameFailed], tuple[Any, ...]]:
        """It comes from a worker in one piece."""
        return GameFailed, (self.game, self.seats, self.level, self.seed, self.error, self.traceback)


def game_seed(seed: int, number: int) -> int:
    """The seed of one of a run's games. The first has the run's own, so any game can be run again alone."""
    if number == 0:
        return seed
    digest = hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1


def play_game(game: str, seats: int, level: str, options: Mapping[str, Any] | None, seed: int) -> Match:
    """A finished match among bots of one level; the seed decides everything."""
    match = Match.new(game, seats, seed=seed, options=options)
    bots = [make_bot(level, game, seat, seed) for seat in range(seats)]
    while match.outcome is None:
        question = match.questions[0]
        seat = question.seat
        assert seat != "fate"
        if len(question.options) == 1:
            answer = question.options[0]  # nothing to think about, so no view is drawn up
        else:
            show_dreamer(bots[seat], partial(veil, match, seat))
            answer = bots[seat].answer(match.view(seat), match.events(seat), question)
        match.answer(seat, answer, question.id)
    return match
