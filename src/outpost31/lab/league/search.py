"""The searched exploiter: the leanings that win most, by the cross-entropy method.

Candidates are drawn round a mean, all play the same deals, and the mean moves to the best of them. What the last mean
gains is then measured on deals that nobody was chosen by.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from outpost31.lab.league.bent import bent, names_of
from outpost31.lab.league.contest import Gain, Results, Trial, exploit

ELITE = 4
"""One candidate in this many is among the best."""
LEAST_SPREAD = 0.15
"""The search never stops looking round."""
APART = 1_000_000
"""Deals for the last measurement begin so much later than those of the search."""


@dataclass(frozen=True, slots=True)
class Search:
    """How long to search."""

    steps: int = 4
    candidates: int = 24
    games: int = 20
    """Deals that each candidate of a step plays."""
    among: tuple[str, ...] | None = None
    """The leanings that are searched; all of the game's if nothing is said."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: leanings, and what they gain on other deals."""

    leanings: dict[str, float]
    gain: Gain


def search(
    trial: Trial, how: Search, games: int, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Found:
    """Search the leanings that exploit these bots most; `games` are those of the measurement at the end."""
    names = names_of(trial.game) if how.among is None else how.among
    chance = random.Random(f"search {seed}")
    means, spreads = dict.fromkeys(names, 0.0), dict.fromkeys(names, 1.0)
    for step in range(how.steps):
        first, usual = step * how.games, Results()
        scored: list[tuple[float, int, dict[str, float]]] = []
        for candidate in range(how.candidates):
            drawn = {name: chance.gauss(means[name], spreads[name]) for name in names}
            gain = exploit(trial, bent(trial.game, drawn), how.games, first, usual)
            scored.append((gain.seat[0], candidate, drawn))
            if progress is not None:
                progress(how.games)
        best = [drawn for _, _, drawn in sorted(scored, reverse=True)[: max(1, how.candidates // ELITE)]]
        for name in names:
            chosen = [drawn[name] for drawn in best]
            means[name] = sum(chosen) / len(chosen)
            spread = math.sqrt(sum((one - means[name]) ** 2 for one in chosen) / len(chosen))
            spreads[name] = max(LEAST_SPREAD, 0.5 * spreads[name] + 0.5 * spread)
    return Found(means, exploit(trial, bent(trial.game, means), games, APART))
