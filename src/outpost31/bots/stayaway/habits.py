"""How people of each role are used to playing, as counted in the lab (`outpost31.lab.learn.habits_stayaway`)."""

from __future__ import annotations

from dataclasses import dataclass

from outpost31.bots.stayaway.belief import Likelihood, Pairing

MOST_DRAWS = 15
"""Whoever has drawn more cards than this counts as having drawn this many."""
DRAWS_APART = 3
"""Hands are told apart by draws in steps of this many."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What each role does, as rates. The three numbers of a row are for humans, Infected and The Thing."""

    infecting: dict[str, tuple[float, ...]]
    """How often The Thing hands a human an Infected! card, by how it comes to give and by its draws so far."""
    hands: tuple[tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]], ...]
    """How often a hand holds 0, 1, 2, 3, 4 Infected! cards, by draws and role."""
    does: dict[str, Likelihood]
    """What a player does on its turn that is aimed at nobody, or says of itself."""
    does_to: dict[str, Pairing]
    """What a player does to another: rows the one, columns the other."""
    gives: dict[str, Likelihood]
    """Which card it hands over, of those that are not Infected!."""
    reliance: float = 1.0
    """How much more than elsewhere these habits tell roles apart: aliens that mask themselves are seen through less."""

    def infection(self, how: str, draws: int) -> float:
        """The chance that The Thing's card infects."""
        return self.infecting[how][min(draws, MOST_DRAWS)]

    def hand(self, infected: int, draws: int) -> Likelihood:
        """How likely each role is to hold that many Infected! cards."""
        rows = self.hands[min(draws // DRAWS_APART, len(self.hands) - 1)]
        return rows[0][infected], rows[1][infected], rows[2][infected]

    def share(self, draws: int) -> Likelihood:
        """The part of a hand of four that is Infected!, by role, to be expected."""
        rows = self.hands[min(draws // DRAWS_APART, len(self.hands) - 1)]
        human, infected, thing = (sum(count * part for count, part in enumerate(row)) / 4 for row in rows)
        return human, infected, thing
