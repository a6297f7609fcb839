"""Who is an alien at the outpost: exact probabilities over all sets of people, at most 255 of them. (B-1.1)

Here everybody who is infected infects others, so no product of independent chances will do; but there are at most
eight people, and every set of aliens among them can be written down.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import comb
from operator import itemgetter

FLOOR = 1e-5
"""How unlikely behaviour alone may make a set of aliens."""
BLIND_SABOTAGE = 1 / 3
"""How often a card that nobody chose is SABOTAGE."""
SABOTAGES = (0.04, 0.57)
"""How often a card handed over is SABOTAGE: from a human, and from an alien."""
Pairing = tuple[tuple[float, float], tuple[float, float]]
"""How likely something is of a human to a human and to an alien, and of an alien to each."""


class OutpostBelief:
    """What one seat can think of everybody, as weights of sets; a set is a number whose bits are people."""

    def __init__(self, people: int, me: int | None, trust: float = 0.7) -> None:
        self.people = people
        self.me = me
        self.trust = trust
        self.weights = [0.0] * (1 << people)
        for pawn in range(people):
            self.weights[1 << pawn] = 1 / people

    def copy(self) -> OutpostBelief:
        """The same belief, on its own."""
        new = OutpostBelief.__new__(OutpostBelief)
        new.people, new.me, new.trust, new.weights = self.people, self.me, self.trust, self.weights[:]
        return new

    def known(self, pawn: int, *, is_alien: bool) -> OutpostBelief:
        """What somebody would believe who knows this one's role besides."""
        new = self.copy()
        new.know(pawn, is_alien=is_alien)
        return new

    def is_alien(self, pawn: int) -> float:
        """How likely a character is an alien."""
        return sum(_weights_with(self.people, pawn)(self.weights))

    def likeliest(self, among: list[int]) -> float:
        """How likely the likeliest set of aliens among these is."""
        return max(self.sets(among).values(), default=1.0)

    def likeliest_given(self, among: list[int], pawn: int) -> float:
        """The same on average, once it is known what this one is."""
        bit = 1 << pawn
        best = [0.0, 0.0]
        for aliens, weight in self.sets([*among, pawn]).items():
            side = bool(aliens & bit)
            best[side] = max(best[side], weight)
        return best[0] + best[1]

    def sets(self, among: list[int]) -> dict[int, float]:
        """How likely each set of aliens among these is, whatever the others are."""
        mask = 0
        for pawn in among:
            mask |= 1 << pawn
        found: dict[int, float] = {}
        for aliens, weight in enumerate(self.weights):
            if weight:
                part = aliens & mask
                found[part] = found.get(part, 0.0) + weight
        return found

    # Facts ------------------------------------------------------------------------------------------------

    def know(self, pawn: int, *, is_alien: bool) -> None:
        """What somebody is at this moment."""
        bit = 1 << pawn
        for aliens in range(len(self.weights)):
            if bool(aliens & bit) != is_alien:
                self.weights[aliens] = 0.0
        self._settle()

    def become(self, pawn: int) -> None:
        """Somebody has become an alien: what it was before does not matter."""
        bit = 1 << pawn
        for aliens in range(len(self.weights)):
            if aliens & bit:
                self.weights[aliens] += self.weights[aliens ^ bit]
                self.weights[aliens ^ bit] = 0.0

    # Chances ----------------------------------------------------------------------------------------------

    def expose(self, giver: int, taker: int, chance: float) -> None:
        """If the one is an alien the other became one with this chance. (B-6.14)"""
        gives, takes = 1 << giver, 1 << taker
        weights = self.weights
        for aliens in range(len(weights)):
            if aliens & gives and not aliens & takes:
                moved = weights[aliens] * chance
                weights[aliens] -= moved
                weights[aliens | takes] += moved

    def infect(self, pawn: int, chance: float) -> None:
        """Somebody became an alien with this chance, by a dog. (B-6.15)"""
        bit = 1 << pawn
        for aliens in range(len(self.weights)):
            if not aliens & bit:
                moved = self.weights[aliens] * chance
                self.weights[aliens] -= moved
                self.weights[aliens | bit] += moved

    def observe(self, pawn: int, human: float, alien: float, trust: float | None = None) -> None:
        """Something was seen of somebody that is likelier of the one than of the other."""
        power = self.trust if trust is None else trust
        ratio = (alien / human) ** power if human > 0 else 1e6
        weights = self.weights
        for aliens in _sets_with(self.people, pawn):
            weights[aliens] *= ratio
        self._settle()

    def observe_pair(self, one: int, other: int, likelihood: Pairing, trust: float | None = None) -> None:
        """One did something to another: how likely that is of each role (rows) to each role (columns)."""
        power = self.trust if trust is None else trust
        first, second = 1 << one, 1 << other
        for aliens, weight in enumerate(self.weights):
            if weight:
                chance = likelihood[bool(aliens & first)][bool(aliens & second)]
                self.weights[aliens] = weight * chance**power
        self._settle()

    def observe_stack(
        self,
        handers: list[int],
        blind: int,
        shown: int,
        sabotaged: int,
        known: tuple[int, int] = (0, 0),
        rates: tuple[float, float] = SABOTAGES,
    ) -> None:
        """So many cards of the stack were shown, so many of them SABOTAGE; these people had chosen cards for it.

        Besides there are so many cards in it that are known to be good, and so many known to be SABOTAGE.
        """
        mask = sum(1 << pawn for pawn in handers)
        for aliens, weight in enumerate(self.weights):
            if weight:
                bad = (aliens & mask).bit_count()
                chance = stack_likelihood(len(handers) - bad, bad, blind, shown, sabotaged, known, rates)
                self.weights[aliens] = weight * chance**self.trust
        self._settle()

    def _settle(self) -> None:
        total = sum(self.weights)
        if total <= 0:
            people = range(self.people)
            self.weights = [0.0] * len(self.weights)
            for pawn in people:
                if pawn != self.me:
                    self.weights[1 << pawn] = 1 / max(1, self.people - 1)
            return
        least = FLOOR * total
        lifted = [max(weight, least) if weight else 0.0 for weight in self.weights]
        total = sum(lifted)
        self.weights = [weight / total for weight in lifted]


@cache
def _sets_with(people: int, pawn: int) -> tuple[int, ...]:
    """The sets of so many people in which this one is."""
    return tuple(aliens for aliens in range(1 << people) if aliens >> pawn & 1)


@cache
def _weights_with(people: int, pawn: int) -> Callable[[list[float]], tuple[float, ...]]:
    """Takes the weights of those sets out of all."""
    return itemgetter(*_sets_with(people, pawn))


@lru_cache(maxsize=4096)
def stack_likelihood(
    humans: int,
    aliens: int,
    blind: int,
    shown: int,
    sabotaged: int,
    known: tuple[int, int] = (0, 0),
    rates: tuple[float, float] = SABOTAGES,
) -> float:
    """How likely so many SABOTAGE cards come up among those shown. (B-7.3)"""
    good, spoiled = known
    chances = [0.0] * spoiled + [1.0]
    for count, chance in zip((humans, aliens, blind), (*rates, BLIND_SABOTAGE), strict=True):
        for _ in range(count):
            after = [0.0] * (len(chances) + 1)
            for bad, weight in enumerate(chances):
                after[bad] += weight * (1 - chance)
                after[bad + 1] += weight * chance
            chances = after
    cards = humans + aliens + blind + good + spoiled
    total = 0.0
    for bad, weight in enumerate(chances):
        if sabotaged <= bad and shown - sabotaged <= cards - bad and shown <= cards:
            total += weight * comb(bad, sabotaged) * comb(cards - bad, shown - sabotaged) / comb(cards, shown)
    return total
