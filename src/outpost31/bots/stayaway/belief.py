"""Who is The Thing, and who has been infected: probabilities over all N·2^(N-1) ways it can be.

Only The Thing infects (S-4.1). So if we knew who it is, whether one player has been infected would tell nothing
about another, and the joint probability is a sum over the N candidates of a product over the other seats: N·N
numbers stand exactly for N·2^(N-1) assignments, and no update looks at more than N·N of them. See decision 0010.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from outpost31.kernel.questions import Seat

FLOOR = 0.002
"""How unlikely behaviour alone may make something: people surprise."""

Likelihood: TypeAlias = tuple[float, float, float]
"""How likely something is of a human, of an Infected, and of The Thing."""
HUMAN, INFECTED, THING = 0, 1, 2

Pairing: TypeAlias = tuple[Likelihood, Likelihood, Likelihood]
"""How likely an actor (rows) does something to another (columns), by what each of them is."""


class Belief:
    """What one observer, or the public, can think of every seat."""

    __slots__ = ("infected", "ruled_out", "seats", "thing")

    def __init__(self, seats: int, before: Belief | None = None) -> None:
        """The first belief at a table of so many seats, or the one that was held before."""
        self.seats = seats
        self.thing: list[float] = [1 / seats] * seats if before is None else before.thing[:]
        """How likely each seat is The Thing."""
        self.infected: list[list[float]] = (
            [[0.0] * seats for _ in range(seats)] if before is None else [row[:] for row in before.infected]
        )
        """How likely each seat is infected (second) if a certain one is The Thing (first)."""
        self.ruled_out: set[Seat] = set() if before is None else before.ruled_out.copy()
        """Who cannot be The Thing by the rules."""

    def copy(self) -> Belief:
        """The same belief, on its own."""
        return Belief(self.seats, self)

    def __deepcopy__(self, memo: object) -> Belief:
        """A copy: a compiled one cannot be made empty and filled later by others."""
        del memo
        return self.copy()

    # What it says -----------------------------------------------------------------------------------------

    def is_infected(self, seat: Seat) -> float:
        """The probability that a seat is infected."""
        return sum([weight * row[seat] for weight, row in zip(self.thing, self.infected, strict=True)])

    def is_alien(self, seat: Seat) -> float:
        """The probability that a seat is The Thing or infected."""
        return min(1.0, self.thing[seat] + self.is_infected(seat))

    def assignments(self) -> Iterator[tuple[Seat, frozenset[Seat], float]]:
        """Every assignment with its probability: The Thing, the infected. For tests and for imagining."""
        for thing, weight in enumerate(self.thing):
            others = [seat for seat in range(self.seats) if seat != thing]
            for infected in product((False, True), repeat=len(others)):
                probability = weight
                for seat, is_so in zip(others, infected, strict=True):
                    chance = self.infected[thing][seat]
                    probability *= chance if is_so else 1 - chance
                yield (
                    thing,
                    frozenset(one for one, so in zip(others, infected, strict=True) if so),
                    probability,
                )

    # Facts, which the rules leave no doubt about ----------------------------------------------------------

    def clear(self, seat: Seat) -> None:
        """This seat is human now: it showed a hand without contagion, or it is the observer. (S-4.2)"""
        self.ruled_out.add(seat)
        self._take((1.0, 0.0, 0.0), seat)

    def rule_out(self, seat: Seat) -> None:
        """This seat is not The Thing: the game goes on after its elimination. (S-9.2)"""
        self.ruled_out.add(seat)
        self._take((1.0, 1.0, 0.0), seat)

    def convict(self, seat: Seat) -> None:
        """This seat is The Thing."""
        for other in range(self.seats):
            self.thing[other] = 1.0 if other == seat else 0.0
        self.ruled_out = set(range(self.seats)) - {seat}

    def infect(self, seat: Seat) -> None:
        """This seat is infected."""
        for row in self.infected:
            row[seat] = 1.0
        self.rule_out(seat)

    # Chances and likelihoods ------------------------------------------------------------------------------

    def expose(self, giver: Seat, taker: Seat, chance: float) -> None:
        """A card went from one to the other: if the giver is The Thing it infected with this chance. (S-4.1)"""
        row = self.infected[giver]
        row[taker] += (1 - row[taker]) * chance

    def observe(self, seat: Seat, likelihood: Likelihood) -> None:
        """Something was seen of a seat that is more likely of one role than of another."""
        self._take(likelihood, seat)

    def observe_pair(self, actor: Seat, target: Seat, pairing: Pairing) -> None:
        """One did something to another. What it tells about the two together is kept as what it tells about each."""
        human, infected, thing = pairing
        weights = self.thing
        for candidate, row in enumerate(self.infected):
            if weights[candidate] == 0.0:
                continue
            if candidate == actor:
                weights[candidate] *= _weigh(row, target, thing[HUMAN], thing[INFECTED])
            elif candidate == target:
                weights[candidate] *= _weigh(row, actor, human[THING], infected[THING])
            else:
                one, other = row[actor], row[target]
                total = _weigh(
                    row,
                    actor,
                    (1 - other) * human[HUMAN] + other * human[INFECTED],
                    (1 - other) * infected[HUMAN] + other * infected[INFECTED],
                )
                _weigh(
                    row,
                    target,
                    (1 - one) * human[HUMAN] + one * infected[HUMAN],
                    (1 - one) * human[INFECTED] + one * infected[INFECTED],
                )
                weights[candidate] *= total
        self._settle()

    def weigh_things(self, likelihoods: list[float]) -> None:
        """Something was seen whose likelihood depends on who is The Thing alone."""
        for seat, likelihood in enumerate(likelihoods):
            self.thing[seat] *= likelihood
        self._settle()

    def _take(self, likelihood: Likelihood, seat: Seat) -> None:
        human, infected, thing = likelihood
        weights = self.thing
        for candidate, row in enumerate(self.infected):
            if candidate == seat:
                weights[candidate] *= thing
            else:
                weights[candidate] *= _weigh(row, seat, human, infected)
        self._settle()

    def _settle(self) -> None:
        """Make it sum to one; nobody whom the rules do not rule out falls under the floor."""
        weights = self.thing
        total = sum(weights)
        if total <= 0:
            # Everything that seemed possible is not: begin again with those whom the rules leave.
            open_to = [seat for seat in range(self.seats) if seat not in self.ruled_out] or list(
                range(self.seats)
            )
            for seat in range(self.seats):
                weights[seat] = 1 / len(open_to) if seat in open_to else 0.0
            return
        lifted = 0.0
        for seat, weight in enumerate(weights):
            if weight < FLOOR * total and seat not in self.ruled_out:
                lifted += FLOOR * total - weight
                weights[seat] = FLOOR * total
        total += lifted
        for seat, weight in enumerate(weights):
            weights[seat] = weight / total


def _weigh(row: list[float], seat: Seat, human: float, infected: float) -> float:
    """Bayes for one seat of one candidate's row; returns how likely it was."""
    chance = row[seat]
    total = (1 - chance) * human + chance * infected
    # What this candidate cannot explain must still be true of it, in case it is The Thing after all.
    row[seat] = chance * infected / total if total > 0 else float(infected > human)
    return total
