"""What an exploiter gains: the same deals with it and with the usual bot in its seat, everything else equal."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from outpost31 import Match
from outpost31.bots import Bot, make_bot
from outpost31.kernel.questions import Seat
from outpost31.lab.endings import roles_by_seat
from outpost31.lab.league.scripts import Script
from outpost31.lab.play import game_seed, play_with
from outpost31.lab.tables import HUMANS

ScriptMaker: TypeAlias = Callable[[Seat, Bot, random.Random], Script]
ALIEN, HUMAN = "alien", "human"


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tried: somebody on one side among bots of a level, who talk as people meet them."""

    game: str
    seats: int
    side: str
    """The side that the exploiter is dealt: `alien`, The Thing or the first alien, or `human`."""
    level: str = "seasoned"
    seed: int = 0
    talk: bool = True
    all_of_side: bool = False
    """Whether everybody who was dealt that side plays so."""
    seated: Callable[[Seat, int], Bot] | None = None
    """Makes the bots, given a seat and the deal's seed, if they are not to be those of the level."""

    def bot(self, seat: Seat, seed: int) -> Bot:
        """The usual bot of a seat."""
        return make_bot(self.level, self.game, seat, seed) if self.seated is None else self.seated(seat, seed)


@dataclass(slots=True)
class Gain:
    """What came of some pairs of games: won with the exploiter, won without."""

    pairs: list[tuple[bool, bool]] = field(default_factory=list)
    """By deal: whether the seat won."""
    sides: list[tuple[bool, bool]] = field(default_factory=list)
    """By deal: whether the side that the seat was dealt won."""

    @property
    def rates(self) -> tuple[float, float]:
        """How often the seat wins in percent: the exploiter, and the usual bot."""
        count = max(1, len(self.pairs))
        return 100 * sum(one for one, _ in self.pairs) / count, 100 * sum(
            two for _, two in self.pairs
        ) / count

    @property
    def seat(self) -> tuple[float, float]:
        """What the seat gains in points, and half the width of its 95 % interval."""
        return paired(self.pairs)

    @property
    def side(self) -> tuple[float, float]:
        """What its side gains in points, and half the width of its 95 % interval."""
        return paired(self.sides)


def paired(pairs: Iterable[tuple[bool, bool]]) -> tuple[float, float]:
    """The mean difference in points of pairs on the same deal, and half the width of its 95 % interval."""
    gaps = [int(one) - int(two) for one, two in pairs]
    count = max(1, len(gaps))
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
    return 100 * mean, 196 * math.sqrt(spread / count)


Results = dict[int, tuple[bool, bool]]
"""By deal, whether the seat won with the usual bot, and whether its side did."""


def exploit(
    trial: Trial, make: ScriptMaker, games: int, first: int = 0, usual: Results | None = None
) -> Gain:
    """That many deals, each of them with the exploiter and without; `usual` remembers how they go without."""
    gain = Gain()
    usual = {} if usual is None else usual
    for number in range(first, first + games):
        seed = game_seed(trial.seed, number)
        if number not in usual:
            usual[number] = _play(trial, None, seed, number)
        seat, side = _play(trial, make, seed, number)
        gain.pairs.append((seat, usual[number][0]))
        gain.sides.append((side, usual[number][1]))
    return gain


def dealt_to(match: Match, side: str) -> list[Seat]:
    """The seats that are on a side, of a match that has only been dealt."""
    seats = range(match.seats)
    roles = [roles_by_seat(match.view(seat), match.seats)[seat] for seat in seats]
    return [seat for seat in seats if (roles[seat] in HUMANS) == (side == HUMAN)]


def has_won(match: Match, side: str) -> bool:
    """Whether a side has won a match that is over."""
    assert match.outcome is not None
    ends = roles_by_seat(match.view(None), match.seats)
    winners = match.outcome.winners
    aliens = any(ends[one] not in HUMANS for one in winners)
    return bool(winners) and (aliens if side == ALIEN else not aliens)


def _play(trial: Trial, make: ScriptMaker | None, seed: int, number: int) -> tuple[bool, bool]:
    """Whether the seat wins, and whether its side does."""
    match = Match.new(trial.game, trial.seats, seed=seed)
    sided = dealt_to(match, trial.side)
    seat = sided[number % len(sided)]
    bots: list[Bot] = [trial.bot(one, seed) for one in range(trial.seats)]
    if make is not None:
        for one in sided if trial.all_of_side else [seat]:
            bots[one] = make(one, bots[one], random.Random(f"exploiter {one} {seed}"))
    play_with(match, bots, talk=trial.talk)
    assert match.outcome is not None
    return seat in match.outcome.winners, has_won(match, trial.side)
