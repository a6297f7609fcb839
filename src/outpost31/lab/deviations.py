"""Deviations: what one seat gains by playing at another level, measured where its answers differ.

A whole game says one bit. But what a level gains over another is exactly the sum, over the games that it plays itself,
of what each of its deviations from the other's answers is worth when everybody goes on at the other level. So we let
it play, and wherever it deviates we play the rest of the real game several times from either answer, with the same
chance and copies of the bots as they are. The mean is the same as that of whole games, the spread far smaller.
"""

from __future__ import annotations

import copy
import math
import sys
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic

from outpost31 import Match
from outpost31.bots import Bot, make_bot
from outpost31.kernel import Option, Question, Seeded
from outpost31.lab.endings import roles_by_seat
from outpost31.lab.play import ask, game_seed, play_on, questions_of
from outpost31.lab.times import Times

REPEATS = 12
"""How often the rest of a game is played from either answer."""


@dataclass(slots=True)
class Deviations:
    """What came of some games."""

    gains: list[float] = field(default_factory=list)
    """By game."""
    counted: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many deviations there were, by role and kind of question."""
    worth: dict[tuple[str, str], float] = field(default_factory=dict)
    """What they were worth, added up."""
    times: Times = field(default_factory=Times)

    @property
    def gain(self) -> float:
        """The gain, in percentage points of games won."""
        return 100 * sum(self.gains) / max(1, len(self.gains))

    @property
    def half_width(self) -> float:
        """Half the width of the gain's 95 % interval."""
        count = len(self.gains)
        mean = sum(self.gains) / max(1, count)
        spread = sum((gain - mean) ** 2 for gain in self.gains) / max(1, count - 1)
        return 196 * math.sqrt(spread / max(1, count))


def play(match: Match, bots: list[Bot], seat: int, option: Option, number: int) -> float:
    """Whether a seat wins when it answers this now and everybody goes on as they are."""
    match.answer(seat, option, number)
    play_on(match, bots)
    assert match.outcome is not None
    return float(seat in match.outcome.winners)


def worth(match: Match, bots: list[Bot], question: Question, option: Option, usual: Option) -> float:
    """What one answer is worth beside another, on average over the rest of the game."""
    seat = question.player
    total = 0.0
    for repeat in range(REPEATS):
        for answer, sign in ((option, 1.0), (usual, -1.0)):
            rest = match.copy(Seeded(repeat))
            total += sign * play(rest, copy.deepcopy(bots), seat, answer, question.id)
    return total / REPEATS


def one_game(game: str, seats: int, level: str, below: str, number: int, found: Deviations) -> None:
    """One seat plays at a level among others at the one below; the number decides everything."""
    seed = game_seed(0, number)
    where = number % seats
    match = Match.new(game, seats, seed=seed)
    bots = [make_bot(below, game, seat, seed) for seat in range(seats)]
    bot = make_bot(level, game, where, seed, luck=below)
    gain = 0.0
    for question in questions_of(match):
        seat = question.player
        answer = usual = ask(bots[seat], match, question)
        if seat == where:
            answer = ask(bot, match, question, clock=found.times.count)
        if answer != usual:
            value = worth(match, bots, question, answer, usual)
            what = (str(roles_by_seat(match.view(seat), seats)[seat]), question.kind)
            found.counted[what] += 1
            found.worth[what] = found.worth.get(what, 0.0) + value
            gain += value
        match.answer(seat, answer, question.id)
    found.gains.append(gain)


def main() -> None:
    """`python -m outpost31.lab.deviations GAME SEATS LEVEL BELOW FIRST GAMES [SECONDS]`."""
    game, seats, level, below, first, games = sys.argv[1:7]
    seconds = float(sys.argv[7]) if len(sys.argv) > 7 else math.inf
    found, began = Deviations(), monotonic()
    for number in range(int(first), int(first) + int(games)):
        if monotonic() - began > seconds:
            break
        one_game(game, int(seats), level, below, number, found)
    lines = [f"{game} {seats}: {len(found.gains)} games, {found.gain:+.2f} ± {found.half_width:.2f} points"]
    lines += [
        f"  {role} {kind}: {count} deviations, {100 * found.worth[role, kind] / len(found.gains):+.2f} points"
        for (role, kind), count in sorted(found.counted.items())
    ]
    lines += [f"  by game: {[round(gain, 3) for gain in found.gains]}", f"  {found.times.plain()}"]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
