"""Our own loop at work, as it was started: from sources, or compiled with OUTPOST31_COMPILED=1.

As a program: a line in, [what, game, seats, seconds or games, seed], a line out, as JSON.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from measure import Contestant, decisions_a_second

from outpost31 import Match
from outpost31.envs.encoding import encoder_for
from outpost31.envs.running import run

PARTS = ("rules", "numbers", "what is on offer")
REPEATS = 7


def ran(game: str, seats: int) -> Callable[[Random], int]:
    """Random games by our own loop, as RLCard's `env.run` is RLCard's."""

    def play(generator: Random) -> int:
        random = generator.random
        decisions = 0

        def choose(_: Any, allowed: list[int]) -> int:
            nonlocal decisions
            decisions += 1
            return allowed[int(random() * len(allowed))]

        run(game, seats, [choose] * seats, generator.getrandbits(31))
        return decisions

    return play


def rate(game: str, seats: int, seconds: float, seed: int) -> float:
    """Decisions a second of our own loop."""
    return decisions_a_second(Contestant("", seats, ran(game, seats), lambda _: []), seconds, seed)


def timed(game: str, seats: int, seed: int) -> list[list[float]]:
    """One random game: first the set-up, then of each decision the times of its parts, in their order."""
    encoder = encoder_for(game, seats)
    generator = Random(seed)
    began = process_time()
    match = Match.new(game, seats, seed, quiet=True)
    rows = [[process_time() - began, 0.0, 0.0]]
    sight = encoder.sight_of(match)
    while match.outcome is None:
        question: Any = match.questions[0]
        seat = question.player
        begun = process_time()
        encoder.look(sight, seat, question)
        seen = process_time()
        encoder.next_actions(question, seat)
        offered = process_time()
        option = question.options[int(generator.random() * len(question.options))]
        asked = process_time()
        match.answer(seat, option, question.id)
        rows.append([process_time() - asked, seen - begun, offered - seen])
    return rows


def parts(game: str, seats: int, games: float, seed: int) -> dict[str, float]:
    """How the time of a decision is spent, in seconds without those of the clock.

    Every game is played several times, and of each moment the quickest counts: others use this machine too.
    """
    gc.collect()
    gc.disable()
    ticks = [process_time() for _ in range(2000)]
    tick = min(after - before for before, after in pairwise(ticks))
    whole, decisions = [0.0] * len(PARTS), 0
    for number in range(seed, seed + int(games)):
        played = [timed(game, seats, number) for _ in range(REPEATS)]
        decisions += len(played[0]) - 1
        for moments in zip(*played, strict=True):
            for part, times in enumerate(zip(*moments, strict=True)):
                whole[part] += max(0.0, min(times) - tick)
    gc.enable()
    return {name: spent / decisions for name, spent in zip(PARTS, whole, strict=True)}


ASKED: dict[str, Callable[[str, int, float, int], Any]] = {"rate": rate, "parts": parts}


class Compiled:
    """The same, compiled: in a process of its own."""

    def __init__(self) -> None:
        environment = os.environ | {"OUTPOST31_COMPILED": "1", "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__))],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, what: str, game: str, seats: int, much: float, seed: int) -> Any:
        """What it says."""
        ask, said = self._process.stdin, self._process.stdout
        assert ask is not None
        assert said is not None
        print(json.dumps([what, game, seats, much, seed]), file=ask, flush=True)
        line = said.readline()
        if not line:
            raise RuntimeError("the compiled engine broke down: `python3 play.py compile` builds it")
        return json.loads(line)

    def close(self) -> None:
        """Let it go."""
        self._process.communicate()


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        what, *rest = json.loads(line)
        print(json.dumps(ASKED[what](*rest)), flush=True)


if __name__ == "__main__":
    main()
