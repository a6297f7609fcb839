"""Findings: what a run measured, the ratios in it, and what we aim at."""

from __future__ import annotations

from dataclasses import dataclass

from measure import Contestant, Shape, Spread
from ours import Costs
from peers import BARE_LOOP, ENV_RUN


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
    costs: list[Costs]


@dataclass(frozen=True)
class Aim:
    """What one of our games should reach at every number of seats: so many times a peer, or a cheap copy."""

    game: str
    peer: str | None
    bound: float

    def words(self) -> str:
        """The aim as a sentence would have it."""
        return (
            f"at least {self.bound:g} times {self.peer}"
            if self.peer
            else f"a copy in under {self.bound:g} µs"
        )

    def worst(self, run: Run) -> float | None:
        """What was measured at the number of seats where it was worst, if it was measured at all."""
        if self.peer is None:
            return max((one.copy.middle for one in run.costs if one.game == self.game), default=None)
        ratios = (ratio(run, one, self.peer) for one in run.rates if one.game == self.game)
        return min((one.middle for one in ratios if one is not None), default=None)

    def is_met(self, measured: float) -> bool:
        """Whether that is good enough."""
        return measured >= self.bound if self.peer else measured < self.bound


AIMS = (
    Aim("stayaway", ENV_RUN, 5),
    Aim("stayaway", BARE_LOOP, 2),
    Aim("stayaway", None, 10),
    Aim("boardgame", ENV_RUN, 4),
    Aim("boardgame", None, 20),
)


def ratio(run: Run, ours: Contestant, peer: str) -> Spread | None:
    """How many times as fast as a peer, round by round, so that a slow moment of the machine hits both."""
    theirs = next((rates for one, rates in run.rates.items() if one.name == peer), None)
    if theirs is None:
        return None
    return Spread.of([mine / other for mine, other in zip(run.rates[ours], theirs, strict=True)])
