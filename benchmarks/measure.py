"""Measuring alike: contestants, slices of time, rounds that alternate, medians with their spread."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time


@dataclass(frozen=True)
class Contestant:
    """Something that plays whole games at random."""

    name: str
    seats: int
    play: Callable[[Random], int]
    """Play one game with choices from this generator, and say how many decisions people made in it."""
    widths: Callable[[Random], list[int]]
    """The same game, untimed: how many options each decision had."""
    game: str = ""
    """The key of our game; empty for a peer's."""
    way: str = ""
    """How it is played, where that is not the usual way."""
    is_compiled: bool = False
    timed: Callable[[float, int], float] | None = None
    """Decisions a second over so many seconds, from this seed, where another process plays; None: this one does."""


@dataclass(frozen=True)
class Spread:
    """Several measurements of one thing."""

    low: float
    middle: float
    high: float

    @staticmethod
    def of(values: Sequence[float]) -> Spread:
        """The lowest, the median and the highest."""
        return Spread(min(values), median(values), max(values))


@dataclass(frozen=True)
class Shape:
    """What the decisions of a contestant's games are like, so that speeds can be compared with open eyes."""

    decisions: float
    options: float
    forced: float
    """The share of decisions that had one option only."""


def shape_of(contestant: Contestant, games: int) -> Shape:
    """The shape of so many games."""
    widths = [width for seed in range(games) for width in contestant.widths(Random(seed))]
    return Shape(len(widths) / games, sum(widths) / len(widths), widths.count(1) / len(widths))


def decisions_a_second(contestant: Contestant, seconds: float, seed: int) -> float:
    """Play whole games, set-ups included, for at least so long, without the garbage collector."""
    if contestant.timed is not None:
        return contestant.timed(seconds, seed)
    generator = Random(seed)
    play = contestant.play
    decisions = 0
    gc.collect()
    gc.disable()
    try:
        # The time this process had of the core: what others do on the machine is not counted.
        begun = process_time()
        while True:
            decisions += play(generator)
            spent = process_time() - begun
            if spent >= seconds:
                return decisions / spent
    finally:
        gc.enable()


def microseconds(act: Callable[[], object], times: int) -> float:
    """The mean time of one call among so many, in µs."""
    gc.collect()
    gc.disable()
    try:
        begun = process_time()
        for _ in range(times):
            act()
        return (process_time() - begun) / times * 1e6
    finally:
        gc.enable()


def race(
    contestants: Sequence[Contestant], rounds: int, seconds: float, say: Callable[[str], None]
) -> dict[Contestant, list[float]]:
    """Decisions a second of every contestant in every round.

    The first round warms up and is not kept. Every other round goes backwards, so that nobody always plays
    on the colder, or the busier, machine.
    """
    rates: dict[Contestant, list[float]] = {one: [] for one in contestants}
    for number in range(rounds + 1):
        say(f"round {number} of {rounds}" if number else "warming up")
        for one in contestants if number % 2 else reversed(contestants):
            rate = decisions_a_second(one, seconds, number)
            if number:
                rates[one].append(rate)
    return rates
