"""Which kind of table this is (a mixture of opponent models): how people here play, of those the lab has seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TypeAlias

from outpost31.bots.outpost.belief import OutpostBelief, Pairing
from outpost31.bots.outpost.habits import OutpostHabits, mix_habits
from outpost31.bots.outpost.reader import OutpostReader
from outpost31.kernel.views import Told

OPEN = 0.001
"""However unlikely, each kind of table keeps this share of the likeliest's weight: people change their ways."""


class Acquaintance:
    """One reader for each kind of table; each is believed as far as it can explain what was told so far."""

    def __init__(
        self, people: int, me: int | None, kinds: Sequence[OutpostHabits], suspicion: float = 1.0
    ) -> None:
        self.readers = [OutpostReader(people, me, kind, suspicion) for kind in kinds]
        self._belief: OutpostBelief | None = None

    @property
    def likelihoods(self) -> list[float]:
        """How likely this is a table of each kind."""
        best = max(reader.belief.evidence for reader in self.readers)
        weights = [max(OPEN, exp(reader.belief.evidence - best)) for reader in self.readers]
        total = sum(weights)
        return [weight / total for weight in weights]

    @property
    def belief(self) -> OutpostBelief:
        """What to believe, whatever the kind: to be looked at, not to be changed."""
        if self._belief is None:
            beliefs = [reader.belief for reader in self.readers]
            self._belief = OutpostBelief.mixed(beliefs, self.likelihoods)
        return self._belief

    @property
    def haunts(self) -> dict[str, float]:
        """Where the exposed alien has lain in wait."""
        return self.readers[0].haunts

    def read(self, events: list[Told]) -> bool:
        """Take in what was told since the last time; whether anything was told that says something."""
        said = False
        for reader in self.readers:
            said = reader.read(events)
        if said:
            self._belief = None
        return said

    def hear(self, one: int, other: int, claim: Pairing, credit: float) -> None:
        """Somebody said something about another: how likely that is of each role (rows) about each (columns)."""
        for reader in self.readers:
            reader.hear(one, other, claim, credit)
        self._belief = None

    def at_another_table(self) -> OutpostReader:
        """One reader for an imagined table, where nothing can be learned about people: with all their habits."""
        new = self.readers[0].at_another_table()
        new.belief = self.belief.copy()
        new.habits = mix_habits([reader.habits for reader in self.readers], self.likelihoods)
        return new


Reading: TypeAlias = Acquaintance | OutpostReader
"""What a seat makes of what it is told: at its own table, and at imagined ones."""
