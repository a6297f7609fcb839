"""Partners: how likely a level wins for 1 to 3 players, with the last throw of the dice taken out.

Whether an escape is stopped, and whether the role cards are what everybody had to guess, is luck of which the chances
are known exactly (C-8.1, C-8.2). So a game is not worth 0 or 1: whenever somebody leaves, it gains the chance that this
escape succeeds, times the chance that all before were stopped, and is played on as if it were stopped as well. The mean
is the same as that of games won, the spread less than half of it, and it takes a fifth of the games.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass, field
from functools import partial
from time import monotonic, process_time
from typing import Any

from outpost31 import Match
from outpost31.bots import make_bot, show_dreamer
from outpost31.bots.coop.belief import stopping_chance
from outpost31.bots.coop.dreaming import LEAVING
from outpost31.bots.coop.station import Station
from outpost31.games.outpost.coop.dice import DIE, FACES
from outpost31.imagination import veil
from outpost31.kernel import Question
from outpost31.kernel.fate import Fate, Seeded
from outpost31.lab.games import game_seed
from outpost31.lab.times import Times

SEED = 31_337
LEAST = 0.02
"""A game is not played on when it is less likely than this to have come so far."""


class Stopper:
    """Fate as the seed has it, but for escapes: those it stops."""

    def __init__(self, fate: Fate) -> None:
        self._fate = fate
        self.stops = False
        """Whether the dice that are rolled now are the alien's, against an escape."""

    def answer(self, question: Question) -> int:
        """As the seed has it, or the face that stops an escape."""
        side = self._fate.answer(question)
        return len(FACES) - 1 if self.stops and question.kind == DIE else side

    def copy(self) -> Stopper:
        """The same future, on its own."""
        return Stopper(self._fate.copy())


def chance_of_game(players: int, level: str, number: int, times: Times | None = None) -> float:
    """How likely partners of a level win the game of this number, before the dice and cards that decide escapes."""
    seed = game_seed(SEED, number)
    fate = Stopper(Seeded(seed))
    match = Match.new("coop", players, fate=fate)
    bots = [make_bot(level, "coop", seat, seed) for seat in range(players)]
    won, still_here = 0.0, 1.0
    while match.outcome is None and still_here > LEAST:
        question = match.questions[0]
        seat = question.player
        view: dict[str, Any] = match.view(seat)
        show_dreamer(bots[seat], partial(veil, match, seat))
        began = process_time()
        answer = bots[seat].answer(view, match.events(seat), question)
        if times is not None:
            times.count(process_time() - began)
        if answer == LEAVING.get(question.kind):
            station = Station(view, seat, question)
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
    """By game: the chance of the one level and of the other."""
    times: Times = field(default_factory=Times)
    """Of the one level's decisions."""

    def mean(self, place: int) -> float:
        """In percent of games won, by the one level (0) or the other (1)."""
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
