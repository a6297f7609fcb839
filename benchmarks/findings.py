"""Findings: what a run measured, the ratios in it, and what we aim at."""

from __future__ import annotations

from dataclasses import dataclass

from measure import Contestant, Shape, Spread
from ours import QUIET, RARE, USUAL, Costs
from peers import BARE_LOOP, ENV_RUN, SOCIAL_DEDUCTION


@dataclass(frozen=True)
class Run:
    """Everything that one run found."""

    date: str
    versions: dict[str, str]
    command: str
    rounds: int
    seconds: float
    rates: dict[Contestant, list[float]]
    shapes: dict[Contestant, Shape]
    """Of those whose decisions are not the same as another's."""
    costs: list[Costs]


COPY = "a copy"
VIEW = "a view"


@dataclass(frozen=True)
class Aim:
    """What one of our games should reach at every number of seats: so many times a peer, or a cheap copy or view."""

    game: str
    beside: str
    """A peer, or what must take less than so many µs."""
    bound: float
    way: str = USUAL
    is_compiled: bool = False

    @property
    def is_race(self) -> bool:
        """Whether a peer is raced."""
        return self.beside not in (COPY, VIEW)

    def words(self) -> str:
        """The aim as a sentence would have it."""
        subject = ", ".join(filter(None, (self.game, self.way, "compiled" if self.is_compiled else "")))
        if self.is_race:
            return f"{subject}: at least {self.bound:g} times {self.beside}"
        return f"{subject}: {self.beside} in under {self.bound:g} µs"

    def worst(self, run: Run) -> float | None:
        """What was measured at the number of seats where it was worst, if it was measured at all."""
        if self.is_race:
            ratios = (ratio(run, one, self.beside) for one in run.rates if self._is_about(one))
            return min((one.middle for one in ratios if one is not None), default=None)
        spreads = (one.copy if self.beside == COPY else one.view for one in run.costs if self._is_about(one))
        return max((one.middle for one in spreads if one is not None), default=None)

    def _is_about(self, one: Contestant | Costs) -> bool:
        way = one.way if isinstance(one, Contestant) else USUAL
        return (one.game, way, one.is_compiled) == (self.game, self.way, self.is_compiled)

    def is_met(self, measured: float) -> bool:
        """Whether that is good enough."""
        return measured >= self.bound if self.is_race else measured < self.bound


TIMES_ENV_RUN = {"stayaway": 3.5, "boardgame": 6.0, "norwegian": 6.0, "coop": 3.5}
"""The sources alone, by game."""
HALF_AS_MUCH_AGAIN = 1.5
"""What a quiet match should reach of that."""
COMPILED = {ENV_RUN: 8.0, BARE_LOOP: 2.0, SOCIAL_DEDUCTION: 0.4, COPY: 5.0, VIEW: 10.0}
"""Every game, compiled."""

AIMS = (
    *(Aim(game, ENV_RUN, bound) for game, bound in TIMES_ENV_RUN.items()),
    Aim("stayaway", ENV_RUN, TIMES_ENV_RUN["stayaway"], RARE),
    *(Aim(game, ENV_RUN, HALF_AS_MUCH_AGAIN * bound, QUIET) for game, bound in TIMES_ENV_RUN.items()),
    *(
        Aim(game, beside, bound, is_compiled=True)
        for beside, bound in COMPILED.items()
        for game in TIMES_ENV_RUN
    ),
)


def ratio(run: Run, ours: Contestant, peer: str) -> Spread | None:
    """How many times as fast as a peer, round by round, so that a slow moment of the machine hits both."""
    theirs = next((rates for one, rates in run.rates.items() if one.name == peer), None)
    if theirs is None:
        return None
    return Spread.of([mine / other for mine, other in zip(run.rates[ours], theirs, strict=True)])
