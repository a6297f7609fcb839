"""One version of the sources, timing what it is asked: a line in, [what, game, seats, times, seed], a line out, in µs.

Whatever version is imported is measured by this file: it keeps to what every version has.
"""

from __future__ import annotations

import gc
import inspect
import json
import sys
from random import Random
from time import process_time
from typing import Any

from outpost31 import Match

TELLS_ALWAYS = "quiet" not in inspect.signature(Match.new).parameters
"""Whether this version knows no quiet matches: then its ordinary ones are timed in their place."""


def new(game: str, seats: int, seed: int, what: str = "play") -> Match:
    """A match, quiet if that is asked for and possible."""
    more: dict[str, Any] = {} if what != "quiet" or TELLS_ALWAYS else {"quiet": True}
    return Match.new(game, seats, seed=seed, **more)


def play(match: Match, chance: Random, most: int | None = None) -> int:
    """Play at random to the end, or so many decisions; how many there were."""
    random = chance.random
    taken = 0
    while match.outcome is None and taken != most:
        question: Any = match.questions[0]
        options = question.options
        match.answer(question.seat, options[int(random() * len(options))])
        taken += 1
    return taken


def decisions(what: str, game: str, seats: int, times: int, seed: int) -> float:
    """The time of one decision among at least so many, set-ups included."""
    chance = Random(seed)
    taken = 0
    begun = process_time()
    while taken < times:
        taken += play(new(game, seats, chance.getrandbits(32), what), chance)
    return (process_time() - begun) / taken * 1e6


def moments(what: str, game: str, seats: int, times: int, seed: int) -> float:
    """The time of one copy or view in the middle of a game."""
    length = play(new(game, seats, seed), Random(seed))
    match = new(game, seats, seed)
    play(match, Random(seed), length // 2)
    act = match.copy if what == "copy" else lambda: match.view(0)
    begun = process_time()
    for _ in range(times):
        act()
    return (process_time() - begun) / times * 1e6


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        what, game, seats, times, seed = json.loads(line)
        timed = decisions if what in ("play", "quiet") else moments
        gc.collect()
        gc.disable()
        print(timed(what, game, seats, times, seed), flush=True)
        gc.enable()


if __name__ == "__main__":
    main()
