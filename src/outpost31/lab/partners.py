"""Partners: how likely a level is to win for 1 to 3 players, with the last throw of the dice taken out.

Whether an escape is stopped, and whether the role cards are what everybody had to guess, is luck of which the chances
are known exactly (C-8.1, C-8.2). So a game is not worth 0 or 1: whenever somebody leaves, it gains the chance that this
escape succeeds, times the chance that all before were stopped, and is played on as if it were stopped as well. The mean
is the same as that of games won, the spread less than half of it, and it takes a fifth of the games.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass, field
from time import monotonic

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.bots.coop.belief import stopping_chance
from outpost31.bots.coop.search import LEAVING
from outpost31.bots.coop.sight import CoopSight
from outpost31.games.outpost.coop.dice import DIE, FACES
from outpost31.kernel import Question
from outpost31.kernel.fate import Fate, Seeded
from outpost31.lab.play import ask, game_seed, questions_of
from outpost31.lab.times import Times

SEED = 31_337
LEAST = 0.02
"""A game that was less likely than this to come so far is not played on."""


class Stopper:
    """Fate as the seed has it, except at escapes, which it always stops."""

    def __init__(self, fate: Fate) -> None:
        self._fate = fate
        self.stops = False
        """Whether the dice rolled now are the alien's, against an escape."""

    def answer(self, question: Question) -> int:
        """As the seed has it, or the face that stops an escape."""
        side = self._fate.answer(question)
        return len(FACES) - 1 if self.stops and question.kind == DIE else side

    def copy(self) -> Stopper:
        """The same future, on its own."""
        return Stopper(self._fate.copy())


def chance_of_game(players: int, level: str, number: int, times: Times | None = None) -> float:
    """How likely partners of a level are to win the game of this number, before dice and cards decide escapes."""
    seed = game_seed(SEED, number)
    fate = Stopper(Seeded(seed))
    match = Match.new("coop", players, fate=fate)
    bots = [make_bot(level, "coop", seat, seed) for seat in range(players)]
    won, still_here = 0.0, 1.0
    for question in questions_of(match):
        if still_here <= LEAST:
            break
        seat = question.player
        answer = ask(bots[seat], match, question, clock=None if times is None else times.count)
        if answer == LEAVING.get(question.kind):
            station = CoopSight(match.view(seat), seat, question)
            right, _ = station.belief.departure(station.living, (station.pawn,))
            stopped = stopping_chance(station.alien_strength)
            won += still_here * (1.0 - stopped) * right
            still_here *= stopped
            if not stopped:
                break
            fate.stops = True
        match.answer(seat, answer, question.id)
        fate.stops = False
    return won


@dataclass(slots=True)
class Comparison:
    """Two levels on the same deals."""

    pairs: list[tuple[float, float]] = field(default_factory=list)
    """By game: the chances of the first level and of the second."""
    times: Times = field(default_factory=Times)
    """How long the first level's decisions took."""

    def mean(self, place: int) -> float:
        """The percentage of games won by the first level (0) or the second (1)."""
        return 100 * sum(pair[place] for pair in self.pairs) / max(1, len(self.pairs))

    @property
    def half_width(self) -> float:
        """Of the 95 % interval of the gain, in points."""
        gains = [one - other for one, other in self.pairs]
        count = len(gains)
        mean = sum(gains) / max(1, count)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1)
        return 196 * math.sqrt(spread / max(1, count))


def main() -> None:
    """`python -m outpost31.lab.partners PLAYERS LEVEL BELOW FIRST GAMES [SECONDS]`."""
    players, level, below, first, games = sys.argv[1:6]
    seconds = float(sys.argv[6]) if len(sys.argv) > 6 else math.inf
    found, began = Comparison(), monotonic()
    for number in range(int(first), int(first) + int(games)):
        if monotonic() - began > seconds:
            break
        one = chance_of_game(int(players), level, number, found.times)
        found.pairs.append((one, chance_of_game(int(players), below, number)))
    gain = found.mean(0) - found.mean(1)
    sys.stdout.write(
        f"{players} players, {len(found.pairs)} games: {level} {found.mean(0):.1f} %, {below} {found.mean(1):.1f} %, "
        f"gain {gain:+.1f} ± {found.half_width:.1f} points\n  {found.times.plain()}\n"
    )


if __name__ == "__main__":
    main()
