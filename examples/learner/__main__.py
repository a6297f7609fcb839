"""Train on the 4-seat Stay Away! among novices, then play fresh deals beside a novice in the same seat.

python -m examples.learner --minutes 18 --save learner.npz
python -m examples.learner --load learner.npz --games 4000
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from examples.learner.playing import SEATS, Policy, play, play_as_bot, wins
from outpost31.lab.play import game_seed
from outpost31.lab.tallies import wilson

BATCH = 400
TRAINED_ON, MEASURED_ON = 1, 2
"""Seeds: what it is measured on it has never seen."""


def train(minutes: float, seed: int) -> Policy:
    """Play and learn until the time is up."""
    from examples.learner.learning import Learner

    policy = Policy.new(seed)
    learner = Learner(policy, seed=seed)
    began, number, batch = time.monotonic(), 0, 0
    seconds = 60 * minutes
    while (spent := time.monotonic() - began) < seconds:
        numbers = range(number, number + BATCH)
        episodes = [play(policy, game_seed(TRAINED_ON + seed, one), one % SEATS) for one in numbers]
        number += BATCH
        loss = learner.learn(episodes, left=1 - spent / seconds)
        batch += 1
        if batch % 10 == 0:
            won = np.mean([one.reward > 0 for one in episodes])
            print(
                f"{spent / 60:5.1f} min {number:7} games: won {100 * won:.1f} %, value loss {loss:.3f}",
                flush=True,
            )
    print(
        f"{number} games in {(time.monotonic() - began) / 60:.1f} minutes, {time.process_time() / 60:.1f} of CPU"
    )
    return policy


def measure(policy: Policy, games: int) -> None:
    """Its wins on fresh deals beside those of bots in the same seats."""
    policy.random = None
    mine = wins(lambda seed, seat: play(policy, seed, seat).reward, games, MEASURED_ON)
    print(f"{games} fresh deals at a seat among novices:")
    for name, won in (
        ("learner", mine),
        *((level, wins(lambda seed, seat, level=level: play_as_bot(level, seed, seat), games, MEASURED_ON))
          for level in ("random", "novice", "seasoned")),
    ):  # fmt: skip
        low, high = wilson(int(won.sum()), games)
        gain = mine.astype(float) - won
        told = f"  {name:9} wins {100 * won.mean():.1f} % ({100 * low:.1f}-{100 * high:.1f})"
        if name != "learner":
            spread = 196 * gain.std() / games**0.5
            told += f"; the learner gains {100 * gain.mean():+.1f} ± {spread:.1f} points on the same deals"
        print(told, flush=True)


def main() -> None:
    """Train or load, then measure."""
    parser = argparse.ArgumentParser(prog="python -m examples.learner", description=__doc__)
    parser.add_argument("--minutes", type=float, default=18.0, help="how long it trains (18)")
    parser.add_argument("--games", type=int, default=2000, help="fresh deals to measure it on (2000)")
    parser.add_argument("--seed", type=int, default=0, help="of its weights, its choices and its deals (0)")
    parser.add_argument("--save", type=Path, help="keep what was learned in this file (.npz)")
    parser.add_argument("--load", type=Path, help="train nothing: measure what is in this file")
    given = parser.parse_args()
    if given.games < 1 or given.minutes <= 0:
        parser.error("--games is at least 1, and --minutes more than 0")
    policy = Policy.load(given.load) if given.load else train(given.minutes, given.seed)
    if given.save:
        policy.save(given.save)
    measure(policy, given.games)


if __name__ == "__main__":
    main()
