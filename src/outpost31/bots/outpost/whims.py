"""Whims: what decides among options that are about as good."""

from __future__ import annotations

import random
from collections.abc import Sequence

from outpost31.kernel.questions import Option, Question

BITS = 64
MASK = (1 << BITS) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Whims:
    """A number from 0 to 1 for each option, as if drawn, but always the same for the same question (SplitMix64).

    So an answer depends on the seed, the view, the events and the question alone: a bot that sits down late, or is
    asked twice, answers alike.
    """

    def __init__(self, generator: random.Random) -> None:
        self.salt = generator.getrandbits(BITS)

    def of(self, question: Question) -> list[float]:
        """The whims about a question's options, in their order."""
        whims = []
        state = (self.salt ^ (question.id * GOLDEN)) & MASK
        for _ in question.options:
            state = (state + GOLDEN) & MASK
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
            whims.append((mixed ^ (mixed >> 31)) / (MASK + 1))
        return whims


def best_option(question: Question, scores: Sequence[float], whims: Sequence[float]) -> Option:
    """The option that scores best, with its whim; of equals the first."""
    return question.options[max(range(len(scores)), key=lambda place: scores[place] + whims[place])]
