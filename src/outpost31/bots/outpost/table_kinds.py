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
        self._first_hand: OutpostBelief | None = None
        self._belief: OutpostBelief | None = None
        self._said = [1.0] * (1 << people)
        """How likely all that was said is, by set of aliens: kept apart, so that what was seen stays what it is."""

    def __deepcopy__(self, memo: object) -> Acquaintance:
        """A copy: a compiled one cannot be made empty and filled later by others."""
        del memo
        first = self.readers[0]
        new = Acquaintance(first.belief.people, first.me, ())
        new.readers = [reader.copy() for reader in self.readers]
        new._first_hand, new._belief, new._said = self._first_hand, self._belief, self._said[:]
        return new

    @property
    def likelihoods(self) -> list[float]:
        """How likely this is a table of each kind; for that, what is relied on in part counts whole."""
        relied = self.readers[0].habits.reliance
        best = max(reader.belief.evidence for reader in self.readers)
        weights = [max(OPEN, exp((reader.belief.evidence - best) / relied)) for reader in self.readers]
        total = sum(weights)
        return [weight / total for weight in weights]

    @property
    def first_hand(self) -> OutpostBelief:
        """What to believe by what was seen alone, whatever the kind and whatever was said: to be looked at only."""
        if self._first_hand is None:
            beliefs = [reader.belief for reader in self.readers]
            self._first_hand = OutpostBelief.mixed(beliefs, self.likelihoods)
        return self._first_hand

    @property
    def belief(self) -> OutpostBelief:
        """What to believe, by what was said too: to be looked at, not to be changed."""
        if self._belief is None:
            seen = self.first_hand
            weights = [weight * said for weight, said in zip(seen.weights, self._said, strict=True)]
            total = sum(weights)
            self._belief = OutpostBelief(
                seen.people, seen.me, seen.trust, [weight / total for weight in weights]
            )
        return self._belief

    def proved(self, pawn: int) -> bool | None:
        """Whether a character is an alien, where facts leave no doubt: these are the same for every kind."""
        return self.readers[0].proved(pawn)

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
            self._belief = self._first_hand = None
        return said

    def hear(self, one: int, other: int, claim: Pairing, credit: float) -> None:
        """Somebody said something about another: how likely that is of each role (rows) about each (columns)."""
        of_both = [chance**credit for row in claim for chance in row]
        self._said = [
            said * of_both[2 * (aliens >> one & 1) + (aliens >> other & 1)]
            for aliens, said in enumerate(self._said)
        ]
        self._belief = None

    def at_another_table(self) -> OutpostReader:
        """One reader for an imagined table, where nothing can be learned about people: with all their habits."""
        new = self.readers[0].at_another_table()
        new.belief = self.belief.copy()
        new.habits = mix_habits([reader.habits for reader in self.readers], self.likelihoods)
        return new


Reading: TypeAlias = Acquaintance | OutpostReader
"""What a seat makes of what it is told: at its own table, and at imagined ones."""
